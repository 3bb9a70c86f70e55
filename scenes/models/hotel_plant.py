"""Hotel: hot-water plant with three clad storage tanks, steam-heated plate exchanger, charging pump, and the laundry's steam line.

Tanks stand along X at y = ROW; exchanger and pump at the right in front. Back wall y = BACK.
"""
import math

from scenes import stage
from scenes.brand import MARK
from scenes.parts.assembly import chain, gauge_on_syphon
from scenes.parts.automatic import control_valve, reducing_valve, safety_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.core import box, cylinder, place
from scenes.parts.exchangers import plate_exchanger
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import gauge, thermometer
from scenes.parts.lettering import name_plate, text
from scenes.parts.life import clipboard, door, laundry_cart, tool_case
from scenes.parts.machines import pump
from scenes.parts.painted import tank_mark
from scenes.parts.palms import palm
from scenes.parts.pipes import floor_support, hanger, nozzle, outer_radius, pipe
from scenes.parts.places import open_louvre, plain_room, sky, sun, wall_with_opening
from scenes.parts.room import flow_band, plinth, wall_sleeve
from scenes.parts.steamline import steam_trap, strainer
from scenes.parts.valves import ball_valve, check_valve, gate_valve
from scenes.parts.vessels import tank
from scenes.pictures import photo

BACK, CEILING, ROW, BASE = 2.7, 5.0, 1.35, 0.12
R, TALL, LEG = 0.66, 2.15, 0.36
STEP, FIRST = 1.56, -2.42
POLE = BASE + LEG + R * 0.25 + TALL + R * 0.387
HOT_Z, HOT_X, COLD_Y, COLD_Z, HEADER_Z = POLE + 0.42, 3.16, 0.40, 0.98, 0.50
PUMP_Y, BEHIND = -0.42, 0.86
# the tanks' fronts turned towards the camera
TURN = math.radians(20)
STEAM_Y, STEAM_Z = 2.15, 4.35


def sign(words, x, y, z):
    """Label on a pipe's cladding or bracket, towards the viewer."""
    width = 0.06 + 0.034 * len(words)
    box((width, 0.006, 0.10), 'graphite', (x, y, z), bevel=0.002)
    text(words, 0.042, 'dial', (x, y - 0.004, z), '-y')


def storage():
    """One tank, its mark turned to the viewer, with relief valve and hot outlet above, cold inlet with gate valve below; three in all."""
    with place((FIRST, 0, 0)) as first:
        with place((0, ROW, BASE), (math.cos(TURN), math.sin(TURN), 0), 'z'):
            tank(R, TALL, leg_height=LEG)
            tank_mark(0.14, R, (0, 0, 2.04))
            name_plate([MARK, 'Acumulador 3 000 L', '10 bar   90 °C'], (0.44, 0.26), (0, -R - 0.003, 1.34), '-y')
            gauge(0.065, (0, -R + 0.004, 2.42), '-y', stem=0.05, back=True, value=0.34, unit='°C', scale=(0, 50, 100, 150, 200))
        pipe([(0, ROW, POLE - 0.03), (0, ROW, HOT_Z)], 65, insulated=True)
        relief = safety_valve(25, nozzle(25, (0.30, ROW, POLE - 0.09), 'z', 0.18)['face'].at, 'z', 'y')['out']
        pipe([relief.at, (relief.at.x, ROW + R + 0.14, relief.at.z), (relief.at.x, ROW + R + 0.14, BASE + 0.08)], 40, start='flange')
        face = nozzle(50, (0, ROW - R + 0.05, COLD_Z), '-y', 0.20)['face']
        valve = gate_valve(50, (0, COLD_Y, (COLD_Z + HEADER_Z) / 2), '-z', '-y')
        pipe([face.at, (0, COLD_Y, COLD_Z), valve['in'].at], 50, 'stainless', start='flange', end='flange', bend=0.09)
        pipe([valve['out'].at, (0, COLD_Y, HEADER_Z)], 50, 'stainless', start='flange')
    row = group(first.objects, 'tank')
    for k in (1, 2):
        repeat(row, (k * STEP, 0, 0))
    plinth((4.9, 2.2), (FIRST + STEP, ROW - 0.2), BASE)


