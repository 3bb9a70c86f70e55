"""Power generation: back-pressure steam turbine, gearbox and generator on one frame, with live-steam and exhaust lines.

The set lies along X (turbine at -X, generator at +X), shaft at height SHAFT, under a canopy in the open yard.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.parts.automatic import control_valve
from scenes.parts.core import box, cylinder, lathe, prism, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts, lifting_lug
from scenes.parts.fire import wisp
from scenes.parts.instruments import gauge, thermometer
from scenes.parts.landscape import tropical_view
from scenes.parts.lettering import name_plate, text
from scenes.parts.gloves import gloves
from scenes.parts.life import door, helmet, tool_case
from scenes.parts.machines import motor
from scenes.parts.pipes import hanger, nozzle, pipe
from scenes.parts.places import sky, sun
from scenes.parts.refrigeration import coupling_guard
from scenes.parts.room import flow_band, plinth
from scenes.parts.sizes import valve_length
from scenes.parts.structure import base_frame, beam, conduit, railing
from scenes.parts.valves import gate_valve
from scenes.pictures import photo

LIFT, BED = 0.15, 0.60
SHAFT, CEILING = 1.55, 6.2
CASE = ((-3.05, 0.42), (-2.95, 0.50), (-2.45, 0.50), (-1.75, 0.70), (-1.55, 0.78), (-1.10, 0.78), (-1.02, 0.62))
CHEST_X, CHEST_Z, LIVE, EXHAUST, EXHAUST_X = -2.70, SHAFT + 0.64, 150, 400, -1.34


def radius(x):
    for (x0, r0), (x1, r1) in zip(CASE, CASE[1:]):
        if x0 <= x <= x1:
            return r0 + (r1 - r0) * (x - x0) / (x1 - x0)
    return CASE[0][1]


def casing():
    """Steel casing split along the shaft, joint flange with studs on both sides, gland housings."""
    x0, x1 = CASE[0][0], CASE[-1][0]
    lathe([(x0, 0)] + list(CASE) + [(x1, 0)], 'iron_grey', (0, 0, SHAFT), 'x', bevel=0.03)
    edge = [(radius(x) + 0.10, x) for x in (x0 + 0.015, -2.95, -2.45, -1.75, -1.55, -1.10, x1 - 0.015)]
    prism(edge + [(-y, x) for y, x in reversed(edge)], 0.15, 'iron_grey', (0, 0, SHAFT - 0.075), 'z', bevel=0.012)
    count = 15
    spots = [x0 + 0.08 + (x1 - x0 - 0.16) * i / (count - 1) for i in range(count)]
    bolts([(side * (radius(x) + 0.055), x) for side in (1, -1) for x in spots], 0.036, 0.15, at=(0, 0, SHAFT + 0.075), axis='z')
    for x, axis in ((x0, '-x'), (x1, 'x')):
        lathe([(-0.02, 0), (-0.02, 0.30), (0.12, 0.27), (0.12, 0)], 'iron', (x, 0, SHAFT), axis, bevel=0.01)
        bolt_circle(12, 0.235, 0.016, at=(x + (0.12 if axis == 'x' else -0.12), 0, SHAFT), axis=axis)
    for x in (-2.2, -1.62):
        tube(radius(x) + 0.03, radius(x) - 0.02, 0.05, 'iron', (x, 0, SHAFT), 'x', bevel=0.008)
    name_plate([MARK, 'Turbina de contrapresión 3 MW', '40 bar   400 °C   →   4 bar', 'N.º 0409   Costa Rica'], (0.50, 0.29),
               (-2.68, -radius(-2.7) - 0.010, SHAFT - 0.27), (0, -1, -0.45))


def pedestal(x, length, wide=0.74):
    """Bearing housing on its stool."""
    box((length, wide, 0.42), 'iron', (x, 0, SHAFT - 0.12), bevel=0.03)
    lathe([(0, 0), (0, wide * 0.36), (length + 0.03, wide * 0.36), (length + 0.03, 0)], 'iron', (x - length / 2 - 0.015, 0, SHAFT + 0.06), 'x', bevel=0.03)
    box((length * 0.9, wide * 0.9, SHAFT - 0.33 - BED), 'graphite', (x, 0, (SHAFT - 0.33 + BED) / 2), bevel=0.01)
    bolts([(sy * wide * 0.44, sx * length * 0.38) for sx in (1, -1) for sy in (1, -1)], 0.022, at=(x, 0, SHAFT + 0.09), axis='z', up='x')
    thermometer((x, -wide * 0.25, SHAFT + 0.30), '-y', radius=0.05, value=0.35)


def steam_chest():
    """Live steam through gate valve and quick-closing valve into the chest; four governing valves under one lift bar."""
    cylinder(0.19, 1.04, 'iron_grey', (CHEST_X, -0.52, CHEST_Z), 'y', bevel=0.03)
    lathe([(0, 0.2), (0, 0.24), (0.05, 0.24), (0.05, 0)], 'iron_grey', (CHEST_X, -0.52, CHEST_Z), '-y', bevel=0.008)
    bolt_circle(10, 0.215, 0.02, at=(CHEST_X, -0.57, CHEST_Z), axis='-y')
    for y in (-0.36, -0.12, 0.12, 0.36):
        lathe([(0.16, 0), (0.16, 0.095), (0.24, 0.095), (0.25, 0.06), (0.32, 0.05), (0.32, 0)], 'iron', (CHEST_X, y, CHEST_Z), 'z', bevel=0.006)
        bolt_circle(6, 0.078, 0.014, at=(CHEST_X, y, CHEST_Z + 0.24), axis='z')
        cylinder(0.018, 0.22, 'polished', (CHEST_X, y, CHEST_Z + 0.30), 'z', bevel=0.002)
    box((0.10, 0.96, 0.08), 'orange', (CHEST_X, 0, CHEST_Z + 0.50), bevel=0.01)
    cylinder(0.085, 0.42, 'graphite', (CHEST_X + 0.32, -0.36, CHEST_Z - 0.02), 'z', bevel=0.01)
    box((0.36, 0.07, 0.06), 'graphite', (CHEST_X + 0.16, -0.36, CHEST_Z + 0.50), bevel=0.008)
    cylinder(0.026, 0.14, 'polished', (CHEST_X + 0.32, -0.36, CHEST_Z + 0.38), 'z')
    box((0.18, 0.20, 0.06), 'graphite', (CHEST_X + 0.30, -0.36, CHEST_Z - 0.05), bevel=0.008)
    face = nozzle(LIVE, (CHEST_X, 0.50, CHEST_Z), 'y', 0.20, pad=False)['face']
    stop = control_valve(LIVE, face.out(valve_length(LIVE) / 2), '-y', 'z')
    gate = gate_valve(LIVE, (CHEST_X, stop['in'].at.y + 0.42, CHEST_Z + 1.05), '-z', '-y')
    pipe([stop['in'].at, (CHEST_X, gate['out'].at.y, CHEST_Z), gate['out'].at], LIVE, start='flange', end='flange', bend=0.22)
    high = 5.4
    top = gate['in'].at
    pipe([top, (top.x, top.y, high), (-34, top.y, high)], LIVE, start='flange', insulated=True)
    flow_band((top.x, top.y, 4.1), 'z', LIVE)
    for x in (-3.9, -5.4):
        hanger(LIVE, (x, top.y, high), CEILING, 'x', True)


def exhaust():
    face = nozzle(EXHAUST, (EXHAUST_X, 0, SHAFT + 0.70), 'z', 0.36, bolted=False)['face']
    pipe([face.at, (EXHAUST_X, 0, 4.95), (EXHAUST_X, 9.8, 4.95), (-30, 9.8, 4.95)], EXHAUST, start='flange', insulated=True, bands=False)
    flow_band((EXHAUST_X, 0, 3.3), 'z', EXHAUST, width=0.16)
    hanger(EXHAUST, (EXHAUST_X, 2.2, 4.95), CEILING, 'y', True)


def gearbox():
    box((1.06, 1.16, 0.56), 'iron_grey', (0.20, 0, SHAFT - 0.30), bevel=0.03)
    box((1.16, 1.28, 0.07), 'iron_grey', (0.20, 0, SHAFT - 0.01), bevel=0.01)
    section = [(-0.56, 0.02), (0.56, 0.02), (0.56, 0.22), (0.34, 0.46), (-0.30, 0.46), (-0.56, 0.24)]
    prism(section, 1.02, 'iron_grey', (-0.31, 0, SHAFT), 'x', 'z', bevel=0.05)
    bolts([(sx, side * 0.605) for sx in (-0.48, -0.24, 0, 0.24, 0.48) for side in (1, -1)], 0.026, 0.07, at=(0.20, 0, SHAFT + 0.025), axis='z', up='y')
    box((0.96, 1.06, SHAFT - 0.58 - BED), 'graphite', (0.20, 0, (SHAFT - 0.58 + BED) / 2), bevel=0.01)
    box((0.40, 0.34, 0.03), 'iron', (0.20, 0.02, SHAFT + 0.47), bevel=0.006)
    bolts([(sx * 0.16, sy * 0.13) for sx in (1, 0, -1) for sy in (1, -1)], 0.014, at=(0.20, 0.02, SHAFT + 0.485), axis='z', up='y')
    lifting_lug((0.20, -0.26, SHAFT + 0.44), 'x', size=0.10)
    coupling_guard(0.30, (-0.62, 0, SHAFT), 'x', 0.22, SHAFT - BED, 'orange')
    coupling_guard(0.34, (0.76, 0, SHAFT), 'x', 0.24, SHAFT - BED, 'orange')


def generator():
    """Box-frame generator with air cooler on top, bearing shields and terminal box."""
    x, length, wide = 2.42, 2.2, 1.42
    box((length, wide, 1.30), 'white', (x, 0, SHAFT - 0.02), bevel=0.03)
    for k in range(6):
        box((0.05, wide + 0.05, 1.26), 'white', (x - length / 2 + 0.2 + k * 0.36, 0, SHAFT - 0.02), bevel=0.008)
    box((length * 0.86, wide * 0.92, 0.56), 'white', (x, 0, SHAFT + 0.90), bevel=0.025)
    box((length * 0.88, wide * 0.96, 0.04), 'graphite', (x, 0, SHAFT + 0.635), bevel=0.006)
    for k in range(9):
        box((length * 0.6, 0.012, 0.016), 'graphite', (x, -wide * 0.46 - 0.004, SHAFT + 0.74 + k * 0.04), bevel=0)
    for end, axis in ((x - length / 2, '-x'), (x + length / 2, 'x')):
        lathe([(0, 0), (0, 0.58), (0.05, 0.58), (0.10, 0.40), (0.22, 0.26), (0.22, 0)], 'graphite', (end, 0, SHAFT), axis, bevel=0.012)
        bolt_circle(14, 0.53, 0.02, at=(end + (0.05 if axis == 'x' else -0.05), 0, SHAFT), axis=axis)
    lathe([(0, 0), (0, 0.24), (0.42, 0.22), (0.44, 0.16), (0.44, 0)], 'graphite', (x + length / 2 + 0.20, 0, SHAFT), 'x', bevel=0.012)
    box((0.62, 0.30, 0.80), 'graphite', (x + 0.55, -wide / 2 - 0.15, SHAFT - 0.05), bevel=0.015)
    bolts([(sx * 0.26, sz * 0.35) for sx in (1, -1) for sz in (1, 0, -1)], 0.018, at=(x + 0.55, -wide / 2 - 0.30, SHAFT - 0.05), axis='-y')
    text(MARK, 0.17, 'graphite', (x - 0.42, -wide / 2 - 0.028, SHAFT + 0.16), '-y', depth=0.006)
    box((0.70, 0.02, 0.024), 'orange', (x - 0.42, -wide / 2 - 0.02, SHAFT + 0.02), bevel=0.002)
    box((length, 1.2, SHAFT - 0.66 - BED), 'graphite', (x, 0, (SHAFT - 0.66 + BED) / 2), bevel=0.006)
    for k in range(3):
        conduit([(x + 0.35 + k * 0.2, -wide / 2 - 0.15, SHAFT - 0.44), (x + 0.35 + k * 0.2, -wide / 2 - 0.15, LIFT)], 0.035, 'rubber')


def oil_system():
    """Lubrication in front of the gearbox: tank with pump and filter, pipes to the bearings, gauge board."""
    y = -1.28
    box((1.5, 0.62, 0.46), 'graphite', (-0.75, y, LIFT + 0.25), bevel=0.012)
    motor(0.11, 0.34, (-1.12, y, LIFT + 0.86), '-x', 'z', 'blue')
    box((0.40, 0.30, 0.25), 'graphite', (-1.24, y, LIFT + 0.605), bevel=0.008)
    lathe([(0, 0), (0, 0.11), (0.14, 0.12), (0.20, 0.08), (0.20, 0)], 'blue', (-1.10, y, LIFT + 0.86), 'x', bevel=0.01)
    for x in (-0.62, -0.36):
        lathe([(0, 0), (0, 0.085), (0.40, 0.085), (0.42, 0.11), (0.46, 0.11), (0.47, 0)], 'blue', (x, y, LIFT + 0.47), 'z', bevel=0.008)
        bolt_circle(6, 0.095, 0.014, at=(x, y, LIFT + 0.93), axis='z')
    pipe([(-1.0, y, LIFT + 0.96), (-1.0, y, LIFT + 1.12), (-0.62, y, LIFT + 1.12), (-0.62, y, LIFT + 0.93)], 32, bend=0.06)
    sweep([(-0.36, y, LIFT + 0.93), (-0.36, y, LIFT + 1.06), (-0.36, -0.82, LIFT + 1.06), (-3.32, -0.82, LIFT + 1.06), (-3.32, -0.36, LIFT + 1.06)], 0.021,
          'steel', bend=0.08)
    sweep([(-0.84, -0.82, LIFT + 1.06), (-0.84, -0.34, LIFT + 1.06)], 0.017, 'steel')
    sweep([(-0.37, -0.82, LIFT + 1.06), (0.22, -0.82, LIFT + 1.06), (0.22, -0.56, LIFT + 1.06)], 0.021, 'steel', bend=0.08)
    board = -2.05
    for x in (board - 0.34, board + 0.34):
        beam((x, y + 0.1, LIFT), (x, y + 0.1, 1.52), 0.05, 'graphite', 'box')
    box((0.86, 0.03, 0.56), 'white', (board, y + 0.06, 1.28), bevel=0.006)
    for i, (words, value) in enumerate((('VAPOR', 0.62), ('RUEDA', 0.55), ('ESCAPE', 0.4), ('ACEITE', 0.3), ('FILTRO', 0.5), ('SELLOS', 0.45))):
        x, z = board - 0.27 + (i % 3) * 0.27, 1.425 - (i // 3) * 0.26
        gauge(0.068, (x, y + 0.045, z), '-y', stem=0.0, value=value, back=True)
        text(words, 0.028, 'graphite', (x, y + 0.044, z - 0.105), '-y')


def canopy():
    """Open shelter over the set: columns, roof and the crane's rails; concrete yard round it."""
    box((60, 40, 0.2), 'paving', (2, 0, -0.1), bevel=0)
    for i in range(-6, 8):
        box((0.012, 40, 0.002), 'black', (i * 4.0, 0, 0), bevel=0)
    for k in range(-4, 5):
        box((60, 0.012, 0.002), 'black', (2, k * 4.0, 0), bevel=0)
    plinth((8.2, 3.4), (-0.05, -0.25), LIFT)
    for x in (-5.6, 0.0, 5.6):
        beam((x, 4.4, 0), (x, 4.4, CEILING), 0.30, 'paint_grey')
        beam((x, -5.0, CEILING + 0.15), (x, 5.0, CEILING + 0.15), 0.34, 'paint_grey')
    box((14.0, 11.0, 0.06), 'galvanised', (0, 0, CEILING + 0.45), bevel=0)
    railing([(-5.2, 4.4, 0), (-0.3, 4.4, 0)], mat='yellow')
    gloves((-4.3, 4.36, 1.06))
    tool_case((-3.05, -1.62, LIFT), (0.6, -1, 0))
    helmet((-3.05, -1.62, LIFT + 0.262), (-0.3, -1, 0), 'white')


