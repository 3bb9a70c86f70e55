"""Piping and instrumentation diagram of a steam header: drawn by hand, symbols after ISA 5.1 and ISO 10628."""
import math

from mathutils import Vector

from scenes.drawing import DETAIL, Sheet, title_block
from scenes.pen import HEAT, INK, MUTED, PAPER, Pen, arrow
from scenes.pictures import drawing

COLD = (0x86, 0x5f, 0x2f)
RIGHT, UP = Vector((1, 0)), Vector((0, -1))


class Diagram(Sheet):
    """A sheet without views: paint(draw) gets the symbols below."""

    def __init__(self, paint, *words, **options):
        super().__init__(*words, **options)
        self.paint = paint

    def image(self, scale=1.0):
        pen = Pen(self.size, DETAIL)
        self.paint(Symbols(pen))
        title_block(pen, self)
        return self.finished(pen, scale)


class Symbols:
    """Symbols lie on a line at p that runs along `run` (a unit vector)."""

    def __init__(self, pen):
        self.pen = pen

    def path(self, points, colour=HEAT, width=2.4):
        for a, b in zip(points, points[1:]):
            self.pen.line(a, b, colour, width)

    def flow(self, p, run=RIGHT, colour=HEAT):
        arrow(self.pen, Vector(p) + run * 8, run, colour, 16)

    def shape(self, points, inside=PAPER):
        self.pen.fill(points, inside)
        self.path([*points, points[0]], INK, 1.5)

    def label(self, p, words, shift=(0, 0), align=0.5, size=20, colour=INK):
        if words:
            self.pen.text(words, Vector(p) + Vector(shift), size, colour, align)

    def valve(self, p, tag, run=RIGHT, kind='gate', shift=(0, 30), align=0.5):
        """kind: gate, globe, ball, check, control (with diaphragm actuator)."""
        p, side, s = Vector(p), Vector((-run.y, run.x)), 13
        if kind == 'check':
            self.shape([p - run * s - side * 9, p - run * s + side * 9, p + run * s])
            self.path([p + run * s - side * 10, p + run * s + side * 10], INK, 2.2)
        else:
            for k in (1, -1):
                self.shape([p, p + run * s * k + side * 9, p + run * s * k - side * 9])
        if kind in ('ball', 'globe'):
            self.pen.circle(p, 5, INK, 1.5, PAPER if kind == 'ball' else INK)
        if kind == 'control':
            away = -side if run.x else side
            head = p + away * 26
            self.path([p, head], INK, 1.5)
            turn = [head + run * 14 * math.cos(t) + away * 12 * math.sin(t) for t in [math.pi * i / 16 for i in range(17)]]
            self.shape(turn)
        self.label(p, tag, shift, align)

    def safety(self, p, tag, shift=(-16, -18), align=1.0):
        """Angle valve on a branch that rises to p, spring above, discharge to the right and up to the open air."""
        p = Vector(p)
        self.path([p + RIGHT * 14, p + RIGHT * 44, p + RIGHT * 44 + UP * 46], HEAT, 1.6)
        arrow(self.pen, p + RIGHT * 44 + UP * 56, UP, HEAT, 14)
        self.shape([p, p - UP * 15 + RIGHT * 9, p - UP * 15 - RIGHT * 9])
        self.shape([p, p + RIGHT * 15 + UP * 9, p + RIGHT * 15 - UP * 9])
        zigzag = [p] + [p + UP * (8 + 5 * k) + RIGHT * (6 if k % 2 else -6) for k in range(5)] + [p + UP * 34]
        self.path(zigzag, INK, 1.4)
        self.label(p, tag, shift, align)

    def strainer(self, p, tag, colour=HEAT):
        p = Vector(p)
        self.path([p, p + Vector((14, 16))], colour, 2.0)
        self.path([p + Vector((20, 10)), p + Vector((8, 22))], INK, 1.8)
        self.label(p, tag, (4, -16))

    def separator(self, p, tag):
        """Vessel in the line, drained by a trap below it."""
        p = Vector(p)
        self.path([p, p + Vector((0, 34)), p + Vector((26, 34))], COLD, 1.8)
        arrow(self.pen, p + Vector((32, 34)), RIGHT, COLD, 10)
        self.shape([p + Vector(q) for q in ((-11, -14), (11, -14), (11, 12), (6, 19), (-6, 19), (-11, 12))])
        self.pen.circle(p + Vector((0, 34)), 9, INK, 1.4, PAPER)
        self.label(p + Vector((0, 34)), 'T', size=14)
        self.label(p, tag, (0, -26))

    def trap(self, p, tag):
        self.pen.circle(p, 13, INK, 1.5, PAPER)
        self.label(p, 'T', size=18)
        self.label(p, tag, (0, 27))

    def sight(self, p, tag):
        self.pen.circle(p, 10, INK, 1.5, PAPER)
        self.path([Vector(p) + Vector((-7, -7)), Vector(p) + Vector((7, 7))], INK, 1.2)
        self.path([Vector(p) + Vector((-7, 7)), Vector(p) + Vector((7, -7))], INK, 1.2)
        self.label(p, tag, (0, -24))

    def bubble(self, p, letters, number, to=None, panel=False):
        """Instrument; `to` = its tapping on the line; panel = shown in the control room."""
        if to:
            self.path([p, to], INK, 1.2)
        self.pen.circle(p, 27, INK, 1.5, PAPER)
        if panel:
            self.path([Vector(p) - RIGHT * 27, Vector(p) + RIGHT * 27], INK, 1.2)
        self.label(p, letters, (0, -10), size=19)
        self.label(p, str(number), (0, 11), size=19)

    def signal(self, points):
        for a, b in zip(points, points[1:]):
            self.pen.dashed(a, b, INK, (6, 5))

    def connector(self, p, lines, width=170, colour=HEAT, leftwards=False):
        """Off-page arrow; p = middle of its left edge."""
        x, y = p
        points = [(x, y - 24), (x + width - 22, y - 24), (x + width, y), (x + width - 22, y + 24), (x, y + 24)]
        if leftwards:
            points = [(2 * x + width - px, py) for px, py in points]
        self.pen.fill(points, PAPER)
        self.path([*points, points[0]], colour, 1.5)
        for i, words in enumerate(lines):
            self.label((x + (28 if leftwards else 12), y + (i - (len(lines) - 1) / 2) * 22), words, align=0.0, size=20 if i == 0 else 19,
                       colour=INK if i == 0 else MUTED)


