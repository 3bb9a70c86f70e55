"""Food and beverage: three steam-jacketed kettles in a white tiled room, each with its control valve above and its trap below.

Kettles stand along X, PITCH apart; steam main and condensate line run behind them. Tiled wall at y = WALL.
"""
import math

import numpy as np

from scenes import stage
from scenes.materials import SURFACES
from scenes.parts.assembly import chain, gauge_on_syphon
from scenes.parts.automatic import control_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.core import box, cylinder, lathe, place, sweep, tube
from scenes.parts.fasteners import bolts
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import gauge
from scenes.parts.life import clipboard, door
from scenes.parts.machines import motor
from scenes.parts.painted import tank_mark
from scenes.parts.pipes import floor_support, hanger, pipe
from scenes.parts.places import plain_room, sky, sun, tiles, wall_with_opening
from scenes.parts.room import beam_light, flow_band, wall_sleeve
from scenes.parts.sanitary import diaphragm_valve, round_foot, sanitary_tube, tri_clamp
from scenes.parts.steamline import steam_trap, strainer
from scenes.parts.valves import ball_valve
from scenes.pictures import hero, photo

# an even grind: the streaks of 'stainless' look melted on so wide a wall
SURFACES['pan'] = ((0.60, 0.60, 0.595), 1.0, 0.36, 'smooth')
SURFACES['sauce'] = ((0.42, 0.10, 0.015), 0.0, 0.25, 'smooth')
PITCH, WALL, CEILING = 2.02, 2.0, 4.4
R, RIM, JACKET = 0.60, 1.46, 1.16
LINE_Y, RUN_Z, MAIN_Z = 1.02, 2.02, 3.15


def vessel():
    """Clad jacket with dished bottom, inner pan with rolled rim, product, half lid that is closed."""
    low = [(0.86 - 0.30 * math.sqrt(max(0, 1 - (r / R) ** 2)), r) for r in R * np.sin(np.linspace(0, math.pi / 2, 14))]
    lathe(low + [(JACKET, R), (JACKET + 0.05, R - 0.045), (RIM, R - 0.045)], 'pan', axis='z', bevel=0, segments=96)
    for z in (0.88, JACKET - 0.02):
        tube(R + 0.004, R - 0.01, 0.03, 'pan', (0, 0, z), 'z')
    turn = [2 * math.pi * i / 64 for i in range(64)]
    sweep([((R - 0.035) * math.cos(t), (R - 0.035) * math.sin(t), RIM) for t in turn], 0.018, 'pan', closed=True, sides=12)
    tube(R - 0.047, R - 0.060, 0.5, 'pan', (0, 0, RIM - 0.5), 'z')
    cylinder(R - 0.055, 0.004, 'sauce', (0, 0, RIM - 0.17), 'z', bevel=0)
    lathe([(0.005, R - 0.02), (0.02, R - 0.02), (0.06, R * 0.7), (0.085, R * 0.3), (0.09, 0)], 'pan', (0, 0, RIM + 0.012), 'z', arc=(90, 270),
          up='-y', bevel=0.004)


def agitator():
    """Bridge over the pan with gear motor; shaft into the product."""
    box((2 * R + 0.06, 0.12, 0.05), 'pan', (0, 0, RIM + 0.13), bevel=0.006)
    for side in (1, -1):
        box((0.05, 0.12, 0.14), 'pan', (side * (R - 0.02), 0, RIM + 0.06), bevel=0.006)
    cylinder(0.11, 0.05, 'pan', (0, 0, RIM + 0.15), 'z')
    cylinder(0.085, 0.16, 'blue', (0, 0, RIM + 0.20), 'z', bevel=0.01)
    motor(0.085, 0.27, (0, 0, RIM + 0.355), 'z', '-y', 'blue', feet=False)
    bolts([(0.09 * math.cos(t), 0.09 * math.sin(t)) for t in [i * math.pi / 3 for i in range(6)]], 0.012, at=(0, 0, RIM + 0.20), axis='z', up='x')
    cylinder(0.022, 0.36, 'pan', (0, 0, RIM - 0.20), 'z', bevel=0)


def legs():
    for x in (1, -1):
        for y in (1, -1):
            at = (x * 0.42, y * 0.42)
            cylinder(0.032, 0.78, 'pan', (*at, 0.12), 'z', bevel=0.004)
            round_foot((*at, 0), 0.14)
            box((0.10, 0.10, 0.16), 'pan', (*at, 0.88), bevel=0.006)


def outlet():
    """Product outlet under the pan, forward to a hand valve with a capped clamp."""
    front = -0.44
    sanitary_tube([(0, 0, 0.60), (0, 0, 0.40), (0, front, 0.40)], 50)
    valve = diaphragm_valve(50, (0, front - 0.0955, 0.40), '-y', 'z')
    end = valve['out']
    sanitary_tube([end.at, end.out(0.12)], 50)
    tri_clamp(50, end.out(0.12), '-y', 'z')
    cylinder(0.036, 0.008, 'stainless', end.out(0.121), '-y', bevel=0.002)