def mains():
    """Hot header over the tanks; cold header low at their feet, from the wall to the pump."""
    last = FIRST + 2 * STEP
    pipe([(FIRST - 0.02, ROW, HOT_Z), (HOT_X, ROW, HOT_Z)], 65, start='cap', insulated=True)
    for x, words in ((FIRST + STEP / 2, 'HABITACIONES'), (FIRST + STEP * 1.5, 'COCINA')):
        pipe([(x, ROW, HOT_Z), (x, BACK, HOT_Z)], 65, insulated=True)
        wall_sleeve((x, BACK, HOT_Z), '-y', 65)
        sign(words, x, ROW - outer_radius(65, True) - 0.006, HOT_Z)
    for x in (FIRST + 0.4, last + 0.9):
        hanger(65, (x, ROW, HOT_Z), CEILING + 0.2, 'x', True)
    left = FIRST - 0.5
    pipe([(left, BACK, HEADER_Z), (left, COLD_Y, HEADER_Z), (1.0, COLD_Y, HEADER_Z), (1.0, PUMP_Y, HEADER_Z), (1.24, PUMP_Y, HEADER_Z)], 65, 'stainless',
         end='flange', bend=0.11)
    wall_sleeve((left, BACK, HEADER_Z), '-y', 65, False)
    for x in (FIRST + STEP / 2, FIRST + STEP * 1.5):
        floor_support(65, (x, COLD_Y, HEADER_Z), axis='x')
        flow_band((x + 0.30, COLD_Y, HEADER_Z), 'x', 65, False, 'clad_blue')


def charging(unit):
    """Pump with check and stop valve into the exchanger, behind it; heated water up to the hot header."""
    machine = pump(65, (1.24, PUMP_Y, HEADER_Z), 'x', 'z', mat='blue')
    base = machine['base'].at
    box((1.2, 0.5, base.z), 'concrete', (base.x, base.y, base.z / 2), bevel=0.01)
    out, cold, hot = machine['out'], unit['cold_in'], unit['cold_out']
    rise = chain(out.at, 'z', 50, (0.10, check_valve, 0.10, gate_valve, 0.10), up='-y', start='flange')['end'].at
    turn, x = rise.z + 0.14, cold.at.x + 0.44
    pipe([rise, (rise.x, rise.y, turn), (rise.x, BEHIND, turn), (x, BEHIND, turn), (x, BEHIND, cold.at.z), (x, cold.at.y, cold.at.z), cold.at], 50, 'stainless',
         end='flange', bend=0.10)
    flow_band((rise.x, (rise.y + BEHIND) / 2, turn), 'y', 50, False, 'clad_blue')
    pipe([hot.at, (HOT_X, hot.at.y, hot.at.z), (HOT_X, hot.at.y, HOT_Z), (HOT_X, ROW, HOT_Z), (HOT_X - 0.2, ROW, HOT_Z)], 50, start='flange', insulated=True)
    flow_band((HOT_X, hot.at.y, 2.6), 'z', 50)
    thermometer((HOT_X, hot.at.y - 0.055, 1.85), '-y', radius=0.05, value=0.32)


def heating_steam(unit):
    """Steam with stop valve, strainer and control valve into the exchanger; condensate out below through its trap."""
    steam, drain, x0, z = unit['hot_in'], unit['hot_out'], 4.62, 2.02
    y = steam.at.y
    # steam leaves its main at the top, so that condensate stays in the main
    pipe([(x0, STEAM_Y, STEAM_Z), (x0, STEAM_Y, STEAM_Z + 0.30), (x0, y, STEAM_Z + 0.30), (x0, y, z), (x0 - 0.16, y, z)], 50, end='flange', insulated=True)
    run = chain((x0 - 0.16, y, z), '-x', 50, (ball_valve, 0.10, strainer, 0.10, control_valve))['end'].at
    turn = steam.at.x + 0.26
    pipe([run, (turn, y, z), (turn, y, steam.at.z), steam.at], 50, start='flange', end='flange', bend=0.09)
    cylinder(0.012, 0.06, 'steel', (run.x - 0.10, y, z), 'z', bevel=0)
    gauge_on_syphon((run.x - 0.10, y, z + 0.05), radius=0.06, value=0.3)
    trap = chain(drain.at, 'x', 25, (0.16, ball_valve, 0.05, strainer, 0.05, steam_trap, 0.10), start='flange')['end'].at
    pipe([trap, (trap.x + 0.08, y, trap.z), (trap.x + 0.08, BACK, trap.z)], 25, bend=0.06)
    wall_sleeve((trap.x + 0.08, BACK, trap.z), '-y', 25)


