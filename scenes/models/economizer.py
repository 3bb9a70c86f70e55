"""Economizer in the stack of a boiler: insulated casing with finned coil, round ducts, bypass with damper, feedwater headers.

Gas comes from the right (+X), turns up through the coil and leaves by the stack; water runs down against it. Service side -Y.
"""
from mathutils import Vector

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.models.economizer_coil import ROW_PITCH, ROWS, bank, header_stubs, return_bends
from scenes.parts.automatic import safety_valve
from scenes.parts.connections import floor_collar, joint
from scenes.parts.core import box, cylinder, tube
from scenes.parts.flue import damper, inspection_door, rect_joint, round_duct, round_joint, square_to_round
from scenes.parts.fasteners import bolts
from scenes.parts.instruments import gauge, thermometer
from scenes.parts.lettering import name_plate, text
from scenes.parts.pipes import nozzle, pipe
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.structure import beam
from scenes.parts.valves import ball_valve, check_valve, gate_valve, globe_valve
from scenes.pictures import drawing, photo

W, D, Z0, Z1, WALL = 1.50, 1.10, 1.30, 2.42, 0.09
BOX = 0.17
DUCT, BYPASS, BYPASS_X, GAS_Z = 0.30, 0.19, 1.52, 0.54
JOIN_Z, STACK_TOP, GAS_END = 3.12, 3.56, 2.75
LOW_Z = 1.45
HIGH_Z = LOW_Z + (ROWS - 1) * ROW_PITCH
HEADER_X, PIPE_Y = -W / 2 - BOX - 0.14, -0.80


def legs():
    for x in (-0.70, 0.70):
        for y in (-0.50, 0.50):
            beam((x, y, 0.014), (x, y, Z0 - 0.06), 0.10, 'graphite', 'box')
            box((0.22, 0.22, 0.016), 'graphite', (x, y, 0.008))
            bolts([(s * 0.08, t * 0.08) for s in (1, -1) for t in (1, -1)], 0.016, at=(x, y, 0.016), axis='z', up='x')
    for y in (-0.50, 0.50):
        beam((-0.86, y, Z0 - 0.09), (0.86, y, Z0 - 0.09), 0.12, 'graphite')
    beam((-0.70, 0.50, 0.42), (0.70, 0.50, 0.42), 0.07, 'graphite', 'box')
    for x in (-0.70, 0.70):
        beam((x, -0.50, Z0 - 0.09), (x, 0.50, Z0 - 0.09), 0.12, 'graphite')


def casing(opened):
    """Four insulated walls with corner angles; opened: the front is a frame cut out of its sheet."""
    mid, tall = (Z0 + Z1) / 2, Z1 - Z0
    box((W, WALL, tall), 'white', (0, D / 2 - WALL / 2, mid), bevel=0.003)
    for side in (-1, 1):
        box((WALL, D - 2 * WALL + 0.002, tall), 'white', (side * (W / 2 - WALL / 2), 0, mid), bevel=0)
    if opened:
        cut_front(mid, tall)
    else:
        closed_front(mid, tall)
    for x in (-1, 1):
        for y in (-1, 1):
            for size, shift in (((0.07, 0.004), (-0.033, 0.001)), ((0.004, 0.07), (0.001, -0.033))):
                box((*size, tall), 'stainless', (x * (W / 2 + shift[0]), y * (D / 2 + shift[1]), mid), bevel=0.001)
    for z in (Z0 - 0.013, Z1 + 0.013):
        rect_joint(W - 0.03, D - 0.03, (0, 0, z))
    for side in (-1, 1):
        end_box(side, opened)


def closed_front(mid, tall):
    box((W, WALL, tall), 'white', (0, -D / 2 + WALL / 2, mid), bevel=0.003)
    for x in (-0.36, 0.36):
        inspection_door(0.50, 0.56, (x, -D / 2, mid - 0.10))
    box((0.035, 0.006, tall - 0.1), 'stainless', (0, -D / 2 - 0.002, mid), bevel=0.001)
    text(MARK, 0.10, 'graphite', (-0.36, -D / 2 - 0.003, Z1 - 0.15), '-y', depth=0.002)
    box((0.40, 0.006, 0.016), 'orange', (-0.36, -D / 2 - 0.002, Z1 - 0.235), bevel=0.001)
    name_plate([MARK, 'Economizador EC-5', '227 kW   25 barg', 'Gases 240 / 140 °C'], (0.42, 0.24), (0.36, -D / 2 - 0.001, Z1 - 0.165), '-y', largest=0.07)


