"""Piping and instrumentation diagram of a steam header: drawn by hand, with symbols of scenes/symbols.py."""
from mathutils import Vector

from scenes.pen import HEAT, INK, MUTED, arrow
from scenes.pictures import drawing
from scenes.symbols import COLD, RIGHT, UP, Diagram


def meter(d, p, run=RIGHT):
    p, side = Vector(p), Vector((-run.y, run.x))
    for k in (4, -4):
        d.path([p + run * k - side * 14, p + run * k + side * 14], INK, 2.2)


def boilers(d):
    for k, (y, x) in enumerate(((180, 455), (330, 410))):
        n = 101 + k
        d.path([(246, y), (x, y), (x, 500)])
        d.flow((x, 470), -UP)
        d.connector((36, y), [f'CALDERA B-{n}', '3 000 kg/h  8 barg'], width=210)
        # two stop valves where boilers share a header, the nearest to the boiler a stop-check valve, and a drain between them
        d.valve((270, y), '', kind='stop-check')
        d.path([(306, y), (306, y + 46)], COLD, 1.6)
        d.valve((306, y + 26), '', UP, 'ball')
        d.valve((350, y), f'V-{n}', kind='globe', shift=(0, -28))
    d.label((36, 246), 'Retención con cierre', align=0.0, size=20, colour=MUTED)
    d.label((36, 272), 'manual: ASME I, PG-58', align=0.0, size=20, colour=MUTED)
    d.label((465, 200), 'VS-101-DN100-8', align=0.0, size=20, colour=MUTED)
    d.label((397, 416), 'VS-102-DN100-8', align=1.0, size=20, colour=MUTED)
    # a meter in their steam would want 3 m of straight pipe, and the header is nearer than that
    notes = ('Demanda: 3 260 kg/h, con', 'B-101 y B-102 en marcha', 'Cada caldera se mide por', 'su agua: FT-111, FT-112')
    for k, words in enumerate(notes):
        d.label((36, 466 + 27 * k + 10 * (k // 2)), words, align=0.0, size=21, colour=MUTED)


def header(d):
    d.shape([(330, 500), (1202, 500), (1218, 512), (1218, 536), (1202, 548), (330, 548), (314, 536), (314, 512)])
    d.label((766, 525), 'CABEZAL DE VAPOR  C-201   DN 300   8 barg   175 °C   diseño 10 barg', size=24)
    d.bubble((550, 430), 'PI', 201, (550, 500))
    d.path([(680, 500), (680, 470)], HEAT, 2.0)
    d.safety((680, 458), 'PSV-201')
    d.bubble((915, 456), 'TT', 202, (915, 500))
    d.bubble((1060, 456), 'PT', 201, (1060, 500))


def process_line(d):
    y = 84
    d.path([(630, 500), (630, y), (1370, y)])
    d.valve((630, 380), 'V-203', UP, 'globe', (20, 0), 0.0)
    meter(d, (630, 296), UP)
    d.bubble((560, 296), 'FT', 203, (614, 296))
    for k, words in enumerate(('vórtice:', '30 D antes,', '5 D después')):
        d.label((654, 270 + 26 * k), words, align=0.0, size=20, colour=MUTED)
    d.bubble((715, 146), 'PI', 203, (715, y))
    d.flow((1000, y))
    d.label((1360, y - 20), 'VS-203-DN100-8', align=1.0, size=21, colour=MUTED)
    d.connector((1370, y), ['PROCESO', '8 barg'])


def reducing(d):
    y = 320
    d.path([(800, 500), (800, y), (1370, y)])
    d.valve((852, y), 'V-204')
    d.label((812, 408), 'VS-204-DN80-8', align=0.0, size=20, colour=MUTED)
    d.separator((925, y), 'S-204')
    d.label((948, y + 60), 'a CR-301', size=20, colour=MUTED)
    d.strainer((978, y), '')
    d.control_loop((1036, y), 204, (1036, 218), (925, 218))
    # nothing that can be shut may stand between the reducing valve and its safety valve
    d.path([(1120, y), (1120, 282)], HEAT, 2.0)
    d.safety((1120, 270), 'PSV-204')
    # the controller must not be blinded by the outlet valve
    d.bubble((1238, 240), 'PT', 204, (1238, y))
    d.signal([(1238, 213), (1238, 158), (925, 158), (925, 191)])
    d.valve((1326, y), 'V-205', shift=(-2, 30))
    d.flow((1358, y))
    d.label((1284, 346), 'VS-204-DN125-3', align=1.0, size=21, colour=MUTED)
    d.connector((1370, y), ['COCCIÓN', '3 barg'])


def deaerator_line(d):
    y = 524
    d.path([(1218, y), (1400, y), (1400, 690), (1378, 690)])
    d.label((1300, y - 54), 'VS-207-DN65-8', align=1.0, size=20, colour=MUTED)
    d.label((1380, y + 58), 'VS-207-DN100-0,2', align=1.0, size=20, colour=MUTED)
    d.valve((1248, y), 'V-207', shift=(2, -26))
    d.strainer((1280, y), '')
    d.control_loop((1335, y), 207, (1335, 425), (1440, 425))
    d.flow((1400, 660), -UP)
    # Below the trays of the dome, through which it rises to the vent.
    d.shape([(1338, 648), (1378, 648), (1378, 702), (1338, 702)])
    for tray in (662, 674):
        d.path([(1344, tray), (1372, tray)], MUTED, 1.6)
    d.shape([(1330, 700), (1526, 700), (1540, 712), (1540, 738), (1526, 750), (1330, 750), (1316, 738), (1316, 712)])
    d.label((1428, 726), 'D-301')
    d.path([(1358, 648), (1358, 630)], HEAT, 2.0)
    arrow(d.pen, (1358, 620), UP, HEAT, 12)
    d.label((1318, 628), 'venteo', size=19, colour=MUTED)
    d.path([(1514, 700), (1514, 686)], HEAT, 2.0)
    d.safety((1514, 671), 'PSV-301', (40, -80), 1.0)
    d.label((1428, 770), 'Desaireador 0,2 barg', size=21, colour=MUTED)
    d.bubble((1440, 622), 'PT', 207, (1440, 700))
    d.signal([(1440, 594), (1440, 453)])


def drip_leg(d, x, first, length):
    """Pocket with its trap set to the right, down to the condensate main."""
    d.shape([(x - 9, 548), (x + 9, 548), (x + 9, 668), (x - 9, 668)])
    d.path([(x + 9, 630), (x + length, 630), (x + length, 775)], COLD, 2.0)
    d.valve((x + 52, 630), f'V-{first}', kind='ball', shift=(4, 30))
    d.strainer((x + 98, 630), '', COLD)
    d.trap((x + 156, 630), f'TR-{first}')
    d.sight((x + 208, 630), 'MG')
    d.valve((x + 257, 630), '', kind='check')
    d.valve((x + 305, 630), f'V-{first + 1}', kind='ball', shift=(-6, 30))
    d.flow((x + length, 720), -UP, COLD)
    d.path([(x, 668), (x, 735)], COLD, 1.6)
    d.valve((x, 700), f'V-{first + 2}', UP, 'ball', (-20, 0), 1.0)
    arrow(d.pen, (x, 742), -UP, COLD, 12)


def condensate(d):
    drip_leg(d, 410, 208, 345)
    drip_leg(d, 930, 211, 345)
    d.path([(1275, 775), (250, 775)], COLD, 2.4)
    d.flow((560, 775), -RIGHT, COLD)
    d.label((860, 793), 'CR-301-DN50   pendiente 1:100', size=21, colour=MUTED)
    d.connector((60, 775), ['CONDENSADO', 'al tanque T-302'], width=190, colour=COLD, leftwards=True)


def legend(d):
    def line(colour):
        return lambda p: d.path([(p[0] - 16, p[1]), (p[0] + 16, p[1])], colour, 2.4)

    def strainer(p):
        d.path([(p[0] - 16, p[1] - 8), (p[0] + 20, p[1] - 8)])
        d.strainer((p[0] - 4, p[1] - 8), '')

    def valve(kind):
        return lambda p: d.valve(p, '', kind=kind)

    entries = (
        (valve('gate'), 'corte'), (valve('globe'), 'globo'), (valve('ball'), 'bola'), (valve('check'), 'retención'), (valve('control'), 'control'),
        (lambda p: d.trap(p, ''), 'trampa'), (strainer, 'filtro en Y'), (lambda p: d.separator(p, '', drained=False), 'separador'),
        (lambda p: d.sight(p, ''), 'mirilla, MG'), (line(HEAT), 'vapor'),
        (lambda p: d.signal([(p[0] - 18, p[1]), (p[0] + 18, p[1])]), 'señal eléctrica'),
        (line(COLD), 'condensado'), (lambda p: meter(d, p), 'medidor'), (lambda p: d.air((p[0] - 18, p[1]), (p[0] + 18, p[1])), 'señal de aire'),
        (lambda p: d.safety((p[0], p[1] + 4), '', vented=False), 'seguridad, PSV'),
    )
    d.path([(60, 817), (1060, 817)], MUTED, 0.8)
    for i, (mark, words) in enumerate(entries):
        x, y = 84 + i % 5 * 203, 866 + i // 5 * 41
        mark((x, y))
        d.label((x + 28, y), words, align=0.0, colour=MUTED)


def paint(d):
    for part in (condensate, boilers, process_line, reducing, deaerator_line, header, legend):
        part(d)


def diagram():
    return Diagram(paint, 'Cabezal de vapor: diagrama P&ID', 'PID-201', note='Símbolos ISA 5.1')


PICTURES = {
    'services/ingenieria-basica': drawing(diagram),
}
