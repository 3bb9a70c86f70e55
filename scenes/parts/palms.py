"""A coconut palm whose fronds close to a mass: hundreds of hanging leaflets each, no two alike, over a scarred trunk."""
import math
import random

import bpy
from mathutils import Vector

from scenes.materials import SURFACES
from scenes.parts.core import build, cylinder, place, sphere, sweep, tube
from scenes.parts.landscape import HAZE

SURFACES.update({
    'soil': ((0.050, 0.034, 0.022), 0.0, 0.95, 'cast'),
    'frond_rib': ((0.16, 0.19, 0.045), 0.0, 0.55, 'smooth'),
    'coconut': ((0.13, 0.15, 0.030), 0.0, 0.45, 'smooth'),
    'coconut_ripe': ((0.20, 0.12, 0.035), 0.0, 0.55, 'smooth'),
})
# per age of a frond: the darkest and the palest of its leaflets, and what sunlight becomes that shines through them
LEAVES = {
    'spear': ((0.070, 0.140, 0.022), (0.140, 0.230, 0.040), (0.34, 0.46, 0.060)),
    'leaf': ((0.030, 0.080, 0.018), (0.085, 0.160, 0.032), (0.22, 0.36, 0.045)),
    'old': ((0.045, 0.080, 0.020), (0.130, 0.150, 0.036), (0.26, 0.30, 0.045)),
    'dry': ((0.110, 0.078, 0.038), (0.230, 0.165, 0.085), (0.24, 0.16, 0.07)),
}
DOWN = Vector((0, 0, -1))


def _node(mat, kind, **values):
    made = mat.node_tree.nodes.new(f'ShaderNode{kind}')
    for name, value in values.items():
        made.inputs[name].default_value = value
    return made


def _leaves(name, haze):
    """Leaflets of a frond, each of its own green, through which some of the light goes on; seen through that share of haze."""
    if f'leaves {name}' in bpy.data.materials:
        return bpy.data.materials[f'leaves {name}']
    dark, pale, through = ((*colour, 1) for colour in LEAVES[name])
    mat = bpy.data.materials.new(f'leaves {name}')
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    bsdf = nodes['Principled BSDF']
    bsdf.inputs['Roughness'].default_value, bsdf.inputs['Specular'].default_value = 0.5, 0.3
    each, green = _node(mat, 'NewGeometry'), _node(mat, 'MixRGB', Color1=dark, Color2=pale)
    links.new(each.outputs['Random Per Island'], green.inputs['Fac'])
    links.new(green.outputs[0], bsdf.inputs['Base Color'])
    glow, blend = _node(mat, 'BsdfTranslucent', Color=through), _node(mat, 'MixShader', Fac=0.42)
    links.new(bsdf.outputs[0], blend.inputs[1])
    links.new(glow.outputs[0], blend.inputs[2])
    air, far = _node(mat, 'Emission', Color=(*HAZE, 1)), _node(mat, 'MixShader', Fac=haze)
    links.new(blend.outputs[0], far.inputs[1])
    links.new(air.outputs[0], far.inputs[2])
    links.new(far.outputs[0], nodes['Material Output'].inputs['Surface'])
    return mat


def _bark():
    """Grey-brown, stained, darker in the scars that fallen fronds leave."""
    if 'palm bark' in bpy.data.materials:
        return bpy.data.materials['palm bark']
    mat = bpy.data.materials.new('palm bark')
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    bsdf = nodes['Principled BSDF']
    bsdf.inputs['Roughness'].default_value, bsdf.inputs['Specular'].default_value = 0.95, 0.1
    where, stretch = _node(mat, 'TexCoord'), _node(mat, 'Mapping', Scale=(9, 9, 26))
    stains, ramp = _node(mat, 'TexNoise', Scale=1.0, Detail=5.0, Roughness=0.7), nodes.new('ShaderNodeValToRGB')
    links.new(where.outputs['Object'], stretch.inputs['Vector'])
    links.new(stretch.outputs[0], stains.inputs['Vector'])
    links.new(stains.outputs['Fac'], ramp.inputs['Fac'])
    for stop, at, colour in zip(ramp.color_ramp.elements, (0.32, 0.70), ((0.040, 0.033, 0.026, 1), (0.210, 0.178, 0.142, 1))):
        stop.position, stop.color = at, colour
    links.new(ramp.outputs[0], bsdf.inputs['Base Color'])
    return mat


