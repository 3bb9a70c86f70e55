"""Boiler house with two fire-tube boilers side by side, crown valves joined to one steam header: the plant scene of the site.

Boiler 1 stands at y = 0, boiler 2 at y = PITCH; fronts look to -X. Room: rear wall x = 5.4, left wall y = 8.
"""
from scenes import stage
from scenes.materials import SURFACES, material
from scenes.models.boiler import AXIS, FRONT, R, REAR, boiler
from scenes.models.boiler_fittings import feed_suction
from scenes.parts.core import box, place
from scenes.parts.fasteners import flange, flange_neck
from scenes.parts.instances import group, repeat
from scenes.parts.pipes import floor_support, hanger, pipe
from scenes.parts.room import beam_light, drain_channel, end_cap, flow_band, floor, lamp, louvre, plinth, rack, roof, tray, wall, wall_sleeve
from scenes.parts.vessels import chimney
from scenes.pictures import hero

PITCH, CEILING = 3.4, 6.2
HEADER_X, HEADER_Z = 0.95, 4.05
LIFT = 0.12

# the house's orange for what stands in the full warm light of room(): the plain one turns yellow there, and glows
SURFACES['lit_orange'] = ((0.28, 0.046, 0.0020), 0.0, 0.30, 'enamel')


def steam_riser():
    """From the crown valve up, over and down into the top of the header."""
    pipe([(0.36, 0, 2.872), (0.36, 0, 3.06)], 100)
    pipe([(0.36, 0, 3.04), (0.36, 0, 4.62), (HEADER_X, 0, 4.62), (HEADER_X, 0, HEADER_Z)], 100, insulated=True)
    flow_band((0.36, 0, 3.7), 'z', 100)


def relief_vents():
    """Discharge of both safety valves through the roof."""
    for x in (-0.58, -0.14):
        low = 3.3365
        flange(80, (x, 0.399, low), '-z', bolted=False)
        pipe([(x, 0.399, low + flange_neck(80) - 0.004), (x, 0.399, CEILING + 0.4)], 80)


def feed_line():
    """Feedwater from the tank line at the rear to the pump."""
    line = feed_suction()
    x, y, z = line.at
    pipe([line.at, (3.3, y, z), (3.3, y, CEILING - 1.3)], 50, start='flange')
    floor_support(50, (2.6, y, z), axis='x')


def unit():
    """One boiler with everything that joins it to the house."""
    with place((0, 0, LIFT)) as part:
        boiler(oil=True, mark_x=0.355)
        steam_riser()
        relief_vents()
        feed_line()
        chimney(0.22, 2.7, (REAR + 0.2, 0, AXIS + R * 0.93 + 1.66), 'z', sections=3)
    return part


def header():
    y0, y1, z = -1.6, 8.0, HEADER_Z + LIFT
    pipe([(HEADER_X, y0, z), (HEADER_X, y1, z)], 200, start='cap', insulated=True)
    end_cap((HEADER_X, y0, z), '-y', 200)
    wall_sleeve((HEADER_X, y1, z), '-y', 200)
    for y in (-1.1, 1.9, 5.4, 7.3):
        hanger(200, (HEADER_X, y, z), CEILING, 'y', True)
    for y in (1.2, 5.0):
        flow_band((HEADER_X, y, z), 'y', 200, width=0.14)


def services():
    rack((-2.0, -6, 5.15), (-2.0, 8, 5.15), ((100, -0.42, True, 'aluminium'), (65, -0.12, True, 'aluminium'), (50, 0.14, False, 'blue')), CEILING)
    tray((-3.2, -6, 5.2), (-3.2, 8, 5.2), ceiling=CEILING)
    rack((3.3, -6, 4.9), (3.3, 8, 4.9), ((80, -0.16, True, 'aluminium'), (50, 0.16, False, 'blue')), CEILING)


def house(pane='dusk', side='night', ground='epoxy'):
    floor((-14, 5.4), (-9, 8), ground, walkways=(((-6.6, -9), (-4.9, 8)),))
    wall((5.4, -9), (5.4, 8), CEILING + 0.6, 5, (0, 1, 3), sill=2.4, head=5.2, pane=pane)
    wall((5.4, 8), (-12.6, 8), CEILING + 0.6, 5, (2, 3), sill=2.2, head=5.0, pane=side)
    roof((-12, 5.4), (-9, 8), CEILING, along='y')
    louvre(1.8, 1.3, (-0.4, 8, 2.4), '-y')
    drain_channel((-4.3, -9, 0), (-4.3, 8, 0))
    for y in (-0.6, 3.0):
        lamp((-4.2, y, 5.0), 'y', 1.8, 0, CEILING)


def house_lights(warm=1.0, key=1.0):
    beam_light((-8.4, -8.0, 3.2), (-1.5, 1.8, 1.2), 2.0, 480 * warm, stage.WARM, 2.6, 34)
    beam_light((-5.2, 1.7, 5.6), (-1.3, 1.7, 1.2), 3.0, 120 * key, stage.NEUTRAL, 1.2, 84)
    stage.area_light((-0.8, 1.7, 5.9), (-0.6, 1.7, 0), 4.5, 150 * key, stage.NEUTRAL, 1.0)
    stage.area_light((4.6, -5.0, 4.4), (0.5, 0, 1.6), 2.4, 480, stage.COOL, 2.0)
    stage.area_light((4.2, 6.4, 4.6), (0, 3.4, 2.0), 2.6, 200, stage.COOL, 2.0)
    stage.world((0.024, 0.030, 0.040), 1.0)


def boiler_house(pane='dusk', side='night', ground='epoxy'):
    part = unit()
    repeat(group(part.objects, 'boiler'), (0, PITCH, 0))
    plinth((5.6, 3.5 + PITCH), (0.2, PITCH / 2 - 0.32), LIFT)
    header()
    services()
    house(pane, side, ground)
    return part


def subdue(objects):
    """The large orange faces before the fronts and on the catwalks in the paint for warm light."""
    for obj in objects:
        if obj.type == 'MESH' and 'orange' in obj.data.materials:
            _, low, high = stage.bounds([obj])
            if high.x < FRONT or low.y > 0.35:
                slot = obj.data.materials.find('orange')
                obj.data.materials[slot] = material('lit_orange')


def room():
    subdue(boiler_house().objects)
    house_lights()
    stage.camera(-69, 2, 36, target=(-0.6, 1.5, 2.2), distance=11.0, shift=(0.21, 0))


PICTURES = {'hero/sala-calderas': hero(room)}
