"""What keeps the water of the boiler of boiler.py right: level, blowdowns, sampling, vent; and the stays of its flat plates."""
import math

import numpy as np

from scenes.models.boiler_dimensions import AXIS, CHAMBER, FRONT, INNER, LEVEL, LOW_LEVEL, R, REAR, TOP, surface_y
from scenes.parts.connections import joint
from scenes.parts.core import box, cylinder, lathe, prism, tube
from scenes.parts.fasteners import flange, ring_points
from scenes.parts.instruments import gauge, level_glass, level_probe
from scenes.parts.pipes import floor_support, pipe
from scenes.parts.sizes import valve_length
from scenes.parts.steamline import strainer
from scenes.parts.structure import conduit
from scenes.parts.valves import ball_valve, gate_valve, globe_valve, needle_cock

COLLECTOR_Z = LEVEL - 0.03
SKIM_X, SKIM_Y, NOZZLE_Y = 0.70, -1.03, -INNER + 0.20
BLOW_X, BLOW_Z = 0.5, 0.34
STACK_X, STACK_Z = REAR + 0.2, AXIS + R * 0.93


def water_column(x):
    """Level bottle on the service side with reflex glass, which ends above the tubes, and drain to the floor."""
    low, high, y = AXIS + 0.40, AXIS + 0.74, -R - 0.18
    pipe([(x, y, low - 0.22), (x, y, high + 0.16)], 80, start='cap', end='cap', mat='steel')
    for z in (low, high):
        inner = surface_y(z) + 0.05
        pipe([(x, inner, z), (x, y, z)], 40)
        for side in ('y', '-y'):
            flange(40, (x, (inner + y) / 2 - 0.04, z), side, bolted=side == 'y')
    level_glass(high - low, (x, y - 0.04, (low + high) / 2), '-y', reach=0.12, level=0.45)
    drop = low - 0.22
    valve = ball_valve(20, (x, y, drop - 0.16), '-z', '-y', flanged=False)
    pipe([(x, y, drop), valve['in'].at], 20)
    pipe([valve['out'].at, (x, y, 0.0)], 20)
    tube(0.045, 0.01, 0.012, 'stainless', (x, y, 0), 'z')


def level_control():
    """Probe that measures the level, apart from the two that stop the burner."""
    level_probe((-0.36, 0, TOP - 0.01), 'z', mat='steel')
    cylinder(0.010, TOP - 0.05 - LOW_LEVEL + 0.06, 'stainless', (-0.36, 0, TOP - 0.05), '-z', bevel=0)


def vent():
    """Air out while it fills and starts, air in while it drains."""
    x = 0.12
    valve = ball_valve(15, (x, 0, TOP + 0.16), 'z', '-y', flanged=False)
    pipe([(x, 0, TOP - 0.04), valve['in'].at], 15)
    pipe([valve['out'].at, (x, 0, TOP + 0.30), (x, 0.12, TOP + 0.30), (x, 0.12, TOP + 0.22)], 15)


def collector(end=NOZZLE_Y):
    """Slotted pipe just below the surface, where salts gather, and its way to the service side as far as y = end."""
    y = 0.10
    pipe([(-0.80, y, COLLECTOR_Z), (SKIM_X, y, COLLECTOR_Z), (SKIM_X, end, COLLECTOR_Z)], 25, start='cap')
    for i in range(9):
        box((0.06, 0.012, 0.035), 'black', (-0.70 + i * 0.16, y, COLLECTOR_Z), bevel=0)


def surface_blowdown():
    """Stop valve and graduated regulating valve of the continuous blowdown, down to the floor."""
    shell = surface_y(COLLECTOR_Z)
    stop = ball_valve(25, (SKIM_X, shell - 0.12, COLLECTOR_Z), '-y', 'z', flanged=False)
    pipe([(SKIM_X, NOZZLE_Y, COLLECTOR_Z), stop['in'].at], 25)
    fine = globe_valve(25, (SKIM_X, SKIM_Y, 1.46), '-z', '-y', opened=0.2)
    pipe([stop['out'].at, (SKIM_X, SKIM_Y, COLLECTOR_Z), fine['in'].at], 25, end='flange')
    tube(0.048, 0.014, 0.004, 'dial', (SKIM_X, SKIM_Y - 0.142, 1.46), '-y', bevel=0)
    pipe([fine['out'].at, (SKIM_X, SKIM_Y, 0)], 25, start='flange')
    tube(0.05, 0.015, 0.012, 'stainless', (SKIM_X, SKIM_Y, 0), 'z')


