"""Air and flue-gas ducts: round ducts with ring joints, clad casings, transitions, doors, fans, expansion joints, hoppers."""
import math

from scenes.materials import SURFACES
from scenes.parts.core import box, build, cylinder, lathe, place, sweep, tube, vec
from scenes.parts.fasteners import bolt_circle, rivets
from scenes.parts.machines import motor, volute
from scenes.parts.structure import base_frame

# zinc seen from some metres: its spangle is finer than a pixel
SURFACES['zinc'] = ((0.46, 0.48, 0.50), 1.0, 0.42, 'sheet')


def round_duct(path, radius, mat='zinc', pitch=1.1, bend=None, rings='zinc'):
    """Round duct along a path, a flanged ring joint every `pitch` metres and at both ends. Ports start, end."""
    points = [vec(p) for p in path]
    bend = bend or radius * 1.6
    with place() as part:
        sweep(points, radius, mat, bend=bend, name='duct')
        for i, (a, b) in enumerate(zip(points, points[1:])):
            direction, length = (b - a).normalized(), (b - a).length
            first = 0 if i == 0 else min(bend, length * 0.49)
            last = length if i == len(points) - 2 else length - min(bend, length * 0.49)
            count = max(1, round((last - first) / pitch))
            for k in range(count + 1):
                x = min(max(first + (last - first) * k / count, 0.012), length - 0.012)
                tube(radius + 0.028, radius - 0.004, 0.020, rings, a + direction * (x - 0.01), direction, bevel=0.002)
        part.port('start', points[0], points[0] - points[1])
        part.port('end', points[-1], points[-1] - points[-2])
    return part


def transition(radius, size, length, at, axis='z', up=None, mat='zinc'):
    """Loft from a circle at `at` to a rectangle (side, up) `size` at length along axis."""
    sides, w, h = 48, size[0] / 2, size[1] / 2
    turns = [2 * math.pi * i / sides for i in range(sides)]
    verts = [(0, radius * math.cos(t), radius * math.sin(t)) for t in turns]
    for t in turns:
        k = 1 / max(abs(math.cos(t)), abs(math.sin(t)))
        verts.append((length, w * math.cos(t) * k, h * math.sin(t) * k))
    faces = [[i, (i + 1) % sides, sides + (i + 1) % sides, sides + i] for i in range(sides)]
    with place(at, axis, up) as part:
        mesh = build('transition', verts, faces, mat, bevelled=False)
        mesh.data.auto_smooth_angle = math.radians(25)
        tube(radius + 0.03, radius - 0.004, 0.02, mat, (-0.002, 0, 0))
        part.port('end', (length, 0, 0), 'x')
    return part


def casing(size, at=(0, 0, 0), axis='x', up='z', mat='white', trim='stainless', panel=0.9):
    """Clad box (along axis, side, up) centred on at: corner trims, panel joints with rivets on both sides. Ports start, end."""
    length, width, height = size
    with place(at, axis, up) as part:
        box(size, mat, bevel=0.006)
        # each direction stands out a millimetre more than the last: no two trims share a face at the corners
        for a in (-1, 1):
            for b in (-1, 1):
                box((length + 0.004, 0.05, 0.05), trim, (0, a * (width / 2 - 0.021), b * (height / 2 - 0.021)), bevel=0.002)
                box((0.05, 0.05, height + 0.006), trim, (a * (length / 2 - 0.020), b * (width / 2 - 0.020), 0), bevel=0.002)
                box((0.05, width + 0.014, 0.05), trim, (a * (length / 2 - 0.019), 0, b * (height / 2 - 0.019)), bevel=0.002)
        count, rows = max(1, round(length / panel)), max(2, int(height / 0.14))
        for i in range(1, count):
            x = -length / 2 + length * i / count
            for y in (-1, 1):
                box((0.045, 0.006, height - 0.1), mat, (x, y * (width / 2 + 0.001), 0), bevel=0.001)
            rivets([((x, y * (width / 2 + 0.004), -height / 2 + height * (k + 0.5) / rows), (0, y, 0)) for k in range(rows) for y in (-1, 1)], 0.006)
        part.port('start', (-length / 2, 0, 0), '-x')
        part.port('end', (length / 2, 0, 0), 'x')
    return part


