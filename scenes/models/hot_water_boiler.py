"""Hot-water generator, 1 500 kWth, 110/90 °C: shell boiler with burner, two-pump return set and expansion vessel.

It lies along X; its front (burner) looks to -X, its service side to -Y. Floor at z = 0.
"""
import math

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.parts.automatic import safety_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.connections import floor_collar, joint, open_stub
from scenes.parts.core import box, cylinder, lathe, place, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts, lifting_lug, ring_points
from scenes.parts.instruments import gauge, level_probe, pressure_switch, thermometer
from scenes.parts.lettering import name_plate
from scenes.parts.machines import burner, gas_train, pump
from scenes.parts.painted import shell_mark
from scenes.parts.pipes import floor_support, nozzle, pipe
from scenes.parts.room import end_cap
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.structure import base_frame, conduit, motor_lead
from scenes.parts.valves import ball_valve, butterfly_valve, check_valve, gate_valve, needle_cock
from scenes.parts.vessels import chimney, clad_shell, hand_hole, saddle, tank
from scenes.pictures import drawing, photo

R, AXIS = 0.80, 1.22
FRONT, REAR, OVERALL = -1.30, 1.30, (4.160,)
STACK_R = 0.19
TOP = AXIS + R
BURNER_Z = AXIS - 0.10
RETURN_X, SUPPLY_X, MAIN = 0.30, 0.92, 125
PUMP_XS, SUCTION_Y, SHAFT_Z, PUMP_FACE_Y = (0.78, 1.42), -1.06, 0.34, -1.31
HEADER_Z = 1.16


def surface_y(z):
    return -math.sqrt(R * R - (z - AXIS) ** 2)


def shell(marked=True):
    clad_shell(R, REAR - FRONT, (FRONT, 0, AXIS), 'x', sheet=0.87, seam=58)
    base_frame(3.1, 1.1, (0, 0, 0), height=0.20, cross=4)
    for x in (-0.88, 0.88):
        saddle(R - 0.004, (x, 0, AXIS), height=AXIS - 0.23, width=1.26)
    for x in (-1.12, 1.14):
        lifting_lug((x, 0, TOP - 0.002), 'x', size=0.14)
    if marked:
        shell_mark(0.12, R, (0.04, 0, AXIS), 14)
        name_plate([MARK, '1 500 kWth   6 barg', '110 / 90 °C'], (0.36, 0.20), (0.08, surface_y(AXIS - 0.16) - 0.006, AXIS - 0.16), (0, -1, -0.2), largest=0.08)
    hand_hole((-0.55, surface_y(0.74), 0.74), (0, -0.8, -0.6))


def door_clamps(x):
    for y, z in ring_points(14, 0.745):
        if -y < -0.62:
            continue
        with place((x, -y, AXIS + z), '-x', (0, -y, z)):
            box((0.09, 0.035, 0.09), 'iron', (0.03, 0, -0.035), bevel=0.006)
            bolts([(0, -0.04)], 0.022, at=(0.074, 0, 0))


def front():
    """Smoke box, one hinged door on the service side, burner plate."""
    lathe([(0, 0), (0, R * 0.985), (0.22, R * 0.985), (0.22, R + 0.015), (0.25, R + 0.015), (0.25, 0)], 'graphite', (FRONT + 0.005, 0, AXIS), '-x', bevel=0.006)
    x = FRONT - 0.245
    lathe([(0, 0), (0, 0.735), (0.05, 0.735), (0.075, 0.69), (0.075, 0)], 'graphite', (x, 0, AXIS), '-x', bevel=0.008)
    door_clamps(x)
    for z in (0.30, -0.30):
        edge = math.sqrt(0.735 ** 2 - z * z)
        cylinder(0.03, 0.20, 'iron', (x - 0.03, -edge - 0.075, AXIS + z - 0.10), 'z')
        box((0.05, 0.20, 0.10), 'iron', (x - 0.06, -edge + 0.01, AXIS + z), bevel=0.008)
        box((0.09, 0.06, 0.08), 'iron', (x + 0.02, -edge - 0.075, AXIS + z), bevel=0.006)
    sweep([(x - 0.07, 0.5, AXIS - 0.1), (x - 0.13, 0.5, AXIS - 0.1), (x - 0.13, 0.5, AXIS + 0.1), (x - 0.07, 0.5, AXIS + 0.1)], 0.012, 'polished', bend=0.03)
    lathe([(0, 0), (0, 0.36), (0.055, 0.36), (0.055, 0)], 'iron', (x - 0.07, 0, BURNER_Z), '-x', bevel=0.006)
    bolt_circle(12, 0.33, 0.018, at=(x - 0.125, 0, BURNER_Z), axis='-x')
    tube(0.045, 0.028, 0.05, 'iron', (x - 0.07, -0.36, AXIS + 0.34), '-x')
    cylinder(0.03, 0.005, 'hot', (x - 0.09, -0.36, AXIS + 0.34), '-x', bevel=0)
    return x - 0.125


