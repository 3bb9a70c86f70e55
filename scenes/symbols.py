"""Symbols of a piping and instrumentation diagram, after ISA 5.1 and ISO 10628, and the sheet that they are drawn on."""
import math

from mathutils import Vector

from scenes.drawing import DETAIL, Sheet
from scenes.frame import title_block
from scenes.pen import HEAT, INK, MUTED, PAPER, Pen, arrow

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

    def label(self, p, words, shift=(0, 0), align=0.5, size=22, colour=INK):
        if words:
            self.pen.text(words, Vector(p) + Vector(shift), size, colour, align)

    def valve(self, p, tag, run=RIGHT, kind='gate', shift=(0, 30), align=0.5):
        """kind: gate, globe, ball, check, stop-check (with handwheel), control (with diaphragm actuator)."""
        p, side, s = Vector(p), Vector((-run.y, run.x)), 13
        if kind in ('check', 'stop-check'):
            self.shape([p - run * s - side * 9, p - run * s + side * 9, p + run * s])
            self.path([p + run * s - side * 10, p + run * s + side * 10], INK, 2.2)
        else:
            for k in (1, -1):
                self.shape([p, p + run * s * k + side * 9, p + run * s * k - side * 9])
        if kind == 'stop-check':
            self.path([p - side * 5, p - side * 22], INK, 1.5)
            self.path([p - side * 22 - run * 9, p - side * 22 + run * 9], INK, 2.2)
        if kind in ('ball', 'globe'):
            self.pen.circle(p, 5, INK, 1.5, PAPER if kind == 'ball' else INK)
        if kind == 'control':
            away = -side if run.x else side
            head = p + away * 26
            self.path([p, head], INK, 1.5)
            turn = [head + run * 14 * math.cos(t) + away * 12 * math.sin(t) for t in [math.pi * i / 16 for i in range(17)]]
            self.shape(turn)
        self.label(p, tag, shift, align)

    def safety(self, p, tag, shift=(14, 27), align=0.0, vented=True):
        """Angle valve on a branch that rises to p, spring above, discharge to the right and up to the open air; its tag below that."""
        p = Vector(p)
        if vented:
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

    def separator(self, p, tag, drained=True):
        """Vessel in the line, drained by a trap below it."""
        p = Vector(p)
        if drained:
            self.path([p, p + Vector((0, 34)), p + Vector((26, 34))], COLD, 1.8)
            arrow(self.pen, p + Vector((32, 34)), RIGHT, COLD, 10)
            self.pen.circle(p + Vector((0, 34)), 9, INK, 1.4, PAPER)
            self.label(p + Vector((0, 34)), 'T', size=14)
        self.shape([p + Vector(q) for q in ((-11, -14), (11, -14), (11, 12), (6, 19), (-6, 19), (-11, 12))])
        self.label(p, tag, (0, -26))

    def trap(self, p, tag):
        self.pen.circle(p, 13, INK, 1.5, PAPER)
        self.label(p, 'T', size=18)
        self.label(p, tag, (4, 29))

    def sight(self, p, tag):
        self.pen.circle(p, 10, INK, 1.5, PAPER)
        self.path([Vector(p) + Vector((-7, -7)), Vector(p) + Vector((7, 7))], INK, 1.2)
        self.path([Vector(p) + Vector((-7, 7)), Vector(p) + Vector((7, -7))], INK, 1.2)
        self.label(p, tag, (0, -24))

    def bubble(self, p, letters, number, to=None, panel=False):
        """Instrument; `to` = its tapping on the line; panel = shown in the control room."""
        if to:
            self.path([p, to], INK, 1.2)
        self.pen.circle(p, 28, INK, 1.5, PAPER)
        if panel:
            self.path([Vector(p) - RIGHT * 28, Vector(p) + RIGHT * 28], INK, 1.2)
        self.label(p, letters, (0, -10), size=20)
        self.label(p, str(number), (0, 11), size=20)

    def signal(self, points):
        for a, b in zip(points, points[1:]):
            self.pen.dashed(a, b, INK, (6, 5))

    def air(self, a, b):
        """Pneumatic signal: a line crossed by two short strokes."""
        a, b = Vector(a), Vector(b)
        run = (b - a).normalized()
        stroke = Vector((-run.y, run.x)) * 7 + run * 4
        self.path([a, b], INK, 1.2)
        for k in (-3, 3):
            middle = (a + b) / 2 + run * k
            self.path([middle - stroke, middle + stroke], INK, 1.2)

    def control_loop(self, p, number, converter, controller):
        """Control valve at p whose air comes from a converter above it, and that one's current from the controller beside it."""
        x, y = p
        self.valve(p, f'PV-{number}', kind='control', shift=(6, 30))
        self.bubble(converter, 'PY', number)
        self.air((x, converter[1] + 28), (x, y - 38))
        self.label(converter, 'I/P', (30, -28), 0.0, 20, MUTED)
        self.bubble(controller, 'PIC', number, panel=True)
        side = 28 if controller[0] < x else -28
        self.signal([(controller[0] + side, controller[1]), (x - side, controller[1])])

    def connector(self, p, lines, width=170, colour=HEAT, leftwards=False):
        """Off-page arrow; p = middle of its left edge."""
        x, y = p
        points = [(x, y - 24), (x + width - 22, y - 24), (x + width, y), (x + width - 22, y + 24), (x, y + 24)]
        if leftwards:
            points = [(2 * x + width - px, py) for px, py in points]
        self.pen.fill(points, PAPER)
        self.path([*points, points[0]], colour, 1.5)
        for i, words in enumerate(lines):
            self.label((x + (28 if leftwards else 12), y + (i - (len(lines) - 1) / 2) * 22), words, align=0.0, size=21 if i == 0 else 19,
                       colour=INK if i == 0 else MUTED)
