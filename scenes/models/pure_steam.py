"""Pure-steam generator in polished stainless steel: evaporator and separator columns on a clean-room skid.

Plant steam heats the evaporator (left), pure steam leaves the separator at the top towards the right. The viewer stands on -Y. Floor at z = 0.
"""
from mathutils import Vector

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.materials import SURFACES
from scenes.parts.automatic import safety_valve
from scenes.parts.cabinets import emergency_stop, push_button, screen
from scenes.parts.condensate import floor_drain
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.fasteners import blind_flange
from scenes.parts.lettering import name_plate, text
from scenes.parts.machines import motor
from scenes.parts.metering import temperature_transmitter
from scenes.parts.pipes import pipe
from scenes.parts.sanitary import (STEEL, clean_column, diaphragm_valve, pneumatic_diaphragm_valve, round_foot, sanitary_gauge, sanitary_tube,
                                   tri_clamp, tube_radius)
from scenes.parts.structure import beam, conduit
from scenes.parts.traps import disc_trap
from scenes.parts.valves import globe_valve
from scenes.pictures import drawing, photo

# flat faces without grain: brushed ones look like veneer in warm light
SATIN = 'satin'
SURFACES[SATIN] = ((0.55, 0.57, 0.59), 1.0, 0.38, 'smooth')
E_X, E_R, E_LOW, E_LEN = -0.36, 0.15, 0.60, 1.46
S_X, S_R, S_LOW, S_LEN = 0.16, 0.19, 0.82, 1.06
DECK, LEVEL = 0.16, 1.04
BACK, FRONT = 0.30, -0.30
LEFT, RIGHT = -0.74, 0.98
# between the faces of its flanges, from its back to its inlet, to the top of the bend
OVERALL = 2.160, 0.750, 2.320


def skid():
    """Square-tube frame: base, rear portal, round feet."""
    z = DECK + 0.025
    for y in (FRONT, BACK):
        beam((LEFT, y, z), (RIGHT, y, z), 0.05, SATIN, 'box')
    for x in (LEFT + 0.025, -0.10, 0.50, RIGHT - 0.025):
        beam((x, FRONT, z), (x, BACK, z), 0.046, SATIN, 'box')
    for x in (LEFT + 0.05, 0.12, RIGHT - 0.05):
        for y in (FRONT, BACK):
            round_foot((x, y, 0), DECK + 0.005)
    top = 1.86
    for x in (LEFT + 0.025, RIGHT - 0.025):
        beam((x, BACK, DECK + 0.05), (x, BACK, top + 0.025), 0.05, SATIN, 'box')
    for level in (0.50, 1.02, top):
        beam((LEFT + 0.002, BACK, level), (RIGHT - 0.002, BACK, level), 0.046, SATIN, 'box')
    box((RIGHT - LEFT - 0.06, 0.54, 0.004), SATIN, ((LEFT + RIGHT) / 2, 0, DECK + 0.045), bevel=0.001)


def columns():
    """Both vessels with their clamp brackets to the rear portal."""
    evaporator = clean_column(E_R, E_LEN, (E_X, 0, E_LOW), bands=2)
    separator = clean_column(S_R, S_LEN, (S_X, 0, S_LOW), bands=1)
    for x, r in ((E_X, E_R), (S_X, S_R)):
        for level in (1.02, 1.60):
            tube(r + 0.005, r - 0.002, 0.045, STEEL, (x, 0, level - 0.022), 'z')
            box((0.07, BACK - r, 0.012), STEEL, (x, (BACK + r) / 2, level), bevel=0.002)
    beam((LEFT + 0.002, BACK, 1.60), (RIGHT - 0.002, BACK, 1.60), 0.04, SATIN, 'box')
    name_plate([MARK, 'Generador de vapor puro', '250 kg/h   3 bar   AISI 316L', 'N.º VP-0042'], (0.17, 0.105), (S_X, -S_R - 0.022, 1.36), '-y')
    box((0.15, 0.05, 0.085), STEEL, (S_X, -S_R + 0.003, 1.36), bevel=0.003)
    return evaporator, separator