def palm(at, height=3.0, fronds=26, seed=2, reach=2.7, haze=0.0):
    """Coconut palm: the young fronds stand, the old ones hang, the last are dry; coconuts under them. at = its foot, reach = length of a frond.

    haze (0 to 1): lifts the shade of one seen against the light from a darker room.
    """
    spread = random.Random(seed)
    lean = Vector((spread.uniform(-0.45, 0.45), spread.uniform(-0.25, 0.25), 0))
    with place(at) as part:
        _trunk(height, lean, spread)
        crown = lean + Vector((0, 0, height))
        for i in range(fronds):
            age = (i + 0.5) / fronds
            turn, rise = 2.4 * i + spread.uniform(-0.25, 0.25), math.radians(84 - 122 * age ** 1.15 + spread.uniform(-9, 9))
            kind = 'spear' if age < 0.18 else 'leaf' if age < 0.66 else 'old' if age < 0.9 else 'dry'
            long = reach * spread.uniform(0.88, 1.1) * (0.7 if age < 0.1 or kind == 'dry' else 1)
            _frond(_rib(crown, turn, rise, long, spread), kind, age, haze, spread)
        for i in range(9):
            turn = 2.4 * i
            hang = Vector((math.cos(turn) * 0.20, math.sin(turn) * 0.20, -0.16 - 0.05 * (i % 3)))
            sphere(spread.uniform(0.085, 0.11), 'coconut' if i % 3 else 'coconut_ripe', crown + hang, 1.15)
    return part


def bed(at, radius=0.75):
    """Kerbed soil in paving, for a palm to stand in."""
    tube(radius, radius - 0.13, 0.15, 'concrete', at, 'z', bevel=0.012)
    cylinder(radius - 0.12, 0.09, 'soil', at, 'z', bevel=0)


def _trunk(height, lean, spread):
    """A column of rings with scars at uneven heights, swollen at its foot and under the crown."""
    sides, verts, rings, z = 20, [], 0, 0.0
    while z < height + 0.12:
        body = 0.098 + 0.075 * math.exp(-z / 0.35) - 0.016 * z / height + 0.045 * math.exp(-((height + 0.1 - z) / 0.22) ** 2)
        scar = spread.uniform(0.045, 0.095)
        for up, grow in ((0, 0.88), (0.012, 1.05), (scar * 0.6, 1.0), (scar - 0.006, 0.93)):
            centre = lean * min(1, (z + up) / height) ** 2
            for k in range(sides):
                turn, r = 2 * math.pi * k / sides, body * grow * spread.uniform(0.95, 1.05)
                verts.append(centre + Vector((r * math.cos(turn), r * math.sin(turn), z + up + spread.uniform(-0.006, 0.006))))
            rings += 1
        z += scar
    faces = [[i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k]
             for i in range(rings - 1) for k in range(sides)]
    build('trunk', verts, faces, _bark(), bevelled=False)


def _rib(crown, turn, rise, long, spread, steps=40):
    """The midrib from the crown: it rises at that angle, and its own weight bends it more the farther it reaches."""
    bend, sway = math.radians(spread.uniform(62, 88)) * (0.55 + 0.45 * math.cos(rise)), spread.uniform(-0.35, 0.35)
    points = [crown + Vector((0, 0, 0.05))]
    for k in range(steps):
        t = (k + 0.5) / steps
        up, way = max(rise - bend * t ** 1.3, math.radians(-86)), turn + sway * t * t
        points.append(points[-1] + Vector((math.cos(way) * math.cos(up), math.sin(way) * math.cos(up), math.sin(up))) * long / steps)
    return points


def _frond(rib, kind, age, haze, spread, pairs=92):
    """A pinnate leaf: ribbons that spread from the midrib and then hang; they overlap, so that little sky shows between them."""
    sweep(rib, 0.014, 'frond_rib', sides=6)
    verts, faces = [], []
    lift = 0.55 - 1.0 * age
    for n in range(pairs):
        t = 0.13 + 0.86 * n / pairs
        k = min(int(t * (len(rib) - 1)), len(rib) - 2)
        root = rib[k].lerp(rib[k + 1], t * (len(rib) - 1) - k)
        along = (rib[k + 1] - rib[k]).normalized()
        side = along.cross(DOWN)
        side = side.normalized() if side.length > 0.05 else Vector((1, 0, 0))
        top = side.cross(along)
        for hand in (1, -1):
            long = (0.80 if kind != 'dry' else 0.60) * math.sin(math.pi * (0.14 + 0.74 * t)) ** 0.8 * spread.uniform(0.78, 1.08)
            open_by = math.radians(68 - 40 * t + spread.uniform(-9, 9))
            way = (side * hand * math.sin(open_by) + along * math.cos(open_by) + top * (lift + spread.uniform(-0.2, 0.2)) * 0.6).normalized()
            weight, twist = spread.uniform(0.20, 0.42), spread.uniform(-0.7, 0.7)
            point, base = root, len(verts)
            for step, half in enumerate((0.016, 0.027, 0.024, 0.016, 0.004)):
                across = along - way * along.dot(way) + way.cross(along) * twist
                across = across.normalized() * half
                verts += [point - across, point + across]
                point = point + way * long / 4
                way = (way + DOWN * weight * (0.6 + 0.35 * step)).normalized()
            faces += [[base + 2 * s, base + 2 * s + 1, base + 2 * s + 3, base + 2 * s + 2] for s in range(4)]
    build('leaves', verts, faces, _leaves(kind, haze), smooth=False)