def steam_branch():
    """From the top of the main, down through stop valve, strainer (basket to the side) and control valve, into the jacket from behind."""
    x, back, top = -1.24, LINE_Y + 0.30, MAIN_Z + 0.28
    pipe([(x, back, MAIN_Z), (x, back, top), (x, LINE_Y, top), (x, LINE_Y, RUN_Z), (x + 0.24, LINE_Y, RUN_Z)], 40, end='flange', insulated=True,
         jacket='pan')
    valve = chain((x + 0.24, LINE_Y, RUN_Z), 'x', 40, (ball_valve,))
    basket = chain(valve['end'].at, 'x', 40, (0.10, (strainer, {'mat': 'iron_grey'}), 0.10), up='y', start='flange', end='flange')
    end = chain(basket['end'].at, 'x', 40, (control_valve,))['end'].at
    drop = end.x + 0.27
    pipe([end, (drop, LINE_Y, RUN_Z), (drop, LINE_Y, 1.02), (drop, 0.50, 1.02)], 40, start='flange', insulated=True, jacket='pan')
    cylinder(0.014, 0.075, 'steel', (end.x + 0.14, LINE_Y, RUN_Z), 'z', bevel=0)
    gauge_on_syphon((end.x + 0.14, LINE_Y, RUN_Z + 0.065), (-0.5, -1, 0), 0.065, value=0.5, stem=0.02, scale=(0, 2, 4, 6))
    hanger(40, (x + 0.16, LINE_Y, RUN_Z), CEILING + 0.3, 'x')


def condensate_branch():
    """Jacket drain back and to the right: stop valve, float trap, stop valve, into the return line."""
    y, z = 0.72, 0.36
    pipe([(0.16, 0.16, 0.62), (0.16, 0.16, z), (0.16, y, z), (0.36, y, z)], 20, bend=0.06, end='flange')
    run = chain((0.36, y, z), 'x', 20, (ball_valve, 0.08, steam_trap, 0.08, ball_valve))
    end = run['end'].at
    pipe([end, (end.x + 0.16, y, z), (end.x + 0.16, 1.35, z)], 20, bend=0.06, start='flange')
    floor_support(20, (end.x + 0.07, y, z), axis='x')


def kettle():
    with place() as part:
        for build in (vessel, agitator, legs, outlet, steam_branch, condensate_branch):
            build()
    return part


def face(x, angle):
    """The mark, and the product's thermometer above its end, on the pan at x: turned by so many degrees to the left of its front."""
    def turned(degrees):
        return place((x, 0, 0), (math.cos(math.radians(degrees)), -math.sin(math.radians(degrees)), 0))
    with turned(angle):
        tank_mark(0.075, R, (0, 0, 1.05))
    with turned(angle - 21):
        gauge(0.05, (0, 0.045 - R, 1.33), '-y', stem=0.02, value=0.5, unit='°C', scale=(0, 50, 100, 150), back=True)


def mains():
    pipe([(-7, LINE_Y + 0.30, MAIN_Z), (7, LINE_Y + 0.30, MAIN_Z)], 80, insulated=True, jacket='pan')
    pipe([(-7, 1.35, 0.36), (7, 1.35, 0.36)], 40, insulated=True, jacket='pan')
    wall_sleeve((7, LINE_Y + 0.30, MAIN_Z), '-x', 80)
    wall_sleeve((7, 1.35, 0.36), '-x', 40)
    for x in (-4.6, -2.3, 0.2, 2.6, 4.8):
        hanger(80, (x, LINE_Y + 0.30, MAIN_Z), CEILING + 0.3, 'x', True)
        floor_support(40, (x - 0.3, 1.35, 0.36), axis='x', insulated=True)
    for x in (-0.4, 1.95):
        flow_band((x, LINE_Y + 0.30, MAIN_Z), 'x', 80)


def room():
    """White tiles to the height of a man's reach, painted wall and a band of windows above, wet floor with its gutter."""
    y = WALL - 0.2
    plain_room((-7, 7), (-8, y), CEILING, 'white_wall', 'wet_floor', back=False, left=False)
    wall_with_opening((-7, 7), y, CEILING, (-6.6, 6.6, 3.42, 4.16), 'white_wall')
    tiles((-7, y), (7, y), 2.7, (0, -1))
    box((14, 0.03, 0.05), 'orange', (0, y - 0.026, 2.72), bevel=0.004)
    box((14, 0.02, 0.14), 'stainless', (0, y - 0.03, 0.07), bevel=0.005)
    for i in range(9):
        box((0.07, 0.10, 0.74), 'aluminium', (-6.6 + i * 1.65, y + 0.10, 3.79), bevel=0.004)
    for x0, x1, low, high in ((-7, 7, 0, 0.9), (-7, 7, 3.9, CEILING)):
        box((0.2, 10, high - low), 'white_tile', (-7.1, -3, (low + high) / 2), bevel=0)
    box((14, 0.24, 0.004), 'black', (0, -1.05, 0.0005), bevel=0)
    for i in range(int(14 / 0.07)):
        box((0.028, 0.24, 0.008), 'stainless', (-7 + i * 0.07, -1.05, 0.002), bevel=0)
    door((5.3, y - 0.04, 0), '-y', 1.1, 2.15, 'stainless', words='COCINA')