def circulation(evaporator, separator):
    """Riser from the evaporator's top into the separator, downcomer back to its bottom, drain at the low point."""
    top, z_in = evaporator['top'].at, S_LOW + S_LEN * 0.70
    mid = (E_X + E_R + S_X - S_R) / 2
    sanitary_tube([top - Vector((0, 0, 0.02)), top + Vector((0, 0, 0.16)), (mid, 0, top.z + 0.16), (mid, 0, z_in), (S_X - S_R + 0.02, 0, z_in)], 50, bend=0.065)
    tri_clamp(50, top + Vector((0, 0, 0.05)), 'z', '-y')
    tri_clamp(50, (mid, 0, z_in + 0.16), 'z', '-y')
    low, foot = separator['bottom'].at, evaporator['bottom'].at
    base = 0.40
    sanitary_tube([low + Vector((0, 0, 0.02)), (S_X, 0, base + 0.02), (E_X, 0, base), foot + Vector((0, 0, 0.02))], 40, bend=0.055)
    tri_clamp(40, low - Vector((0, 0, 0.10)), 'z', '-y')
    tri_clamp(40, foot - Vector((0, 0, 0.04)), 'z', '-y')
    tri_clamp(40, (-0.02, 0, base + 0.0145), 'x', '-y')
    x = -0.19
    sanitary_tube([(x, 0, base), (x, 0, base - 0.07)], 25)
    drain = diaphragm_valve(25, (x, 0, base - 0.13), '-z', '-y')
    sanitary_tube([drain['out'].at + Vector((0, 0, 0.01)), (x, 0, 0.02)], 25)
    floor_drain((x, 0, 0))


def pure_steam_outlet(separator):
    """From the top of the separator over to the right and down to the point of use, sloped, with control valve and gauge."""
    top = separator['top'].at
    z = top.z + 0.15
    x = 0.68
    valve = pneumatic_diaphragm_valve(50, (0.43, 0, z - 0.004), 'x', 'z')
    sanitary_tube([top - Vector((0, 0, 0.02)), (S_X, 0, z), valve['in'].at + Vector((0.005, 0, 0))], 50, bend=0.065)
    tri_clamp(50, top + Vector((0, 0, 0.045)), 'z', '-y')
    end = Vector((1.20, 0, z - 0.026))
    sanitary_tube([valve['out'].at - Vector((0.005, 0, 0)), end], 50)
    cylinder(tube_radius(25), 0.05, STEEL, (x, 0, z + 0.01), 'z', bevel=0)
    sanitary_gauge(0.05, (x, 0, z + 0.065), '-y', value=0.5)
    cylinder(tube_radius(25), 0.05, STEEL, (0.84, 0, z + 0.003), 'z', bevel=0)
    temperature_transmitter((0.84, 0, z + 0.050), 'z', '-y', neck=0.07, mat='stainless', value='143,6')
    tri_clamp(50, end, 'x', '-y')
    cylinder(tube_radius(50) + 0.010, 0.006, STEEL, end + Vector((0.003, 0, 0)), 'x')
    portal = RIGHT - 0.025
    beam((portal, BACK, 1.885), (portal, BACK, z + 0.02), 0.05, SATIN, 'box')
    box((0.05, BACK, 0.010), STEEL, (portal, BACK / 2, z - 0.05), bevel=0.002)
    tube(tube_radius(50) + 0.006, tube_radius(50) - 0.001, 0.03, STEEL, (portal - 0.015, 0, z - 0.019), 'x')
    box((0.03, 0.03, 0.04), STEEL, (portal, 0, z - 0.035), bevel=0.002)


