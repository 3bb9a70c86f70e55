"""Fittings of the pure-steam generator: sanitary relief valve, air vent, sample cooler, control cabinet."""
from mathutils import Vector

from scenes.brand import MARK
from scenes.materials import SURFACES
from scenes.parts.cabinets import emergency_stop, push_button, screen
from scenes.parts.condensate import floor_drain
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.lettering import text
from scenes.parts.metering import display_head
from scenes.parts.sanitary import STEEL, diaphragm_valve, sanitary_tube, tri_clamp, tube_radius
from scenes.parts.structure import beam, conduit
from scenes.parts.valves import needle_cock

# flat faces without grain: brushed ones look like veneer in warm light
SATIN = 'satin'
SURFACES[SATIN] = ((0.55, 0.57, 0.59), 1.0, 0.38, 'smooth')
DECK = 0.16
BACK, FRONT = 0.30, -0.30


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


def air_vent(at):
    """Thermostatic vent on the highest point of the feed, where the gases that the warm water gives off gather."""
    foot = Vector(at)
    sanitary_tube([foot, foot + Vector((0, 0, 0.08))], 15)
    tri_clamp(15, foot + Vector((0, 0, 0.08)), 'z', '-y')
    lathe([(0.002, 0), (0.002, 0.012), (0.014, 0.026), (0.056, 0.026), (0.066, 0.012), (0.066, 0)], STEEL, foot + Vector((0, 0, 0.08)), 'z', bevel=0.003)
    sanitary_tube([foot + Vector((0, 0, 0.14)), foot + Vector((0, 0, 0.20)), foot + Vector((0.07, 0, 0.20)), foot + Vector((0.07, 0, 0.16))], 10, bend=0.02)


def sample_cooler(line):
    """Takes steam from the side of the line, condenses it and shows the conductivity of what runs off, of which a cock gives a sample.

    line = the tube's axis there. The rest falls into a drain, seen to run.
    """
    x, y, r = line.x, -0.12, 0.052
    low, high = 1.30, 1.62
    sanitary_tube([line, (x, y, line.z), (x, y, 1.89)], 15, bend=0.035)
    tri_clamp(15, line + Vector((0, -0.055, 0)), 'y', 'z')
    valve = diaphragm_valve(15, (x, y, 1.83), '-z', '-y')
    sanitary_tube([valve['out'].at + Vector((0, 0, 0.004)), (x, y, high - 0.01)], 15)
    lathe([(0, 0), (0, r * 0.5), (0.02, r), (high - low - 0.02, r), (high - low, r * 0.5), (high - low, 0)], STEEL, (x, y, low), 'z', bevel=0.006)
    for z in (low + 0.05, high - 0.06):
        sanitary_tube([(x, y + r - 0.01, z), (x, y + r + 0.06, z)], 15)
        tri_clamp(15, (x, y + r + 0.06, z), 'y', 'z')
        cylinder(0.024, 0.006, STEEL, (x, y + r + 0.063, z), 'y')
    tube(r + 0.004, r - 0.001, 0.03, STEEL, (x, y, high - 0.035), 'z')
    box((0.03, BACK - y - r, 0.012), STEEL, (x, (BACK + y + r) / 2, high - 0.02), bevel=0.002)
    sanitary_tube([(x, y, low + 0.01), (x, y, 0.86)], 15)
    tri_clamp(15, (x, y, low - 0.05), 'z', '-y')
    display_head(('0,6', 'µS/cm', 'QT-301'), (x, y - 0.085, 1.13), '-y', 'z', STEEL)
    cylinder(0.012, 0.08, STEEL, (x, y, 1.13), '-y')
    cock = needle_cock((x, y - 0.045, 0.96), '-y', 'z', mat=STEEL, handle='orange')
    spout = cock['out'].at
    sanitary_tube([spout + Vector((0, 0.006, 0)), spout - Vector((0, 0.014, 0)), spout - Vector((0, 0.014, 0.06))], 10, bend=0.012)
    lathe([(0, 0.008), (0.05, 0.034), (0.052, 0.034), (0.052, 0.031)], STEEL, (x, y, 0.76), 'z', bevel=0)
    sanitary_tube([(x, y, 0.77), (x, y, 0.02)], 15)
    floor_drain((x, y, 0))


def panel():
    """Stainless control cabinet on the front right post."""
    x, y, z, w, h = 1.22, FRONT + 0.02, 1.02, 0.40, 0.50
    beam((x, FRONT + 0.10, DECK + 0.03), (x, FRONT + 0.10, z + 0.05), 0.05, SATIN, 'box')
    box((w, 0.20, h), SATIN, (x, y + 0.06, z + h / 2), bevel=0.006)
    box((w * 0.97, 0.018, h * 0.97), SATIN, (x, y - 0.046, z + h / 2), bevel=0.005)
    face = y - 0.055
    screen(0.29, 0.20, (x, face, z + 0.34), '-y', 'z', 'mimic', 'VAPOR PURO', ('3,0 barg', '144 °C', '250 kg/h'))
    for i, lamp in enumerate(('lamp_green', 'lamp_amber', 'lamp_red')):
        push_button((x - 0.12 + i * 0.055, face, z + 0.16), lamp)
    emergency_stop((x + 0.11, face, z + 0.16))
    box((w * 0.9, 0.003, 0.012), 'orange', (x, face, z + 0.085), bevel=0.0005)
    text(MARK, 0.024, 'graphite', (x - 0.165, face - 0.0005, z + 0.05), '-y', align='LEFT')
    conduit([(x + 0.12, y + 0.10, z), (x + 0.12, y + 0.10, 0.50), (x + 0.12, BACK - 0.05, 0.50)], 0.012, STEEL, 0.06)
    cylinder(0.014, 0.06, 'bolt', (x + 0.12, BACK - 0.06, 0.50), 'y')


PICTURES = {}
