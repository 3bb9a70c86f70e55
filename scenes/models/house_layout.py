"""Concept drawing: layout of a boiler house with two boilers, header, deaerator, water treatment, chimney and fuel tank.

Simple solids, since the sheet shows them small. House 14 x 10 m: x from -7 to 7, y from -5 to 5; boiler fronts look to -X.
"""
from scenes.drawing import A3, Sheet
from scenes.models.house_legend import hatched, lists, north, outlined
from scenes.parts.core import box, cylinder, made_objects, place
from scenes.parts.cabinets import control_panel
from scenes.parts.machines import burner
from scenes.parts.pipes import pipe
from scenes.parts.structure import base_frame, railing
from scenes.parts.vessels import clad_shell, dished_end, saddle
from scenes.pen import INK, MUTED
from scenes.pictures import drawing

HALF_X, HALF_Y, THICK, HIGH = 7.0, 5.0, 0.25, 5.2
R, AXIS, FRONT, REAR = 0.90, 1.36, -1.55, 1.55
BOILERS = (('B-101', 2.25), ('B-102', -1.15))
# the burner's end; its door, and the room from there to draw tubes as long as the shell
BURNER, DOOR, TUBES = FRONT - 1.28, FRONT - 0.36, 3.9
CHIMNEY = (5.75, 4.1)
HEADER_X, HEADER_Z, FLUE_Z = 0.75, 3.9, 3.3
TANK = (2.9, -3.70)
BLOWDOWN = (6.15, -4.25)
# frame of the elevation on the sheet: left, top, right, bottom
ELEVATION = (1284, 62, 1572, 432)
# in each boiler's flue, before both share a duct
DAMPER = 3.05
# 10 m3 of diesel, 3 m off the wall and clear of the door; its basin, 1 m free around, holds 13 m3: more than 110 %
FUEL, SHELL, DIKE, DIKE_HIGH = (12.05, 3.15), 3.85, (6.15, 4.2), 0.6


def walls():
    """Outer walls with a gate at the left and a door opposite, the second way out; control room in the corner."""
    with place() as part:
        for y in (HALF_Y, -HALF_Y):
            box((2 * HALF_X + THICK, THICK, HIGH), 'wall', (0, y, HIGH / 2), bevel=0)
        for x, gap in ((-HALF_X, (-3.6, -0.4)), (HALF_X, (-2.6, -1.5))):
            for y0, y1 in ((-HALF_Y, gap[0]), (gap[1], HALF_Y)):
                box((THICK, y1 - y0, HIGH), 'wall', (x, (y0 + y1) / 2, HIGH / 2), bevel=0)
        box((2.9, 0.12, 3.0), 'wall', (-HALF_X + 1.55, 3.30, 1.5), bevel=0)
        box((0.12, 0.72, 3.0), 'wall', (-HALF_X + 2.94, 4.50, 1.5), bevel=0)
        box((1.4, 0.7, 0.8), 'wall', (-HALF_X + 1.1, 4.4, 0.4), bevel=0)
    return part


def boiler(y):
    with place((0, y, 0)):
        clad_shell(R, REAR - FRONT, (FRONT, 0, AXIS), sheet=0.78, riveted=False)
        for x, axis, length in ((FRONT, '-x', 0.36), (REAR, 'x', 0.42)):
            cylinder(R * 0.985, length, 'graphite', (x, 0, AXIS), axis, bevel=0)
        base_frame(3.6, 1.25, (0, 0, 0), height=0.20, feet=False)
        for x in (-1.1, 1.1):
            saddle(R, (x, 0, AXIS), height=AXIS - 0.2, width=1.42)
        fire = burner(1.3, (FRONT - 0.36, 0, AXIS - 0.24), '-x').objects
        cylinder(0.057, 0.9, 'steel', (0.2, 0, AXIS + R - 0.05), 'z', bevel=0)
        pipe([(0.2, 0, AXIS + R + 0.6), (0.2, 0, HEADER_Z), (HEADER_X, 0, HEADER_Z)], 100)
        for x in (-0.7, -0.4):
            cylinder(0.07, 0.5, 'steel', (x, 0, AXIS + R - 0.05), 'z', bevel=0)
        cylinder(0.21, 0.14, 'graphite', (1.05, 0, AXIS + R - 0.06), 'z', bevel=0)
        control_panel((0.66, 0.32, 1.42), (-0.5, -R - 0.37, 0), '-y')
    stack = REAR + 0.2
    pipe([(stack, y, AXIS + R - 0.1), (stack, y, FLUE_Z), (CHIMNEY[0] - 0.75, y, FLUE_Z), (CHIMNEY[0], y + 0.75, FLUE_Z)], 400)
    cylinder(0.27, 0.12, 'steel', (DAMPER, y, FLUE_Z), 'x', bevel=0)
    box((0.22, 0.30, 0.2), 'steel', (DAMPER + 0.06, y - 0.44, FLUE_Z), bevel=0)
    return fire


