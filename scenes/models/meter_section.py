"""The vortex meter of flow_meters.py cut open in its line: bore, shedder bar with its sensor, thermowell, pipe wall and insulation."""
import math

from scenes import stage
from scenes.models.flow_meters import LEFT, POSTS, PT_X, RIGHT, TT_X, Z, pressure_point, temperature_point
from scenes.parts.casting import cut_open, united
from scenes.parts.core import cylinder, from_mesh, lathe, place, prism, sweep, tube
from scenes.parts.fasteners import bolt_circle, flange
from scenes.parts.metering import display_head
from scenes.parts.pipes import floor_support, outer_radius
from scenes.parts.wafer_meter import BODY, BORE, COLUMN, COVER, DN, HALF, NECK, PAD, R, class_300, gaskets, studs

PLANE = (0, -0.0003, 0)


def body():
    """One casting, the ring between the flanges and the column of the sensor, bored through."""
    def solids():
        lathe([(-HALF + 0.0015, 0), (-HALF + 0.0015, BODY), (HALF - 0.0015, BODY), (HALF - 0.0015, 0)], None, bevel=0.003)
        lathe([(0, 0), (0, COLUMN), (COVER - 0.018, COLUMN), (COVER - 0.016, PAD), (COVER, PAD), (COVER, 0)], None, axis='z', bevel=0.003)

    def rooms():
        cylinder(BORE, 0.4, None, (-0.2, 0, 0), bevel=0)
        cylinder(0.016, 0.2, None, axis='z', bevel=0)
    return from_mesh('meter', united(solids, rooms), 'stainless', bevelled=False)


def meter():
    """The body, its cover, the bolts and gaskets are cut; bar, sensor, neck and head stay whole, as on a drawing."""
    with place((0, 0, Z)) as cut:
        body()
        lathe([(0, 0.0125), (0, PAD), (0.016, PAD), (0.020, 0.03), (0.034, 0.022), (0.034, 0.0125)], 'stainless', (0, 0, COVER + 0.001), 'z', bevel=0.002,
              closed=True)
        tube(R * 0.6, 0.017, 0.003, 'rubber', (0, 0, COVER - 0.0015), 'z', bevel=0)
        gaskets()
    for obj in cut.objects:
        cut_open([obj], PLANE, mat='rubber' if obj.active_material.name == 'rubber' else 'cut')
    with place((0, 0, Z)):
        with place() as bolts:
            bolt_circle(4, PAD * 0.8, 0.010, 0.032, at=(0, 0, COVER + 0.017), axis='z')
            studs()
        cut_open(bolts.objects, PLANE, mat='bolt')
        shedder_bar()
        cylinder(0.017, 0.105, 'stainless', (0, 0, NECK), 'z')
        for i in range(4):
            lathe([(0, 0.016), (0, 0.026), (0.005, 0.026), (0.005, 0.016)], 'stainless', (0, 0, NECK + 0.030 + i * 0.013), 'z', bevel=0.0015)
        display_head(('2 487', 'kg/h', '1 842,6 t'), (0, 0, NECK + 0.10))


def shedder_bar():
    """Blunt side against the flow, let into the wall below; above it the stem with the two piezo rings that feel each eddy."""
    prism([(-0.0135, -0.016), (0.0135, -0.016), (0.005, 0.020), (-0.005, 0.020)], 2 * BORE + 0.001, 'stainless', (0, 0, -BORE - 0.002), 'z', 'x', bevel=0.0008)
    cylinder(0.0125, NECK - BORE, 'stainless', (0, 0, BORE - 0.004), 'z', bevel=0.001)
    for z in (BORE + 0.018, BORE + 0.034):
        tube(0.0142, 0.012, 0.007, 'copper', (0, 0, z), 'z', bevel=0.0008)


def eddies():
    """What leaves the bar, by turns on either side, drawn as light: the line parts, then curls grow downstream."""
    for y in (-0.018, 0.018):
        for far in (0.6, 1.5):
            sweep([(-1.2, y * far, Z), (-0.05, y * far, Z), (-0.012, y * (far + 0.45), Z), (0.03, y * (far + 0.3), Z)], 0.0009, 'screen_white', bend=0.03, sides=8)
    for i in range(6):
        side, x, reach = (-1) ** i, 0.066 + 0.056 * i, 0.022 + 0.0012 * i
        turn = [t / 12 for t in range(int(2 * math.pi * 1.75 * 12))]
        curl = [(x - reach * (1 - t / 13) * math.cos(t), side * (0.013 + reach * (1 - t / 13) * math.sin(t)), Z) for t in turn]
        sweep(curl, 0.0013, 'screen_white', sides=8)


def stretch(start, end):
    """Pipe from a flange at the meter on: wall, wool and cladding, cut."""
    side = 'x' if end > start else '-x'
    length, outer = abs(end - start), outer_radius(DN, True)
    with place((start, 0, Z), side, 'z') as cut:
        with class_300():
            flange(DN, (0, 0, 0), '-x', bolted=False)
        tube(R, BORE, length - 0.06, 'steel', (0.06, 0, 0), bevel=0)
        tube(outer - 0.0015, R + 0.001, length - 0.19, 'wool', (0.19, 0, 0), bevel=0)
        lathe([(0.18, R + 0.0005), (0.19, outer), (length, outer), (length, outer - 0.0025), (0.192, outer - 0.0025), (0.1815, R + 0.0005)], 'aluminium', bevel=0, closed=True)
    for obj in cut.objects:
        name = obj.active_material.name
        cut_open([obj], PLANE, mat=name if name in ('wool', 'bolt', 'rubber') else 'cut')


def points():
    """Transmitters stay whole; their stubs end flush with the bore, the thermowell reaches its middle."""
    with place() as part:
        pressure_point(PT_X)
        temperature_point(TT_X)
    for obj in part.objects:
        if obj.type == 'MESH' and stage.bounds([obj])[1].z < Z + BORE:
            cut_open([obj], (0, 0, Z + BORE - 0.001), '-z', mat='steel')
    lathe([(-0.012, 0), (-0.012, 0.006), (BORE, 0.0085), (BORE, 0)], 'stainless', (TT_X, 0, Z), 'z', bevel=0.002)


def section():
    meter()
    stretch(-HALF, LEFT)
    stretch(HALF, RIGHT + 0.3)
    points()
    eddies()
    with place() as supports:
        for x in POSTS:
            floor_support(DN, (x, 0, Z), insulated=True)
    cut_open([o for o in supports.objects if o.name.startswith('tube')], PLANE, mat='galvanised')
    stage.camera(-16, 16, 75, target=(0.20, 0, Z + 0.16), distance=3.0, focus=(0, 0, Z), aperture=6.3)
    stage.studio(azimuth=-22, size=0.9)


PICTURES = {'products/medidores-flujo-corte': section}
