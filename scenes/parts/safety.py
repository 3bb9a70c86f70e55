"""Spring safety valve DN 50/80 (2 J 3 of API 526, class 150) in full detail, inside and outside, for close and cut pictures.

Spindle along local Z from the inlet face (z = 0); outlet along +X; lever to -X. Every housing is a closed body, so that
casting.cut_open can open it.
"""
from scenes.brand import MARK
from scenes.parts.asme import BEHIND, class_flange
from scenes.parts.casting import cast, circle, drilled, plate, rounded, spring, threaded, turned
from scenes.parts.core import box, cylinder, lathe, place, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts
from scenes.parts.lettering import name_plate, text

INLET, OUTLET = 50, 80
# from the axis of one flange to the face of the other: 5 3/8 and 4 7/8 inches in API 526
OUTLET_Z, OUTLET_X = 0.137, 0.124
BODY_TOP, BONNET_FOOT, BONNET_TOP = 0.244, 0.2475, 0.480
BONNET_RIM, DRAIN_Z, PLATE_Z = 0.094, 0.084, 0.142
SEAT = 0.127
CAP_TOP, PIVOT = 0.584, (-0.043, 0.559)


def body(mat):
    def solids():
        lathe([(BEHIND, 0), (BEHIND, 0.050), (0.045, 0.047), (0.095, 0.074), (0.200, 0.076), (BODY_TOP - 0.006, 0.070), (BODY_TOP - 0.006, 0)], None,
              axis='z', bevel=0.012)
        lathe([(0, 0), (0, 0.064), (0.07, 0.060), (OUTLET_X - BEHIND, 0.054), (OUTLET_X - BEHIND, 0)], None, (0, 0, OUTLET_Z), 'x', bevel=0.008)
        box((0.102, 0.03, 0.070), None, (-0.004, -0.066, PLATE_Z), bevel=0.006)
        cylinder(0.011, 0.082, None, (0, 0, DRAIN_Z), (-0.7, -0.7, 0), bevel=0.002)

    def cavity():
        cylinder(0.040, 0.14, None, (0, 0, OUTLET_Z), 'x', bevel=0)
        lathe([(0.086, 0), (0.086, 0.056), (0.215, 0.060), (0.26, 0.060), (0.26, 0)], None, axis='z', bevel=0.008)
        cylinder(0.0312, 0.12, None, (0, 0, -0.01), 'z', bevel=0)
    cast(solids, mat, cavity, voxel=0.0018, soften=18)
    class_flange(INLET, (0, 0, 0), '-z', 'x', mat, bore=0.0312)
    class_flange(OUTLET, (OUTLET_X, 0, OUTLET_Z), 'x', 'z', mat)
    plate([circle(BONNET_RIM), circle(0.060), *drilled(8, 0.083, 0.007)], 0.018, mat, (0, 0, BODY_TOP - 0.018), 'z', edge=0.0015)


def plug_and_plate(mat):
    bolts([(0, 0)], 0.014, mat='bolt', at=(-0.0574, -0.0574, DRAIN_Z), axis=(-0.7, -0.7, 0))
    # few words, so that they can be read in the picture of the whole valve
    name_plate([MARK, 'VS-50  2 J 3', '10,0 barg', '5 110 kg/h'], (0.094, 0.062), (-0.004, -0.0805, PLATE_Z), '-y', largest=0.08)


