"""Shared materials by name, made on demand: material('white'), material('steel') …

Each surface has a little procedural life (roughness variation, fine bump) so that nothing looks like plastic.
"""
import bpy

# Metals keep a roughness above 0.28: below it Cycles hands the denoiser the features of what is mirrored, which are noisy.
# name: (linear colour, metallic, roughness, surface)
SURFACES = {
    'white': ((0.63, 0.635, 0.63), 0.0, 0.36, 'sheet'),
    'paint_grey': ((0.30, 0.32, 0.34), 0.0, 0.42, 'paint'),
    'graphite': ((0.035, 0.039, 0.046), 0.0, 0.42, 'paint'),
    'black': ((0.012, 0.013, 0.015), 0.0, 0.45, 'paint'),
    'orange': ((0.78, 0.147, 0.008), 0.0, 0.30, 'enamel'),
    'blue': ((0.028, 0.115, 0.24), 0.0, 0.34, 'enamel'),
    'red': ((0.50, 0.025, 0.02), 0.0, 0.34, 'enamel'),
    'yellow': ((0.75, 0.43, 0.02), 0.0, 0.36, 'enamel'),
    # brown: combustible liquids (ASME A13.1)
    'fuel': ((0.11, 0.040, 0.018), 0.0, 0.36, 'enamel'),
    'green': ((0.03, 0.20, 0.09), 0.0, 0.36, 'enamel'),
    'iron': ((0.075, 0.082, 0.092), 0.25, 0.50, 'cast'),
    'iron_grey': ((0.22, 0.235, 0.25), 0.2, 0.48, 'cast'),
    'steel': ((0.50, 0.51, 0.52), 1.0, 0.36, 'brushed'),
    'dark_steel': ((0.17, 0.175, 0.185), 1.0, 0.40, 'paint'),
    'stainless': ((0.60, 0.60, 0.595), 1.0, 0.34, 'brushed'),
    'polished': ((0.74, 0.74, 0.73), 1.0, 0.09, 'smooth'),
    'galvanised': ((0.48, 0.50, 0.52), 1.0, 0.46, 'spangle'),
    'aluminium': ((0.66, 0.67, 0.68), 1.0, 0.38, 'sheet'),
    'bolt': ((0.46, 0.46, 0.45), 1.0, 0.33, 'smooth'),
    'brass': ((0.70, 0.46, 0.15), 1.0, 0.30, 'smooth'),
    'bronze': ((0.47, 0.28, 0.12), 1.0, 0.42, 'cast'),
    'copper': ((0.78, 0.36, 0.22), 1.0, 0.36, 'brushed'),
    'rubber': ((0.018, 0.018, 0.019), 0.0, 0.70, 'cast'),
    'plastic': ((0.05, 0.053, 0.058), 0.0, 0.40, 'paint'),
    'concrete': ((0.205, 0.205, 0.203), 0.0, 0.50, 'concrete'),
    'wall': ((0.33, 0.335, 0.335), 0.0, 0.75, 'concrete'),
    'backdrop': ((0.040, 0.045, 0.053), 0.0, 0.50, 'smooth'),
    'pale': ((0.50, 0.485, 0.455), 0.0, 0.60, 'smooth'),
    'refractory': ((0.55, 0.44, 0.33), 0.0, 0.85, 'concrete'),
    'wool': ((0.45, 0.38, 0.22), 0.0, 0.95, 'concrete'),
    'dial': ((0.80, 0.80, 0.78), 0.0, 0.35, 'smooth'),
    'paper': ((0.88, 0.86, 0.82), 0.0, 0.60, 'smooth'),
    'water_mark': ((0.03, 0.14, 0.26), 0.0, 0.20, 'smooth'),
    # cast letters: their faces are ground bright, or they melt into the casting
    'raised': ((0.46, 0.47, 0.48), 0.3, 0.42, 'smooth'),
    'cut': ((0.60, 0.115, 0.010), 0.0, 0.40, 'smooth'),
}
EMITTERS = {
    'glow': ((1.0, 0.26, 0.03), 5.0), 'flame': ((1.0, 0.30, 0.04), 14.0), 'hot': ((1.0, 0.16, 0.02), 3.0), 'screen': ((0.20, 0.52, 0.72), 1.1),
    'screen_dark': ((0.010, 0.018, 0.028), 1.0), 'screen_orange': ((1.0, 0.30, 0.03), 2.2), 'screen_white': ((0.8, 0.9, 1.0), 1.6),
    'lamp_green': ((0.06, 0.9, 0.25), 2.4), 'lamp_red': ((0.9, 0.05, 0.03), 1.2), 'lamp_amber': ((1.0, 0.45, 0.05), 2.2),
    'daylight': ((0.72, 0.85, 1.0), 2.2),
}


def _value_noise(nodes, links, scale, detail=3.0, stretch=(1, 1, 1)):
    coordinates = nodes.new('ShaderNodeTexCoord')
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, detail
    links.new(coordinates.outputs['Object'], mapping.inputs['Vector'])
    links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    return noise


