"""Legend of the boiler house's plan: what stands in it, and what its signs mean."""
from scenes.frame import listing
from scenes.pen import INK, MUTED, PAPER, arrow

# of hatching
PALE = (0xc4, 0xbe, 0xb8)
LIST_TOP = 500
EQUIPMENT = (
    ('B-101, 102', 'Caldera, 3 t/h', '8 barg; diseño 10'), ('C-201', 'Cabezal de vapor', 'DN 300'), ('CH-401', 'Chimenea', 'ø ext. 900, int. 700'),
    ('D-301', 'Desaireador', '0,2 barg'), ('P-301 A, B', 'Bomba de alimentación', ''), ('T-302', 'Tanque de condensado', ''),
    ('T-303', 'Tanque de purga', ''), ('T-501', 'Tanque de diésel', '10 m³'), ('VS-203', 'Vapor a proceso', 'DN 100'), ('VS-204', 'Vapor a cocción', 'DN 80 / 125'),
    ('VS-207', 'Vapor a D-301', 'DN 65 / 100'),
)


def outlined(pen, left, top, right, bottom, draw):
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        draw(a, b)


def hatched(pen, left, top, right, bottom, end):
    """Dashed from left to right, hatched as far as `end`."""
    outlined(pen, left, top, right, bottom, lambda a, b: pen.dashed(a, b, MUTED, (12, 6), 1.4))
    high = bottom - top
    for x in range(round(left - high) + 15, round(end), 15):
        a, b = max(x, left), min(x + high, end)
        pen.line((a, bottom - (a - x)), (b, bottom - (b - x)), PALE, 1.0)


def rectangle(pen, x, y, width, height, thick=1.8):
    outlined(pen, x - width / 2, y - height / 2, x + width / 2, y + height / 2, lambda a, b: pen.line(a, b, INK, thick))


def valve_mark(pen, x, y):
    for side in (-6, 6):
        pen.line((x - 30, y + side / 2), (x + 30, y + side / 2), INK, 1.8)
    pen.circle((x, y), 8, INK, 1.8, PAPER)


def damper_mark(pen, x, y):
    for side in (-9, 9):
        pen.line((x - 30, y - 4 + side), (x + 30, y - 4 + side), INK, 1.8)
    pen.fill([(x - 4, y - 17), (x + 4, y - 17), (x + 4, y + 9), (x - 4, y + 9)], PAPER)
    rectangle(pen, x, y - 4, 8, 26)
    rectangle(pen, x + 2, y + 13, 13, 9)


def platform_mark(pen, x, y):
    rectangle(pen, x, y, 60, 24)
    for a, b in (((-30, 12), (-30, -12)), ((-30, -12), (30, -12))):
        pen.line((x + a[0], y + a[1]), (x + b[0], y + b[1]), INK, 4)


def wall_mark(pen, x, y):
    rectangle(pen, x, y, 60, 12, 2.6)


SYMBOLS = (
    (damper_mark, 'DG, compuerta de gases'), (lambda pen, x, y: hatched(pen, x - 30, y - 13, x + 30, y + 13, x + 30), 'libre, para sacar tubos'), (wall_mark, 'muro, 250'),
    (lambda pen, x, y: rectangle(pen, x, y, 34, 16), 'tablero de caldera'), (valve_mark, 'válvula de corte'),
    (lambda pen, x, y: pen.dashed((x - 30, y), (x + 30, y), MUTED, width=1.4), 'eje'), (platform_mark, 'plataforma a 2 300'),
)


def lists(pen, sheet):
    listing(pen, sheet, LIST_TOP, 'LISTA DE EQUIPOS', EQUIPMENT, 150, 32)
    pen.line((70, 756), (1000, 756), MUTED, 0.8)
    for i, (mark, words) in enumerate(SYMBOLS):
        x, y = (100, 470, 820)[i % 3], 790 + i // 3 * 43
        mark(pen, x, y)
        pen.text(words, (x + 46, y), 24, MUTED)


def north(pen, x, y):
    """+Y of the model, where VS-203 goes in the isometric ISO-118 too."""
    pen.circle((x, y), 26, INK, 1.4)
    pen.line((x, y + 26), (x, y - 20), INK, 1.4)
    arrow(pen, (x, y - 26), (0, -1), INK, 26)
    pen.text('N', (x, y - 44), 24, INK, 0.5)


PICTURES = {}
