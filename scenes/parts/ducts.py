"""Rectangular casings, transitions to round ducts, access doors.

Rebuilt after another modeller's file of the same name overwrote the first version (that one is now flue.py): the same calls
as heat_recovery.py and hot_air.py make.
"""
from scenes.parts import flue
from scenes.parts.core import box, build, cylinder, lathe, place, sweep, tube
from scenes.parts.fasteners import bolts
from scenes.parts.flue import square_to_round
from scenes.parts.machines import motor, volute


def transition(radius, size, length, at=(0, 0, 0), axis='z', up='x', mat='galvanised'):
    """Round (radius) at `at` to rectangular (size = side, up) at length along axis."""
    with place(at, axis, up) as part:
        square_to_round(size[0], size[1], radius, length, (length, 0, 0), '-x', 'z', mat)
        part.port('round', (0, 0, 0), '-x')
        part.port('square', (length, 0, 0), 'x')
    return part


def casing(size, at=(0, 0, 0), axis='x', up='z', panel=0.65, mat='white', trim='stainless'):
    """Insulated box, size = (along axis, side, up), centred on at: panels with cover strips every `panel` metres and corner angles."""
    length, width, height = size
    with place(at, axis, up) as part:
        box(size, mat, bevel=0.004)
        count = max(1, round(length / panel))
        for i in range(count + 1):
            x = -length / 2 + length * i / count
            x = min(max(x, -length / 2 + 0.02), length / 2 - 0.02)
            box((0.04, width + 0.008, height + 0.008), trim, (x, 0, 0), bevel=0.002)
        for y in (-1, 1):
            for z in (-1, 1):
                box((length, 0.06, 0.06), trim, (0, y * (width / 2 - 0.026), z * (height / 2 - 0.026)), bevel=0.002)
    return part


def access_door(size, at=(0, 0, 0), axis='-y', up='z', mat='graphite'):
    """Bolted inspection door, size = (width, height), at = on the casing: frame, leaf, hinges, latches, handle."""
    width, height = size
    with place(at, axis, up) as part:
        box((0.03, width + 0.08, height + 0.08), mat, (0.012, 0, 0), bevel=0.005)
        box((0.05, width, height), 'white', (0.045, 0, 0), bevel=0.012)
        for z in (0.32, -0.32):
            cylinder(0.014, 0.11, 'bolt', (0.05, -width / 2 - 0.012, z * height - 0.055), 'z')
            box((0.014, 0.10, 0.05), 'bolt', (0.073, -width / 2 + 0.04, z * height), bevel=0.003)
            box((0.02, 0.09, 0.035), 'bolt', (0.076, width / 2 - 0.012, z * height), bevel=0.004)
            bolts([(width / 2 + 0.016, z * height)], 0.016, at=(0.084, 0, 0))
        sweep([(0.07, width * 0.30, -0.08), (0.115, width * 0.30, -0.08), (0.115, width * 0.30, 0.08), (0.07, width * 0.30, 0.08)], 0.008, 'polished', bend=0.02)
    return part


def round_duct(path, radius, mat='galvanised'):
    """Round duct along a path with collars at both ends."""
    return flue.round_duct(path, radius, mat)


def bellows(radius, length, at=(0, 0, 0), axis='x', mat='rubber'):
    """Fabric expansion joint between two clamp rings, from at along axis."""
    with place(at, axis) as part:
        waves = [(0, radius), (length * 0.12, radius)]
        for i in range(4):
            waves += [(length * (0.18 + 0.17 * i), radius * 1.07), (length * (0.265 + 0.17 * i), radius)]
        lathe(waves + [(length, radius)], mat, bevel=0.012)
        for x in (0, length - 0.04):
            tube(radius + 0.014, radius - 0.01, 0.04, 'galvanised', (x, 0, 0))
    return part


def hopper(top, bottom, height, at=(0, 0, 0), mat='galvanised'):
    """Pyramid chute: rectangle `bottom` at `at`, rectangle `top` at height above it, with a rim."""
    verts = [(sx * s[0] / 2, sy * s[1] / 2, z) for s, z in ((bottom, 0), (top, height)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    with place(at) as part:
        build('hopper', verts, [[i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i] for i in range(4)], mat, smooth=False)
        for side in (1, -1):
            box((top[0] + 0.06, 0.05, 0.05), mat, (0, side * top[1] / 2, height))
            box((0.05, top[1] + 0.06, 0.05), mat, (side * top[0] / 2, 0, height))
    return part


def fan(radius, at=(0, 0, 0), axis='x', mat='orange', floor=0.8):
    """Centrifugal fan: at = centre of the inlet, axis = from inlet to motor, discharge up; floor = shaft to floor.

    Port out; part.size = (along axis, across) of its discharge.
    """
    width = radius * 0.8
    with place(at, axis, 'z') as part:
        case = volute(radius, width, (0, 0, 0), 'x', 'z', mat)
        lathe([(0, radius * 0.42), (-0.10, radius * 0.55), (-0.12, radius * 0.58), (-0.12, radius * 0.50)], 'graphite', bevel=0.006)
        cylinder(radius * 0.42, 0.004, 'black', (-0.002, 0, 0), '-x', bevel=0)
        drive = motor(radius * 0.36, radius * 1.0, (width + 0.10, 0, 0), 'x', 'z', 'graphite')
        cylinder(radius * 0.2, 0.11, 'graphite', (width - 0.005, 0, 0))
        base = drive['base'].at
        box((radius * 1.1, radius * 0.9, floor + base.z), 'graphite', (base.x, 0, (base.z - floor) / 2), bevel=0.008)
        for side in (1, -1):
            box((width * 0.9, 0.06, floor), 'graphite', (width / 2, side * radius * 0.75, -floor / 2), bevel=0.004)
        out = case['discharge'].at
        part.port('out', out, 'z')
        part.size = (width, radius * 0.5)
    return part
