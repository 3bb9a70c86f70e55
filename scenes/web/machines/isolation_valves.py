"""Gate, ball, globe and butterfly valve of models/isolation_valves.py, with wedge, ball, disc and bellows inside."""
import math

from scenes.models.isolation_valves import BALL, BUTTERFLY, GATE, GLOBE
from scenes.parts import bellows_globe, isolation
from scenes.parts.core import cylinder, place, prism, sphere, tube
from scenes.web.model import Model
from scenes.web.record import instead, made, naming, part
from scenes.web.solids import drill

def gate():
    """Open: the wedge has left the bore and stands in the bonnet's foot."""
    with part('gate-valve'), naming(isolation, _gate_bonnet='gate-bonnet', _gate_stem='gate-stem'), made() as found:
        isolation.gate_valve(*GATE)
    body = next(o for o in found if o.name.startswith('casting'))
    covers = [o for o in found if o.name.startswith('plate')]
    bonnet = [o for o in found if o.name.startswith('casting')][1]
    with place(*GATE, 'z'):
        drill([body, bonnet, *covers], lambda: prism([(-0.048, -0.02), (0.048, -0.02), (0.048, 0.125), (0.028, 0.172), (-0.028, 0.172), (-0.048, 0.125)], 0.038, None, (-0.019, 0, 0)))
        with part('wedge'):
            prism([(-0.044, 0.044), (0.044, 0.044), (0.044, 0.115), (0.02, 0.150), (-0.02, 0.150), (-0.044, 0.115)], 0.026, 'stainless', (-0.013, 0, 0))
        with part('gate-stem'):
            cylinder(0.0095, 0.08, 'stainless', (0, 0, 0.148), 'z')


def ball():
    with part('ball-valve'), naming(isolation, _ball_top='ball-lever'), made() as found:
        isolation.ball_valve(*BALL)
    body = next(o for o in found if o.name.startswith('casting'))
    with place(*BALL, 'z'):
        drill([body, *(o for o in found if o.name.startswith('plate'))], lambda: sphere(0.0525, None))
        with part('ball'), made() as solid:
            sphere(0.048, 'polished')
        drill(solid, lambda: cylinder(0.0325, 0.2, None, (-0.1, 0, 0), 'x'))
        with part('ball-seats'):
            for x in (-0.046, 0.036):
                tube(0.042, 0.0335, 0.010, 'dial', (x, 0, 0))


def globe():
    with part('globe-valve'), naming(bellows_globe, seat='globe-disc', disc='globe-disc', bellows='bellows', stem='globe-stem', yoke='globe-stem'):
        bellows_globe.globe_valve(*GLOBE)


def along(valve, *points):
    """Points of a valve's own frame: along its flow, and up."""
    (x, y, z), axis = valve
    length = math.hypot(axis[0], axis[1])
    return [(x + a * axis[0] / length, y + a * axis[1] / length, z + up) for a, up in points]


def build():
    gate()
    ball()
    globe()

    def disc(profile, mat, *args, **options):
        if mat != 'stainless':
            return lathe(profile, mat, *args, **options)
        with part('butterfly-disc'):
            return lathe(profile, mat, *args, **options)
    lathe = isolation.lathe
    with part('butterfly-valve'), naming(isolation, _worm_gear='worm-gear'), instead(isolation, lathe=disc):
        isolation.butterfly_valve(*BUTTERFLY)


MODEL = Model(
    slug='valvulas-corte', picture='products/valvulas-corte-conjunto', size=0.75, build=build,
    explode={'gate-valve': (0, 0.12, 0), 'wedge': (0, 0.12, 0.14), 'gate-bonnet': (0, 0.12, 0.26), 'gate-stem': (0, 0.12, 0.40), 'ball-valve': (-0.14, 0, 0), 'ball': (-0.14, -0.36, 0),
             'ball-seats': (-0.14, -0.22, 0), 'ball-lever': (-0.14, 0, 0.16), 'globe-valve': (0.06, 0, 0), 'globe-disc': (0.06, -0.24, 0.06), 'bellows': (0.06, -0.24, 0.12), 'globe-stem': (0.06, 0, 0.26),
             'butterfly-valve': (0.18, 0, 0), 'butterfly-disc': (0.10, -0.14, 0), 'worm-gear': (0.18, 0, 0.16)},
    inside=('wedge', 'ball', 'ball-seats', 'globe-disc', 'bellows'),
    cut=((0, -1, 0), 0.3, -0.17, 0.08),
    middles=dict.fromkeys(('ball-valve', 'ball', 'ball-seats', 'ball-lever'), -BALL[0][1]) | dict.fromkeys(('globe-valve', 'globe-disc', 'bellows'), -GLOBE[0][1]),
    whole=('bellows', 'globe-stem', 'butterfly-valve', 'butterfly-disc', 'worm-gear'),
    flows={'gate': ('steam', along(GATE, (-0.2, 0), (0.2, 0))), 'ball': ('water', along(BALL, (-0.19, 0), (0.19, 0))),
           'globe': ('steam', along(GLOBE, (-0.22, 0), (-0.09, -0.005), (-0.03, -0.036), (0, -0.01), (0.034, 0.030), (0.09, 0.008), (0.22, 0))),
           'butterfly': ('water', along(BUTTERFLY, (-0.18, 0), (0.18, 0)))},
)
