"""Flow meters: vortex meter on a clad steam line, and orifice station with condensate pots and differential transmitter.

The lines lie along X, steam flows to +X, the viewer stands on the -Y side. Floor at z = 0.
"""
from mathutils import Vector

from scenes import stage
from scenes.drawing import A3, Sheet
from scenes.parts.core import box, cylinder, sweep, tube
from scenes.parts.fasteners import blind_flange, bolts
from scenes.parts.lettering import name_plate
from scenes.parts.metering import (clad_collar, condensate_pot, dp_transmitter, line_marking, orifice_flanges, pressure_transmitter, root_valve,
                                   temperature_transmitter)
from scenes.parts.pipes import floor_support, outer_radius, pipe, syphon
from scenes.parts.structure import conduit
from scenes.parts.valves import needle_cock
from scenes.parts.wafer_meter import DN, FLANGE, HALF, class_300, wafer_vortex_meter
from scenes.pictures import drawing, photo

Z = 0.50
# 15 D before and more than 5 D after the meter, of the bore of schedule 40
LEFT, RIGHT = -HALF - 1.535, HALF + 0.855
PT_X, TT_X = 0.46, 0.68
POSTS, MARK_X = (-1.25, 0.58), -0.52
HIGH_Z = 1.05


def pressure_point(x, y=0.0, z=Z, dn=DN):
    """Tapping on top of the clad line with syphon, cock and transmitter."""
    top = outer_radius(dn, True)
    cylinder(0.0107, top - 0.02, 'steel', (x, y, z + 0.04), 'z', bevel=0)
    clad_collar(0.0107, (x, y, z + top), 'z')
    loop = syphon((x, y, z + top + 0.018), 'z', 'x', rise=0.13)
    cock = needle_cock(loop['end'].out(0.033), 'z', '-y')
    return pressure_transmitter(at=cock['out'].at)


def temperature_point(x, y=0.0, z=Z, dn=DN):
    """Thermowell boss on top of the clad line with its transmitter."""
    top = outer_radius(dn, True)
    cylinder(0.018, top, 'steel', (x, y, z + 0.03), 'z')
    clad_collar(0.018, (x, y, z + top), 'z')
    return temperature_transmitter((x, y, z + top + 0.028), 'z', '-y')


def junction_box(at):
    """Field terminal box; at = centre of its back. Returns the three gland points on its top."""
    x, y, z = at
    box((0.18, 0.08, 0.14), 'iron_grey', (x, y - 0.04, z), bevel=0.006)
    box((0.17, 0.012, 0.13), 'iron_grey', (x, y - 0.082, z), bevel=0.004)
    bolts([(sx * 0.072, sz * 0.052) for sx in (1, -1) for sz in (1, -1)], 0.007, at=(x, y - 0.088, z), axis='-y')
    name_plate(['JB-101', 'FT  PT  TT   24 V CC'], (0.10, 0.045), (x, y - 0.088, z), '-y')
    return [Vector((x + dx, y - 0.04, z + 0.07)) for dx in (-0.055, 0, 0.055)]


def signal_cables(meter, pressure, temperature):
    """From each head behind the line and down to the junction box on the right-hand post."""
    tops = junction_box((0.58, -0.03, 0.27))
    for top, source, side in zip(tops, (meter, pressure, temperature), (0.10, 0.06, 0.05)):
        out = source['cable'].at
        back, low = outer_radius(DN, True) + 0.03, Z - outer_radius(DN, True) - 0.03
        conduit([out, out + Vector((side, 0, 0)), (out.x + side, back, out.z - 0.03), (out.x + side, back, low), (top.x, back - 0.02, low),
                 (top.x, top.y, low - 0.01), top],
                0.0065, 'rubber', 0.035)


def vortex_line():
    meter = wafer_vortex_meter((0, 0, Z))
    with class_300():
        pipe([(LEFT, 0, Z), meter['in'].at], DN, start='flange', end='flange', insulated=True)
        pipe([meter['out'].at, (RIGHT, 0, Z)], DN, start='flange', end='flange', insulated=True)
        blind_flange(DN, (LEFT, 0, Z), 'x')
        blind_flange(DN, (RIGHT, 0, Z), '-x')
    line_marking(DN, 'VAPOR 10 barg', (MARK_X, 0, Z))
    for x in POSTS:
        floor_support(DN, (x, 0, Z), insulated=True)
    signal_cables(meter, pressure_point(PT_X), temperature_point(TT_X))
    return meter


def impulse_line(port, side, manifold_port):
    """Root valve, condensate pot at tapping height and tube down to the manifold."""
    valve = root_valve(port.out(0.05), '-y', (side * 0.55, 0, 0.84))
    end = valve['out'].at
    pot = (side * 0.28, end.y - 0.05, HIGH_Z)
    sweep([end + Vector((0, 0.01, 0)), (end.x, pot[1], HIGH_Z), (pot[0] - side * 0.03, pot[1], HIGH_Z)], 0.0107, 'stainless', bend=0.03)
    chamber = condensate_pot(pot)
    bottom, entry = chamber['bottom'], manifold_port
    bolts([(0, 0)], 0.014, at=bottom.at + Vector((0, 0, 0.004)), axis='-z', mat='stainless')
    sweep([bottom.at + Vector((0, 0, 0.005)), (pot[0], pot[1], entry.at.z), entry.out(-0.004)], 0.006, 'stainless', bend=0.035)


