"""Hot-water plant: the generator of hot_water_boiler.py joined to a storage tank, plate exchanger and lines of the house."""
from scenes import stage
from scenes.models.hot_water_boiler import AXIS, MAIN, R, REAR, SHAFT_Z, SUCTION_Y, TOP, generator
from scenes.parts.core import place
from scenes.parts.exchangers import plate_exchanger
from scenes.parts.halls import day_hall, day_lights
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import thermometer
from scenes.parts.painted import tank_mark
from scenes.parts.pipes import pipe
from scenes.parts.room import flow_band, plinth, rack, wall_sleeve
from scenes.parts.sizes import valve_length
from scenes.parts.vessels import chimney, tank
from scenes.pictures import photo

WALL, CEILING = 4.0, 5.8
END = REAR + 1.05
SUPPLY_Y, SUPPLY_Z = -0.52, TOP - 0.03 + 0.20 + valve_length(MAIN) * 0.8 + 0.30


def mains():
    """Supply and return from the generator's flanges back to the wall, marked by temperature."""
    pipe([(END, SUPPLY_Y, SUPPLY_Z), (3.15, SUPPLY_Y, SUPPLY_Z), (3.15, SUPPLY_Y, 3.9), (3.15, WALL, 3.9)], MAIN, start='flange', insulated=True)
    pipe([(END, SUCTION_Y, SHAFT_Z), (3.6, SUCTION_Y, SHAFT_Z), (3.6, SUCTION_Y, 3.4), (3.6, WALL, 3.4)], MAIN, start='flange', insulated=True)
    flow_band((3.15, SUPPLY_Y, 3.35), 'z', MAIN, mat='clad_orange')
    flow_band((3.6, SUCTION_Y, 2.2), 'z', MAIN, mat='clad_blue')
    wall_sleeve((3.15, WALL, 3.9), '-y', MAIN)
    wall_sleeve((3.6, WALL, 3.4), '-y', MAIN)


def storage():
    with place((0.4, 2.6, 0.1)) as first:
        tank(0.75, 2.4, leg_height=0.35)
        tank_mark(0.15, 0.75, (0, 0, 1.78))
        thermometer((0.3, -0.69, 2.5), '-y', radius=0.06, value=0.45)
    repeat(group(first.objects, 'tank'), (-1.9, 0, 0))
    plinth((4.0, 1.9), (-0.55, 2.6), 0.1)
    top = 0.1 + 0.35 + 0.75 * 0.25 + 2.4 + 0.75 * 0.387
    pipe([(0.4, 2.6, top - 0.03), (0.4, 2.6, 4.3), (-1.5, 2.6, 4.3), (-1.5, 2.6, top - 0.03)], 80, insulated=True)
    pipe([(-0.55, 2.6, 4.3), (-0.55, WALL, 4.3)], 80, insulated=True)


def exchanger():
    unit = plate_exchanger(0.5, 1.4, 50, (2.9, 2.2, 0.1), 'y', dn=80, frame='blue')
    for name, mat in (('hot_in', 'clad_orange'), ('hot_out', 'clad_orange'), ('cold_in', 'clad_blue'), ('cold_out', 'clad_blue')):
        port = unit[name]
        y = port.at.y - (0.22 if port.at.z > 0.8 else 0.45)
        pipe([port.at, (port.at.x, y, port.at.z), (port.at.x, y, CEILING + 0.2)], 80, mat, start='flange')
    plinth((1.0, 1.6), (2.9, 2.55), 0.1)


def plant():
    generator()
    mains()
    storage()
    exchanger()
    chimney_top()
    rack((-10, 1.4, 4.9), (8, 1.4, 4.9), ((100, -0.2, True, 'aluminium'), (65, 0.1, True, 'aluminium')), CEILING)
    day_hall((-10, 8), WALL, height=CEILING, lane=(-4.0, -2.8), windows=(0, 3, 5), head=4.8, sill=2.4, lamps=(-1.0, 3.0))
    day_lights((0.4, 0.0, 1.5), 2.9, ceiling=5.6)


def chimney_top():
    """Continues the generator's own stack through the roof."""
    low = AXIS + R * 0.93 + 0.15 + 1.29
    chimney(0.19, CEILING + 0.4 - low, (REAR + 0.16, 0, low), 'z', sections=2)


def whole():
    plant()
    stage.camera(-33, 7, 42, target=(0.45, 0.1, 1.75), distance=10.5)


PICTURES = {'systems/agua-caliente': photo(whole, samples=32)}
