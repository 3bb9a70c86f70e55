"""Detail drawing: isometric of a steam branch from a pipe rack to a control station, with items, welds and list of parts."""
import math

from mathutils import Vector

from scenes import drawing as sheets
from scenes.frame import listing, title_block
from scenes.parts.assembly import chain
from scenes.parts.automatic import control_valve
from scenes.parts.core import box, made_objects, place, vec
from scenes.parts.fasteners import flange
from scenes.parts.pipes import floor_support, pipe, tee
from scenes.parts.sizes import valve_length
from scenes.parts.steamline import steam_trap, strainer
from scenes.parts.structure import beam
from scenes.parts.valves import gate_valve
from scenes.pen import HEAT, INK, MUTED, PAPER, Pen, arrow
from scenes.pictures import drawing

sheets.LOOKS['iso'] = (tuple(Vector((1, 1, -1)).normalized()), tuple(Vector((1, -1, 0)).normalized()), tuple(Vector((1, 1, 2)).normalized()))
# what is there already, or carries
STEEL = (0x9c, 0x94, 0x8e)
BAYS, WIDE, DECK = (0.0, 2.6, 5.2), 1.7, 3.0
LINES = ((100, 0.35), (50, 0.90), (40, 1.30))
STEAM_Y, STEAM_Z = 0.35, DECK + 0.057 + 0.10
BRANCH_X, FRONT_Y, RUN_Z, LEG_Z = 0.85, -1.15, 1.10, 0.55
# what fittings of DN 80 take of the run they stand in, from its corner, face or end: EN 10253-2, EN 1092-1
ELBOW, TEE, BRANCH, NECK, CAP = 0.114, 0.086, 0.098, 0.050, 0.051
RISE, END, SPOOL, LOW = 0.34, 0.40, 0.20, 0.35
TUBE = sum((
    RISE - BRANCH - ELBOW, STEAM_Y - FRONT_Y - 2 * ELBOW, STEAM_Z + RISE - RUN_Z - ELBOW - TEE, RUN_Z - LEG_Z - TEE - CAP,
    END - TEE - NECK, 3 * (SPOOL - 2 * NECK), END - NECK - ELBOW, RUN_Z - LOW - ELBOW - NECK))
PARTS = (
    ('1', 'Tubo DN 80, sch 40, A106 gr. B', f'{TUBE:.1f} m'.replace('.', ',')), ('2', 'Te DN 100 × 80 y te DN 80', '1 + 1'), ('3', 'Codo 90° radio largo DN 80', '3'),
    ('4', 'Brida cuello soldable DN 80 PN 16', '9'), ('5', 'Válvula de compuerta DN 80', '2'), ('6', 'Filtro en Y DN 80', '1'),
    ('7', 'Válvula de control DN 80', '1'), ('8', 'Soporte de piso', '2'), ('9', 'Pórtico IPE 160', '3'),
    ('10', 'Pierna colectora DN 80 y trampa DN 25', '1'),
)
NOTES = (
    'Tubo: tramos cortados, sin accesorios', f'Subida en la te: {RISE * 1000:.0f}; pierna bajo el eje: {(RUN_Z - LEG_Z) * 1000:.0f}',
    'Bridas EN 1092-1; clase 150 (B16.5), a pedido', 'S1 a S8: a tope en codos y te, por radiografía',
    'Las demás, de bridas, pierna y arranque: visual', 'Eje del tramo de control a 1 100 del piso')


class Isometric(sheets.Sheet):
    """Sheet with one isometric view, dimensions along the axes, balloons, weld marks and a list of parts."""

    def __init__(self, *words, **options):
        super().__init__(*words, **options)
        self.marks = []

    def add(self, draw, *values):
        self.marks.append((draw, values))

    def image(self, scale=1.0):
        factor = sheets.DETAIL if scale == 1 else 1
        pen, view = Pen(self.size, factor), self.views[0]
        pen.paste(sheets.render_view(view, self.size, factor))
        for draw, values in self.marks:
            draw(pen, view, *values)
        list_of_parts(pen, self)
        sheets.draw_marks(pen, view)
        title_block(pen, self)
        return self.finished(pen, scale)


def dimension(pen, view, a, b, away, share=0.5):
    """True length from a to b, drawn `away` (metres, along an axis) from them; its figure at that share of the way."""
    a, b, away = vec(a), vec(b), vec(away)
    for point in (a, b):
        pen.line(view.pixel(point + away * 0.12), view.pixel(point + away * 1.06), MUTED, 1.1)
    p, q = view.pixel(a + away), view.pixel(b + away)
    pen.line(p, q, INK, 1.4)
    run = (q - p).normalized()
    arrow(pen, p, -run, INK)
    arrow(pen, q, run, INK)
    pen.text(f'{round((b - a).length * 1000):,}'.replace(',', ' '), p.lerp(q, share), 26, INK, 0.5, False, PAPER)


