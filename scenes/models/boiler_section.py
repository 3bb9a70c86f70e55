"""The boiler of boiler.py cut open: furnace with flame, wet-back reversal chamber, second and third pass, water and steam space.

Cut by the plane y = CUT; below the height LIP the near side stays, so that the saddles still carry it.
"""
import math

import numpy as np
from mathutils import Vector

from scenes import stage
from scenes.models.boiler import half_door, instrument_header
from scenes.models.boiler_dimensions import (AXIS, BURNER_Z, CHAMBER, FRONT, FURNACE_R, FURNACE_Z, INNER, LEVEL, LOW_LEVEL, R, REAR, SHELL, TOP, TUBE_R,
                                             second_pass, third_pass)
from scenes.models.boiler_fittings import blowdown, collector, gusset_stays, level_control, stay_bars
from scenes.parts.automatic import safety_valve
from scenes.parts.casting import circle, cut_open, plate, united
from scenes.parts.core import box, cylinder, from_mesh, lathe, place, tube
from scenes.parts.exchangers import tube_bundle
from scenes.parts.fasteners import bolt_circle, bolts, flange, ring_points
from scenes.parts.fire import tinted
from scenes.parts.instruments import level_probe
from scenes.parts.opened import boiler_water, burner_with_drop, furnace_fire, jacket, panes, pond, smoke_hood
from scenes.parts.pipes import nozzle, pipe
from scenes.parts.sizes import valve_length
from scenes.parts.structure import base_frame
from scenes.parts.valves import globe_valve
from scenes.parts.vessels import chimney, saddle

CUT, LIP = -0.10, AXIS - 0.62
# behind the nearest tubes, which so stand before it in their own colours: second pass copper, third steel
WATER = -0.033
# rear smoke box, and the hood on it: half its foot's length and width, then the stack's radius
BOX, STACK_X, HOOD, STACK_R = R * 0.985, REAR + 0.19, (0.165, 0.28), 0.22


def vessel():
    """Shell, tube plates, smoke boxes: everything of plate steel that is cut."""
    with place((0, 0, AXIS)) as part:
        tube(SHELL, INNER, REAR - FRONT, 'steel', (FRONT, 0, 0), bevel=0)
        hole = circle(FURNACE_R - 0.012, (0, FURNACE_Z))
        plate([circle(SHELL - 0.002), hole], 0.028, 'steel', (FRONT + 0.001, 0, 0), 'x', 'z', edge=0)
        cylinder(SHELL - 0.002, 0.028, 'steel', (REAR - 0.029, 0, 0), bevel=0)
        tube(R * 0.985, R * 0.985 - 0.014, 0.31, 'graphite', (FRONT - 0.31, 0, 0), bevel=0)
        tube(R + 0.015, R * 0.95, 0.03, 'graphite', (FRONT - 0.312, 0, 0), bevel=0)
        outlet = united(lambda: tube(BOX, BOX - 0.014, 0.38, 'graphite', (REAR, 0, 0), bevel=0),
                        lambda: box((2 * HOOD[0] - 0.03, 2 * HOOD[1] - 0.03, 0.4), 'graphite', (STACK_X, 0, BOX), bevel=0))
        from_mesh('rear box', outlet, 'graphite', bevelled=False)
        tube(R + 0.015, BOX - 0.002, 0.03, 'graphite', (REAR + 0.344, 0, 0), bevel=0)
        cylinder(R + 0.013, 0.03, 'graphite', (REAR + 0.376, 0, 0), bevel=0)
    return part


def lining():
    """Refractory of both doors and the burner throat."""
    with place((0, 0, AXIS)) as part:
        plate([circle(R * 0.93), circle(0.30, (0, FURNACE_Z))], 0.05, 'refractory', (FRONT - 0.30, 0, 0), 'x', 'z', edge=0)
        cylinder(BOX - 0.016, 0.05, 'refractory', (REAR + 0.325, 0, 0), bevel=0)
        lathe([(-0.299, 0.299), (0.16, FURNACE_R - 0.03), (0.16, FURNACE_R - 0.045), (-0.02, 0.215), (-0.299, 0.215)], 'refractory', (FRONT, 0, FURNACE_Z),
              'x', bevel=0, closed=True)
    return part


