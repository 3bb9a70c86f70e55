"""Flow metering: electronics head, vortex meter, orifice station with condensate pots, temperature transmitter, line marking."""
import math

from scenes.parts.core import box, cylinder, lathe, place, prism, sphere, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange
from scenes.parts.lettering import text
from scenes.parts.pipes import outer_radius
from scenes.parts.sizes import flange_size, pipe_radius

METER_LENGTH = {50: 0.17, 65: 0.19, 80: 0.20, 100: 0.25, 150: 0.30}


def display_head(lines, at=(0, 0, 0), axis='-y', up='z', mat='blue'):
    """Two-compartment field housing, 0.20 m high, display towards axis. lines = (figure, unit, second row).

    at = foot of its neck. Ports: in, cable (end of the gland at local +Y).
    """
    with place(at, axis, up) as part:
        lathe([(0, 0), (0, 0.034), (0.012, 0.034), (0.016, 0.027), (0.06, 0.027), (0.06, 0)], mat, axis='z', bevel=0.002)
        bolts([(0, 0)], 0.008, at=(0.027, 0, 0.035))
        z, r = 0.118, 0.064
        with place((0, 0, z)):
            lathe([(-0.045, 0), (-0.045, r * 0.9), (0.045, r * 0.9), (0.045, 0)], mat, bevel=0.003)
            for side in (1, -1):
                _knurled_cover(r, side, mat)
            cylinder(0.049, 0.002, 'screen_dark', (0.076, 0, 0), bevel=0)
            text(lines[0], 0.019, 'screen_white', (0.0785, 0, 0.010))
            text(lines[1], 0.010, 'screen_orange', (0.0785, 0, -0.010))
            text(lines[2], 0.0072, 'screen_white', (0.0785, 0, -0.027))
            cylinder(0.0495, 0.0015, 'glass', (0.081, 0, 0), bevel=0)
            for side in (1, -1):
                direction = 'y' if side > 0 else '-y'
                lathe([(r * 0.6, 0), (r * 0.6, 0.021), (r * 1.28, 0.021), (r * 1.28, 0)], mat, axis=direction, bevel=0.002)
            _gland((0, r * 1.28, 0))
            bolts([(0, 0)], 0.018, at=(0, -r * 1.26, 0), axis='-y')
            box((0.05, 0.042, 0.003), 'stainless', (0, 0, r * 0.9), bevel=0.001)
        part.port('in', (0, 0, 0), '-z')
        part.port('cable', (0, r * 1.28 + 0.040, z), 'y')
    return part


def _knurled_cover(r, side, mat):
    """Screwed cover with eight grip ribs; side 1 carries the window opening."""
    axis = 'x' if side > 0 else '-x'
    profile = [(0.040, r * 0.8), (0.040, r), (0.078, r), (0.084, r * 0.94), (0.084, 0.050)]
    lathe(profile + ([(0.076, 0.049), (0.070, 0.049)] if side > 0 else [(0.080, 0.046), (0.080, 0)]), mat, axis=axis, bevel=0.002)
    for i in range(8):
        t = 2 * math.pi * (i + 0.5) / 8
        with place((0, 0, 0), axis, 'z'):
            cylinder(0.006, 0.034, mat, (0.043, r * math.sin(t), r * math.cos(t)), bevel=0.002)


def _gland(at, axis='y', mat='black'):
    with place(at, axis):
        bolts([(0, 0)], 0.020, mat=mat, at=(-0.001, 0, 0))
        lathe([(0.015, 0), (0.015, 0.014), (0.034, 0.010), (0.040, 0.007), (0.040, 0)], mat, bevel=0.002)


