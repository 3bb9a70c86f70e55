"""Energy audit: a portable flue-gas analyser beside the stack of an oil-fired boiler, its probe in the sampling port.

The stack stands at STACK; the viewer on the -Y side. What the screen says belongs together: diesel with 3,5 % of oxygen has 12,8 % of
carbon dioxide; gas at 210 °C over air at 30 °C carries away 8,3 % of the heat (Siegert: 180 · (0,68 / (21 − 3,5) + 0,007)).
"""
from mathutils import Vector

from scenes import stage
from scenes.brand import MARK
from scenes.parts.core import box, cylinder, lathe, place, sweep, tube
from scenes.parts.fasteners import bolts
from scenes.parts.halls import hall, hall_lights
from scenes.parts.instruments import gauge
from scenes.parts.lettering import text
from scenes.parts.life import clipboard
from scenes.parts.vessels import chimney

STACK, R, BENCH, BACK = Vector((0.38, 0.30, 0)), 0.20, 1.0, 3.2
PORT_Z, OUT = 1.47, Vector((-0.66, -0.75, 0))
READINGS = (('O2', '3,5', '%'), ('CO2', '12,8', '%'), ('CO', '18', 'ppm'), ('Gases', '210', '°C'), ('Aire', '30', '°C'), ('Pérdida', '8,3', '%'))


def at_stack(direction, z, beyond=0.0):
    """Point on the stack's face in that direction, at that height."""
    return STACK + Vector(direction).normalized() * (R + beyond) + Vector((0, 0, z))


def stack():
    chimney(R, 4.8, STACK, 'z', sections=4)
    facing = (-0.02, -1, 0)
    with place(at_stack(facing, 1.62, -0.01), facing, 'z'):
        cylinder(0.020, 0.03, 'steel')
        gauge(0.074, (0.02, 0, 0), 'x', stem=0.05, value=210 / 400, unit='°C', scale=(0, 100, 200, 300, 400), back=True)
    with place(at_stack(facing, 1.30), facing, 'z'):
        box((0.05, 0.05, 0.05), 'stainless', (-0.016, 0, 0), bevel=0.002)
        box((0.004, 0.22, 0.13), 'dial', (0.011, 0, 0), bevel=0.001)
        box((0.002, 0.22, 0.052), 'orange', (0.0136, 0, 0.039), bevel=0)
        text('CALDERA 1', 0.024, 'black', (0.0150, 0, 0.039))
        text('Toma de gases', 0.017, 'black', (0.0134, 0, -0.006))
        text('Diésel', 0.017, 'black', (0.0134, 0, -0.040))
        bolts([(y, z) for y in (-0.100, 0.100) for z in (-0.055, 0.055)], 0.005, at=(0.013, 0, 0))


def probe():
    """Socket in the stack with its plug on a chain, cone that closes it, probe with handle. Returns the end of the handle."""
    with place(at_stack(OUT, PORT_Z), OUT, 'z') as part:
        lathe([(-0.01, 0.052), (0.003, 0.050), (0.006, 0.03)], 'stainless', bevel=0.001)
        tube(0.024, 0.012, 0.075, 'steel', (-0.02, 0, 0))
        lathe([(0.050, 0.031), (0.072, 0.031), (0.072, 0.012)], 'steel', bevel=0.002, segments=6)
        lathe([(0.060, 0.014), (0.074, 0.022), (0.112, 0.011), (0.112, 0.006)], 'brass', bevel=0.001)
        cylinder(0.0065, 0.18, 'stainless', (0.0, 0, 0), bevel=0)
        lathe([(0.17, 0), (0.17, 0.014), (0.19, 0.021), (0.215, 0.019), (0.30, 0.020), (0.325, 0.016), (0.335, 0.010), (0.335, 0)], 'graphite', bevel=0.003)
        tube(0.0215, 0.018, 0.012, 'orange', (0.192, 0, 0))
        sweep([(0.02, -0.024, -0.006), (0.025, -0.030, -0.06), (0.02, -0.030, -0.105)], 0.002, 'bolt', bend=0.03, sides=8)
        with place((0.02, -0.030, -0.105), '-z'):
            bolts([(0, 0)], 0.032, mat='brass')
            cylinder(0.017, 0.022, 'brass', (0.026, 0, 0))
        part.port('hose', (0.333, 0, 0), 'x')
    return part['hose']


def analyser(at, facing):
    """Portable analyser, 0.42 by 0.31 m: orange bumpers, large screen, keys, water trap at its right. Port hose (inlet of the trap)."""
    w, h, d = 0.42, 0.31, 0.15
    with place(at, facing, 'z') as part:
        with place((0, 0, h / 2)):
            box((d, w, h), 'graphite', (-d / 2, 0, 0), bevel=0.012)
            for y in (-1, 1):
                box((d + 0.016, 0.040, h + 0.012), 'orange', (-d / 2, y * (w / 2 - 0.014), 0), bevel=0.012)
            sweep([(-d / 2, -0.13, h / 2 - 0.01), (-d / 2, -0.13, h / 2 + 0.05), (-d / 2, 0.13, h / 2 + 0.05), (-d / 2, 0.13, h / 2 - 0.01)], 0.011, 'black', bend=0.03)
            display((0.001, -0.030, 0.016), 0.290, 0.230)
            for i in range(4):
                box((0.006, 0.036, 0.026), 'orange' if i == 0 else 'iron_grey', (0.002, 0.148, 0.092 - i * 0.050), bevel=0.003)
            text(MARK, 0.017, 'dial', (0.0012, -0.030, -h / 2 + 0.021))
            with place((-0.055, w / 2 + 0.018, -0.085), 'z'):
                cylinder(0.021, 0.075, 'glass', (0, 0, 0), bevel=0.003)
                cylinder(0.018, 0.022, 'water', (0.002, 0, 0), bevel=0.002)
                for x, long in ((-0.014, 0.016), (0.073, 0.018)):
                    cylinder(0.024, long, 'black', (x, 0, 0), bevel=0.003)
                cylinder(0.008, 0.03, 'steel', (0.085, 0, 0), bevel=0.002)
        part.port('hose', (-0.055, w / 2 + 0.018, h / 2 + 0.028), 'z')
    return part['hose']