def firing(face):
    gas = burner(1.0, (face, 0, BURNER_Z), '-x')['gas']
    turn = gas.out(0.28)
    pipe([gas.at, turn, turn + stage.Vector((-0.22, 0, 0))], gas.dn, mat='yellow', start='flange')
    end = gas_train(turn + stage.Vector((-0.21, 0, 0)), 0.80, gas.dn, '-x')['supply']
    foot = end.out(0.22)
    pipe([end.at, foot, (foot.x, foot.y, 0)], gas.dn, mat='yellow', start='flange')
    floor_collar(gas.dn, foot)


def rear(stack_height=1.3):
    lathe([(0, 0), (0, R * 0.985), (0.30, R * 0.985), (0.31, R * 0.9), (0.31, 0)], 'graphite', (REAR - 0.005, 0, AXIS), 'x', bevel=0.008)
    lathe([(0, 0), (0, R * 0.88), (0.05, R * 0.88), (0.07, R * 0.8), (0.07, 0)], 'graphite', (REAR + 0.30, 0, AXIS), 'x', bevel=0.008)
    bolt_circle(18, R * 0.84, 0.022, at=(REAR + 0.35, 0, AXIS))
    stack = (REAR + 0.16, 0, AXIS + R * 0.93)
    lathe([(0, 0.26), (0.10, 0.22), (0.17, STACK_R + 0.005), (0.17, 0.1)], 'graphite', stack, 'z', bevel=0.006)
    chimney(STACK_R, stack_height, (REAR + 0.16, 0, stack[2] + 0.15), 'z', sections=round(stack_height / 0.65), damper=True)


def main_nozzle(x, rise):
    """Nozzle with gate valve on top; returns the valve's outlet."""
    return gate_valve(MAIN, nozzle(MAIN, (x, 0, TOP - 0.03), 'z', rise)['face'].out(valve_length(MAIN) * 0.4), 'z', '-y')['out']


def supply():
    """Hot water leaves at the rear nozzle, over the shell, to the flange at the right; vent and instruments at the high run."""
    out = main_nozzle(SUPPLY_X, 0.20)
    z, y, end = out.at.z + 0.30, -0.52, REAR + 1.05
    pipe([out.at, (SUPPLY_X, 0, z), (SUPPLY_X, y, z), (end - 0.36, y, z)], MAIN, start='flange', insulated=True)
    open_stub(MAIN, (end - 0.38, y, z), 'x', 0.38, ring='red')
    floor_support(MAIN, (end - 0.62, y, z), insulated=True)
    x, top = SUPPLY_X + 0.50, z + 0.11
    for step in (0, 0.20):
        cylinder(0.014, 0.05, 'steel', (x + step, y, top), 'z')
    thermometer((x, y, top + 0.04), '-y', radius=0.065, value=0.55)
    cock = needle_cock((x + 0.20, y, top + 0.085), 'z', '-y')
    lathe([(0, 0.012), (0.01, 0.03), (0.07, 0.03), (0.085, 0.012), (0.085, 0)], 'brass', cock['out'].at, 'z')


def return_line(header_y):
    out = main_nozzle(RETURN_X, 0.20)
    z = out.at.z + 0.30
    pipe([out.at, (RETURN_X, 0, z), (RETURN_X, header_y, z), (RETURN_X, header_y, HEADER_Z), (PUMP_XS[1] + 0.24, header_y, HEADER_Z)], MAIN, start='flange',
         end='cap', insulated=True, bands=True)
    end_cap((PUMP_XS[1] + 0.24, header_y, HEADER_Z), 'x', MAIN)


def safety_valves():
    for x in (-0.78, -0.34):
        out = safety_valve(40, nozzle(40, (x, 0, TOP - 0.03), 'z', 0.15)['face'].at, 'z', 'y')['out']
        pipe([out.at, (x, 0.98, out.at.z), (x, 0.98, 0)], 65, start='flange')
        floor_collar(65, (x, 0.98))
    for x in (-1.02, -0.05):
        level_probe((x, -0.06, TOP - 0.01), 'z')


