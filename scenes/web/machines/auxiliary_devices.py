"""The auxiliary devices of models/auxiliary_devices.py; the float trap and the bucket trap have their inside."""
from scenes.models import auxiliary_devices
from scenes.models.auxiliary_devices import LOW, STEP
from scenes.parts import traps
from scenes.parts.core import box, cylinder, lathe, place, sphere, sweep, tube
from scenes.web.model import Model
from scenes.web.record import instead, made, naming, part
from scenes.web.solids import drill, hollow_ball, united

FLOAT = (-0.44, -0.14, LOW + 0.172)
BUCKET = (-0.06, 0.24, STEP + 0.185)
DROP, SIDE, WALL = -0.020, 0.088, 0.0655


def float_chamber():
    return lathe([(-0.066, 0), (-0.060, 0.050), (-0.038, 0.080), (0.090, 0.080), (0.098, 0.05), (0.100, 0)], None, (0, 0, DROP), '-y', bevel=0)


def float_ways():
    """In from the left; out through the orifice below and the air vent above, by one passage at the right."""
    for x in (-0.115, 0.084):
        cylinder(0.0135, 0.05, None, (x, 0, 0), 'x')
    cylinder(0.005, 0.114, None, (SIDE, -0.030, DROP - 0.049), 'z')
    cylinder(0.005, 0.03, None, (SIDE, -0.030, 0), 'y')
    for x, z in ((0.074, DROP - 0.045), (0.040, DROP + 0.060)):
        cylinder(0.004, SIDE - x, None, (x, -0.030, z), 'x')


def float_trap(dn, at, **options):
    """Chamber with ball float, lever and orifice; thermostatic air vent above."""
    with part('float-trap'), made() as found:
        unit = traps.float_trap(dn, at, **options)
        with place(at):
            cylinder(0.011, 0.136, 'iron', (SIDE, -0.030, DROP - 0.058), 'z')
            for x, z in ((0.060, DROP - 0.045), (0.045, DROP + 0.060)):
                cylinder(0.010, SIDE - x, 'iron', (x, -0.030, z), 'x')
    castings = [o for o in found if o.name.startswith(('lathe', 'cone', 'cylinder'))]
    with place(at):
        drill(castings, float_chamber)
        drill(castings, lambda: united(float_ways))
        with part('float'):
            hollow_ball(0.040, 0.0025, 'stainless', (-0.022, -0.030, DROP - 0.016))
            sweep([(0.010, -0.030, DROP - 0.030), (0.055, -0.030, DROP - 0.045)], 0.004, 'stainless', sides=8)
        with part('trap-valve'):
            tube(0.012, 0.005, 0.016, 'steel', (0.062, -0.030, DROP - 0.045), 'x')
            sphere(0.007, 'polished', (0.055, -0.030, DROP - 0.045))
        with part('air-vent'):
            cylinder(0.015, 0.026, 'brass', (0.03, -0.030, DROP + 0.036), 'z')
            cylinder(0.008, 0.012, 'steel', (0.03, -0.030, DROP + 0.062), 'z')
    return unit


def bucket_ways():
    """Down from the inlet and in under the bucket; out through the cap and down to the outlet."""
    for x in (-WALL - 0.045, WALL):
        cylinder(0.0045, 0.045, None, (x, 0, 0), 'x')
    cylinder(0.0045, 0.1765, None, (-WALL, 0, -0.1765), 'z')
    cylinder(0.0045, WALL, None, (-WALL, 0, -0.1765), 'x')
    cylinder(0.0045, 0.104, None, (WALL, 0, 0), 'z')
    cylinder(0.004, WALL - 0.022, None, (0.022, 0, 0.102), 'x')
    cylinder(0.004, 0.016, None, (0.022, 0, 0.088), 'z')


