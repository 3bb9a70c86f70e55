"""Globe control valve DN 80 class 150 with diaphragm actuator and positioner: whole, detail, drawing.

Flow along +X, spindle up; it stands on the rims of its flanges. The yoke's arms lie in the plane of the pipe, so that
the front shows spindle, coupling and travel scale; the positioner hangs on the right-hand arm.
"""
import math

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.parts.asme import BEHIND, class_150, class_flange
from scenes.parts.casting import arrow_outline, cast, circle, drilled, plate, rounded, threaded, turned
from scenes.parts.core import box, cylinder, lathe, place, prism, sphere, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts
from scenes.parts.instruments import gauge
from scenes.parts.lettering import name_plate, text
from scenes.pictures import drawing, photo

# between faces: ISA-75.08.01, class 150
DN, LENGTH, AXIS = 80, 0.298, class_150(80)[0]
BODY_TOP, BONNET_TOP = 0.128, 0.226
YOKE_FOOT, YOKE_TOP = 0.196, 0.438
SPREAD = 0.066
CASE_RADIUS = 0.172
COUPLING = 0.318
# radius of the room for the packing round the spindle
PACKING = 0.0150
ARM = [(-0.013, -0.011), (0.013, -0.011), (0.013, 0.011), (-0.013, 0.011)]


def body():
    def solids():
        for side in ('x', '-x'):
            lathe([(0, 0), (0, 0.066), (0.06, 0.062), (0.110, 0.053), (LENGTH / 2 - BEHIND, 0.058), (LENGTH / 2 - BEHIND, 0)], None, axis=side, bevel=0.01)
        sphere(0.083, None, (-0.008, 0, -0.004), 1.0, 'x')
        cylinder(0.066, BODY_TOP - 0.02, None, axis='z')
        cylinder(0.046, 0.088, None, axis='-z', bevel=0.006)
        cylinder(0.040, 0.089, None, (0, 0, -0.005), '-y', bevel=0.004)

    def cavity():
        cylinder(0.040, 0.32, None, (-0.16, 0, 0), 'x', bevel=0)
    cast(solids, 'iron_grey', cavity, soften=22)
    for side in ('x', '-x'):
        class_flange(DN, (LENGTH / 2 if side == 'x' else -LENGTH / 2, 0, 0), side)
    # the plug with its seat ring closes the view through the bore
    cylinder(0.036, 0.09, 'stainless', (0, 0, -0.045), 'z')
    plate([circle(0.094), *drilled(8, 0.078, 0.007)], 0.020, 'iron_grey', (0, 0, BODY_TOP - 0.020), 'z', edge=0.0016)
    front = -0.0895
    text('80', 0.021, 'raised', (0, front, 0.012), '-y', depth=0.0016)
    text('150 WCB', 0.0095, 'raised', (0, front, -0.010), '-y', depth=0.0016)
    prism(arrow_outline(0.05, 0.012), 0.0028, 'iron_grey', (0, front + 0.001, -0.027), '-y', 'z', bevel=0.0005)


def bonnet():
    tube(0.070, 0.040, 0.002, 'dark_steel', (0, 0, BODY_TOP), 'z', bevel=0)
    lathe([(BODY_TOP + 0.002, 0), (BODY_TOP + 0.002, 0.094), (BODY_TOP + 0.020, 0.094), (BODY_TOP + 0.022, 0.058), (BODY_TOP + 0.05, 0.040), (YOKE_FOOT - 0.002, 0.036),
           (YOKE_FOOT - 0.002, 0.030), (BONNET_TOP, 0.030), (BONNET_TOP, 0)], 'iron_grey', axis='z', bevel=0.004)
    bolt_circle(8, 0.078, 0.012, 0.040, at=(0, 0, BODY_TOP + 0.020), axis='z')
    threaded(0.0325, 0.016, 'steel', (0, 0, YOKE_FOOT + 0.018))
    tube(0.043, 0.030, 0.013, 'dark_steel', (0, 0, YOKE_FOOT + 0.020), 'z')
    for i in range(6):
        t = math.radians(60 * i + 30)
        box((0.008, 0.010, 0.0135), 'dark_steel', (0.043 * math.cos(t), 0.043 * math.sin(t), YOKE_FOOT + 0.0265), (math.cos(t), math.sin(t), 0), 'z', bevel=0.001)
    gland = rounded([(-0.036, -0.016), (0.036, -0.016), (0.036, 0.016), (-0.036, 0.016)], 0.0155)
    plate([gland, circle(0.0075)], 0.008, 'steel', (0, 0, BONNET_TOP + 0.012), 'z', 'y')
    cylinder(PACKING - 0.0003, 0.014, 'brass', (0, 0, BONNET_TOP - 0.001), 'z', bevel=0.001)
    for side in (1, -1):
        cylinder(0.004, 0.04, 'bolt', (0, side * 0.0255, BONNET_TOP - 0.004), 'z', bevel=0)
        bolts([(0, 0)], 0.008, at=(0, side * 0.0255, BONNET_TOP + 0.020), axis='z')