def cut_front(mid, tall):
    """Rim of the front wall: sheet, wool and inner sheet, with the cut faces in orange."""
    rim, edge, y = 0.10, 0.014, -D / 2
    inner_w, inner_h = W - 2 * rim, tall - 2 * rim
    layers = (('white', 0.006, 0.003), ('wool', WALL - 0.018, WALL / 2), ('steel', 0.012, WALL - 0.006))
    for mat, thick, offset in layers:
        for side in (-1, 1):
            box((rim, thick, tall), mat, (side * (W / 2 - rim / 2), y + offset, mid), bevel=0)
            box((inner_w, thick, rim), mat, (0, y + offset, mid + side * (tall / 2 - rim / 2)), bevel=0)
    for side in (-1, 1):
        box((edge, 0.010, inner_h + 2 * edge), 'cut', (side * (inner_w / 2 + edge / 2), y - 0.004, mid), bevel=0.001)
        box((inner_w, 0.010, edge), 'cut', (0, y - 0.004, mid + side * (inner_h / 2 + edge / 2)), bevel=0.001)


def end_box(side, opened):
    """Removable box over the return bends; opened: without its front plate."""
    mid, tall, t = (Z0 + Z1) / 2, Z1 - Z0 - 0.06, 0.012
    x, wide, y = side * (W / 2 + (BOX - t) / 2), BOX - t, D / 2 - 0.036
    box((t, D - 0.06, tall), 'paint_grey', (side * (W / 2 + BOX - t / 2), 0, mid), bevel=0)
    box((wide, t, tall), 'paint_grey', (x, y, mid), bevel=0)
    for end in (-1, 1):
        box((wide, D - 0.06 - 2 * t, t), 'paint_grey', (x, 0, mid + end * (tall / 2 - t / 2)), bevel=0)
    if opened:
        for end in (-1, 1):
            box((wide, 0.014, t), 'cut', (x, -D / 2 + 0.036, mid + end * (tall / 2 - t / 2)), bevel=0)
        box((t, 0.006, tall), 'cut', (side * (W / 2 + BOX - t / 2), -D / 2 + 0.028, mid), bevel=0)
        return
    box((wide, t, tall), 'paint_grey', (x, -y, mid), bevel=0)
    points = [(s * BOX * 0.36, -tall * 0.44 + tall * 0.88 * i / 6) for i in range(7) for s in (-1, 1)]
    bolts(points, 0.010, at=(x, -D / 2 + 0.030, mid), axis='-y')


def gas_path():
    square_to_round(W - 0.03, D - 0.03, DUCT, 0.38, (0, 0, Z0 - 0.026), '-z', 'y')
    low = Z0 - 0.026 - 0.38
    round_joint(DUCT, (0, 0, low))
    round_duct([(GAS_END, 0, GAS_Z), (0, 0, GAS_Z), (0, 0, low)], DUCT, bend=0.36)
    round_joint(DUCT, (GAS_END, 0, GAS_Z), 'x')
    cylinder(DUCT - 0.01, 0.004, 'black', (GAS_END + 0.012, 0, GAS_Z), bevel=0)
    for x in (1.02, 2.35):
        saddle_post(x)
    square_to_round(W - 0.03, D - 0.03, DUCT, 0.38, (0, 0, Z1 + 0.026), 'z', 'y')
    high = Z1 + 0.026 + 0.38
    round_joint(DUCT, (0, 0, high))
    round_duct([(0, 0, high), (0, 0, STACK_TOP)], DUCT)
    tube(DUCT + 0.012, DUCT - 0.03, 0.05, 'stainless', (0, 0, STACK_TOP - 0.02), 'z')
    cylinder(DUCT - 0.02, 0.004, 'black', (0, 0, STACK_TOP + 0.002), 'z', bevel=0)
    for spot in ((0.55, -DUCT + 0.004, GAS_Z), (0, -DUCT + 0.004, STACK_TOP - 0.16)):
        gauge(0.065, spot, '-y', stem=0.06, back=True, value=0.6 if spot[2] < 1 else 0.35, unit='°C', scale=(0, 100, 200, 300, 400))


def saddle_post(x):
    box((0.10, 0.34, GAS_Z - DUCT + 0.03), 'graphite', (x, 0, (GAS_Z - DUCT + 0.03) / 2), bevel=0.004)
    box((0.18, 0.46, 0.014), 'graphite', (x, 0, 0.007))
    tube(DUCT + 0.010, DUCT - 0.004, 0.06, 'graphite', (x - 0.03, 0, GAS_Z))