def bucket_trap(dn, at, **options):
    """Open bucket upside down over the inlet tube, lever and orifice in the cap."""
    with part('bucket-trap'), made() as found:
        unit = traps.bucket_trap(dn, at, **options)
    castings = [o for o in found if o.name.startswith(('lathe', 'cone'))]
    with place(at):
        drill(castings, lambda: lathe([(-0.172, 0), (-0.172, 0.045), (-0.155, 0.058), (0.082, 0.060), (0.088, 0.054), (0.088, 0)], None, axis='z', bevel=0))
        drill(castings, lambda: united(bucket_ways))
        with part('bucket'), made() as cup:
            lathe([(-0.120, 0.0435), (-0.120, 0.046), (0.005, 0.046), (0.005, 0), (0.002, 0), (0.002, 0.0435)], 'stainless', axis='z', bevel=0)
            cylinder(0.003, 0.06, 'stainless', (0, 0, 0.005), 'z')
        drill(cup[:1], lambda: cylinder(0.004, 0.02, None, (0.026, 0, -0.008), 'z'))
        with part('bucket-valve'):
            box((0.05, 0.006, 0.004), 'stainless', (0.018, 0, 0.066))
            tube(0.009, 0.004, 0.014, 'steel', (0.022, 0, 0.080), 'z')
            lathe([(0, 0), (0, 0.006), (0.010, 0.001), (0.010, 0)], 'polished', (0.022, 0, 0.068), 'z', bevel=0)
        with part('bucket-trap'):
            tube(0.010, 0.007, 0.06, 'steel', (0, 0, -0.168), 'z')
    return unit


def build():
    names = {'standing_separator': 'separator', 'strainer': 'strainer', 'disc_trap': 'disc-trap', 'check_valve': 'check-valve', 'sight_glass': 'sight-glass',
             'disc_check': 'disc-check', 'plinths': 'plinth', 'cradles': 'plinth', 'open_ends': 'none'}
    with part('plinth'), instead(auxiliary_devices, float_trap=float_trap, bucket_trap=bucket_trap), naming(auxiliary_devices, **names):
        auxiliary_devices.group()


def beyond(at, x, y=0.0, z=0.0):
    return (at[0] + x, at[1] + y, at[2] + z)


MODEL = Model(
    slug='dispositivos-auxiliares', picture='products/dispositivos-auxiliares-conjunto', size=1.3, build=build,
    explode={'float-trap': (0, -0.32, 0), 'float': (0, -0.32, 0.22), 'trap-valve': (0.12, -0.32, 0.22), 'air-vent': (0, -0.32, 0.34), 'bucket-trap': (0, 0, 0.22), 'bucket': (0, -0.05, 0.56), 'bucket-valve': (0, -0.05, 0.68),
             'disc-trap': (0.06, -0.34, 0), 'check-valve': (0.12, -0.32, 0), 'sight-glass': (0.26, -0.32, 0), 'disc-check': (0.42, -0.2, 0), 'strainer': (0.3, 0.1, 0.15), 'separator': (-0.35, 0.1, 0.1)},
    inside=('float', 'trap-valve', 'air-vent', 'bucket', 'bucket-valve'),
    whole=('plinth', 'separator', 'strainer', 'disc-trap', 'check-valve', 'sight-glass', 'disc-check'),
    cut=((0, -1, 0), 0.45, -0.24, 0.17), middles=dict.fromkeys(('float-trap', 'float', 'trap-valve', 'air-vent'), 0.167),
    flows={
        'condensate': ('condensate', [beyond(FLOAT, -0.2), beyond(FLOAT, -0.06, -0.01), beyond(FLOAT, -0.02, -0.03, -0.06), beyond(FLOAT, 0.05, -0.03, -0.065), beyond(FLOAT, SIDE, -0.03, -0.065), beyond(FLOAT, SIDE, -0.03, 0), beyond(FLOAT, SIDE + 0.01), beyond(FLOAT, 0.2)]),
        'air': ('air', [beyond(FLOAT, -0.06, -0.02, 0.02), beyond(FLOAT, 0.02, -0.03, 0.03), beyond(FLOAT, 0.03, -0.03, 0.04), beyond(FLOAT, SIDE, -0.03, 0.04), beyond(FLOAT, SIDE, -0.03, 0), beyond(FLOAT, SIDE + 0.01), beyond(FLOAT, 0.2)]),
        'bucket-steam': ('steam', [beyond(BUCKET, -0.2), beyond(BUCKET, -0.0655), beyond(BUCKET, -0.0655, 0, -0.1765), beyond(BUCKET, 0, 0, -0.1765), beyond(BUCKET, 0, 0, -0.04)]),
    },
)
