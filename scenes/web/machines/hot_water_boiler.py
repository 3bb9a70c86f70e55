"""The hot-water generator of models/hot_water_boiler.py with furnace, tubes and water inside."""
from scenes.models import hot_water_boiler
from scenes.models.hot_water_boiler import AXIS, BURNER_Z, FRONT, HEADER_Z, MAIN, PUMP_FACE_Y, PUMP_XS, R, REAR, RETURN_X, SHAFT_Z, SUCTION_Y, SUPPLY_X, TOP
from scenes.models.hot_water_section import CHAMBER_END, CHAMBER_R, CHAMBER_X, CHAMBER_Z, FLUE_R, INNER, lining, tube_points
from scenes.parts.casting import circle, plate
from scenes.parts.core import cylinder, place, tube
from scenes.parts.exchangers import tube_bundle
from scenes.parts.sizes import pipe_radius
from scenes.web.model import Model
from scenes.web.record import made, naming, part
from scenes.web.solids import carve, drill, united


def inside():
    second, third = tube_points()
    holes = [circle(0.0254, p, 8) for p in third]
    with part('furnace'):
        tube(FLUE_R, FLUE_R - 0.014, CHAMBER_X - FRONT + 0.014, 'iron_grey', (FRONT, 0, BURNER_Z), 'x')
    with place((0, 0, AXIS)):
        with part('tube-plates'):
            flue = circle(FLUE_R + 0.0005, (0, BURNER_Z - AXIS))
            plate([circle(INNER - 0.0005), flue, *holes, *(circle(0.0254, p, 8) for p in second)], 0.022, 'steel', (FRONT, 0, 0), 'x', 'z', edge=0)
            plate([circle(INNER - 0.0005), *holes], 0.022, 'steel', (REAR - 0.022, 0, 0), 'x', 'z', edge=0)
        with part('reversal-chamber'):
            drop = CHAMBER_Z - AXIS
            tube(CHAMBER_R, CHAMBER_R - 0.014, CHAMBER_END - CHAMBER_X, 'iron_grey', (CHAMBER_X, 0, drop))
            plate([circle(CHAMBER_R - 0.0145), circle(FLUE_R + 0.0005, (0, BURNER_Z - CHAMBER_Z)), *(circle(0.0254, (y, z - drop), 8) for y, z in second)], 0.014, 'iron_grey',
                  (CHAMBER_X, 0, drop), 'x', 'z', edge=0)
            cylinder(CHAMBER_R - 0.0145, 0.014, 'iron_grey', (CHAMBER_END - 0.014, 0, drop))
        with part('second-pass'):
            tube_bundle(second, 0.025, CHAMBER_X - FRONT + 0.02, (FRONT - 0.006, 0, 0), 'x', 'copper')
        with part('third-pass'):
            tube_bundle(third, 0.025, REAR - FRONT + 0.012, (FRONT - 0.006, 0, 0), 'x', 'steel')
    with part('water'):
        carve(lambda: cylinder(INNER - 0.0006, REAR - FRONT - 0.046, None, (FRONT + 0.023, 0, AXIS)), lambda: fire_side(second, third), 'water', 'water')


def fire_side(second, third):
    cylinder(FLUE_R + 0.001, CHAMBER_X - FRONT + 0.1, None, (FRONT - 0.05, 0, BURNER_Z))
    cylinder(CHAMBER_R + 0.001, CHAMBER_END - CHAMBER_X + 0.002, None, (CHAMBER_X - 0.001, 0, CHAMBER_Z))
    for points, length in ((second, CHAMBER_X - FRONT + 0.1), (third, REAR - FRONT + 0.1)):
        for y, z in points:
            cylinder(0.0256, length, None, (FRONT - 0.05, y, AXIS + z), segments=8)


def water_ways():
    """Through the wall and up, for what comes and what goes."""
    for x in (RETURN_X, SUPPLY_X):
        cylinder(pipe_radius(MAIN) * 0.88, 0.9, None, (x, 0, TOP - 0.12), 'z')


def bored(make, *given, bodies=('lathe', 'cylinder', 'cone', 'flange', 'prism')):
    with made() as found:
        make(*given)
    drill([o for o in found if o.name.startswith(bodies)], lambda: united(water_ways))


def front():
    """Smoke box and door with the opening of the burner, lined, and the throat that leads its flame through them."""
    with made() as found:
        face = hot_water_boiler.front()
    drill(found[:1], lambda: cylinder(R * 0.93, 0.24, None, (FRONT + 0.01, 0, AXIS), '-x'))
    drill([o for o in found if o.name.startswith('lathe')], lambda: cylinder(0.201, 0.3, None, (FRONT - 0.15, 0, BURNER_Z), '-x'))
    lining()
    return face


