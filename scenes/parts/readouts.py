"""Screens and panel instruments of a metering cabinet: flow computer, process indicator, field cabinet body."""
import math

from scenes.parts.core import box, build, cylinder, lathe, place
from scenes.parts.fasteners import bolts
from scenes.parts.lettering import text

ROWS = (('Presión', '9,6', 'barg'), ('Temp.', '182,5', '°C'), ('Total', '1 842,6', 't'), ('Energía', '4 966', 'GJ'))


def flow_computer(width, height, at=(0, 0, 0), axis='-y', up='z', title='FT-101  VAPOR PRINCIPAL', figure='2 487', unit='kg/h', rows=ROWS):
    """Flow-computer screen: large flow figure at the left, totals and state at the right, trend below. at = back of the bezel."""
    with place(at, axis, up) as part:
        box((0.020, width, height), 'black', (0.010, 0, 0), bevel=0.006)
        box((0.003, width * 0.93, height * 0.89), 'screen_dark', (0.0195, 0, 0), bevel=0.001)
        with place((0.0215, 0, 0)):
            w, h = width * 0.91, height * 0.87
            text(title, h * 0.055, 'screen_white', (0, -w * 0.47, h * 0.435), align='LEFT')
            text('14:32', h * 0.055, 'screen_white', (0, w * 0.47, h * 0.435), align='RIGHT')
            box((0.0008, w * 0.95, h * 0.008), 'screen_orange', (0, 0, h * 0.375), bevel=0)
            text('CAUDAL MÁSICO', h * 0.042, 'screen', (0, -w * 0.47, h * 0.305), align='LEFT')
            text(figure, h * 0.155, 'screen_orange', (0, -w * 0.47, h * 0.165), align='LEFT')
            text(unit, h * 0.075, 'screen_white', (0, -w * 0.47, h * 0.015), align='LEFT')
            _load_bar(w, h)
            for i, (label, value, of) in enumerate(rows):
                z = h * (0.305 - i * 0.115)
                text(label, h * 0.046, 'screen', (0, w * 0.03, z), align='LEFT')
                text(value, h * 0.062, 'screen_white', (0, w * 0.35, z), align='RIGHT')
                text(of, h * 0.044, 'screen_orange', (0, w * 0.365, z), align='LEFT')
                box((0.0005, w * 0.44, h * 0.003), 'screen', (0, w * 0.25, z - h * 0.057), bevel=0)
            _trend(w, h)
    return part


def _load_bar(w, h):
    """Ten blocks, seven of them lit: the flow as a share of the range."""
    for i in range(10):
        box((0.0006, w * 0.035, h * 0.03), 'screen_orange' if i < 7 else 'screen', (0, -w * 0.4525 + i * w * 0.0425, -h * 0.075), bevel=0)


def _trend(w, h):
    """Flow curve of the last hours on a grid, in the lower part."""
    for i in range(4):
        box((0.0004, w * 0.94, h * 0.003), 'screen', (0, 0, -h * 0.165 - i * h * 0.085), bevel=0)
    for i in range(7):
        box((0.0004, w * 0.002, h * 0.255), 'screen', (0, -w * 0.47 + i * w * 0.1567, -h * 0.2925), bevel=0)
    points = [(-w * 0.47 + w * 0.94 * i / 90, h * (-0.28 + 0.055 * math.sin(i * 0.13) + 0.03 * math.sin(i * 0.41) + 0.012 * math.sin(i * 1.1))) for i in range(91)]
    verts = [(0.0008, y, z + d * h * 0.006) for d in (-1, 1) for y, z in points]
    build('curve', verts, [[i, i + 1, 92 + i, 91 + i] for i in range(90)], 'screen_orange', smooth=False)


def process_indicator(words, unit, at=(0, 0, 0), axis='-y', up='z', width=0.144, height=0.072, mat='screen_orange', tag=''):
    """Panel indicator in DIN 43700 size with one row of large figures, unit and three keys. at = on the door."""
    with place(at, axis, up) as part:
        box((0.012, width, height), 'plastic', (0.006, 0, 0), bevel=0.003)
        box((0.002, width * 0.90, height * 0.56), 'screen_dark', (0.0125, 0, height * 0.12), bevel=0.0008)
        text(words, height * 0.27, mat, (0.0142, width * 0.12, height * 0.12), align='RIGHT')
        text(unit, height * 0.12, 'screen_white', (0.0142, width * 0.155, height * 0.06), align='LEFT')
        text(tag, height * 0.088, 'dial', (0.0125, -width * 0.43, -height * 0.33), align='LEFT')
        for i in range(3):
            box((0.003, width * 0.07, height * 0.12), 'iron_grey', (0.0125, width * (0.195 + i * 0.11), -height * 0.33), bevel=0.001)
    return part


def field_cabinet(size=(0.70, 0.28, 0.90), at=(0, 0, 0), axis='-y', up='z', mat='white'):
    """Stainless-hinged field cabinet with rain hood and door. at = centre of its back's lower edge, axis = the way it faces.

    Ports: door (centre of the door's face), glands: g0 … g5 on the underside.
    """
    width, depth, height = size
    with place(at, axis, up) as part:
        box((depth, width, height), mat, (depth / 2, 0, height / 2), bevel=0.006)
        box((0.022, width * 0.975, height * 0.98), mat, (depth + 0.011, 0, height / 2), bevel=0.006)
        box((0.004, width * 0.965, height * 0.97), 'rubber', (depth + 0.001, 0, height / 2), bevel=0)
        box((depth + 0.075, width + 0.05, 0.016), mat, (depth / 2 + 0.028, 0, height + 0.020), (1, 0, -0.10), bevel=0.004)
        box((0.008, width + 0.05, 0.034), mat, (depth + 0.062, 0, height - 0.002), bevel=0.003)
        face = depth + 0.022
        for z in (0.15, 0.85):
            cylinder(0.008, 0.08, 'stainless', (depth + 0.008, -width * 0.494, height * z - 0.04), 'z')
        for z in (0.22, 0.78):
            _quarter_lock((face, width * 0.455, height * z))
        for i in range(6):
            y = -width * 0.36 + i * width * 0.144
            _underside_gland((depth * 0.5, y, 0))
            part.port(f'g{i}', (depth * 0.5, y, -0.045), '-z')
        part.port('door', (face, 0, height / 2), 'x')
    return part


def _quarter_lock(at):
    with place(at):
        cylinder(0.016, 0.006, 'stainless')
        box((0.004, 0.005, 0.018), 'black', (0.006, 0, 0), bevel=0.001)


def _underside_gland(at):
    with place(at, '-z'):
        bolts([(0, 0)], 0.028, mat='bolt', at=(-0.001, 0, 0))
        lathe([(0.02, 0), (0.02, 0.019), (0.040, 0.016), (0.046, 0.011), (0.046, 0)], 'bolt', bevel=0.002)
