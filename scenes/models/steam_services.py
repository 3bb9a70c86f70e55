"""Plant-room pictures of two services: metering with indicators, and steam quality (separator, trap set, sampling point).

Lines along X, steam flows to +X, the viewer stands on the -Y side. Floor at z = 0.
"""
from mathutils import Vector

from scenes import stage
from scenes.models.totalizers import station
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.fasteners import flange
from scenes.parts.halls import day_hall, day_lights, hall, hall_lights
from scenes.parts.instruments import gauge
from scenes.parts.lettering import text
from scenes.parts.life import clipboard, helmet, tool_case
from scenes.parts.metering import clad_collar, line_marking
from scenes.parts.pipes import floor_support, outer_radius, pipe, syphon
from scenes.parts.sanitary import diaphragm_valve, sanitary_tube, tri_clamp
from scenes.parts.sizes import valve_length
from scenes.parts.steamline import separator, sight_glass, strainer
from scenes.parts.structure import beam
from scenes.parts.traps import float_trap
from scenes.parts.valves import ball_valve, check_valve, needle_cock

WALL, Z, DN = 1.25, 1.46, 80
SEP_X, SAMPLE_X = -0.62, 1.02
TRAP_Z = 0.58


def metering_room():
    """The cabinet stands at the wall, behind the line: nothing hides the straight run before the meter."""
    station((-0.52, 0.98, 0.80), 0.62, left=-4.6, right=4.6, capped=False)
    clipboard((0.10, WALL - 0.172, 1.40), '-y')
    tool_case((1.04, -0.02, 0), (-0.3, -1, 0))
    helmet((1.05, -0.02, 0.262), (-0.5, -1, 0), 'dial')
    stage.camera(-13, 7, 44, target=(0.10, 0.3, 0.90), distance=3.7)
    day_hall((-4.4, 4.4), WALL, front=-7, height=3.8, bays=4, windows=(1, 2), sill=1.80, head=3.2)
    day_lights((0.1, 0, 0.9), 1.85, ceiling=3.5)


def main_line():
    """Clad steam line with the separator, pressure gauge behind it."""
    unit = separator(DN, (SEP_X, 0, Z), mat='iron_grey')
    pipe([(-4.6, 0, Z), unit['in'].at], DN, end='flange', insulated=True)
    pipe([unit['out'].at, (4.6, 0, Z)], DN, start='flange', insulated=True)
    for x in (-1.35, 1.42):
        floor_support(DN, (x, 0, Z), insulated=True)
    line_marking(DN, 'VAPOR', (0.28, 0, Z), 0.26)
    top = Z + outer_radius(DN, True)
    cylinder(0.0107, 0.10, 'steel', (0.28, 0, Z + 0.03), 'z', bevel=0)
    clad_collar(0.0107, (0.28, 0, top), 'z')
    loop = syphon((0.28, 0, top + 0.018), 'z', 'x', rise=0.13)
    cock = needle_cock(loop['end'].out(0.033), 'z', '-y')
    gauge(0.06, cock['out'].at, '-y', stem=0.04, value=0.6)
    with place((SEP_X, -0.104, Z - 0.14), '-y', 'z'):
        box((0.05, 0.06, 0.05), 'stainless', (-0.012, 0, 0), bevel=0.002)
        box((0.004, 0.21, 0.13), 'dial', (0.014, 0, 0), bevel=0.001)
        box((0.002, 0.21, 0.062), 'orange', (0.0166, 0, 0.034), bevel=0)
        text('SP-101', 0.034, 'black', (0.0182, 0, 0.034))
        text('Separador', 0.026, 'black', (0.0166, 0, -0.031))
    return unit


def trap_set(unit):
    """Drain of the separator: stop valve, strainer, float trap, sight glass, check valve, stop valve, to the condensate main."""
    drain = unit['drain']
    flange(25, drain.at, '-z', bolted=False, mat='iron_grey')
    half = valve_length(25) * 0.425
    stop = ball_valve(25, (SEP_X, 0, 0.82), '-z', '-y')
    pipe([drain.at, stop['in'].at], 25, start='flange', end='flange')
    filter_ = strainer(25, (SEP_X + 0.28, 0, TRAP_Z), 'x', (0, 0.6, 0.8))
    pipe([stop['out'].at, (SEP_X, 0, TRAP_Z), filter_['in'].at], 25, start='flange', end='flange')
    x = filter_['out'].at.x + 0.09 + valve_length(25) / 2 + 0.03
    trap = float_trap(25, (x, 0, TRAP_Z))
    pipe([filter_['out'].at, trap['in'].at], 25, start='flange', end='flange')
    sight = sight_glass(25, (trap['out'].at.x + 0.09 + valve_length(25) * 0.4, 0, TRAP_Z))
    pipe([trap['out'].at, sight['in'].at], 25, start='flange', end='flange')
    check = check_valve(25, (sight['out'].at.x + 0.09 + valve_length(25) * 0.4, 0, TRAP_Z))
    pipe([sight['out'].at, check['in'].at], 25, start='flange', end='flange')
    last = ball_valve(25, (check['out'].at.x + 0.09 + half, 0, TRAP_Z), 'x', 'z')
    pipe([check['out'].at, last['in'].at], 25, start='flange', end='flange')
    pipe([last['out'].at, (4.6, 0, TRAP_Z)], 25, start='flange', insulated=True)
    for x in ((filter_['out'].at.x + trap['in'].at.x) / 2, (check['out'].at.x + last['in'].at.x) / 2):
        floor_support(25, (x, 0, TRAP_Z))


