"""Motors, pumps, fans, burners."""
import math

import numpy as np

from scenes.parts.automatic import solenoid_valve
from scenes.parts.core import box, cylinder, fillet, lathe, place, prism, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange, flange_neck
from scenes.parts.instruments import gauge
from scenes.parts.oil import oil_pump
from scenes.parts.pipes import pipe
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.valves import ball_valve


def motor(radius=0.11, length=0.32, at=(0, 0, 0), axis='x', up='z', mat='blue', feet=True):
    """Finned TEFC motor. at = drive-end face, axis = from the drive end to the fan cowl. Shaft height = 1.15 radius.

    Ports: shaft (drive end, outwards), cable (terminal box), base (underside of the feet).
    """
    r = radius
    with place(at, axis, up) as part:
        cylinder(r * 0.82, length * 0.72, mat, (length * 0.06, 0, 0))
        lathe([(0, 0), (0, r * 0.6), (length * 0.015, r * 0.88), (length * 0.075, r * 0.92), (length * 0.075, 0)], mat)
        for i in range(40):
            t = 2 * math.pi * i / 40
            if abs(math.cos(t)) > 0.93 or (math.cos(t) < -0.8 and feet):
                continue
            side = (0, -math.sin(t), math.cos(t))
            box((length * 0.64, 0.004, r * 0.2), mat, (length * 0.40, side[1] * r * 0.9, side[2] * r * 0.9), 'x', side, bevel=0.001)
        lathe([(length * 0.74, r * 0.85), (length * 0.74, r * 0.98), (length * 0.96, r * 0.95), (length, r * 0.86), (length, 0)], mat, bevel=0.006)
        _grille(length, r)
        box((length * 0.32, r * 1.0, r * 0.5), mat, (length * 0.36, 0, r * 1.05), bevel=0.006)
        box((length * 0.34, r * 1.06, 0.008), mat, (length * 0.36, 0, r * 1.31), bevel=0.003)
        cylinder(r * 0.11, r * 0.25, 'black', (length * 0.36, r * 0.48, r * 1.02), 'y')
        cylinder(r * 0.17, r * 0.5, 'polished', (0.002, 0, 0), '-x')
        if feet:
            for x in (0.16, 0.62):
                box((length * 0.13, r * 1.9, r * 0.12), mat, (length * x, 0, -r * 1.09))
                for side in (1, -1):
                    box((length * 0.1, r * 0.16, r * 0.62), mat, (length * x, side * r * 0.62, -r * 0.8))
                    bolts([(0, side * -r * 0.8)], r * 0.13, at=(length * x, 0, -r * 1.03), axis='z', up='y')
        part.port('shaft', (-r * 0.5, 0, 0), '-x')
        part.port('cable', (length * 0.36, r * 0.73, r * 1.02), 'y')
        part.port('base', (length * 0.39, 0, -r * 1.15), '-z')
    return part


def _grille(x, r):
    for k in range(3):
        tube(r * (0.28 + 0.2 * k) + 0.004, r * (0.28 + 0.2 * k), 0.003, 'black', (x, 0, 0))
    for i in range(8):
        t = math.pi * i / 8
        box((0.003, r * 1.36, 0.005), 'black', (x + 0.001, 0, 0), 'x', (0, -math.sin(t), math.cos(t)), bevel=0)


def volute(radius, width, at=(0, 0, 0), axis='x', up='z', mat='orange', outlet=0.5):
    """Spiral casing between the planes 0 and width along axis; the discharge opens along up at side +Y.

    Ports: eye (centre of the front plane), discharge.
    """
    with place(at, axis, up) as part:
        top, inner = radius * 1.12, radius * (1 - outlet)
        prism([(radius, 0.0), (radius, top), (inner, top)] + list(_spiral(radius, inner)), width, mat, bevel=min(0.02, width * 0.12))
        part.port('eye', (width, 0, 0), 'x')
        part.port('discharge', (width / 2, (radius + inner) / 2, top), 'z')
    return part


