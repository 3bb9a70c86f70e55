"""The firm's way of working in one picture: the drawing on a table in the boiler house, the boilers it became behind it."""
import math
import os
import tempfile

import bpy
import cv2
import numpy as np

from scenes import stage
from scenes.materials import SURFACES
from scenes.models.boiler_house import boiler_house, house_lights
from scenes.parts.core import box, build, cylinder, place, tube
from scenes.parts.gloves import glove
from scenes.parts.life import helmet
from scenes.pictures import photo

MASTER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'content', 'images', 'equipment', 'calderas-vapor-plano.webp')
# a polished floor would mirror the burner as a red stain
SURFACES['matt_epoxy'] = ((0.085, 0.090, 0.098), 0.0, 0.58, 'screed')
TABLE, TOP = (-5.04, -1.82), 1.02


def printed():
    """Material of a sheet with the boiler's drawing on it."""
    with tempfile.NamedTemporaryFile(suffix='.png') as file:
        # lines as a thick pen draws them, or they are lost at this distance
        cv2.imwrite(file.name, cv2.erode(cv2.imread(MASTER), np.ones((5, 5))))
        picture = bpy.data.images.load(file.name)
        picture.pack()
    mat = bpy.data.materials.new('sheet')
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    where, image = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexImage')
    image.image = picture
    links.new(where.outputs['Generated'], image.inputs['Vector'])
    links.new(image.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.7
    return mat


def sheet(at, along, width=0.84):
    """A1 print, flat on the table; `along` = the way its lines run."""
    with place(at, along, 'z') as part:
        w, h = width / 2, width * 0.625 / 2
        box((width, 2 * h, 0.0006), 'paper', (0, 0, -0.0004), bevel=0)
        build('sheet', [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [[0, 1, 2, 3]], printed(), smooth=False)
        for x, y in ((-w + 0.05, h - 0.05), (w - 0.05, h - 0.05)):
            cylinder(0.028, 0.018, 'brass', (x, y, 0), 'z', bevel=0.003)
        box((0.52, 0.045, 0.004), 'aluminium', (0.05, -h * 0.62, 0.003), (1, 0.12, 0), 'z', bevel=0.001)
        cylinder(0.004, 0.16, 'orange', (0.14, -h * 0.36, 0.006), (0.8, -0.5, 0), bevel=0)
    return part


def paper_roll(at, axis, length=0.62, radius=0.042, turns=4):
    """A rolled print: the end shows its turns, a band holds it. at = middle of one end, on the table."""
    steps, inner = 40 * turns, radius * 0.62
    with place(at, axis, 'z') as part:
        spiral = [(inner + (radius - inner) * k / steps, 2 * math.pi * turns * k / steps) for k in range(steps + 1)]
        verts = [(x, r * math.cos(t), radius + r * math.sin(t)) for x in (0, length) for r, t in spiral]
        build('roll', verts, [[k, k + 1, steps + 2 + k, steps + 1 + k] for k in range(steps)], 'paper', bevelled=False)
        tube(radius + 0.0012, radius - 0.001, 0.005, 'orange', (length * 0.58, 0, radius), 'x', bevel=0)
    return part


def table():
    x, y = TABLE
    with place((x, y, 0), (0.52, -0.854, 0), 'z'):
        box((1.7, 0.95, 0.04), 'beech', (0, 0, TOP - 0.02), bevel=0.006)
        for sx in (-0.72, 0.72):
            for sy in (-0.38, 0.38):
                box((0.06, 0.06, TOP - 0.04), 'graphite', (sx, sy, (TOP - 0.04) / 2), bevel=0.005)
        sheet((0.02, -0.02, TOP + 0.002), 'x')
        helmet((-0.62, 0.16, TOP + 0.006), (-0.35, -1, 0), 'orange', 0.0)
        glove((0.80, 0.02, TOP + 0.001), (-0.75, 0.66, 0))
        glove((0.72, -0.17, TOP + 0.001), (-0.95, 0.30, 0))
        paper_roll((-0.22, 0.405, TOP), (1, -0.04, 0))
        paper_roll((-0.12, 0.325, TOP), (1, 0.03, 0), 0.56, 0.034)


def story():
    """Over the table towards both boilers, whole."""
    boiler_house('sky', 'dusk', 'matt_epoxy')
    house_lights(0.4, 1.4)
    table()
    stage.area_light((-5.9, -3.7, 3.4), (*TABLE, TOP), 1.2, 11, stage.NEUTRAL, 0.8)
    stage.camera(-56, 11, 26, target=(-3.0, -0.4, 1.45), distance=5.0)


PICTURES = {'sections/historia': photo(story, (2400, 1500), 24)}
