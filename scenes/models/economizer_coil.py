"""The economizer's inside: bank of finned tubes with return bends, seen where the casing is opened."""
import math

import bpy

from scenes.parts.core import cylinder, place, sweep
from scenes.parts.exchangers import finned_tube
from scenes.parts.instances import group, repeat

ROWS, COLUMNS, ROW_PITCH, COLUMN_PITCH = 8, 9, 0.112, 0.106
TUBE = 0.019


def heights(bottom):
    return [bottom + k * ROW_PITCH for k in range(ROWS)]


def depths():
    return [(c - (COLUMNS - 1) / 2) * COLUMN_PITCH for c in range(COLUMNS)]


def tempered(share):
    """Finned steel as heat colours it: straw at 240 °C (share 1), bare at 140 °C (share 0). It does not shine."""
    mat = bpy.data.materials.new('tempered')
    mat.use_nodes = True
    bsdf = mat.node_tree.nodes['Principled BSDF']
    bare, straw = (0.60, 0.62, 0.65), (0.66, 0.34, 0.11)
    bsdf.inputs['Base Color'].default_value = (*(a + (b - a) * share for a, b in zip(bare, straw)), 1)
    bsdf.inputs['Metallic'].default_value, bsdf.inputs['Roughness'].default_value = 1.0, 0.42
    return mat


def bank(half, bottom, heated=False):
    """Finned tubes from -half to half at all rows and columns; one mesh a row, repeated. heated: the lower rows are tinted."""
    y0 = depths()[0]
    for k, z in enumerate(heights(bottom)):
        if heated or not k:
            mat = tempered((1 - k / (ROWS - 1)) ** 1.5) if heated else 'aluminium'
            first = finned_tube(2 * half, (-half, y0, z), 'x', radius=TUBE, fin=0.044, pitch=0.0125, mat=mat)
            tubes = group(first.objects, 'tube')
        for c in range(COLUMNS):
            if c or not (heated or not k):
                repeat(tubes, (0, c * COLUMN_PITCH, 0 if heated else k * ROW_PITCH))


def return_bends(half, bottom):
    """Half-circle bends, alternately at the right and at the left end."""
    y0, radius = depths()[0], ROW_PITCH / 2
    for k in range(ROWS - 1):
        side = 1 if k % 2 == 0 else -1
        z = bottom + k * ROW_PITCH
        turns = [math.pi * i / 12 for i in range(13)]
        bend = [(side * (half + 0.012 + radius * math.sin(t)), y0, z + radius - radius * math.cos(t)) for t in turns]
        arc = [(side * half, y0, z), *bend, (side * half, y0, z + ROW_PITCH)]
        with place() as part:
            sweep(arc, TUBE, 'steel', sides=16)
        bends = group(part.objects, 'bend')
        for c in range(1, COLUMNS):
            repeat(bends, (0, c * COLUMN_PITCH, 0))


def header_stubs(x0, x1, z):
    """Row of tubes that join the bank to a header."""
    for y in depths():
        cylinder(TUBE, x1 - x0, 'steel', (x0, y, z), 'x', bevel=0)
PICTURES = {}
