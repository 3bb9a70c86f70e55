"""Gas engine with generator on one skid, switchgear cubicles.

genset(): along X, engine free end (turbochargers) at -X, generator at +X; floor at z = 0; about 6.4 x 1.9 x 2.4 m.
"""
import math

from scenes.brand import MARK
from scenes.parts.core import box, cylinder, lathe, place, prism, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts, lifting_lug
from scenes.parts.instances import group, repeat
from scenes.parts.lettering import text
from scenes.parts.machines import volute
from scenes.parts.pipes import nozzle
from scenes.parts.structure import base_frame, conduit

SHAFT, CYLINDERS, STEP, FIRST = 1.02, 8, 0.43, -1.52
ENGINE = 'iron_grey'


def crankcase():
    section = [(-0.50, 0.38), (0.50, 0.38), (0.64, 0.66), (0.64, 1.22), (0.46, 1.48), (-0.46, 1.48), (-0.64, 1.22), (-0.64, 0.66)]
    prism(section, 3.62, ENGINE, (-1.82, 0, 0), 'x', 'z', bevel=0.02)
    for side in (1, -1):
        axis = 'y' if side > 0 else '-y'
        with place((FIRST, side * 0.64, 0.94), axis, 'z') as door:
            box((0.03, 0.33, 0.40), 'graphite', (0.015, 0, 0), bevel=0.01)
            bolts([(y * 0.14, z * 0.175) for y in (1, 0, -1) for z in (1, -1)], 0.014, at=(0.03, 0, 0))
        row = group(door.objects, 'door')
        for i in range(1, CYLINDERS):
            repeat(row, (i * STEP, 0, 0))
        box((3.5, 0.05, 0.07), 'graphite', (-0.02, side * 0.655, 1.22), bevel=0.006)
    lathe([(0, 0), (0, 0.58), (0.16, 0.58), (0.18, 0.52), (0.18, 0)], ENGINE, (-1.80, 0, SHAFT), '-x', bevel=0.02)
    bolt_circle(14, 0.53, 0.018, at=(-1.98, 0, SHAFT), axis='-x')


def head(side):
    """One cylinder head on its slanting bank: jacket, cover, ignition coil with lead, intake runner."""
    lean = (0, side * 0.42, 0.90)
    with place((FIRST, side * 0.40, 1.44), 'x', lean) as part:
        box((0.38, 0.44, 0.30), ENGINE, (0, 0, 0.10), bevel=0.012)
        box((0.36, 0.36, 0.20), 'graphite', (0, 0, 0.34), bevel=0.035)
        bolts([(x * 0.14, y * 0.14) for x in (1, -1) for y in (1, -1)], 0.018, at=(0, 0, 0.44), axis='z', up='x')
        cylinder(0.045, 0.12, 'orange', (0, 0, 0.43), 'z', bevel=0.01)
        cylinder(0.055, 0.34, 'aluminium', (0.06, side * 0.10, 0.08), (0, side, 0), bevel=0.004)
        sweep([(0, 0, 0.54), (0, 0, 0.62), (0, side * 0.14, 0.62), (0, side * 0.26, 0.42)], 0.012, 'rubber', bend=0.05)
    return part


def banks():
    for side in (1, -1):
        row = group(head(side).objects, 'head')
        for i in range(1, CYLINDERS):
            repeat(row, (i * STEP, 0, 0))
        cylinder(0.105, 3.5, 'aluminium', (-1.85, side * 0.86, 1.33), 'x', bevel=0.02)
        box((3.3, 0.05, 0.06), 'orange', (0.0, side * 0.78, 1.70), 'x', (0, side * 0.42, 0.9), bevel=0.008)
    cylinder(0.19, 3.5, 'aluminium', (-1.95, 0, 1.98), 'x', bevel=0.03)
    for i in range(8):
        tube(0.196, 0.186, 0.03, 'stainless', (-1.85 + i * STEP, 0, 1.98))


