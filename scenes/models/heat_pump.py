"""Industrial heat-pump skid, 500 kWth hot water at 85 °C: screw compressor, oil separator, stacked exchangers, receiver.

The skid lies along X; water connections look to -X, the service side to -Y. Floor at z = 0.
"""
from mathutils import Vector

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.parts.automatic import safety_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.connections import joint
from scenes.parts.core import box, cylinder, lathe, sweep, tube
from scenes.parts.fasteners import bolts, lifting_lug
from scenes.parts.instruments import gauge, level_glass, pressure_switch
from scenes.parts.lettering import name_plate, text
from scenes.parts.machines import motor
from scenes.parts.pipes import nozzle, pipe
from scenes.parts.refrigeration import coupling_guard, expansion_valve, filter_drier, screw_compressor, shell_exchanger, vertical_vessel
from scenes.parts.sizes import valve_length
from scenes.parts.structure import base_frame, beam, conduit
from scenes.parts.valves import ball_valve, check_valve, globe_valve, needle_cock
from scenes.parts.vessels import saddle
from scenes.pictures import drawing, photo

LENGTH, WIDTH, BED = 4.3, 1.5, 0.19
# length, width over its feet, height to the vent of its safety valve
OVERALL = 4.300, 1.660, 2.430
BACK, FRONT = 0.38, -0.40
LOWER_Z, UPPER_Z, LOWER_R, UPPER_R = 0.58, 1.56, 0.27, 0.25
SHAFT_Z, DRIVE_X = 0.74, 0.42
SEPARATOR_X, RECEIVER_X, PANEL_X = -1.02, 1.78, -1.74
INLET_Z = 1.22
POSTS = (-1.05, 1.15)
# 361 kW over 5 K and 500 kW over 10 K, at 1.3 and 1.5 m/s
SOURCE_DN, SINK_DN = 125, 100


def frame():
    base_frame(LENGTH, WIDTH, (0, 0, 0), height=0.16, cross=5)
    box((LENGTH - 0.1, WIDTH - 0.1, 0.008), 'graphite', (0, 0, BED - 0.004), bevel=0.001)
    for x in POSTS:
        for y in (BACK - 0.34, BACK + 0.34):
            beam((x, y, BED), (x, y, 1.20), 0.08, 'graphite', 'box')
            box((0.16, 0.14, 0.012), 'graphite', (x, y, BED + 0.006))
        beam((x, BACK - 0.38, 1.20), (x, BACK + 0.38, 1.20), 0.09, 'graphite', 'box')
    for x in (-LENGTH / 2 + 0.15, LENGTH / 2 - 0.15):
        for y in (-1, 1):
            lifting_lug((x, y * WIDTH / 2, BED), 'x', size=0.11, mat='orange')


def exchangers():
    """Evaporator below, condenser above it on a portal; water boxes to -X."""
    shell_exchanger(LOWER_R, 2.75, (0.05, BACK, LOWER_Z), dn=SOURCE_DN, mark=('blue', 'blue'))
    shell_exchanger(UPPER_R, 2.75, (0.05, BACK, UPPER_Z), dn=SINK_DN)
    for x in POSTS:
        saddle(LOWER_R - 0.003, (x + 0.12, BACK, LOWER_Z), height=LOWER_Z - BED, width=0.46, thick=0.12)
        saddle(UPPER_R - 0.003, (x, BACK, UPPER_Z), height=UPPER_Z - 1.245, width=0.44, thick=0.10)
    text(MARK, 0.11, 'graphite', (-0.285, BACK - UPPER_R - 0.004, UPPER_Z + 0.03), '-y', depth=0.005)
    box((0.46, 0.02, 0.02), 'orange', (-0.285, BACK - UPPER_R + 0.008, UPPER_Z - 0.065), bevel=0.002)
    base = nozzle(25, (0.95, BACK, UPPER_Z + UPPER_R - 0.02), 'z', 0.12)
    out = safety_valve(25, base['face'].at, 'z', 'x')['out']
    pipe([out.at, out.out(0.16), out.out(0.16) + Vector((0, 0, 0.426))], 40, start='flange')
    tube(0.032, 0.020, 0.03, 'steel', out.out(0.16) + Vector((0, 0, 0.406)), 'z')
    level_glass(0.30, (-0.62, BACK - LOWER_R + 0.01, LOWER_Z), '-y', reach=0.13, level=0.6)


