"""Fire and steam as light that is added to what lies behind it: no edges, and no noise for the denoiser to smear."""
import bpy

from scenes.parts.core import build, place

# share of heat: colour (linear)
HEAT = ((0.0, (0.0, 0.0, 0.0)), (0.22, (0.30, 0.012, 0.001)), (0.45, (1.0, 0.13, 0.008)), (0.72, (1.0, 0.36, 0.05)), (1.0, (1.0, 0.78, 0.36)))
GAS = ((0.0, (0.0, 0.0, 0.0)), (0.25, (0.02, 0.05, 0.30)), (0.6, (0.08, 0.22, 0.95)), (1.0, (0.45, 0.62, 1.0)))


def _math(tree, kind, first, second):
    node = tree.nodes.new('ShaderNodeMath')
    node.operation = kind
    for socket, value in zip(node.inputs, (first, second)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            tree.links.new(value, socket)
    return node.outputs[0]


def _added(name):
    """Material that lets everything through and adds light of its own; returns it with its tree and the light's node."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    clear, glow, both = (tree.nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'Emission', 'AddShader'))
    tree.links.new(clear.outputs[0], both.inputs[0])
    tree.links.new(glow.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return mat, tree, glow


def _ragged(tree, seed, grain, stretch):
    """(share along, distance from the middle line, noise) of a sheet, each 0 to 1."""
    where, noise = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeTexNoise')
    split, scale = tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeMapping')
    tree.links.new(where.outputs['Generated'], split.inputs[0])
    tree.links.new(where.outputs['Generated'], scale.inputs['Vector'])
    scale.inputs['Scale'].default_value, scale.inputs['Location'].default_value = (1, 1, stretch), (seed * 3.7, seed * 1.3, seed * 7.1)
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value, noise.inputs['Distortion'].default_value = grain, 3.0, 0.6
    tree.links.new(scale.outputs[0], noise.inputs['Vector'])
    off = _math(tree, 'ABSOLUTE', _math(tree, 'MULTIPLY_ADD', split.outputs['Y'], 2.0), 0)
    off.node.inputs[0].links[0].from_node.inputs[2].default_value = -1.0
    return split.outputs['Z'], off, noise.outputs['Fac']


def flame(length, width, at, along='z', facing='-y', seed=1.0, strength=5.0, colours=HEAT, grain=4.0, reach=1.25):
    """One tongue of flame on a flat sheet: root at `at`, running `along`, seen from `facing`. Several behind one another make a fire."""
    mat, tree, glow = _added('flame sheet')
    share, off, noise = _ragged(tree, seed, grain, 0.55)
    body = _math(tree, 'SUBTRACT', reach, _math(tree, 'MULTIPLY', share, 1.35))
    body = _math(tree, 'SUBTRACT', body, _math(tree, 'POWER', off, 2.0))
    body = _math(tree, 'ADD', body, _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', noise, 0.5), 2.6))
    # fades in over the first tenth, so that the root has no edge either
    body = _math(tree, 'MULTIPLY', body, _math(tree, 'MINIMUM', _math(tree, 'MULTIPLY', share, 10.0), 1.0))
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*colours[0][1], 1), (*colours[-1][1], 1)
    for position, colour in colours[1:-1]:
        ramp.color_ramp.elements.new(position).color = (*colour, 1)
    tree.links.new(body, ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], glow.inputs['Color'])
    glow.inputs['Strength'].default_value = strength
    with place(at, facing, along) as part:
        w = width / 2
        build('flame', [(0, -w, 0), (0, w, 0), (0, w, length), (0, -w, length)], [[0, 1, 2, 3]], mat, smooth=False)
    return part


def wisp(height, width, at, facing='-y', along='z', seed=1.0, strength=0.35, colour=(0.86, 0.92, 1.0)):
    """A plume of steam at a vent, narrow at its root and torn further up."""
    mat, tree, glow = _added('wisp')
    share, off, noise = _ragged(tree, seed, 3.2, 1.6)
    spread = _math(tree, 'ADD', 0.16, _math(tree, 'MULTIPLY', share, 0.75))
    core = _math(tree, 'MAXIMUM', _math(tree, 'SUBTRACT', 1.0, _math(tree, 'POWER', _math(tree, 'DIVIDE', off, spread), 2.0)), 0.0)
    fade = _math(tree, 'MULTIPLY', _math(tree, 'MINIMUM', _math(tree, 'MULTIPLY', share, 14.0), 1.0),
                 _math(tree, 'POWER', _math(tree, 'SUBTRACT', 1.0, share), 1.4))
    torn = _math(tree, 'MAXIMUM', _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', noise, 0.34), 2.4), 0.0)
    glow.inputs['Color'].default_value = (*colour, 1)
    tree.links.new(_math(tree, 'MULTIPLY', _math(tree, 'MULTIPLY', _math(tree, 'MULTIPLY', core, fade), torn), strength), glow.inputs['Strength'])
    with place(at, facing, along) as part:
        w = width / 2
        build('wisp', [(0, -w, 0), (0, w, 0), (0, w, height), (0, -w, height)], [[0, 1, 2, 3]], mat, smooth=False)
    return part


def tinted(name, clear, colour, strength):
    """A face that dyes what is behind it: `clear` is let through, a little light of that colour added."""
    mat, tree, glow = _added(name)
    tree.nodes['Transparent BSDF'].inputs['Color'].default_value = (*clear, 1)
    glow.inputs['Color'].default_value, glow.inputs['Strength'].default_value = (*colour, 1), strength
    return mat
