"""Pipe runs with elbows, insulation with cladding, branches, supports, syphons."""
import math

from mathutils import Vector

from scenes.parts.core import box, build, cylinder, lathe, place, sweep, tube, vec
from scenes.parts.fasteners import flange, flange_neck, rivets
from scenes.parts.sizes import pipe_radius


def _direction(a, b):
    return (b - a).normalized()


def pipe(path, dn, mat='steel', start=None, end=None, bend=None, insulated=False, jacket='aluminium', bands=True):
    """Pipe along a path of points with welded long-radius elbows (1.5 D).

    start, end: None (runs into a wall or another part), 'flange' (face lies at that end of the path), 'cap'.
    insulated: clad along all its length but the last 0.16 m at a flanged end.
    Ports: start, end, both outwards.
    """
    points = [vec(p) for p in path]
    r = pipe_radius(dn)
    bend = r * 3 if bend is None else bend
    with place() as part:
        line, first, last = list(points), _direction(points[0], points[1]), _direction(points[-2], points[-1])
        if start == 'flange':
            flange(dn, points[0], -first, bolted=True, mat=mat)
            line[0] = points[0] + first * (flange_neck(dn) - 0.002)
        if end == 'flange':
            flange(dn, points[-1], last, bolted=True, mat=mat)
            line[-1] = points[-1] - last * (flange_neck(dn) - 0.002)
        sweep(line, r, mat, bend=bend, name='pipe')
        for kind, point, axis in ((start, points[0], -first), (end, points[-1], last)):
            if kind == 'cap':
                lathe([(-0.01, r), (0, r), (r * 0.35, r * 0.75), (r * 0.5, 0)], mat, point, axis, bevel=r * 0.3)
        if not insulated:
            _weld_rings(line, r, bend, mat)
        else:
            _jacket(line, r, bend, jacket, start == 'flange', end == 'flange', bands)
        part.port('start', points[0], -first, dn)
        part.port('end', points[-1], last, dn)
    return part


def _corners(line, bend):
    """(tangent point, direction) at both ends of every elbow."""
    for back, corner, ahead in zip(line, line[1:], line[2:]):
        a, b = _direction(corner, back), _direction(corner, ahead)
        half = math.acos(max(-1, min(1, a.dot(b)))) / 2
        if half < math.radians(88):
            reach = min(bend / math.tan(half), (back - corner).length * 0.49, (ahead - corner).length * 0.49)
            yield corner + a * reach, a
            yield corner + b * reach, b


def _weld_rings(line, r, bend, mat):
    if r > 0.012:
        for point, direction in _corners(line, bend):
            bead = min(0.003, r * 0.05)
            lathe([(-bead * 2, r), (0, r + bead), (bead * 2, r)], mat, point, direction, bevel=0)


def _jacket(line, r, bend, mat, bare_start, bare_end, bands):
    thickness = max(0.03, min(0.08, r * 0.6))
    outer = r + thickness
    path = [Vector(p) for p in line]
    first, last = _direction(path[0], path[1]), _direction(path[-2], path[-1])
    path[0] += first * (0.12 if bare_start else 0)
    path[-1] -= last * (0.12 if bare_end else 0)
    bend = max(bend, outer * 1.35)
    sweep(path, outer, mat, bend=bend, name='jacket')
    for bare, point, axis in ((bare_start, path[0], first), (bare_end, path[-1], -last)):
        if bare:
            lathe([(-0.02, r * 1.02), (0.0, outer + 0.002), (0.02, outer + 0.002)], mat, point, axis, bevel=0.002)
    if not bands:
        return
    for point, direction in _corners(path, bend):
        tube(outer + 0.003, outer - 0.002, 0.02, 'stainless', point, direction)
    for a, b in zip(path, path[1:]):
        length, direction = (b - a).length, _direction(a, b)
        count = int(length / 0.9)
        for i in range(1, count + 1):
            tube(outer + 0.003, outer - 0.002, 0.018, 'stainless', a + direction * (length * i / (count + 1)), direction)


def outer_radius(dn, insulated=False):
    r = pipe_radius(dn)
    return r + max(0.03, min(0.08, r * 0.6)) if insulated else r


def nozzle(dn, at=(0, 0, 0), axis='z', length=0.2, mat='steel', pad=True, bolted=True):
    """Flanged stub from a shell: at = root (let it sink into the shell), port `face` at length along axis."""
    with place(at, axis) as part:
        r = pipe_radius(dn)
        cylinder(r, length - flange_neck(dn) + 0.004, mat, bevel=0)
        if pad:
            lathe([(-0.02, r * 1.9), (0.004, r * 1.9), (0.008, r * 1.8), (0.012, r * 1.1), (0.03, r)], mat, bevel=0.002)
        flange(dn, (length, 0, 0), 'x', bolted=bolted, mat=mat)
        part.port('face', (length, 0, 0), 'x', dn)
    return part


