"""Heat recovery: economizer in the stack of a fire-tube boiler, its water circuit with pump, tank and clad lines.

Boiler as in boiler.py (front to -X); economizer over its stack at x = STACK; camera from behind. Walls at y = 6 and x = -9.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.models.boiler import AXIS, R, REAR, boiler
from scenes.parts.assembly import chain
from scenes.parts.core import box, place, tube
from scenes.parts.ducts import access_door, casing, transition
from scenes.parts.fasteners import flange
from scenes.parts.instruments import thermometer
from scenes.parts.lettering import name_plate, text
from scenes.parts.machines import pump
from scenes.parts.pipes import floor_support, nozzle, pipe
from scenes.parts.room import beam_light, drain_channel, flow_band, floor, lamp, plinth, rack, roof, tray, wall, wall_sleeve
from scenes.parts.structure import beam, ladder, platform, railing
from scenes.parts.valves import check_valve, gate_valve
from scenes.parts.vessels import chimney, tank
from scenes.pictures import hero

STACK, DECK, CEILING = REAR + 0.2, 4.02, 8.0
BASE = AXIS + R * 0.93 + 1.67
LOW, HIGH, WIDE = BASE + 0.42, BASE + 1.90, 1.35
TANK = (4.6, 2.5)


def economizer():
    """Casing between two transitions, tube-bend cover boxes at both sides, door, plate; stack on top. Ports water_in, water_out."""
    with place() as part:
        transition(0.22, (WIDE, WIDE), 0.40, (STACK, 0, BASE - 0.01), 'z', 'x')
        casing((HIGH - LOW, WIDE, WIDE), (STACK, 0, (LOW + HIGH) / 2), 'z', 'x', panel=0.65)
        for z in (LOW, HIGH):
            box((WIDE + 0.14, WIDE + 0.14, 0.05), 'graphite', (STACK, 0, z), bevel=0.004)
        transition(0.22, (WIDE, WIDE), 0.40, (STACK, 0, HIGH + 0.44), '-z', 'x')
        chimney(0.22, CEILING + 0.4 - HIGH - 0.42, (STACK, 0, HIGH + 0.42), 'z', sections=3)
        mid = (LOW + HIGH) / 2
        box((0.16, WIDE * 0.9, HIGH - LOW - 0.2), 'graphite', (STACK + WIDE / 2 + 0.07, 0, mid), bevel=0.012)
        access_door((0.62, 0.8), (STACK, -WIDE / 2, mid), '-y')
        text(MARK, 0.13, 'dial', (STACK + WIDE / 2 + 0.152, 0.0, mid + 0.28), 'x', depth=0.004)
        box((0.004, 0.5, 0.02), 'orange', (STACK + WIDE / 2 + 0.152, 0.0, mid + 0.17), bevel=0)
        name_plate([MARK, 'Economizador 180 kW', 'Gases 230 → 130 °C', 'Agua 80 → 105 °C'], (0.30, 0.18), (STACK + WIDE / 2 + 0.15, 0.34, mid - 0.12), 'x')
        x = STACK + WIDE / 2 + 0.14
        for name, y, z in (('water_in', 0.38, HIGH - 0.18), ('water_out', 0.38, LOW + 0.20)):
            face = nozzle(50, (x, y, z), 'x', 0.2)['face']
            part.port(name, face.at, face.axis, 50)
    return part


def steelwork():
    platform((3.1, 3.9), (STACK + 0.15, 0, DECK), rails=('front', 'right', 'left'), rail='zinc', legs=False)
    # posts and knee braces behind: nothing stands between the viewer and the boiler or hangs before the economizer
    for x in (STACK - 1.34, STACK + 1.64):
        beam((x, 1.89, 0), (x, 1.89, DECK - 0.05), 0.14, 'graphite', 'box')
        beam((x, 1.86, DECK - 1.9), (x, -0.5, DECK - 0.12), 0.09, 'graphite', 'box')
    tube(0.30, 0.24, 0.14, 'galvanised', (STACK, 0, DECK - 0.02), 'z')
    for y in (-0.72, 0.72):
        beam((STACK - 1.35, y, DECK - 0.1), (STACK + 1.65, y, DECK - 0.1), 0.16, 'graphite')
    for x in (STACK - WIDE / 2, STACK + WIDE / 2):
        for y in (-WIDE / 2, WIDE / 2):
            beam((x, y, DECK), (x, y, LOW), 0.08, 'graphite', 'box')
    # the ladder stands behind, clear of the boiler's; beside it the hot line leaves over the open corner
    ladder(DECK, (STACK + 0.30, 2.02, 0), 'y', above=1.05, mat='zinc')
    for x0, x1 in ((STACK - 1.37, STACK), (STACK + 0.60, STACK + 1.3)):
        railing([(x0, 1.92, DECK), (x1, 1.92, DECK)], mat='zinc')


def water_circuit(economizer_part):
    """Cold line from the tank through the pump up to the top of the economizer; hot line from below back to the tank."""
    tx, ty = TANK
    vessel = tank(0.62, 2.3, (tx, ty, 0.12), leg_height=0.4)
    plinth((1.7, 1.7), TANK, 0.12)
    cold, hot = economizer_part['water_in'], economizer_part['water_out']
    unit = pump(65, (tx - 0.62, 0.75, 0.42), '-x', 'z', mat='blue')
    base = unit['base'].at
    box((1.3, 0.5, base.z), 'concrete', (base.x, base.y, base.z / 2), bevel=0.01)
    out = unit['out']
    low = vessel['bottom'].at
    pipe([low, (low.x, low.y, 0.42), (low.x, 0.75, 0.42), unit['in'].at], 65, end='flange')
    riser = chain(out.at, 'z', 50, (0.12, check_valve, 0.12, gate_valve, 0.12), up='-y', start='flange')
    top = riser['end'].at
    pipe([top, (top.x, top.y, cold.at.z), (top.x, cold.at.y, cold.at.z), cold.at], 50, end='flange', insulated=True)
    entry = (tx, ty, 0.12 + 0.4 + 0.155 + 2.3 + 0.12)
    pipe([hot.at, hot.out(0.55), (hot.out(0.55).x, ty, hot.at.z), (tx, ty, hot.at.z), entry], 50, start='flange', insulated=True)
    flow_band((hot.out(0.55).x, 1.6, hot.at.z), 'y', 50)
    flow_band((top.x, top.y, 2.6), 'z', 50, mat='clad_blue')
    thermometer((hot.out(0.25).x, hot.at.y, hot.at.z + 0.03), 'x', radius=0.06, value=0.55)
    thermometer((tx - 0.63, ty, 2.3), '-y', radius=0.06, value=0.48)


def house_lines():
    pipe([(0.36, 0, 2.872), (0.36, 0, 3.06)], 100)
    pipe([(0.36, 0, 3.04), (0.36, 0, 5.6), (0.36, 6.0, 5.6)], 100, insulated=True)
    wall_sleeve((0.36, 6.0, 5.6), '-y', 100)
    for x in (-0.58, -0.14):
        flange(80, (x, 0.399, 3.3365), '-z', bolted=False)
        pipe([(x, 0.399, 3.37), (x, 0.399, CEILING + 0.4)], 80)
    pipe([(0.845, -1.34, 0.30), (0.66, -1.34, 0.30), (0.66, -2.3, 0.30), (-2.5, -2.3, 0.30), (-2.5, -2.3, 0)], 50)
    tube(0.08, 0.03, 0.014, 'stainless', (-2.5, -2.3, 0), 'z')
    for x in (-0.4, -2.0):
        floor_support(50, (x, -2.3, 0.30), axis='x')


def room():
    floor((-9, 10), (-10, 6), 'epoxy', walkways=(((-9, -4.4), (10, -3.0)),))
    wall((10, 6), (-9, 6), CEILING + 0.6, 5, (0, 3, 4), 2.6, 6.2, 'night', 'dark_wall')
    wall((-9, 6), (-9, -10), CEILING + 0.6, 4, (0, 1, 2), 2.6, 6.2, 'night', 'dark_wall')
    roof((-9, 10), (-10, 6), CEILING, along='y')
    rack((-9, 4.6, 6.3), (10, 4.6, 6.3), ((100, -0.2, True, 'aluminium'), (50, 0.14, False, 'blue')), CEILING)
    tray((-9, -2.6, 6.4), (10, -2.6, 6.4), ceiling=CEILING)
    drain_channel((-9, -2.75, 0), (10, -2.75, 0))
    plinth((5.6, 3.5), (0.2, -0.32), 0.004)
    for x in (1.0, 5.0):
        lamp((x, -3.2, 6.2), 'x', 1.8, 0, CEILING)


def room_lights():
    # from the front right: from the side it would burn the white tank out
    beam_light((8.2, -4.6, 3.0), (1.8, 0.2, 2.8), 2.4, 400, stage.WARM, 2.8, 44)
    beam_light((5.6, -5.5, 7.0), (2.0, 0.2, 2.8), 3.6, 430, stage.NEUTRAL, 1.8, 74)
    beam_light((-4.2, 2.6, 6.6), (1.0, 0.4, 3.2), 2.2, 420, stage.COOL, 1.6, 90)
    # behind the headline: moonlight on the floor and the wall's foot, enough to see how deep the hall is
    stage.area_light((-6.0, -3.0, 7.4), (-7.6, 0.5, 0), 3.0, 150, stage.COOL, 2.0)
    stage.area_light((2.0, 0.4, 7.7), (2.0, 0.3, 3.0), 3.4, 160, stage.NEUTRAL, 0.8)
    stage.world((0.024, 0.030, 0.040), 1.0)


def plant():
    boiler(oil=True, mark_x=1.16, face=(0.5, -1, 0))
    water_circuit(economizer())
    steelwork()
    house_lines()


def whole():
    plant()
    room()
    room_lights()
    stage.camera(50, 2, 35, target=(2.4, 0.7, 3.35), distance=13.0, shift=(0.19, 0))


PICTURES = {'hero/recuperacion-calor': hero(whole)}
