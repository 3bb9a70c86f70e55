"""Finned coils, plate heat exchangers, tube bundles."""
import math

from scenes.parts.core import box, build, cylinder, place, sweep, tube
from scenes.parts.fasteners import bolts, flange
from scenes.parts.sizes import pipe_radius


def finned_tube(length, at=(0, 0, 0), axis='x', radius=0.019, fin=0.036, pitch=0.012, mat='steel'):
    """Straight tube with round fins from at along axis, all in one mesh."""
    count, sides = int(length / pitch), 20
    verts, faces = [], []
    turn = [2 * math.pi * i / sides for i in range(sides)]

    def ring(x, r):
        verts.extend((x, r * math.cos(t), r * math.sin(t)) for t in turn)
    profile = [(0, radius)]
    for i in range(count):
        x = (i + 0.5) * pitch
        profile += [(x - 0.001, radius), (x - 0.001, fin), (x + 0.001, fin), (x + 0.001, radius)]
    for x, r in profile + [(length, radius)]:
        ring(x, r)
    for k in range(len(profile)):
        faces += [[k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i] for i in range(sides)]
    with place(at, axis) as part:
        mesh = build('finned', verts, faces, mat, bevelled=False)
        mesh.data.auto_smooth_angle = math.radians(30)
        part.port('start', (0, 0, 0), '-x')
        part.port('end', (length, 0, 0), 'x')
    return part


def finned_coil(length=1.2, rows=6, columns=4, at=(0, 0, 0), axis='x', up='z', spacing=0.085, mat='steel'):
    """Serpentine bank of finned tubes with return bends. at = middle of the bank's lower row, tubes along axis.

    Ports: in (lower row), out (upper row), both at the start end of the tubes (rows even), one per column joined by headers.
    """
    with place(at, axis, up) as part:
        half, z_top = length / 2, (rows - 1) * spacing
        for c in range(columns):
            y = (c - (columns - 1) / 2) * spacing
            for k in range(rows):
                finned_tube(length, (-half, y, k * spacing), 'x', mat=mat)
                if k < rows - 1:
                    side = 1 if k % 2 == 0 else -1
                    arc = [(side * (half + spacing / 2 * math.sin(t)), y, k * spacing + spacing / 2 - spacing / 2 * math.cos(t)) for t in [math.pi * i / 12 for i in range(13)]]
                    sweep(arc, 0.019, mat, sides=16)
        for z, name, dn in ((0, 'in', 50), (z_top, 'out', 50)):
            x = -half - 0.09 if (z == 0 or rows % 2 == 0) else half + 0.09
            direction = -1 if x < 0 else 1
            for c in range(columns):
                y = (c - (columns - 1) / 2) * spacing
                cylinder(0.019, 0.1, mat, (x, y, z), 'x' if x < 0 else '-x', bevel=0)
            width = columns * spacing
            cylinder(pipe_radius(dn), width + 0.12, mat, (x, -width / 2 - 0.08, z), 'y', bevel=0.01)
            part.port(name, (x, -width / 2 - 0.08, z), '-y', dn)
    return part


def plate_exchanger(width=0.42, height=1.15, plates=40, at=(0, 0, 0), axis='x', dn=50, frame='blue', pitch=0.0062):
    """Gasketed plate heat exchanger. at = floor under the fixed frame plate, axis = the way the plate pack runs back.
    pitch: wider for a view from afar, where plates finer than a pixel would be noise.

    Four flanged nozzles on the front plate, facing -axis: ports hot_in (upper left), hot_out (lower left), cold_in, cold_out.
    """
    pack = plates * pitch
    with place(at, axis, 'z') as part:
        base = 0.05
        box((0.04, width, height), frame, (0.02, 0, base + height / 2), bevel=0.006)
        box((0.04, width, height * 0.96), frame, (0.06 + pack, 0, base + height / 2), bevel=0.006)
        for i in range(plates):
            x = 0.043 + i * pitch
            mat = 'stainless' if i % 2 else 'rubber'
            box((pitch - 0.001, width * (0.86 if i % 2 else 0.82), height * 0.88), mat, (x, 0, base + height / 2), bevel=0.0015)
        back = 0.06 + pack + 0.35
        for z in (base + height * 0.985, base + height * 0.05):
            cylinder(0.022, back, 'stainless', (0, 0, z), bevel=0.004)
        box((0.05, 0.09, base + height * 1.02), frame, (back, 0, (base + height * 1.02) / 2), bevel=0.006)
        box((0.06, width * 1.1, base), frame, (0.03, 0, base / 2), bevel=0.005)
        for side in (1, -1):
            for k in range(4):
                z = base + height * (0.12 + 0.25 * k)
                y = side * width * 0.46
                cylinder(0.013, pack + 0.22, 'bolt', (-0.03, y, z), bevel=0.001)
                bolts([(y, z)], 0.026, at=(0.08 + pack, 0, 0))
                bolts([(-y, z)], 0.026, axis='-x')
        r = pipe_radius(dn)
        for name, y, z in (('hot_in', 1, 0.86), ('hot_out', 1, 0.15), ('cold_out', -1, 0.86), ('cold_in', -1, 0.15)):
            spot = (0, y * width * 0.25, base + height * z)
            cylinder(r, 0.10, frame, spot, '-x', bevel=0)
            tube(r * 1.5, r * 0.9, 0.008, frame, (-0.008, spot[1], spot[2]))
            flange(dn, (-0.12, spot[1], spot[2]), '-x', bolted=False, mat=frame)
            part.port(name, (-0.12, spot[1], spot[2]), '-x', dn)
    return part


def tube_bundle(points, radius, length, at=(0, 0, 0), axis='x', mat='steel', sides=14):
    """Plain tubes (open ends) at (side, up) points, as one mesh: fire tubes, condenser tubes."""
    verts, faces = [], []
    turn = [2 * math.pi * i / sides for i in range(sides)]
    for y, z in points:
        base = len(verts)
        for x, r in ((0, radius * 0.86), (0, radius), (length, radius), (length, radius * 0.86)):
            verts += [(x, y + r * math.cos(t), z + r * math.sin(t)) for t in turn]
        for k in range(3):
            faces += [[base + k * sides + i, base + k * sides + (i + 1) % sides, base + (k + 1) * sides + (i + 1) % sides, base + (k + 1) * sides + i] for i in range(sides)]
    with place(at, axis) as part:
        build('tubes', verts, faces, mat, bevelled=False)
    return part
