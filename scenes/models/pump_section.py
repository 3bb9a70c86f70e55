"""The mechanical pump of condensate_pump.py cut open while it fills: float half way up, exhaust open, motive steam shut."""
import math

from mathutils import Vector

from scenes import stage
from scenes.materials import material
from scenes.models.condensate_pump import DECK, exhaust_line, inlet_line, motive_line, outlet_line, receiver, structure
from scenes.parts.casting import circle, cut_open, rounded, spring, united
from scenes.parts.core import box, build, cylinder, from_mesh, lathe, place, prism, sphere, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange, flange_neck
from scenes.parts.fire import tinted
from scenes.parts.sizes import pipe_radius

BASE, CUT = DECK + 0.012, -0.02
W, REACH, LINE, LEVEL = 0.205, 0.38, 0.20, 0.275
MOTIVE, EXHAUST, COVER = -0.085, 0.085, 0.5305
FLOAT = (0.092, 0.032, LEVEL - 0.008)
ROOM = [(0.088, 0), (0.092, 0.08), (0.115, 0.155), (0.16, 0.193), (0.535, 0.193), (0.535, 0)]


def vessel():
    """Pressed body and its two nozzles, hollow, in one piece."""
    r = pipe_radius(50)

    def solids():
        lathe([(0.075, 0), (0.080, W * 0.45), (0.105, W * 0.82), (0.155, W), (0.500, W), (0.505, W * 1.22), (0.528, W * 1.22), (0.528, 0)], None, axis='z',
              bevel=0.010)
        for axis in ('x', '-x'):
            cylinder(r, REACH - flange_neck(50) + 0.002, None, (0, 0, LINE), axis, bevel=0)
            lathe([(0.1, 0), (W * 0.94, r * 1.5), (W * 1.01, r * 1.28), (W * 1.06, r), (W * 1.06, 0)], None, (0, 0, LINE), axis, bevel=0.002)

    def rooms():
        lathe(ROOM, None, axis='z', bevel=0)
        cylinder(r * 0.86, 2 * REACH, None, (-REACH, 0, LINE), bevel=0)
    return from_mesh('vessel', united(solids, rooms), 'orange', bevelled=False)


def channels():
    """Through the cover, from its sockets down to the valve seats; heights from the cover's underside."""
    for x, seat, bore in ((MOTIVE, 0.018, 0.0145), (EXHAUST, 0.022, 0.0135)):
        cylinder(seat, 0.0675, None, (x, CUT, -0.05), 'z', bevel=0)
        cylinder(bore, 0.2, None, (x, CUT, -0.04), 'z', bevel=0)


def cover():
    """Bolted cover with the two sockets, drilled."""
    with place((0, 0, COVER)):
        def solids():
            lathe([(0, 0), (0, W * 1.22), (0.024, W * 1.22), (0.028, W * 0.86), (0.052, W * 0.80), (0.060, W * 0.70), (0.060, 0)], None, axis='z', bevel=0.006)
            for x, s in ((MOTIVE, pipe_radius(20)), (EXHAUST, pipe_radius(25))):
                lathe([(0.02, 0), (0.02, s * 2.0), (0.088, s * 1.7), (0.106, s * 1.7), (0.106, 0)], None, (x, CUT, 0), 'z', bevel=0.003)
        return from_mesh('cover', united(solids, channels), 'iron_grey', bevelled=False)


def is_inside(point, normal):
    to_axis = Vector((point.x, 0, BASE + LINE)) - point
    near_line = to_axis.length < pipe_radius(50) and to_axis.dot(normal) > 0
    return near_line or math.hypot(point.x, point.y) < 0.196 and (Vector((0, 0, BASE + 0.33)) - point).dot(normal) > 0


def housings():
    """Cut in orange; the body's inner side is bare."""
    body, top = vessel(), cover()
    cut_open([body, top], (0, CUT, 0))
    body.data.materials.append(material('iron_grey'))
    for face in body.data.polygons:
        if face.material_index == 0 and is_inside(face.center, face.normal):
            face.material_index = 2
    with place() as joint:
        tube(W * 1.22, 0.193, 0.0025, 'rubber', (0, 0, 0.528), 'z', bevel=0)
        bolt_circle(12, W * 1.11, 0.016, 0.050, at=(0, 0, 0.5555), axis='z')
        for axis, x in (('x', REACH), ('-x', -REACH)):
            flange(50, (x, 0, LINE), axis, bolted=False, mat='orange')
        for turn in (30, 150):
            x, y = W * 0.78 * math.cos(math.radians(turn)), W * 0.78 * math.sin(math.radians(turn))
            box((0.095, 0.06, 0.05), 'orange', (x, y, 0.0475), 'z', (x, y, 0), bevel=0.006)
            box((0.014, 0.11, 0.11), 'orange', (x, y, 0.007), 'z', (x, y, 0), bevel=0.003)
    for obj in joint.objects:
        name = obj.active_material.name
        cut_open([obj], (0, CUT, 0), mat='cut' if name == 'orange' else name)


def seat(x, outer, bore):
    with place() as part:
        tube(outer, bore, 0.040, 'brass', (x, CUT, 0.508), 'z')
    cut_open(part.objects, (0, CUT, 0), mat='brass')