def yoke():
    def solids():
        tube(0.052, 0.033, 0.020, None, (0, 0, YOKE_FOOT), 'z')
        for side in (1, -1):
            sweep([(side * 0.040, 0, YOKE_FOOT + 0.010), (side * SPREAD, 0, YOKE_FOOT + 0.032), (side * SPREAD, 0, YOKE_TOP - 0.05), (side * 0.050, 0, YOKE_TOP - 0.006)],
                  ARM, None, bend=0.03)
        cylinder(0.068, 0.018, None, (0, 0, YOKE_TOP - 0.018), 'z', bevel=0.003)
    cast(solids, 'graphite', soften=10, voxel=0.0016)
    cylinder(0.030, 0.012, 'graphite', (0, 0, YOKE_TOP - 0.028), 'z')


def spindle():
    cylinder(0.0065, COUPLING - BONNET_TOP, 'stainless', (0, 0, BONNET_TOP), 'z', bevel=0)
    threaded(0.0065, 0.03, 'stainless', (0, 0, COUPLING - 0.045))
    cylinder(0.008, YOKE_TOP - COUPLING, 'stainless', (0, 0, COUPLING), 'z', bevel=0)
    for side in (1, -1):
        box((0.036, 0.0165, 0.044), 'stainless', (0, side * 0.0088, COUPLING), bevel=0.0015)
    bolts([(y, z) for y in (-0.0125, 0.0125) for z in (-0.013, 0.013)], 0.006, 0.0342, at=(0, -0.0171, COUPLING), axis='-y')
    bolts([(0, 0)], 0.013, at=(0, 0, COUPLING - 0.034), axis='z')
    prism([(-0.030, 0.0045), (0.003, 0.0045), (0.003, -0.0045), (-0.030, -0.0045), (-0.040, 0)], 0.0018, 'orange', (-0.012, -0.0185, COUPLING + 0.0), '-y', 'z', bevel=0.0003)


def travel_scale():
    """Plate on the left-hand arm: 20 mm of travel, marks every 10 %."""
    outline = rounded([(-0.013, -0.036), (0.013, -0.036), (0.013, 0.036), (-0.013, 0.036)], 0.002)
    with place((-SPREAD + 0.010, -0.0140, COUPLING), '-y', 'z'):
        plate([outline], 0.0012, 'dial', edge=0.0002)
        for i in range(11):
            major = i % 5 == 0
            box((0.0002, 0.010 if major else 0.006, 0.0007), 'black', (0.0013, 0.0125 - (0.005 if major else 0.003), -0.025 + i * 0.005), bevel=0)
            if major:
                text(str(i * 10), 0.0042, 'black', (0.0014, -0.005, -0.025 + i * 0.005), depth=0.0001)
        bolts([(-0.008, 0.0315), (-0.008, -0.0315)], 0.0035, at=(0.001, 0, 0))


