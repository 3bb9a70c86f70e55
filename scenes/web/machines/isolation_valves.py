"""Gate, ball and butterfly valve of models/isolation_valves.py, with wedge and ball inside."""
from scenes.parts import isolation
from scenes.parts.core import cylinder, place, prism, sphere, tube
from scenes.web.model import Model
from scenes.web.record import instead, made, naming, part
from scenes.web.solids import drill

GATE, BALL, WING = (0.02, 0.12, isolation.STAND['gate']), (-0.19, -0.13, isolation.STAND['ball']), (0.215, -0.05, isolation.STAND['butterfly'])


def gate():
    """Open: the wedge has left the bore and stands in the bonnet's foot."""
    with part('gate-valve'), naming(isolation, _gate_bonnet='gate-bonnet', _gate_stem='gate-stem'), made() as found:
        isolation.gate_valve(GATE, (1, 0.10, 0))
    body = next(o for o in found if o.name.startswith('casting'))
    covers = [o for o in found if o.name.startswith('plate')]
    bonnet = [o for o in found if o.name.startswith('casting')][1]
    with place(GATE, (1, 0.10, 0), 'z'):
        drill([body, bonnet, *covers], lambda: prism([(-0.048, -0.02), (0.048, -0.02), (0.048, 0.125), (0.028, 0.172), (-0.028, 0.172), (-0.048, 0.125)], 0.038, None, (-0.019, 0, 0)))
        with part('wedge'):
            prism([(-0.044, 0.044), (0.044, 0.044), (0.044, 0.115), (0.02, 0.150), (-0.02, 0.150), (-0.044, 0.115)], 0.026, 'stainless', (-0.013, 0, 0))
        with part('gate-stem'):
            cylinder(0.0095, 0.08, 'stainless', (0, 0, 0.148), 'z')


def ball():
    with part('ball-valve'), naming(isolation, _ball_top='ball-lever'), made() as found:
        isolation.ball_valve(BALL, (-1, 0.12, 0))
    body = next(o for o in found if o.name.startswith('casting'))
    with place(BALL, (-1, 0.12, 0), 'z'):
        drill([body, *(o for o in found if o.name.startswith('plate'))], lambda: sphere(0.0525, None))
        with part('ball'), made() as solid:
            sphere(0.048, 'polished')
        drill(solid, lambda: cylinder(0.0325, 0.2, None, (-0.1, 0, 0), 'x'))
        with part('ball-seats'):
            for x in (-0.046, 0.036):
                tube(0.042, 0.0335, 0.010, 'dial', (x, 0, 0))


def build():
    gate()
    ball()

    def disc(profile, mat, *args, **options):
        if mat != 'stainless':
            return lathe(profile, mat, *args, **options)
        with part('butterfly-disc'):
            return lathe(profile, mat, *args, **options)
    lathe = isolation.lathe
    with part('butterfly-valve'), naming(isolation, _worm_gear='worm-gear'), instead(isolation, lathe=disc):
        isolation.butterfly_valve(WING, (0.80, 0.60, 0))


MODEL = Model(
    slug='valvulas-corte', picture='products/valvulas-corte-conjunto', size=0.75, build=build,
    explode={'gate-valve': (0.02, 0.12, 0), 'wedge': (0.02, 0.12, 0.14), 'gate-bonnet': (0.02, 0.12, 0.26), 'gate-stem': (0.02, 0.12, 0.40), 'ball-valve': (-0.14, 0, 0), 'ball': (-0.14, -0.36, 0),
             'ball-seats': (-0.14, -0.22, 0), 'ball-lever': (-0.14, 0, 0.16), 'butterfly-valve': (0.18, 0, 0), 'butterfly-disc': (0.10, -0.14, 0), 'worm-gear': (0.18, 0, 0.16)},
    inside=('wedge', 'ball', 'ball-seats'),
    cut=((0, -1, 0), 0.3, -0.12, 0.13), middles=dict.fromkeys(('ball-valve', 'ball', 'ball-seats', 'ball-lever'), 0.13),
    whole=('butterfly-valve', 'butterfly-disc', 'worm-gear'),
    flows={'gate': ('steam', [(-0.16, 0.102, GATE[2]), (0.02, 0.12, GATE[2]), (0.20, 0.138, GATE[2])]), 'ball': ('water', [(-0.37, -0.108, BALL[2]), (-0.19, -0.13, BALL[2]), (-0.01, -0.152, BALL[2])]),
           'butterfly': ('water', [(0.075, -0.155, WING[2]), (0.18, -0.09, WING[2]), (0.25, -0.01, WING[2]), (0.355, 0.055, WING[2])])},
)
