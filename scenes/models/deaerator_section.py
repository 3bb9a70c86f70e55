"""The deaerator of deaerator.py cut open: a quarter of the dome and of the tank before the plane y = CUT and right of the steam nozzle's axis.

Water falls from the spray valves over the trays into the tank; steam comes in below the trays and leaves with the gases by the vent.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from scenes import stage
from scenes.models import deaerator
from scenes.models.deaerator import AXIS, DOME_R, DOME_TOP, DOME_X, EXPANDED_DN, HALF, R, STEAM_IN, STEAM_Y, TOP
from scenes.models.deaerator_inside import BOX_FLOOR, BOX_LID, GAS_PIPE, TRAYS, hole_places, spray_places, sprays, trays
from scenes.parts.casting import cut_open, united
from scenes.parts.core import build, cone, cylinder, from_mesh, lathe, place, tube
from scenes.parts.fasteners import bolts, flange, lifting_lug, ring_points
from scenes.parts.fire import tinted, wisp
from scenes.parts.pipes import pipe
from scenes.parts.sizes import pipe_radius

CUT, LEVEL = -0.06, AXIS + 0.25
# of each layer of the wall: its outer and its inner face below the cladding, and what its cut shows
LAYERS = (('iron_grey', 0.050, 0.062, 'cut'), ('wool', 0.0035, 0.0495, 'wool'), ('white', 0, 0.003, 'cut'))
INNER, TANK = DOME_R - LAYERS[0][2], R - LAYERS[0][2]
JOINT, HEAD = DOME_TOP - 0.02, DOME_TOP + 0.05
SEAM = JOINT + 0.017
AZIMUTH = 33
FACING = (math.sin(math.radians(AZIMUTH)), -math.cos(math.radians(AZIMUTH)), 0)


def opened(make, mat='cut'):
    """What make() builds, without the quarter before CUT and right of the dome's axis."""
    for planes in (((0, CUT, 0), '-y'),), (((DOME_X, 0, 0), 'x'), ((0, CUT, 0), 'y')):
        with place() as part:
            make()
        for at, normal in planes:
            cut_open(part.objects, at, normal, mat)


def bulge(radius):
    """Torispherical head: (depth, radius) from its rim to its pole."""
    crown, knuckle = 2 * radius, 0.2 * radius
    angle = math.asin((radius - knuckle) / (crown - knuckle))
    height = crown - (crown - knuckle) * math.cos(angle)
    rim = [(knuckle * math.sin(t), radius - knuckle + knuckle * math.cos(t)) for t in np.linspace(0, math.pi / 2 - angle, 10)]
    return rim + [(height - crown + crown * math.cos(t), crown * math.sin(t)) for t in np.linspace(angle, 0, 16)[1:]]


def tank_body(depth):
    """Massive tank to that depth below its cladding."""
    end = [(HALF - 0.6 * depth + x, r) for x, r in bulge(R - depth)]
    lathe([(-x, r) for x, r in end[::-1]] + end, 'steel', (0, 0, AXIS), bevel=0, segments=96)


def dome_body(depth, beyond=0.0):
    cylinder(DOME_R - depth, SEAM - AXIS + beyond, 'steel', (DOME_X, 0, AXIS), 'z', bevel=0, segments=96)


def head_body(depth, beyond=0.0):
    foot = SEAM - HEAD - beyond
    lathe([(foot, 0), (foot, DOME_R - depth), *((x - 0.6 * depth, r) for x, r in bulge(DOME_R - depth))], 'steel', (DOME_X, 0, HEAD), 'z', bevel=0, segments=96)


def steam_hole():
    cylinder(pipe_radius(EXPANDED_DN), 0.4, 'steel', (DOME_X, -DOME_R + 0.15, STEAM_IN), '-y', bevel=0)


def walls():
    for mat, outside, inside, cut in LAYERS:
        def vessel():
            mesh = united(lambda: (tank_body(outside), dome_body(outside)), lambda: (tank_body(inside), dome_body(inside, 0.05), steam_hole()))
            from_mesh('wall', mesh, mat, bevelled=False)

        def head():
            from_mesh('head', united(lambda: head_body(outside), lambda: head_body(inside, 0.05)), mat, bevelled=False)
        opened(vessel, cut)
        opened(head, cut)
    opened(bands)
    opened(flanges)
    bolts([(y, x) for y, x in ring_points(24, DOME_R + 0.055) if x < -0.02 or y < -CUT], 0.018, 0.066, at=(DOME_X, 0, JOINT + 0.066), axis='z', up='x')


