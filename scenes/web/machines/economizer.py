"""The economizer of models/economizer.py with its coil behind the closed front."""
from scenes.models import economizer
from scenes.models.economizer import BYPASS_X, GAS_END, GAS_Z, HEADER_X, HIGH_Z, JOIN_Z, LOW_Z, PIPE_Y, STACK_TOP, W, Z0, Z1
from scenes.models.economizer_coil import ROW_PITCH, ROWS, bank, return_bends
from scenes.web.model import Model
from scenes.web.record import naming, part


def build():
    with part('legs'):
        economizer.legs()
    with part('inlet-duct'), naming(economizer, gauge='gas-thermometers'):
        economizer.gas_path()
    with part('bypass'), naming(economizer, damper='bypass-damper'):
        economizer.bypass()
    with part('headers'), naming(economizer, globe_valve='feedwater-valves', check_valve='feedwater-valves', gate_valve='outlet-valve', thermometer='water-thermometers',
                                 relief='safety-valve', vent_and_drain='vent-and-drain'):
        economizer.water_side()
    with part('casing'), naming(economizer, closed_front='front-doors', end_box='end-boxes'):
        economizer.casing(False)
    with part('finned-tubes'):
        bank(W / 2, LOW_Z)
    with part('return-bends'):
        return_bends(W / 2, LOW_Z)


def water_path():
    """From the upper header through one column of tubes, row by row, to the lower header."""
    y, points = -0.424, [(-2.28, PIPE_Y, 0.1), (-2.28, PIPE_Y, HIGH_Z), (HEADER_X, PIPE_Y, HIGH_Z), (HEADER_X, -0.424, HIGH_Z)]
    for row in range(ROWS):
        side = 1 if row % 2 == 0 else -1
        z = HIGH_Z - row * ROW_PITCH
        points += [(-side * W / 2, y, z), (side * W / 2, y, z), (side * (W / 2 + 0.06), y, z - ROW_PITCH / 2)]
    return [*points[:-1], (HEADER_X, y, LOW_Z), (HEADER_X, PIPE_Y, LOW_Z), (-1.85, PIPE_Y, LOW_Z), (-1.85, PIPE_Y, 0.1)]


MODEL = Model(
    slug='economizadores', picture='equipment/economizadores-conjunto', size=4.0, build=build,
    explode={'front-doors': (0, -1.1, 0), 'end-boxes': (0, -0.7, 0.9), 'casing': (0, 1.3, 0), 'bypass': (0.7, 0, 0), 'bypass-damper': (0.7, -0.4, 0),
             'headers': (-0.6, 0, 0), 'feedwater-valves': (-0.9, -0.2, 0), 'outlet-valve': (-0.9, -0.2, 0), 'safety-valve': (-0.6, -0.3, 0.3),
             'water-thermometers': (-0.6, -0.2, 0.4), 'vent-and-drain': (-0.6, 0, 0), 'gas-thermometers': (0, -0.3, 0)},
    inside=('finned-tubes', 'return-bends'),
    cut=((0, -1, 0), 1.1, 0.053, 0.45), whole=('legs', 'headers', 'feedwater-valves', 'outlet-valve', 'safety-valve', 'water-thermometers', 'vent-and-drain'),
    flows={
        'gas': ('gas', [(GAS_END, 0, GAS_Z), (1.0, 0, GAS_Z), (0.3, 0, GAS_Z), (0, 0, GAS_Z + 0.35), (0, 0, Z0), (0, 0, (Z0 + Z1) / 2), (0, 0, Z1), (0, 0, STACK_TOP + 0.3)]),
        'water': ('water', water_path()),
        'bypass': ('gas', [(GAS_END, 0.05, GAS_Z), (BYPASS_X, 0.05, GAS_Z), (BYPASS_X, 0, 1.0), (BYPASS_X, 0, JOIN_Z), (0, 0, JOIN_Z), (0, 0, STACK_TOP + 0.3)]),
    },
)
