"""Training room: a bench with a safety valve cut open, traps and a gauge to take apart, the saturation curve on the board, helmets on their hooks.

Bench along X, its top at z = TOP; the trainer's wall at y = WALL. Daylight from the left.
"""
from mathutils import Matrix

from scenes import stage
from scenes.models.safety_valve import housings
from scenes.parts import safety
from scenes.parts.casting import cut_open
from scenes.parts.core import box, build, cylinder, lathe, place, vec
from scenes.parts.instruments import gauge
from scenes.parts.lettering import text
from scenes.parts.gloves import gloves
from scenes.parts.life import clipboard, helmet
from scenes.parts.places import plain_room
from scenes.parts.sizes import flange_size
from scenes.parts.traps import bucket_trap, float_trap, open_ends
from scenes.parts.valves import check_valve

TOP, WALL, CEILING = 0.92, 1.9, 3.2
# saturation temperature of steam by gauge pressure at sea level (IAPWS-IF97)
CURVE = ((0, 100.0), (0.5, 111.6), (1, 120.4), (2, 133.7), (3, 143.7), (4, 151.9), (5, 158.9), (6, 165.0), (7, 170.5), (8, 175.4), (9, 179.9), (10, 184.1),
         (12, 191.7))


def bench():
    box((2.7, 0.85, 0.05), 'beech', (0.1, 0, TOP - 0.025), bevel=0.006)
    for x in (-1.1, 1.3):
        for y in (-0.34, 0.34):
            box((0.07, 0.07, TOP - 0.05), 'graphite', (x, y, (TOP - 0.05) / 2), bevel=0.006)
        box((0.05, 0.62, 0.05), 'graphite', (x, 0, 0.22), bevel=0.004)
    box((2.4, 0.04, 0.06), 'graphite', (0.1, 0.32, TOP - 0.09), bevel=0.004)


def cut_valve(at):
    """Safety valve opened by a quarter turn of the eye: housings cut in orange, trim in its own metal, spring whole."""
    with place() as part:
        cut_open(housings('iron_grey').objects, (0, -0.0003, 0))
        with place() as inside:
            safety.trim()
            safety.spring_plates()
        for obj in inside.objects:
            cut_open([obj], (0, -0.0003, 0), mat=obj.active_material.name)
        safety.spindle('dark_steel')
        safety.lever()
    move = Matrix.Translation(vec(at))
    for obj in part.objects:
        obj.matrix_world = move @ obj.matrix_world
    box((0.26, 0.24, 0.02), 'graphite', (at[0] + 0.02, at[1], at[2] - 0.010), bevel=0.003)


def trap_on_blocks(at, axis):
    """Float trap as it is built in, its cover to the class; its flanges rest on two blocks. Its cast letters are too small to be read from here."""
    trap = float_trap(25, at, axis, 'z', 'iron_grey')
    for obj in trap.objects:
        obj.hide_render = obj.type == 'FONT'
    open_ends(trap)
    with place((at[0], at[1], TOP), axis, 'z'):
        box((0.30, 0.17, 0.018), 'graphite', (0, 0, 0.009), bevel=0.003)
        for x in (-0.100, 0.100):
            box((0.022, 0.08, 0.075), 'beech', (x, 0, 0.0545), bevel=0.003)


def card(words, at, facing=(0.1, -1, 0)):
    """Folded name card before an exhibit."""
    long = 0.04 + 0.0155 * len(words)
    with place(at, facing, 'z'):
        for side in (1, -1):
            box((0.0015, long, 0.062), 'paper', (side * 0.012, 0, 0.030), (1, 0, side * 0.4), (-side * 0.4, 0, 1), bevel=0)
        text(words, 0.020, 'black', (0.0136, 0, 0.030), (1, 0, 0.4), (-0.4, 0, 1))


def exhibits():
    cut_valve((-0.34, 0.02, TOP + 0.021))
    trap_on_blocks((0.16, 0.0, TOP + 0.148), (1, 0.16, 0))
    open_ends(bucket_trap(25, (0.54, 0.10, TOP + 0.185), (1, 0.2, 0), 'z', 'iron_grey'))
    open_ends(check_valve(50, (-0.74, 0.06, TOP + flange_size(50)[0]), (1, 0.35, 0), 'z', 'iron_grey'))
    with place((0.84, -0.06, TOP), (-0.3, -1, 0), 'z'):
        lathe([(0, 0), (0, 0.07), (0.02, 0.07), (0.03, 0.02), (0.12, 0.018), (0.12, 0)], 'brass', axis='z', bevel=0.003)
        gauge(0.075, (0, 0, 0.11), 'x', stem=0.03, value=0.6)
    for words, x, y in (('Retención', -0.78, -0.14), ('Seguridad', -0.36, -0.25), ('Flotador', 0.13, -0.25), ('Balde', 0.61, -0.13)):
        card(words, (x, y, TOP))
    clipboard((0.36, -0.30, TOP + 0.004), 'z', (0.15, 1, 0), 'PRÁCTICA 3')
    clipboard((-0.10, -0.31, TOP + 0.004), 'z', (-0.1, 1, 0), 'PRÁCTICA 3')
    cylinder(0.004, 0.14, 'orange', (0.48, -0.36, TOP + 0.012), (0.8, 0.6, 0), bevel=0)