def work_table():
    """Stainless table with trays, the batch sheet above it, a hose on the wall."""
    x, y = -4.5, 1.25
    for dx in (-0.65, 0.65):
        for dy in (-0.28, 0.28):
            cylinder(0.02, 0.88, 'stainless', (x + dx, y + dy, 0), 'z')
    for z in (0.30, 0.89):
        box((1.5, 0.66, 0.03), 'stainless', (x, y, z), bevel=0.006)
    for k in range(4):
        box((0.44, 0.32, 0.055), 'white_wall', (x - 0.42, y, 0.935 + k * 0.06), bevel=0.012)
    cylinder(0.13, 0.22, 'stainless', (x + 0.25, y, 0.905), 'z', bevel=0.01)
    clipboard((x + 0.45, WALL - 0.225, 1.55), '-y', title='LOTE 0412')
    cylinder(0.03, 0.28, 'pan', (-3.2, WALL - 0.2, 1.524), '-y')
    sweep([(-3.2 + 0.22 * math.cos(t), WALL - 0.27 - 0.006 * t, 1.35 + 0.22 * math.sin(t)) for t in np.linspace(0, 8 * math.pi, 120)], 0.016, 'blue', sides=12)


def tray_trolley(x, y):
    """Rack on castors with pans of product on their way to the cold room."""
    with place((x, y, 0), (1, 0.35, 0), 'z'):
        for dx in (-0.30, 0.30):
            for dy in (-0.40, 0.40):
                cylinder(0.016, 1.60, 'stainless', (dx, dy, 0.12), 'z')
                cylinder(0.055, 0.03, 'rubber', (dx, dy - 0.015, 0.06), 'y', bevel=0.006)
        for k in range(6):
            z = 0.24 + k * 0.27
            for dy in (-0.20, 0.20):
                box((0.60, 0.36, 0.07), 'stainless', (0, dy, z), bevel=0.012)
                box((0.54, 0.30, 0.004), 'sauce', (0, dy, z + 0.0355), bevel=0)
            for dx in (-0.30, 0.30):
                box((0.02, 0.80, 0.02), 'stainless', (dx, 0, z - 0.045), bevel=0)


def scene(angles):
    """angles: where each pan bears its mark, clear of its legs and towards the camera."""
    row = group(kettle().objects, 'kettle')
    for k in (-1, 1):
        repeat(row, (k * PITCH, 0, 0))
    for k, angle in enumerate(angles):
        face((k - 1) * PITCH, angle)
    mains()
    control_panel((0.8, 0.34, 1.75), (3.45, 1.25, 0), (-0.40, -1, 0), kind='trend', title='COCCIÓN 1-3', mat='stainless',
                  values=('95 °C', '3,0 barg'))
    room()
    work_table()


def whole():
    """By day: the windows at the left light the row, seen from the height of the eye along it."""
    scene((24, 19, 66))
    for x, y in ((4.3, -0.2), (5.4, -0.5)):
        tray_trolley(x, y)
    sky(strength=1.6, lights=False)
    sun((0.42, -0.72, -0.56), 9.0, (1.0, 0.90, 0.74))
    stage.area_light((-6.8, -3.4, 2.4), (0, 0.2, 1.0), 7.0, 900, (0.94, 0.97, 1.0), 2.8)
    stage.area_light((0, WALL - 0.35, 3.8), (0, -0.6, 0.4), 12.0, 240, (0.92, 0.96, 1.0), 0.7)
    stage.area_light((1.0, -3.0, CEILING - 0.1), (0.5, 0, 0), 5.0, 150, stage.NEUTRAL, 2.0)
    stage.camera(-48, 2, 28, target=(0.05, 0.2, 1.30), distance=5.1)


def night_shift():
    """The hero's leg of the way of the steam: the same row by lamplight, dark at the left."""
    scene((8, 20, 24))
    stage.world((0.012, 0.016, 0.022), 1.0)
    beam_light((5.6, -6.6, 3.2), (0.3, 0.2, 1.2), 3.2, 245, stage.WARM, 2.2, 46)
    beam_light((0.5, -2.6, CEILING - 0.3), (0.4, 0.2, 1.1), 3.0, 90, stage.NEUTRAL, 0.9, 80)
    stage.area_light((3.0, WALL - 0.4, 3.9), (0.8, 0, 1.0), 4.0, 45, stage.COOL, 0.6)
    # only the steel sees it: without something pale to mirror, the marks are black on black
    mirrored = stage.area_light((-4.6, -7.2, 2.6), (0, 0, 1.2), 7.0, 52, stage.NEUTRAL, 3.4)
    mirrored.visible_diffuse = False
    stage.camera(-34, 3, 34, target=(0.7, 0.25, 1.42), distance=7.1, shift=(0.17, 0.032))


PICTURES = {
    'markets/alimentos-bebidas': photo(whole, samples=32),
    'hero/proceso': hero(night_shift),
}