def header():
    """Steam from both boilers; out of it to process, to cooking and to the deaerator, as in the diagram PID-201."""
    pipe([(HEADER_X, -2.4, HEADER_Z), (HEADER_X, 3.6, HEADER_Z)], 300, start='cap', end='cap')
    column = TANK[0] + 0.5
    for y, dn, x, end in ((1.05, 100, 4.30, HALF_Y + 0.6), (0.35, 125, 4.65, HALF_Y + 0.6), (-2.22, 65, column, TANK[1] + 0.3)):
        pipe([(HEADER_X, y, HEADER_Z), (HEADER_X + 0.56, y, HEADER_Z)], dn)
        box((0.26, 0.22, 0.22), 'steel', (HEADER_X + 0.69, y, HEADER_Z), bevel=0)
        cylinder(0.03, 0.32, 'steel', (HEADER_X + 0.69, y, HEADER_Z + 0.1), 'z', bevel=0)
        cylinder(0.13, 0.04, 'iron', (HEADER_X + 0.69, y, HEADER_Z + 0.4), 'z', bevel=0)
        pipe([(HEADER_X + 0.82, y, HEADER_Z), (x, y, HEADER_Z), (x, end, HEADER_Z)], dn)


def feedwater():
    """Deaerator on its platform with pumps beside."""
    x, y = TANK
    with place((x, y, 3.2)):
        clad_shell(0.65, 2.6, (-1.3, 0, 0), riveted=False)
        for side, axis in ((1.3, 'x'), (-1.3, '-x')):
            dished_end(0.65, (side, 0, 0), axis)
        cylinder(0.36, 1.0, 'white', (0.5, 0, 0.5), 'z', bevel=0)
    railing([(x - 1.9, y - 1.05, 2.3), (x - 1.9, y + 1.05, 2.3), (x + 1.9, y + 1.05, 2.3)], toe=False)
    box((3.9, 2.2, 0.1), 'galvanised', (x, y, 2.25), bevel=0)
    for px in (x - 1.8, x + 1.8):
        for py in (y - 1.0, y + 1.0):
            box((0.16, 0.16, 2.2), 'graphite', (px, py, 1.1), bevel=0)
    for k in range(2):
        with place((0.30, -3.1 - k * 0.9, 0)):
            box((0.95, 0.40, 0.12), 'concrete', (0, 0, 0.06), bevel=0)
            cylinder(0.14, 0.45, 'blue', (-0.42, 0, 0.4), 'x', bevel=0)
            cylinder(0.15, 0.5, 'blue', (0.26, 0, 0.15), 'z', bevel=0)


def water_treatment():
    """Condensate tank and softeners along the front wall."""
    with place() as part:
        cylinder(0.62, 1.9, 'white', (-2.95, -4.1, 0.3), 'z', bevel=0)
        for k in range(2):
            cylinder(0.34, 1.8, 'blue', (-4.5 - k * 0.85, -4.35, 0), 'z', bevel=0)
        cylinder(0.42, 1.0, 'white', (-6.30, -4.35, 0), 'z', bevel=0)
    return part


def chimney():
    """One duct takes both boilers' gases, each by a branch that turns with the flow."""
    pipe([(CHIMNEY[0], -1.1, FLUE_Z), (*CHIMNEY, FLUE_Z)], 600, start='cap')
    box((1.5, 1.5, 0.4), 'concrete', (*CHIMNEY, 0.2), bevel=0)
    cylinder(0.45, 11.6, 'stainless', (*CHIMNEY, 0.4), 'z', bevel=0)
    for z in (3.0, 6.0, 9.0, 11.8):
        cylinder(0.50, 0.12, 'stainless', (*CHIMNEY, z), 'z', bevel=0)


def blowdown():
    """What the boilers purge flashes here, and leaves cooled."""
    with place() as part:
        cylinder(0.46, 1.8, 'white', (*BLOWDOWN, 0.3), 'z', bevel=0)
        cylinder(0.11, 0.3, 'steel', (*BLOWDOWN, 2.1), 'z', bevel=0)
    return part


def fuel():
    """Lying tank in its basin, outside."""
    (x, y), (long, wide) = FUEL, DIKE
    with place() as part:
        for side in (1, -1):
            box((long, 0.15, DIKE_HIGH), 'wall', (x, y + side * (wide - 0.15) / 2, DIKE_HIGH / 2), bevel=0)
            box((0.15, wide - 0.3, DIKE_HIGH), 'wall', (x + side * (long - 0.15) / 2, y, DIKE_HIGH / 2), bevel=0)
            dished_end(0.95, (x + side * 1.55, y, 1.3), '-x' if side < 0 else 'x')
        clad_shell(0.95, 3.1, (x - 1.55, y, 1.3), riveted=False)
        cylinder(0.25, 0.2, 'steel', (x + 0.6, y, 2.2), 'z', bevel=0)
    return part