def instrument_tap():
    """Short header above the shell's front: gauge and the limiters of highest and lowest pressure."""
    x, z = -0.56, TOP + 0.20
    pipe([(x, -0.26, TOP - 0.10), (x, -0.26, z)], 25)
    pipe([(x - 0.22, -0.26, z), (x + 0.22, -0.26, z)], 25, start='cap', end='cap')
    for dx in (-0.15, 0.0, 0.15):
        cylinder(0.011, 0.05, 'steel', (x + dx, -0.26, z), 'z')
        tap = needle_cock((x + dx, -0.26, z + 0.085), 'z', '-y')
        if dx < 0:
            gauge(0.075, tap['out'].at, '-y', stem=0.05, value=0.42, scale=(0, 2, 4, 6, 8, 10))
        else:
            pressure_switch(tap['out'].at, '-y')


def pump_leg(x):
    """Suction valve, pump, check valve, discharge valve up to the header; returns the y of the discharge."""
    unit = pump(80, (x, PUMP_FACE_Y, SHAFT_Z), '-y', 'z', mat='blue')
    valve = butterfly_valve(80, (x, PUMP_FACE_Y + 0.026, SHAFT_Z), '-y', 'z')
    joint(valve['out'])
    pipe([(x, SUCTION_Y, SHAFT_Z), valve['in'].at], 80, end='flange')
    rise = unit['out']
    check = check_valve(rise.dn, rise.out(valve_length(rise.dn) * 0.4), 'z', '-y')
    joint(rise)
    stop = butterfly_valve(rise.dn, check['out'].out(0.025), 'z', '-y')
    joint(check['out'])
    pipe([stop['out'].at, (x, rise.at.y, HEADER_Z)], rise.dn, start='flange')
    lathe([(0, 0.075), (0.05, 0.06), (0.06, pipe_radius(65))], 'aluminium', (x, rise.at.y, HEADER_Z - 0.09), '-z', bevel=0.004)
    cylinder(0.008, 0.13, 'steel', (x, rise.at.y, HEADER_Z - 0.24), '-x')
    gauge(0.05, (x - 0.125, rise.at.y, HEADER_Z - 0.245), '-y', stem=0.03, value=0.5, scale=(0, 2, 4, 6))
    motor_lead(unit['cable'], unit['base'].at.z)
    return unit


def pump_set():
    units = [pump_leg(x) for x in PUMP_XS]
    base = units[0]['base'].at
    box((PUMP_XS[1] - PUMP_XS[0] + 0.62, 1.02, base.z), 'concrete', (sum(PUMP_XS) / 2, base.y, base.z / 2), bevel=0.012)
    end = REAR + 1.05
    pipe([(PUMP_XS[0] - 0.20, SUCTION_Y, SHAFT_Z), (end - 0.36, SUCTION_Y, SHAFT_Z)], MAIN, start='cap', insulated=True)
    end_cap((PUMP_XS[0] - 0.20, SUCTION_Y, SHAFT_Z), '-x', MAIN)
    open_stub(MAIN, (end - 0.38, SUCTION_Y, SHAFT_Z), 'x', 0.38, ring='blue')
    for x in (PUMP_XS[0] - 0.10, end - 0.62):
        floor_support(MAIN, (x, SUCTION_Y, SHAFT_Z), insulated=True)
    return units[0]['out'].at.y


def expansion(x=2.02, y=-1.86):
    """Membrane vessel on the suction side, the neutral point of the circuit, behind a locked ball valve."""
    tank(0.27, 0.62, (x, y, 0), mat='paint_grey', clad=False, leg_height=0.22)
    tube(0.272, 0.265, 0.03, 'orange', (x, y, 0.66), 'z')
    valve = ball_valve(25, (x, -1.36, SHAFT_Z + 0.06), '-y', 'z', flanged=False)
    pipe([(x, SUCTION_Y, SHAFT_Z + 0.06), valve['in'].at], 25)
    pipe([valve['out'].at, (x, y + 0.25, SHAFT_Z + 0.06)], 25)


