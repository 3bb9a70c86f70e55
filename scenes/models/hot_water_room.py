"""Hot-water plant of a sports centre: the generator of hot_water_boiler.py, storage tanks and mains; its gate open on palms and pool."""
from scenes import stage
from scenes.brand import MARK
from scenes.materials import SURFACES
from scenes.models.hot_water_boiler import AXIS, MAIN, R, REAR, SHAFT_Z, SUCTION_Y, TOP, generator
from scenes.parts.core import box, place
from scenes.parts.halls import day_lights
from scenes.parts.instruments import thermometer
from scenes.parts.landscape import tropical_view
from scenes.parts.lettering import name_plate
from scenes.parts.life import door, helmet, tool_case
from scenes.parts.painted import tank_mark
from scenes.parts.palms import palm
from scenes.parts.pipes import pipe
from scenes.parts.places import wall_with_opening
from scenes.parts.room import drain_channel, floor, flow_band, lamp, plinth, rack, roof, wall, wall_sleeve
from scenes.parts.sizes import valve_length
from scenes.parts.vessels import chimney, tank
from scenes.pictures import photo

SURFACES.update({
    'sand_wall': ((0.64, 0.58, 0.48), 0.0, 0.85, 'mineral'),
    'sea_dado': ((0.13, 0.28, 0.34), 0.0, 0.55, 'mineral'),
    'warm_floor': ((0.40, 0.37, 0.33), 0.0, 0.38, 'mineral'),
    'pool': ((0.06, 0.40, 0.52), 0.0, 0.12, 'smooth'),
    'lawn': ((0.06, 0.13, 0.03), 0.0, 1.0, 'mineral'),
})
WALL, CEILING = 4.0, 5.8
GATE = (-6.4, -2.75, 0, 3.75)
END = REAR + 1.05
SUPPLY_Y, SUPPLY_Z = -0.52, TOP - 0.03 + 0.20 + valve_length(MAIN) * 0.8 + 0.30


def mains():
    """Supply and return from the generator's flanges back to the wall, marked by temperature."""
    pipe([(END, SUPPLY_Y, SUPPLY_Z), (3.15, SUPPLY_Y, SUPPLY_Z), (3.15, SUPPLY_Y, 3.9), (3.15, WALL, 3.9)], MAIN, start='flange', insulated=True)
    pipe([(END, SUCTION_Y, SHAFT_Z), (3.6, SUCTION_Y, SHAFT_Z), (3.6, SUCTION_Y, 3.4), (3.6, WALL, 3.4)], MAIN, start='flange', insulated=True)
    flow_band((3.15, SUPPLY_Y, 3.35), 'z', MAIN, mat='clad_orange')
    flow_band((3.6, SUCTION_Y, 2.2), 'z', MAIN, mat='clad_blue')
    wall_sleeve((3.15, WALL, 3.9), '-y', MAIN)
    wall_sleeve((3.6, WALL, 3.4), '-y', MAIN)


def storage():
    """Two tanks; the one that the boiler half hides bears no mark."""
    for x in (0.4, -1.5):
        with place((x, 2.6, 0.1)):
            tank(0.75, 2.4, leg_height=0.35)
            thermometer((0.3, -0.69, 2.5), '-y', radius=0.06, value=0.45)
    tank_mark(0.17, 0.75, (-1.5, 2.6, 1.90))
    with place((-1.5, 2.6, 0.1), (0.9, 0.43, 0), 'z'):
        name_plate([MARK, 'Acumulador 4 500 L', '10 bar   90 °C', 'N.º 0219   Costa Rica'], (0.44, 0.26), (0, -0.753, 1.08), '-y')
    plinth((4.0, 1.9), (-0.55, 2.6), 0.1)
    top = 0.1 + 0.35 + 0.75 * 0.25 + 2.4 + 0.75 * 0.387
    pipe([(0.4, 2.6, top - 0.03), (0.4, 2.6, 4.3), (-1.5, 2.6, 4.3), (-1.5, 2.6, top - 0.03)], 80, insulated=True)
    pipe([(-0.55, 2.6, 4.3), (-0.55, WALL, 4.3)], 80, insulated=True)
    wall_sleeve((-0.55, WALL, 4.3), '-y', 80)