def sampling_point():
    """Pure-steam sampling: clamp tapping, diaphragm valve, coil cooler on a post, flask below its outlet."""
    x, y = SAMPLE_X, -0.30
    sanitary_tube([(x, -0.03, Z), (x, y, Z), (x, y, Z - 0.10)], 15, bend=0.035)
    clad_collar(0.0095, (x, -outer_radius(DN, True), Z), '-y')
    tri_clamp(15, (x, -0.19, Z), 'y', 'z')
    valve = diaphragm_valve(15, (x, y, Z - 0.15), '-z', '-y')
    top, low, r = Z - 0.28, Z - 0.56, 0.065
    sanitary_tube([valve['out'].at + Vector((0, 0, 0.005)), (x, y, top)], 15)
    lathe([(0, 0), (0, r * 0.5), (0.02, r), (top - low - 0.02, r), (top - low, r * 0.5), (top - low, 0)], 'stainless', (x, y, low), 'z', bevel=0.006)
    for z in (low + 0.03, top - 0.03):
        tube(r + 0.004, r - 0.001, 0.016, 'stainless', (x, y, z - 0.008), 'z')
    for z, reach in ((low + 0.06, 0.13), (top - 0.06, 0.19)):
        cylinder(0.009, 0.05, 'stainless', (x + r - 0.01, y, z), 'x', bevel=0)
        pipe([(x + r + 0.03, y, z), (x + reach, y, z), (x + reach, y, 0)], 15, mat='blue', bend=0.03)
        tube(0.032, 0.010, 0.010, 'stainless', (x + reach, y, 0), 'z')
    cock = needle_cock((x, y, low - 0.05), '-z', '-y', mat='stainless')
    cylinder(0.006, 0.04, 'stainless', (x, y, low + 0.01), '-z', bevel=0)
    spout = cock['out'].at
    sanitary_tube([spout + Vector((0, 0, 0.004)), spout - Vector((0, 0, 0.05))], 10)
    post(x, y, low, top)
    flask((x, y, spout.z - 0.20))


def post(x, y, low, top):
    """Stand behind the cooler with two clamps and a shelf for the flask."""
    back = y + 0.11
    beam((x, back, 0.01), (x, back, top + 0.02), 0.045, 'stainless', 'box')
    box((0.2, 0.2, 0.012), 'stainless', (x, back, 0.006))
    for z in (low + 0.03, top - 0.03):
        box((0.03, 0.06, 0.016), 'stainless', (x, back - 0.035, z), bevel=0.002)
    shelf = low - 0.085 - 0.20
    box((0.24, 0.24, 0.008), 'stainless', (x, y + 0.01, shelf - 0.004), bevel=0.002)
    box((0.02, 0.16, 0.05), 'stainless', (x, y + 0.04, shelf - 0.03), bevel=0.002)


def flask(at):
    """Laboratory bottle with a little condensate."""
    lathe([(0.002, 0), (0.002, 0.04), (0.10, 0.04), (0.13, 0.016), (0.155, 0.016), (0.158, 0.019)], 'glass', at, 'z', bevel=0.006)
    cylinder(0.037, 0.05, 'water', (at[0], at[1], at[2] + 0.004), 'z', bevel=0.004)


def quality_room():
    trap_set(main_line())
    sampling_point()
    stage.camera(-22, 7, 46, target=(0.16, -0.1, 1.09), distance=3.7)
    hall((-4.4, 4.4), WALL, front=-7, height=3.8, bays=4, windows=(1, 2), pane='dusk', sill=1.95, head=3.2, lamps=(0.6,))
    hall_lights((0.2, -0.1, 1.0), 1.5, -22, ceiling=3.5, back=WALL, key=1.9, warm=0.5)


PICTURES = {
    'services/medicion-indicadores': metering_room,
    'services/calidad-vapor': quality_room,
}