def motive_valve():
    seat(MOTIVE, 0.018, 0.009)
    sphere(0.0115, 'polished', (MOTIVE, CUT, 0.555))
    cylinder(0.004, 0.090, 'stainless', (MOTIVE, CUT, 0.458), 'z', bevel=0)


def exhaust_valve():
    seat(EXHAUST, 0.022, 0.013)
    cylinder(0.004, 0.030, 'stainless', (EXHAUST, CUT, 0.458), 'z', bevel=0)
    lathe([(0, 0), (0, 0.019), (0.005, 0.019), (0.014, 0.009), (0.014, 0)], 'stainless', (EXHAUST, CUT, 0.480), 'z', bevel=0.001)


def valves():
    """Seats screwed into the cover. One bar moves both: down, the motive ball sits and the exhaust disc hangs clear."""
    motive_valve()
    exhaust_valve()
    box((0.20, 0.014, 0.010), 'stainless', (0, CUT, 0.455), bevel=0.002)
    for x in (MOTIVE, EXHAUST):
        cylinder(0.008, 0.012, 'bolt', (x, CUT, 0.452), 'z')


def float_ball():
    """With its lever."""
    sphere(0.080, 'stainless', FLOAT)
    lathe([(-0.003, 0.0795), (0, 0.0815), (0.003, 0.0795)], 'stainless', FLOAT, 'z', bevel=0)
    sweep([(-0.052, 0.032, 0.402), (0, 0.032, 0.370), FLOAT], 0.006, 'stainless', bend=0.01)


def mechanism():
    """A plate under the cover carries the float's lever and the rocker; the spring between them snaps over its dead centre."""
    plate = rounded([(-0.045, 0.532), (0.045, 0.532), (0.045, 0.47), (0.018, 0.352), (-0.018, 0.352), (-0.045, 0.47)], 0.010)
    prism(plate, 0.006, 'stainless', (0, 0.054, 0), 'y', 'z', bevel=0.0008)
    for z in (0.370, 0.442):
        cylinder(0.006, 0.046, 'bolt', (0, 0.016, z), 'y', bevel=0.001)
        bolts([(0, 0)], 0.010, at=(0, 0.020, z), axis='-y')
    float_ball()
    # rocker: from its pin to the spring on one side, to the valves' bar on the other
    sweep([(0.056, 0.032, 0.416), (0, 0.032, 0.442), (-0.03, 0.032, 0.448)], 0.006, 'stainless', bend=0.01)
    box((0.016, 0.062, 0.010), 'stainless', (-0.03, 0.006, 0.449), bevel=0.002)
    with place((-0.052, 0.032, 0.402), (0.108, 0, 0.014)):
        spring(0.013, 0.0026, 0.109, 9, 'orange', axis='x')
    for x, z in ((-0.052, 0.402), (0.056, 0.416)):
        cylinder(0.005, 0.036, 'bolt', (x, 0.014, z), 'y', bevel=0.001)


def water():
    """Section and level of the condensate, dyed."""
    mat = tinted('section water', (0.40, 0.72, 0.95), (0.03, 0.30, 0.75), 0.10)
    slope = [(math.sqrt(max(r * r - CUT * CUT, 0)), z) for z, r in ROOM[1:4]]
    wide = math.sqrt(0.193 ** 2 - CUT ** 2)
    outline = [*slope, (wide, LEVEL)]
    outline = [(-x, z) for x, z in outline[::-1]] + outline
    build('water', [(x, CUT, z) for x, z in outline], [range(len(outline))], mat, smooth=False)
    r = math.sqrt((pipe_radius(50) * 0.86) ** 2 - CUT ** 2)
    for side in (-1, 1):
        build('water', [(side * x, CUT, LINE + z) for x, z in ((wide, -r), (REACH, -r), (REACH, r), (wide, r))], [range(4)], mat, smooth=False)
    rim = [(x, y) for x, y in circle(0.1925, count=96) if y > CUT]
    rim.sort(key=lambda p: math.atan2(p[1] - CUT, p[0]))
    build('level', [(wide, CUT, LEVEL), *((x, y, LEVEL) for x, y in rim), (-wide, CUT, LEVEL)], [range(len(rim) + 2)], mat, smooth=False)


def opened():
    with place((0, 0, BASE)) as part:
        housings()
        valves()
        mechanism()
        water()
        for name, at, axis, dn in (('in', (-REACH, 0, LINE), '-x', 50), ('out', (REACH, 0, LINE), 'x', 50), ('motive', (MOTIVE, CUT, 0.634), 'z', 20),
                                   ('exhaust', (EXHAUST, CUT, 0.634), 'z', 25)):
            part.port(name, at, axis, dn)
    return part


def frame():
    """The near side of the stand lies before the cut; the base stays."""
    with place() as part:
        structure()
    for obj in part.objects:
        _, low, high = stage.bounds([obj])
        if high.z > 0.3 or high.y < -0.2 and low.z > DECK - 0.01:
            cut_open([obj], (0, CUT, 0), mat=obj.active_material.name)


def section():
    pump = opened()
    for line in (inlet_line, outlet_line, motive_line, exhaust_line):
        line(pump)
    frame()
    receiver()
    stage.camera(-14, 8, 75, target=(0.0, 0, 0.685), distance=4.25, focus=(0, CUT, 0.6), aperture=6.3)
    stage.studio(azimuth=-14, size=1.0)


PICTURES = {'products/bombas-mecanicas-condensado-corte': section}