def body():
    """Far side, cut at y = CUT, and the trough of the near side below LIP."""
    for made, mat in ((vessel(), 'cut'), (lining(), 'refractory')):
        cut_open(made.objects, (0, CUT, 0), '-y', mat)
    wool, skin = jacket(R, SHELL, FRONT, REAR, AXIS, 5)
    cut_open(wool.objects, (0, CUT, 0), '-y', 'wool')
    cut_open(skin.objects, (0, CUT, 0), '-y')
    near_wool, near_skin = jacket(R, SHELL, FRONT, REAR, AXIS, 5)
    for made, mat in ((vessel(), 'cut'), (near_wool, 'wool'), (near_skin, 'cut'), (lining(), 'refractory')):
        cut_open(made.objects, (0, CUT, 0), 'y', mat)
        cut_open(made.objects, (0, 0, LIP), 'z', mat)


def furnace():
    """Corrugated flue from the front plate to the reversal chamber."""
    xs = np.linspace(FRONT + 0.002, CHAMBER['x0'] + 0.012, 160)
    wave = [0.020 * math.sin(2 * math.pi * (x - FRONT) / 0.15) if FRONT + 0.2 < x < CHAMBER['x0'] - 0.1 else 0 for x in xs]
    outer = [(x, FURNACE_R + w + 0.008) for x, w in zip(xs, wave)]
    inner = [(x, FURNACE_R + w - 0.008) for x, w in zip(xs, wave)]
    with place((0, 0, AXIS)) as part:
        lathe(outer + inner[::-1], 'iron_grey', (0, 0, FURNACE_Z), 'x', bevel=0, closed=True, segments=72, name='furnace')
        x0, x1, z, r = (CHAMBER[k] for k in ('x0', 'x1', 'z', 'r'))
        tube(r, r - 0.018, x1 - x0, 'iron_grey', (x0, 0, z), bevel=0)
        plate([circle(r - 0.002), circle(FURNACE_R - 0.01, (0, FURNACE_Z - z))], 0.018, 'iron_grey', (x0 + 0.001, 0, z), 'x', 'z', edge=0)
        cylinder(r - 0.002, 0.018, 'iron_grey', (x1 - 0.019, 0, z), bevel=0)
    cut_open(part.objects, (0, CUT, 0), '-y')
    tube(0.075, 0.06, REAR - CHAMBER['x1'] + 0.40, 'iron_grey', (CHAMBER['x1'] - 0.004, 0.06, BURNER_Z), 'x')


def passes():
    """Second pass from the chamber to the front box, third pass from there to the rear box: what lies behind the cut."""
    second, third = ([p for p in points if p[0] > CUT] for points in (second_pass(), third_pass()))
    for points, end, mat in ((second, CHAMBER['x0'] + 0.025, 'copper'), (third, REAR + 0.006, 'steel')):
        tube_bundle(points, TUBE_R, end - FRONT + 0.006, (FRONT - 0.006, 0, AXIS), 'x', mat, sides=20)
        for y, z in points:
            cylinder(TUBE_R * 0.86, 0.002, 'black', (FRONT - 0.005, y, AXIS + z), bevel=0)


def water():
    """Water blue and steam pale, as tinted faces: on the section round furnace and chamber, its level, and the cut of the trough."""
    front, rear, mat = FRONT + 0.029, REAR - 0.029, boiler_water()
    half = math.sqrt(FURNACE_R ** 2 - WATER ** 2) + 0.006
    drum = math.sqrt(CHAMBER['r'] ** 2 - WATER ** 2)
    f0, f1 = BURNER_Z - half, BURNER_Z + half
    c0, c1 = AXIS + CHAMBER['z'] - drum, AXIS + CHAMBER['z'] + drum
    x0, x1 = CHAMBER['x0'], CHAMBER['x1']
    panes([((front, LIP), (x0, f0)), ((front, f1), (x0, LEVEL)), ((x0, LIP), (x1, c0)), ((x0, c1), (x1, LEVEL)), ((x1, LIP), (rear, LEVEL))], WATER, mat)
    pond(front, rear, WATER, math.sqrt(INNER ** 2 - (LEVEL - AXIS) ** 2), LEVEL, mat)
    pond(front, rear, -math.sqrt(INNER ** 2 - (LIP - AXIS) ** 2), WATER, LIP, mat)
    top = AXIS + math.sqrt(INNER ** 2 - WATER ** 2)
    panes([((front, LEVEL), (rear, top))], WATER, tinted('section steam', (0.96, 0.95, 0.92), (1.0, 0.90, 0.76), 0.075))


