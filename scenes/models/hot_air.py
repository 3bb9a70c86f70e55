"""Hot-air drying in a coffee mill: gas-fired air heater with fan, rotary drum dryer fed by an elevator, cyclone, sacks.

Everything lies along X: fan and heater at -X, drum in the middle, discharge at +X. Back wall y = WALL.
"""
import math

from scenes import stage
from scenes.brand import MARK
from scenes.materials import FINISH, SURFACES
from scenes.parts.cabinets import control_panel
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.ducts import access_door, bellows, casing, fan, hopper, round_duct, transition
from scenes.parts.halls import day_lights
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import thermometer
from scenes.parts.landscape import tropical_view
from scenes.parts.lettering import name_plate, text
from scenes.parts.life import helmet, tool_case
from scenes.parts.machines import burner, gas_train, motor
from scenes.parts.palms import palm
from scenes.parts.pipes import pipe
from scenes.parts.room import drain_channel, floor, lamp, plinth, roof, wall, wall_sleeve
from scenes.pictures import photo

FINISH['grains'] = (60.0, 2.0, (1, 1, 1), 0.04, 0.9, 0.02, 0.22)
SURFACES.update({
    'coffee': ((0.43, 0.31, 0.15), 0.0, 0.9, 'grains'),
    'jute': ((0.40, 0.28, 0.15), 0.0, 0.95, 'grains'),
    'mill_wall': ((0.70, 0.66, 0.58), 0.0, 0.85, 'mineral'),
    'mill_green': ((0.10, 0.22, 0.15), 0.0, 0.55, 'mineral'),
    'mill_floor': ((0.34, 0.30, 0.26), 0.0, 0.42, 'mineral'),
    'pine': ((0.42, 0.29, 0.15), 0.0, 0.75, 'brushed'),
})
WALL, CEILING, LIFT = 3.4, 6.0, 0.1
AXIS, DRUM = 1.62, 0.80
HEATER = (-2.55, 0)


def heater():
    """Clad combustion casing with burner at its front (-X) and air from the fan on the far side."""
    x, y = HEATER
    casing((1.9, 1.25, 1.35), (x, y, AXIS), panel=0.63)
    for dx in (-0.7, 0.7):
        for dy in (-0.5, 0.5):
            box((0.10, 0.10, AXIS - 0.675 - LIFT), 'graphite', (x + dx, y + dy, (AXIS - 0.675 + LIFT) / 2))
            box((0.2, 0.2, 0.02), 'galvanised', (x + dx, y + dy, LIFT + 0.01))
    text(MARK, 0.16, 'graphite', (x - 0.15, y - 0.632, AXIS + 0.28), '-y', depth=0.005)
    box((0.62, 0.02, 0.024), 'orange', (x - 0.15, y - 0.626, AXIS + 0.13), bevel=0)
    name_plate([MARK, 'Generador de aire caliente', '600 kW   180 °C', 'N.º 0408   Costa Rica'], (0.50, 0.29), (x + 0.62, y - 0.626, AXIS + 0.26), '-y')
    access_door((0.42, 0.5), (x - 0.15, y - 0.625, AXIS - 0.30), '-y')
    tube(0.34, 0.2, 0.05, 'graphite', (x - 0.95, y, AXIS), '-x')
    unit = burner(1.0, (x - 0.99, y, AXIS), '-x')
    gas = unit['gas']
    turn = gas.out(0.25)
    pipe([gas.at, turn, (turn.x - 0.2, turn.y, turn.z)], gas.dn, 'yellow', start='flange')
    train = gas_train((turn.x - 0.19, turn.y, turn.z), 0.95, gas.dn, '-x')['supply']
    foot = train.out(0.2)
    pipe([train.at, foot, (foot.x, foot.y, 4.95), (foot.x, WALL, 4.95)], gas.dn, 'yellow', start='flange')
    wall_sleeve((foot.x, WALL, 4.95), '-y', gas.dn, False)
    transition(0.36, (1.1, 1.2), 0.45, (x + 0.95 + 0.44, y, AXIS), '-x', 'z')
    bellows(0.36, 0.26, (x + 1.40, y, AXIS), 'x')


