"""The house mark painted on tanks and shells, with the orange line below it."""
import math

import bpy

from scenes.brand import MARK
from scenes.parts import core
from scenes.parts.core import box, place, tube
from scenes.parts.lettering import text

# a letter stays flat between its corners: it must stand off by more than the shell curves under it
PROUD = 0.004


def tank_mark(height, radius, at=(0, 0, 0), words=MARK):
    """Words on the -Y side of an upright cylinder of that radius. at = point on its axis at the letters' middle; height = capital height."""
    with place(at, '-y', 'z') as part:
        flat = text(words, height, 'graphite', depth=PROUD).objects[0]
        mesh = bpy.data.meshes.new_from_object(flat)
        width = max(v.co.x for v in mesh.vertices) - min(v.co.x for v in mesh.vertices)
        for vertex in mesh.vertices:
            x, y, z = vertex.co
            reach, turn = radius + PROUD + z, x / radius
            vertex.co = (reach * math.cos(turn), reach * math.sin(turn), y)
        bent = bpy.data.objects.new('mark', mesh)
        bent.matrix_world = core._frames[-1]
        bpy.context.scene.collection.objects.link(bent)
        core._objects[core._objects.index(flat)] = bent
        bpy.data.objects.remove(flat)
    half = math.degrees(width / 2 / radius)
    with place(at):
        tube(radius + 0.009, radius - 0.004, height * 0.16, 'orange', (0, 0, -height * 0.95), 'z', arc=(270 - half, 270 + half), bevel=0)
    return part


def shell_mark(height, radius, at=(0, 0, 0), angle=28, width=None, mat='graphite'):
    """The mark on a lying shell of that radius: at = point on its axis, angle = degrees above the horizontal, on the -Y side."""
    t = math.radians(angle)
    outward, upward = (0, -math.cos(t), math.sin(t)), (0, math.sin(t), math.cos(t))
    with place(at, outward, upward) as part:
        # flat letters must stand off by as much as the shell curves under half their height
        text(MARK, height, mat, (radius + 0.001, 0, 0), depth=0.003 + height ** 2 / 8 / radius)
        box((0.012 + height ** 2 / radius, width or height * 3.75, height * 0.14), 'orange', (radius - height ** 2 / 2 / radius, 0, -height * 0.86),
            bevel=0.001)
    return part