def actuator():
    """Pressed casings with a bolted rim, on a bolted foot ring; spring side up, air below."""
    z, r = YOKE_TOP, CASE_RADIUS
    rim = z + 0.070
    turned([(z, 0), (z, 0.058), (z + 0.012, 0.060), (z + 0.024, r * 0.66), (rim - 0.012, r * 0.87), (rim - 0.003, r * 0.885), (rim - 0.003, r), (rim, r), (rim, 0)], 0.022, 'orange')
    turned([(rim + 0.003, 0), (rim + 0.003, r), (rim + 0.006, r), (rim + 0.006, r * 0.885), (rim + 0.064, r * 0.84), (rim + 0.108, r * 0.50), (rim + 0.112, 0.04), (rim + 0.112, 0)], 0.03, 'orange')
    lathe([(rim - 0.0005, r - 0.004), (rim - 0.0005, r - 0.001), (rim + 0.0035, r - 0.001), (rim + 0.0035, r - 0.004)], 'rubber', axis='z', bevel=0, closed=True)
    bolt_circle(20, r * 0.945, 0.009, 0.0095, at=(0, 0, rim + 0.0062), axis='z')
    lathe([(0, 0), (0, 0.028), (0.006, 0.028), (0.010, 0.020), (0.028, 0.019), (0.032, 0.015), (0.032, 0)], 'graphite', (0, 0, rim + 0.110), 'z', bevel=0.002)
    eye = rim + 0.140
    sweep([(0.014 * math.cos(t), 0, eye + 0.016 + 0.014 * math.sin(t)) for t in [i * math.pi / 12 for i in range(24)]], 0.0042, 'bolt', closed=True, sides=12)
    lathe([(0, 0), (0, 0.010), (0.005, 0.010), (0.007, 0.006), (0.007, 0)], 'bolt', (0, 0, eye - 0.0005), 'z', bevel=0.001)
    cylinder(0.007, 0.016, 'brass', (0.09, -0.05, rim + 0.083), (0.35, -0.2, 0.9), bevel=0.001)
    name_plate([MARK, 'Actuador AD-700  N/C', '0,2–1,0 bar   20 mm'], (0.086, 0.034), (0, -r * 0.868, rim + 0.032), (0, -1, 0.05))


def small_gauge(at, value, scale=(0, 2, 4, 6), radius=0.021):
    """Supply or output gauge of the positioner, screwed in from below."""
    gauge(radius, at, '-y', 'z', 0.012, value, 'bar', scale)
    x, y, z = at
    face, centre = y - radius * 0.62 * 0.2 - 0.0008, z + 0.012 + radius
    for i, figure in enumerate(scale):
        t = math.radians(-135 + 270 * i / (len(scale) - 1))
        text(str(figure), radius * 0.19, 'black', (x + radius * 0.55 * math.sin(t), face, centre + radius * 0.55 * math.cos(t)), '-y', depth=0.0001)
    text('bar', radius * 0.17, 'black', (x, face, centre - radius * 0.42), '-y', depth=0.0001)


def positioner():
    """Housing with cover and display; feedback lever to the coupling; gauge block at the right; air in below."""
    x, z = SPREAD + 0.105, COUPLING + 0.006
    plate([rounded([(-0.045, -0.05), (0.045, -0.05), (0.045, 0.05), (-0.045, 0.05)], 0.006), circle(0.01)], 0.006, 'galvanised', (SPREAD + 0.012, 0.006, z), 'x', 'z')
    bolts([(0.0, -0.032), (0.0, 0.032)], 0.008, at=(SPREAD + 0.018, 0, z), axis='x', up='z')
    box((0.030, 0.05, 0.07), 'galvanised', (SPREAD + 0.030, 0.012, z), bevel=0.002)

    def housing():
        box((0.128, 0.066, 0.158), None, (x, -0.006, z), bevel=0.010)
    cast(housing, 'graphite', soften=8, voxel=0.0016)
    box((0.120, 0.026, 0.150), 'graphite', (x, -0.050, z), bevel=0.007)
    box((0.1265, 0.002, 0.1565), 'rubber', (x, -0.0385, z), bevel=0)
    bolts([(sx * 0.051, sz * 0.066) for sx in (1, -1) for sz in (1, -1)], 0.0065, at=(x, -0.0630, z), axis='-y', up='z')
    box((0.082, 0.003, 0.046), 'black', (x, -0.0635, z + 0.026), bevel=0.001)
    text('48,2 %', 0.013, 'screen_white', (x - 0.004, -0.0652, z + 0.032), '-y', depth=0.0001)
    text('AUTO', 0.006, 'screen_orange', (x - 0.024, -0.0652, z + 0.012), '-y', depth=0.0001)
    for i in range(3):
        cylinder(0.006, 0.004, 'rubber', (x - 0.024 + i * 0.024, -0.0625, z - 0.018), '-y', bevel=0.001)
    text(MARK, 0.009, 'orange', (x, -0.0632, z - 0.048), '-y', depth=0.0003)
    sweep([(x - 0.055, 0.012, z), (SPREAD - 0.005, 0.024, z), (0.0, 0.024, COUPLING)], [(-0.004, -0.0012), (0.004, -0.0012), (0.004, 0.0012), (-0.004, 0.0012)], 'stainless')
    cylinder(0.0035, 0.014, 'bolt', (0, 0.015, COUPLING), 'y', bevel=0.0005)
    gauges_and_tubing(x, z)