def clear_way(pen, view, y):
    """What must stay free to draw the tubes of the boiler at y: hatched as far as the burner, which swings aside with the door."""
    (left, top), (door, bottom) = view.pixel((DOOR - TUBES, y + R, 0)), view.pixel((DOOR, y - R, 0))
    hatched(pen, left, top, door, bottom, view.pixel((BURNER, y, 0)).x)


class Layout(Sheet):
    def marked(self, pen):
        for _, y in BOILERS:
            clear_way(pen, self.views[0], y)
        outlined(pen, *ELEVATION, lambda a, b: pen.line(a, b, MUTED, 1.0))
        lists(pen, self)
        north(pen, 985, 690)


def layout():
    outer = walls()
    small = [obj for _, y in BOILERS for obj in boiler(y)]
    for build in (header, feedwater, chimney):
        build()
    # they would stand before boilers and chimney
    aside = [*water_treatment().objects, *blowdown().objects, *fuel().objects]
    sheet = Layout('Sala de calderas: ingeniería conceptual', 'LAY-001', note='Rev. 0, medidas en mm')
    plan = sheet.view('top', (474, 418), A3 / 75, (0, 0, 0))
    others = [obj for obj in made_objects() if obj not in small and obj not in outer.objects]
    plan.weights = [(outer.objects, 2.6, INK), (others, 2.0, INK)]
    edge_x, edge_y, inner = HALF_X + THICK / 2, HALF_Y + THICK / 2, HALF_X - THICK / 2
    plan.dimension((-edge_x, -edge_y, 0), (edge_x, -edge_y, 0), 34)
    plan.dimension((-edge_x, -edge_y, 0), (-edge_x, edge_y, 0), -40)
    first = BOILERS[0][1]
    for a, b in (((-inner, edge_y), (BURNER, first)), ((BURNER, first), (2.08, first)), ((2.08, first), (inner, edge_y))):
        plan.dimension((*a, 0), (*b, 0), plan.pixel((0, max(a[1], b[1]), 0)).y * -1 + 84, vertical=False)
    plan.dimension((DOOR - TUBES, first - R, 0), (DOOR, first - R, 0), 24)
    plan.dimension((DOOR - TUBES, first, 0), (DOOR - TUBES, BOILERS[1][1], 0), -20)
    plan.dimension((edge_x, FUEL[1], 0), (FUEL[0] - SHELL / 2, FUEL[1], 0), 142)
    for name, y in BOILERS:
        plan.centre_line((DOOR - TUBES - 0.15, y, 0), (REAR + 0.9, y, 0))
        plan.tag((-0.9, y + 0.3, 2), name, (-8, -56))
        plan.tag((DAMPER + 0.06, y - 0.5, 4), 'DG', (-1, 15))
    plan.tag((HEADER_X, 3.3, 4), 'C-201', (-14, -40))
    plan.tag((4.30, HALF_Y + 0.45, 4), 'VS-203', (-2, 0))
    plan.tag((4.65, HALF_Y + 0.45, 4), 'VS-204', (2, 0))
    plan.tag((3.4, -2.35, 4), 'VS-207', (22, -16))
    plan.tag((*CHIMNEY, 12), 'CH-401', (96, -86))
    plan.tag((TANK[0] + 1.35, TANK[1] + 0.3, 4), 'D-301', (170, 20))
    plan.tag((*BLOWDOWN, 4), 'T-303', (72, 14))
    plan.tag((FUEL[0] - 1.5, FUEL[1] + 0.5, 4), 'T-501', (10, -44))
    plan.tag((FUEL[0] - 1.6, FUEL[1] - DIKE[1] / 2 + 0.07, 4), 'Dique, 13 m³', (20, -26))
    for name, y in (('P-301 A', -3.1), ('P-301 B', -4.0)):
        plan.tag((-0.1, y, 1), name, (-2, -4))
    plan.tag((-2.65, -4.35, 2), 'T-302', (16, 12))
    plan.tag((-4.50, -4.35, 2), 'Ablandador', (4, -98))
    plan.tag((-5.9, 4.3, 1), 'Control', (2, 32))
    plan.tag((-HALF_X, -3.1, 1), 'Acceso', (12, -6))
    plan.tag((HALF_X, -2.05, 1), 'Salida', (26, -30))
    plan.caption('PLANTA 1:75 en A3', (-44, 532), 0.0)
    side = sheet.view('side', (1366, 310), A3 / 150, (0, 0, 4.0), hidden=[*outer.objects, *aside])
    side.weights = [(others, 1.6, INK)]
    side.dimension((6.5, 0, 0), (6.5, 0, 12.0), 14)
    side.tag((CHIMNEY[0] - 0.4, 0, 10), 'CH-401', (-26, 20))
    side.tag((TANK[0] - 0.6, 0, 3.4), 'D-301', (-30, -70))
    side.caption('ALZADO 1:150 en A3', (62, -222))
    return sheet


PICTURES = {
    'services/ingenieria-conceptual': drawing(layout),
}