def _spiral(radius, inner):
    """From the cut-off counter-clockwise round to the outer wall at (radius, 0)."""
    start = math.acos(min(0.95, inner / (radius * 0.74)))
    for t in np.linspace(start, 2 * math.pi, 44):
        share = (t - start) / (2 * math.pi - start)
        rr = radius * (0.74 + 0.26 * share)
        if share < 0.995:
            yield rr * math.cos(t), rr * math.sin(t)


def pump(dn=50, at=(0, 0, 0), axis='x', up='z', mat='blue', base=True, motor_mat=None):
    """End-suction centrifugal pump with coupling guard and motor on a base frame.

    at = suction flange face, axis = from suction to motor, up = discharge. Shaft height over the floor = ports['base'].
    Ports: in, out, base (centre of the underside of the frame), cable (the motor's gland).
    """
    r = pipe_radius(dn)
    out_dn = {25: 20, 32: 25, 40: 32, 50: 40, 65: 50, 80: 65, 100: 80, 125: 100, 150: 125}[dn]
    case = r * 2.9 + 0.03
    with place(at, axis, up) as part:
        nose = r * 2.2
        flange(dn, (0, 0, 0), '-x', bolted=False, mat=mat)
        cylinder(r * 1.05, nose - flange_neck(dn) + 0.02, mat, (flange_neck(dn) - 0.004, 0, 0))
        width = r * 1.7
        lathe([(nose, 0), (nose, r * 1.3), (nose + width * 0.2, case * 0.9), (nose + width * 0.5, case), (nose + width * 0.8, case * 0.92), (nose + width, case * 0.75), (nose + width, 0)], mat, bevel=0.012)
        rise = case + r * 1.5
        cylinder(pipe_radius(out_dn) * 1.1, rise - flange_neck(out_dn) + 0.004, mat, (nose + width / 2, 0, 0), 'z')
        flange(out_dn, (nose + width / 2, 0, rise), 'z', bolted=False, mat=mat)
        tube(case * 0.88, r, 0.02, mat, (nose + width - 0.004, 0, 0))
        bolt_circle(10, case * 0.8, 0.012, at=(nose + width + 0.016, 0, 0))
        bearing = nose + width + 0.016
        lathe([(0, 0), (0, case * 0.55), (r * 0.6, r * 1.0), (r * 3.2, r * 0.9), (r * 3.4, r * 0.6), (r * 3.4, 0)], mat, (bearing, 0, 0), bevel=0.006)
        guard = bearing + r * 3.4
        cylinder(r * 0.3, r * 2.2, 'polished', (guard - 0.01, 0, 0))
        tube(r * 1.15, r * 1.1, r * 1.7, 'orange', (guard + 0.01, 0, 0), arc=(-110, 110))
        for side in (1, -1):
            box((r * 1.7, 0.006, r * 1.4), 'orange', (guard + 0.01 + r * 0.85, side * r * 1.08, -r * 1.05), bevel=0.002)
        motor_r = r * 1.7 + 0.04
        drive = motor(motor_r, motor_r * 3.1, (guard + r * 2.0, 0, 0), 'x', 'z', motor_mat or mat)
        drop = max(motor_r * 1.15, case) + 0.02
        end = drive['base'].at.x + motor_r * 1.6
        box((end - nose + r, case * 1.25, 0.05), 'graphite', ((end + nose - r) / 2, 0, -drop - 0.025)) if base else None
        for x in (nose + width / 2, bearing + r * 2.6):
            box((r * 0.8, case * 0.9, drop), mat, (x, 0, -drop / 2), bevel=0.006)
        gap = drop - motor_r * 1.15
        if gap > 0.004:
            box((motor_r * 2.2, motor_r * 1.7, gap), 'graphite', (drive['base'].at.x, 0, -drop + gap / 2), bevel=0.003)
        part.port('in', (0, 0, 0), '-x', dn)
        part.port('out', (nose + width / 2, 0, rise), 'z', out_dn)
        part.port('base', ((end + nose - r) / 2, 0, -drop - (0.05 if base else 0)), '-z')
        part.port('cable', drive['cable'].at, drive['cable'].axis)
    return part


