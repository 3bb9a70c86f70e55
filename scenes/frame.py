"""What frames a drawing: corner ticks, title block and, on its left edge, lists."""
from scenes.brand import MARK
from scenes.pen import HEAT, INK, MUTED

# from the paper's edge
EDGE = 28


def firm_and_number(sheet):
    return f'{MARK}   {sheet.number}'


def title_left(pen, sheet):
    """Left edge of the title block: as wide as its words need."""
    words = max(pen.width(sheet.title, sheet.letters + 2), pen.width(firm_and_number(sheet), sheet.letters) + 40 + pen.width(sheet.note, sheet.letters))
    return sheet.size[0] - EDGE - 38 - words


def title_block(pen, sheet):
    """Frame with corner ticks; the title block is its lower right corner."""
    w, h = sheet.size
    tick, row = 26, 46
    left, right, bottom, top = title_left(pen, sheet), w - EDGE, h - EDGE, h - EDGE - 2 * row
    for x, y, dx, dy in ((EDGE, EDGE, tick, tick), (right, EDGE, -tick, tick), (EDGE, bottom, tick, -tick)):
        pen.line((x, y), (x + dx, y), INK, 1.4)
        pen.line((x, y), (x, y + dy), INK, 1.4)
    for y in (top, top + row, bottom):
        pen.line((left, y), (right, y), INK, 1.2 if y != top + row else 0.8)
    for x in (left, right):
        pen.line((x, top), (x, bottom), INK, 1.2)
    pen.fill([(left, top), (left + 8, top), (left + 8, bottom), (left, bottom)], (0x0f, 0x6b, 0xf2))
    pen.text(sheet.title, (left + 22, top + row / 2), sheet.letters + 2, INK)
    pen.text(firm_and_number(sheet), (left + 22, bottom - row / 2), sheet.letters, INK)
    pen.text(sheet.note, (right - 16, bottom - row / 2), sheet.letters, MUTED, 1.0)


def listing(pen, sheet, top, heading, rows, tab, row=41):
    """Rows of (mark, words, value) from the title block's left edge to its right one, words from `tab` on. Returns left edge and bottom."""
    left, right = title_left(pen, sheet), sheet.size[0] - EDGE
    pen.text(heading, (left, top - 24), 24, INK)
    for i in range(len(rows) + 1):
        outer = i in (0, len(rows))
        pen.line((left, top + i * row), (right, top + i * row), INK if outer else MUTED, 1.2 if outer else 0.6)
    for i, (mark, words, value) in enumerate(rows):
        y = top + (i + 0.5) * row
        pen.text(mark, (left + 8, y), 24, HEAT)
        pen.text(words, (left + tab, y), 24, INK)
        if value:
            pen.text(value, (right - 16, y), 24, INK, 1.0)
    return left, top + len(rows) * row
