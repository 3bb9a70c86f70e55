"""The safety valves of models/safety_valve.py: the one with the open bonnet taken apart, the other as it stands."""
from scenes.models import safety_valve
from scenes.parts import safety
from scenes.parts.core import place
from scenes.parts.safety import OUTLET_Z
from scenes.web.model import Model
from scenes.web.record import made, move, naming, part

X, _, _ = safety_valve.OPEN
TRIM = ('nozzle', 'blowdown-ring', 'disc', 'disc', 'guide')
SPINDLE = ('spindle', 'spindle', 'spring', 'adjusting-screw', 'adjusting-screw', 'spindle', 'spindle')


def several(build, names):
    with part(names[0]), made() as found:
        build()
    for obj, name in zip(found, names, strict=True):
        move([obj], name)


def build():
    mat = safety_valve.MAT
    with place(safety_valve.OPEN):
        for name, build_part in (('body', lambda: safety.body(mat)), ('bonnet', lambda: safety.bonnet(mat)),
                                 ('bonnet', safety.studs), ('cap', safety.cap), ('cap', safety.seal), ('lever', safety.lever),
                                 ('spring-plates', safety.spring_plates)):
            with part(name):
                build_part()
        with part('body'), naming(safety, bolts='drain'):
            safety.plug_and_plate(mat)
        several(safety.trim, TRIM)
        several(safety.spindle, SPINDLE)
    with part('closed-bonnet-valve'):
        safety_valve.safety_valve(*safety_valve.CLOSED, 'graphite', closed=True)


MODEL = Model(
    slug='valvulas-seguridad', picture='products/valvulas-seguridad-conjunto', size=0.7, build=build,
    explode={'drain': (-0.06, -0.06, 0), 'nozzle': (0, 0, -0.16), 'blowdown-ring': (0, 0, -0.05), 'disc': (0, 0, 0.10), 'guide': (0, 0, 0.17), 'spindle': (0, 0, 0.24),
             'spring-plates': (0, 0, 0.27), 'spring': (0, 0, 0.27), 'bonnet': (0.16, 0, 0.27), 'adjusting-screw': (0, 0, 0.34), 'lever': (-0.10, 0, 0.40), 'cap': (0, 0, 0.46),
             'closed-bonnet-valve': (0.25, 0.15, 0)},
    inside=('nozzle', 'blowdown-ring', 'disc', 'guide'),
    cut=((0, -1, 0), 0.2, 0.0003, 0.0003),
    flows={'inlet': ('steam', [(X, 0, -0.10), (X, 0, 0.05), (X, 0, 0.120)]),
           'discharge': ('steam', [(X, 0, 0.120), (X + 0.032, 0, 0.130), (X + 0.05, 0, 0.132), (X + 0.09, 0, OUTLET_Z), (X + 0.22, 0, OUTLET_Z)])},
)
