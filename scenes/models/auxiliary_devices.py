"""Auxiliary devices of a steam system as a composed group: traps, strainer, separator, sight glass and check valves.

They stand unmounted on dark plinths, as in a catalogue photograph; flow to +X, the viewer on the -Y side. Floor at z = 0.
"""
import math

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.materials import SURFACES
from scenes.parts.asme import by_class
from scenes.parts.connections import joint
from scenes.parts.core import box, tube
from scenes.parts.fasteners import flange
from scenes.parts.lettering import name_plate
from scenes.parts.pipes import floor_support, pipe
from scenes.parts.sizes import flange_size, pipe_radius, valve_length, wafer_length
from scenes.parts.steamline import separator, sight_glass, strainer
from scenes.parts.traps import bucket_trap, disc_check, disc_trap, float_trap, open_ends
from scenes.parts.valves import ball_valve, check_valve
from scenes.pictures import drawing

# a post so near is plain: the clouds of zinc would look like stains
SURFACES.update({'post': ((0.44, 0.46, 0.48), 1.0, 0.46, 'smooth')})
STEP, LOW = 0.16, 0.05
SEPARATOR_Z = 0.66
DRAIN_Z = 0.40
# between faces: ASME B16.10, class 150
CHECK_65 = 0.216


def flange_rest(dn):
    """Height of the axis of a fitting that lies on its flanges."""
    return flange_size(dn)[0]


def plinths():
    box((0.90, 0.36, STEP), 'graphite', (0.23, 0.25, STEP / 2), bevel=0.012)
    box((1.46, 0.84, LOW), 'graphite', (0.07, 0.09, LOW / 2), bevel=0.010)


def standing_separator(x, y):
    """Separator on its own three-leg stand, drain flange below."""
    unit = separator(80, (x, y, SEPARATOR_Z))
    open_ends(unit)
    r = pipe_radius(80)
    drum, low = r * 2.3, SEPARATOR_Z - r * 7
    drain = unit['drain']
    flange(25, drain.at, '-z', bolted=False, mat='iron')
    tube(drum + 0.012, drum - 0.004, 0.05, 'galvanised', (x, y, low + 0.02), 'z')
    for i in range(3):
        t = math.radians(-60 + 120 * i)
        out = (math.sin(t), -math.cos(t))
        foot = (x + out[0] * (drum + 0.022), y + out[1] * (drum + 0.022))
        box((low + 0.07 - LOW, 0.05, 0.020), 'galvanised', (*foot, (low + 0.07 + LOW) / 2), 'z', (*out, 0), bevel=0.003)
        box((0.012, 0.09, 0.08), 'galvanised', (foot[0] + out[0] * 0.02, foot[1] + out[1] * 0.02, LOW + 0.005), 'z', (*out, 0), bevel=0.002)
    name_plate([MARK, 'Separador de vapor', 'DN 80  clase 150', 'Sep. 98 %'], (0.13, 0.085), (x, y - drum - 0.001, SEPARATOR_Z - 0.12), '-y')
    return unit


def cradles(part):
    """A notched block under each flange of a trap, whose round body would roll."""
    for name, side in (('in', 1), ('out', -1)):
        port = part[name]
        outer, _, _, _, thick = flange_size(port.dn)
        high = port.at.z - outer * 0.62 - LOW
        box((0.05, outer * 1.5, high), 'galvanised', (port.at.x + side * thick / 2, port.at.y, LOW + high / 2), bevel=0.003)


@by_class()
def group():
    plinths()
    parts = {'separator': standing_separator(-0.44, 0.24)}
    parts['bucket'] = bucket_trap(25, (-0.06, 0.24, STEP + 0.185), mat='iron_grey')
    parts['strainer'] = strainer(80, (0.40, 0.25, STEP + flange_rest(80)), 'x', (0, 0.9, 0.45))
    parts['float'] = float_trap(25, (-0.44, -0.14, LOW + 0.172))
    cradles(parts['float'])
    parts['disc'] = disc_trap(25, (-0.15, -0.20, LOW + flange_rest(25)))
    parts['check'] = check_valve(65, (0.14, -0.12, LOW + flange_rest(65)), mat='iron_grey', length=CHECK_65)
    parts['sight'] = sight_glass(50, (0.44, -0.15, LOW + flange_rest(50)))
    parts['wafer'] = disc_check(80, (0.665, -0.16, LOW + wafer_length(80) / 2), 'z', (-0.5, 0.86, 0))
    for name in ('bucket', 'strainer', 'float', 'disc', 'check', 'sight'):
        open_ends(parts[name])
    return parts


