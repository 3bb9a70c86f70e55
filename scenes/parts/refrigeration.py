"""Parts of a heat pump: screw compressor, oil separator, shell-and-tube exchanger, liquid receiver, expansion valve."""
from scenes.parts.connections import open_stub
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange, flange_neck
from scenes.parts.instruments import thermometer
from scenes.parts.sizes import pipe_radius
from scenes.parts.vessels import clad_shell, dished_end


def _bolted_ring(x, radius, width, mat, count=16, bolt=0.016):
    """Pair of casing flanges round x with bolts through both."""
    for side in (-1, 1):
        lathe([(side * 0.001, 0), (side * 0.001, radius), (side * width / 2, radius), (side * width / 2, 0)], mat, (x, 0, 0), bevel=0.003)
    bolt_circle(count, radius - bolt * 1.3, bolt, width, at=(x + width / 2, 0, 0))


def screw_compressor(at=(0, 0, 0), axis='-x', up='z', mat='orange', suction=100, discharge=80):
    """Open screw compressor, 1.0 m long. at = shaft end (drive side), axis = towards the discharge end.

    Ports: suction (flange face, up), discharge (flange face, along axis), oil (side, local +Y), base (feet, 0.33 below the shaft).
    """
    with place(at, axis, up) as part:
        cylinder(0.034, 0.14, 'polished')
        lathe([(0.10, 0), (0.10, 0.10), (0.13, 0.13), (0.17, 0.15), (0.20, 0.205), (0.38, 0.205), (0.38, 0)], mat, bevel=0.012)
        bolt_circle(8, 0.085, 0.012, at=(0.10, 0, 0), axis='-x')
        _bolted_ring(0.37, 0.245, 0.06, mat)
        for side in (1, -1):
            cylinder(0.165, 0.34, mat, (0.38, side * 0.05, 0.0), bevel=0)
        for x in (0.48, 0.57, 0.65):
            lathe([(-0.009, 0.15), (-0.009, 0.232), (0.009, 0.232), (0.009, 0.15)], mat, (x, 0, 0), closed=True, bevel=0.004)
        _bolted_ring(0.73, 0.245, 0.06, mat)
        lathe([(0.75, 0), (0.75, 0.20), (0.86, 0.185), (0.90, 0.165), (0.90, 0)], mat, bevel=0.014)
        lathe([(0.90, 0), (0.90, 0.15), (0.925, 0.15), (0.925, 0)], mat)
        bolt_circle(10, 0.132, 0.013, at=(0.925, 0, 0))
        _slide_valve(mat)
        _port(suction, (0.29, 0, 0), 'z', 0.33, mat)
        _port(discharge, (0.80, 0, 0.06), 'x', 0.24, mat)
        for x in (0.22, 0.80):
            box((0.09, 0.36, 0.03), mat, (x, 0, -0.315), bevel=0.006)
            box((0.06, 0.26, 0.20), mat, (x, 0, -0.21), bevel=0.012)
            bolts([(0, y) for y in (0.15, -0.15)], 0.018, at=(x, 0, -0.30), axis='z', up='y')
        part.port('suction', (0.29, 0, 0.33), 'z', suction)
        part.port('discharge', (1.04, 0, 0.06), 'x', discharge)
        part.port('oil', (0.56, 0.20, -0.06), 'y', 20)
        part.port('base', (0.51, 0, -0.33), '-z')
    return part


def _slide_valve(mat):
    """Capacity slide: hydraulic cylinder below the rotors with its position sensor."""
    cylinder(0.085, 0.38, mat, (0.42, 0, -0.14))
    lathe([(0.78, 0), (0.78, 0.075), (0.98, 0.075), (0.98, 0.10), (1.005, 0.10), (1.005, 0)], mat, (0, 0, -0.15), bevel=0.004)
    bolt_circle(6, 0.084, 0.011, at=(1.005, 0, -0.15))
    cylinder(0.03, 0.05, 'graphite', (1.003, 0, -0.15))


def _port(dn, at, axis, reach, mat):
    with place(at, axis):
        cylinder(pipe_radius(dn) * 1.25, reach - flange_neck(dn) + 0.01, mat)
        flange(dn, (reach, 0, 0), 'x', bolted=False, mat=mat)


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