def board():
    """The saturation curve: gauge pressure against temperature."""
    x, z, w, h = 0.40, 1.66, 1.95, 1.0
    with place((x, WALL, z), '-y', 'z'):
        box((0.03, w + 0.08, h + 0.08), 'aluminium', (0.015, 0, 0), bevel=0.006)
        box((0.006, w, h), 'white_wall', (0.031, 0, 0), bevel=0)
        left, low, wide, high = -w * 0.40, -h * 0.34, w * 0.80, h * 0.70

        def spot(bar, degrees):
            return left + wide * bar / 12, low + high * (degrees - 90) / 110
        for bar in range(0, 13, 2):
            y, _ = spot(bar, 90)
            box((0.001, 0.003, high), 'paint_grey', (0.035, y, low + high / 2), bevel=0)
            text(str(bar), 0.036, 'graphite', (0.035, y, low - 0.055))
        for degrees in range(100, 201, 20):
            _, v = spot(0, degrees)
            box((0.001, wide, 0.003), 'paint_grey', (0.035, left + wide / 2, v), bevel=0)
            text(str(degrees), 0.036, 'graphite', (0.035, left - 0.035, v), align='RIGHT')
        points = [spot(*pair) for pair in CURVE]
        verts = [(0.0365, y, v + d * 0.009) for d in (-1, 1) for y, v in points]
        n = len(points)
        build('curve', verts, [[i, i + 1, n + i + 1, n + i] for i in range(n - 1)], 'orange', smooth=False)
        y, v = spot(10, 184.1)
        cylinder(0.018, 0.004, 'orange', (0.034, y, v), 'x', bevel=0)
        text('10 barg: 184 °C', 0.042, 'graphite', (0.036, y - 0.05, v + 0.07), align='RIGHT')
        text('barg', 0.036, 'graphite', (0.035, left + wide + 0.06, low - 0.055), align='LEFT')
        text('°C', 0.036, 'graphite', (0.035, left - 0.035, low + high + 0.05), align='RIGHT')
        text('Vapor saturado', 0.052, 'graphite', (0.035, left, low + high + 0.07), align='LEFT')
        box((0.05, w * 0.5, 0.02), 'aluminium', (0.045, 0, -h / 2 - 0.04), bevel=0.004)


def hooks():
    """Rail with five helmets and a pair of gloves."""
    x0, z = -2.84, 1.74
    box((1.5, 0.03, 0.10), 'beech', (x0 + 0.55, WALL - 0.016, z), bevel=0.006)
    for k, mat in enumerate(('white', 'orange', 'white', 'white')):
        x = x0 + k * 0.34
        cylinder(0.010, 0.11, 'stainless', (x, WALL - 0.02, z), '-y')
        helmet((x, WALL - 0.16, z - 0.10), '-y', mat, 0.25)
    gloves((x0 + 1.28, WALL - 0.03, z - 0.03))


def lesson():
    for build_part in (bench, exhibits, board, hooks):
        build_part()
    plain_room((-4.6, 4.2), (-6, WALL), CEILING, 'white_wall', 'pale_floor')
    box((8.8, 0.02, 0.12), 'graphite', (-0.2, WALL - 0.008, 0.06), bevel=0.003)
    stage.area_light((-4.3, -2.6, 1.9), (0.1, 0.2, 1.1), 3.6, 330, (0.93, 0.97, 1.0), 1.8)
    stage.area_light((1.4, -1.6, CEILING - 0.06), (0.4, 0.2, 0.9), 2.2, 80, stage.NEUTRAL, 0.5)
    stage.area_light((3.4, -3.4, 2.3), (0.3, 0.1, 1.1), 1.4, 40, stage.WARM, 1.4)
    stage.world((0.12, 0.13, 0.14), 1.0)
    stage.camera(13, 7, 38, target=(0.08, 0.15, 1.25), distance=2.25, focus=(-0.30, 0, TOP + 0.25), aperture=6.3)


PICTURES = {'services/capacitacion': lesson}
