"""The firm's way of working in one picture: the drawing on a table in the boiler house, the boilers it became behind it."""
import os
import tempfile

import bpy
import cv2

from scenes import stage
from scenes.models.boiler_house import boiler_house, house_lights
from scenes.parts.core import box, build, cylinder, place, tube
from scenes.parts.life import gloves, helmet

MASTER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'content', 'images', 'equipment', 'calderas-vapor-plano.webp')
TABLE, TOP = (-5.6, -2.6), 1.02


def printed():
    """Material of a sheet with the boiler's drawing on it."""
    with tempfile.NamedTemporaryFile(suffix='.png') as file:
        cv2.imwrite(file.name, cv2.imread(MASTER))
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


def table():
    x, y = TABLE
    with place((x, y, 0), (0.36, -0.93, 0), 'z'):
        box((1.7, 0.95, 0.04), 'beech', (0, 0, TOP - 0.02), bevel=0.006)
        for sx in (-0.72, 0.72):
            for sy in (-0.38, 0.38):
                box((0.06, 0.06, TOP - 0.04), 'graphite', (sx, sy, (TOP - 0.04) / 2), bevel=0.005)
        sheet((0.06, -0.06, TOP + 0.002), 'x')
        helmet((-0.62, 0.20, TOP + 0.006), '-y', 'orange', 0.0)
        gloves((0.70, 0.30, TOP + 0.03), 'z')
        for k, r in enumerate((0.035, 0.030)):
            tube(r, r - 0.004, 0.86, 'paper', (-0.40, 0.40 - 0.075 * k, TOP + r), 'x')


def story():
    """From the table towards the boilers: the sheet is sharp, the house behind it soft."""
    boiler_house('sky', 'dusk')
    house_lights(1.0, 1.5)
    table()
    stage.area_light((-6.6, -4.6, 3.4), (*TABLE, TOP), 1.2, 60, stage.NEUTRAL, 0.8)
    stage.camera(-62, 20, 30, target=(-5.0, -2.28, 1.20), distance=2.5, focus=(*TABLE, TOP), aperture=5.6)


PICTURES = {'sections/historia': story}