def machine():
    """Motor, coupling under its guard and compressor on a welded bed."""
    drive = motor(0.24, 0.84, (DRIVE_X + 0.27, FRONT, SHAFT_Z), 'x', 'z', 'graphite')
    unit = screw_compressor((DRIVE_X + 0.08, FRONT, SHAFT_Z), '-x')
    low, high = unit['base'].at.z, drive['base'].at.z
    for y in (-0.17, 0.17):
        beam((-0.58, FRONT + y, (BED + low) / 2), (1.38, FRONT + y, (BED + low) / 2), low - BED, 'graphite', 'u')
    box((1.96, 0.44, 0.012), 'graphite', (0.40, FRONT, low - 0.002))
    for x in (0.82, 1.22):
        box((0.12, 0.44, high - low), 'graphite', (x, FRONT, (high + low) / 2), bevel=0.004)
    coupling_guard(0.33, (DRIVE_X - 0.04, FRONT, SHAFT_Z), 'x', 0.13, SHAFT_Z - low)
    name_plate([MARK, 'Bomba de calor', '500 kWth   85 °C', 'COP 3,6'], (0.36, 0.19), (1.06, FRONT - 0.222, BED + 0.11), '-y')
    conduit([drive['cable'].at, drive['cable'].at + Vector((0, 0.16, 0)), (drive['cable'].at.x, FRONT + 0.42, BED)], 0.018, 'rubber', 0.10)
    name_plate(['K-101', 'Tornillo 160 kW', '2 950 rpm'], (0.165, 0.09), (DRIVE_X - 0.195, FRONT - 0.147, SHAFT_Z), '-y')
    return unit


def suction_line(unit):
    """Vapour from the evaporator's top, between the shells, down onto the compressor."""
    port = unit['suction']
    x = port.at.x
    stop = globe_valve(100, port.out(valve_length(100) / 2), '-z', '-y', wheel='orange', mat='iron')
    joint(port)
    top = stop['in'].at.z
    pipe([stop['in'].at, (x, FRONT, top + 0.26), (x, 0.0, top + 0.26), (x, 0.0, LOWER_Z + 0.18), (x, BACK - 0.17, LOWER_Z + 0.18)], 100, start='flange',
         insulated=True, jacket='aluminium')


def discharge_line(unit):
    """Hot gas with oil into the separator, clean gas from its top through the check valve into the condenser."""
    port = unit['discharge']
    vessel = vertical_vessel(0.23, 1.02, (SEPARATOR_X, FRONT, BED))
    pipe([port.at, (port.at.x, FRONT, INLET_Z), (SEPARATOR_X + 0.20, FRONT, INLET_Z)], 80, start='flange')
    top = vessel['top'].at
    rise = 2.16
    stub = nozzle(80, (SEPARATOR_X, FRONT, top.z - 0.02), 'z', 0.14)
    check = check_valve(80, stub['face'].out(valve_length(80) * 0.4), 'z', '-y')
    pipe([check['out'].at, (SEPARATOR_X, FRONT, rise), (SEPARATOR_X, BACK, rise), (SEPARATOR_X, BACK, UPPER_Z + UPPER_R - 0.03)], 80, start='flange',
         insulated=True)
    tap = needle_cock((SEPARATOR_X - 0.14, FRONT - 0.05, top.z), 'z', '-y')
    pressure_switch(tap['out'].at, '-y')
    level_glass(0.28, (SEPARATOR_X, FRONT - 0.23, 0.66), '-y', reach=0.10, level=0.5)


