"""The totalizer of models/totalizers.py beside its line."""
from scenes.models import totalizers
from scenes.models.totalizers import CABINET, LEFT, LINE_Y, LINE_Z, METER_X, PT_X, RAIL_Y, RAIL_Z, RIGHT, TT_X
from scenes.web.model import Model
from scenes.web.record import naming, part


def build():
    names = {'stand': 'stand', 'field_cabinet': 'cabinet', 'flow_computer': 'flow-computer', 'process_indicator': 'indicators', 'push_button': 'controls', 'selector': 'controls', 'pressure_point': 'pressure-transmitter',
             'temperature_point': 'temperature-transmitter', 'vortex_flow_meter': 'meter', 'pipe': 'line', 'blind_flange': 'line', 'floor_support': 'stand', 'line_marking': 'line', 'wiring': 'wiring'}
    with part('cabinet'), naming(totalizers, **names):
        totalizers.station()


MODEL = Model(
    slug='totalizadores', picture='products/totalizadores-conjunto', size=1.8, letters=0.007, build=build,
    explode={'flow-computer': (0, -0.55, 0.15), 'indicators': (0, -0.4, 0), 'controls': (0.05, -0.3, -0.1), 'cabinet': (0, -0.12, 0), 'meter': (0, -0.25, 0.25), 'pressure-transmitter': (0, 0, 0.4), 'temperature-transmitter': (0.15, 0, 0.35),
             'wiring': (0.1, -0.35, -0.1), 'stand': (0, 0.1, 0)},
    inside=(), cut=((0, -1, 0), 0.45, -LINE_Y, -LINE_Y), whole=('cabinet', 'flow-computer', 'indicators', 'controls', 'stand', 'wiring', 'meter', 'pressure-transmitter', 'temperature-transmitter'),
    flows={
        'steam': ('steam', [(LEFT - 0.1, LINE_Y, LINE_Z), (METER_X, LINE_Y, LINE_Z), (RIGHT + 0.1, LINE_Y, LINE_Z)]),
        'flow-signal': ('signal', [(METER_X + 0.05, LINE_Y, LINE_Z + 0.3), (METER_X + 0.06, RAIL_Y, LINE_Z + 0.1), (METER_X + 0.06, RAIL_Y, RAIL_Z + 0.04), (CABINET[0] + 0.2, RAIL_Y, RAIL_Z + 0.04), (CABINET[0] + 0.2, -0.05, CABINET[2])]),
        'pressure-signal': ('signal', [(PT_X + 0.05, LINE_Y, LINE_Z + 0.4), (PT_X + 0.06, RAIL_Y, LINE_Z + 0.1), (PT_X + 0.06, RAIL_Y, RAIL_Z), (CABINET[0] + 0.15, RAIL_Y, RAIL_Z), (CABINET[0] + 0.15, -0.05, CABINET[2])]),
        'temperature-signal': ('signal', [(TT_X + 0.05, LINE_Y, LINE_Z + 0.25), (TT_X + 0.06, RAIL_Y, LINE_Z + 0.1), (TT_X + 0.06, RAIL_Y, RAIL_Z - 0.04), (CABINET[0] + 0.1, RAIL_Y, RAIL_Z - 0.04), (CABINET[0] + 0.1, -0.05, CABINET[2])]),
    },
)
