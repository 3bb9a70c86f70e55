"""Control panels, local boxes, totalizers."""
import math

from scenes.brand import MARK
from scenes.parts.core import box, build, cylinder, lathe, place, prism
from scenes.parts.fasteners import bolts
from scenes.parts.lettering import text

# saturated steam: the temperature belongs to the pressure
BOILER = ('9,6 barg', '182 °C', 'nivel 52 %')


def screen(width, height, at=(0, 0, 0), axis='-y', up='z', kind='mimic', title='CALDERA 1', values=BOILER):
    """Touch screen with bezel. kind: 'mimic' (machine and up to three values), 'trend' (curves and two values) or 'value' (one large figure)."""
    with place(at, axis, up) as part:
        box((0.018, width, height), 'black', (0.009, 0, 0), bevel=0.006)
        box((0.003, width * 0.90, height * 0.86), 'screen_dark', (0.018, 0, 0), bevel=0.001)
        with place((0.0202, 0, 0)):
            w, h = width * 0.88, height * 0.84
            text(title, h * 0.075, 'screen_white', (0, -w * 0.46, h * 0.42), align='LEFT')
            box((0.001, w * 0.94, h * 0.006), 'screen_orange', (0, 0, h * 0.34), bevel=0)
            {'mimic': _mimic, 'trend': _trend, 'value': _value}[kind](w, h, values)
    return part


def _mimic(w, h, values):
    rounded = [(w * 0.20 * math.cos(t) * 1.0 - w * 0.18, h * 0.16 * math.sin(t) - h * 0.02) for t in [i * math.pi / 12 for i in range(24)]]
    prism(rounded, 0.0008, 'screen', bevel=0)
    box((0.002, w * 0.27, h * 0.07), 'screen_orange', (0.001, -w * 0.20, -h * 0.08), bevel=0)
    box((0.001, w * 0.012, h * 0.22), 'screen_white', (0, -w * 0.18, h * 0.22), bevel=0)
    box((0.001, w * 0.30, h * 0.014), 'screen_white', (0, -w * 0.035, h * 0.325), bevel=0)
    for i, words in enumerate(values):
        text(words, h * 0.078, 'screen_orange' if i == 0 else 'screen_white', (0, w * 0.14, h * 0.20 - i * h * 0.17), align='LEFT')
    for i in range(4):
        box((0.001, w * 0.2, h * 0.10), 'screen', (0, -w * 0.345 + i * w * 0.23, -h * 0.40), bevel=0)


def _trend(w, h, values):
    for i in range(5):
        box((0.0006, w * 0.9, h * 0.004), 'screen', (0, 0, -h * 0.38 + i * h * 0.16), bevel=0)
    for mat, phase, level in (('screen_orange', 0.0, 0.05), ('screen_white', 1.7, -0.16)):
        top = [(-w * 0.44 + w * 0.88 * i / 60, h * (level + 0.10 * math.sin(i * 0.21 + phase) * math.exp(-i / 60) + 0.02 * math.sin(i * 0.9))) for i in range(61)]
        verts = [(0.0008, y, z + d * h * 0.008) for d in (-1, 1) for y, z in top]
        build('curve', verts, [[i, i + 1, 62 + i, 61 + i] for i in range(60)], mat, smooth=False)
    for i, words in enumerate(values[:2]):
        text(words, h * 0.08, ('screen_orange', 'screen_white')[i], (0, w * (-0.44 + 0.46 * i), h * 0.245), align='LEFT')


def _value(w, h, values):
    text(values[0], h * 0.26, 'screen_orange', (0, 0, h * 0.04))
    text(values[1], h * 0.10, 'screen_white', (0, 0, -h * 0.22))


def push_button(at, colour='lamp_green', axis='-y', radius=0.013):
    with place(at, axis) as part:
        lathe([(0, 0), (0, radius * 1.35), (0.006, radius * 1.3), (0.006, 0)], 'stainless', bevel=0.002)
        cylinder(radius, 0.012, colour, (0.004, 0, 0), bevel=0.004)
    return part


def selector(at, axis='-y', radius=0.014):
    with place(at, axis, 'z') as part:
        lathe([(0, 0), (0, radius * 1.35), (0.006, radius * 1.3), (0.006, 0)], 'stainless', bevel=0.002)
        cylinder(radius, 0.014, 'black', (0.004, 0, 0), bevel=0.003)
        box((0.012, radius * 0.5, radius * 2), 'black', (0.022, 0, 0), 'x', (0, 0.6, 0.8), bevel=0.002)
        box((0.001, 0.002, radius * 0.7), 'dial', (0.0285, radius * 0.3, radius * 0.4), 'x', (0, 0.6, 0.8), bevel=0)
    return part