def supply_fan():
    """Fresh-air fan behind the heater, discharging into its top through a short duct."""
    unit = fan(0.46, (-4.2, 1.75, 0.80), 'x', 'paint_grey', floor=0.80)
    out = unit['out'].at
    transition(0.26, unit.size[::-1], 0.30, (out.x, out.y, out.z + 0.29), '-z', 'x')
    x = HEATER[0] - 0.3
    round_duct([(out.x, out.y, out.z + 0.28), (out.x, out.y, 3.1), (x, out.y, 3.1), (x, 0, 3.1), (x, 0, AXIS + 0.66)], 0.26)


def riding_ring(x):
    """Tyre with its two trunnion rollers on a bed plate."""
    with place() as part:
        tube(DRUM + 0.10, DRUM + 0.02, 0.14, 'steel', (x - 0.07, 0, AXIS), 'x', bevel=0.006)
        for k in range(12):
            t = 2 * math.pi * k / 12
            box((0.22, 0.06, 0.04), 'iron', (x, -(DRUM + 0.012) * math.sin(t), AXIS + (DRUM + 0.012) * math.cos(t)), 'x', (0, -math.sin(t), math.cos(t)),
                bevel=0.003)
        for side in (1, -1):
            t = math.radians(32)
            y, z = side * (DRUM + 0.10 + 0.15) * math.sin(t), AXIS - (DRUM + 0.25) * math.cos(t)
            cylinder(0.15, 0.18, 'steel', (x - 0.09, y, z), 'x', bevel=0.006)
            cylinder(0.04, 0.50, 'polished', (x - 0.25, y, z), 'x')
            for dx in (-0.2, 0.2):
                box((0.10, 0.18, z - 0.34), 'graphite', (x + dx, y, (z + 0.34) / 2), bevel=0.006)
        box((0.7, 1.5, 0.14), 'graphite', (x, 0, 0.27), bevel=0.01)
        box((1.0, 1.9, 0.20), 'concrete', (x, 0, 0.10), bevel=0.015)
    return part


def drum():
    """Stainless drum with two tyres and the girth gear with its drive."""
    x0, x1 = -0.55, 3.15
    lathe([(0, DRUM * 0.9), (0, DRUM), (x1 - x0, DRUM), (x1 - x0, DRUM * 0.9)], 'stainless', (x0, 0, AXIS), 'x', bevel=0.01)
    for k in range(7):
        tube(DRUM + 0.006, DRUM - 0.01, 0.035, 'stainless', (x0 + 0.25 + k * 0.53, 0, AXIS), 'x')
    ring = group(riding_ring(0.1).objects, 'tyre')
    repeat(ring, (2.5, 0, 0))
    teeth = 64
    tube(DRUM + 0.09, DRUM + 0.02, 0.12, 'iron', (1.25, 0, AXIS), 'x')
    for k in range(teeth):
        t = 2 * math.pi * k / teeth
        box((0.12, 0.035, 0.05), 'iron', (1.31, -(DRUM + 0.11) * math.sin(t), AXIS + (DRUM + 0.11) * math.cos(t)), 'x', (0, -math.sin(t), math.cos(t)), bevel=0)
    box((0.9, 0.7, 0.34), 'concrete', (1.5, -1.1, 0.17), bevel=0.015)
    box((0.34, 0.40, 0.42), 'graphite', (1.31, -1.02, 0.55), bevel=0.02)
    cylinder(0.175, 0.12, 'steel', (1.25, -0.80, AXIS - 0.78), 'x')
    cylinder(0.035, 0.2, 'polished', (1.22, -0.80, AXIS - 0.78), 'x')
    box((0.16, 0.3, 0.3), 'graphite', (1.31, -0.9, AXIS - 0.92), bevel=0.01)
    motor(0.16, 0.46, (1.50, -1.02, 0.60), 'x', 'z', 'orange', feet=False)