def electrical_house():
    """Container with the switchgear, its door and air conditioners."""
    x, y = 8.3, 7.2
    box((7.0, 2.6, 2.9), 'white', (x, y, 1.75), bevel=0.02)
    for i in range(24):
        box((0.05, 2.64, 2.7), 'white', (x - 3.4 + i * 0.295, y, 1.75), bevel=0.01)
    box((7.1, 2.7, 0.3), 'graphite', (x, y, 0.15), bevel=0.01)
    door((x - 2.2, y - 1.34, 0.30), '-y', 0.95, 2.1, 'paint_grey', window=False, words='SALA ELÉCTRICA')
    for dx in (0.6, 2.2):
        box((1.0, 0.36, 0.8), 'paint_grey', (x + dx, y - 1.50, 1.9), bevel=0.02)
        tube(0.30, 0.26, 0.02, 'graphite', (x + dx, y - 1.68, 1.9), '-y')


def background():
    """Pipe trestle to the boiler house, its stack, forest and a volcano behind."""
    for x in (-26, -19, -12, 12, 19):
        for dy in (0, 1.4):
            beam((x, 9.6 + dy, 0), (x, 9.6 + dy, 5.4), 0.22, 'galvanised')
        beam((x, 9.4, 4.55), (x, 11.2, 4.55), 0.2, 'galvanised')
    for dy, z, r in ((0.2, 4.95, 0.29), (0.9, 4.8, 0.16), (1.3, 4.75, 0.11)):
        cylinder(r, 60, 'aluminium', (-34, 9.6 + dy, z), 'x', bevel=0)
    box((13, 8, 4.6), 'white_wall', (-9.5, 26, 2.3), bevel=0.02)
    box((13.05, 8.05, 1.0), 'graphite', (-9.5, 26, 0.5), bevel=0)
    box((13.4, 8.4, 0.3), 'galvanised', (-9.5, 26, 4.7), bevel=0.02)
    lathe([(0, 0.50), (9.6, 0.42), (9.6, 0)], 'galvanised', (-5.2, 25, 0), 'z', bevel=0)
    for z in (7.4, 8.7):
        tube(0.50, 0.40, 0.4, 'orange', (-5.2, 25, z), 'z')
    wisp(6.5, 4.4, (-5.2, 25, 9.5), (0.45, -1, 0), (0.45, 0, 1), 3.1, 0.75, (1.0, 1.0, 1.0))
    tropical_view(46, 120, 285)


def whole():
    base_frame(7.3, 1.5, (-0.1, 0, LIFT), height=BED - LIFT - 0.03, cross=6)
    box((7.2, 1.44, 0.03), 'graphite', (-0.1, 0, BED - 0.012), bevel=0.004)
    casing()
    pedestal(-3.34, 0.50)
    pedestal(-0.78, 0.30)
    for build in (steam_chest, exhaust, gearbox, generator, oil_system, canopy, electrical_house, background):
        build()
    sky(strength=0.62)
    sun((0.62, 0.66, -0.46), 4.4, (1.0, 0.90, 0.74))
    stage.area_light((-4.6, -6.0, 4.6), (-0.4, 0, 1.4), 3.4, 200, stage.NEUTRAL, 2.0)
    stage.camera(-25, 1, 32, target=(-0.55, 0.4, 2.15), distance=8.9)


PICTURES = {
    'markets/generacion-electrica': photo(whole, samples=32),
}