def trim():
    """Nozzle with the throat of orifice J, 32.5 mm; disc in its holder, guide: what the steam touches."""
    lathe([(-0.0005, 0.025), (-0.0005, 0.044), (0.0, 0.044), (0.001, 0.031), (SEAT - 0.02, 0.031), (SEAT - 0.016, 0.027), (SEAT, 0.0200), (SEAT, 0.0163),
           (0.06, 0.0163), (0.02, 0.022)],
          'stainless', axis='z', bevel=0, closed=True, name='nozzle')
    tube(0.036, 0.0275, 0.010, 'brass', (0, 0, SEAT - 0.022), 'z', bevel=0.001)
    lathe([(SEAT + 0.0004, 0), (SEAT + 0.0004, 0.024), (SEAT + 0.012, 0.024), (SEAT + 0.012, 0)], 'polished', axis='z', bevel=0.0006, name='disc')
    lathe([(SEAT + 0.0124, 0), (SEAT + 0.0124, 0.0245), (SEAT - 0.002, 0.0265), (SEAT - 0.004, 0.036), (SEAT + 0.014, 0.033), (SEAT + 0.030, 0.0285),
           (SEAT + 0.070, 0.0285), (SEAT + 0.070, 0.0084), (SEAT + 0.032, 0.0084), (SEAT + 0.028, 0)],
          'steel', axis='z', bevel=0.0008, name='holder')
    lathe([(SEAT + 0.028, 0.0290), (SEAT + 0.028, 0.036), (0.218, 0.038), (0.228, 0.0595), (0.2435, 0.0595), (0.2435, 0.066), (BONNET_FOOT, 0.066),
           (BONNET_FOOT, 0.0290)], 'bronze', axis='z', bevel=0.001, closed=True, name='guide')


def bonnet(mat):
    """Open bonnet: foot ring, two arms, head with the thread of the setting screw."""
    def solids():
        cylinder(0.066, 0.034, None, (0, 0, BONNET_FOOT + 0.008), 'z', bevel=0.004)
        for side in (1, -1):
            sweep([(side * 0.057, 0, BONNET_FOOT + 0.02), (side * 0.057, 0, 0.414), (side * 0.028, 0, 0.454)],
                  [(-0.021, -0.008), (0.021, -0.008), (0.021, 0.008), (-0.021, 0.008)], None, bend=0.02)
        lathe([(0.432, 0), (0.432, 0.040), (0.453, 0.040), (BONNET_TOP, 0.031), (BONNET_TOP, 0)], None, axis='z', bevel=0.004)

    def cavity():
        cylinder(0.0475, 0.430 - BONNET_FOOT, None, (0, 0, BONNET_FOOT - 0.01), 'z', bevel=0)
        cylinder(0.0152, 0.08, None, (0, 0, 0.418), 'z', bevel=0)
    cast(solids, mat, cavity, voxel=0.0016, soften=10)
    _bonnet_flange(mat)


def closed_bonnet(mat):
    def solids():
        lathe([(BONNET_FOOT + 0.008, 0), (BONNET_FOOT + 0.008, 0.070), (0.278, 0.062), (0.418, 0.056), (0.458, 0.040), (BONNET_TOP, 0.032), (BONNET_TOP, 0)],
              None, axis='z', bevel=0.02)
        for side in (1, -1):
            box((0.05, 0.007, 0.12), None, (side * 0.05, 0, 0.313), bevel=0.002)
    cast(solids, mat, voxel=0.0018, soften=14)
    _bonnet_flange(mat)


def _bonnet_flange(mat):
    plate([circle(BONNET_RIM), circle(0.0475), *drilled(8, 0.083, 0.007)], 0.018, mat, (0, 0, BONNET_FOOT), 'z', edge=0.0015)


def studs():
    bolt_circle(8, 0.083, 0.012, 0.0395, at=(0, 0, BONNET_FOOT + 0.018), axis='z')


def spring_plates():
    for z, up in ((0.280, 1), (0.424, -1)):
        lathe([(0, 0.0086), (0, 0.041), (0.007, 0.041), (0.008, 0.028), (0.015, 0.026), (0.015, 0.0086)], 'steel', (0, 0, z), 'z' if up > 0 else '-z',
              bevel=0.001, closed=True)