def hoods():
    """Inlet hood with feed chute and hopper; discharge hood with chute below and exhaust duct above."""
    casing((0.5, 1.95, 2.1), (-0.80, 0, AXIS + 0.05), mat='zinc', trim='steel', panel=2)
    casing((0.7, 1.95, 2.3), (3.5, 0, AXIS + 0.02), mat='zinc', trim='steel', panel=2)
    for x in (-0.80, 3.5):
        for y in (-0.8, 0.8):
            box((0.12, 0.12, AXIS - 0.95), 'graphite', (x, y, (AXIS - 0.95) / 2))
            box((0.24, 0.24, 0.02), 'galvanised', (x, y, 0.01))
    hopper((1.0, 1.0), (0.34, 0.5), 0.75, (-0.80, -0.35, AXIS + 1.08))
    access_door((0.6, 0.9), (3.5, -0.975, AXIS + 0.25), '-y')
    thermometer((3.86, -0.4, AXIS + 0.6), 'x', radius=0.07, value=0.5)
    thermometer((-0.80, -0.985, AXIS + 0.45), '-y', radius=0.07, value=0.8)
    hopper((0.7, 0.9), (0.3, 0.3), 0.35, (3.5, 0, 0.36))
    box((0.9, 1.1, 0.26), 'stainless', (3.5, -0.1, 0.18), bevel=0.01)
    round_duct([(3.5, 0.2, AXIS + 1.16), (3.5, 0.2, 3.75), (3.5, 1.9, 3.75), (4.5, 1.9, 3.75)], 0.26)


def cyclone():
    """Takes the husks out of the damp air before it leaves through the wall."""
    x, y = 4.8, 1.9
    lathe([(1.55, 0.10), (2.75, 0.46), (4.05, 0.46), (4.05, 0)], 'zinc', (x, y, 0), 'z', bevel=0.01)
    for z in (2.75, 4.02):
        tube(0.50, 0.455, 0.03, 'zinc', (x, y, z), 'z')
    cylinder(0.14, 0.12, 'graphite', (x, y, 1.45), 'z')
    box((0.6, 0.6, 0.95), 'jute', (x, y, 0.95), bevel=0.12)
    for t in range(4):
        px, py = x + 0.44 * math.cos(t * math.pi / 2 + 0.78), y + 0.44 * math.sin(t * math.pi / 2 + 0.78)
        box((0.07, 0.07, 2.9), 'graphite', (px, py, 1.45), bevel=0.004)
        box((0.18, 0.18, 0.02), 'galvanised', (px, py, 0.01))
    round_duct([(x, y, 4.04), (x, y, 4.85), (x, WALL, 4.85)], 0.24)
    tube(0.36, 0.235, 0.03, 'galvanised', (x, WALL, 4.85), '-y', bevel=0.004)


def elevator():
    """Bucket elevator that lifts the coffee into the dryer's hopper."""
    x, y, high = -0.80, 1.62, 4.45
    box((0.40, 0.50, high), 'zinc', (x, y, high / 2), bevel=0.006)
    for k in range(1, 4):
        box((0.46, 0.56, 0.05), 'zinc', (x, y, k * high / 4), bevel=0.003)
    box((0.50, 0.74, 0.50), 'zinc', (x, y - 0.06, high + 0.1), bevel=0.05)
    motor(0.13, 0.34, (x - 0.25, y, high + 0.12), '-x', 'z', 'orange', feet=False)
    round_duct([(x, y - 0.36, high - 0.02), (x, -0.35, 3.55)], 0.11)
    hopper((0.8, 0.7), (0.3, 0.3), 0.55, (x, y - 0.45, 0.28))
    lathe([(0, 0.46), (0.09, 0.36), (0.17, 0.14), (0.18, 0)], 'coffee', (x, -0.35, AXIS + 1.75), 'z', bevel=0)


