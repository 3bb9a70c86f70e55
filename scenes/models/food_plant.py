"""Food and beverage: three steam-jacketed kettles in a tiled room, each with its control valve above and its trap below.

Kettles stand along X, PITCH apart; steam main and condensate line run behind them. Tiled wall at y = WALL.
"""
import math

import numpy as np

from scenes import stage
from scenes.materials import SURFACES
from scenes.parts.assembly import chain
from scenes.parts.automatic import control_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.core import box, cylinder, lathe, place, sweep, tube
from scenes.parts.fasteners import bolts
from scenes.parts.halls import hall, hall_lights
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import gauge
from scenes.parts.machines import motor
from scenes.parts.painted import tank_mark
from scenes.parts.pipes import floor_support, hanger, pipe
from scenes.parts.room import flow_band
from scenes.parts.sanitary import diaphragm_valve, round_foot, sanitary_tube, tri_clamp
from scenes.parts.steamline import steam_trap, strainer
from scenes.parts.valves import ball_valve
from scenes.pictures import photo

SURFACES.update({
    'tile': ((0.46, 0.47, 0.475), 0.0, 0.22, 'smooth'),
    'grout': ((0.16, 0.17, 0.175), 0.0, 0.8, 'concrete'),
    'quarry': ((0.115, 0.060, 0.042), 0.0, 0.36, 'concrete'),
    'sauce': ((0.42, 0.10, 0.015), 0.0, 0.25, 'smooth'),
})
PITCH, WALL, CEILING = 2.02, 2.0, 4.4
R, RIM, JACKET = 0.60, 1.46, 1.16
LINE_Y, RUN_Z, MAIN_Z = 1.02, 2.02, 3.15


def vessel():
    """Clad jacket with dished bottom, inner pan with rolled rim, product, half lid that is closed."""
    low = [(0.86 - 0.30 * math.sqrt(max(0, 1 - (r / R) ** 2)), r) for r in R * np.sin(np.linspace(0, math.pi / 2, 14))]
    lathe(low + [(JACKET, R), (JACKET + 0.05, R - 0.045), (RIM, R - 0.045)], 'stainless', axis='z', bevel=0, segments=96)
    for z in (0.88, JACKET - 0.02):
        tube(R + 0.004, R - 0.01, 0.03, 'stainless', (0, 0, z), 'z')
    turn = [2 * math.pi * i / 64 for i in range(64)]
    sweep([((R - 0.035) * math.cos(t), (R - 0.035) * math.sin(t), RIM) for t in turn], 0.018, 'stainless', closed=True, sides=12)
    tube(R - 0.047, R - 0.060, 0.5, 'stainless', (0, 0, RIM - 0.5), 'z')
    cylinder(R - 0.055, 0.004, 'sauce', (0, 0, RIM - 0.17), 'z', bevel=0)
    lathe([(0.005, R - 0.02), (0.02, R - 0.02), (0.06, R * 0.7), (0.085, R * 0.3), (0.09, 0)], 'stainless', (0, 0, RIM + 0.012), 'z', arc=(90, 270), up='-y', bevel=0.004)
    tank_mark(0.075, R, (0, 0, 1.04))


def agitator():
    """Bridge over the pan with gear motor; shaft into the product."""
    box((2 * R + 0.06, 0.12, 0.05), 'stainless', (0, 0, RIM + 0.13), bevel=0.006)
    for side in (1, -1):
        box((0.05, 0.12, 0.14), 'stainless', (side * (R - 0.02), 0, RIM + 0.06), bevel=0.006)
    cylinder(0.11, 0.05, 'stainless', (0, 0, RIM + 0.15), 'z')
    cylinder(0.085, 0.16, 'blue', (0, 0, RIM + 0.20), 'z', bevel=0.01)
    motor(0.085, 0.27, (0, 0, RIM + 0.355), 'z', '-y', 'blue', feet=False)
    bolts([(0.09 * math.cos(t), 0.09 * math.sin(t)) for t in [i * math.pi / 3 for i in range(6)]], 0.012, at=(0, 0, RIM + 0.20), axis='z', up='x')
    cylinder(0.022, 0.36, 'stainless', (0, 0, RIM - 0.20), 'z', bevel=0)