def oil_line(unit):
    """From the separator's foot through cooler-side valve and filter to the compressor's oil port."""
    y, z, goal = -0.66, 0.48, unit['oil'].at
    valve = ball_valve(20, (SEPARATOR_X + 0.34, y, z), 'x', 'z', flanged=False)
    pipe([(SEPARATOR_X + 0.10, FRONT - 0.18, z), (SEPARATOR_X + 0.10, y, z), valve['in'].at], 20, mat='copper')
    x = SEPARATOR_X + 0.56
    lathe([(0, 0), (0, 0.055), (0.22, 0.055), (0.22, 0.07), (0.25, 0.07), (0.25, 0.03), (0.27, 0)], 'white', (x, y, z - 0.19), 'z')
    bolts([(s * 0.045, t * 0.045) for s in (1, -1) for t in (1, -1)], 0.010, at=(x, y, z + 0.06), axis='z', up='x')
    box((0.05, 0.05, 0.10), 'graphite', (x, y, z - 0.24))
    pipe([valve['out'].at, (x, y, z)], 20, mat='copper')
    pipe([(x, y, z), (goal.x, y, z), (goal.x, y, goal.z), (goal.x, goal.y + 0.04, goal.z)], 20, mat='copper')


def liquid_line():
    """Condenser, receiver, drier, expansion valve, evaporator."""
    vessel = vertical_vessel(0.20, 0.62, (RECEIVER_X, FRONT, BED), skirt=0.16)
    top = vessel['top'].at.z
    pipe([(1.24, BACK, UPPER_Z - UPPER_R + 0.03), (1.24, BACK, 1.19), (1.24 + 0.54, BACK, 1.19), (RECEIVER_X, FRONT, 1.19), (RECEIVER_X, FRONT, top - 0.02)],
         40)
    level_glass(0.34, (RECEIVER_X, FRONT - 0.20, 0.66), '-y', reach=0.10, level=0.45)
    z, y = 0.44, -0.02
    drier = filter_drier(40, (1.30, y, z), '-x')
    valve = expansion_valve(40, (0.94, y, z), '-x')
    pipe([(RECEIVER_X, FRONT + 0.15, z), (RECEIVER_X, y, z), drier['in'].at], 40)
    pipe([drier['out'].at, valve['in'].at], 40)
    pipe([valve['out'].at, (0.66, y, z), (0.66, BACK - 0.20, z)], 40)


def gauge_board(unit):
    """Three gauges of the compressor on a plate over the motor, with capillaries."""
    x, y, z = 0.98, FRONT - 0.20, 1.34
    for dx in (-0.2, 0.2):
        beam((x + dx, y + 0.03, BED), (x + dx, y + 0.03, z + 0.12), 0.035, 'graphite', 'box')
    box((0.52, 0.012, 0.22), 'white', (x, y, z), bevel=0.004)
    for i, (unit_text, value, scale) in enumerate((('bar', 0.28, (0, 5, 10, 15)), ('bar', 0.66, (0, 10, 20, 30, 40)), ('bar', 0.52, (0, 10, 20, 30)))):
        spot = x - 0.17 + i * 0.17
        gauge(0.062, (spot, y - 0.002, z + 0.015), '-y', 'z', stem=0.012, value=value, unit=unit_text, scale=scale, back=True)
        text(('Succión', 'Descarga', 'Aceite')[i], 0.016, 'graphite', (spot, y - 0.0065, z - 0.085), '-y')
        tap, low = (0.27, -0.31, -0.12)[i], 1.12 - 0.02 * i
        sweep([(spot, y + 0.006, z - 0.03), (spot, y + 0.05, z - 0.03), (spot, y + 0.05, low), (tap, y + 0.05, low), (tap, FRONT - 0.1, low - 0.05),
               (tap, FRONT - 0.1, 0.86)], 0.004, 'copper', bend=0.03)
        cylinder(0.009, 0.04, 'brass', (tap, FRONT - 0.1, 0.82), 'z', bevel=0.001)


