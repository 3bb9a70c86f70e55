"""Cogeneration: gas engine generator set, exhaust heat boiler on a platform, jacket-water exchanger and switchgear.

The set lies along X (generator at +X); the exhaust boiler stands behind it at y = BOILER_Y. Back wall y = 5.2.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.materials import SURFACES
from scenes.parts.assembly import gauge_on_syphon
from scenes.parts.automatic import safety_valve, solenoid_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.core import box, cylinder, lathe, place
from scenes.parts.exchangers import plate_exchanger
from scenes.parts.fasteners import bolt_circle
from scenes.parts.genset import cubicle, genset
from scenes.parts.halls import day_lights
from scenes.parts.instruments import level_glass
from scenes.parts.landscape import tropical_view
from scenes.parts.lettering import text
from scenes.parts.life import helmet, tool_case
from scenes.parts.palms import palm
from scenes.parts.pipes import nozzle, pipe
from scenes.parts.room import floor, lamp, plinth, rack, roof, tray, wall, wall_sleeve
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.structure import beam, conduit, platform
from scenes.parts.valves import ball_valve, globe_valve
from scenes.parts.vessels import chimney, clad_shell, saddle
from scenes.pictures import photo

SURFACES.update({'amber_foot': ((0.30, 0.25, 0.19), 0.0, 0.55, 'mineral'), 'grass': ((0.045, 0.105, 0.022), 0.0, 1.0, 'mineral')})
BACK, CEILING, FOOT, HEAD = 5.2, 6.6, 1.2, 5.9
DECK, BOILER_Y, R = 2.9, 2.7, 0.58
AXIS = DECK + R + 0.28
X0, X1 = -1.7, 1.5
LIFT = 0.12
# generator cables: clear of the lifting lug, over a tray to the switchgear
CABLES_X, RUN_Z = 3.16, 2.60
RACK_Z = 5.0
GAS = -3.7, 0.52


def exhaust_boiler():
    """Single-pass fire-tube heat boiler: gas box at both ends, crown valve, safety valve, gauge and level glass."""
    clad_shell(R, X1 - X0, (X0, BOILER_Y, AXIS), 'x', sheet=0.8, seam=62)
    for x, axis in ((X0, '-x'), (X1, 'x')):
        lathe([(0, 0), (0, R * 0.97), (0.34, R * 0.97), (0.36, R * 0.9), (0.36, 0)], 'graphite', (x, BOILER_Y, AXIS), axis, bevel=0.01)
        bolt_circle(18, R * 0.88, 0.02, at=(x + (0.36 if axis == 'x' else -0.36), BOILER_Y, AXIS), axis=axis)
    for x in (-1.15, 0.95):
        saddle(R - 0.004, (x, BOILER_Y, AXIS), height=R + 0.24, width=0.95)
    text(MARK, 0.15, 'graphite', (0.15, BOILER_Y - R - 0.002, AXIS + 0.05), '-y', depth=0.005)
    box((0.62, 0.02, 0.024), 'orange', (0.15, BOILER_Y - R + 0.010, AXIS - 0.08), bevel=0.002)
    top = AXIS + R - 0.03
    steam = nozzle(80, (0.2, BOILER_Y, top), 'z', 0.22)['face']
    stop = globe_valve(80, steam.out(valve_length(80) / 2), 'z', '-y')['out'].at
    pipe([stop, (0.2, BOILER_Y, CEILING - 0.9), (0.2, BACK, CEILING - 0.9)], 80, start='flange', insulated=True)
    wall_sleeve((0.2, BACK, CEILING - 0.9), '-y', 80)
    relief = safety_valve(40, nozzle(40, (-0.6, BOILER_Y, top), 'z', 0.16)['face'].at, 'z', 'y')['out']
    pipe([relief.at, relief.out(0.25), relief.out(0.25) + stage.Vector((0, 0, CEILING + 0.4 - relief.at.z))], 65, start='flange')
    cylinder(0.016, 0.1, 'steel', (-1.2, BOILER_Y, top), 'z')
    gauge_on_syphon((-1.2, BOILER_Y, top + 0.09), radius=0.08)
    level_glass(0.40, (-1.35, BOILER_Y - R * 0.97, AXIS + 0.12), '-y', reach=0.16)


def gas_path(exhaust):
    """Clad exhaust line from the engine up to the boiler inlet; stack from its outlet through the roof."""
    inlet = X0 - 0.36
    side = -3.25
    pipe([exhaust.at, (exhaust.at.x, 0, AXIS), (side, 0, AXIS), (side, BOILER_Y, AXIS), (inlet, BOILER_Y, AXIS)], 250, start='flange', end='flange',
         insulated=True)
    lathe([(0, 0.30), (0.16, 0.26), (0.24, 0.22), (0.24, 0.1)], 'graphite', (X1 + 0.18, BOILER_Y, AXIS + R * 0.86), 'z', bevel=0.006)
    chimney(0.21, CEILING + 0.4 - AXIS - R * 0.86 - 0.2, (X1 + 0.18, BOILER_Y, AXIS + R * 0.86 + 0.2), 'z', sections=3)


def steelwork():
    platform((5.4, 2.2), (-0.2, BOILER_Y, DECK), rails=('front', 'right'))
    for x in (-2.83, 2.43):
        beam((x, BOILER_Y - 1.0, DECK - 0.9), (x, BOILER_Y + 1.0, DECK - 0.12), 0.07, 'graphite', 'box')
    for y in (BOILER_Y - 0.45, BOILER_Y + 0.45):
        beam((-2.8, y, DECK - 0.10), (2.4, y, DECK - 0.10), 0.18, 'graphite')


def jacket_water(engine):
    """Engine water out through the plate exchanger and back, blue and orange bands by temperature."""
    unit = plate_exchanger(0.46, 1.25, 46, (-4.7, -0.1, 0.12), '-x', dn=80, frame='paint_grey')
    hot, cold = engine['water_out'], engine['water_in']
    for port, name in ((hot, 'hot_in'), (cold, 'hot_out')):
        target = unit[name]
        pipe([port.at, port.out(0.42), (port.out(0.42).x, target.at.y, port.at.z), (port.out(0.42).x, target.at.y, target.at.z), target.at], 80,
             'clad_orange' if name == 'hot_in' else 'clad_blue', start='flange', end='flange')
    for name, mat, x in (('cold_out', 'clad_orange', -4.05), ('cold_in', 'clad_blue', -4.35)):
        port = unit[name]
        pipe([port.at, (x, port.at.y, port.at.z), (x, port.at.y + 0.5, port.at.z), (x, port.at.y + 0.5, CEILING - 2.0), (x, BACK, CEILING - 2.0)], 80, mat,
             start='flange')
        wall_sleeve((x, BACK, CEILING - 2.0), '-y', 80, False)
    plinth((1.6, 1.0), (-5.1, -0.1), 0.12)


def gas_line():
    """From the rack down past the exhaust line: stop valve, two solenoid valves, then into the charge end behind the jacket water."""
    x, y = GAS
    stop = ball_valve(50, (x, y, 3.0), '-z', '-y', lever='yellow')
    # over the clad line beside it in the rack
    pipe([(x, 4.44, RACK_Z + pipe_radius(50)), (x, 4.44, RACK_Z + 0.36), (x, y, RACK_Z + 0.36), stop['in'].at], 50, 'yellow', end='flange')
    first = solenoid_valve(50, (x, y, 2.62), '-z', '-y')
    second = solenoid_valve(50, (x, y, 2.40), '-z', '-y')
    pipe([stop['out'].at, first['in'].at], 50, 'yellow', start='flange')
    pipe([first['out'].at, second['in'].at], 50, 'yellow')
    pipe([second['out'].at, (x, y, 0.98), (-2.6, y, 0.98)], 50, 'yellow')


def switchgear():
    for i in range(5):
        cubicle((3.6 + i * 0.8, 4.4, 0), name=f'Q{i + 1}')
    control_panel((0.8, 0.7, 2.15), (2.8, 4.4, 0), '-y', kind='trend', title='GENERADOR 1', mat='paint_grey', values=('1 190 kW', '60,0 Hz'))
    tray((3.2, -8, 5.3), (3.2, BACK, 5.3), ceiling=CEILING)
    tray((CABLES_X - 0.17, 4.4, RUN_Z), (7.4, 4.4, RUN_Z))
    for i in range(4):
        box((0.36, 0.30, 0.02), 'galvanised', (3.6 + i * 0.8, 4.4, 2.16), bevel=0.003)
        for x in (-0.09, 0, 0.09):
            conduit([(3.6 + i * 0.8 + x, 4.4, RUN_Z), (3.6 + i * 0.8 + x, 4.4, 2.16)], 0.028, 'rubber')


def room():
    """Pale walls; windows towards the hills, over the switchgear only from its tray up. No line meets glass."""
    high, middle = CEILING + 0.6, -2.5
    floor((-14, 9), (-8, BACK), 'pale_floor', walkways=(((-14, -3.4), (9, -1.9)),))
    wall((9, BACK), (middle, BACK), high, 3, (0, 1), 3.05, HEAD, None, 'hall_plaster', 0)
    # its first column inside the other's last: no two faces in one plane
    wall((middle - 0.01, BACK + 0.001), (-14, BACK + 0.001), high, 3, (1, 2), 1.3, HEAD, None, 'hall_plaster', 0)
    wall((9, -8), (9, BACK), high, 4, (2,), 1.3, HEAD, None, 'hall_plaster', 0)
    wall((-14, BACK), (-14, -8), high, 4, (0, 1, 2), 1.3, HEAD, None, 'hall_plaster', 0)
    box((23, 0.03, FOOT), 'amber_foot', (-2.5, BACK - 0.012, FOOT / 2), bevel=0.003)
    for x in (-14 + 0.012, 9 - 0.012):
        box((0.03, BACK + 8, FOOT), 'amber_foot', (x, (BACK - 8) / 2, FOOT / 2), bevel=0.003)
    roof((-14, 9), (-8, BACK), CEILING, along='y')
    plinth((7.4, 2.4), (0.65, 0), LIFT)
    rack((-14, 4.3, RACK_Z), (9, 4.3, RACK_Z), ((100, -0.2, True, 'aluminium'), (50, 0.14, False, 'yellow')), CEILING)
    for x in (0.0, 4.0):
        lamp((x, -2.4, 5.2), 'x', 1.8, 0, CEILING)
    tool_case((4.9, 0.7, 0), (0.45, -1, 0))
    helmet((4.9, 0.7, 0.262), (0.6, -1, 0), 'white')


def country():
    tropical_view(BACK + 170, -150, -820, 0.05)
    # seen, but it lights nothing
    lawn = box((500, 300, 0.1), 'grass', (-120, BACK + 150.2, -0.055), bevel=0)
    lawn.visible_diffuse = lawn.visible_glossy = False
    for x, y in ((-46, 44), (-52, 48), (-58, 43), (-65, 47), (-8, 52), (-5, 45), (-2, 50)):
        palm((x, y, -0.2), 6.0 + 0.1 * (x % 7), seed=-x, haze=0.05)
    for spot, tall, seed in (((-16.5, 13.0), 5.4, 2), ((-12.0, 15.5), 6.2, 5), ((-22.5, 17.0), 6.4, 9), ((1.2, 15.5), 5.6, 4), ((-0.6, 21.0), 6.6, 7)):
        palm((*spot, -0.2), tall, seed=seed, haze=0.05)


def plant():
    with place((0, 0, LIFT)):
        engine = genset()
    for port in engine.ports.values():
        port.at.z += LIFT
    exhaust_boiler()
    gas_path(engine['exhaust'])
    steelwork()
    jacket_water(engine)
    gas_line()
    switchgear()
    top = engine['cables'].at
    box((0.36, 0.22, 0.02), 'galvanised', (CABLES_X, 0.26, top.z + 0.008), bevel=0.003)
    for x in (-0.10, 0, 0.10):
        conduit([(CABLES_X + x, 0.26, top.z), (CABLES_X + x, 0.26, RUN_Z + 0.03)], 0.03, 'rubber')
    tray((CABLES_X, 0.1, RUN_Z), (CABLES_X, 4.57, RUN_Z))
    beam((CABLES_X, 1.6, 0), (CABLES_X, 1.6, RUN_Z - 0.03), 0.08, 'graphite', 'box')
    box((0.46, 0.06, 0.05), 'graphite', (CABLES_X, 1.6, RUN_Z - 0.03), bevel=0.003)
    room()
    country()


def system():
    plant()
    day_lights((0.4, 0.8, 1.8), 3.9, ceiling=6.2, sunny=9.0, direction=(0.66, -0.58, -0.48))
    stage.area_light((7.6, -5.4, 4.4), (1.2, 0, 1.6), 2.6, 380, (1.0, 0.93, 0.82), 2.0)
    stage.camera(33, 8, 40, target=(0.5, 1.2, 2.1), distance=12.2)


PICTURES = {
    'systems/cogeneracion': photo(system, samples=32),
}