def legs():
    for x in (1, -1):
        for y in (1, -1):
            at = (x * 0.42, y * 0.42)
            cylinder(0.032, 0.78, 'stainless', (*at, 0.12), 'z', bevel=0.004)
            round_foot((*at, 0), 0.14)
            box((0.10, 0.10, 0.16), 'stainless', (*at, 0.88), bevel=0.006)


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
    """From the main down, through stop valve, strainer and control valve, into the jacket from behind."""
    x = -1.16
    pipe([(x, LINE_Y + 0.30, MAIN_Z), (x, LINE_Y + 0.30, MAIN_Z - 0.42), (x, LINE_Y, MAIN_Z - 0.42), (x, LINE_Y, RUN_Z), (x + 0.20, LINE_Y, RUN_Z)], 40, end='flange')
    run = chain((x + 0.20, LINE_Y, RUN_Z), 'x', 40, (ball_valve, 0.10, strainer, 0.10, control_valve))
    end = run['end'].at
    pipe([end, (end.x + 0.16, LINE_Y, RUN_Z), (end.x + 0.16, LINE_Y, 1.02), (end.x + 0.16, 0.50, 1.02)], 40, start='flange')
    cylinder(0.012, 0.06, 'steel', (end.x + 0.09, LINE_Y, RUN_Z), '-y', bevel=0)
    gauge(0.05, (end.x + 0.09, LINE_Y - 0.05, RUN_Z), '-y', stem=0.02, value=0.32, back=True, scale=(0, 2, 4, 6))
    hanger(40, (x + 0.10, LINE_Y, RUN_Z), CEILING + 0.3, 'x')


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
        gauge(0.05, (0.20, -0.52, 1.33), '-y', stem=0.02, value=0.5, unit='°C', scale=(0, 50, 100, 150), back=True)
    return part


def mains():
    pipe([(-7, LINE_Y + 0.30, MAIN_Z), (7, LINE_Y + 0.30, MAIN_Z)], 80, insulated=True, jacket='stainless')
    pipe([(-7, 1.35, 0.36), (7, 1.35, 0.36)], 40, insulated=True, jacket='stainless')
    for x in (-4.6, -2.3, 0.2, 2.6, 4.8):
        hanger(80, (x, LINE_Y + 0.30, MAIN_Z), CEILING + 0.3, 'x', True)
        floor_support(40, (x - 0.3, 1.35, 0.36), axis='x', insulated=True)
    for x in (-0.4, 1.95):
        flow_band((x, LINE_Y + 0.30, MAIN_Z), 'x', 80)


def tiled_wall(height=2.9, size=0.30):
    """Glazed tiles up to a stainless ledge, coved skirting, bumper rail."""
    y, half = WALL - 0.20, 7.0
    box((2 * half, 0.05, height), 'tile', (0, y + 0.025, height / 2), bevel=0)
    for i in range(int(2 * half / size) + 1):
        box((0.005, 0.002, height), 'grout', (-half + i * size, y, height / 2), bevel=0)
    for k in range(int(height / size) + 1):
        box((2 * half, 0.002, 0.005), 'grout', (0, y, k * size), bevel=0)
    box((2 * half, 0.004, 0.07), 'orange', (0, y, size * 5), bevel=0)
    box((2 * half, 0.22, 0.03), 'stainless', (0, y + 0.09, height + 0.015), bevel=0.004)
    box((2 * half, 0.02, 0.15), 'stainless', (0, y - 0.01, 0.075), bevel=0.006)


def tiled_floor(size=0.30):
    box((14, 9, 0.006), 'quarry', (0, -2.6, 0.0), bevel=0)
    for i in range(int(14 / size)):
        box((0.006, 9, 0.001), 'grout', (-7 + i * size, -2.6, 0.003), bevel=0)
    for k in range(int(9 / size)):
        box((14, 0.006, 0.001), 'grout', (0, -7 + k * size, 0.003), bevel=0)
    box((14, 0.24, 0.004), 'black', (0, -1.05, 0.0025), bevel=0)
    for i in range(int(14 / 0.07)):
        box((0.028, 0.24, 0.006), 'stainless', (-7 + i * 0.07, -1.05, 0.004), bevel=0)


def scene():
    row = group(kettle().objects, 'kettle')
    for k in (-1, 1):
        repeat(row, (k * PITCH, 0, 0))
    mains()
    control_panel((0.8, 0.34, 1.75), (3.45, 1.25, 0), (-0.40, -1, 0), kind='trend', title='COCCIÓN 1-3', mat='stainless')
    hall((-7, 7), WALL, front=-8, height=CEILING, bays=5, windows=(), lamps=(-2.4, 0.6, 3.4))
    tiled_wall()
    tiled_floor()
    hall_lights((0.2, 0, 1.2), 2.7, -24, ceiling=CEILING - 0.3, back=WALL - 0.3, warm=0.8, key=0.75, rim=0.6)


def whole():
    scene()
    stage.camera(-22, 9, 42, target=(-0.1, 0.35, 1.42), distance=8.0)


PICTURES = {
    'markets/alimentos-bebidas': photo(whole, samples=16),
}