def emergency_stop(at, axis='-y', radius=0.02):
    with place(at, axis) as part:
        cylinder(radius * 1.6, 0.004, 'yellow', bevel=0.001)
        lathe([(0, 0), (0, radius * 0.7), (0.02, radius * 0.6), (0.022, radius), (0.034, radius), (0.038, radius * 0.7), (0.038, 0)], 'red', bevel=0.003)
    return part


def control_panel(size=(0.8, 0.32, 1.5), at=(0, 0, 0), axis='-y', up='z', mat='white', kind='mimic', title='CALDERA 1', plinth=0.1, stripe=True,
                  beacon=False, values=BOILER):
    """Floor cabinet with screen, lamps, buttons, selector, emergency stop, door lock and plinth (plinth=0: wall box).

    at = centre of its underside, axis = the way it faces. Ports: top, cable (underside centre).
    """
    width, depth, height = size
    with place(at, axis, up) as part:
        if plinth:
            box((depth * 0.92, width * 0.97, plinth), 'graphite', (0, 0, plinth / 2))
        body = height - plinth
        z = plinth + body / 2
        box((depth, width, body), mat, (0, 0, z), bevel=0.008)
        front = depth / 2
        box((0.02, width * 0.965, body * 0.975), mat, (front + 0.008, 0, z), bevel=0.005)
        face = front + 0.018
        for share in (-0.36, 0.36):
            cylinder(0.007, 0.07, 'stainless', (front + 0.01, -width * 0.488, z + share * body - 0.035), 'z')
        box((0.018, 0.03, 0.13), 'graphite', (face + 0.006, width * 0.43, z), bevel=0.006)
        box((0.02, 0.014, 0.08), 'stainless', (face + 0.016, width * 0.43, z), bevel=0.004)
        sw = width * 0.66
        screen(sw, sw * 0.62, (face, -width * 0.03, plinth + body * 0.74), 'x', 'z', kind, title, values)
        row = plinth + body * 0.74 - sw * 0.31 - 0.075
        for i, lamp in enumerate(('lamp_green', 'lamp_amber', 'lamp_red')):
            push_button((face, -sw * 0.42 + i * sw * 0.2, row), lamp, 'x')
        selector((face, sw * 0.2, row), 'x')
        emergency_stop((face, sw * 0.42, row), 'x')
        if stripe:
            box((0.004, width * 0.965, 0.022), 'orange', (face + 0.001, 0, row - 0.075), bevel=0.001)
            text(MARK, 0.03, 'graphite', (face + 0.001, -width * 0.43, row - 0.13), align='LEFT')
        for i in range(7):
            box((0.004, width * 0.4, 0.006), 'graphite', (face + 0.0005, 0, plinth + 0.07 + i * 0.018), bevel=0)
        if beacon:
            for i, lamp in enumerate(('lamp_green', 'lamp_amber', 'lamp_red')):
                cylinder(0.026, 0.045, lamp, (0, width * 0.3, height + 0.04 + i * 0.048), 'z', bevel=0.004)
            cylinder(0.02, 0.05, 'black', (0, width * 0.3, height - 0.005), 'z')
        part.port('top', (0, 0, height), 'z')
        part.port('cable', (0, 0, 0), '-z')
    return part


def wall_box(size=(0.3, 0.16, 0.3), at=(0, 0, 0), axis='-y', up='z', mat='white', kind='value', title='VAPOR TOTAL',
             values=('2 487', 'kg/h vapor')):
    """Wall or post box with a small display. at = centre of its back."""
    width, depth, height = size
    with place(at, axis, up) as part:
        box((depth, width, height), mat, (depth / 2, 0, 0), bevel=0.008)
        screen(width * 0.74, height * 0.52, (depth, 0, height * 0.14), 'x', 'z', kind, title, values)
        for i in range(4):
            box((0.006, width * 0.12, height * 0.1), 'graphite', (depth + 0.002, -width * 0.27 + i * width * 0.18, -height * 0.28), bevel=0.002)
        bolts([(y * width * 0.44, z * height * 0.44) for y in (1, -1) for z in (1, -1)], 0.007, at=(depth, 0, 0))
        for i in range(3):
            cylinder(0.012, 0.03, 'black', (depth / 2, (i - 1) * width * 0.25, -height / 2), '-z')
        part.port('cable', (depth / 2, 0, -height / 2 - 0.03), '-z')
    return part