def balloon(pen, view, point, number, shift):
    p = view.pixel(point)
    end = p + Vector(shift)
    away = Vector(shift).normalized()
    pen.line(p, end - away * 21, HEAT, 1.4)
    pen.circle(p, 3.2, HEAT, 1, HEAT)
    pen.circle(end, 21, HEAT, 1.4, PAPER)
    pen.text(str(number), end, 24, HEAT, 0.5)


def weld(pen, view, point, number, shift):
    p = view.pixel(point)
    pen.circle(p, 4.5, INK, 1, INK)
    pen.text(f'S{number}', p + Vector(shift), 24, INK, 0.5, False, PAPER)


def flow(pen, view, a, b):
    p, q = view.pixel(a), view.pixel(b)
    pen.line(p, q, HEAT, 2.0)
    arrow(pen, q, (q - p).normalized(), HEAT, 18)


def north(pen, view, at):
    """North arrow along +X of the model."""
    a, run = Vector(at), Vector((math.cos(math.radians(30)), -math.sin(math.radians(30))))
    pen.line(a, a + run * 62, INK, 1.4)
    arrow(pen, a + run * 70, run, INK, 18)
    pen.text('N', a + run * 90, 24, INK, 0.5)


def list_of_parts(pen, sheet):
    left, bottom = listing(pen, sheet, 88, 'LISTA DE MATERIALES', PARTS, 52)
    for i, words in enumerate(NOTES):
        pen.text(words, (left, bottom + 41 + i * 34), 22, MUTED)


def rack():
    """Frames and the lines on them that stay as they are."""
    with place() as part:
        for x in BAYS:
            for y in (0, WIDE):
                beam((x, y, 0), (x, y, DECK), 0.16)
                box((0.30, 0.30, 0.02), 'galvanised', (x, y, 0.01), bevel=0)
            beam((x, -0.12, DECK - 0.08), (x, WIDE + 0.12, DECK - 0.08), 0.16)
            for _, y in LINES:
                box((0.20, 0.06, 0.10), 'steel', (x, y, DECK + 0.05), bevel=0)
        for y in (0, WIDE):
            beam((BAYS[0], y, DECK - 0.5), (BAYS[-1], y, DECK - 0.5), 0.12)
        for dn, y in LINES[1:]:
            pipe([(-0.7, y, STEAM_Z), (BAYS[-1] + 0.7, y, STEAM_Z)], dn)
    return part.objects


def branch():
    """Tee on the steam line, forward over the edge, down, then the control station to the equipment's flange."""
    top = STEAM_Z + RISE
    pipe([(-0.7, STEAM_Y, STEAM_Z), (BAYS[-1] + 0.7, STEAM_Y, STEAM_Z)], LINES[0][0])
    tee(100, 80, (BRANCH_X, STEAM_Y, STEAM_Z), 'x', 'z')
    pipe([(BRANCH_X, STEAM_Y, STEAM_Z), (BRANCH_X, STEAM_Y, top), (BRANCH_X, FRONT_Y, top), (BRANCH_X, FRONT_Y, LEG_Z)], 80, end='cap')
    tee(80, 80, (BRANCH_X, FRONT_Y, RUN_Z), 'z', 'x')
    pipe([(BRANCH_X, FRONT_Y, RUN_Z), (BRANCH_X + END, FRONT_Y, RUN_Z)], 80, end='flange')
    trap = chain((BRANCH_X - 0.16, FRONT_Y, LEG_Z + 0.16), '-x', 25, (gate_valve, 0.08, (steam_trap, {'kind': 'thermodynamic'})))['end'].at
    pipe([(BRANCH_X, FRONT_Y, LEG_Z + 0.16), (BRANCH_X - 0.16, FRONT_Y, LEG_Z + 0.16)], 25, end='flange')
    drain = (trap.x - 0.16, FRONT_Y, 0.06)
    pipe([trap, (*drain[:2], trap.z), drain], 25, start='flange')
    inlet = chain((BRANCH_X + END, FRONT_Y, RUN_Z), 'x', 80, (gate_valve, SPOOL), end='flange')['end'].at
    # its basket lies to the side, so that no water stands in it
    length = valve_length(80)
    strainer(80, inlet + vec((length / 2, 0, 0)), 'x', 'y')
    end = chain(inlet + vec((length, 0, 0)), 'x', 80, (SPOOL, control_valve, SPOOL, gate_valve), start='flange')['end'].at
    pipe([end, (end.x + END, FRONT_Y, RUN_Z), (end.x + END, FRONT_Y, LOW)], 80, start='flange', end='flange')
    flange(80, (end.x + END, FRONT_Y, LOW), 'z', bolted=False)
    return top, end.x, drain