def vortex_flow_meter(dn=100, at=(0, 0, 0), axis='x', up='z', mat='stainless', head='blue', lines=('2 487', 'kg/h', 'Σ 1 842,6 t')):
    """Flanged vortex meter: body with shedder-bar boss, sensor neck with cooling ribs, electronics head to local -Y.

    at = centre on the pipe axis. Ports in, out (flange faces, unbolted), cable.
    """
    r, length = pipe_radius(dn), METER_LENGTH[dn]
    thick = flange_size(dn)[4]
    with place(at, axis, up) as part:
        for side, name in ((1, 'out'), (-1, 'in')):
            direction = 'x' if side > 0 else '-x'
            flange(dn, (side * length / 2, 0, 0), direction, bolted=False, mat=mat)
            part.port(name, (side * length / 2, 0, 0), direction, dn)
        waist = length / 2 - thick
        lathe([(-waist, r * 1.34), (-waist * 0.55, r * 1.16), (waist * 0.55, r * 1.16), (waist, r * 1.34)], mat, bevel=0.006)
        boss = r * 1.16 + 0.035
        lathe([(0, r * 0.72), (boss - 0.018, r * 0.66), (boss - 0.016, r * 0.86), (boss, r * 0.86), (boss, 0)], mat, axis='z', bevel=0.003)
        lathe([(0, 0), (0, r * 0.86), (0.016, r * 0.86), (0.020, 0.03), (0.034, 0.022), (0.034, 0)], mat, (0, 0, boss + 0.001), 'z', bevel=0.003)
        bolt_circle(4, r * 0.68, 0.010, 0.032, at=(0, 0, boss + 0.017), axis='z')
        neck = boss + 0.03
        cylinder(0.017, 0.125, mat, (0, 0, neck), 'z')
        for i in range(5):
            lathe([(0, 0.016), (0, 0.026), (0.005, 0.026), (0.005, 0.016)], mat, (0, 0, neck + 0.035 + i * 0.013), 'z', bevel=0.0015)
        unit = display_head(lines, (0, 0, neck + 0.12), '-y', 'z', head)
        prism([(-0.035, -0.006), (0.008, -0.006), (0.008, -0.017), (0.038, 0), (0.008, 0.017), (0.008, 0.006), (-0.035, 0.006)],
              0.003, 'orange', (0, -r * 1.16 - 0.0005, 0), '-y', 'z', bevel=0.0006)
        part.port('cable', unit['cable'].at, 'x')
        part.port('top', (0, 0, neck + 0.12 + 0.185), 'z')
    return part


def temperature_transmitter(at=(0, 0, 0), axis='z', up='-y', neck=0.09, mat='blue', value='182,5', unit='°C'):
    """Thermowell hexagon, neck and connection head with a small display to `up`. at = face of the boss. Ports in, cable."""
    with place(at, axis, up) as part:
        bolts([(0, 0)], 0.026, at=(0, 0, 0))
        cylinder(0.010, neck + 0.03, 'stainless')
        bolts([(0, 0)], 0.018, at=(neck - 0.012, 0, 0))
        with place((neck + 0.048, 0, 0), 'x', 'z'):
            lathe([(-0.036, 0), (-0.036, 0.02), (-0.022, 0.036), (0.022, 0.036), (0.022, 0)], mat, bevel=0.004)
            cylinder(0.036, 0.05, mat, (0, 0, -0.028), 'z')
            lathe([(0.018, 0.03), (0.018, 0.041), (0.040, 0.041), (0.044, 0.036), (0.044, 0.030), (0.038, 0.030)], mat, axis='z', bevel=0.002)
            cylinder(0.030, 0.002, 'screen_dark', (0, 0, 0.038), 'z', bevel=0)
            text(value, 0.012, 'screen_white', (0.006, 0, 0.0405), 'z', 'x')
            text(unit, 0.007, 'screen_orange', (-0.010, 0, 0.0405), 'z', 'x')
            _gland((-0.004, -0.034, 0), '-y')
        part.port('in', (0, 0, 0), '-x')
        part.port('cable', (neck + 0.044, -0.074, 0), '-y')
    return part


def pressure_transmitter(lines=('9,6', 'barg', 'PT-101'), at=(0, 0, 0), axis='-y', up='z', mat='blue'):
    """Gauge-pressure transmitter standing on its process nipple. Ports in, cable."""
    with place(at, axis, up) as part:
        bolts([(0, 0)], 0.020, mat='stainless', at=(0, 0, 0.002), axis='z')
        cylinder(0.010, 0.06, 'stainless', axis='z')
        lathe([(0, 0), (0, 0.024), (0.034, 0.028), (0.044, 0.016), (0.060, 0.016), (0.060, 0)], 'stainless', (0, 0, 0.03), 'z', bevel=0.003)
        unit = display_head(lines, (0, 0, 0.088), 'x', 'z', mat)
        part.port('in', (0, 0, 0), '-z')
        part.port('cable', unit['cable'].at, 'y')
    return part


