"""The generator of hot_water_boiler.py cut open: furnace with flame, wet-back reversal chamber, second and third pass, full of water to its crown.

Cut by the plane y = CUT; below the height LIP the near side stays, so that the saddles still carry it.
"""
import math

from scenes import stage
from scenes.models import hot_water_boiler
from scenes.models.hot_water_boiler import AXIS, BURNER_Z, FRONT, MAIN, R, REAR, RETURN_X, STACK_R, SUPPLY_X, TOP
from scenes.parts.casting import circle, cut_open, plate, united
from scenes.parts.connections import open_stub
from scenes.parts.core import box, cylinder, from_mesh, lathe, place, tube
from scenes.parts.exchangers import tube_bundle
from scenes.parts.fasteners import bolt_circle, ring_points
from scenes.parts.opened import boiler_water, burner_with_drop, furnace_fire, jacket, panes, pond, smoke_hood
from scenes.parts.pipes import pipe
from scenes.parts.sizes import pipe_radius
from scenes.parts.structure import base_frame
from scenes.parts.vessels import chimney, saddle

INNER, WALL = R * 0.9, 0.02
CHAMBER_X, CHAMBER_END, CHAMBER_R, CHAMBER_Z, FLUE_R = 0.74, 1.04, 0.42, AXIS - 0.06, 0.27
CUT, LIP = -0.12, AXIS - 0.55
# behind the nearest tubes, which so stand before it in their own colours: second pass copper, third steel
WATER = -0.033
BOX, STACK_X, HOOD = R * 0.985, REAR + 0.16, (0.12, 0.24)


def tube_points():
    """(side, up) from the shell's axis: second pass out of the chamber, third pass above it."""
    def row(z, half):
        count = int(half / 0.066)
        return [(i * 0.066, z) for i in range(-count, count + 1)]
    return row(0.21, 0.24) + row(0.275, 0.15), row(0.43, 0.52) + row(0.50, 0.46)


def vessel():
    """Shell, tube plates and smoke boxes."""
    with place((0, 0, AXIS)) as part:
        tube(INNER + WALL, INNER, REAR - FRONT, 'steel', (FRONT, 0, 0), bevel=0)
        plate([circle(INNER + 0.018), circle(FLUE_R - 0.012, (0, BURNER_Z - AXIS))], 0.024, 'steel', (FRONT + 0.001, 0, 0), 'x', 'z', edge=0)
        cylinder(INNER + 0.018, 0.024, 'steel', (REAR - 0.025, 0, 0), bevel=0)
        tube(BOX, BOX - 0.014, 0.25, 'graphite', (FRONT - 0.245, 0, 0), bevel=0)
        tube(R + 0.015, BOX - 0.002, 0.03, 'graphite', (FRONT - 0.246, 0, 0), bevel=0)
        outlet = united(lambda: tube(BOX, BOX - 0.014, 0.30, 'graphite', (REAR, 0, 0), bevel=0),
                        lambda: box((2 * HOOD[0] - 0.03, 2 * HOOD[1] - 0.03, 0.4), 'graphite', (STACK_X, 0, BOX), bevel=0))
        from_mesh('rear box', outlet, 'graphite', bevelled=False)
        cylinder(BOX - 0.001, 0.016, 'graphite', (REAR + 0.286, 0, 0), bevel=0)
        cylinder(R * 0.88, 0.03, 'graphite', (REAR + 0.301, 0, 0), bevel=0)
    return part


def rear_lining():
    with place((REAR + 0.237, 0, AXIS)) as part:
        cylinder(BOX - 0.016, 0.048, 'refractory', bevel=0)
    return part


def door():
    """The front door's leaf, whose refractory shows where it is cut."""
    with place((FRONT - 0.247, 0, AXIS), '-x') as part:
        lathe([(0, 0), (0, 0.735), (0.05, 0.735), (0.072, 0.69), (0.072, 0)], 'graphite', bevel=0)
    return part


def lining():
    """Refractory of the front door, and the throat that leads the flame through it."""
    with place((0, 0, AXIS)) as part:
        plate([circle(R * 0.92), circle(0.262, (0, BURNER_Z - AXIS))], 0.04, 'refractory', (FRONT - 0.229, 0, 0), 'x', 'z', edge=0)
        lathe([(-0.229, 0.26), (0.05, FLUE_R - 0.016), (0.05, FLUE_R - 0.03), (-0.05, 0.2), (-0.229, 0.2)], 'refractory', (FRONT, 0, BURNER_Z - AXIS), 'x', bevel=0,
              closed=True)
    return part


def body():
    """Far side, cut at y = CUT, and the trough of the near side below LIP."""
    for side in ('-y', 'y'):
        wool, skin = jacket(R, INNER + WALL, FRONT, REAR, AXIS, 4)
        for made, mat in ((vessel(), 'cut'), (door(), 'refractory'), (lining(), 'refractory'), (rear_lining(), 'refractory'), (wool, 'wool'), (skin, 'cut')):
            cut_open(made.objects, (0, CUT, 0), side, mat)
            if side == 'y':
                cut_open(made.objects, (0, 0, LIP), 'z', mat)