def dry_pipe():
    """Slotted pipe under the crown nozzle."""
    tube(0.055, 0.045, 1.5, 'steel', (-0.39, 0.0, AXIS + 0.70), 'x')
    cylinder(0.05, 0.12, 'steel', (0.36, 0, AXIS + 0.70), 'z', bevel=0)
    for i in range(14):
        box((0.05, 0.112, 0.012), 'black', (-0.33 + i * 0.105, 0, AXIS + 0.725), bevel=0)


def mountings():
    face = nozzle(100, (0.36, 0, TOP - 0.03), 'z', 0.28)['face']
    stop = globe_valve(100, face.out(valve_length(100) / 2), 'z', '-y')
    flange(100, stop['out'].at, -stop['out'].axis, bolted=True, blind=True)
    for x in (-0.58, -0.14):
        relief = safety_valve(50, nozzle(50, (x, 0, TOP - 0.03), 'z', 0.18)['face'].at, 'z', 'y')['out']
        pipe([relief.at, relief.out(0.26), relief.out(0.26) + Vector((0, 0, 0.5))], 80, start='flange', end='flange')
    for x in (-1.08, -0.90):
        level_probe((x, 0.05, TOP - 0.01), 'z')
        cylinder(0.008, TOP - 0.05 - LOW_LEVEL, 'stainless', (x, 0.05, TOP - 0.05), '-z', bevel=0)
    level_control()
    instrument_header()


def ends():
    """Far door leaf with its swing bolts, burner on its plate with the gas drop, rear door bolts, stack."""
    half_door(-1, 0.07, FRONT - 0.31, '-x')
    for y, z in ring_points(16, 0.86):
        if abs(abs(z) - 0.45) > 0.13 and -y > 0:
            with place((FRONT - 0.315, -y, AXIS + z), '-x', (0, -y, z)):
                box((0.10, 0.035, 0.10), 'iron', (0.03, 0, -0.045), bevel=0.006)
                bolts([(0, -0.05)], 0.024, at=(0.078, 0, 0))
    lathe([(0, 0), (0, 0.385), (0.06, 0.385), (0.06, 0)], 'iron', (FRONT - 0.30, 0, BURNER_Z), '-x', bevel=0.006)
    bolt_circle(12, 0.35, 0.02, at=(FRONT - 0.36, 0, BURNER_Z), axis='-x')
    burner_with_drop(1.3, (FRONT - 0.36, 0, BURNER_Z))
    top = R * 0.93 + 0.22
    with place((STACK_X, 0, AXIS)):
        smoke_hood(BOX, HOOD, STACK_R, 0.80, top, CUT)
    chimney(STACK_R, 0.95, (STACK_X, 0, AXIS + top - 0.02), 'z', sections=1, damper=True)


def section():
    body()
    furnace()
    passes()
    water()
    dry_pipe()
    gusset_stays((0.10, 0.36))
    stay_bars(CUT)
    collector(CUT)
    mountings()
    ends()
    base_frame(3.6, 1.25, (0, 0, 0), height=0.20, cross=4)
    for x in (-1.1, 1.1):
        saddle(R - 0.004, (x, 0, AXIS), height=AXIS - 0.23, width=1.20)
    blowdown()
    furnace_fire(FRONT, CHAMBER['x1'], 0.46, BURNER_Z)


def whole():
    section()
    stage.camera(-24, 13, 62, margin=0.03)
    stage.studio(azimuth=-24, size=2.2, warm=0.8)


PICTURES = {
    'equipment/calderas-vapor-corte': whole,
}
