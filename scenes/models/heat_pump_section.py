"""The heat pump of heat_pump.py cut open: tubes in both shells, rotors in the compressor. Blue is cold refrigerant, amber hot."""
import math

from mathutils import Vector

from scenes import stage
from scenes.materials import material
from scenes.models import heat_pump
from scenes.models.heat_pump import BACK, BED, FRONT, LOWER_R, LOWER_Z, POSTS, RECEIVER_X, SHAFT_Z, SINK_DN, SOURCE_DN, UPPER_R, UPPER_Z
from scenes.parts import refrigeration
from scenes.parts.automatic import safety_valve
from scenes.parts.casting import united
from scenes.parts.connections import joint, open_stub
from scenes.parts.core import Port, box, build, from_mesh, lathe, place, tube
from scenes.parts.exchangers import tube_bundle
from scenes.parts.fasteners import bolt_circle
from scenes.parts.fire import tinted
from scenes.parts.instruments import level_glass
from scenes.parts.lettering import name_plate
from scenes.parts.pipes import nozzle, pipe
from scenes.parts.refrigeration import expansion_valve, filter_drier, vertical_vessel
from scenes.parts.sizes import valve_length
from scenes.parts.valves import globe_valve
from scenes.parts.vessels import saddle
from scenes.web import record
from scenes.web.cutting import cut_each, orange, remove_drills
from scenes.web.machines.heat_pump import compressor

HALF, MIDDLE, WALL, JACKET = 2.75 / 2, 0.05, 0.012, 0.034
CUT = BACK - 0.0003
# over the bundle of the evaporator, and under that of the condenser
BOILING, CONDENSED = LOWER_Z + 0.085, UPPER_Z - 0.155
COLD, HOT = ((0.40, 0.72, 0.95), (0.03, 0.30, 0.75), 0.16), ((1.0, 0.66, 0.38), (1.0, 0.30, 0.03), 0.10)
# the liquid line passes behind the motor at the height where it is seen
DRIER_Z = 1.04


def shell(radius):
    """Steel shell with tube plates, water box and return head: all that is cut in orange."""
    inner = radius - JACKET - WALL
    with place() as part:
        tube(inner + WALL, inner, 2 * HALF, 'iron_grey', (-HALF, 0, 0), bevel=0)
        for x in (-HALF, HALF):
            lathe([(-0.03, 0), (-0.03, radius * 1.17), (0.03, radius * 1.17), (0.03, 0)], 'graphite', (x, 0, 0), bevel=0)
        box_r = radius * 0.95
        lathe([(0.028, box_r - 0.014), (0.028, box_r), (0.24, box_r), (0.24, radius * 1.12), (0.29, radius * 1.12), (0.29, 0), (0.25, 0), (0.25, box_r - 0.014)],
              'iron_grey', (-HALF, 0, 0), '-x', bevel=0)
        bowl = [(0.16 * math.sin(t), math.cos(t)) for t in [i * math.pi / 24 for i in range(13)]]
        outer = [(0.028, box_r), *((0.08 + x, box_r * r) for x, r in bowl)]
        lathe(outer + [(x - (0.014 if i > 1 else 0), max(r - 0.014, 0)) for i, (x, r) in enumerate(outer)][::-1], 'iron_grey', (HALF, 0, 0), bevel=0, name='head')
        box((0.222, box_r * 2 - 0.03, 0.012), 'iron_grey', (-HALF - 0.139, 0, 0), bevel=0)
    return part


def jacket(radius):
    with place() as wool:
        tube(radius - 0.003, radius - JACKET + 0.0005, 2 * HALF - 0.062, 'wool', (-HALF + 0.031, 0, 0), bevel=0)
    with place() as skin:
        tube(radius, radius - 0.004, 2 * HALF - 0.062, 'white', (-HALF + 0.031, 0, 0), bevel=0)
        for x in (-1.30, -0.68, 0.0, 0.68, 1.30):
            tube(radius + 0.006, radius - 0.001, 0.055, 'stainless', (x - 0.0275, 0, 0), bevel=0)
    return wool, skin


def tubes(radius, low, high):
    """The tubes behind the cut, the nearest row just behind it."""
    pitch, limit = 0.042, radius - JACKET - WALL - 0.026
    points = [(0.016 + pitch * 0.87 * j, pitch * (i + 0.5 * (j % 2))) for j in range(7) for i in range(-6, 7)]
    tube_bundle([p for p in points if math.hypot(*p) < limit and low < p[1] < high], 0.0135, 2 * HALF - 0.058, (-HALF + 0.029, 0, 0), 'x', 'copper', sides=20)