def furnace():
    """Plain flue from the front plate to the reversal chamber."""
    with place((0, 0, AXIS)) as part:
        drop = CHAMBER_Z - AXIS
        tube(FLUE_R, FLUE_R - 0.016, CHAMBER_X - FRONT + 0.012, 'iron_grey', (FRONT + 0.002, 0, BURNER_Z - AXIS), bevel=0, segments=72)
        tube(CHAMBER_R, CHAMBER_R - 0.016, CHAMBER_END - CHAMBER_X, 'iron_grey', (CHAMBER_X, 0, drop), bevel=0)
        plate([circle(CHAMBER_R - 0.002), circle(FLUE_R - 0.01, (0, BURNER_Z - CHAMBER_Z))], 0.016, 'iron_grey', (CHAMBER_X + 0.001, 0, drop), 'x', 'z', edge=0)
        cylinder(CHAMBER_R - 0.002, 0.016, 'iron_grey', (CHAMBER_END - 0.017, 0, drop), bevel=0)
    cut_open(part.objects, (0, CUT, 0), '-y')
    for y, z in ring_points(8, 0.29):
        if y > CUT:
            cylinder(0.016, REAR - 0.024 - CHAMBER_END, 'steel', (CHAMBER_END, y, CHAMBER_Z + z), bevel=0)


def passes():
    """Second pass from the chamber to the front box, third pass from there to the rear box: what lies behind the cut."""
    second, third = ([p for p in points if p[0] > CUT] for points in tube_points())
    for points, end, mat in ((second, CHAMBER_X + 0.022, 'copper'), (third, REAR + 0.006, 'steel')):
        tube_bundle(points, 0.025, end - FRONT + 0.006, (FRONT - 0.006, 0, AXIS), 'x', mat, sides=20)
        for y, z in points:
            cylinder(0.0215, 0.002, 'black', (FRONT - 0.005, y, AXIS + z), bevel=0)


def water():
    """Up to the crown: on the section round furnace and chamber, and on the cut of the trough."""
    front, rear, mat = FRONT + 0.025, REAR - 0.025, boiler_water()
    half, drum, top = (math.sqrt(r ** 2 - WATER ** 2) for r in (FLUE_R, CHAMBER_R, INNER))
    f0, f1, c0, c1, top = BURNER_Z - half, BURNER_Z + half, CHAMBER_Z - drum, CHAMBER_Z + drum, AXIS + top
    panes([((front, LIP), (CHAMBER_X, f0)), ((front, f1), (CHAMBER_X, top)), ((CHAMBER_X, LIP), (CHAMBER_END, c0)), ((CHAMBER_X, c1), (CHAMBER_END, top)),
           ((CHAMBER_END, LIP), (rear, top))], WATER, mat)
    pond(front, rear, -math.sqrt(INNER ** 2 - (LIP - AXIS) ** 2), WATER, LIP, mat)


def mountings():
    """Return, cut off where its line would come down to the pumps, and supply; a sheet turns the return away from the tubes."""
    hot_water_boiler.safety_valves()
    for x in (-1.02, -0.05):
        cylinder(0.008, 0.15, 'stainless', (x, -0.06, TOP - 0.05), '-z', bevel=0)
    with place((0.1, 0.32, 0)):
        hot_water_boiler.instrument_tap()
    for x in (RETURN_X, SUPPLY_X):
        cylinder(pipe_radius(MAIN), 0.11, 'steel', (x, 0, AXIS + INNER - 0.07), 'z', bevel=0)
    out = hot_water_boiler.main_nozzle(RETURN_X, 0.20).at
    z, y, end = out.z + 0.30, -0.52, REAR + 0.35
    pipe([out, (RETURN_X, 0, z), (RETURN_X, -0.30, z)], MAIN, start='flange', insulated=True)
    open_stub(MAIN, (RETURN_X, -0.30, z), '-y', 0.40)
    tube(pipe_radius(MAIN) + 0.005, pipe_radius(MAIN) - 0.002, 0.07, 'blue', (RETURN_X, -0.33, z), '-y')
    pipe([hot_water_boiler.main_nozzle(SUPPLY_X, 0.20).at, (SUPPLY_X, 0, z), (SUPPLY_X, y, z), (end, y, z)], MAIN, start='flange', insulated=True)
    open_stub(MAIN, (end, y, z), 'x', 0.38, ring='red')
    box((0.40, 0.18, 0.010), 'stainless', (RETURN_X - 0.03, -0.02, AXIS + 0.59), 'x', (0.18, 0, 1), bevel=0)
    for x in (RETURN_X - 0.17, RETURN_X + 0.11):
        cylinder(0.008, INNER - 0.59, 'stainless', (x, -0.05, AXIS + 0.59), 'z', bevel=0)


def ends():
    """Burner on its plate, rear door bolts, stack."""
    lathe([(0, 0), (0, 0.36), (0.055, 0.36), (0.055, 0)], 'iron', (FRONT - 0.315, 0, BURNER_Z), '-x', bevel=0.006)
    bolt_circle(12, 0.33, 0.018, at=(FRONT - 0.37, 0, BURNER_Z), axis='-x')
    burner_with_drop(1.0, (FRONT - 0.37, 0, BURNER_Z))
    top = R * 0.93 + 0.17
    with place((STACK_X, 0, AXIS)):
        smoke_hood(BOX, HOOD, STACK_R, 0.70, top, CUT)
    chimney(STACK_R, 1.0, (STACK_X, 0, AXIS + top - 0.02), 'z', sections=2, damper=True)


def whole():
    for build in (body, furnace, passes, water, mountings, ends, hot_water_boiler.drain):
        build()
    base_frame(3.1, 1.1, (0, 0, 0), height=0.20, cross=4)
    for x in (-0.88, 0.88):
        saddle(R - 0.004, (x, 0, AXIS), height=AXIS - 0.23, width=1.10)
    furnace_fire(FRONT, CHAMBER_END, 0.41, BURNER_Z)
    stage.camera(-24, 13, 62, margin=0.045)
    stage.studio(azimuth=-24, size=2.2, warm=0.8)


PICTURES = {'equipment/calderas-agua-caliente-corte': whole}