def gauges_and_tubing(x, z):
    right = x + 0.064
    box((0.024, 0.044, 0.110), 'aluminium', (right + 0.010, -0.008, z - 0.018), bevel=0.003)
    for k, value in ((0.006, 0.66), (-0.052, 0.45)):
        cylinder(0.006, 0.022, 'brass', (right + 0.020, -0.012, z + k), 'x')
        box((0.013, 0.013, 0.013), 'brass', (right + 0.044, -0.012, z + k), bevel=0.0015)
        small_gauge((right + 0.044, -0.012, z + k + 0.004), value)
    air = (0.118, 0.02, YOKE_TOP + 0.034)
    cylinder(0.009, 0.022, 'brass', (air[0], air[1], air[2] - 0.012), 'z', bevel=0.001)
    fitting((right + 0.010, -0.008, z + 0.037), 'z')
    fitting((air[0], air[1], air[2] - 0.034), 'z')
    sweep([(right + 0.010, -0.008, z + 0.04), (right + 0.010, -0.008, z + 0.092), (air[0], air[1], z + 0.092), (air[0], air[1], air[2] - 0.02)], 0.003, 'copper', bend=0.012)
    fitting((x + 0.03, 0.0, z - 0.079), '-z')
    sweep([(x + 0.03, 0.0, z - 0.08), (x + 0.03, 0.0, z - 0.128), (x + 0.03, 0.035, z - 0.128)], 0.003, 'copper', bend=0.012)
    filter_regulator((x + 0.03, 0.058, z - 0.128))
    lathe([(0, 0.010), (0.004, 0.011), (0.014, 0.011), (0.016, 0.008), (0.026, 0.0075), (0.027, 0)], 'bolt', (x - 0.035, 0.0, z - 0.078), '-z', bevel=0.001)


def fitting(at, axis):
    """Compression fitting: body and nut."""
    bolts([(0, 0)], 0.008, at=at, axis=axis)
    with place(at, axis):
        lathe([(0.006, 0), (0.006, 0.0065), (0.016, 0.0065), (0.018, 0.004), (0.018, 0)], 'brass', bevel=0.0006, segments=6)


def filter_regulator(at):
    x, y, z = at
    box((0.044, 0.044, 0.044), 'aluminium', at, bevel=0.004)
    lathe([(0, 0), (0, 0.019), (0.05, 0.017), (0.056, 0.012), (0.056, 0)], 'aluminium', (x, y, z - 0.018), '-z', bevel=0.003)
    cylinder(0.005, 0.012, 'brass', (x, y, z - 0.072), '-z', bevel=0.001)
    lathe([(0, 0), (0, 0.019), (0.022, 0.015), (0.024, 0.011), (0.042, 0.010), (0.042, 0)], 'graphite', (x, y, z + 0.02), 'z', bevel=0.002)