def drain():
    x, z = -0.35, 0.32
    pipe([(x, 0, AXIS - R + 0.05), (x, 0, z), (x, -0.66, z)], 32, end='flange')
    valve = ball_valve(32, (x, -0.66 - valve_length(32) * 0.425, z), '-y', 'z')
    foot = valve['out'].out(0.14)
    pipe([valve['out'].at, foot, (foot.x, foot.y, 0)], 32, start='flange')
    floor_collar(32, foot)


def panel():
    control_panel((0.58, 0.30, 1.42), (-1.02, -R - 0.50, 0), '-y', title='AGUA CALIENTE', kind='trend', values=('110 °C', '90 °C'))
    conduit([(-1.02, -R - 0.48, 1.41), (-1.02, -R - 0.48, 1.70), (-1.02, surface_y(1.70) + 0.02, 1.70)], 0.022, 'galvanised', 0.12)


def generator(with_panel=True, marked=True, stack_height=1.3):
    shell(marked)
    firing(front())
    rear(stack_height)
    for build in (supply, safety_valves, instrument_tap, expansion, drain):
        build()
    return_line(pump_set())
    if with_panel:
        panel()


def whole():
    generator()
    stage.camera(-38, 12, 62, margin=0.07)
    stage.studio(azimuth=-38, size=2.2)


def detail():
    generator(marked=False)
    stage.camera(-27, 13, 62, target=(1.12, -1.45, 0.62), distance=3.9, focus=(1.0, -1.75, 0.62), aperture=2.4)
    stage.studio(azimuth=-27, size=2.2)


def plan():
    generator(with_panel=False, marked=False, stack_height=1.15)
    sheet = Sheet('Generador de agua caliente, 1 500 kWth', 'AC-1500', note='Medidas en mm; bombas y tanque, opcionales')
    side = sheet.view('side', (545, 420), A3 / 25, (-0.35, 0, 1.75))
    side.dimension((FRONT - 0.25, 0, 0), (REAR + 0.37, 0, 0), 88)
    side.dimension((REAR + 0.42 - OVERALL[0], 0, 0), (REAR + 0.42, 0, 0), 132)
    side.dimension((REAR + 1.05, 0, 0), (REAR + 1.05, 0, SHAFT_Z), 34)
    side.dimension((REAR + 1.05, 0, 0), (REAR + 1.05, 0, TOP + 0.79), 72)
    side.centre_line((FRONT - 1.2, 0, AXIS), (REAR + 0.5, 0, AXIS))
    side.tag((REAR + 0.95, -0.52, TOP + 0.80), 'Ida DN 125', (24, -66))
    side.tag((REAR + 0.16 + STACK_R, 0, AXIS + R * 0.93 + 1.22), f'Salida de gases ø {2000 * STACK_R:.0f}', (46, -52))
    side.tag((REAR + 1.04, SUCTION_Y, SHAFT_Z - 0.08), 'Retorno DN 125', (-40, 208))
    side.tag((SUPPLY_X, -0.5, TOP + 0.36), 'V-101', (-40, -175))
    side.tag((RETURN_X - 0.16, -0.5, TOP + 0.36), 'V-102', (-110, -150))
    side.tag((-0.34, 0, TOP + 0.40), 'PSV-101 / 102', (-70, -110))
    side.tag((-0.71, 0, TOP + 0.42), 'PI-101', (-120, -40))
    side.tag((SUPPLY_X + 0.5, -0.5, TOP + 1.09), 'TI-101', (-50, -110))
    side.tag((-2.05, 0, BURNER_Z), 'B-101 quemador', (-40, -130))
    side.tag((PUMP_XS[0], -1.8, SHAFT_Z), 'P-101 A / B', (-10, 88))
    front_view = sheet.view('front', (1275, 420), A3 / 25, (0, -0.52, 1.75))
    front_view.dimension((0, -R, AXIS - 0.5), (0, R, AXIS - 0.5), 190, label='ø 1 600')
    front_view.dimension((0, 0, 0), (0, PUMP_FACE_Y, 0), 44)
    front_view.dimension(*((0, corner.y, 0) for corner in stage.bounds()[1:]), 118)
    front_view.centre_line((0, 0, 0), (0, 0, TOP + 0.3))
    front_view.tag((0, -1.78, 0.6), 'VE-101', (0, -150))
    return sheet


PICTURES = {
    'equipment/calderas-agua-caliente-conjunto': photo(whole, samples=32),
    'equipment/calderas-agua-caliente-detalle': detail,
    'equipment/calderas-agua-caliente-plano': drawing(plan),
}