def relief_valve(at, up):
    """Sanitary spring relief valve, angle pattern with clamp ends. at = inlet gasket plane on a DN 25 ferrule, outlet towards up. Port out."""
    with place(at, 'z', up) as part:
        tri_clamp(25, (0, 0, 0), 'x', 'y')
        lathe([(0.002, 0), (0.002, 0.0145), (0.028, 0.016), (0.040, 0.028), (0.086, 0.028), (0.092, 0.036), (0.106, 0.036), (0.110, 0.025), (0.196, 0.022),
               (0.204, 0.014), (0.204, 0)], STEEL, bevel=0.002)
        cylinder(0.015, 0.030, 'orange', (0.203, 0, 0), bevel=0.003)
        box((0.010, 0.012, 0.085), STEEL, (0.218, 0, -0.045), bevel=0.002)
        cylinder(tube_radius(40), 0.055, STEEL, (0.062, 0, 0), 'z', bevel=0)
        tri_clamp(40, (0.062, 0, 0.056), 'z', 'y')
        part.port('out', (0.062, 0, 0.056), 'z', 40)
    return part


def pure_relief():
    """On the separator's head, with nothing between: it protects all that pure steam touches. Discharges upwards."""
    x, y = S_X, -0.10
    sanitary_tube([(x, y, S_LOW + S_LEN + 0.06), (x, y, S_LOW + S_LEN + 0.14)], 25)
    out = relief_valve((x, y, S_LOW + S_LEN + 0.14), '-x')['out']
    turn = out.out(0.08)
    sanitary_tube([out.at - out.axis * 0.004, turn, turn + Vector((0, 0, 0.22))], 40, bend=0.05)


def jacket_relief():
    """On the evaporator's shell, which plant steam fills. Discharges upwards."""
    y, z = -0.25, 1.50
    pipe([(E_X, -E_R + 0.01, z), (E_X, y, z), (E_X, y, z + 0.08)], 20, mat=STEEL, end='flange', bend=0.03)
    out = safety_valve(20, (E_X, y, z + 0.08), 'z', '-x', mat=STEEL)['out']
    turn = out.out(0.09)
    pipe([out.at, turn, turn + Vector((0, 0, 0.36))], 32, mat=STEEL, start='flange', bend=0.05)


def plant_steam():
    """Heating steam into the evaporator's jacket from the left, condensate out below through a disc trap."""
    z = 1.72
    stop = globe_valve(25, (-0.72, 0, z), 'x', 'z', mat=STEEL)
    pipe([stop['out'].at, (E_X - E_R + 0.02, 0, z)], 25, mat=STEEL, start='flange')
    pipe([(-0.96, 0, z), stop['in'].at], 25, mat=STEEL, start='flange', end='flange')
    blind_flange(25, (-0.96, 0, z), 'x', mat=STEEL)
    z = 0.72
    trap = disc_trap(25, (-0.72, 0, z), '-x', 'z')
    pipe([(E_X - E_R + 0.02, 0, z), trap['in'].at], 25, mat=STEEL, end='flange')
    pipe([trap['out'].at, (-0.96, 0, z)], 25, mat=STEEL, start='flange', end='flange')
    blind_flange(25, (-0.96, 0, z), 'x', mat=STEEL)