def meter(d, p, run=RIGHT):
    p, side = Vector(p), Vector((-run.y, run.x))
    for k in (4, -4):
        d.path([p + run * k - side * 14, p + run * k + side * 14], INK, 2.2)


def boilers(d):
    for k, (y, x) in enumerate(((180, 455), (330, 385))):
        n = 101 + k
        d.path([(230, y), (x, y), (x, 500)])
        d.flow((x, 470), -UP)
        d.connector((40, y), [f'CALDERA B-{n}', '3 000 kg/h  10 barg'], width=190)
        # two valves where boilers share a header, the check valve nearest to the boiler, and a drain between them
        d.valve((258, y), '', kind='check')
        d.path([(288, y), (288, y + 46)], COLD, 1.6)
        d.valve((288, y + 26), '', UP, 'ball')
        d.valve((320, y), f'V-{n}', kind='globe', shift=(8, 27))
        meter(d, (362, y))
        d.bubble((362, y - 62), 'FT', n, (362, y - 16))
    d.label((466, 230), 'VS-101-DN100', align=0.0, size=19, colour=MUTED)


def header(d):
    d.shape([(330, 500), (1270, 500), (1286, 512), (1286, 536), (1270, 548), (330, 548), (314, 536), (314, 512)])
    d.label((800, 525), 'CABEZAL DE VAPOR  C-201   DN 300   10 barg   184 °C', size=22)
    d.bubble((545, 430), 'PI', 201, (545, 500))
    d.bubble((715, 430), 'PT', 201, (715, 500), panel=True)
    d.bubble((915, 452), 'TT', 202, (915, 500), panel=True)
    d.path([(1175, 500), (1175, 470)], HEAT, 2.0)
    d.safety((1175, 458), 'PSV-201')


def process_line(d):
    d.path([(630, 500), (630, 120), (1370, 120)])
    d.valve((630, 380), 'V-203', UP, 'globe', (20, 0), 0.0)
    meter(d, (630, 296), UP)
    d.bubble((560, 296), 'FT', 203, (614, 296), panel=True)
    d.label((654, 296), 'vórtice', align=0.0, size=19, colour=MUTED)
    d.bubble((760, 180), 'PI', 203, (760, 120))
    d.flow((1000, 120))
    d.label((1060, 104), 'VS-203-DN100-10', align=0.0, size=19, colour=MUTED)
    d.connector((1370, 120), ['PROCESO', '10 barg'])