def burner(power=1.0, at=(0, 0, 0), axis='-x', up='z', mat='orange', motor_mat='graphite', motor_side=1, oil=False):
    """Monobloc burner, for gas or with a pump for oil. at = centre of its mounting flange on the boiler front, axis = away from the boiler.

    power scales it: 1.0 is a burner of some 2 MW, 0.8 m long. motor_side: 1 = motor at local +Y, gas from -Y; -1 the reverse.
    Ports: gas (flange face) or supply and back (hoses of the oil pump), cable (underside of the housing).
    """
    s, k = power ** 0.5, motor_side
    dn, motor_axis = 50 if s < 1.1 else 65, 'y' if k > 0 else '-y'
    with place(at, axis, up) as part:
        _burner_head(s, k, None if oil else dn)
        with place((0.34 * s, 0, 0), 'x', 'z'):
            _burner_housing(s, mat)
            motor(0.15 * s, 0.34 * s, (0.20 * s, k * 0.36 * s, -0.02 * s), motor_axis, 'z', motor_mat, feet=False)
            lathe([(0, 0), (0, 0.21 * s), (0.012, 0.21 * s), (0.02, 0.17 * s), (0.085 * s, 0.155 * s), (0.085 * s, 0)], motor_mat, (0.20 * s, k * 0.278 * s, -0.02 * s), motor_axis)
            bolt_circle(8, 0.19 * s, 0.012, at=(0.20 * s, k * 0.29 * s, -0.02 * s), axis=motor_axis)
            _burner_controls(s, k, oil)
        if oil:
            for name, port in oil_pump(s, (0.54 * s, -k * 0.28 * s, -0.02 * s), 'y' if k < 0 else '-y').ports.items():
                part.port(name, port.at, port.axis, port.dn)
        else:
            part.port('gas', (0.15 * s, -k * 0.36 * s, -0.02 * s), 'y' if k < 0 else '-y', dn)
        part.port('cable', (0.54 * s, 0, -0.47 * s), '-z')
    return part


def _burner_head(s, k, dn):
    """Mounting flange, head with its inlet where dn is given, swing hinge."""
    lathe([(0, 0), (0, 0.29 * s), (0.028 * s, 0.29 * s), (0.028 * s, 0)], 'iron', bevel=0.004)
    bolt_circle(8, 0.26 * s, 0.018, at=(0.028 * s, 0, 0))
    lathe([(0.02, 0.215 * s), (0.10 * s, 0.205 * s), (0.12 * s, 0.23 * s), (0.27 * s, 0.23 * s), (0.29 * s, 0.25 * s), (0.345 * s, 0.25 * s)], 'iron_grey', bevel=0.006)
    if dn:
        gas_axis = '-y' if k > 0 else 'y'
        cylinder(pipe_radius(dn) * 1.35, 0.34 * s, 'iron_grey', (0.15 * s, 0, -0.02 * s), gas_axis)
        flange(dn, (0.15 * s, -k * 0.36 * s, -0.02 * s), gas_axis, bolted=False, mat='iron_grey')
    for z in (0.13, -0.13):
        cylinder(0.022 * s, 0.09 * s, 'iron', (0.30 * s, k * 0.265 * s, z * s - 0.045 * s), 'z')
        box((0.10 * s, 0.05 * s, 0.05 * s), 'iron', (0.29 * s, k * 0.24 * s, z * s))
    cylinder(0.011 * s, 0.42 * s, 'polished', (0.30 * s, k * 0.265 * s, -0.21 * s), 'z')