def feed_water():
    """Sanitary feed pump on the deck, slim preheater column for the condensate of the plant steam, feed valve, down into the separator's water."""
    x, y, z = 0.44, -0.12, DECK + 0.165
    drive = motor(0.062, 0.19, (x + 0.09, y, z), 'x', mat='white')
    box((0.16, 0.13, drive['base'].at.z - DECK - 0.045), STEEL, (x + 0.18, y, (drive['base'].at.z + DECK + 0.047) / 2), bevel=0.003)
    lathe([(0, 0), (0, 0.075), (0.035, 0.085), (0.05, 0.085), (0.055, 0.05), (0.10, 0.045), (0.10, 0)], STEEL, (x, y, z), 'x', bevel=0.004)
    tri_clamp(40, (x - 0.035, y, z), 'x', '-y')
    sanitary_tube([(x + 0.01, y, z), (x - 0.16, y, z), (x - 0.16, FRONT - 0.12, z)], 40, bend=0.06)
    tri_clamp(40, (x - 0.16, FRONT - 0.105, z), 'y', 'z')
    cylinder(tube_radius(40) + 0.010, 0.006, STEEL, (x - 0.16, FRONT - 0.112, z), '-y')
    heater = clean_column(0.055, 0.62, (0.56, 0.14, 0.62), bands=1)
    for side in (0.74, 1.10):
        pipe([(0.60, 0.14, side), (0.73, 0.14, side)], 15, mat=STEEL, end='flange')
        blind_flange(15, (0.73, 0.14, side), '-x', mat=STEEL)
    feed = heater['bottom'].at
    sanitary_tube([(x + 0.03, y, z + 0.05), (x + 0.03, y, z + 0.16), (x + 0.03, 0.14, z + 0.165), (0.56, 0.14, z + 0.17), feed + Vector((0, 0, 0.01))], 25,
                  bend=0.035)
    tri_clamp(25, (x + 0.03, y, z + 0.105), 'z', '-y')
    top = heater['top'].at
    valve = diaphragm_valve(25, (0.40, 0.14, top.z + 0.10), '-x', '-y')
    sanitary_tube([top - Vector((0, 0, 0.01)), (0.56, 0.14, top.z + 0.10), valve['in'].at - Vector((0.004, 0, 0))], 25, bend=0.035)
    sanitary_tube([valve['out'].at + Vector((0.004, 0, 0)), (0.24, 0.14, top.z + 0.096), (S_X, 0.10, top.z + 0.096), (S_X, 0.10, LEVEL - 0.10)], 25,
                  bend=0.02)
    box((0.05, BACK - 0.18, 0.010), STEEL, (0.56, (BACK + 0.18) / 2, 1.02), bevel=0.002)


def level_column():
    """Level gauge on the separator's sump: the lower tap in its water, the upper one in its steam."""
    x, y, low, high = S_X, -S_R - 0.10, 0.88, 1.18
    for z in (low, high):
        sanitary_tube([(x, -S_R + 0.02, z), (x, y, z)], 25)
        tri_clamp(25, (x, -S_R - 0.05, z), 'y', 'z')
    cylinder(0.022, high - low + 0.12, STEEL, (x, y, low - 0.06), 'z', bevel=0.010)
    for width, depth, bottom, top, mat in ((0.030, 0.026, low + 0.01, high - 0.01, 'graphite'), (0.016, 0.028, low + 0.02, high - 0.02, 'dial'),
                                           (0.016, 0.029, low + 0.02, LEVEL, 'orange')):
        box((width, depth, top - bottom), mat, (x, y - 0.020, (bottom + top) / 2), bevel=0.002 if mat == 'graphite' else 0)


def panel():
    """Stainless control cabinet on the front right post."""
    x, y, z, w, h = 0.77, FRONT + 0.02, 1.02, 0.40, 0.50
    beam((x, FRONT + 0.10, DECK + 0.03), (x, FRONT + 0.10, z + 0.05), 0.05, SATIN, 'box')
    box((w, 0.20, h), SATIN, (x, y + 0.06, z + h / 2), bevel=0.006)
    box((w * 0.97, 0.018, h * 0.97), SATIN, (x, y - 0.046, z + h / 2), bevel=0.005)
    face = y - 0.055
    screen(0.29, 0.20, (x, face, z + 0.34), '-y', 'z', 'mimic', 'VAPOR PURO', ('3,0 bar g', '144 °C', '250 kg/h'))
    for i, lamp in enumerate(('lamp_green', 'lamp_amber', 'lamp_red')):
        push_button((x - 0.12 + i * 0.055, face, z + 0.16), lamp)
    emergency_stop((x + 0.11, face, z + 0.16))
    box((w * 0.9, 0.003, 0.012), 'orange', (x, face, z + 0.085), bevel=0.0005)
    text(MARK, 0.024, 'graphite', (x - 0.165, face - 0.0005, z + 0.05), '-y', align='LEFT')
    conduit([(x + 0.12, y + 0.10, z), (x + 0.12, y + 0.10, 0.50), (x + 0.12, BACK - 0.05, 0.50)], 0.012, STEEL, 0.06)
    cylinder(0.014, 0.06, 'bolt', (x + 0.12, BACK - 0.06, 0.50), 'y')