def room():
    """Sand-coloured walls over a sea-blue foot; the gate at the left stands open."""
    x, high = (-10, 8), CEILING + 0.6
    floor(x, (-7, WALL), 'warm_floor')
    wall((x[1], WALL), (-2, WALL), high, 3, (0, 2), 2.3, 3.95, None, 'sand_wall', 0)
    wall_with_opening((x[0], -2), WALL, high, GATE, 'sand_wall')
    wall((x[1], -7), (x[1], WALL), high, 3, (), mat='sand_wall', dado=0)
    wall((x[0], WALL), (x[0], -7), high, 3, (1,), 1.6, 4.4, None, 'sand_wall', 0)
    for a, b in ((x[0], GATE[0]), (GATE[1], x[1])):
        box((b - a, 0.03, 1.25), 'sea_dado', ((a + b) / 2, WALL - 0.012, 0.625), bevel=0.003)
    box((0.03, WALL + 7, 1.25), 'sea_dado', (x[1] - 0.012, (WALL - 7) / 2, 0.625), bevel=0.003)
    for edge in GATE[:2]:
        box((0.12, 0.30, GATE[3]), 'galvanised', (edge, WALL + 0.06, GATE[3] / 2), bevel=0.006)
    # a little larger than the posts: no face of the lintel lies in one of theirs
    box((GATE[1] - GATE[0] + 0.15, 0.33, 0.14), 'galvanised', ((GATE[0] + GATE[1]) / 2, WALL + 0.06, GATE[3]), bevel=0.006)
    # sill over the foot of the opening, which has no height and would be black
    box((GATE[1] - GATE[0], 0.36, 0.016), 'concrete', ((GATE[0] + GATE[1]) / 2, WALL + 0.10, 0.004), bevel=0.003)
    roof(x, (-7, WALL), CEILING, along='y')
    drain_channel((x[0], -2.6, 0), (x[1], -2.6, 0))
    for lamp_x in (-1.0, 3.0):
        lamp((lamp_x, -2.4, CEILING - 1.1), 'x', 1.8, 0, CEILING)
    door((x[1] - 0.03, 2.2, 0), '-x', 1.0, 2.15, 'sea_dado', window=False)
    tool_case((-0.55, -2.05, 0), (-0.5, -1, 0))
    helmet((-0.55, -2.05, 0.262), (-0.8, -1, 0), 'white')


def garden():
    """Terrace, pool, palms and the hills beyond the gate."""
    # its edge runs under the floor: a gap at the sill would be black
    box((60, 5.2, 0.1), 'paving', (0, WALL + 2.5, -0.052), bevel=0)
    # over the meadow of the view, which at this low angle smears into streaks; seen, but it lights nothing
    lawn = box((200, 50, 0.1), 'lawn', (0, WALL + 27, -0.074), bevel=0)
    lawn.visible_diffuse = False
    box((16, 7.0, 0.06), 'paving', (-1.0, WALL + 10.5, -0.05), bevel=0)
    box((14.6, 5.6, 0.02), 'pool', (-1.0, WALL + 10.5, -0.015), bevel=0)
    for spot, tall, seed in (((-6.2, 18.5), 5.2, 2), ((-3.4, 21.0), 6.0, 5), ((-0.8, 19.5), 5.0, 9), ((5.4, 12.0), 5.2, 4), ((8.6, 14.0), 5.6, 7)):
        palm((*spot, -0.2), tall, seed=seed, haze=0.05)
    tropical_view(WALL + 46, 30, 60, 0.06)


def chimney_top():
    """Continues the generator's own stack through the roof."""
    low = AXIS + R * 0.93 + 0.15 + 1.29
    chimney(0.19, CEILING + 0.4 - low, (REAR + 0.16, 0, low), 'z', sections=2)


def whole():
    for build in (generator, mains, storage, chimney_top, room, garden):
        build()
    rack((-10, 1.4, 4.9), (8, 1.4, 4.9), ((100, -0.2, True, 'aluminium'), (65, 0.1, True, 'aluminium')), CEILING)
    day_lights((0.4, 0.0, 1.5), 3.5, ceiling=5.6, sunny=8.0)
    stage.camera(-33, 6, 40, target=(-0.10, 0.1, 1.82), distance=10.9)


PICTURES = {'systems/agua-caliente': photo(whole, samples=32)}
