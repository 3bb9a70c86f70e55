"""Control, safety and pressure-reducing valves, solenoid valves. Conventions as in valves.py."""
from scenes.parts.core import box, cylinder, lathe, place, sphere, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange, flange_neck
from scenes.parts.instruments import gauge
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.valves import _bonnet, end_flanges


def diaphragm_actuator(radius, at=(0, 0, 0), axis='z', mat='orange'):
    """Spring-diaphragm casing: two pressed halves, bolted rim; at = underside of the spring case."""
    with place(at, axis) as part:
        r, h = radius, radius * 0.42
        lathe([(0, 0), (0, r * 0.30), (h * 0.3, r * 0.42), (h * 0.55, r * 0.86), (h, r * 0.9), (h, r), (h + 0.010, r), (h + 0.010, 0)], mat, bevel=r * 0.05)
        lathe([(h + 0.012, 0), (h + 0.012, r), (h + 0.022, r), (h + 0.022, r * 0.9), (h * 1.55, r * 0.84), (h * 2.0, r * 0.55), (h * 2.1, 0)], mat, bevel=r * 0.07)
        bolt_circle(max(8, int(radius * 120) // 2 * 2), r * 0.95, 0.010, 0.024, at=(h + 0.023, 0, 0))
        lathe([(0, 0), (0, r * 0.13), (r * 0.12, r * 0.13), (r * 0.16, r * 0.05), (r * 0.16, 0)], 'brass', (h * 2.05, 0, 0), bevel=0.003)
        part.port('top', (h * 2.1, 0, 0), 'x')
        part.port('air', (h * 0.4, 0, r * 0.42), 'z')
    return part


def positioner(at=(0, 0, 0), axis='y', up='z', mat='graphite'):
    """Box with cover, two small gauges and cable gland; at = back plate on the yoke, axis = towards the viewer."""
    with place(at, axis, up) as part:
        box((0.012, 0.11, 0.13), 'stainless', (0.006, 0, 0))
        box((0.085, 0.135, 0.15), mat, (0.055, 0, 0), bevel=0.014)
        box((0.012, 0.10, 0.055), 'screen_dark', (0.094, 0, 0.03), bevel=0.003)
        box((0.004, 0.07, 0.016), 'screen_white', (0.1005, 0, 0.034), bevel=0.001)
        for side in (1, -1):
            gauge(0.022, (0.055, side * 0.066, -0.035), (0, side, 0), 'z', stem=0.014, value=0.6)
        cylinder(0.011, 0.035, 'bolt', (0.05, 0.03, -0.075), '-z')
        part.port('cable', (0.05, 0.03, -0.11), '-z')
    return part


def control_valve(dn=50, at=(0, 0, 0), axis='x', up='z', mat='iron_grey', actuator='orange'):
    """Globe control valve, pneumatic diaphragm actuator, positioner with tubing. About 7.5 D + 0.35 m tall."""
    r, length = pipe_radius(dn), valve_length(dn)
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.35)
        sphere(min(r * 1.9, length * 0.36), mat)
        cylinder(r * 1.2, r * 2.0, mat, axis='z')
        lathe([(0, r * 1.0), (r * 1.75, r * 0.95), (r * 1.95, r * 0.7), (r * 1.95, 0)], mat, axis='-z', bevel=0.004)
        top = _bonnet(r * 1.1, r * 2.2, mat)
        cylinder(r * 0.42, r * 1.2, mat, (0, 0, top - 0.004), 'z')
        case, spread = top + r * 2.6 + 0.14, r * 0.9 + 0.012
        for side in (1, -1):
            cylinder(max(0.008, r * 0.17), case - top + 0.01, 'steel', (0, side * spread, top - 0.005), 'z')
        lathe([(0, 0), (0, spread * 1.3), (0.018, spread * 1.3), (0.018, 0)], mat, (0, 0, top - 0.006), 'z')
        lathe([(0, 0), (0, spread * 1.3), (0.018, spread * 1.3), (0.018, 0)], mat, (0, 0, case - 0.016), 'z')
        cylinder(max(0.006, r * 0.14), case - top, 'polished', (0, 0, top), 'z')
        box((0.05, 0.05, 0.03), 'stainless', (0, 0, (top + case) / 2))
        box((0.004, 0.03, 0.12), 'dial', (spread * 0.5, spread, (top + case) / 2), bevel=0.001)
        head = diaphragm_actuator(max(0.115, r * 3.3), (0, 0, case), 'z', actuator)
        device = positioner((0, -spread - 0.006, (top + case) / 2), '-y')
        air = head['air'].at
        sweep([(0.06, -spread - 0.05, (top + case) / 2 + 0.04), (0.13, -spread - 0.05, (top + case) / 2 + 0.04), (0.13, -spread - 0.05, air.z), (0.02, air.y, air.z)],
              0.0045, 'copper', bend=0.025)
        part.port('cable', device['cable'].at, '-z')
        part.port('top', head['top'].at, 'z')
    return part


def safety_valve(dn=40, at=(0, 0, 0), axis='z', up='x', mat='iron_grey', cap='orange', outlet_dn=None, lever=True):
    """Spring safety valve, angle pattern. at = inlet face, axis = spindle direction, outlet towards up.

    Ports: in (at), out (flange face, without bolts: the discharge pipe brings them), top.
    """
    r, out_dn = pipe_radius(dn), outlet_dn or {15: 25, 20: 32, 25: 40, 32: 50, 40: 65, 50: 80, 65: 100, 80: 125, 100: 150}[dn]
    ro = pipe_radius(out_dn)
    centre, reach = r * 3.2 + 0.03, ro * 2.0 + 0.05
    with place(at, axis, up) as part:
        flange(dn, (0, 0, 0), '-x', bolted=False, mat=mat)
        lathe([(flange_neck(dn) - 0.004, r * 1.02), (centre * 0.5, r * 1.25), (centre * 0.75, ro * 1.2), (centre + ro, ro * 1.2), (centre + ro * 1.3, ro * 1.0)], mat, bevel=r * 0.2)
        cylinder(ro * 1.02, reach - flange_neck(out_dn) + 0.004, mat, (centre, 0, 0), 'z')
        flange(out_dn, (centre, 0, reach), 'z', bolted=False, mat=mat)
        base = centre + ro * 1.35
        t = max(0.012, r * 0.25)
        lathe([(-t, 0), (-t, ro * 1.5), (t, ro * 1.5), (t, 0)], mat, (base, 0, 0))
        bolt_circle(6, ro * 1.32, max(0.01, r * 0.3), 2 * t, at=(base + t, 0, 0))
        spring = ro * 3.4 + 0.05
        lathe([(t, 0), (t, ro * 1.05), (spring * 0.14, ro * 0.82), (spring * 0.82, ro * 0.72), (spring, ro * 0.5), (spring, 0)], mat, (base, 0, 0), bevel=ro * 0.15)
        cap_at = base + spring
        lathe([(0, 0), (0, ro * 0.56), (ro * 0.28, ro * 0.56), (ro * 0.30, ro * 0.5), (ro * 1.5, ro * 0.46), (ro * 1.7, ro * 0.3), (ro * 1.7, 0)], cap, (cap_at - 0.002, 0, 0), bevel=0.004)
        if lever:
            _lift_lever(cap_at + ro * 0.9, ro)
        part.port('in', (0, 0, 0), '-x', dn)
        part.port('out', (centre, 0, reach), 'z', out_dn)
        part.port('top', (cap_at + ro * 1.7, 0, 0), 'x')
    return part


def _lift_lever(height, ro):
    """Cross pin with nuts and the lever that hangs away from the outlet."""
    cylinder(ro * 0.16, ro * 1.4, 'steel', (height, -ro * 0.7, 0), 'y')
    for side in (1, -1):
        bolts([(0, 0)], ro * 0.24, at=(height, side * ro * 0.62, 0), axis='y' if side > 0 else '-y')
    sweep([(height, -ro * 0.6, -ro * 0.1), (height, -ro * 0.6, -ro * 0.8), (height - ro * 2.2, -ro * 0.6, -ro * 1.7)],
          [(-0.005, -ro * 0.14), (0.005, -ro * 0.14), (0.005, ro * 0.14), (-0.005, ro * 0.14)], 'steel', bend=ro * 0.4)


def reducing_valve(dn=50, at=(0, 0, 0), axis='x', up='z', mat='iron_grey', head='orange'):
    """Pilot-operated pressure-reducing valve: body, main diaphragm below, pilot with spring on top, sensing line out."""
    r, length = pipe_radius(dn), valve_length(dn)
    with place(at, axis, up) as part:
        end_flanges(part, dn, length, mat, r * 1.4)
        sphere(min(r * 2.0, length * 0.36), mat)
        top = _bonnet(r * 1.2, r * 2.1, mat)
        wide = max(0.10, r * 3.1)
        lathe([(0, r * 0.9), (r * 2.0, r * 0.8), (r * 2.0, wide), (r * 2.0 + 0.014, wide), (r * 2.0 + 0.014, 0)], mat, axis='-z', bevel=0.004)
        lathe([(r * 2.0 + 0.016, 0), (r * 2.0 + 0.016, wide), (r * 2.0 + 0.03, wide), (r * 2.0 + 0.03, wide * 0.85), (r * 2.4 + 0.07, wide * 0.55), (r * 2.4 + 0.08, 0)], mat, axis='-z', bevel=0.006)
        bolt_circle(12, wide * 0.92, 0.011, 0.032, at=(0, 0, -r * 2.0 + 0.0), axis='z')
        lathe([(0, 0), (0, r * 1.1), (r * 1.2, r * 1.1), (r * 1.2, 0)], mat, (0, 0, top - 0.004), 'z')
        pilot = top + r * 1.2
        lathe([(0, 0), (0, r * 1.5), (0.02, r * 1.5), (0.026, r * 0.75), (r * 2.6, r * 0.62), (r * 2.8, r * 0.3), (r * 3.5, r * 0.3), (r * 3.5, 0)], head, (0, 0, pilot - 0.004), 'z', bevel=0.004)
        bolt_circle(6, r * 1.3, 0.009, 0.0, at=(0, 0, pilot + 0.016), axis='z')
        cylinder(r * 0.12, r * 0.8, 'polished', (0, 0, pilot + r * 3.4), 'z')
        bolts([(0, 0)], 0.016, at=(0, 0, pilot + r * 3.5), axis='z')
        sweep([(length * 0.3, 0, r * 1.0), (length * 0.3, -r * 1.9, r * 1.0), (length * 0.3, -r * 1.9, pilot - r * 0.6), (r * 0.8, -r * 0.6, pilot - r * 0.6)], 0.006, 'copper', bend=0.03)
        sweep([(-r * 0.8, -r * 0.6, pilot - r * 0.6), (-length * 0.28, -r * 2.2, pilot - r * 0.6), (-length * 0.28, -r * 2.2, -r * 2.0 - 0.03), (-r * 0.6, -wide * 0.6, -r * 2.0 - 0.03)], 0.006, 'copper', bend=0.03)
        part.port('top', (0, 0, pilot + r * 4.2), 'z')
    return part


def solenoid_valve(dn=40, at=(0, 0, 0), axis='x', up='z', mat='aluminium', coil='graphite'):
    """Gas solenoid valve: square body, big coil can, terminal box. Ports in/out."""
    r = pipe_radius(dn)
    length = r * 5 + 0.04
    with place(at, axis, up) as part:
        box((length * 0.72, r * 3.4, r * 3.2), mat, bevel=0.008)
        for side, name in ((1, 'out'), (-1, 'in')):
            cylinder(r * 1.35, length * 0.5, mat, axis='x' if side > 0 else '-x')
            part.port(name, (side * length / 2, 0, 0), 'x' if side > 0 else '-x', dn)
        cylinder(r * 1.5, r * 3.6, coil, (0, 0, r * 1.4), 'z', bevel=0.008)
        box((r * 1.6, r * 1.0, r * 1.4), coil, (0, -r * 1.6, r * 3.2), bevel=0.005)
        bolts([(0, 0)], 0.012, at=(0, 0, r * 5.0), axis='z')
        tube(r * 1.52, r * 1.4, 0.006, 'orange', (0, 0, r * 4.4), 'z')
        bolts([(x * length * 0.3, y * r * 1.3) for x in (1, -1) for y in (1, -1)], 0.007, at=(0, 0, r * 1.6), axis='z', up='x')
    return part
