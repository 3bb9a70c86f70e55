"""The light level of detail of the models for the browser: fewer facets, no rivets, closed bodies, hollow pipes."""
import math
import sys

import bmesh
import bpy
from mathutils import Matrix

from scenes.parts import casting, core, exchangers, fasteners, instances, instruments, lettering, pipes, vessels

# how many times smaller than a boiler the machine is: small machines are seen from nearer
_near = {'scale': 1.0, 'smallest_letter': 0.03, 'round': math.inf}
# swept bodies whose bore is seen in a cut, by name, from this radius on
HOLLOW = {'pipe': 0.03, 'tube': 0.027}


def detail(size, letters=None):
    """Facets for a machine of that size in metres; letters = height of its smallest, where its readings are what it is about."""
    core.quality.update(bevels=False, segments=0.5)
    _near.update(scale=max(1.0, 3.0 / size), smallest_letter=letters or size * 0.012)


def _replace(original, new):
    """The models have bound the functions by name, so each module that has it is given the new one."""
    for name, module in list(sys.modules.items()):
        if name.startswith('scenes.'):
            for key, value in list(vars(module).items()):
                if value is original:
                    setattr(module, key, new)


def _segments_for(radius, arc=360.0):
    count = 4 + (38 if _near['scale'] > 2 else 28 if _near['scale'] > 1 else 20) * math.sqrt(max(radius, 0) * _near['scale'])
    # what is thinner than two fingers on a machine of several metres; what reads as a circle, however small, is round
    least = 32 if radius >= _near['round'] else 6 if _near['scale'] == 1 and radius < 0.02 else 8
    return max(least, int(min(32, count) * arc / 360.0) // 2 * 2)


def _hexagon(x0, x1, radius, chamfer):
    """Nuts of a large machine are seen from afar: four sides are enough."""
    sides = 4 if _near['scale'] == 1 else 6
    turn = [2 * i * math.pi / sides for i in range(sides)]
    verts = [(x, radius * math.cos(t), radius * math.sin(t)) for x in (x0, x1) for t in turn]
    ends = [list(range(sides))[::-1], list(range(sides, 2 * sides))]
    return verts, [[j, (j + 1) % sides, sides + (j + 1) % sides, sides + j] for j in range(sides)] + ends


def _bolt(diameter, grip, shank=True):
    """A stud with its nuts as one hexagonal bar: what lies between the nuts is hidden by the flanges."""
    nut, radius = diameter * 0.85, diameter * 0.88
    return [_hexagon(-grip - nut if shank else 0, nut, radius, 0)]


def _tube_bundle(points, radius, length, at=(0, 0, 0), axis='x', mat='steel', sides=10):
    with core.place(at, axis) as part:
        for y, z in points:
            core.tube(radius, radius * 0.86, length, mat, (0, y, z), segments=8)
    return part


def _finned_tube(length, at=(0, 0, 0), axis='x', radius=0.019, fin=0.036, pitch=0.012, mat='steel'):
    """A few of the fins, each with a sharp rim: as many as the eye can tell apart."""
    count = max(4, int(length / pitch / 15))
    profile = [(0, 0), (0, radius)]
    for i in range(count):
        x = (i + 0.5) * length / count
        profile += [(x - 0.004, radius), (x, fin), (x + 0.004, radius)]
    with core.place(at, axis) as part:
        core.lathe([*profile, (length, radius), (length, 0)], mat, bevel=0, segments=6)
        part.port('start', (0, 0, 0), '-x')
        part.port('end', (length, 0, 0), 'x')
    return part


def _dished_end(radius, at=(0, 0, 0), axis='x', mat='steel', skirt=0.05, depth=None, up='z'):
    """As in vessels.py, with a wall as thick as that of the clad shell."""
    crown, knuckle, wall = 2 * radius, 0.2 * radius, 0.1 * radius
    angle = math.asin((radius - knuckle) / (crown - knuckle))
    height = crown - (crown - knuckle) * math.cos(angle)

    def skin(inward):
        turn = math.pi / 2 - angle
        bend = [(knuckle - inward, i * turn / 4) for i in range(5)]
        arc = [(k * math.sin(t), radius - knuckle + k * math.cos(t)) for k, t in bend]
        cap = [(height - crown + (crown - inward) * math.cos(t), (crown - inward) * math.sin(t)) for t in [angle * (4 - i) / 5 for i in range(5)]]
        return arc + cap
    with core.place(at, axis, up) as part:
        outer, inner = skin(0), skin(wall)
        outer[-1], inner[-1] = (height, 0), (height - wall, 0)
        core.lathe(inner[::-1] + outer, mat, bevel=0, name='dished_end')
        part.port('pole', (height, 0, 0), 'x')
    return part


def _clad_shell(radius, length, at=(0, 0, 0), axis='x', up='z', mat='white', sheet=0.95, band='stainless', seam=-118, riveted=True):
    """As in vessels.py, of one sheet and with the bands outside of it: in a cut, bodies that lie in each other show through."""
    count, sides = max(1, round(length / sheet)), core.segments_for(radius)
    with core.place(at, axis, up) as part:
        core.lathe([(0, radius * 0.9), (0, radius), (length, radius), (length, radius * 0.9)], mat, bevel=0, closed=True, name='cladding', segments=sides)
        for i in range(count + 1):
            x = min(max(i * length / count, 0.03), length - 0.03)
            core.tube(radius + 0.008, radius + 0.001, 0.055, band, (x - 0.0275, 0, 0), segments=sides)
            vessels._band_lock(x, radius + 0.001, seam + 14)
        part.port('start', (0, 0, 0), '-x')
        part.port('end', (length, 0, 0), 'x')
    return part


def _dial(original):
    """Before the bottom of its case, which is closed here."""
    def dial(radius, value=0.55, unit='bar', scale=(0, 4, 8, 12, 16), at=(0, 0, 0), *args, **options):
        x, y, z = at
        return original(radius, value, unit, scale, (x + radius * 0.05, y, z), *args, **options)
    return dial


def _gauge(original):
    """A dial with corners would be the first thing that one sees."""
    def gauge(radius=0.05, *args, **options):
        _near['round'] = radius * 0.9
        try:
            return original(radius, *args, **options)
        finally:
            _near['round'] = math.inf
    return gauge


def _repeat(collection, move=(0, 0, 0), turn=0.0):
    """Real copies instead of instances, which an export does not carry."""
    shift = Matrix.Translation(core.vec(move)) @ Matrix.Rotation(turn, 4, 'Z')
    for obj in list(collection.objects):
        copy = obj.copy()
        copy.matrix_world = shift @ obj.matrix_world
        bpy.context.scene.collection.objects.link(copy)
        core._objects.append(copy)


def _cast(solids, mat, cavity=None, voxel=0.0018, soften=14, name='casting'):
    """A casting without its rounded inner corners: bodies united, cavities taken out."""
    return core.from_mesh(name, casting.united(solids, cavity), mat, bevelled=False)


def _bends_both_ways(points):
    """Whether a profile lies on both sides of the line between its ends."""
    (x0, r0), (x1, r1) = points[0], points[-1]
    sides = [(x1 - x0) * (r - r0) - (r1 - r0) * (x - x0) for x, r in points[1:-1]]
    return x0 != x1 and min(sides, default=0) < -1e-9 and max(sides, default=0) > 1e-9


def install():
    """Once, after all models are imported."""
    lathe, sweep, text, bolts = core.lathe, core.sweep, lettering.text, fasteners.bolts

    def closed_lathe(profile, mat, *args, **options):
        points = [tuple(p) for p in profile]
        if not options.get('closed') and options.get('arc', (0, 360)) == (0, 360):
            first, last = points[0][1] > 1e-7, points[-1][1] > 1e-7
            if first and last:
                # a reducer: the straight way back would cross its bend
                if len(points) == 4 and _bends_both_ways(points):
                    points += [(x, r * 0.88) for x, r in reversed(points)]
                options['closed'] = True
            elif first:
                points.insert(0, (points[0][0], 0))
            elif last:
                points.append((points[-1][0], 0))
        if options.get('name') == 'flange':
            points = [p for p in points if abs(p[0] + 0.0035) > 1e-6 or p[1] == max(r for _, r in points)]
        made = lathe(points, mat, *args, **options)
        bm = bmesh.new()
        bm.from_mesh(made.data)
        unused = [v for v in bm.verts if not v.link_faces]
        bmesh.ops.delete(bm, geom=unused, context='VERTS')
        if options.get('closed'):
            # the ends of an arc
            bmesh.ops.holes_fill(bm, edges=[e for e in bm.edges if e.is_boundary])
        bm.to_mesh(made.data)
        bm.free()
        return made

    def hollow_sweep(path, section, mat, bend=0.0, closed=False, sides=None, name='sweep', at=None):
        if len(path) > 12:
            path = path[::2] if closed else [*path[:-1:2], path[-1]]
        if sides == 56:
            # the ducts of flue gas
            return _hollowed(sweep(path, section, mat, bend, closed, 20, name, at), 0.97)
        if name not in HOLLOW or section * _near['scale'] < HOLLOW[name]:
            fewer = 6 if section_is_thin(section) else None if sides is None else max(8, sides // 2)
            return sweep(path, section, mat, bend, closed, fewer, name, at)
        outer = sweep(path, section, mat, bend, closed, sides, name, at)
        return _hollowed(outer, 0.88)

    def section_is_thin(section):
        return not isinstance(section, list) and section * _near['scale'] < 0.022

    def large_text(words, height, *args, **options):
        if height < _near['smallest_letter']:
            with core.place() as nothing:
                return nothing
        made = text(words, height, *args, **options)
        made.objects[0].data.resolution_u = 1
        return made

    def sturdy_bolts(points, diameter, *args, **options):
        # on a machine of several metres nobody sees those of a gauge
        if _near['scale'] == 1 and diameter < 0.01:
            with core.place() as nothing:
                return nothing
        return bolts(points, diameter, *args, **options)

    _replace(casting.cast, _cast)
    _replace(core.segments_for, _segments_for)
    _replace(lathe, closed_lathe)
    _replace(sweep, hollow_sweep)
    _replace(text, large_text)
    _replace(bolts, sturdy_bolts)
    _replace(fasteners._hexagon, _hexagon)
    _replace(fasteners._bolt, _bolt)
    _replace(fasteners.rivets, lambda *args, **options: None)
    _replace(pipes._weld_rings, lambda *args: None)
    _replace(exchangers.tube_bundle, _tube_bundle)
    _replace(exchangers.finned_tube, _finned_tube)
    _replace(vessels.dished_end, _dished_end)
    _replace(vessels.clad_shell, _clad_shell)
    _replace(instruments.dial, _dial(instruments.dial))
    _replace(instruments.gauge, _gauge(instruments.gauge))
    ticks = instruments._ticks
    _replace(ticks, lambda radius, degrees, count, *args: ticks(radius, degrees, count // 4, *args))
    _replace(instances.repeat, _repeat)


def _hollowed(pipe, bore):
    """Takes the bore out of a swept pipe: its rings shrink to the inner wall, both ends become rings."""
    bm = bmesh.new()
    bm.from_mesh(pipe.data)
    caps = [f for f in bm.faces if len(f.verts) > 4]
    count = len(caps[0].verts)
    bmesh.ops.delete(bm, geom=caps, context='FACES_ONLY')
    bm.verts.ensure_lookup_table()
    outer = list(bm.verts)
    inner = []
    for start in range(0, len(outer), count):
        ring = outer[start:start + count]
        centre = sum((v.co for v in ring), ring[0].co * 0) / count
        inner += [bm.verts.new(centre.lerp(v.co, bore)) for v in ring]
    index = {v: i for i, v in enumerate(outer)}
    for face in list(bm.faces):
        made = bm.faces.new([inner[index[v]] for v in reversed(face.verts)])
        made.smooth = True
    for start in (0, len(outer) - count):
        for j in range(count):
            k = (j + 1) % count
            quad = [outer[start + k], outer[start + j], inner[start + j], inner[start + k]]
            bm.faces.new(quad if start == 0 else quad[::-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(pipe.data)
    bm.free()
    return pipe