def laundry():
    """Steam main along the wall; branch through a reducing station, then up to the laundry."""
    pipe([(-6.2, STEAM_Y, STEAM_Z), (6.6, STEAM_Y, STEAM_Z)], 80, insulated=True)
    for x, axis in ((-6.2, 'x'), (6.6, '-x')):
        wall_sleeve((x, STEAM_Y, STEAM_Z), axis, 80)
    for x in (-4.4, -1.4, 1.6, 3.4, 5.6):
        hanger(80, (x, STEAM_Y, STEAM_Z), CEILING + 0.2, 'x', True)
    for x in (-2.1, 2.4):
        flow_band((x, STEAM_Y, STEAM_Z), 'x', 80)
    x, y, z = 2.86, 1.85, 1.55
    pipe([(x, STEAM_Y, STEAM_Z), (x, STEAM_Y, STEAM_Z + 0.30), (x, y, STEAM_Z + 0.30), (x, y, z), (x + 0.30, y, z)], 50, end='flange', insulated=True)
    run = chain((x + 0.30, y, z), 'x', 50, (ball_valve, 0.12, strainer, 0.12, reducing_valve, 0.52, ball_valve))['end'].at
    pipe([run, (run.x + 0.30, y, z), (run.x + 0.30, y, 3.4), (run.x + 0.30, BACK, 3.4)], 50, start='flange', insulated=True)
    wall_sleeve((run.x + 0.30, BACK, 3.4), '-y', 50)
    gauge_on_syphon((run.x - 0.60, y, z + 0.03), radius=0.07, value=0.35)
    relief = safety_valve(25, nozzle(25, (run.x - 0.34, y, z), 'z', 0.16)['face'].at, 'z', 'y')['out']
    pipe([relief.at, (relief.at.x, BACK, relief.at.z)], 40, start='flange')
    wall_sleeve((relief.at.x, BACK, relief.at.z), '-y', 40, False)
    for px in (x + 0.22, run.x + 0.16):
        floor_support(50, (px, y, z), axis='x')
    flow_band((run.x + 0.30, y, 2.55), 'z', 50)


def whole():
    unit = plate_exchanger(0.5, 1.45, 28, (2.80, 0.30, BASE), '-x', dn=50, frame='blue', pitch=0.016)
    plinth((1.5, 1.1), (2.50, 0.30), BASE)
    storage()
    mains()
    charging(unit)
    heating_steam(unit)
    laundry()
    control_panel((0.8, 0.36, 1.8), (-3.85, 1.7, 0), (0.30, -1, 0), kind='trend', title='AGUA CALIENTE',
                  values=('60 °C', '42 % carga'))
    room()
    stage.camera(14, 5, 32, target=(1.00, 0.7, 1.80), distance=8.8)


def room():
    """Plastered plant room; through the louvre over the tanks one sees the garden's palms."""
    x, opening = (-6.2, 6.6), (-4.9, 0.9, 3.62, 4.78)
    plain_room(x, (-8, BACK), CEILING, 'plaster', 'terracotta', 'plaster', back=False)
    wall_with_opening(x, BACK, CEILING, opening, 'plaster')
    open_louvre(opening, BACK, 6)
    box((x[1] - x[0], 0.02, 0.9), 'white_wall', (0.2, BACK - 0.009, 0.45), bevel=0)
    for spot, high, seed in (((-8.3, 12.0), 5.9, 2), ((-4.1, 13.2), 6.3, 5), ((-0.7, 11.4), 5.7, 9)):
        palm((*spot, -0.4), high, seed=seed, haze=0.1)
    laundry_cart((-3.05, -1.15, 0), (1, 0.28, 0), 1)
    laundry_cart((-1.75, -1.75, 0), (1, -0.2, 0), 4)
    door((5.78, BACK - 0.03, 0), '-y', 1.0, 2.1, 'canvas', words='LAVANDERÍA')
    tool_case((0.3, -0.95, 0), (0.5, -1, 0))
    clipboard((-3.85 + 0.62, BACK - 0.012, 1.55), '-y')
    sky(strength=1.5, lights=False)
    sun((-0.35, -0.75, -0.62), 2.2)
    # the garden from this side: against the sun alone its palms would be black
    stage.area_light((-3.2, 5.4, 12.0), (-4.2, 12.4, 5.6), 10.0, 3600, stage.NEUTRAL)
    stage.area_light((-2.0, BACK + 0.4, 4.2), (-1.0, -1.5, 0.4), 5.4, 420, (0.86, 0.94, 1.0), 1.1)
    stage.area_light((4.6, -5.2, 3.6), (0.6, 0.6, 1.3), 3.2, 640, (1.0, 0.88, 0.72), 2.4)
    stage.area_light((0.0, -2.0, CEILING - 0.1), (0.2, 0.4, 0), 5.0, 170, stage.NEUTRAL, 2.0)


PICTURES = {
    'markets/hoteles': photo(whole, samples=32),
}
