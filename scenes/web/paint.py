"""Plain PBR values for the browser: what the procedural materials of the pictures come to on average."""
import bpy

from scenes.materials import EMITTERS, SURFACES

# name: colour, opacity
CLEAR = {'glass': ((0.80, 0.86, 0.90), 0.25), 'water': ((0.10, 0.36, 0.62), 0.55), 'steam': ((0.90, 0.92, 0.94), 0.25),
         'refrigerant': ((0.20, 0.50, 0.42), 0.5)}


def _values(name):
    """Colour, metallic, roughness, emission and opacity of a material by name."""
    if name in CLEAR:
        colour, opacity = CLEAR[name]
        return colour, 0.0, 0.15, None, opacity
    if name in EMITTERS:
        colour, strength = EMITTERS[name]
        return tuple(c * 0.3 for c in colour), 0.0, 0.4, tuple(min(1.0, c * min(strength, 1.2)) for c in colour), 1.0
    colour, metallic, roughness, _ = SURFACES['polished' if name == 'electropolished' else name]
    return colour, metallic, max(roughness, 0.22), None, 1.0


def plain():
    """Gives every material of the scene its plain values, under its own name."""
    for mat in bpy.data.materials:
        colour, metallic, roughness, emission, opacity = _values(mat.name)
        mat.use_nodes = True
        nodes = mat.node_tree.nodes
        nodes.clear()
        bsdf, output = nodes.new('ShaderNodeBsdfPrincipled'), nodes.new('ShaderNodeOutputMaterial')
        mat.node_tree.links.new(bsdf.outputs['BSDF'], output.inputs['Surface'])
        bsdf.inputs['Base Color'].default_value = (*colour, 1)
        bsdf.inputs['Metallic'].default_value, bsdf.inputs['Roughness'].default_value = metallic, roughness
        bsdf.inputs['Alpha'].default_value = opacity
        mat.blend_method = 'OPAQUE' if opacity == 1 else 'BLEND'
        mat.use_backface_culling = True
        if emission:
            bsdf.inputs['Emission'].default_value = (*emission, 1)