def charge_end():
    """Two turbochargers, intercooler, exhaust outlet flange, water nozzles."""
    box((0.62, 1.35, 0.78), ENGINE, (-2.35, 0, 1.18), bevel=0.03)
    box((0.04, 1.45, 0.88), 'graphite', (-2.05, 0, 1.18), bevel=0.01)
    bolts([(y, z) for y in (-0.6, -0.3, 0, 0.3, 0.6) for z in (-0.34, 0.34)], 0.018, at=(-2.66, 0, 1.18), axis='-x')
    for side in (1, -1):
        with place((-2.32, side * 0.42, 1.86), 'y' if side > 0 else '-y', 'z'):
            volute(0.24, 0.16, (0.10, 0, 0), 'x', 'z', 'aluminium')
            cylinder(0.10, 0.16, 'iron', (-0.05, 0, 0))
            lathe([(0, 0.2), (0.05, 0.24), (0.14, 0.24), (0.19, 0.14)], 'iron', (-0.22, 0, 0), bevel=0.02)
            lathe([(0.26, 0.10), (0.30, 0.17), (0.52, 0.17), (0.53, 0.10), (0.53, 0)], 'graphite', bevel=0.01)
        box((0.30, 0.30, 0.14), ENGINE, (-2.32, side * 0.42, 1.60), bevel=0.02)


def generator():
    r = 0.60
    with place((1.80, 0, SHAFT)) as part:
        lathe([(0, 0), (0, 0.74), (0.24, 0.74), (0.30, 0.62), (0.34, 0.50), (0.34, 0)], ENGINE, bevel=0.02)
        bolt_circle(16, 0.69, 0.02, at=(0.24, 0, 0))
        lathe([(0.34, 0.3), (0.34, r), (0.40, r + 0.04), (0.55, r + 0.04), (0.58, r), (1.72, r), (1.76, r + 0.03), (1.92, r + 0.03), (2.02, r * 0.8),
               (2.05, 0)], 'paint_grey', bevel=0.015)
        for i in range(18):
            t = 2 * math.pi * i / 18
            box((1.1, 0.012, 0.05), 'paint_grey', (1.15, -math.sin(t) * (r + 0.02), math.cos(t) * (r + 0.02)), 'x', (0, -math.sin(t), math.cos(t)), bevel=0)
        box((0.86, 0.92, 0.46), 'paint_grey', (1.10, 0, r + 0.20), bevel=0.015)
        box((0.80, 0.02, 0.38), 'graphite', (1.10, -0.465, r + 0.20), bevel=0.006)
        text(MARK, 0.12, 'dial', (1.10, -0.478, r + 0.20), '-y')
        for side in (1, -1):
            box((1.3, 0.16, 0.50), 'graphite', (1.10, side * 0.46, -0.46), bevel=0.01)
        for k in range(7):
            box((0.008, 0.7, 0.016), 'black', (2.035, 0, -0.18 + k * 0.06), bevel=0)
        lifting_lug((1.10, 0, r + 0.43), 'x', size=0.14)
        part.port('cables', (1.10, 0, r + 0.43), 'z')
    return part


def engine_control(at):
    """Control box on the engine's side: door with screen, lamps and lock, glands below. at = centre of its back."""
    with place(at, '-y', 'z'):
        box((0.11, 0.32, 0.42), 'paint_grey', (0.055, 0, 0), bevel=0.01)
        box((0.016, 0.29, 0.39), 'graphite', (0.116, 0, 0), bevel=0.006)
        box((0.004, 0.17, 0.11), 'screen_dark', (0.125, 0, 0.09), bevel=0)
        text('1 800', 0.034, 'screen_orange', (0.1275, 0, 0.105))
        text('r/min', 0.020, 'screen_white', (0.1275, 0, 0.06))
        for k, light in enumerate(('lamp_green', 'lamp_amber', 'lamp_red')):
            cylinder(0.013, 0.012, light, (0.122, -0.07 + k * 0.07, -0.03), 'x', bevel=0.002)
        box((0.004, 0.19, 0.05), 'dial', (0.125, 0, -0.12), bevel=0)
        text('MOTOR 1', 0.026, 'graphite', (0.1275, 0, -0.12))
        for y in (-0.08, 0, 0.08):
            cylinder(0.016, 0.05, 'bolt', (0.06, y, -0.20), '-z', bevel=0.002)
            conduit([(0.06, y, -0.24), (0.06, y, -0.34), (-0.06, y, -0.34)], 0.011, 'rubber', 0.04)


