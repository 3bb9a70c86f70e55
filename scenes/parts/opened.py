"""What boilers cut open share: dyed water, fire in the furnace, the hood under the stack, a gas drop instead of the train."""
import math

import bpy

from scenes.parts.casting import cut_open, united
from scenes.parts.connections import floor_collar
from scenes.parts.core import build, cylinder, from_mesh, place, tube
from scenes.parts.fire import GAS, flame, tinted
from scenes.parts.machines import burner
from scenes.parts.pipes import pipe
from scenes.parts.valves import ball_valve


def boiler_water():
    return tinted('section water', (0.40, 0.72, 0.95), (0.03, 0.30, 0.75), 0.16)


def jacket(r, shell, front, rear, axis, bands):
    """Insulation on the shell and its cladding, with bands from end to end."""
    length = rear - front
    with place((front, 0, axis)) as wool:
        tube(r - 0.003, shell + 0.001, length, 'wool', bevel=0)
    with place((front, 0, axis)) as skin:
        tube(r, r - 0.004, length, 'white', bevel=0)
        for i in range(bands):
            middle = min(max(i * length / (bands - 1), 0.03), length - 0.03)
            tube(r + 0.006, r - 0.001, 0.055, 'stainless', (middle - 0.0275, 0, 0), bevel=0)
    return wool, skin


def panes(faces, y, mat):
    """Upright faces between two corners (x, z) each, at y."""
    for (xa, za), (xb, zb) in faces:
        build('pane', [(xa, y, za), (xb, y, za), (xb, y, zb), (xa, y, zb)], [[0, 1, 2, 3]], mat, smooth=False)


def pond(x0, x1, y0, y1, z, mat):
    """A level face of water."""
    build('pond', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [[0, 1, 2, 3]], mat, smooth=False)


def furnace_fire(front, back, width, z):
    """Blue where gas and air meet at the burner head, then a long orange body that ends before the reversal chamber's `back`."""
    root, length = front + 0.02, back - front
    for seed, y in ((1.3, -0.085), (2.7, 0.0), (5.2, 0.08)):
        flame(0.22 * length, 0.87 * width, (root, y, z), 'x', '-y', seed, 1.5, GAS, 5.0, 1.1)
        flame(0.76 * length, width, (root + 0.16, y, z), 'x', '-y', seed, 1.6, grain=4.5, reach=1.0)
    for share in (0.16, 0.39, 0.62, 0.93):
        data = bpy.data.lights.new('fire', 'POINT')
        data.energy, data.color, data.shadow_soft_size = 4.0, (1.0, 0.32, 0.08), 0.10
        lamp = bpy.data.objects.new('fire', data)
        lamp.location, lamp.visible_camera = (front + share * length, 0.0, z + 0.06), False
        bpy.context.scene.collection.objects.link(lamp)


def smoke_hood(box, half, stack, foot, top, cut):
    """From the oblong opening in the crown of a smoke box of that radius, `half` its length and width, to the round stack, cut at y = cut.

    The frame's origin is on the box's axis, under the stack.
    """
    steps = 64
    turns = [2 * math.pi * i / steps for i in range(steps)]
    verts = []
    for z, wall, round_end in ((foot, 0, False), (top, 0, True), (top, 0.012, True), (foot, 0.012, False)):
        for u, v in ((math.cos(t), math.sin(t)) for t in turns):
            m = max(abs(u), abs(v))
            reach = [stack + 0.004 - wall] * 2 if round_end else [(h - wall) / m for h in half]
            verts.append((u * reach[0], v * reach[1], z))
    faces = [[a * steps + i, a * steps + (i + 1) % steps, b * steps + (i + 1) % steps, b * steps + i] for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)) for i in range(steps)]
    made = united(lambda: build('hood', verts, faces, 'graphite', bevelled=False), lambda: cylinder(box - 0.006, 1.0, 'graphite', (-0.5, 0, 0), bevel=0))
    cut_open([from_mesh('hood', made, 'graphite', bevelled=False)], (0, cut, 0), '-y')


def burner_with_drop(power, at):
    """Burner whose gas comes straight up through the floor."""
    gas = burner(power, at, '-x')['gas']
    turn = gas.out(0.24)
    valve = ball_valve(gas.dn, (turn.x, turn.y, 0.62), '-z', '-x', lever='yellow')
    pipe([gas.at, turn, valve['in'].at], gas.dn, mat='yellow', start='flange', end='flange')
    pipe([valve['out'].at, (turn.x, turn.y, 0)], gas.dn, mat='yellow', start='flange')
    floor_collar(gas.dn, turn)