def _burner_housing(s, mat):
    """Fan casing across the boiler axis, air inlet box with louvres below, cover with sight glass."""
    outline = [(0, 0.245), (0.20, 0.265), (0.38, 0.20), (0.44, 0.05), (0.42, -0.12), (0.34, -0.34), (0.06, -0.34), (0, -0.22)]
    smooth = fillet([(x * s, z * s) for x, z in outline], 0.12 * s, steps=8, closed=True)
    # extruded along +Y the outline's side is -X: hence the sign
    prism([(-p.x, p.y) for p in smooth], 0.56 * s, mat, (0, -0.28 * s, 0), 'y', 'z', bevel=0.022 * s)
    for side in (1, -1):
        tube(0.215 * s, 0.18 * s, 0.012, 'graphite', (0.20 * s, side * 0.274 * s, -0.02 * s), 'y' if side > 0 else '-y')
    box((0.26 * s, 0.50 * s, 0.14 * s), 'graphite', (0.20 * s, 0, -0.40 * s), bevel=0.01)
    for i in range(6):
        z = (-0.455 + 0.02 * i) * s
        box((0.008, 0.46 * s, 0.010), 'iron_grey', (0.332 * s, 0, z), bevel=0.001)
        for side in (1, -1):
            box((0.22 * s, 0.008, 0.010), 'iron_grey', (0.20 * s, side * 0.252 * s, z), bevel=0.001)
    box((0.020, 0.36 * s, 0.17 * s), mat, (0.432 * s, 0, 0.0), (1, 0, -0.02), 'z', bevel=0.005)
    bolts([(y * 0.16 * s, z * 0.07 * s) for y in (1, -1) for z in (1, -1)], 0.01, at=(0.442 * s, 0, 0.0))
    tube(0.034 * s, 0.02 * s, 0.035 * s, 'iron', (0.43 * s, 0.0, 0.0), 'x')
    cylinder(0.021 * s, 0.004, 'hot', (0.452 * s, 0.0, 0.0), 'x', bevel=0)


def _burner_controls(s, k, oil):
    """Burner manager on top, air servomotor and, where no pump sits, ignition transformer at the side away from the motor."""
    box((0.20 * s, 0.26 * s, 0.09 * s), 'graphite', (0.17 * s, 0.05 * s, 0.295 * s), bevel=0.01)
    box((0.15 * s, 0.20 * s, 0.006), 'screen_dark', (0.17 * s, 0.05 * s, 0.341 * s), bevel=0.002)
    for i, lamp in enumerate(('lamp_green', 'lamp_amber', 'lamp_red')):
        cylinder(0.010 * s, 0.008, lamp, (0.268 * s, (0.05 * i) * s, 0.30 * s), 'x', bevel=0.002)
    box((0.13 * s, 0.12 * s, 0.13 * s), 'graphite', (0.20 * s, -k * 0.33 * s, -0.20 * s), bevel=0.008)
    cylinder(0.03 * s, 0.02, 'dial', (0.20 * s, -k * 0.385 * s, -0.20 * s), 'y' if k < 0 else '-y')
    if not oil:
        cylinder(0.055 * s, 0.13 * s, 'iron_grey', (0.20 * s, -k * 0.27 * s, 0.05 * s), 'y' if k < 0 else '-y', bevel=0.008)


def gas_train(path_start, run, dn=50, axis='-x', up='z'):
    """Gas train from path_start along axis: butterfly, double solenoid, governor, filter and ball valve over `run` metres.

    Ports: burner (start), supply (end, flange face of the ball valve).
    """
    with place(path_start, axis, up) as part:
        x = 0.10
        spool = [(0, 0, 0), (x, 0, 0)]
        pipe(spool, dn, mat='yellow')
        for _ in range(2):
            valve = solenoid_valve(dn, (x + pipe_radius(dn) * 2.5 + 0.02, 0, 0))
            x = valve['out'].at.x
        pipe([(x, 0, 0), (x + 0.10, 0, 0)], dn, mat='yellow')
        x += 0.10
        r = pipe_radius(dn)
        lathe([(-r * 2.4, 0), (-r * 2.4, r * 1.8), (r * 0.4, r * 2.4), (r * 0.8, r * 2.4), (r * 1.0, r * 0.9), (r * 5.0, r * 0.8), (r * 5.0, 0)], 'iron_grey', (x + r * 2.2, 0, 0), 'z')
        cylinder(r * 1.25, r * 4.6, 'iron_grey', (x - 0.005, 0, 0))
        gauge(0.032, (x + r * 2.2, -r * 2.2, 0.0), '-y', 'z', stem=0.03, unit='mbar', scale=(0, 50, 100))
        x += r * 4.6
        end = max(x + 0.25, run - valve_length(dn) * 0.85)
        pipe([(x, 0, 0), (end, 0, 0)], dn, mat='yellow', end='flange')
        stop = ball_valve(dn, (end + valve_length(dn) * 0.425, 0, 0), 'x', 'z', lever='yellow')
        part.port('burner', (0, 0, 0), '-x', dn)
        part.port('supply', stop['out'].at, 'x', dn)
    return part