def _ramp(nodes, links, source, low, high, start=0.3, end=0.7):
    scale = nodes.new('ShaderNodeMapRange')
    for name, value in (('From Min', start), ('From Max', end), ('To Min', low), ('To Max', high)):
        scale.inputs[name].default_value = value
    links.new(source, scale.inputs['Value'])
    return scale.outputs['Result']


def _bump(nodes, links, bsdf, source, strength, distance):
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    links.new(source, bump.inputs['Height'])
    links.new(bump.outputs['Normal'], bsdf.inputs['Normal'])


def _tint(nodes, links, bsdf, colour, source, low, high):
    """Multiplies the base colour by a factor that follows the noise."""
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = (*(c * low for c in colour), 1)
    mix.inputs['Color2'].default_value = (*(min(c * high, 1) for c in colour), 1)
    links.new(_ramp(nodes, links, source, 0, 1, 0.35, 0.65), mix.inputs['Fac'])
    links.new(mix.outputs['Color'], bsdf.inputs['Base Color'])


# surface (None: plain): noise scale, detail, stretch, roughness swing, bump strength, bump distance, colour swing
FINISH = {
    'sheet': (2.2, 1.0, (1, 1, 1), 0.07, 0.22, 0.005, 0.02),
    'paint': (60.0, 1.0, (1, 1, 1), 0.08, 0.0, 0.0, 0.05),
    'enamel': (18.0, 1.0, (1, 1, 1), 0.06, 0.0, 0.0, 0.03),
    'cast': (170.0, 2.0, (1, 1, 1), 0.12, 0.30, 0.0010, 0.08),
    'brushed': (14.0, 1.0, (1, 1, 8), 0.05, 0.0, 0.0, 0.04),
    'smooth': None,
    'spangle': (26.0, 0.0, (1, 1, 1), 0.07, 0.0, 0.0, 0.05),
    'concrete': (1.3, 4.0, (1, 1, 1), 0.16, 0.0, 0.0, 0.16),
    # a sealed floor: stronger clouds look like puddles
    'screed': (1.3, 4.0, (1, 1, 1), 0.04, 0.0, 0.0, 0.05),
    # plaster and paving in daylight: coarser clouds would look like a stained wall
    'mineral': (11.0, 6.0, (1, 1, 1), 0.10, 0.0, 0.0, 0.06),
}


def _surface(mat, colour, metallic, roughness, finish):
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    bsdf = nodes['Principled BSDF']
    bsdf.inputs['Base Color'].default_value = (*colour, 1)
    bsdf.inputs['Metallic'].default_value = metallic
    bsdf.inputs['Specular'].default_value = 0.45
    bsdf.inputs['Roughness'].default_value = roughness
    if FINISH[finish] is None:
        return
    scale, detail, stretch, rough_swing, strength, distance, colour_swing = FINISH[finish]
    noise = _value_noise(nodes, links, scale, detail, stretch).outputs['Fac']
    links.new(_ramp(nodes, links, noise, max(0.03, roughness - rough_swing), roughness + rough_swing), bsdf.inputs['Roughness'])
    _tint(nodes, links, bsdf, colour, noise, 1 - colour_swing, 1 + colour_swing)
    if strength:
        _bump(nodes, links, bsdf, noise, strength, distance)
    if finish == 'enamel':
        bsdf.inputs['Clearcoat'].default_value, bsdf.inputs['Clearcoat Roughness'].default_value = 0.5, 0.12


def _emitter(mat, colour, strength):
    bsdf = mat.node_tree.nodes['Principled BSDF']
    bsdf.inputs['Base Color'].default_value = (*(c * 0.3 for c in colour), 1)
    bsdf.inputs['Roughness'].default_value = 0.32
    bsdf.inputs['Emission'].default_value, bsdf.inputs['Emission Strength'].default_value = (*colour, 1), strength


def _clear(mat, tint, strongest):
    """Thin glass: a clear pane with a reflection that grows to `strongest` at grazing angles. No refraction, so no noise.

    Facing, not Fresnel: Fresnel mirrors totally on the way out of a pane and turns a dial black.
    """
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    glossy, clear, blend = (nodes.new(f'ShaderNode{kind}') for kind in ('BsdfGlossy', 'BsdfTransparent', 'MixShader'))
    facing = nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.15
    clear.inputs['Color'].default_value, glossy.inputs['Roughness'].default_value = (*tint, 1), 0.06
    links.new(_ramp(nodes, links, facing.outputs['Facing'], 0.02, strongest, 0, 1), blend.inputs['Fac'])
    links.new(clear.outputs['BSDF'], blend.inputs[1])
    links.new(glossy.outputs['BSDF'], blend.inputs[2])
    links.new(blend.outputs['Shader'], nodes['Material Output'].inputs['Surface'])


def material(name):
    """The shared material of that name."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    if name in SURFACES:
        _surface(mat, *SURFACES[name])
    elif name in EMITTERS:
        _emitter(mat, *EMITTERS[name])
    elif name == 'glass':
        _clear(mat, (0.95, 0.965, 0.97), 0.35)
    elif name == 'water':
        _clear(mat, (0.42, 0.68, 0.86), 0.45)
    elif name == 'steam':
        _clear(mat, (0.96, 0.975, 0.98), 0.08)
    else:
        raise KeyError(f'no material named {name}')
    return mat
