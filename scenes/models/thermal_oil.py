"""Thermal-oil plant in the yard: vertical coil heater with top burner, two circulation pumps, expansion tank high up, drain tank.

Heater axis at the origin; service side to -Y. Wall of the factory at y = WALL.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.parts.assembly import chain
from scenes.parts.cabinets import control_panel
from scenes.parts.core import box, cylinder, lathe, place
from scenes.parts.fasteners import bolt_circle, lifting_lug
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import level_glass, thermometer
from scenes.parts.landscape import tropical_view
from scenes.parts.lettering import name_plate
from scenes.parts.machines import burner, pump
from scenes.parts.painted import tank_mark
from scenes.parts.pipes import floor_support, nozzle, pipe
from scenes.parts.places import sky, sun
from scenes.parts.room import end_cap, flow_band, floor, plinth, wall, wall_sleeve
from scenes.parts.steamline import strainer
from scenes.parts.structure import ladder, platform, railing
from scenes.parts.valves import ball_valve, gate_valve
from scenes.parts.vessels import chimney, clad_shell, dished_end, saddle
from scenes.pictures import photo

WALL, CEILING, LIFT = 3.4, 7.2, 0.12
R, FOOT, HIGH = 0.92, 0.42, 2.75
TOP = FOOT + HIGH
PUMPS = (2.35, 3.35)
TANK = (2.9, 1.9, 5.3)
CORNER, RETURN_X = 5.1, 3.92


def heater():
    """Clad shell with head plate, burner firing down, flue at the side low, oil nozzles at the side high and low."""
    clad_shell(R, HIGH, (0, 0, FOOT), 'z', sheet=0.7, seam=150)
    lathe([(0, 0), (0, R + 0.03), (0.08, R + 0.03), (0.10, R), (0.10, 0)], 'graphite', (0, 0, TOP), 'z', bevel=0.006)
    bolt_circle(24, R - 0.03, 0.02, at=(0, 0, TOP + 0.10), axis='z')
    lathe([(0, 0), (0, R * 0.98), (0.14, R * 0.98), (0.14, 0)], 'graphite', (0, 0, FOOT), '-z', bevel=0.006)
    for x, y in ((0.6, 0.6), (-0.6, 0.6), (0.6, -0.6), (-0.6, -0.6)):
        box((0.12, 0.12, FOOT - LIFT), 'graphite', (x, y, (FOOT + LIFT) / 2))
        box((0.24, 0.24, 0.02), 'galvanised', (x, y, LIFT + 0.01))
    for x in (-0.7, 0.7):
        lifting_lug((x, 0.3, TOP + 0.1), 'x', size=0.14)
    tank_mark(0.15, R, (0, 0, 2.16))
    name_plate([MARK, 'Caldera de fluido térmico', '1 200 kW   280 °C   3 bar', 'N.º 0331   Costa Rica'], (0.36, 0.21), (0, -R - 0.004, 1.78), '-y')
    unit = burner(1.1, (0, 0, TOP + 0.10), 'z', '-y')
    gas = unit['gas']
    far = gas.out(0.5)
    stop = ball_valve(gas.dn, (far.x, 1.5, far.z), '-y', 'z', lever='yellow')
    pipe([gas.at, far, stop['out'].at], gas.dn, 'yellow', start='flange', end='flange')
    pipe([stop['in'].at, (far.x, WALL, far.z)], gas.dn, 'yellow', start='flange')
    wall_sleeve((far.x, WALL, far.z), '-y', gas.dn, False)
    plinth((2.5, 2.5), (0, 0), LIFT)


def flue():
    lathe([(0, 0.30), (0.30, 0.26), (0.42, 0.24)], 'graphite', (-R + 0.12, 0.0, 0.95), '-x', bevel=0.01)
    pipe([(-R - 0.28, 0, 0.95), (-1.95, 0, 0.95)], 400, 'aluminium')
    cylinder(0.24, 0.8, 'graphite', (-2.1, 0, LIFT), 'z')
    box((0.7, 0.7, LIFT), 'concrete', (-2.1, 0, LIFT / 2), bevel=0.01)
    chimney(0.27, CEILING + 0.4 - 0.6, (-2.1, 0, 0.6), 'z', sections=6)


def pump_line(x):
    """Suction strainer and valve from the return header, pump, discharge valve up to the flow header."""
    unit = pump(100, (x, -1.1, 0.50), 'y', 'z', mat='graphite', motor_mat='blue')
    base = unit['base'].at
    box((0.75, 1.75, base.z), 'concrete', (base.x, base.y, base.z / 2), bevel=0.012)
    suction = chain(unit['in'].at, '-y', 100, (0.08, strainer, 0.08, gate_valve, 0.2), start='flange')
    end = suction['end'].at
    rise = chain(unit['out'].at, 'z', 80, (0.1, gate_valve, 0.15), up='-y', start='flange')
    top = rise['end'].at
    pipe([top, (x, top.y, 2.3)], 80, insulated=True)
    return end, top


def circulation():
    with place() as first:
        end, top = pump_line(PUMPS[0])
    repeat(group(first.objects, 'pump'), (PUMPS[1] - PUMPS[0], 0, 0))
    pipe([(PUMPS[0] - 0.35, end.y - 0.02, 0.5), (RETURN_X, end.y - 0.02, 0.5), (RETURN_X, WALL, 0.5)], 125, start='cap', insulated=True)
    end_cap((PUMPS[0] - 0.35, end.y - 0.02, 0.5), '-x', 125)
    end_cap((PUMPS[1] + 0.3, top.y, 2.3), 'x', 100)
    wall_sleeve((RETURN_X, WALL, 0.5), '-y', 125)
    for x in (PUMPS[0] + 0.5, PUMPS[1] + 0.5):
        floor_support(125, (x, end.y - 0.02, 0.5), axis='x', insulated=True)
    floor_support(125, (RETURN_X, 0.6, 0.5), axis='y', insulated=True)
    floor_support(100, ((PUMPS[0] + PUMPS[1]) / 2, top.y, 2.3), axis='x', insulated=True)
    low = nozzle(100, (R - 0.05, 0, 0.95), 'x', 0.28)['face']
    pipe([(PUMPS[1] + 0.3, top.y, 2.3), (1.75, top.y, 2.3), (1.75, 0, 2.3), (1.75, 0, 0.95), low.at], 100, start='cap', end='flange', insulated=True)
    flow_band((1.75, 0, 1.5), 'z', 100, mat='clad_blue')
    high = nozzle(100, (R - 0.05, 0.35, 2.75), 'x', 0.30)['face']
    pipe([high.at, (1.44, 0.35, 2.75), (1.44, 0.35, 3.7), (1.44, WALL, 3.7)], 100, start='flange', insulated=True)
    wall_sleeve((1.44, WALL, 3.7), '-y', 100)
    flow_band((1.44, 0.35, 3.15), 'z', 100)
    thermometer((1.44, 0.25, 3.45), '-y', radius=0.065, value=0.82)


def expansion():
    """Expansion tank at the highest point on a steel frame, with level glass, vent and the line down to the return."""
    x, y, z = TANK
    clad_shell(0.48, 1.7, (x - 0.85, y, z), 'x', sheet=0.85, seam=62)
    for side, axis in ((-0.85, '-x'), (0.85, 'x')):
        dished_end(0.48, (x + side, y, z), axis, 'white', skirt=0.02)
    for dx in (-0.5, 0.5):
        saddle(0.476, (x + dx, y, z), height=0.62, width=0.7)
    level_glass(0.42, (x + 0.45, y - 0.47, z), '-y', reach=0.14)
    deck = z - 0.62
    platform((2.6, 1.7), (x, y, deck), rails=('front', 'left'))
    for y0, y1 in ((-0.82, -0.32), (0.32, 0.82)):
        railing([(x + 1.27, y + y0, deck), (x + 1.27, y + y1, deck)])
    pipe([(x, y, z - 0.4), (x, y, 2.6), (RETURN_X, y, 2.6), (RETURN_X, y, 0.55)], 50, insulated=True)
    pipe([(x - 0.4, y, z + 0.44), (x - 0.4, y, CEILING + 0.4)], 50)
    ladder(deck, (x + 1.40, y, 0), 'x', above=1.05)


def plant():
    heater()
    flue()
    circulation()
    expansion()
    control_panel((0.7, 0.34, 1.7), (-1.55, -1.5, 0), '-y', kind='trend', title='FLUIDO TÉRMICO', values=('280 °C', '1 120 kW'))
    box((0.86, 0.56, 0.03), 'galvanised', (-1.55, -1.54, 1.73), bevel=0.004)
    yard()


def yard():
    """Outdoors, where hot oil belongs: paving up to the factory's wall, hills and a volcano beyond its corner."""
    floor((-30, 30), (-24, 32), 'paving', bay=4.0)
    wall((CORNER, WALL), (-30, WALL), CEILING + 0.2, 8, (1, 3, 4), 2.6, 5.2, 'dusk', 'plaster')
    wall((CORNER, 24), (CORNER, WALL), CEILING + 0.2, 5, (), mat='plaster')
    box((CORNER + 30.6, 0.7, 0.24), 'galvanised', ((CORNER - 30) / 2, WALL - 0.1, CEILING + 0.3), bevel=0.02)
    with place((0, 0, 0), (0.64, -0.77, 0), 'z'):
        tropical_view(46, 0, 20)
    sky(strength=0.5)
    sun((0.55, 0.70, -0.55), 3.0, (1.0, 0.88, 0.70))


def whole():
    plant()
    stage.camera(-34, 1, 34, target=(1.0, 0.3, 2.68), distance=11.6)


PICTURES = {'systems/fluido-termico': photo(whole, samples=32)}