def bypass():
    """Duct beside the casing from the inlet to the stack, with its damper at working height."""
    round_duct([(BYPASS_X, 0, GAS_Z + DUCT - 0.06), (BYPASS_X, 0, 1.55)], BYPASS)
    round_duct([(BYPASS_X, 0, 1.85), (BYPASS_X, 0, JOIN_Z), (DUCT - 0.06, 0, JOIN_Z)], BYPASS, bend=0.26)
    damper(BYPASS, (BYPASS_X, 0, 1.70))
    tube(BYPASS + 0.014, BYPASS - 0.01, 0.13, 'stainless', (BYPASS_X, 0, GAS_Z + DUCT - 0.09), 'z')
    tube(BYPASS + 0.014, BYPASS - 0.01, 0.13, 'stainless', (DUCT - 0.09, 0, JOIN_Z), 'x')
    tube(BYPASS + 0.012, BYPASS - 0.004, 0.05, 'graphite', (BYPASS_X, 0, 2.20), 'z')
    box((BYPASS_X - BYPASS - W / 2 - BOX, 0.06, 0.06), 'graphite', ((BYPASS_X - BYPASS + W / 2 + BOX) / 2, 0, 2.225))


def water_side():
    """Cold feedwater enters the upper header through stop and check valve; hot water leaves the lower one. Vent, drain, relief."""
    for z in (LOW_Z, HIGH_Z):
        header_stubs(HEADER_X, -W / 2 - BOX + 0.01, z)
    stop_x = -1.98
    stop = globe_valve(50, (stop_x, PIPE_Y, HIGH_Z), 'x', 'z')
    check = check_valve(50, stop['out'].out(valve_length(50) * 0.4), 'x', 'z')
    joint(stop['out'])
    pipe([stop['in'].at, (stop_x - 0.30, PIPE_Y, HIGH_Z), (stop_x - 0.30, PIPE_Y, 0)], 50, start='flange', insulated=True)
    floor_collar(50, (stop_x - 0.30, PIPE_Y), 0.03)
    pipe([check['out'].at, (HEADER_X, PIPE_Y, HIGH_Z), (HEADER_X, 0.52, HIGH_Z)], 50, start='flange', end='cap')
    gate = gate_valve(50, (-1.50, PIPE_Y, LOW_Z), '-x', 'z')
    pipe([gate['in'].at, (HEADER_X, PIPE_Y, LOW_Z), (HEADER_X, 0.52, LOW_Z)], 50, start='flange', end='cap')
    foot = gate['out'].out(0.22)
    pipe([gate['out'].at, foot, (foot.x, foot.y, 0)], 50, start='flange', insulated=True)
    floor_collar(50, foot, 0.03)
    for z, x, value in ((HIGH_Z, -1.32, 0.5), (LOW_Z, -1.30, 0.68)):
        cylinder(0.013, 0.05, 'steel', (x, PIPE_Y, z + 0.02), 'z')
        thermometer((x, PIPE_Y, z + 0.06), '-y', radius=0.055, value=value)
    relief()
    vent_and_drain()


def relief():
    x, y = HEADER_X, -0.62
    base = nozzle(25, (x, y, LOW_Z + 0.01), 'z', 0.13, pad=False)
    out = safety_valve(25, base['face'].at, 'z', '-x')['out']
    turn = out.out(0.13)
    pipe([out.at, turn, (turn.x, turn.y, 0)], 40, start='flange')
    floor_collar(40, turn)


def vent_and_drain():
    for z, axis, reach in ((HIGH_Z, 'z', 0.10), (LOW_Z, '-z', 0.10)):
        side = Vector((0, 0, 1 if axis == 'z' else -1))
        spot = Vector((HEADER_X, -0.30, z))
        valve = ball_valve(15, spot + side * (reach + 0.055), axis, '-x', flanged=False)
        pipe([spot, valve['in'].at], 15)
        if axis == 'z':
            end = valve['out'].out(0.10) + Vector((-0.12, 0, 0))
            pipe([valve['out'].at, valve['out'].out(0.10), end, (end.x, end.y, 0)], 15, bend=0.03)
            floor_collar(15, end)
        else:
            pipe([valve['out'].at, (HEADER_X, -0.30, 0)], 15)
            floor_collar(15, spot)
    valve = ball_valve(25, (0.0, -0.28, GAS_Z - DUCT - 0.10), '-y', 'z', flanged=False)
    pipe([(0, 0, GAS_Z - DUCT + 0.06), (0, 0, GAS_Z - DUCT - 0.10), valve['in'].at], 25)
    foot = valve['out'].out(0.12)
    pipe([valve['out'].at, foot, (foot.x, foot.y, 0)], 25)
    floor_collar(25, foot)