def dye(name, colour, x0, x1, z0, z1, radius=None):
    """Dyed section between two heights of a round shell, and the level at the top of a liquid."""
    mat = tinted(name, *colour)
    outline = [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
    build(name, [(x, 0.002, z) for x, z in outline], [[0, 1, 2, 3]], mat, smooth=False)
    if radius:
        far = math.sqrt(radius ** 2 - z1 ** 2)
        build(name, [(x0, 0.002, z1), (x1, 0.002, z1), (x1, far, z1), (x0, far, z1)], [[0, 1, 2, 3]], mat, smooth=False)


def exchanger(radius, z, dn, marks):
    with place((MIDDLE, BACK, z)):
        steel = shell(radius)
        wool, skin = jacket(radius)
        with place() as studs:
            for x in (-HALF, HALF):
                bolt_circle(20, radius * 1.10, 0.016, 0.06, at=(x + 0.03, 0, 0))
        for side, colour in ((-0.5, marks[0]), (0.5, marks[1])):
            open_stub(dn, (-HALF - 0.28, 0.0, side * radius), '-x', 0.24, ring=colour)
    cut_each([*wool.objects, *skin.objects, *studs.objects, *steel.objects], CUT, orange('iron_grey', 'graphite'))


def exchangers():
    exchanger(LOWER_R, LOWER_Z, SOURCE_DN, ('blue', 'blue'))
    exchanger(UPPER_R, UPPER_Z, SINK_DN, ('blue', 'red'))
    inner = LOWER_R - JACKET - WALL
    with place((MIDDLE, BACK, LOWER_Z)):
        tubes(LOWER_R, -1, 0.06)
        dye('cold refrigerant', COLD, -HALF + 0.03, HALF - 0.03, -inner, BOILING - LOWER_Z, inner)
    inner = UPPER_R - JACKET - WALL
    with place((MIDDLE, BACK, UPPER_Z)):
        tubes(UPPER_R, -0.14, 1)
        dye('hot refrigerant', HOT, -HALF + 0.03, HALF - 0.03, CONDENSED - UPPER_Z, inner)
        dye('condensed refrigerant', ((1.0, 0.50, 0.16), (1.0, 0.24, 0.02), 0.30), -HALF + 0.03, HALF - 0.03, -inner, CONDENSED - UPPER_Z, inner)
    with place() as stands:
        for x in POSTS:
            saddle(LOWER_R - 0.003, (x + 0.12, BACK, LOWER_Z), height=LOWER_Z - BED, width=0.46, thick=0.12)
            saddle(UPPER_R - 0.003, (x, BACK, UPPER_Z), height=UPPER_Z - 1.245, width=0.44, thick=0.10)
    cut_each(stands.objects, CUT, orange())
    base = nozzle(25, (0.95, BACK, UPPER_Z + UPPER_R - 0.04), 'z', 0.14)
    out = safety_valve(25, base['face'].at, 'z', 'x')['out']
    pipe([out.at, out.out(0.16), out.out(0.16) + Vector((0, 0, 0.426))], 40, start='flange')


def machine():
    """The compressor cut through its shaft, its rotors whole; motor, guard and bed are not cut."""
    def plate(lines, *args):
        if lines[0] != 'K-101':
            with record.part('frame'):
                name_plate(lines, *args)
    # sharp: a cast skin would take minutes to drill
    def sharp(solids, mat, **_):
        return from_mesh('casting', united(solids), mat, bevelled=False)
    with record.instead(refrigeration, cast=sharp), record.instead(heat_pump, name_plate=plate), record.naming(heat_pump, motor='frame', coupling_guard='frame', conduit='frame', beam='frame', box='frame'):
        unit = compressor()
    cut_each(record.objects_by_part()['compressor'], FRONT - 0.0003, orange('orange'))
    remove_drills()
    # polished ones mirror more than few samples can show
    for obj in record.objects_by_part()['rotors']:
        if obj.active_material.name == 'polished':
            obj.data.materials[0] = material('stainless')
    return unit


def lines(unit):
    """Vapour leaves the crown of the evaporator; liquid enters it from below."""
    port = unit['suction']
    x, stop = port.at.x, globe_valve(100, port.out(valve_length(100) / 2), '-z', '-y', wheel='orange', mat='iron')
    joint(port)
    top = stop['in'].at.z + 0.26
    pipe([stop['in'].at, (x, FRONT, top), (x, 0.0, top), (x, 0.0, 1.07), (x, BACK, 1.07), (x, BACK, LOWER_Z + LOWER_R - 0.06)], 100, start='flange', insulated=True, jacket='aluminium')
    heat_pump.discharge_line(unit)
    heat_pump.oil_line({'oil': Port((unit['oil'].at.x, FRONT - 0.02, SHAFT_Z - 0.14), '-y', 20)})
    vessel = vertical_vessel(0.20, 0.62, (RECEIVER_X, FRONT, BED), skirt=0.16)
    pipe([(1.24, BACK, UPPER_Z - UPPER_R + 0.045), (1.24, BACK, 1.19), (RECEIVER_X, BACK, 1.19), (RECEIVER_X, FRONT, 1.19), (RECEIVER_X, FRONT, vessel['top'].at.z - 0.02)], 40)
    level_glass(0.34, (RECEIVER_X, FRONT - 0.20, 0.66), '-y', reach=0.10, level=0.45)
    y, z = -0.02, 0.44
    drier, valve = filter_drier(40, (1.30, y, DRIER_Z), '-x'), expansion_valve(40, (0.94, y, DRIER_Z), '-x')
    pipe([(RECEIVER_X, FRONT + 0.15, z), (RECEIVER_X, y, z), (RECEIVER_X - 0.02, y, DRIER_Z), drier['in'].at], 40)
    pipe([drier['out'].at, valve['in'].at], 40)
    pipe([valve['out'].at, (0.66, y, DRIER_Z), (0.66, y, 0.255), (0.66, BACK, 0.255), (0.66, BACK, LOWER_Z - LOWER_R + 0.05)], 40)


def section():
    record.start()
    with record.part('frame'):
        heat_pump.frame()
        exchangers()
    unit = machine()
    with record.part('frame'):
        lines(unit)
        heat_pump.panel()


def whole():
    section()
    stage.camera(10, 22, 55, margin=0.05)
    stage.studio(azimuth=10, size=2.0)


PICTURES = {'equipment/bombas-calor-corte': whole}