def sample_cooler():
    """Boiler water out of the continuous blowdown, cooled before it meets the air."""
    x, high, low, r = SKIM_X - 0.18, 1.34, 1.06, 0.055
    cock = needle_cock((SKIM_X - 0.08, SKIM_Y, 1.68), '-x', '-y')
    pipe([(SKIM_X, SKIM_Y, 1.68), cock['in'].at], 10)
    pipe([cock['out'].at, (x, SKIM_Y, 1.68), (x, SKIM_Y, high - 0.01)], 10)
    lathe([(0, 0), (0, r * 0.5), (0.02, r), (high - low - 0.02, r), (high - low, r * 0.5), (high - low, 0)], 'stainless', (x, SKIM_Y, low), 'z', bevel=0.004)
    for z in (low + 0.05, high - 0.05):
        pipe([(x - r + 0.01, SKIM_Y, z), (x - r - 0.06, SKIM_Y, z)], 15, mat='blue')
        box((0.03, -surface_y(z) + SKIM_Y + r - 0.02, 0.03), 'galvanised', (x, (surface_y(z) + SKIM_Y + r) / 2, z), bevel=0)
    spout = needle_cock((x, SKIM_Y, low - 0.045), '-z', '-y', mat='stainless')
    pipe([(x, SKIM_Y, low + 0.01), spout['in'].at], 10)


def blowdown():
    """From the lowest point: the quick valve beside the boiler, then the slow one, which alone wears."""
    y = -0.84
    pipe([(BLOW_X, 0, AXIS - R + 0.05), (BLOW_X, 0, BLOW_Z), (BLOW_X, y, BLOW_Z)], 40, end='flange')
    quick = ball_valve(40, (BLOW_X, y - valve_length(40) * 0.425, BLOW_Z), '-y', 'z')
    slow = gate_valve(40, quick['out'].out(valve_length(40) * 0.4), '-y', 'z', opened=0.4)
    joint(quick['out'])
    out = slow['out']
    pipe([out.at, out.out(0.14), (out.at.x, out.out(0.14).y, 0)], 40, start='flange')
    tube(0.07, 0.02, 0.012, 'stainless', (out.at.x, out.out(0.14).y, 0), 'z')


def feed_suction():
    """Beside the feed pump, from its suction flange back to where the line from the tank begins: strainer and stop valve."""
    y, z = -1.82, 0.30
    basket = strainer(50, (1.32, y, z), '-x', 'z')
    pipe([(0.845, -1.34, z), (0.60, -1.34, z), (0.60, y, z), basket['out'].at], 50, end='flange')
    stop = gate_valve(50, basket['in'].out(0.16 + valve_length(50) * 0.4), '-x', 'z')
    pipe([basket['in'].at, stop['out'].at], 50, start='flange', end='flange')
    floor_support(50, (0.90, y, z), axis='x')
    return stop['in']


def feed_from_floor():
    """The tank's line comes up through the floor, where no house shows the tank."""
    line = feed_suction()
    turn = line.out(0.34)
    pipe([line.at, turn, (turn.x, turn.y, 0)], 50, start='flange')
    tube(0.075, 0.025, 0.012, 'stainless', (turn.x, turn.y, 0), 'z')


def wiring():
    """Conduits from the panel: over the shell to the box of the level probes, along the frame to the burner, on the floor to the pump."""
    x, r = -0.46, R + 0.022
    over = [(x, -r * math.cos(t), AXIS + r * math.sin(t)) for t in np.radians(np.arange(18, 77, 3))]
    end = over[-1]
    conduit([(x, -1.30, 1.40), (x, -1.30, over[0][2]), (x, -r * 1.03, over[0][2]), *over, (-0.68, end[1], end[2])], 0.014)
    box((0.16, 0.12, 0.07), 'paint_grey', (-0.76, end[1], end[2] + 0.01), 'x', (0, end[1], end[2] - AXIS), bevel=0.008)
    conduit([(-0.42, -1.20, 0.20), (-0.42, -0.715, 0.20), (-1.84, -0.715, 0.20)], 0.014)
    conduit([(-1.82, -0.715, 0.20), (-2.16, -0.60, 0.17), (-2.50, -0.20, 0.26), (-2.53, 0, 0.58)], 0.013, 'rubber', 0.25)
    conduit([(0.02, -1.28, 0.20), (0.12, -1.28, 0.20), (0.12, -1.112, 0.03), (1.256, -1.112, 0.03), (1.256, -1.112, 0.393), (1.256, -1.27, 0.393)], 0.011)


def stack_thermometer():
    gauge(0.06, (STACK_X, -0.215, STACK_Z + 0.77), '-y', stem=0.05, value=0.57, unit='°C', scale=(0, 100, 200, 300, 400), back=True)


def gusset_stays(ys):
    """Gussets from the shell to the flat of both tube plates above the tubes."""
    for y in ys:
        top = math.sqrt(INNER ** 2 - y * y)
        for x, side in ((FRONT + 0.026, 1), (REAR - 0.026, -1)):
            # extruded along +Y the outline's side is -X: hence the sign
            prism([(0, 0.56), (-side * 0.05, 0.56), (-side * 0.34, top - 0.04), (-side * 0.34, top), (0, top)], 0.016, 'iron_grey', (x, y, AXIS), 'y', 'z',
                  bevel=0.002)


def stay_bars(beyond=-1.0):
    """Bars between the back of the reversal chamber and the rear tube plate, those whose y lies beyond."""
    for y, z in ring_points(8, 0.31):
        if y > beyond:
            cylinder(0.016, REAR - 0.028 - CHAMBER['x1'], 'steel', (CHAMBER['x1'], y, AXIS + CHAMBER['z'] + z), bevel=0)


PICTURES = {}
