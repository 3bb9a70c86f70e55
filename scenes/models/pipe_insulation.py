"""Insulation of a steam line shown in steps: cladding, mineral wool, bare pipe, and a bare flanged valve."""
import math

import bpy

from scenes import stage
from scenes.materials import material
from scenes.parts.core import box, cylinder, lathe, place, sweep, tube
from scenes.parts.fasteners import rivets
from scenes.parts.halls import hall, hall_lights
from scenes.parts.pipes import floor_support, outer_radius, pipe
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.valves import gate_valve

DN, Z, WALL, ROOM = 100, 1.05, 1.5, 11.0
BARE = pipe_radius(DN)
WOOL, CLAD = BARE + 0.060, BARE + 0.0625
CLAD_END, WOOL_END, SHELL_END = -0.62, -0.10, 0.26
VALVE = 0.98
FAR = VALVE + valve_length(DN) * 0.4
RESTART = FAR + 0.30


def fibres():
    """Mineral wool seen from near: the shared colour with a fibrous relief."""
    if 'fibres' in bpy.data.materials:
        return bpy.data.materials['fibres']
    mat = material('wool').copy()
    mat.name = 'fibres'
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    place_at, stretch, noise, bump = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexNoise', 'Bump'))
    stretch.inputs['Scale'].default_value = (0.35, 1, 1)
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 90, 6
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.9, 0.008
    links.new(place_at.outputs['Object'], stretch.inputs['Vector'])
    links.new(stretch.outputs['Vector'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return mat


def cladding(start, end, sheet=0.62):
    """Rolled sheets with a bead at each joint and a screwed seam at the front, low down."""
    count = max(1, round((end - start) / sheet))
    step = (end - start) / count
    for i in range(count):
        a, b = start + i * step, start + (i + 1) * step
        lap = 0.0012 * (i % 2)
        lathe([(a - 0.02, CLAD - 0.002), (a - 0.02, CLAD + lap), (b, CLAD + lap), (b, CLAD - 0.002)], 'aluminium', (0, 0, Z), 'x', bevel=0.0006,
              name='cladding')
        for x in (a + 0.012, b - 0.020):
            lathe([(x - 0.008, CLAD + lap - 0.001), (x, CLAD + lap + 0.006), (x + 0.008, CLAD + lap - 0.001)], 'aluminium', (0, 0, Z), 'x', bevel=0.003)
        turn = math.radians(112)
        y, z = -math.sin(turn), math.cos(turn)
        with place(((a + b) / 2, y * (CLAD + lap), Z + z * (CLAD + lap)), 'x', (0, y, z)):
            box((step - 0.002, 0.040, 0.002), 'aluminium', bevel=0.0006)
        rivets([((a + 0.05 + (step - 0.1) * k / 4, y * (CLAD + lap + 0.001), Z + z * (CLAD + lap + 0.001)), (0, y, z)) for k in range(5)], 0.006)


def end_cap(x, facing):
    lathe([(0, BARE), (0, CLAD + 0.003), (0.018, CLAD + 0.003)], 'aluminium', (x, 0, Z), facing, bevel=0.001)


def wool(start, end, arc=(0, 360)):
    """Pipe sections of mineral wool with joints, tied with wire."""
    lathe([(start, BARE + 0.001), (start, WOOL), (end, WOOL), (end, BARE + 0.001)], fibres(), (0, 0, Z), 'x', bevel=0.006, arc=arc, closed=True, name='wool')


def wires(start, end):
    count = int((end - start) / 0.15)
    for i in range(count):
        x = start + (i + 0.5) * (end - start) / count
        tube(WOOL + 0.0015, WOOL - 0.002, 0.003, 'galvanised', (x, 0, Z), 'x', bevel=0)
        sweep([(x, -WOOL * 0.72, Z + WOOL * 0.72), (x + 0.004, -WOOL * 0.80, Z + WOOL * 0.80), (x + 0.012, -WOOL * 0.78, Z + WOOL * 0.86)], 0.0016,
              'galvanised', sides=6)


def shell_wires(start, end):
    """Wires that hold a lower half shell: round it and back over the bare pipe."""
    def spot(x, degrees, radius):
        turn = math.radians(degrees)
        return x, -math.sin(turn) * radius, Z + math.cos(turn) * radius
    for x in (start + 0.07, (start + end) / 2, end - 0.06):
        under = [spot(x, 100 + 12 * k, WOOL + 0.001) for k in range(16)]
        over = [spot(x, 286 + 12 * k, BARE + 0.001) for k in range(15)]
        sweep(under + over, 0.0018, 'galvanised', closed=True, sides=6)
        end_x, y, z = spot(x, 64, BARE + 0.001)
        sweep([(end_x, y, z), (end_x + 0.005, y - 0.010, z + 0.012), (end_x + 0.016, y - 0.008, z + 0.020)], 0.0018, 'galvanised', sides=6)


def line():
    half = ROOM / 2 + 0.5
    valve = gate_valve(DN, (VALVE, 0, Z), 'x', (0, -0.35, 0.94), 'iron')
    pipe([(-half, 0, Z), valve['in'].at], DN, start=None, end='flange')
    pipe([valve['out'].at, (half, 0, Z)], DN, start='flange')
    for x in (SHELL_END + 0.30,):
        lathe([(-0.006, BARE), (0, BARE + 0.003), (0.006, BARE)], 'dark_steel', (x, 0, Z), 'x', bevel=0)
    cladding(-half, CLAD_END)
    wool(-half, WOOL_END)
    wires(CLAD_END, WOOL_END)
    wool(WOOL_END + 0.002, SHELL_END, (100, 280))
    shell_wires(WOOL_END, SHELL_END)
    cladding(RESTART, half)
    end_cap(RESTART, '-x')
    for x, bare in ((-1.55, False), (0.52, True), (2.3, False)):
        if bare:
            floor_support(DN, (x, 0, Z), mat='graphite')
        else:
            shoe(x)


def shoe(x):
    """Post under the cladding: a plate welded to the pipe passes through the insulation."""
    box((0.20, 0.010, 0.14), 'galvanised', (x, 0, Z - CLAD - 0.02), bevel=0.001)
    box((0.22, 0.14, 0.012), 'galvanised', (x, 0, Z - CLAD - 0.09), bevel=0.002)
    box((0.07, 0.07, Z - CLAD - 0.09), 'graphite', (x, 0, (Z - CLAD - 0.09) / 2), bevel=0.004)
    box((0.20, 0.20, 0.014), 'galvanised', (x, 0, 0.007), bevel=0.002)


def lines_behind():
    """Two finished lines on wall brackets."""
    half = ROOM / 2 + 0.5
    for dn, y, z in ((65, WALL - 0.26, 1.58), (40, WALL - 0.26, 1.84)):
        pipe([(-half, y, z), (half, y, z)], dn, insulated=True)
        for i in range(-3, 4):
            drop = outer_radius(dn, True)
            box((0.05, 0.36, 0.05), 'galvanised', (i * 1.2 + 0.4, WALL - 0.18, z - drop - 0.025), bevel=0.003)
            tube(drop + 0.005, drop - 0.001, 0.03, 'galvanised', (i * 1.2 + 0.385, y, z), 'x')


def material_on_trestle():
    """Half shells of wool and a rolled sheet, ready on a low bench in front of the line."""
    x, y, top = 0.10, -0.50, 0.56
    box((1.15, 0.44, 0.035), 'graphite', (x, y, top - 0.0175), bevel=0.004)
    for dx in (-0.5, 0.5):
        for dy in (-0.17, 0.17):
            box((0.045, 0.045, top - 0.03), 'graphite', (x + dx, y + dy, (top - 0.03) / 2), bevel=0.003)
    for i, (dy, lift) in enumerate(((-0.06, 0.0), (0.06, 0.0005))):
        with place((x - 0.50, y + dy * 1.9, top), 'x', 'z'):
            lathe([(0.04 * i, BARE), (0.04 * i, WOOL), (0.52, WOOL), (0.52, BARE)], fibres(), bevel=0.005, arc=(-90, 90), closed=True, name='shell')
    with place((x + 0.14, y, top + 0.062), (0.93, 0.36, 0)):
        tube(0.062, 0.0605, 0.36, 'aluminium', bevel=0.0004)
        tube(0.054, 0.0528, 0.36, 'aluminium', (0.004, 0.001, -0.006), bevel=0.0004)
        cylinder(0.02, 0.001, 'black', bevel=0)


def insulation():
    line()
    lines_behind()
    material_on_trestle()
    stage.camera(-30, 8, 54, target=(0.18, -0.1, 0.93), distance=3.55, focus=(0.1, -0.15, Z), aperture=8)
    hall((-ROOM / 2, ROOM / 2), WALL, front=-7, height=3.8, bays=5, windows=(1, 3), pane='dusk', sill=2.1, head=3.4)
    hall_lights((0.1, -0.1, 1.0), 1.5, -30, ceiling=3.5, back=WALL, warm=0.45, key=1.6)


PICTURES = {'services/aislamiento-termico': insulation}