def access_door(size, at, axis, up='z', mat='graphite'):
    """Door in a frame with hinges and two toggles; at = centre on the wall face."""
    width, height = size
    with place(at, axis, up) as part:
        box((0.03, width + 0.08, height + 0.08), 'galvanised', (0.015, 0, 0), bevel=0.006)
        box((0.04, width, height), mat, (0.045, 0, 0), bevel=0.008)
        for z in (-0.32, 0.32):
            cylinder(0.016, 0.12, 'iron', (0.055, width / 2 + 0.02, z * height - 0.06), 'z')
            box((0.03, 0.08, 0.035), 'iron', (0.075, -width / 2 + 0.01, z * height), bevel=0.006)
            cylinder(0.012, 0.10, 'orange', (0.09, -width / 2, z * height), (0, -0.5, -1), bevel=0.004)
    return part


def fan(radius=0.5, at=(0, 0, 0), axis='x', mat='orange', width=None, motor_mat='graphite', floor=None):
    """Centrifugal fan, discharge up. at = centre of the inlet ring, axis = from the inlet to the motor.

    floor: height of its shaft over the floor (adds frame and pedestals). Ports: in, out; part.size = discharge (along axis, across).
    """
    width = width or radius * 0.75
    with place(at, axis, 'z') as part:
        lathe([(0, radius * 0.62), (0.10, radius * 0.56), (0.2, radius * 0.56)], mat, bevel=0.01)
        tube(radius * 0.66, radius * 0.55, 0.02, 'galvanised')
        bolt_circle(12, radius * 0.625, 0.012, at=(0.02, 0, 0), axis='-x')
        case = volute(radius, width, (0.18, 0, 0), 'x', 'z', mat, outlet=0.62)
        for x in (0.18, 0.18 + width):
            tube(radius * 0.60, radius * 0.5, 0.02, 'graphite', (x - 0.01, 0, 0))
        out, tall, shaft = case['discharge'].at, radius * 0.62, 0.18 + width
        box((width + 0.06, tall + 0.06, 0.03), 'graphite', out, bevel=0.003)
        cylinder(radius * 0.09, radius * 0.62, 'polished', (shaft, 0, 0))
        box((radius * 0.34, radius * 0.34, radius * 0.30), 'iron', (shaft + radius * 0.24, 0, 0), bevel=0.01)
        motor(radius * 0.36, radius * 0.95, (shaft + radius * 0.55, 0, 0), 'x', 'z', motor_mat, feet=False)
        if floor:
            _fan_base(radius, width, floor)
        part.port('in', (0, 0, 0), '-x')
        part.port('out', (out.x, out.y, out.z + 0.015), 'z')
        part.size = (width, tall)
    return part


def _fan_base(radius, width, floor):
    """Skid under casing and motor, with a pedestal under the casing, the bearing and the motor."""
    length, low = 0.3 + width + radius * 1.5, 0.17
    base_frame(length, radius * 1.5, (length / 2 + 0.05, 0, -floor), height=0.14, cross=3)
    shaft = 0.18 + width
    for x, reach in ((0.18 + width / 2, radius * 0.9), (shaft + radius * 0.24, radius * 0.13), (shaft + radius * 1.05, radius * 0.3)):
        high = floor - reach - low
        if high > 0.02:
            box((0.16, radius * 0.9, high), 'graphite', (x, 0, -floor + low + high / 2), bevel=0.01)


def bellows(radius, length, at, axis, mat='stainless', waves=6):
    """Metal expansion joint with flanges. Port end."""
    step = length / waves
    profile = [(0, radius)]
    for i in range(waves):
        profile += [(i * step + step * 0.15, radius), (i * step + step * 0.5, radius * 1.12), (i * step + step * 0.85, radius)]
    with place(at, axis) as part:
        lathe(profile + [(length, radius)], mat, bevel=step * 0.2)
        for x in (0, length - 0.02):
            tube(radius * 1.2, radius * 0.95, 0.02, 'steel', (x, 0, 0))
        part.port('end', (length, 0, 0), 'x')
    return part


def hopper(top, bottom, height, at, mat='zinc'):
    """Open pyramid from the rectangle `bottom` at `at` up to the rectangle `top`, with a rim."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    verts = [(sx * w / 2, sy * d / 2, z) for (w, d), z in ((bottom, 0), (top, height)) for sx, sy in corners]
    with place(at) as part:
        build('hopper', verts, [[0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]], mat, smooth=False)
        for side in (-1, 1):
            box((top[0] + 0.08, 0.08, 0.10), mat, (0, side * top[1] / 2, height), bevel=0.004)
            box((0.08, top[1] + 0.08, 0.10), mat, (side * top[0] / 2, 0, height), bevel=0.004)
        part.port('top', (0, 0, height), 'z')
    return part