def reducing(d):
    y = 320
    d.path([(800, 500), (800, y), (1370, y)])
    d.valve((862, y), 'V-204', shift=(6, 30))
    d.separator((908, y), 'S-204')
    d.strainer((944, y), '')
    d.valve((985, y), 'PV-204', kind='control', shift=(14, 28))
    # nothing that can be shut may stand between the reducing valve and its safety valve
    d.path([(1085, y), (1085, 282)], HEAT, 2.0)
    d.safety((1085, 270), 'PSV-204', (-14, -4))
    # the controller must not be blinded by the outlet valve
    d.bubble((1175, 245), 'PT', 204, (1175, y))
    d.valve((1240, y), 'V-205')
    d.bubble((985, 215), 'PIC', 204, panel=True)
    d.signal([(985, 242), (985, 282)])
    d.signal([(1175, 218), (1175, 190), (1030, 190), (1030, 215), (1012, 215)])
    d.flow((1320, y))
    d.label((1366, 378), 'VS-204-DN125-3', align=1.0, size=19, colour=MUTED)
    d.connector((1370, y), ['COCCIÓN', '3 barg'])


def deaerator_line(d):
    y = 524
    d.path([(1286, y), (1480, y), (1480, 620)])
    d.valve((1322, y), 'V-207')
    d.valve((1408, y), 'PV-207', kind='control', shift=(0, 25))
    d.bubble((1408, 435), 'PIC', 207, panel=True)
    d.signal([(1408, 462), (1408, 486)])
    d.flow((1480, 590), -UP)
    d.shape([(1458, 618), (1502, 618), (1502, 648), (1458, 648)])
    d.shape([(1418, 646), (1542, 646), (1556, 658), (1556, 684), (1542, 696), (1418, 696), (1404, 684), (1404, 658)])
    d.label((1480, 672), 'D-301')
    d.path([(1526, 646), (1526, 632)], HEAT, 2.0)
    d.safety((1526, 617), 'PSV-301', (39, -54))
    d.label((1474, 716), 'Desaireador 0,2 barg', size=19, colour=MUTED)
    d.bubble((1400, 600), 'PT', 207, (1458, 630))
    d.signal([(1373, 600), (1362, 600), (1362, 435), (1381, 435)])


def drip_leg(d, x, first, length):
    """Pocket with its trap set to the right, down to the condensate main."""
    d.shape([(x - 9, 548), (x + 9, 548), (x + 9, 668), (x - 9, 668)])
    d.path([(x + 9, 630), (x + length, 630), (x + length, 775)], COLD, 2.0)
    d.valve((x + 45, 630), f'V-{first}', kind='ball')
    d.strainer((x + 98, 630), '', COLD)
    d.trap((x + 150, 630), f'TR-{first}')
    d.sight((x + 205, 630), 'MG')
    d.valve((x + 255, 630), '', kind='check')
    d.valve((x + 305, 630), f'V-{first + 1}', kind='ball')
    d.flow((x + length, 720), -UP, COLD)
    d.path([(x, 668), (x, 735)], COLD, 1.6)
    d.valve((x, 700), f'V-{first + 2}', UP, 'ball', (-20, 0), 1.0)
    arrow(d.pen, (x, 742), -UP, COLD, 12)


def condensate(d):
    drip_leg(d, 410, 208, 345)
    drip_leg(d, 950, 211, 345)
    d.path([(1295, 775), (240, 775)], COLD, 2.4)
    d.flow((560, 775), -RIGHT, COLD)
    d.label((860, 793), 'CR-301-DN50   pendiente 1:100', size=19, colour=MUTED)
    d.connector((60, 775), ['CONDENSADO', 'al tanque T-302'], width=180, colour=COLD, leftwards=True)


def legend(d):
    d.path([(60, 846), (1060, 846)], MUTED, 0.8)
    entries = ((lambda p: d.valve(p, ''), 'corte'), (lambda p: d.valve(p, '', kind='globe'), 'globo'), (lambda p: d.valve(p, '', kind='ball'), 'bola'),
               (lambda p: d.valve(p, '', kind='check'), 'retención'), (lambda p: d.valve(p, '', kind='control'), 'control'), (lambda p: d.trap(p, ''), 'trampa'))
    for i, (mark, words) in enumerate(entries):
        x = 80 + i * 165
        mark((x, 890))
        d.label((x + 26, 890), words, align=0.0, size=20, colour=MUTED)
    d.signal([(66, 932), (106, 932)])
    d.label((116, 932), 'señal eléctrica', align=0.0, size=20, colour=MUTED)
    for x, colour, words in ((285, HEAT, 'vapor'), (410, COLD, 'condensado')):
        d.path([(x - 14, 932), (x + 18, 932)], colour, 2.4)
        d.label((x + 26, 932), words, align=0.0, size=20, colour=MUTED)


def paint(d):
    for part in (condensate, boilers, process_line, reducing, deaerator_line, header, legend):
        part(d)


def diagram():
    return Diagram(paint, 'Cabezal de vapor: diagrama P&ID', 'PID-201', note='Símbolos ISA 5.1')


PICTURES = {
    'services/ingenieria-basica': drawing(diagram),
}