def bands():
    for x in (-1.57, -0.8, 0.0, 0.8, 1.57):
        mesh = united(lambda: tube(R + 0.007, R - 0.002, 0.055, 'stainless', (x - 0.0275, 0, AXIS), bevel=0), lambda: dome_body(0))
        from_mesh('band', mesh, 'stainless', bevelled=False)
    for z in (0.22, 0.58, 1.0):
        tube(DOME_R + 0.007, DOME_R - 0.002, 0.055, 'stainless', (DOME_X, 0, TOP + z - 0.0275), 'z', bevel=0)


def flanges():
    for z in (JOINT, JOINT + 0.034):
        tube(DOME_R + 0.085, DOME_R + 0.0005, 0.032, 'graphite', (DOME_X, 0, z), 'z', bevel=0)


def steam_inlet():
    """Nozzle cut along its axis, then the line that comes up before the tank."""
    r, face = pipe_radius(EXPANDED_DN), -DOME_R - 0.17
    with place() as part:
        tube(r, r - 0.006, 0.17, 'steel', (DOME_X, -INNER + 0.01, STEAM_IN), '-y', bevel=0)
    cut_open(part.objects, (DOME_X, 0, 0), 'x')
    pipe([(DOME_X, STEAM_Y, AXIS - 0.6), (DOME_X, STEAM_Y, STEAM_IN), (DOME_X, face, STEAM_IN)], EXPANDED_DN, insulated=True, end='flange')
    flange(EXPANDED_DN, (DOME_X, face, STEAM_IN), '-y', bolted=False)


def water():
    """Dyed sections of tank and water box, and the water's level."""
    mat = tinted('section water', (0.40, 0.72, 0.95), (0.03, 0.30, 0.75), 0.16)
    low, y, x = AXIS - 0.7, CUT + 0.003, DOME_X - 0.003
    curve = [(HALF - 0.6 * (R - TANK) + d, r) for d, r in bulge(TANK)]
    depths, radii = zip(*curve[::-1])
    edge = [(np.interp(abs(z - AXIS), radii, depths), z) for z in np.linspace(low, LEVEL, 16)]
    half = math.sqrt(TANK ** 2 - (LEVEL - AXIS) ** 2)
    near = [(-math.sqrt(TANK ** 2 - (z - AXIS) ** 2), z) for z in np.linspace(LEVEL, low, 16)]
    faces = [[(DOME_X, y, LEVEL), (DOME_X, y, low), *((a, y, z) for a, z in edge)],
             [(x, y, low), (x, y, LEVEL), *((x, b, z) for b, z in near)],
             [(DOME_X, y, LEVEL), (edge[-1][0], y, LEVEL), (edge[-1][0], half * 0.6, LEVEL), (HALF, half, LEVEL), (DOME_X, half, LEVEL)],
             [(-HALF, -half, LEVEL), (DOME_X, -half, LEVEL), (DOME_X, half, LEVEL), (-HALF, half, LEVEL)]]
    z0, z1, side = BOX_FLOOR + 0.008, BOX_LID - 0.008, math.sqrt((INNER - 0.01) ** 2 - CUT ** 2)
    faces += [[(a, y, z0), (b, y, z0), (b, y, z1), (a, y, z1)] for a, b in ((DOME_X, GAS_PIPE[0] - 0.0445), (GAS_PIPE[0] + 0.0445, DOME_X + side))]
    faces += [[(x, 0.01 - INNER, z0), (x, y, z0), (x, y, z1), (x, 0.01 - INNER, z1)]]
    for face in faces:
        build('water', face, [list(range(len(face)))], mat, smooth=False)


def drop_colour():
    """Falling water: opaque, as many of it stand behind one another."""
    mat = bpy.data.materials.new('drops')
    mat.use_nodes = True
    bsdf = mat.node_tree.nodes['Principled BSDF']
    bsdf.inputs['Base Color'].default_value, bsdf.inputs['Roughness'].default_value = (0.30, 0.60, 0.88, 1), 0.32
    bsdf.inputs['Emission'].default_value, bsdf.inputs['Emission Strength'].default_value = (0.10, 0.40, 0.80, 1), 0.35
    return mat