def tee(dn, branch_dn, at=(0, 0, 0), axis='x', up='z', mat='steel', branch=None):
    """Weld collar and stub on a run that passes through at along axis; port `branch` at `branch` metres from the run's centre."""
    run, r = pipe_radius(dn), pipe_radius(branch_dn)
    reach = branch or run + r * 2.5
    with place(at, axis, up) as part:
        lathe([(run * 0.8, r * 1.25), (run * 1.06, r * 1.18), (run * 1.25, r)], mat, axis='z', bevel=0.003)
        cylinder(r, reach, mat, axis='z', bevel=0)
        part.port('branch', (0, 0, reach), 'z', branch_dn)
    return part


def reducer(small, large, at=(0, 0, 0), axis='x', length=0.12, mat='steel', sides=48):
    """Eccentric, from its small end at `at` along axis: the bottom runs straight on, so that no condensate stands. Port large."""
    a, b = pipe_radius(small), pipe_radius(large)
    ease = [(1 - math.cos(math.pi * min(1, max(0, (k - 1) / 10)))) / 2 for k in range(13)]
    rings = [(length * k / 12, a + (b - a) * share) for k, share in enumerate(ease)]
    loop = [(x, r * wall, r - a) for wall, way in ((1, rings), (0.86, rings[::-1])) for x, r in way]
    turn = [2 * math.pi * i / sides for i in range(sides)]
    verts = [(x, r * math.sin(t), z + r * math.cos(t)) for x, r, z in loop for t in turn]
    count = len(verts)
    faces = [[k + i, k + (i + 1) % sides, (k + sides) % count + (i + 1) % sides, (k + sides) % count + i] for k in range(0, count, sides) for i in range(sides)]
    with place(at, axis) as part:
        build('pipe', verts, faces, mat, bevelled=False)
        part.port('large', (length, 0, b - a), 'x', large)
    return part


def floor_support(dn, at, height=None, axis='x', insulated=False, mat='galvanised'):
    """Post with base plate, cradle and U-bolt under a pipe whose centre is at; axis = pipe direction."""
    r = outer_radius(dn, insulated)
    x, y, z = vec(at)
    drop = z if height is None else height
    with place((x, y, z), axis) as part:
        box((0.16, 0.16, 0.012), mat, (0, 0, -drop + 0.006))
        box((0.06, 0.06, drop - r - 0.01), mat, (0, 0, -(drop + r) / 2))
        box((0.09, r * 1.7, 0.012), mat, (0, 0, -r - 0.006))
        tube(r + 0.006, r - 0.001, 0.04, mat, (-0.02, 0, 0))
    return part


def hanger(dn, at, ceiling, axis='x', insulated=False, mat='galvanised'):
    """Clevis ring and rod from the pipe centre at up to the height `ceiling`."""
    r = outer_radius(dn, insulated)
    with place(at, axis) as part:
        tube(r + 0.007, r - 0.001, 0.04, mat, (-0.02, 0, 0))
        box((0.04, 0.03, 0.05), mat, (0, 0, r + 0.025))
        cylinder(0.007, ceiling - vec(at).z - r, mat, (0, 0, r), 'z', bevel=0)
        box((0.12, 0.12, 0.012), mat, (0, 0, ceiling - vec(at).z - 0.006))
    return part


def syphon(at=(0, 0, 0), axis='z', up='x', mat='steel', r=0.0085, loop=0.038, rise=0.16):
    """Pig-tail syphon from at along axis: one full turn beside the axis, in the plane of axis and up. Port `end` lies on the axis.

    The pipe passes itself where the turn closes, so it steps aside by its own diameter on the way round and back on the axis after it.
    """
    turns, middle, step = 56, rise / 2, r * 1.12
    ease = [0.5 - 0.5 * math.cos(math.pi * k / 8) for k in range(9)]
    with place(at, axis, up) as part:
        path = [(middle * k / 8, -step * e, 0) for k, e in enumerate(ease)]
        for i in range(1, turns):
            t = i / turns * 2 * math.pi
            path.append((middle + loop * math.sin(t), step * (2 * i / turns - 1), loop * (1 - math.cos(t))))
        path += [(middle + middle * k / 8, step * (1 - e), 0) for k, e in enumerate(ease)]
        sweep(path, r, mat, sides=20)
        for x, out in ((0.0, 'x'), (rise, '-x')):
            lathe([(0, r), (0, r * 1.55), (r * 2.4, r * 1.55), (r * 2.6, r)], mat, (x, 0, 0), out, bevel=0.001, segments=6)
        part.port('end', (rise, 0, 0), 'x', 8)
    return part


def seam_rivets(start, end, normal, pitch=0.12, radius=0.004):
    """A line of rivets from start to end on a surface with that normal."""
    a, b = vec(start), vec(end)
    count = max(2, int((b - a).length / pitch))
    return rivets([(a.lerp(b, i / count), vec(normal)) for i in range(count + 1)], radius)
