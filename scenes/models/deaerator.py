"""Spray and tray deaerator, 10 t/h with 20 minutes of reserve: dome on a horizontal storage tank, steel structure with platform, two multistage feedwater pumps below.

The tank lies along X; the service side looks to -Y. Floor at z = 0.
"""
import math

from mathutils import Vector

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.models.deaerator_base import COLUMNS_X, COLUMNS_Y, DECK, PUMP_XS, PUMP_Y, SADDLES, SHAFT, feed_pumps, structure
from scenes.parts.automatic import control_valve, safety_valve
from scenes.parts.connections import floor_collar, joint
from scenes.parts.core import box, cylinder, lathe, tube
from scenes.parts.fasteners import bolt_circle, flange, flange_neck, lifting_lug
from scenes.parts.instruments import gauge, level_glass, pressure_switch, thermometer
from scenes.parts.lettering import name_plate
from scenes.parts.painted import shell_mark
from scenes.parts.pipes import nozzle, outer_radius, pipe, reducer, syphon
from scenes.parts.sizes import flange_size, pipe_radius, valve_length
from scenes.parts.valves import check_valve, gate_valve, globe_valve, needle_cock
from scenes.parts.vessels import clad_shell, dished_end, manhole, saddle
from scenes.pictures import drawing, photo

# tank of 1.60 m across and 3.20 m long, with 50 mm of insulation
R, HALF, AXIS = 0.85, 1.60, DECK + 0.22 + 0.85
TOP = AXIS + R
# least water, 200 mm over the bottom of the tank: what the pumps draw from
LOW_LEVEL = 2.52
DOME_X, DOME_R, DOME_TOP = -0.70, 0.44, TOP + 1.06
RISER_X = COLUMNS_X[-1] + 0.38
STEAM_Y, STEAM_Z, STEAM_IN = -R - 0.30, AXIS + 0.18, TOP + 0.42
# expanded steam is slow enough only in the larger pipe
STEAM_DN, EXPANDED_DN = 80, 125
WATER_Z = DOME_TOP - 0.16
BREAKER_X = 0.62


def surface_y(z):
    return -math.sqrt(R * R - (z - AXIS) ** 2)


def storage():
    clad_shell(R, 2 * HALF, (-HALF, 0, AXIS), 'x', sheet=0.90, seam=64)
    for side, axis in ((1, 'x'), (-1, '-x')):
        dished_end(R * 0.998, (side * HALF, 0, AXIS), axis, 'white')
    for x in SADDLES:
        saddle(R - 0.004, (x, 0, AXIS), height=AXIS - DECK - 0.02, width=1.15)
    for x in (-1.38, 1.38):
        lifting_lug((x, 0, TOP - 0.002), 'x', size=0.13)
    manhole((0.72, surface_y(AXIS - 0.30), AXIS - 0.30), (0, -0.935, -0.353), proud=0.07)
    shell_mark(0.13, R, (-1.15, 0, AXIS), 21)
    name_plate([MARK, 'Desaireador DA-10', '10 000 kg/h', '0,2 barg   105 °C'], (0.38, 0.24), (-1.18, surface_y(AXIS - 0.19) - 0.008, AXIS - 0.19), (0, -1, -0.24),
               largest=0.08)


def dome():
    """Spray and tray section on its welded neck, bolted head joint, vent on top."""
    lathe([(-0.10, DOME_R * 1.02), (0.10, DOME_R * 1.0), (0.14, DOME_R * 0.9)], 'white', (DOME_X, 0, TOP), 'z', bevel=0.02)
    clad_shell(DOME_R, DOME_TOP - TOP - 0.08, (DOME_X, 0, TOP + 0.06), 'z', sheet=0.6, seam=140)
    joint_z = DOME_TOP - 0.02
    for z in (joint_z, joint_z + 0.034):
        lathe([(0, DOME_R * 0.9), (0, DOME_R + 0.085), (0.032, DOME_R + 0.085), (0.032, DOME_R * 0.9)], 'graphite', (DOME_X, 0, z), 'z', bevel=0.004)
    bolt_circle(24, DOME_R + 0.055, 0.018, 0.066, at=(DOME_X, 0, joint_z + 0.066), axis='z')
    head = dished_end(DOME_R, (DOME_X, 0, joint_z + 0.10), 'z', 'white', skirt=0.05)
    for y in (-1, 1):
        lifting_lug((DOME_X, y * 0.24, head['pole'].at.z - 0.06), 'x', size=0.09)
    vent(head['pole'].at)


def vent(pole, length=0.22):
    """Gate valve between two joints with the orifice plate, whose handle shows, then the open pipe. Returns its mouth."""
    base = nozzle(40, pole + Vector((0, 0, -0.02)), 'z', 0.11)
    valve = gate_valve(40, base['face'].out(valve_length(40) * 0.4), 'z', '-y')
    up = valve['out'].at
    plate = 0.006
    tube(flange_size(40)[1] - 0.012, 0.004, plate, 'stainless', up, 'z', bevel=0)
    box((0.03, 0.16, plate), 'stainless', up + Vector((0, -0.12, plate / 2)), bevel=0.001)
    mouth = up + Vector((0, 0, length))
    pipe([up + Vector((0, 0, plate)), mouth], 40, start='flange')
    tube(pipe_radius(40) + 0.006, pipe_radius(40) - 0.004, 0.02, 'steel', mouth - Vector((0, 0, 0.02)), 'z')
    return mouth