def sacks(at, turn, layers):
    """Jute sacks on a pallet, two by two, every layer turned."""
    with place(at, (math.cos(turn), math.sin(turn), 0), 'z'):
        for y in (-0.42, 0, 0.42):
            box((1.2, 0.10, 0.10), 'pine', (0, y, 0.05), bevel=0.004)
        for k in range(7):
            box((0.13, 1.0, 0.022), 'pine', (-0.53 + k * 0.177, 0, 0.111), bevel=0.003)
        for k in range(layers):
            for i in (-1, 1):
                for j in (-1, 1):
                    size = (0.56, 0.46, 0.23) if k % 2 else (0.58, 0.47, 0.23)
                    box(size, 'jute', (i * 0.295 + 0.012 * math.sin(k * 5 + i), j * 0.24, 0.235 + 0.215 * k), (1, 0.03 * math.sin(k * 3 + j), 0), 'z', bevel=0.068)
        for j in (-1, 1):
            text('CAFÉ', 0.085, 'graphite', (j * 0.295, -0.476, 0.235 + 0.215 * (layers - 1)), '-y', depth=0.002)


def plant():
    heater()
    supply_fan()
    drum()
    hoods()
    cyclone()
    elevator()
    plinth((4.4, 3.6), (-3.0, 0.6), LIFT)
    control_panel((0.7, 0.34, 1.7), (5.0, -0.5, 0), '-y', kind='trend', title='AIRE CALIENTE', values=('180 °C', '410 kW'))


def mill():
    """Cream walls over a green foot, tall windows towards the hills, coffee in sacks."""
    x = (-9, 9)
    floor(x, (-7, WALL), 'mill_floor')
    wall((x[1], WALL), (x[0], WALL), CEILING + 0.6, 6, (0, 1, 2, 3, 4, 5), 2.1, 4.7, None, 'mill_wall', 0)
    for side, path in ((1, ((x[1], -7), (x[1], WALL))), (-1, ((x[0], WALL), (x[0], -7)))):
        wall(*path, CEILING + 0.6, 4, (1, 2) if side < 0 else (), 1.8, 4.7, None, 'mill_wall', 0)
        box((0.03, WALL + 7, 1.2), 'mill_green', (side * (9 - 0.012), (WALL - 7) / 2, 0.6), bevel=0.003)
    box((18, 0.03, 1.2), 'mill_green', (0, WALL - 0.012, 0.6), bevel=0.003)
    roof(x, (-7, WALL), CEILING, along='y')
    drain_channel((-9, -2.1, 0), (9, -2.1, 0))
    for place_x in (0.5, 3.5):
        lamp((place_x, -2.4, CEILING - 1.1), 'x', 1.8, 0, CEILING)
    tropical_view(WALL + 80, 60, 130, 0.1)
    for spot, high, seed in (((-2.7, 19.3), 4.6, 2), ((6.4, 24.5), 5.4, 5), ((12.9, 22.3), 4.9, 9)):
        palm((*spot, -0.2), high, seed=seed)
    sacks((6.3, 0.7, 0), -0.35, 5)
    sacks((0.3, -2.85, 0), -0.42, 2)
    tool_case((-4.6, -1.55, 0), (-0.4, -1, 0))
    helmet((0.05, -2.62, 0.577), (-0.9, -1, 0), 'orange')


def whole():
    plant()
    mill()
    day_lights((0.2, 0.0, 1.6), 4.3, ceiling=5.8, sunny=13.0)
    stage.camera(-27, 5, 40, target=(-0.30, 0.2, 2.12), distance=13.2)


PICTURES = {'systems/aire-caliente': photo(whole, samples=32)}