def condensate_pot(at=(0, 0, 0), axis='z', mat='stainless', r=0.038, height=0.17):
    """Condensate chamber, at = its middle: welded caps, filling plug on top, impulse socket below. Ports top, bottom."""
    with place(at, axis, 'x') as part:
        h = height / 2
        lathe([(-h, 0), (-h, r * 0.45), (-h + r * 0.5, r), (h - r * 0.5, r), (h, r * 0.45), (h, 0)], mat, bevel=r * 0.3)
        for x in (-h + r * 0.55, h - r * 0.55):
            lathe([(-0.004, r), (0, r + 0.002), (0.004, r)], mat, (x, 0, 0), bevel=0)
        for side in (1, -1):
            cylinder(0.013, 0.03, mat, (side * (h - 0.008), 0, 0), 'x' if side > 0 else '-x')
        bolts([(0, 0)], 0.016, at=(h + 0.020, 0, 0))
        part.port('top', (h + 0.03, 0, 0), 'x')
        part.port('bottom', (-h - 0.022, 0, 0), '-x')
    return part


def root_valve(at=(0, 0, 0), axis='x', up='z', mat='stainless', wheel='orange', r=0.0107):
    """Forged DN15 root valve, 0.10 m long, bolted bonnet, small wheel along up. Ports in, out."""
    with place(at, axis, up) as part:
        for side, name in ((1, 'out'), (-1, 'in')):
            direction = 'x' if side > 0 else '-x'
            lathe([(0, r * 1.5), (0.026, r * 1.4), (0.028, r * 1.65), (0.05, r * 1.65), (0.05, r)], mat, axis=direction, bevel=0.002)
            part.port(name, (side * 0.05, 0, 0), direction, 15)
        sphere(r * 1.8, mat)
        cylinder(r * 1.25, 0.036, mat, axis='z')
        box((0.034, 0.034, 0.010), mat, (0, 0, 0.038), bevel=0.002)
        bolts([(x, y) for x in (-0.012, 0.012) for y in (-0.012, 0.012)], 0.006, at=(0, 0, 0.043), axis='z')
        for side in (1, -1):
            cylinder(0.0035, 0.03, mat, (0, side * 0.010, 0.042), 'z', bevel=0)
        box((0.012, 0.032, 0.008), mat, (0, 0, 0.073), bevel=0.002)
        cylinder(0.004, 0.05, 'bolt', (0, 0, 0.042), 'z', bevel=0)
        lathe([(0, 0.006), (0, 0.026), (0.004, 0.029), (0.010, 0.029), (0.010, 0.024), (0.006, 0.020), (0.006, 0.006)], wheel, (0, 0, 0.086), 'z', bevel=0.0015)
        bolts([(0, 0)], 0.007, at=(0, 0, 0.091), axis='z')
    return part


def dp_transmitter(lines=('142,8', 'mbar', '√  2 487 kg/h'), at=(0, 0, 0), axis='-y', up='z', mat='blue'):
    """Differential transmitter on a 3-valve manifold; at = middle of the manifold, handles and display towards axis.

    Ports: high (local -Y side), low (+Y side): the two process connections of the manifold; cable; back (bracket face).
    """
    with place(at, axis, up) as part:
        box((0.055, 0.15, 0.062), 'stainless', bevel=0.005)
        for y, colour in ((-0.050, 'red'), (0.0, 'green'), (0.050, 'red')):
            with place((0.0275, y, 0.0), 'x', 'z'):
                bolts([(0, 0)], 0.018, at=(0, 0, 0), mat='stainless')
                cylinder(0.0075, 0.045, 'stainless')
                cylinder(0.0052, 0.052, 'bolt', (0.045, -0.026, 0), 'y', bevel=0.002)
                tube(0.0095, 0.006, 0.006, colour, (0.026, 0, 0))
        for side, name in ((-1, 'high'), (1, 'low')):
            cylinder(0.012, 0.02, 'stainless', (0, side * 0.072, 0), 'y' if side > 0 else '-y')
            bolts([(0, 0)], 0.016, at=(0, side * 0.088, 0), axis='y' if side > 0 else '-y', mat='stainless')
            part.port(name, (0, side * 0.092, 0), (0, side, 0), 15)
        box((0.062, 0.112, 0.056), 'stainless', (0, 0, 0.061), bevel=0.006)
        for x in (-0.02, 0.02):
            bolts([(y, 0) for y in (-0.045, 0.045)], 0.011, at=(x, 0, 0.089), axis='z', up='x')
        lathe([(0, 0), (0, 0.04), (0.02, 0.042), (0.034, 0.03), (0.034, 0)], 'stainless', (0, 0, 0.088), 'z', bevel=0.003)
        unit = display_head(lines, (0, 0, 0.12), 'x', 'z', mat)
        part.port('cable', unit['cable'].at, 'y')
        part.port('back', (-0.0275, 0, 0), '-x')
    return part