def falling_water():
    """Cones below the spray valves, threads from tray to tray and down to the level."""
    drops, cloud, chance = drop_colour(), tinted('spray', (0.80, 0.91, 0.98), (0.10, 0.36, 0.70), 0.10), random.Random(7)

    def stays(x, y):
        return x < -0.02 or y > CUT + 0.01
    tip, foot = BOX_FLOOR - 0.05, TRAYS[-1] + 0.012
    for x, y in spray_places():
        if not stays(x, y):
            continue
        spread = (tip - foot) * 0.72
        cone(0.012, spread, tip - foot, cloud, (DOME_X + x, y, tip), '-z', bevel=0)
        for i in range(26):
            t, reach = 2 * math.pi * (i + chance.random() * 0.6) / 26, chance.uniform(0.35, 1.0)
            way = np.array([reach * spread * math.cos(t), reach * spread * math.sin(t), foot - tip])
            length = float(np.linalg.norm(way))
            for share in np.arange(0.12, 0.95, 0.16):
                start = np.array([DOME_X + x, y, tip]) + way * (share + chance.uniform(-0.03, 0.05))
                cylinder(0.0016, length * 0.075, drops, tuple(start), tuple(way), bevel=0, segments=5)
    turn = math.radians(AZIMUTH)
    for x, y in hole_places(INNER):
        # one that falls behind the cut wall would come out of it in the middle of the air
        seen = x * math.cos(turn) + y * math.sin(turn) < 0.29
        if stays(x, y):
            for top, bottom in zip(TRAYS[::-1], [TRAYS[1] + 0.01, TRAYS[0] + 0.01, LEVEL]):
                thread(DOME_X + x + chance.uniform(-0.006, 0.006), y, top, bottom, drops, chance, seen)


def thread(x, y, top, bottom, mat, chance, seen):
    """A jet that breaks up on its way."""
    z = top
    while z > bottom + 0.005:
        length = chance.uniform(0.05, 0.16) if z > top - 0.1 else chance.uniform(0.02, 0.07)
        end = max(z - length, bottom)
        if seen:
            cylinder(0.0028, z - end, mat, (x, y, end), 'z', bevel=0, segments=6)
        z = end - (0.0 if top - z < 0.02 and bottom > TRAYS[0] - 0.2 else chance.uniform(0.012, 0.05))


def steam():
    """Steam spreads below the trays and rises; what is left of it goes to the vent with the gases."""
    warm = (1.0, 0.93, 0.82)
    wisp(0.62, 0.20, (DOME_X + 0.01, -INNER - 0.05, STEAM_IN), (1, 0, 0.2), 'y', 2.1, 1.5, warm)
    for seed, x, y, height, width in ((1.0, 0.10, CUT - 0.03, 0.44, 0.30), (4.0, 0.27, CUT - 0.01, 0.44, 0.24), (6.5, -0.02, -0.18, 0.46, 0.22)):
        wisp(height, width, (DOME_X + x, y, STEAM_IN - 0.05), FACING, 'z', seed, 0.9, warm)
    wisp(0.34, 0.12, (*GAS_PIPE[:1], GAS_PIPE[1] - 0.01, BOX_LID + 0.03), FACING, 'z', 3.3, 0.8, warm)


def fittings():
    pole = HEAD + bulge(DOME_R)[-1][0]
    mouth = deaerator.vent(Vector((DOME_X, 0, pole)))
    wisp(0.34, 0.24, mouth, FACING, 'z', 5.0, 1.3)
    lifting_lug((DOME_X, 0.24, pole - 0.06), 'x', size=0.09)
    for x in (-1.38, 1.38):
        lifting_lug((x, 0, TOP - 0.002), 'x', size=0.13)
    for make in (deaerator.make_up, deaerator.relief, deaerator.vacuum_breaker, deaerator.overflow):
        make()


def wall_light():
    """So near, the camera sees little of the ground: more light on the wall behind."""
    away = Vector((-FACING[0], -FACING[1], 0))
    light = stage.area_light(away * 5 + Vector((0, 0, 9)), away * 15.5 + Vector((0, 0, 3.2)), 4, 2000, (0.72, 0.82, 1.0))
    light.visible_glossy = False


def section():
    walls()
    opened(lambda: trays(INNER))
    opened(lambda: sprays(INNER))
    steam_inlet()
    water()
    falling_water()
    fittings()
    stage.camera(AZIMUTH, 9, 62, target=(-0.28, 0, TOP + 0.83), distance=7.6)
    stage.studio(azimuth=AZIMUTH, size=2.1, rim=0.55, warm=0.8)
    stage.area_light((DOME_X + 1.7, -2.6, TOP + 0.9), (DOME_X, 0, TOP + 0.5), 1.0, 110)
    wall_light()
    steam()


PICTURES = {
    'equipment/desaireadores-corte': section,
}