def spindle():
    cylinder(0.0078, 0.416, 'stainless', (0, 0, SEAT + 0.029), 'z', bevel=0.003)
    tube(0.016, 0.0078, 0.010, 'steel', (0, 0, 0.2698), 'z')
    spring(0.034, 0.0062, 0.130, 7.5, 'orange', (0, 0, 0.287))
    threaded(0.015, 0.070, 'steel', (0, 0, 0.424), pitch=0.0022)
    with place((0, 0, BONNET_TOP), 'z'):
        lathe([(0.001, 0), (0.001, 0.026), (0.013, 0.026), (0.013, 0)], 'steel', bevel=0.0012, segments=6)
    threaded(0.0078, 0.03, 'stainless', (0, 0, 0.536))
    bolts([(0, 0)], 0.020, at=(0, 0, 0.545), axis='z')


def cap(mat='orange'):
    """Hood over the setting screw with a slot and two cheeks for the lever."""
    def solids():
        turned([(BONNET_TOP - 0.012, 0), (BONNET_TOP - 0.012, 0.0375), (BONNET_TOP + 0.016, 0.0375), (BONNET_TOP + 0.022, 0.0335), (CAP_TOP - 0.02, 0.031),
                (CAP_TOP, 0.018), (CAP_TOP, 0)], 0.006, None)
        for side in (1, -1):
            outline = [(-0.052, 0.548), (-0.052, 0.570), (-0.02, 0.576), (-0.02, 0.526), (-0.036, 0.530)]
            plate([rounded(outline, 0.006)], 0.006, None, (0, side * 0.0095 + 0.003, 0), '-y', 'z', edge=0)

    def cavity():
        cylinder(0.0265, 0.098, None, (0, 0, BONNET_TOP - 0.02), 'z', bevel=0)
        cylinder(0.0325, 0.014, None, (0, 0, BONNET_TOP - 0.014), 'z', bevel=0)
        box((0.06, 0.013, 0.060), None, (-0.040, 0, 0.554), bevel=0)
    cast(solids, mat, cavity, voxel=0.0012, soften=8)


def lever():
    """Hand lever: its nose lies under the nut on the spindle, its arm hangs to the left."""
    shape = [(0.006, 0.536), (0.006, 0.543), (-0.026, 0.550), (-0.034, 0.571), (-0.052, 0.573), (-0.150, 0.430), (-0.154, 0.420),
             (-0.146, 0.414), (-0.137, 0.419), (-0.050, 0.543), (-0.034, 0.540)]
    plate([rounded(shape, 0.004), circle(0.0034, (-0.1445, 0.4225))], 0.010, 'stainless', (0, 0.005, 0), '-y', 'z', edge=0.001)
    cylinder(0.0042, 0.034, 'bolt', (PIVOT[0], -0.017, PIVOT[1]), 'y', bevel=0.0008)


def seal():
    """Wire through an eye of the cap and one of the bonnet, both ends crimped in the lead seal; the brass tag tells the set pressure."""
    out = (0.12, -0.99, 0)
    with place((0, 0, 0), out, 'z'):
        for z, r in ((0.485, 0.0375), (0.444, 0.040)):
            tube(0.0046, 0.0024, 0.004, 'steel', (r + 0.003, -0.002, z), 'y', bevel=0.0005)
        for side in (1, -1):
            sweep([(0.0415, 0, 0.485), (0.045, side * 0.0035, 0.477), (0.0465, side * 0.0012, 0.469), (0.046, side * 0.0030, 0.456), (0.0440, 0, 0.444)], 0.0007,
                  'copper', bend=0.006, sides=8)
        cylinder(0.0068, 0.004, 'dark_steel', (0.0455, 0, 0.468), bevel=0.001)
        text(MARK[:2], 0.0042, 'dial', (0.0497, 0, 0.468), depth=0.0002)
        sweep([(0.0440, 0, 0.443), (0.0455, 0.001, 0.436), (0.0462, 0, 0.4295)], 0.0006, 'copper', bend=0.004, sides=8)
        cylinder(0.0150, 0.0015, 'brass', (0.0452, 0, 0.4165), bevel=0.0004)
        text('10,0', 0.0068, 'black', (0.0471, 0, 0.4195), depth=0.0002)
        text('barg', 0.0050, 'black', (0.0471, 0, 0.4095), depth=0.0002)