def trim():
    """Spare trim laid out beside the valve: cage with its windows, seat ring, plug on its spindle."""
    def shell():
        tube(0.038, 0.030, 0.085, None, (-0.45, 0.07, 0.0), 'z')

    def windows():
        for i in range(4):
            t = math.radians(45 + 90 * i)
            box((0.09, 0.026, 0.034), None, (-0.45 + 0.045 * math.cos(t), 0.07 + 0.045 * math.sin(t), 0.040), (math.cos(t), math.sin(t), 0), 'z', bevel=0.006)
    cast(shell, 'stainless', windows, voxel=0.0011, soften=2)
    lathe([(0, 0.026), (0, 0.040), (0.008, 0.040), (0.008, 0.036), (0.018, 0.036), (0.018, 0.031), (0.013, 0.026)], 'steel', (-0.30, 0.025, 0), 'z', bevel=0.0008, closed=True)
    with place((-0.51, -0.07, 0.0285), (0.97, 0.12, 0)):
        lathe([(0, 0), (0, 0.014), (0.012, 0.026), (0.016, 0.0285), (0.052, 0.0285), (0.056, 0.0265), (0.062, 0.010), (0.062, 0)], 'stainless', bevel=0.0012)
        for x in (0.030, 0.040):
            tube(0.0288, 0.026, 0.002, 'black', (x, 0, 0), bevel=0)
    with place((-0.51, -0.07, 0.0285), (0.97, 0.12, -0.11)):
        cylinder(0.0065, 0.20, 'stainless', (0.058, 0, 0.004), bevel=0.001)
        threaded(0.0065, 0.035, 'stainless', (0.225, 0, 0.004), 'x')


def control_valve():
    with place((0, 0, AXIS)):
        for build in (body, bonnet, yoke, spindle, travel_scale, actuator, positioner):
            build()


def whole():
    control_valve()
    trim()
    stage.camera(-24, 2, 50, target=(-0.135, 0, 0.364), distance=2.18, focus=(0, -0.1, 0.345), aperture=11)
    stage.studio(azimuth=-24, size=0.56)


def detail():
    control_valve()
    stage.camera(-20, 7, 85, target=(0.075, -0.02, AXIS + COUPLING), distance=0.98, focus=(0.04, -0.055, AXIS + COUPLING), aperture=7)
    stage.studio(azimuth=-20, size=0.46)


def plan():
    control_valve()
    sheet = Sheet('Válvula de control de globo DN 80 clase 150', 'VC-80-150')
    top = AXIS + YOKE_TOP + 0.070 + 0.112 + 0.058
    side = sheet.view('side', (520, 470), A3 / 5, (0, 0, top / 2))
    half = LENGTH / 2
    side.dimension((-half, 0, 0), (half, 0, 0), 56)
    side.dimension((-half, 0, 0), (-half, 0, AXIS), -203)
    side.dimension((-CASE_RADIUS, 0, AXIS), (-CASE_RADIUS, 0, top), -190)
    side.dimension((-CASE_RADIUS, 0, top), (CASE_RADIUS, 0, top), -26, label='ø 344')
    side.centre_line((-half - 0.05, 0, AXIS), (half + 0.08, 0, AXIS))
    side.centre_line((0, 0, -0.02), (0, 0, top + 0.02))
    for x, z, words, shift in (
            (0.05, YOKE_TOP + 0.14, 'Actuador de diafragma N/C', (190, -50)), (SPREAD + 0.12, COUPLING + 0.03, 'ZC-201 posicionador', (190, -60)),
            (SPREAD + 0.213, COUPLING + 0.045, 'PI-201', (110, -15)), (SPREAD + 0.213, COUPLING - 0.015, 'PI-202', (110, 20)),
            (SPREAD + 0.135, COUPLING - 0.15, 'Filtro regulador de aire', (150, 40)), (-SPREAD, COUPLING, 'Carrera 20 mm', (-10, -60)), (0.05, 0.02, 'FV-201', (230, 40))):
        side.tag((x, 0, AXIS + z), words, shift)
    end = sheet.view('front', (1240, 470), A3 / 5, (0, 0, top / 2))
    end.dimension((0, -AXIS, 0), (0, AXIS, 0), 56, label='ø 190')
    end.centre_line((0, 0, -0.02), (0, 0, top + 0.02))
    end.tag((0, 0.072, AXIS + 0.153), '8 × M12', (-114, -46))
    end.tag((0, -0.0539, AXIS - 0.0539), '4 × ø 19', (60, -90))
    return sheet


PICTURES = {
    'products/valvulas-control-conjunto': photo(whole, samples=32),
    'products/valvulas-control-detalle': detail,
    'products/valvulas-control-plano': drawing(plan),
}