@by_class()
def drain():
    """The drain of a steam line in its right order: stop valve, strainer, trap, sight glass, check valve, stop valve."""
    stop = ball_valve(25, (-0.42, 0, DRAIN_Z), 'x', 'z')
    # basket to the side: in a steam line it must not hold water
    basket = strainer(25, stop['out'].out(valve_length(25) / 2), 'x', (0, 0.9, 0.43))
    trap = float_trap(25, basket['out'].out(valve_length(25) / 2 + 0.03))
    sight = sight_glass(25, trap['out'].out(valve_length(25) * 0.4))
    check = check_valve(25, sight['out'].out(valve_length(25) * 0.4), mat='iron_grey')
    last = ball_valve(25, check['out'].out(valve_length(25) * 0.425), 'x', 'z')
    for part in (stop, basket, trap, sight, check):
        joint(part['out'])
    corner, end = stop['in'].out(0.14), last['out'].out(1.2)
    pipe([(corner.x, 0, DRAIN_Z + 1.0), corner, stop['in'].at], 25, end='flange')
    pipe([last['out'].at, end], 25, start='flange')
    for x in (stop['in'].at.x - 0.055, last['out'].at.x + 0.055):
        floor_support(25, (x, 0, DRAIN_Z), mat='post')
    stage.camera(-19, 13, 70, target=(-0.005, 0, DRAIN_Z + 0.025), distance=2.6)
    stage.studio(azimuth=-19, size=0.8)


ROW_HIGH, ROW_LOW = 0.62, 0.0


@by_class()
def catalogue_rows():
    """The same devices side by side, all seen across the flow: four above, three below."""
    separator(80, (-1.00, 0, ROW_HIGH + 0.10))
    float_trap(25, (-0.42, 0, ROW_HIGH))
    bucket_trap(25, (0.08, 0, ROW_HIGH))
    disc_trap(25, (0.52, 0, ROW_HIGH))
    strainer(80, (-0.42, 0, ROW_LOW))
    check_valve(65, (0.08, 0, ROW_LOW), length=CHECK_65)
    sight_glass(50, (0.52, 0, ROW_LOW))
    disc_check(80, (0.88, 0, ROW_LOW))


def face_to_face(view, centre, half, offset, drop):
    """Built length between the two flange faces."""
    x, z = centre
    view.dimension((x - half, 0, z - drop), (x + half, 0, z - drop), offset)


def plan():
    catalogue_rows()
    sheet = Sheet('Dispositivos auxiliares de vapor, clase 150', 'DA-100')
    view = sheet.view('side', (800, 470), A3 / 6, (-0.10, 0, 0.36))
    rows = (((-1.00, ROW_HIGH + 0.10), valve_length(80) * 0.575, 262, 0.1), ((-0.42, ROW_HIGH), valve_length(25) / 2 + 0.03, 96, 0.06),
            ((0.08, ROW_HIGH), valve_length(25) / 2 + 0.025, 130, 0.06),
            ((0.52, ROW_HIGH), valve_length(25) / 2, 60, 0.06), ((-0.42, ROW_LOW), valve_length(80) / 2, 150, 0.1),
            ((0.08, ROW_LOW), CHECK_65 / 2, 60, 0.09),
            ((0.52, ROW_LOW), valve_length(50) * 0.4, 70, 0.08), ((0.88, ROW_LOW), wafer_length(80) / 2, 60, 0.07))
    for centre, half, offset, drop in rows:
        face_to_face(view, centre, half, offset, drop)
    top = ROW_HIGH + 0.10
    view.dimension((-1.00 - valve_length(80) * 0.575, 0, top), (-1.00, 0, top - pipe_radius(80) * 9.5), -40, vertical=True)
    for point, words, shift in (((-1.00, 0, top + 0.09), 'SP-101 separador DN 80', (40, -60)),
                                ((-0.42, 0, ROW_HIGH + 0.06), 'ST-101 flotador DN 25', (40, -80)),
                                ((0.08, 0, ROW_HIGH + 0.13), 'ST-102 balde invertido DN 25', (40, -60)),
                                ((0.52, 0, ROW_HIGH + 0.06), 'ST-103 termodinámica DN 25', (30, -60)),
                                ((-0.42, 0, 0.05), 'F-101 filtro Y DN 80, en planta', (-60, -60)), ((0.08, 0, 0.10), 'NRV-101 retención DN 65', (-40, -60)),
                                ((0.52, 0, 0.05), 'SG-101 mirilla DN 50', (-40, -90)), ((0.88, 0, 0.05), 'NRV-102 disco DN 80', (-30, -150))):
        view.tag(point, words, shift)
    for z, x0, x1 in ((ROW_HIGH, -0.60, 0.70), (ROW_LOW, -0.65, 0.98)):
        view.centre_line((x0, 0, z), (x1, 0, z))
    return sheet


PICTURES = {
    'products/dispositivos-auxiliares-drenaje': drain,
    'products/dispositivos-auxiliares-plano': drawing(plan),
}
