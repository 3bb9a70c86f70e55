"""Pilot-operated pressure-reducing valve DN 50 in full detail. Conventions as in valves.py; flanges meet bolted pipes."""
from scenes.brand import MARK
from scenes.parts.casting import arrow_outline, cast, turned
from scenes.parts.core import box, cylinder, lathe, place, prism, sphere, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange
from scenes.parts.lettering import name_plate, text
from scenes.parts.sizes import valve_length

LENGTH = valve_length(50)
TOP, BOTTOM = 0.362, -0.168
TUBE = 0.004


def pilot_reducing_valve(at=(0, 0, 0), axis='x', up='z', mat='iron_grey'):
    """Ports in, out (flange faces) and sense (where the line from the low-pressure side joins the pilot)."""
    with place(at, axis, up) as part:
        _body(part, mat)
        _main_diaphragm(mat)
        _pilot(mat)
        _tubing()
        part.port('sense', (0.052, 0, 0.200), 'x', 8)
    return part


def _body(part, mat):
    def solids():
        cylinder(0.045, LENGTH - 0.05, None, (-LENGTH / 2 + 0.025, 0, 0), bevel=0.004)
        sphere(0.064, None, squash=1.1, axis='x')
        cylinder(0.052, 0.088, None, axis='z')
        cylinder(0.043, 0.100, None, axis='-z')
        cylinder(0.028, 0.068, None, axis='-y', bevel=0.003)
    cast(solids, mat, soften=18)
    for side, name in ((1, 'out'), (-1, 'in')):
        direction = 'x' if side > 0 else '-x'
        flange(50, (side * LENGTH / 2, 0, 0), direction, bolted=False, mat=mat)
        part.port(name, (side * LENGTH / 2, 0, 0), direction, 50)
    lathe([(0.080, 0), (0.080, 0.072), (0.0945, 0.072), (0.0945, 0)], mat, axis='z', bevel=0.002)
    cylinder(0.069, 0.002, 'rubber', (0, 0, 0.0940), 'z', bevel=0)
    turned([(0.0955, 0), (0.0955, 0.072), (0.110, 0.072), (0.112, 0.046), (0.130, 0.040), (0.130, 0)], 0.003, mat)
    bolt_circle(8, 0.060, 0.010, 0.030, at=(0, 0, 0.110), axis='z')
    text('50', 0.014, 'raised', (0, -0.0682, 0.006), '-y', depth=0.0014)
    prism(arrow_outline(0.034, 0.010), 0.0022, mat, (0, -0.0675, -0.013), '-y', 'z', bevel=0.0004)


def _main_diaphragm(mat):
    turned([(-0.118, 0), (-0.118, 0.108), (-0.106, 0.108), (-0.104, 0.086), (-0.088, 0.044), (-0.088, 0)], 0.005, mat)
    cylinder(0.106, 0.002, 'rubber', (0, 0, -0.120), 'z', bevel=0)
    turned([(BOTTOM, 0), (BOTTOM, 0.026), (-0.160, 0.052), (-0.138, 0.086), (-0.132, 0.108), (-0.120, 0.108), (-0.120, 0)], 0.006, mat)
    bolt_circle(12, 0.098, 0.009, 0.026, at=(0, 0, -0.106), axis='z')


def _pilot(mat):
    box((0.064, 0.058, 0.052), mat, (0, 0, 0.154), bevel=0.005)
    for z in (0.179, 0.194):
        turned([(z, 0), (z, 0.052), (z + 0.013, 0.052), (z + 0.013, 0)], 0.002, mat)
    bolt_circle(6, 0.044, 0.007, 0.028, at=(0, 0, 0.207), axis='z')
    turned([(0.206, 0), (0.206, 0.035), (0.216, 0.032), (0.292, 0.027), (0.302, 0.018), (0.302, 0)], 0.005, 'orange')
    cylinder(0.007, 0.05, 'stainless', (0, 0, 0.300), 'z', bevel=0.001)
    bolts([(0, 0)], 0.013, at=(0, 0, 0.304), axis='z')
    sweep([(-0.030, 0, 0.350), (0.030, 0, 0.350)], 0.0045, 'bolt', sides=16)
    lathe([(0, 0), (0, 0.010), (0.020, 0.009), (0.020, 0)], 'bolt', (0, 0, 0.341), 'z', bevel=0.001)
    name_plate([MARK], (0.056, 0.030), (0, -0.029, 0.155), '-y')
    text('VR-50', 0.0085, 'black', (0, -0.0323, 0.150), '-y')


def _union(at, axis):
    bolts([(0, 0)], 0.008, at=at, axis=axis, mat='brass')
    with place(at, axis):
        lathe([(0.006, 0), (0.006, 0.0075), (0.016, 0.0075), (0.018, 0.005), (0.018, 0)], 'brass', bevel=0.0006, segments=6)


def _tubing():
    """Supply from the body's inlet side, loading line to the main diaphragm with its bleed to the outlet side."""
    for at, axis in (((-0.032, -0.014, 0.152), '-x'), ((-0.074, -0.040, 0.020), '-y'), ((0.032, -0.014, 0.148), 'x'), ((0.060, -0.094, -0.126), '-y'),
                     ((0.078, -0.040, 0.016), '-y')):
        _union(at, axis)
    sweep([(-0.045, -0.014, 0.152), (-0.074, -0.014, 0.152), (-0.074, -0.075, 0.152), (-0.074, -0.075, 0.020), (-0.074, -0.050, 0.020)], TUBE, 'copper',
          bend=0.018)
    sweep([(0.045, -0.014, 0.148), (0.104, -0.014, 0.148), (0.104, -0.125, 0.148), (0.104, -0.125, -0.126), (0.060, -0.125, -0.126),
           (0.060, -0.105, -0.126)], TUBE, 'copper', bend=0.012)
    box((0.018, 0.018, 0.022), 'brass', (0.104, -0.125, 0.016), bevel=0.002)
    sweep([(0.104, -0.125, 0.016), (0.078, -0.125, 0.016), (0.078, -0.050, 0.016)], TUBE, 'copper', bend=0.016)


def sensing_line(start, x, surface):
    """Copper line from the pilot to a tapping on the low-pressure pipe at x, falling along its way; cock at the tapping.

    surface = height of the top of that pipe.
    """
    _union(start, 'x')
    y, z = start[1], start[2]
    # it passes behind the gauge that stands on the same pipe
    back = y + 0.075
    sweep([(start[0] + 0.012, y, z), (start[0] + 0.07, y, z), (start[0] + 0.07, back, z), (x, back, z - 0.02), (x, y, z - 0.02), (x, y, surface + 0.085)],
          TUBE, 'copper', bend=0.025)
    tube(0.015, 0.006, 0.024, 'steel', (x, y, surface - 0.006), 'z')
    cylinder(0.009, 0.080, 'brass', (x, y, surface + 0.012), 'z', bevel=0.001)
    box((0.024, 0.024, 0.024), 'brass', (x, y, surface + 0.046), bevel=0.003)
    cylinder(0.006, 0.030, 'brass', (x, y, surface + 0.046), '-y', bevel=0.001)
    cylinder(0.0045, 0.044, 'orange', (x - 0.022, y - 0.032, surface + 0.046), 'x', bevel=0.001)
    _union((x, y, surface + 0.088), 'z')