def supports(last):
    with place() as part:
        box((0.5, 0.5, 0.30), 'graphite', (last + END, FRONT_Y, 0.15), bevel=0)
        for x in (BRANCH_X + 0.28, last + 0.14):
            floor_support(80, (x, FRONT_Y, RUN_Z), axis='x')
    return part.objects


def isometric():
    steel = rack()
    top, last, drain = branch()
    tubes = [obj for obj in made_objects() if obj.name.startswith('pipe') and obj not in steel]
    steel += supports(last)
    sheet = Isometric('Ramal de vapor DN 80: isométrico', 'ISO-118', note='Sin escala, medidas en mm')
    view = sheet.view('iso', (545, 545), 138, (2.5, 0.2, 1.6))
    view.weights = [(steel, 0.9, STEEL), (tubes, 2.3, INK)]
    down = (BRANCH_X, FRONT_Y, RUN_Z)
    x = BRANCH_X + END
    spans = [0.248, SPOOL, 0.31, SPOOL, 0.31, SPOOL, 0.248]
    sheet.add(dimension, (BRANCH_X, STEAM_Y, top), (BRANCH_X, FRONT_Y, top), (0, 0, 0.66), 0.3)
    sheet.add(dimension, (BRANCH_X, FRONT_Y, top), down, (-0.8, 0, 0))
    sheet.add(dimension, down, (last + END, FRONT_Y, RUN_Z), (0, -0.62, 0), 0.42)
    sheet.add(dimension, (last + END, FRONT_Y, RUN_Z), (last + END, FRONT_Y, LOW), (0.95, 0, 0))
    sheet.add(dimension, (BAYS[0], 0, 0), (BAYS[0], 0, DECK), (-0.75, 0, 0))
    sheet.add(dimension, (BAYS[1], WIDE, STEAM_Z), (BAYS[2], WIDE, STEAM_Z), (0, 0.75, 0))
    sheet.add(dimension, (BAYS[0], WIDE, STEAM_Z), (BAYS[1], WIDE, STEAM_Z), (0, 0.75, 0))
    centres = [x + sum(spans[:k]) + spans[k] / 2 for k in range(7)]
    for number, point, shift in (
            (2, (BRANCH_X, STEAM_Y, STEAM_Z - 0.02), (46, 38)), (3, (BRANCH_X, FRONT_Y, top), (58, -24)), (1, (BRANCH_X, FRONT_Y, 2.95), (56, 6)),
            (5, (centres[0], FRONT_Y, RUN_Z + 0.5), (26, -66)), (6, (centres[2] + 0.12, FRONT_Y - 0.16, RUN_Z), (-34, 100)), (7, (centres[4], FRONT_Y, RUN_Z + 0.56), (20, -66)),
            (4, (last + END, FRONT_Y, 0.38), (86, 14)), (8, (last + 0.14, FRONT_Y, 0.3), (-70, 60)), (9, (BAYS[2], 0, 1.6), (70, 20)),
            (10, (BRANCH_X, FRONT_Y, LEG_Z + 0.05), (40, 62))):
        sheet.add(balloon, point, number, shift)
    r = 0.133
    for number, (point, shift) in enumerate((((BRANCH_X, STEAM_Y, top - r), (-24, -8)), ((BRANCH_X, STEAM_Y - r, top), (18, -20)), ((BRANCH_X, FRONT_Y + r, top), (-40, 12)),
                                             ((BRANCH_X, FRONT_Y, top - r), (24, 4)), ((BRANCH_X, FRONT_Y, RUN_Z + r), (-22, -4)), ((BRANCH_X + r, FRONT_Y, RUN_Z), (14, -40)),
                                             ((last + END - r, FRONT_Y, RUN_Z), (6, -20)), ((last + END, FRONT_Y, RUN_Z - r), (24, 2))), 1):
        sheet.add(weld, point, number, shift)
    view.tag((BAYS[2] + 0.5, STEAM_Y, STEAM_Z), 'VS-203', (40, 66))
    view.tag(drain, 'a CR-301', (20, 8))
    view.tag((last + END - 0.2, FRONT_Y - 0.25, 0.15), 'E-401 intercambiador', (4, 40))
    sheet.add(flow, (3.55, STEAM_Y, STEAM_Z + 0.2), (4.15, STEAM_Y, STEAM_Z + 0.2))
    sheet.add(flow, (BRANCH_X - 0.22, FRONT_Y, 2.75), (BRANCH_X - 0.22, FRONT_Y, 2.30))
    sheet.add(north, (1110, 800))
    return sheet


PICTURES = {
    'services/ingenieria-detalle': drawing(isometric),
}
