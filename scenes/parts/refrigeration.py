"""Parts of a heat pump: screw compressor, oil separator, shell-and-tube exchanger, liquid receiver, expansion valve."""
import math

from mathutils import Vector
from mathutils.geometry import convex_hull_2d

from scenes.parts.casting import cast, circle
from scenes.parts.connections import open_stub
from scenes.parts.core import box, cylinder, lathe, place, prism, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange
from scenes.parts.instruments import thermometer
from scenes.parts.sizes import pipe_radius
from scenes.parts.vessels import clad_shell, dished_end


# axes seen along the compressor (side, up): the male rotor on the shaft, the female one, the slide valve below both
MALE, FEMALE, SLIDE = (0, 0), (-0.13, 0), (-0.065, -0.115)


def _outline(rotor, slide):
    """What a casing with these radii round both rotors and the slide valve looks like from its end."""
    points = [p for radius, centre in ((rotor, MALE), (rotor, FEMALE), (slide, SLIDE)) for p in circle(radius, centre)]
    return [points[i] for i in convex_hull_2d(points)]


def _spaced(outline, count):
    """Points at even distances along a closed outline."""
    ends = [Vector(p) for p in outline]
    lengths = [(b - a).length for a, b in zip(ends, ends[1:] + ends[:1])]
    step, found = sum(lengths) / count, []
    for i, length in enumerate(lengths):
        ahead = ends[(i + 1) % len(ends)]
        while len(found) * step < sum(lengths[:i + 1]) - 1e-9:
            found.append(tuple(ends[i].lerp(ahead, (len(found) * step - sum(lengths[:i])) / length)))
    return found


def _casing_joint(x, mat, width=0.06, bolt=0.016):
    """Pair of casing flanges round x with bolts through both."""
    for start in (x - width / 2, x + 0.001):
        prism(_outline(0.172, 0.112), width / 2 - 0.001, mat, (start, 0, 0), bevel=0.003)
    bolts(_spaced(_outline(0.172 - bolt * 1.2, 0.112 - bolt * 1.2), 20), bolt, width, at=(x + width / 2, 0, 0))


def _casing(suction, discharge):
    """The three housings, ribs on the one of the rotors, feet and necks of the connections."""
    for start, end, rotor in ((0.17, 0.39, 0.137), (0.43, 0.73, 0.13), (0.77, 0.93, 0.135)):
        prism(_outline(rotor, rotor - 0.055), end - start, None, (start, 0, 0), bevel=0)
    for x in (0.515, 0.63):
        prism(_outline(0.152, 0.095), 0.016, None, (x, 0, 0), bevel=0)
    for degrees in (5, 40, 75, 110):
        side = Vector((0, math.sin(math.radians(degrees)), math.cos(math.radians(degrees))))
        box((0.32, 0.016, 0.04), None, (0.58, *(side * 0.132).yz), up=side, bevel=0)
    for y in (FEMALE[0], SLIDE[0]):
        box((0.32, 0.016, 0.04), None, (0.58, y, 0.132), bevel=0)
    lathe([(0.10, 0), (0.10, 0.10), (0.14, 0.10), (0.18, 0.125), (0.18, 0)], None, bevel=0)
    cylinder(pipe_radius(suction) * 1.25, 0.297, None, (0.29, 0, 0), 'z', bevel=0)
    cylinder(pipe_radius(discharge) * 1.25, 0.247, None, (0.855, 0, 0), 'z', bevel=0)
    cylinder(0.078, 0.12, None, (0.92, *SLIDE), bevel=0)
    box((0.17, 0.04, 0.10), None, (0.275, 0.127, 0), bevel=0)
    for x in (0.26, 0.85):
        box((0.10, 0.30, 0.03), None, (x, SLIDE[0], -0.315), bevel=0)
        box((0.06, 0.22, 0.20), None, (x, SLIDE[0], -0.21), bevel=0)


def screw_compressor(at=(0, 0, 0), axis='-x', up='z', mat='orange', suction=100, discharge=80):
    """Open screw compressor with rotors of 163 mm, 1.1 m long. at = shaft end (drive side), axis = towards the discharge end.

    Ports: suction and discharge (flange faces, up), oil (side, local +Y), base (feet, 0.33 below the shaft).
    """
    with place(at, axis, up) as part:
        cylinder(0.034, 0.14, 'polished')
        cast(lambda: _casing(suction, discharge), mat, voxel=0.0025, soften=8)
        bolt_circle(8, 0.085, 0.012, at=(0.10, 0, 0), axis='-x')
        for x in (0.41, 0.75):
            _casing_joint(x, mat)
        for axle in (MALE, FEMALE):
            lathe([(0.92, 0), (0.92, 0.062), (0.95, 0.062), (0.95, 0)], mat, (0, *axle))
            bolt_circle(6, 0.048, 0.012, at=(0.95, *axle))
        lathe([(1.035, 0), (1.035, 0.098), (1.065, 0.098), (1.065, 0)], mat, (0, *SLIDE))
        bolt_circle(8, 0.085, 0.012, at=(1.065, *SLIDE))
        cylinder(0.03, 0.05, 'graphite', (1.063, *SLIDE))
        for x, reach, dn in ((0.29, 0.33, suction), (0.855, 0.28, discharge)):
            flange(dn, (x, 0, reach), 'z', bolted=False, mat=mat)
        for x in (0.26, 0.85):
            bolts([(0, SLIDE[0] + y) for y in (0.13, -0.13)], 0.018, at=(x, 0, -0.30), axis='z', up='y')
        part.port('suction', (0.29, 0, 0.33), 'z', suction)
        part.port('discharge', (0.855, 0, 0.28), 'z', discharge)
        part.port('oil', (0.58, 0.13, -0.06), 'y', 20)
        part.port('base', (0.51, 0, -0.33), '-z')
    return part