def generator():
    skid()
    evaporator, separator = columns()
    circulation(evaporator, separator)
    pure_steam_outlet(separator)
    for build in (pure_relief, jacket_relief, plant_steam, feed_water, level_column, panel):
        build()


def whole():
    generator()
    stage.camera(-19, 4, 60, margin=0.11)
    stage.studio(azimuth=-19, key=0.8, warm=0.6)


def detail():
    generator()
    stage.camera(-22, 9, 85, target=(0.38, -0.05, 2.06), distance=2.5, focus=(0.42, -0.05, 2.14), aperture=4.0)
    stage.studio(azimuth=-22, size=1.0, key=0.75, rim=0.5, warm=0.8)


def plan():
    generator()
    sheet = Sheet('Generador de vapor puro, 250 kg/h', 'VP-250', letters=27)
    side = sheet.view('side', (560, 480), A3 / 12.5, (0.08, 0, 1.16))
    high = E_LOW + E_LEN
    side.dimension((1.20 - OVERALL[0], 0, 0), (1.20, 0, 0), 50)
    side.dimension((LEFT, 0, 0), (RIGHT, 0, 0), 95)
    side.dimension((-0.96, 0, 0), (-0.96, 0, 1.72), -110)
    side.dimension((1.20, 0, 0), (1.20, 0, OVERALL[2]), 258)
    side.centre_line((E_X, 0, 0.3), (E_X, 0, high + 0.2))
    side.centre_line((S_X, 0, 0.3), (S_X, 0, high + 0.2))
    for point, words, shift in (((E_X - 0.08, 0, 2.03), 'E-301 evaporador', (-107, -110)), ((S_X + 0.05, 0, 1.70), 'S-301 separador', (232, -66)),
                                ((0.43, 0, 2.2), 'V-303', (-20, -60)), ((S_X, -0.1, 2.2), 'PSV-301', (-70, -90)), ((E_X, -0.25, 1.76), 'PSV-302', (-150, -128)),
                                ((0.68, 0, 2.3), 'PI-301', (20, -76)), ((0.84, 0, 2.2), 'TT-301', (40, -60)), ((1.20, 0, 2.10), 'Vapor puro DN 50', (2, -34)),
                                ((-0.72, 0, 1.80), 'V-301 vapor', (-60, -75)), ((-0.72, 0, 0.70), 'ST-301', (-46, 64)),
                                ((0.60, 0, 0.33), 'P-301', (150, 10)),
                                ((0.56, 0, 0.85), 'H-301 precalentador', (150, 50))):
        side.tag(point, words, shift)
    for k, words in enumerate(('LG-301 visor de nivel', 'ST-301 trampa', 'V-303 salida')):
        side.caption(words, (315, -90 + 36 * k), 0.0)
    end = sheet.view('front', (1290, 480), A3 / 12.5, (0, 0, 1.16))
    end.tag((S_X, -S_R - 0.10, 1.03), 'LG-301', (40, 60))
    end.dimension((0, BACK + 0.025 - OVERALL[1], 0), (0, BACK + 0.025, 0), 20)
    end.dimension((0, -E_R, high), (0, E_R, high), -110, label='ø 300')
    return sheet


PICTURES = {
    'products/vapor-puro-conjunto': photo(whole, samples=32),
    'products/vapor-puro-detalle': detail,
    'products/vapor-puro-plano': drawing(plan),
}