def genset():
    """Ports: exhaust (up), water_out and water_in (DN 80, towards -X), cables (up)."""
    with place() as part:
        base_frame(6.3, 1.35, (0.65, 0, 0), height=0.32, cross=6)
        box((6.2, 1.2, 0.03), 'graphite', (0.65, 0, 0.355), bevel=0.004)
        crankcase()
        banks()
        charge_end()
        top = generator()['cables'].at
        cylinder(0.20, 0.34, 'aluminium', (-2.05, 0, 1.98), 'z', bevel=0.01)
        outlet = nozzle(250, (-2.05, 0, 2.18), 'z', 0.26, pad=False)
        low = nozzle(80, (-2.6, -0.40, 1.00), '-x', 0.22)
        high = nozzle(80, (-2.6, 0.40, 1.36), '-x', 0.22)
        for z in (0.62, 0.80):
            conduit([(-1.7, -0.68, z), (1.5, -0.68, z)], 0.016, 'galvanised')
        engine_control((1.45, -0.67, 0.78))
        for name, port in (('exhaust', outlet['face']), ('water_out', high['face']), ('water_in', low['face'])):
            part.port(name, port.at, port.axis, port.dn)
        part.port('cables', top, 'z')
    return part


def cubicle(at=(0, 0, 0), axis='-y', size=(0.8, 0.7, 2.15), name='Q1', mat='paint_grey'):
    """Switchgear cubicle: three doors with breaker window, meter, lamps, handle. at = centre of its underside."""
    width, depth, height = size
    with place(at, axis, 'z') as part:
        box((depth * 0.95, width * 0.99, 0.1), 'black', (0, 0, 0.05))
        box((depth, width - 0.006, height - 0.1), mat, (0, 0, height / 2 + 0.05), bevel=0.006)
        face = depth / 2
        for low, high in ((0.14, 0.80), (0.82, 1.55), (1.57, height - 0.04)):
            box((0.02, width * 0.95, high - low), mat, (face + 0.008, 0, (low + high) / 2), bevel=0.005)
            box((0.02, 0.025, 0.11), 'graphite', (face + 0.026, width * 0.40, (low + high) / 2), bevel=0.005)
        box((0.03, 0.30, 0.38), 'black', (face + 0.02, -0.06, 1.18), bevel=0.01)
        box((0.012, 0.10, 0.05), 'orange', (face + 0.04, -0.06, 1.12), bevel=0.003)
        box((0.012, 0.14, 0.14), 'black', (face + 0.022, -0.14, 1.84), bevel=0.004)
        box((0.002, 0.12, 0.11), 'screen', (face + 0.029, -0.14, 1.84), bevel=0)
        for k, light in enumerate(('lamp_green', 'lamp_amber', 'lamp_red')):
            cylinder(0.014, 0.016, light, (face + 0.018, 0.06 + k * 0.07, 1.86), 'x', bevel=0.003)
        box((0.003, 0.16, 0.05), 'dial', (face + 0.0195, 0.0, 1.66), bevel=0)
        text(name, 0.03, 'black', (face + 0.0215, 0.0, 1.66))
        for k in range(8):
            box((0.003, width * 0.5, 0.008), 'black', (face + 0.0185, 0, 0.22 + k * 0.025), bevel=0)
    return part