def clad_collar(stub, at, axis, mat='aluminium'):
    """Rosette that closes the cladding round a stub of that radius; at = on the cladding."""
    return lathe([(-0.014, stub * 2.6), (0.002, stub * 2.6), (0.010, stub * 1.15), (0.012, stub)], mat, at, axis, bevel=0.002)


def line_marking(dn, words, at, length=0.42, axis='x', facing='-y', arrow=1):
    """Orange marking round a clad horizontal line, with words and flow arrow readable from `facing`. at = centre on the axis."""
    r = outer_radius(dn, True) + 0.0008
    with place(at, axis, 'z') as part:
        for x in (-length / 2, length / 2 - 0.03):
            tube(r + 0.0006, r - 0.004, 0.03, 'orange', (x, 0, 0), bevel=0.0004)
        with place((0, 0, 0), facing, 'z'):
            text(words, 0.026, 'graphite', (r, -arrow * 0.035, 0), depth=0.003)
            tip = arrow * (length / 2 - 0.045)
            prism([(tip - arrow * 0.05, -0.013), (tip - arrow * 0.05, 0.013), (tip, 0)], 0.004, 'graphite', (r - 0.0025, 0, 0), bevel=0)
    return part


def orifice_flanges(dn=100, at=(0, 0, 0), axis='x', up='z', mat='steel', tab=('FE-101', 'd = 58,20', 'AISI 316')):
    """Orifice flange union with plate, paddle tab, jack screws and two side tappings (local -Y).

    Thick flanges with radial holes at +-0.034 m. Ports in, out (weld ends), high, low (tapping nipples).
    """
    r, (outer, circle, count, bolt, _) = pipe_radius(dn), flange_size(dn)
    thick, reach = 0.038, 0.115
    with place(at, axis, up) as part:
        for side, end, tap in ((-1, 'in', 'high'), (1, 'out', 'low')):
            x = 'x' if side > 0 else '-x'
            with place((side * 0.003, 0, 0), x, 'z'):
                hub = [(thick, r * 1.36), (thick + 0.042, r), (thick + 0.042, r * 0.86)]
                lathe([(0, r * 0.86), (0, circle - bolt), (0.002, circle - bolt), (0.002, outer), (thick, outer)] + hub, mat, bevel=0.003, closed=True)
                cylinder(r, reach - thick - 0.035, mat, (thick + 0.036, 0, 0), bevel=0)
                lathe([(-0.005, r), (0, r + 0.003), (0.005, r)], mat, (thick + 0.042, 0, 0), bevel=0)
            part.port(end, (side * (reach + 0.003), 0, 0), x, dn)
            tx = side * 0.026
            cylinder(0.0107, 0.055, mat, (tx, -outer + 0.006, 0), '-y', bevel=0)
            lathe([(0, 0.017), (0.006, 0.016), (0.010, 0.011)], mat, (tx, -outer, 0), '-y', bevel=0.001)
            part.port(tap, (tx, -outer - 0.049, 0), '-y', 15)
        bolt_circle(count, circle, bolt, 2 * thick + 0.006, at=(0.003 + thick, 0, 0))
        tube(circle - bolt * 0.6, r * 0.5, 0.004, 'stainless', (-0.002, 0, 0), bevel=0.0005)
        with place((0, 0, 0), 'x', (0, -0.42, 0.9)):
            box((0.0035, 0.036, outer * 0.95 + 0.05), 'stainless', (0, 0, outer * 0.85), bevel=0.001)
            box((0.0035, 0.052, 0.105), 'stainless', (0, 0, outer * 1.33 + 0.03), bevel=0.001)
        for y in (-outer * 0.72, outer * 0.72):
            bolts([(0, 0)], 0.012, at=(thick + 0.003, y, -outer * 0.60))
    with place(at, axis, up):
        with place((0, 0, 0), 'x', (0, -0.42, 0.9)):
            for side in (1, -1):
                for i, words in enumerate(tab):
                    text(words, 0.0085, 'black', (side * 0.0019, 0, outer * 1.33 + 0.058 - i * 0.018), 'x' if side > 0 else '-x', 'z')
    return part
