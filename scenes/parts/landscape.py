"""The country round a plant: meadow, hills under forest, a volcano, each paler the farther it lies."""
import bpy
import numpy as np

from scenes.parts.core import build

HAZE = (0.36, 0.47, 0.58)
FOREST, MEADOW, ROCK = (0.026, 0.070, 0.016), (0.085, 0.150, 0.030), (0.110, 0.095, 0.085)


def _noise(x, y, seed):
    """Smooth noise from 0 to 1 with features one unit wide."""
    lattice = np.random.default_rng(seed).random((64, 64))
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    corner = [[lattice[(i + a) % 64, (j + b) % 64] for b in (0, 1)] for a in (0, 1)]
    return (corner[0][0] * (1 - v) + corner[0][1] * v) * (1 - u) + (corner[1][0] * (1 - v) + corner[1][1] * v) * u


def _spurs(x, y, size, seed, octaves=4):
    """Ridged noise from 0 to 1: crests with valleys between them, as rain cuts them."""
    total, share = np.zeros_like(x), 0.0
    for k in range(octaves):
        weight = 0.5 ** k
        total += weight * (1 - np.abs(2 * _noise(x * 2 ** k / size, y * 2 ** k / size, seed + k) - 1))
        share += weight
    return total / share


def _ground(name, far, crowns, bare=None):
    """Ground seen through `far` (0 to 1) of haze, which adds its own light. crowns = metres from tree to tree; bare = heights between which forest turns to rock."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    bsdf = nodes['Principled BSDF']
    bsdf.inputs['Roughness'].default_value, bsdf.inputs['Specular'].default_value = 1.0, 0.0
    where, trees, patches, open_land, green, glades = (
        nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'TexVoronoi', 'TexNoise', 'MapRange', 'MixRGB', 'MixRGB'))
    trees.inputs['Scale'].default_value, patches.inputs['Scale'].default_value, patches.inputs['Detail'].default_value = 1 / crowns, 0.12 / crowns, 3.0
    for texture in (trees, patches):
        links.new(where.outputs['Object'], texture.inputs['Vector'])
    # a crown is lit at its middle and dark where it meets the next
    links.new(trees.outputs['Distance'], green.inputs['Fac'])
    green.inputs['Color1'].default_value, green.inputs['Color2'].default_value = (*(c * 1.9 for c in FOREST), 1), (*(c * 0.25 for c in FOREST), 1)
    links.new(patches.outputs['Fac'], open_land.inputs['Value'])
    for name, value in (('From Min', 0.52), ('From Max', 0.66), ('To Max', 0.75)):
        open_land.inputs[name].default_value = value
    links.new(open_land.outputs[0], glades.inputs['Fac'])
    links.new(green.outputs[0], glades.inputs['Color1'])
    glades.inputs['Color2'].default_value = (*MEADOW, 1)
    colour = glades.outputs[0]
    if bare:
        split, height, stone = (nodes.new(f'ShaderNode{kind}') for kind in ('SeparateXYZ', 'MapRange', 'MixRGB'))
        links.new(where.outputs['Object'], split.inputs[0])
        links.new(split.outputs['Z'], height.inputs['Value'])
        height.inputs['From Min'].default_value, height.inputs['From Max'].default_value = bare
        links.new(height.outputs[0], stone.inputs['Fac'])
        links.new(colour, stone.inputs['Color1'])
        stone.inputs['Color2'].default_value = (*ROCK, 1)
        colour = stone.outputs[0]
    links.new(colour, bsdf.inputs['Base Color'])
    air, blend = nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeMixShader')
    air.inputs['Color'].default_value, blend.inputs['Fac'].default_value = (*HAZE, 1), far
    links.new(bsdf.outputs['BSDF'], blend.inputs[1])
    links.new(air.outputs['Emission'], blend.inputs[2])
    links.new(blend.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return mat


def _terrain(name, x, y, z, mat):
    rows, columns = z.shape
    verts = np.stack([x, y, z], axis=-1).reshape(-1, 3)
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    faces = np.stack([corner, corner + 1, corner + columns + 1, corner + columns], axis=-1)
    land = build(name, verts.tolist(), faces.tolist(), mat, bevelled=False)
    # seen, but it lights nothing: sunlit grass would turn walls and ceilings green
    land.visible_diffuse = False


def _hills(y, depth, width, height, seed, centre, far, crowns):
    """Hills that rise from the plain at distance y to their crest; single crowns break the skyline."""
    across, back = np.meshgrid(np.linspace(-width / 2, width / 2, 640), np.linspace(0, depth, 120))
    rise = np.clip(back / (0.7 * depth), 0, 1)
    rise = rise * rise * (3 - 2 * rise)
    land = height * rise * (0.25 + 0.9 * _spurs(across, back * 1.4, width / 5, seed))
    trees = crowns * 0.9 * _noise(across / crowns, back / crowns, seed + 9) * np.minimum(1, rise * 8)
    _terrain('hills', centre + across, y + back, land + trees - 0.05, _ground(f'hills {far}', far, crowns))


def _volcano(x, y, height, half, far):
    """A cone with gullies down its flanks and a crater whose rim is lower on one side."""
    across, back = np.meshgrid(np.linspace(-half, half, 320), np.linspace(-half, half * 0.4, 200))
    away, turn = np.hypot(across, back) / half, np.arctan2(across, -back)
    gully = _spurs(turn * 7 + 20, away * 1.2 + 5, 1.0, 31, 3)
    z = height * np.clip(1 - away, 0, 1) ** 1.7 * (0.90 + 0.16 * gully)
    rim = height * (0.70 + 0.02 * np.sin(turn + 0.8) + 0.02 * _noise(turn * 5 + 20, away * 0 + 3, 17))
    _terrain('volcano', x + across, y + back, np.minimum(z, rim) - 0.5, _ground('volcano', far, half / 28, (0.30 * height, 0.55 * height)))


def tropical_view(y=60.0, centre=0.0, volcano=-40.0, haze=0.0):
    """Meadow, chains of hills under forest and a volcano behind a yard that ends at y; volcano = its x.

    haze (0 to 1): how much paler it all is, as through the windows of a darker room.
    """
    def seen(far):
        return far + (1 - far) * haze
    # the meadow reaches under the yard, or a strip of sky would show before it
    plain = np.meshgrid(np.linspace(centre - 350, centre + 350, 2), np.linspace(y - 80, y + 400, 2))
    _terrain('meadow', *plain, np.full((2, 2), -0.03), _ground('meadow', seen(0.05), 1.2))
    _hills(y, 60, 300, 10, 3, centre, seen(0.12), 1.4)
    _hills(y + 90, 110, 480, 27, 8, centre, seen(0.36), 2.2)
    _hills(y + 230, 130, 800, 36, 5, centre, seen(0.56), 3.4)
    _volcano(volcano, y + 420, 165, 270, seen(0.40))