def economizer(opened=False):
    for build in (legs, gas_path, bypass, water_side):
        build()
    casing(opened)
    if opened:
        bank(W / 2, LOW_Z, heated=True)
        return_bends(W / 2, LOW_Z)


def whole():
    economizer()
    stage.camera(-25, 9, 62, margin=0.07)
    stage.studio(azimuth=-25, size=2.1, rim=0.55)


def section():
    economizer(opened=True)
    # the strip that keeps gas from slipping past the lowest row
    box((W - 2 * WALL, 0.006, 0.07), 'steel', (0, -D / 2 + WALL + 0.005, Z0 + 0.102), bevel=0)
    stage.camera(-20, 9, 62, target=(-0.10, -D / 2, 1.84), distance=5.7)
    stage.studio(azimuth=-20, size=2.1, rim=0.5)
    stage.area_light((0, 0, 0.98), (0, 0, 2.0), 0.55, 14)
    stage.area_light((1.1, -3.2, 2.5), (0, 0, 1.8), 1.2, 85)


def detail():
    economizer()
    stage.camera(-36, 11, 62, target=(-1.30, PIPE_Y, 1.95), distance=3.9, focus=(-1.1, PIPE_Y, 1.8), aperture=8)
    stage.studio(azimuth=-36, size=2.1, rim=0.55)


def plan():
    economizer()
    sheet = Sheet('Economizador de tubos aletados, 227 kW', 'EC-5')
    side = sheet.view('side', (570, 470), A3 / 25, (0, 0, 1.80))
    body, whole = W / 2 + BOX, (-2.28 - pipe_radius(50) - 0.075, GAS_END + 0.015)  # from the riser's collar to the gas flange's face
    for offset, (a, b) in ((118, (0, BYPASS_X)), (44, (-W / 2, W / 2)), (81, (-body, body)), (155, whole)):
        side.dimension((a, 0, 0), (b, 0, 0), offset)
    side.dimension((GAS_END, 0, 0), (GAS_END, 0, GAS_Z), 50)
    side.dimension((GAS_END, 0, 0), (BYPASS_X, 0, JOIN_Z), 96)
    side.dimension((GAS_END, 0, 0), (DUCT, 0, STACK_TOP + 0.03), 142)
    side.dimension((-2.28, 0, LOW_Z), (-2.28, 0, HIGH_Z), -145)
    side.centre_line((0, 0, 0.3), (0, 0, STACK_TOP + 0.15))
    side.centre_line((BYPASS_X, 0, 0.3), (BYPASS_X, 0, JOIN_Z + 0.3))
    side.tag((-1.98, PIPE_Y, HIGH_Z + 0.18), 'V-101 alimentación', (8, -110))
    side.tag((-1.50, PIPE_Y, LOW_Z + 0.2), 'V-102 salida', (-125, 95))
    side.tag((HEADER_X, -0.62, LOW_Z + 0.45), 'PSV-101', (-190, -22))
    side.tag((BYPASS_X, -0.3, 1.72), 'DV-101 bypass', (70, -60))
    side.tag((GAS_END - 0.2, 0, GAS_Z), 'Gases 240 °C', (60, 142))
    side.tag((0.18, 0, STACK_TOP - 0.1), 'Gases 140 °C', (90, -52))
    side.tag((0.36, -D / 2, 1.7), 'Inspección', (200, -100))
    end = sheet.view('front', (1330, 470), A3 / 25, (0, -0.1, 1.80))
    end.dimension((0, D / 2, 0), (0, -D / 2, 0), 44)
    end.dimension((0, D / 2, Z0), (0, D / 2, Z1), -60)
    end.centre_line((0, 0, 0.3), (0, 0, STACK_TOP + 0.15))
    end.tag((0, -DUCT, STACK_TOP - 0.5), 'ø 600', (70, 20))
    return sheet


PICTURES = {
    'equipment/economizadores-conjunto': photo(whole, samples=32),
    'equipment/economizadores-corte': section,
    'equipment/economizadores-detalle': detail,
    'equipment/economizadores-plano': drawing(plan),
}