def build():
    with part('shell'), naming(hot_water_boiler, base_frame='base'):
        bored(hot_water_boiler.shell, bodies='cladding')
    inside()
    with part('front-door'):
        face = front()
    with part('gas-train'), naming(hot_water_boiler, burner='burner'):
        hot_water_boiler.firing(face)
    with part('rear-box'), naming(hot_water_boiler, chimney='stack'), made() as found:
        hot_water_boiler.rear()
    drill(found[:1], lambda: cylinder(R * 0.93, 0.26, None, (REAR - 0.01, 0, AXIS), 'x'))
    with part('supply'), naming(hot_water_boiler, thermometer='instruments', needle_cock='instruments'):
        bored(hot_water_boiler.supply)
    with part('safety-valves'), naming(hot_water_boiler, level_probe='level-probes'):
        hot_water_boiler.safety_valves()
    for name, made_by in (('instruments', hot_water_boiler.instrument_tap), ('expansion-vessel', hot_water_boiler.expansion), ('drain', hot_water_boiler.drain), ('panel', hot_water_boiler.panel)):
        with part(name):
            made_by()
    with part('suction-header'), naming(hot_water_boiler, pump_leg='pumps', box='pumps'):
        y = hot_water_boiler.pump_set()
    with part('return'):
        bored(hot_water_boiler.return_line, y)


HIGH = TOP + 0.85
MODEL = Model(
    slug='calderas-agua-caliente', picture='equipment/calderas-agua-caliente-conjunto', size=4.2, build=build,
    explode={'burner': (-0.9, 0, 0), 'gas-train': (-0.9, -0.4, 0), 'front-door': (-0.45, 0, 0), 'rear-box': (0.6, 0, 0), 'stack': (0.6, 0, 0.5), 'supply': (0.2, 0, 0.8), 'return': (0, 0, 0.5), 'safety-valves': (0, 0.3, 0.7),
             'level-probes': (0, 0, 0.6), 'instruments': (0, -0.2, 0.8), 'expansion-vessel': (0.6, -0.6, 0), 'pumps': (0, -0.8, 0), 'suction-header': (0, -0.4, 0), 'panel': (-0.4, -0.8, 0), 'drain': (0, -0.4, 0), 'shell': (0, 2.0, 0.4), 'base': (0, 0, -0.3),
             'furnace': (0, -1.2, 0), 'reversal-chamber': (0, -1.2, 0)},
    inside=('furnace', 'tube-plates', 'reversal-chamber', 'second-pass', 'third-pass', 'water'), hollow=('panel', 'burner'), whole=('base', 'level-probes', 'safety-valves'), cut=((0, -1, 0), 2.6, 0.033, 0.033),
    flows={
        'return': ('water', [(REAR + 1.05, SUCTION_Y, SHAFT_Z), (PUMP_XS[0], SUCTION_Y, SHAFT_Z), (PUMP_XS[0], PUMP_FACE_Y, SHAFT_Z), (PUMP_XS[0], -1.45, SHAFT_Z), (PUMP_XS[0], -1.45, HEADER_Z), (RETURN_X, -1.45, HEADER_Z),
                             (RETURN_X, -1.45, HIGH), (RETURN_X, 0, HIGH), (RETURN_X, 0, TOP - 0.1)]),
        'supply': ('water', [(SUPPLY_X, 0, TOP - 0.1), (SUPPLY_X, 0, HIGH), (SUPPLY_X, -0.52, HIGH), (REAR + 1.05, -0.52, HIGH)]),
        'fire': ('gas', [(FRONT - 0.2, 0, BURNER_Z), (0, 0, BURNER_Z), (CHAMBER_X + 0.15, 0, BURNER_Z)]),
        'gases': ('gas', [(CHAMBER_X + 0.15, 0, BURNER_Z), (CHAMBER_X + 0.15, 0, AXIS + 0.21), (FRONT, 0, AXIS + 0.21), (FRONT - 0.12, 0, AXIS + 0.3), (FRONT, 0, AXIS + 0.43), (REAR, 0, AXIS + 0.43),
                          (REAR + 0.16, 0, AXIS + 0.6), (REAR + 0.16, 0, TOP + 1.5)]),
        'expansion': ('water', [(2.02, SUCTION_Y, SHAFT_Z + 0.06), (2.02, -1.5, SHAFT_Z + 0.06), (2.02, -1.86, SHAFT_Z + 0.1), (2.02, -1.86, 0.6)]),
    },
)