def instrument_post(y, top):
    """Two-inch stand behind the manifold with bracket and U-bolts."""
    pipe([(0, y, 0.0), (0, y, top)], 50, mat='galvanised', end='cap')
    box((0.24, 0.24, 0.012), 'galvanised', (0, y, 0.006))
    bolts([(sx * 0.09, sy * 0.09) for sx in (1, -1) for sy in (1, -1)], 0.014, at=(0, y, 0.012), axis='z')


def orifice_line():
    unit = orifice_flanges(DN, (0, 0, HIGH_Z))
    for name, x, side in (('in', -0.95, -1), ('out', 0.85, 1)):
        start = unit[name].at
        pipe([start, unit[name].out(0.06)], DN)
        pipe([unit[name].out(0.05), (x, 0, HIGH_Z)], DN, end='flange', insulated=True)
        blind_flange(DN, (x, 0, HIGH_Z), 'x' if side < 0 else '-x')
        floor_support(DN, (x - side * 0.3, 0, HIGH_Z), insulated=True)
    line_marking(DN, 'VAPOR', (-0.42, 0, HIGH_Z), 0.30)
    y = unit['high'].at.y - 0.15
    low = HIGH_Z - 0.42
    device = dp_transmitter(at=(0, y, low))
    for side, tap, entry in ((-1, 'high', 'high'), (1, 'low', 'low')):
        impulse_line(unit[tap], side, device[entry])
    post = y + 0.115
    instrument_post(post, low + 0.16)
    box((0.11, 0.058, 0.09), 'galvanised', (0, y + 0.0275 + 0.028, low), bevel=0.003)
    for z in (low - 0.03, low + 0.03):
        tube(0.037, 0.029, 0.010, 'bolt', (0, post, z - 0.005), 'z')
    out = device['cable'].at
    conduit([out, out + Vector((0.035, 0, 0)), out + Vector((0.035, 0.0, -0.30)), (0.03, post, low - 0.33)], 0.0065, 'rubber', 0.03)
    return unit


def whole():
    vortex_line()
    stage.camera(-24, 13, 70, margin=0.06)
    stage.studio(azimuth=-24)


def detail():
    orifice_line()
    stage.camera(-21, 13, 70, target=(0.02, -0.2, HIGH_Z - 0.13), distance=2.6, focus=(0, -0.34, HIGH_Z - 0.1), aperture=4.0)
    stage.studio(azimuth=-21, size=0.9)


def plan():
    vortex_line()
    rim = Z - FLANGE[0]
    sheet = Sheet('Medidor vórtice DN 100 entre bridas clase 300', 'MF-100-V', letters=27)
    side = sheet.view('side', (720, 425), A3 / 8, ((LEFT + RIGHT) / 2, 0, 0.55))
    side.dimension((LEFT, 0, rim), (-HALF, 0, rim), 240, label='1 535  (15 D)')
    side.dimension((-HALF, 0, rim), (HALF, 0, rim), 290)
    side.dimension((HALF, 0, rim), (RIGHT, 0, rim), 240, label='855  (5 D mín.)')
    side.dimension((LEFT, 0, 0), (LEFT, 0, Z), -50)
    side.dimension((LEFT, 0, Z), (LEFT, 0, stage.bounds()[2].z), -50)
    # not through the words on the line
    side.centre_line((LEFT - 0.08, 0, Z), (MARK_X - 0.19, 0, Z))
    side.centre_line((MARK_X + 0.19, 0, Z), (RIGHT + 0.08, 0, Z))
    side.tag((0, 0, Z + 0.40), 'FT-101 vórtice', (-70, -60))
    side.tag((PT_X, 0, Z + 0.55), 'PT-101', (-60, -60))
    side.tag((TT_X, 0, Z + 0.30), 'TT-101', (50, -80))
    side.tag((0.58, 0, 0.27), 'JB-101', (-60, 60))
    side.tag((-1.0, 0, Z + 0.09), 'Aislamiento y camisa', (20, -80))
    end = sheet.view('front', (1462, 425), A3 / 8, (0, 0, 0.55))
    end.dimension((0, -FLANGE[0], Z), (0, FLANGE[0], Z), 300, label='ø 254')
    end.centre_line((0, 0, 0), (0, 0, 1.1))
    return sheet


PICTURES = {
    'products/medidores-flujo-conjunto': photo(whole, samples=32),
    'products/medidores-flujo-detalle': detail,
    'products/medidores-flujo-plano': drawing(plan),
}
