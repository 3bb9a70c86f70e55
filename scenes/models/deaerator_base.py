"""What carries and serves the deaerator: columns, deck with railing and ladder, two multistage feedwater pumps with their lines."""
from scenes.parts.connections import floor_collar, joint
from scenes.parts.core import box, cylinder, place
from scenes.parts.fasteners import bolts, flange, flange_neck
from scenes.parts.instruments import gauge
from scenes.parts.multistage import vertical_pump
from scenes.parts.pipes import hanger, nozzle, pipe, reducer
from scenes.parts.sizes import valve_length
from scenes.parts.steamline import strainer
from scenes.parts.structure import beam, grating, ladder, railing
from scenes.parts.valves import check_valve, gate_valve, globe_valve

DECK = 2.05
COLUMNS_X, COLUMNS_Y = (-2.05, 0.0, 2.05), (-1.40, 1.40)
# of the pumps: their suction flanges, and how far before them the suction comes down and behind them the discharge goes up
PUMP_XS, PUMP_Y, SHAFT = (-0.80, 1.22), -0.60, 0.42
KNEE, RISE = 0.68, 0.65
HEADER_Y, HEADER_Z, ELBOW_Z, SADDLES = -0.25, 1.42, 1.62, (-1.05, 1.05)


def column(x, y):
    beam((x, y, 0.02), (x, y, DECK - 0.23), 0.18, 'graphite')
    box((0.32, 0.30, 0.022), 'graphite', (x, y, 0.011))
    bolts([(s * 0.12, t * 0.11) for s in (1, -1) for t in (1, -1)], 0.022, at=(x, y, 0.022), axis='z', up='x')


def brace(a, b):
    beam(a, b, 0.06, 'graphite', 'box')


def structure():
    for x in COLUMNS_X:
        for y in COLUMNS_Y:
            column(x, y)
        beam((x, COLUMNS_Y[0], DECK - 0.13), (x, COLUMNS_Y[1], DECK - 0.13), 0.18, 'graphite')
    for y in COLUMNS_Y:
        beam((COLUMNS_X[0] - 0.12, y, DECK - 0.13), (COLUMNS_X[-1] + 0.12, y, DECK - 0.13), 0.20, 'graphite')
    for x in SADDLES:
        beam((x, COLUMNS_Y[0], DECK - 0.10), (x, COLUMNS_Y[1], DECK - 0.10), 0.20, 'graphite')
    high, low, back = DECK - 0.28, 0.25, COLUMNS_Y[1]
    for x0, x1 in ((COLUMNS_X[0], 0.0), (COLUMNS_X[-1], 0.0)):
        brace((x0, back, low), (x1, back, high))
    brace((COLUMNS_X[-1], COLUMNS_Y[0], low), (COLUMNS_X[-1], back, high))
    deck()


def deck():
    length, y = COLUMNS_X[-1] - COLUMNS_X[0] + 0.30, COLUMNS_Y[1] - 0.02
    for side in (-1, 1):
        grating((length, 0.62), (0, side * (y - 0.24), DECK))
    for x in (COLUMNS_X[0] + 0.06, COLUMNS_X[-1] - 0.06):
        grating((0.42, 1.62), (x, 0, DECK))
    front, x0, x1 = -y - 0.03, -length / 2 + 0.03, length / 2 - 0.03
    railing([(x0, front + 0.62, DECK), (x0, y + 0.03, DECK), (x1, y + 0.03, DECK), (x1, front, DECK), (x0, front, DECK)], mat='orange', posts=1.1)
    ladder(DECK, (x0 - 0.16, front + 0.31, 0), '-x', above=1.05)


def suction_reducer(face):
    """From the pump's flange to the strainer's, its top straight on, so that no vapour stands before the pump. Returns the strainer's."""
    with place(face, '-x', '-z') as part:
        flange(50, (0, 0, 0), '-x')
        large = reducer(50, 65, (flange_neck(50) - 0.002, 0, 0), sides=32)['large']
        end = large.at + large.axis * (flange_neck(65) - 0.002)
        flange(65, end, 'x')
        part.port('strainer', end, 'x', 65)
    return part['strainer']


def pump_line(x, bottom):
    """Tank outlet, suction gate valve and strainer, pump, check and stop valve up to the feed header."""
    unit = vertical_pump(50, 11, (x, PUMP_Y, SHAFT))
    flanged = suction_reducer(unit['in'].at)
    filter_ = strainer(65, flanged.out(valve_length(65) / 2), 'x', 'z')
    start, knee = filter_['in'].at, x - KNEE
    stub = nozzle(65, (knee, 0, bottom + 0.03), '-z', 0.22)
    gate = gate_valve(65, (knee, PUMP_Y, 1.24), '-z', '-y')
    pipe([stub['face'].at, (knee, 0, ELBOW_Z), (knee, PUMP_Y, ELBOW_Z), gate['in'].at], 65, start='flange', end='flange', insulated=True)
    pipe([gate['out'].at, (knee, PUMP_Y, start.z), start], 65, start='flange', end='flange', insulated=True)
    check = check_valve(50, unit['out'].out(valve_length(50) * 0.4), 'x', 'z')
    joint(unit['out'])
    rise = x + RISE
    stop = globe_valve(50, (rise, PUMP_Y, SHAFT + 0.34), 'z', '-y')
    pipe([check['out'].at, (rise, PUMP_Y, SHAFT), stop['in'].at], 50, start='flange', end='flange')
    pipe([stop['out'].at, (rise, PUMP_Y, HEADER_Z), (rise, HEADER_Y, HEADER_Z)], 50, start='flange')
    gauge(0.045, (rise, PUMP_Y - 0.09, HEADER_Z - 0.22), '-y', stem=0.03, value=0.62, scale=(0, 5, 10, 15, 20))
    cylinder(0.007, 0.09, 'steel', (rise, PUMP_Y, HEADER_Z - 0.22), '-y')
    base = unit['base'].at
    box((0.34, 0.38, base.z), 'concrete', (base.x, base.y, base.z / 2), bevel=0.012)
    return rise


def feed_pumps(bottom):
    first, _ = (pump_line(x, bottom) for x in PUMP_XS)
    end = COLUMNS_X[-1] + 0.37
    pipe([(first - 0.14, HEADER_Y, HEADER_Z), (end, HEADER_Y, HEADER_Z), (end, HEADER_Y, 0)], 65, start='cap')
    floor_collar(65, (end, HEADER_Y))
    for x, drop in ((COLUMNS_X[1], 0.219), (SADDLES[-1], 0.199)):
        hanger(65, (x, HEADER_Y, HEADER_Z), DECK - drop)


PICTURES = {}