def steam_line():
    """Riser at the right, isolation and strainer side valve, control valve, expander, rise to the dome."""
    z, y, control_x = STEAM_Z, STEAM_Y, 0.46
    stop = globe_valve(STEAM_DN, (1.24, y, z), '-x', 'z')
    control = control_valve(STEAM_DN, (control_x, y, z), '-x', 'z')
    pipe([stop['out'].at, control['in'].at], STEAM_DN, start='flange', end='flange')
    pipe([stop['in'].at, (RISER_X, y, z), (RISER_X, y, 0)], STEAM_DN, start='flange', insulated=True)
    floor_collar(STEAM_DN, (RISER_X, y), 0.03)
    inlet = nozzle(EXPANDED_DN, (DOME_X, -DOME_R + 0.05, STEAM_IN), '-y', 0.22)
    flange(STEAM_DN, control['out'].at, 'x')
    wide = reducer(STEAM_DN, EXPANDED_DN, control['out'].out(flange_neck(STEAM_DN) - 0.002), '-x', 0.14)['large'].at
    pipe([wide, (DOME_X, y, wide.z), (DOME_X, y, STEAM_IN), inlet['face'].at], EXPANDED_DN, insulated=True)
    flange(EXPANDED_DN, inlet['face'].at, 'y', bolted=False)
    post(1.75, y, z, STEAM_DN)
    post(-0.25, y, wide.z, EXPANDED_DN)
    sensing()


def post(x, y, z, dn):
    r = outer_radius(dn, insulated=True)
    box((0.06, 0.06, z - r - DECK), 'galvanised', (x, y, (z - r + DECK) / 2))
    box((0.15, 0.15, 0.012), 'galvanised', (x, y, DECK + 0.006))
    tube(r + 0.006, r - 0.001, 0.04, 'galvanised', (x - 0.02, y, z))


def sensing():
    """Gauge and pressure switch on the tank's steam space, each behind the water in its syphon."""
    for x, pressure in ((0.20, gauge), (-0.04, pressure_switch)):
        spot = Vector((x, -0.55, AXIS + math.sqrt(R * R - 0.55 ** 2) - 0.02))
        cylinder(0.012, 0.10, 'steel', spot, 'z')
        loop = syphon(spot + Vector((0, 0, 0.10)), 'z', 'x')
        cock = needle_cock(loop['end'].out(0.035), 'z', '-y')
        if pressure is gauge:
            gauge(0.075, cock['out'].at, '-y', stem=0.05, value=0.3, scale=(0, '0,2', '0,4', '0,6'))
        else:
            pressure_switch(cock['out'].at, '-y')


def make_up():
    """Treated water and condensate from the left riser through level control valve into the spray head."""
    y, x = 0.25, -RISER_X
    inlet = nozzle(50, (DOME_X - DOME_R + 0.06, y, WATER_Z), '-x', 0.22)
    valve = control_valve(50, (-1.88, y, WATER_Z), 'x', 'z', actuator='blue')
    check = check_valve(50, valve['in'].out(valve_length(50) * 0.4), 'x', 'z')
    joint(valve['in'])
    pipe([valve['out'].at, inlet['face'].at], 50, start='flange')
    flange(50, inlet['face'].at, 'x', bolted=False)
    pipe([check['in'].at, (x, y, WATER_Z), (x, y, 0)], 50, start='flange')
    floor_collar(50, (x, y))
    for z in (DECK - 0.13, AXIS):
        reach = COLUMNS_X[0] if z < DECK else -HALF - 0.2
        box((reach - x, 0.05, 0.05), 'galvanised', ((reach + x) / 2, y, z))
        tube(pipe_radius(50) + 0.008, pipe_radius(50) - 0.001, 0.04, 'galvanised', (x, y, z - 0.02), 'z')


def relief():
    base = nozzle(50, (1.08, 0, TOP - 0.03), 'z', 0.16)
    out = safety_valve(50, base['face'].at, 'z', 'y')['out']
    turn = out.out(0.22)
    pipe([out.at, turn, turn + Vector((0, 0, 0.75))], 80, start='flange')
    tube(pipe_radius(80) + 0.006, pipe_radius(80) - 0.004, 0.02, 'steel', turn + Vector((0, 0, 0.74)), 'z')


def vacuum_breaker():
    nozzle(25, (BREAKER_X, 0, TOP - 0.02), 'z', 0.12)
    tube(0.034, 0.020, 0.06, 'brass', (BREAKER_X, 0, TOP + 0.10), 'z')
    cylinder(0.028, 0.008, 'stainless', (BREAKER_X, 0, TOP + 0.161), 'z')
    lathe([(0, 0.052), (0.03, 0.046), (0.04, 0.02), (0.045, 0.02), (0.035, 0.05), (0, 0.056)], 'brass', (BREAKER_X, 0, TOP + 0.18), 'z', bevel=0, closed=True)
    for side in (1, -1):
        cylinder(0.005, 0.05, 'brass', (BREAKER_X + side * 0.04, 0, TOP + 0.14), 'z')