def display(at, width, height):
    with place(at):
        box((0.008, width, height), 'black', (0.002, 0, 0), bevel=0.004)
        box((0.002, width * 0.95, height * 0.94), 'screen_dark', (0.0062, 0, 0), bevel=0.0005)
        with place((0.0078, 0, 0)):
            w, h = width * 0.90, height * 0.92
            text('GASES  DIÉSEL', h * 0.060, 'screen_white', (0, -w / 2, h * 0.425), align='LEFT')
            text('14:32', h * 0.060, 'screen_white', (0, w / 2, h * 0.425), align='RIGHT')
            box((0.0004, w, h * 0.010), 'screen_orange', (0, 0, h * 0.365), bevel=0)
            for i, (label, value, unit) in enumerate(READINGS):
                z = h * (0.295 - i * 0.103)
                text(label, h * 0.066, 'screen', (0, -w / 2, z), align='LEFT')
                text(value, h * 0.070, 'screen_white', (0, w * 0.24, z), align='RIGHT')
                text(unit, h * 0.058, 'screen_white', (0, w * 0.29, z), align='LEFT')
            box((0.0004, w, h * 0.150), 'screen_orange', (0, 0, -h * 0.405), bevel=0)
            text('Eficiencia PCI', h * 0.052, 'black', (0.0006, -w * 0.47, -h * 0.405), align='LEFT')
            text('91,7 %', h * 0.092, 'black', (0.0006, w * 0.47, -h * 0.405), align='RIGHT')


def case(at, facing):
    """Open case: foam with the bed of the instrument and a spare probe; the mark in the lid."""
    w, d, h = 0.50, 0.36, 0.12
    with place(at, facing, 'z'):
        box((d, w, h), 'graphite', (0, 0, h / 2), bevel=0.014)
        box((d - 0.05, w - 0.05, 0.004), 'rubber', (0, 0, h), bevel=0)
        box((d * 0.45, w * 0.62, 0.004), 'black', (-0.03, -0.04, h + 0.001), bevel=0.001)
        sweep([(0.12, -0.19, h + 0.010), (0.12, 0.06, h + 0.010)], 0.006, 'stainless')
        cylinder(0.016, 0.11, 'graphite', (0.12, 0.06, h + 0.012), 'y')
        for y in (-0.15, 0.15):
            box((0.014, 0.05, 0.05), 'stainless', (d / 2 + 0.004, y, h - 0.02), bevel=0.003)
        with place((-d / 2 - 0.004, 0, h + 0.004), (1, 0, 0.26), (-0.26, 0, 1)):
            box((0.07, w, d), 'graphite', (-0.036, 0, d / 2), bevel=0.014)
            box((0.004, w - 0.05, d - 0.05), 'rubber', (0.001, 0, d / 2), bevel=0)
            text(MARK, 0.050, 'dial', (0.0040, 0, d * 0.60))
            box((0.002, 0.19, 0.008), 'orange', (0.0036, 0, d * 0.60 - 0.044), bevel=0)


def bench():
    box((1.70, 0.62, 0.03), 'beech', (-0.58, -0.06, BENCH - 0.015), bevel=0.004)
    for x in (-1.36, 0.20):
        for y in (-0.30, 0.18):
            box((0.05, 0.05, BENCH - 0.03), 'graphite', (x, y, (BENCH - 0.03) / 2), bevel=0.004)


def audit():
    stack()
    bench()
    handle = probe()
    inlet = analyser((-0.26, -0.20, BENCH + 0.002), (0.02, -1, 0.14))
    case((-0.745, 0.06, BENCH), (0.22, -1, 0))
    sweep([handle.at, handle.out(0.07), handle.out(0.10) - Vector((0, 0, 0.10)), (0.07, -0.24, 1.12), (0.01, -0.22, 1.05), (-0.02, -0.16, 1.13),
           inlet.out(0.10) + Vector((0.02, 0, 0)), inlet.at], 0.0075, 'rubber', bend=0.05)
    clipboard((0.13, -0.23, BENCH + 0.001), 'z', (0.25, 1, 0), 'AUDITORÍA')
    stage.camera(-5, 6, 44, target=(-0.22, 0, 1.30), distance=1.92, focus=(-0.1, -0.2, 1.2), aperture=5.6)
    hall((-5, 5), BACK, front=-6, height=4.6, bays=4, windows=(1, 2), pane='dusk', sill=1.5, head=3.4)
    hall_lights((-0.1, 0, 1.3), 1.3, -8, ceiling=3.8, back=BACK, warm=0.42, key=1.0, top=0.7)


PICTURES = {'services/auditoria-energetica': audit}
