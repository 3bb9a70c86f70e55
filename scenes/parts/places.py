"""Places other than the dusk hall: the sky, a tiled food room, a plain plant room with a louvre to the garden."""
import math

import bpy

from scenes import stage
from scenes.materials import EMITTERS, SURFACES
from scenes.parts.core import box

SURFACES.update({
    'plaster': ((0.60, 0.56, 0.50), 0.0, 0.85, 'mineral'),
    # darker than white cladding, so that machines stand out from the wall behind them
    'hall_plaster': ((0.46, 0.44, 0.405), 0.0, 0.85, 'mineral'),
    'white_wall': ((0.66, 0.67, 0.67), 0.0, 0.60, 'smooth'),
    'white_tile': ((0.66, 0.675, 0.68), 0.0, 0.24, 'smooth'),
    'tile_joint': ((0.40, 0.41, 0.41), 0.0, 0.8, 'smooth'),
    'wet_floor': ((0.20, 0.21, 0.215), 0.0, 0.16, 'concrete'),
    'paving': ((0.30, 0.295, 0.28), 0.0, 0.80, 'mineral'),
    'pale_floor': ((0.42, 0.42, 0.41), 0.0, 0.40, 'mineral'),
    'terracotta': ((0.24, 0.105, 0.060), 0.0, 0.55, 'concrete'),
})
EMITTERS.update({'day_pane': ((0.86, 0.94, 1.0), 2.6), 'panel_light': ((0.95, 0.98, 1.0), 4.0)})


def sky(low=(0.62, 0.78, 0.92), high=(0.10, 0.28, 0.62), strength=1.0, clouds=0.8, lights=True):
    """World of a tropical sky with cumulus. lights=False: seen by the camera only, so that it brings no noise into a room."""
    world = bpy.context.scene.world
    tree = world.node_tree
    where, split, fade = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'MapRange'))
    mix, cover, noise, ramp, flat = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('MixRGB', 'MixRGB', 'TexNoise', 'MapRange', 'Mapping'))
    tree.links.new(where.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], fade.inputs['Value'])
    fade.inputs['From Min'].default_value, fade.inputs['From Max'].default_value = 0.0, 0.45
    tree.links.new(fade.outputs[0], mix.inputs['Fac'])
    mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = (*low, 1), (*high, 1)
    flat.inputs['Scale'].default_value = (2.2, 2.2, 7.0)
    tree.links.new(where.outputs['Generated'], flat.inputs['Vector'])
    tree.links.new(flat.outputs[0], noise.inputs['Vector'])
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Roughness'].default_value = 1.6, 7.0, 0.56
    tree.links.new(noise.outputs['Fac'], ramp.inputs['Value'])
    for name, value in (('From Min', 0.52), ('From Max', 0.70), ('To Min', 0.0), ('To Max', clouds)):
        ramp.inputs[name].default_value = value
    tree.links.new(ramp.outputs[0], cover.inputs['Fac'])
    tree.links.new(mix.outputs[0], cover.inputs['Color1'])
    cover.inputs['Color2'].default_value = (1.0, 0.99, 0.97, 1)
    background = tree.nodes['Background']
    tree.links.new(cover.outputs[0], background.inputs['Color'])
    background.inputs['Strength'].default_value = strength
    if not lights:
        for kind in ('diffuse', 'glossy', 'transmission', 'scatter'):
            setattr(world.cycles_visibility, kind, False)


def sun(direction, power=3.0, colour=(1.0, 0.93, 0.80), soft=1.2):
    """Sunlight that travels along `direction`."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = power, colour, math.radians(soft)
    light = bpy.data.objects.new('sun', data)
    light.rotation_euler = stage.Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(light)


def tiles(a, b, height, normal, size=0.30, mat='white_tile', start=0.0):
    """Tiled wall from a to b (x, y), facing `normal`: one slab with joints proud by half a millimetre."""
    ax, ay = a
    bx, by = b
    length = math.hypot(bx - ax, by - ay)
    along, out = stage.Vector(((bx - ax) / length, (by - ay) / length, 0)), stage.Vector((*normal, 0))
    middle = stage.Vector(((ax + bx) / 2, (ay + by) / 2, start + (height - start) / 2))
    box((length, 0.04, height - start), mat, middle, along, 'z', bevel=0)
    face = out * 0.02
    for i in range(int(length / size) + 1):
        box((0.004, 0.001, height - start), 'tile_joint', stage.Vector((ax, ay, middle.z)) + along * i * size + face, along, 'z', bevel=0)
    for k in range(int((height - start) / size) + 1):
        box((length, 0.001, 0.004), 'tile_joint', stage.Vector((middle.x, middle.y, start + k * size)) + face, along, 'z', bevel=0)


def plain_room(x, y, height, walls='plaster', ground='paving', ceiling='white_wall', back=True, left=True, right=True):
    """Four plain planes; leave out a wall that another function builds."""
    (x0, x1), (y0, y1) = x, y
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    box((x1 - x0, y1 - y0, 0.2), ground, (cx, cy, -0.1), bevel=0)
    if ceiling:
        box((x1 - x0, y1 - y0, 0.1), ceiling, (cx, cy, height + 0.05), bevel=0)
    if back:
        box((x1 - x0, 0.2, height), walls, (cx, y1 + 0.1, height / 2), bevel=0)
    for wanted, wall_x in ((left, x0 - 0.1), (right, x1 + 0.1)):
        if wanted:
            box((0.2, y1 - y0, height), walls, (wall_x, cy, height / 2), bevel=0)


def wall_with_opening(x, y, height, opening, mat='plaster', thick=0.22):
    """Back wall along X with one hole: opening = (x0, x1, z0, z1)."""
    x0, x1, z0, z1 = opening
    for a, b, low, high in ((x[0], x0, 0, height), (x1, x[1], 0, height), (x0, x1, 0, z0), (x0, x1, z1, height)):
        box((b - a, thick, high - low), mat, ((a + b) / 2, y + thick / 2, (low + high) / 2), bevel=0)


def open_louvre(opening, y, blades=12, mat='aluminium', slope=-0.3):
    """Louvre set in that opening through which one sees out."""
    x0, x1, z0, z1 = opening
    for x in (x0, (x0 + x1) / 2, x1):
        box((0.06, 0.16, z1 - z0), mat, (x, y + 0.05, (z0 + z1) / 2), bevel=0.004)
    for z in (z0, z1):
        box((x1 - x0, 0.16, 0.06), mat, ((x0 + x1) / 2, y + 0.05, z), bevel=0.004)
    for k in range(blades):
        z = z0 + (z1 - z0) * (k + 0.5) / blades
        box((x1 - x0, 0.075, 0.006), mat, ((x0 + x1) / 2, y + 0.05, z), 'x', (0, -slope, 1), bevel=0)