def coupling_guard(length, at=(0, 0, 0), axis='x', radius=0.12, drop=0.3, mat='black'):
    """Arched guard over the coupling on two side plates, drop = shaft to the bed; at = its first end on the shaft."""
    with place(at, axis, 'z') as part:
        tube(radius, radius - 0.004, length, mat, arc=(-90, 90))
        for side in (1, -1):
            box((length, 0.005, drop), mat, (length / 2, side * (radius - 0.002), -drop / 2), bevel=0.001)
            for k in range(4):
                box((length * 0.7, 0.002, 0.008), 'galvanised', (length / 2, side * (radius + 0.0012), -0.03 - k * 0.03), bevel=0)
    return part


def tube_sheet(x, radius, mat='graphite'):
    lathe([(-0.03, 0), (-0.03, radius * 1.17), (0.03, radius * 1.17), (0.03, 0)], mat, (x, 0, 0), bevel=0.004)
    bolt_circle(20, radius * 1.10, 0.016, 0.06, at=(x + 0.03, 0, 0))


def shell_exchanger(radius, length, at=(0, 0, 0), axis='x', mat='white', dn=80, mark=('blue', 'red'), head='graphite'):
    """Shell-and-tube exchanger. at = centre of its middle, axis = from the water box (start) to the return head.

    Water flanges stand on the cover at the start, low and high. Ports: low, high.
    """
    half = length / 2
    with place(at, axis, 'z') as part:
        clad_shell(radius, length - 0.06, (-half + 0.03, 0, 0), mat=mat, sheet=0.75, seam=70)
        for x in (-half, half):
            tube_sheet(x, radius, head)
        lathe([(0, 0), (0, radius * 0.98), (0.24, radius * 0.98), (0.24, radius * 1.12), (0.29, radius * 1.12), (0.29, 0)], head, (-half, 0, 0), '-x', bevel=0.005)
        bolt_circle(16, radius * 1.05, 0.016, 0.05, at=(-half - 0.29, 0, 0), axis='-x')
        for z, name, colour in ((-0.5, 'low', mark[0]), (0.5, 'high', mark[1])):
            stub = open_stub(dn, (-half - 0.28, 0, z * radius), '-x', 0.24, ring=colour)
            part.port(name, stub['face'].at, '-x', dn)
            cylinder(0.012, 0.03, 'steel', (-half - 0.12, 0, radius * 0.96), 'z')
        thermometer((-half - 0.12, 0, radius * 0.98 + 0.02), '-y', radius=0.05, value=0.5 if mark[1] == 'red' else 0.25)
        dished_end(radius * 0.98, (half + 0.06, 0, 0), 'x', head, skirt=0.06)
        bolts([(0, 0)], 0.03, at=(-half - 0.29, 0, 0), axis='-x')
    return part


def vertical_vessel(radius, height, at=(0, 0, 0), mat='white', head='white', skirt=0.22):
    """Clad vessel on a skirt. at = foot of the skirt. Ports: top, and side heights by hand."""
    with place(at, 'z') as part:
        clad_shell(radius, height, (skirt, 0, 0), mat=mat, sheet=0.6, seam=150)
        top = dished_end(radius * 0.995, (skirt + height, 0, 0), 'x', head)
        lathe([(0, radius * 0.7), (0, radius * 0.95), (0.016, radius * 0.95), (0.02, radius * 0.80), (skirt + 0.02, radius * 0.80)], 'graphite', bevel=0.003)
        bolt_circle(8, radius * 0.88, 0.016, at=(0.016, 0, 0))
        part.port('top', top['pole'].at, 'x')
    return part


def expansion_valve(dn=40, at=(0, 0, 0), axis='x', up='z'):
    """Electronic expansion valve with motor head; 0.16 m long, welded ends. Ports in, out."""
    r = pipe_radius(dn)
    with place(at, axis, up) as part:
        cylinder(r * 1.4, 0.16, 'brass', (-0.08, 0, 0), bevel=0.006)
        cylinder(r * 1.1, 0.09, 'brass', axis='z')
        cylinder(0.034, 0.10, 'graphite', (0, 0, 0.085), 'z', bevel=0.008)
        cylinder(0.036, 0.012, 'orange', (0, 0, 0.183), 'z')
        part.port('in', (-0.08, 0, 0), '-x', dn)
        part.port('out', (0.08, 0, 0), 'x', dn)
    return part


def filter_drier(dn=40, at=(0, 0, 0), axis='x', mat='white'):
    """Core drier shell with bolted cover, 0.36 m long. Ports in, out."""
    r = pipe_radius(dn)
    with place(at, axis) as part:
        lathe([(-0.18, r), (-0.14, 0.075), (0.12, 0.075), (0.12, 0.095), (0.15, 0.095), (0.15, r), (0.18, r)], mat, bevel=0.008)
        bolt_circle(8, 0.086, 0.010, 0.03, at=(0.15, 0, 0))
        part.port('in', (-0.18, 0, 0), '-x', dn)
        part.port('out', (0.18, 0, 0), 'x', dn)
    return part