def panel():
    control_panel((0.62, 0.30, 1.50), (PANEL_X, -0.54, BED), '-y', title='BOMBA DE CALOR', kind='trend', plinth=0.06,
                  values=('85 °C', 'COP 3,6'))
    conduit([(PANEL_X + 0.2, -0.42, BED + 0.25), (PANEL_X + 0.2, -0.12, BED + 0.25), (PANEL_X + 0.2, -0.12, BED)], 0.02, 'galvanised', 0.1)


def skid():
    frame()
    exchangers()
    unit = machine()
    for line in (suction_line, discharge_line, oil_line, gauge_board):
        line(unit)
    liquid_line()
    panel()


def whole():
    skid()
    stage.camera(-30, 6, 45, margin=0.06)
    stage.studio(azimuth=-30, size=2.0)


def detail():
    skid()
    stage.camera(-24, 14, 62, target=(0.12, FRONT, 0.90), distance=3.3, focus=(-0.05, FRONT - 0.2, 0.8), aperture=2.4)
    stage.studio(azimuth=-24, size=2.0)


def plan():
    skid()
    sheet = Sheet('Bomba de calor industrial, 500 kWth, 85 °C', 'BC-500-85')
    side = sheet.view('side', (580, 455), A3 / 20, (0, 0, 1.15))
    side.dimension((-OVERALL[0] / 2, 0, 0), (OVERALL[0] / 2, 0, 0), 110)
    side.dimension((-1.85, 0, 0), (-1.85, 0, LOWER_Z), -96)
    side.dimension((-1.85, 0, 0), (-1.85, 0, UPPER_Z), -146)
    side.dimension((LENGTH / 2, 0, 0), (1.10, 0, OVERALL[2]), 44)
    side.centre_line((-1.95, 0, LOWER_Z), (1.75, 0, LOWER_Z))
    # not through the mark
    side.centre_line((-1.95, 0, UPPER_Z), (-0.60, 0, UPPER_Z))
    side.centre_line((0.04, 0, UPPER_Z), (1.75, 0, UPPER_Z))
    side.tag((0.55, BACK, UPPER_Z), 'E-102 condensador', (90, -190))
    side.tag((-0.10, FRONT, SHAFT_Z), 'K-101 compresor de tornillo', (-60, 200))
    side.tag((1.2, FRONT, SHAFT_Z), 'M-101', (-146, 200))
    side.tag((SEPARATOR_X, FRONT, 1.35), 'S-101 separador de aceite', (60, -225))
    side.tag((RECEIVER_X, FRONT, 0.9), 'T-101 recipiente', (-20, 229))
    side.tag((0.98, FRONT, 1.4), 'PI-101 a 103', (70, -110))
    end = sheet.view('front', (1310, 455), A3 / 20, (0, 0, 1.15))
    end.dimension((0, OVERALL[1] / 2, 0), (0, -OVERALL[1] / 2, 0), 110)
    end.dimension((0, OVERALL[1] / 2, 0), (0, OVERALL[1] / 2, UPPER_Z), -44, vertical=True)
    end.centre_line((0, BACK, 0), (0, BACK, 2.0))
    end.tag((-1.8, BACK, UPPER_Z + UPPER_R / 2), f'Agua caliente DN {SINK_DN}', (-60, -220))
    end.tag((-1.8, BACK + 0.15, LOWER_Z), f'E-101 fuente DN {SOURCE_DN}', (0, 168))
    return sheet


PICTURES = {
    'equipment/bombas-calor-conjunto': photo(whole, samples=32),
    'equipment/bombas-calor-detalle': detail,
    'equipment/bombas-calor-plano': drawing(plan),
}