def overflow():
    x = HALF + 0.58
    stub = nozzle(80, (HALF + 0.14, 0, AXIS + 0.30), 'x', 0.20)
    pipe([stub['face'].at, (x, 0, AXIS + 0.30), (x, 0, 0)], 80)
    flange(80, stub['face'].at, '-x', bolted=False)
    floor_collar(80, (x, 0))


def level():
    level_glass(0.80, (1.46, -R + 0.01, AXIS + 0.02), '-y', reach=0.15, level=0.66)
    cylinder(0.013, 0.08, 'steel', (-0.42, surface_y(AXIS + 0.12) + 0.02, AXIS + 0.12), '-y')
    thermometer((-0.42, surface_y(AXIS + 0.12) - 0.05, AXIS + 0.12), '-y', radius=0.06, value=0.52)


def deaerator():
    structure()
    for build in (storage, dome, steam_line, make_up, relief, vacuum_breaker, overflow, level):
        build()
    feed_pumps(AXIS - R)


def whole():
    deaerator()
    stage.camera(-26, 6, 50, margin=0.05)
    stage.studio(azimuth=-26, size=3.1)


def detail():
    deaerator()
    stage.camera(-30, 8, 62, target=(0.20, STEAM_Y, AXIS + 0.48), distance=4.0, focus=(0.40, STEAM_Y, AXIS + 0.45), aperture=5)
    stage.studio(azimuth=-30, size=3.1)


def plan():
    deaerator()
    sheet = Sheet('Desaireador de bandejas, 10 t/h, 20 min', 'DA-10-20', note='Medidas en mm; ø sin aislamiento')
    side = sheet.view('side', (560, 465), A3 / 30, (0, 0, 2.70))
    side.dimension((-COLUMNS_X[-1], 0, 0), (COLUMNS_X[-1], 0, 0), 36)
    side.dimension((-HALF, 0, 0), (HALF, 0, 0), 80)
    side.dimension((COLUMNS_X[-1], 0, 0), (RISER_X, 0, DECK), 60)
    side.dimension((COLUMNS_X[-1], 0, SHAFT), (RISER_X, 0, LOW_LEVEL), 104)
    side.dimension((-RISER_X, 0, DECK), (DOME_X, 0, DECK + 3.70), -70, vertical=True)
    side.centre_line((-HALF - 0.4, 0, AXIS), (HALF + 0.4, 0, AXIS))
    side.centre_line((-HALF, 0, LOW_LEVEL), (RISER_X, 0, LOW_LEVEL))
    side.centre_line((PUMP_XS[0], 0, SHAFT), (RISER_X, 0, SHAFT))
    side.centre_line((DOME_X, 0, TOP), (DOME_X, 0, DOME_TOP + 0.3))
    side.tag((DOME_X, 0, DOME_TOP + 0.42), 'V-101 venteo con orificio', (70, -40))
    side.tag((-1.88, 0.25, WATER_Z + 0.2), 'LV-101', (10, -48))
    side.tag((0.46, STEAM_Y, STEAM_Z + 0.5), f'PV-101 vapor DN {STEAM_DN}', (8, -211))
    side.tag((DOME_X - pipe_radius(EXPANDED_DN), STEAM_Y, TOP + 0.20), f'DN {EXPANDED_DN}', (-72, -20))
    side.tag((BREAKER_X, 0, TOP + 0.20), 'Rompevacío', (25, -127))
    side.tag((1.08, 0, TOP + 0.4), 'PSV-101', (80, -65))
    side.tag((HALF + 0.335, 0, AXIS + 0.31), 'Rebose DN 80', (51, -111))
    side.tag((2.78, 0, LOW_LEVEL), 'Nivel mínimo', (16, -64))
    side.tag((PUMP_XS[0] + 0.15, PUMP_Y, SHAFT + 0.20), 'P-101 A', (-45, 57))
    side.tag((PUMP_XS[1] + 0.15, PUMP_Y, SHAFT + 0.20), 'P-101 B', (-45, 57))
    end = sheet.view('front', (1290, 465), A3 / 30, (0, 0, 2.70))
    end.dimension((0, COLUMNS_Y[0], 0), (0, COLUMNS_Y[1], 0), 36)
    end.centre_line((0, 0, 0), (0, 0, DOME_TOP + 0.5))
    end.tag((0, R * 0.866, AXIS + R / 2), 'ø 1 600', (-32, -66))
    end.tag((1.46, -R - 0.14, AXIS + 0.1), 'LG-101', (44, -60))
    end.tag((0, DOME_R, TOP + 0.75), 'ø 780', (-38, -70))
    return sheet


PICTURES = {
    'equipment/desaireadores-conjunto': photo(whole, samples=32),
    'equipment/desaireadores-detalle': detail,
    'equipment/desaireadores-plano': drawing(plan),
}
