"""The totalizer of totalizers.py with its door open: supply, isolators and terminals on the plate, the instruments' backs on the door."""
import math

from mathutils import Matrix, Vector

from scenes import stage
from scenes.models.totalizers import CABINET, SIZE, door_instruments, stand, steam_line, wiring
from scenes.parts import readouts
from scenes.parts.core import box, build, cylinder, place, sweep
from scenes.parts.fasteners import bolts
from scenes.parts.lettering import text

WIDTH, DEPTH, HEIGHT = SIZE
OPEN, SHEET = 112, 0.003
PLATE = 0.020
RAILS = (0.690, 0.460, 0.215)
DUCTS = (0.800, 0.575, 0.335, 0.095)
HINGE, TRUNK = -WIDTH * 0.494, -WIDTH * 0.36
GREY, DARK = 'paint_grey', 'plastic'


def shell():
    """Sheet body with its return edge, hood, hinges and glands, as field_cabinet has them. Ports g0 … g5."""
    with place(CABINET, '-y', 'z') as part:
        box((SHEET, WIDTH, HEIGHT), 'white', (SHEET / 2, 0, HEIGHT / 2), bevel=0)
        for side in (-1, 1):
            box((DEPTH, SHEET, HEIGHT), 'white', (DEPTH / 2, side * (WIDTH - SHEET) / 2, HEIGHT / 2), bevel=0)
            box((DEPTH - 0.001, WIDTH - 0.001, SHEET), 'white', (DEPTH / 2, 0, HEIGHT / 2 + side * (HEIGHT - SHEET - 0.001) / 2), bevel=0)
            box((SHEET, 0.022, HEIGHT - 0.002), 'white', (DEPTH - 0.002, side * (WIDTH - 0.024) / 2, HEIGHT / 2), bevel=0)
            box((SHEET, WIDTH - 0.044, 0.022), 'white', (DEPTH - 0.002, 0, HEIGHT / 2 + side * (HEIGHT - 0.024) / 2), bevel=0)
        box((DEPTH + 0.075, WIDTH + 0.05, 0.016), 'white', (DEPTH / 2 + 0.028, 0, HEIGHT + 0.020), (1, 0, -0.10), bevel=0.004)
        box((0.008, WIDTH + 0.05, 0.034), 'white', (DEPTH + 0.062, 0, HEIGHT - 0.002), bevel=0.003)
        for z in (0.15, 0.85):
            cylinder(0.008, 0.08, 'stainless', (DEPTH + 0.008, HINGE, HEIGHT * z - 0.04), 'z')
        for i in range(6):
            y = -WIDTH * 0.36 + i * WIDTH * 0.144
            readouts._underside_gland((DEPTH * 0.5, y, 0))
            part.port(f'g{i}', (DEPTH * 0.5, y, -0.045), '-z')
    return part


def door():
    """Door leaf with seal, stiffeners and what its instruments have behind, turned about the hinges."""
    with place(CABINET, '-y', 'z') as part:
        with place((DEPTH, 0, HEIGHT / 2)):
            box((0.022, WIDTH * 0.975, HEIGHT * 0.98), 'white', (0.011, 0, 0), bevel=0.006)
            for side in (-1, 1):
                box((0.006, 0.012, HEIGHT * 0.95), 'rubber', (-0.001, side * WIDTH * 0.465, 0), bevel=0.001)
                box((0.006, WIDTH * 0.93, 0.012), 'rubber', (-0.001, 0, side * HEIGHT * 0.469), bevel=0.001)
                box((0.016, 0.022, HEIGHT * 0.86), 'galvanised', (-0.008, side * WIDTH * 0.425, 0), bevel=0.002)
            for z in (0.22, 0.78):
                readouts._quarter_lock((0.022, WIDTH * 0.455, HEIGHT * (z - 0.5)))
            backs()
    with place() as face:
        x, y, z = CABINET
        door_instruments((x, y - DEPTH - 0.022, z + HEIGHT / 2))
    hinge = Vector((CABINET[0] + HINGE, CABINET[1] - DEPTH - 0.008, 0))
    turn = Matrix.Translation(hinge) @ Matrix.Rotation(math.radians(-OPEN), 4, 'Z') @ Matrix.Translation(-hinge)
    for obj in (*part.objects, *face.objects):
        obj.matrix_world = turn @ obj.matrix_world
    # from the door's loom over the hinges into the lowest duct but one
    x, y, z = CABINET
    end = turn @ Vector((x + TRUNK, y - DEPTH + 0.024, z + HEIGHT / 2 - 0.28))
    inner = Vector((x - WIDTH / 2 + 0.035, y - 0.10, z + DUCTS[2]))
    sweep([end, end + Vector((0, 0, -0.07)), end.lerp(inner, 0.5) + Vector((0, -0.03, -0.12)), inner + Vector((0, 0, -0.03)), inner + Vector((0.06, 0.055, 0))], 0.013,
          'black', bend=0.05, sides=14)


def backs():
    """Cases and contact blocks behind what door_instruments() shows in front; wires gathered towards the hinges."""
    box((0.085, 0.40, 0.25), DARK, (-0.0425, -0.02, 0.19), bevel=0.004)
    for i in range(9):
        box((0.003, 0.30, 0.004), 'black', (-0.0855, -0.02, 0.255 + i * 0.006), bevel=0)
    for y in (-0.14, -0.03, 0.08):
        box((0.016, 0.085, 0.022), 'green', (-0.091, y, 0.115), bevel=0.002)
        bolts([(-0.03 + 0.012 * k - y, 0.118) for k in range(6)], 0.004, at=(-0.0995, 0, 0), axis='-x')
    for y in (-0.185, -0.02):
        box((0.095, 0.135, 0.064), DARK, (-0.0475, y, -0.055), bevel=0.003)
        box((0.012, 0.10, 0.018), 'green', (-0.100, y, -0.068), bevel=0.002)
    for y, z in ((0.105, -0.047), (0.163, -0.047), (0.221, -0.047), (0.105, -0.165), (0.163, -0.165)):
        cylinder(0.016, 0.012, 'bolt', (0, y, z), '-x')
        box((0.044, 0.030, 0.044), GREY, (-0.034, y, z), bevel=0.002)
        box((0.006, 0.018, 0.012), 'black', (-0.058, y, z + 0.008), bevel=0.001)
    for y, z in ((-0.14, 0.104), (-0.03, 0.104), (0.08, 0.104), (-0.185, -0.078), (-0.02, -0.078), (0.163, -0.075), (0.163, -0.19)):
        low = z - 0.045
        x = -0.096 if z > -0.08 and y < 0.1 else -0.05
        sweep([(x, y, z), (x, y, low), (-0.030, y - 0.03, low), (-0.024, TRUNK, low)], 0.0055, 'black', bend=0.02, sides=12)
    sweep([(-0.024, TRUNK, 0.075), (-0.024, TRUNK, -0.281)], 0.013, 'black', sides=14)
    box((0.030, 0.25, 0.16), 'galvanised', (-0.017, 0.08, -0.32), bevel=0.002)
    box((0.006, 0.20, 0.14), 'paper', (-0.030, 0.08, -0.29), (1, 0, 0.06), bevel=0.001)


def duct(z):
    """Slotted wire duct with its lid."""
    length, deep, high = WIDTH - 0.10, 0.055, 0.045
    box((deep, length, high), GREY, (PLATE + deep / 2, 0, z), bevel=0.002)
    for side in (-1, 1):
        verts, faces = [], []
        for i in range(int(length / 0.0125) - 1):
            y = -length / 2 + 0.0125 * (i + 1)
            verts += [(PLATE + x, y + d, z + side * (high / 2 + 0.0004)) for x, d in ((0.012, 0), (deep - 0.008, 0), (deep - 0.008, 0.004), (0.012, 0.004))]
            faces.append(range(4 * i, 4 * i + 4))
        build('slots', verts, faces, 'black', smooth=False)
    box((0.003, length, high + 0.002), GREY, (PLATE + deep + 0.0015, 0, z), bevel=0.001)


def device(y, z, wide, high=0.095, deep=0.075, mat=GREY, mark=None, lamp=None):
    """Module on its rail; port-like top and bottom edges are where wires go."""
    with place((PLATE + 0.010, y, z), 'x', 'z'):
        box((deep * 0.7, wide - 0.001, high), mat, (deep * 0.35, 0, 0), bevel=0.0015)
        box((deep * 0.3, wide - 0.001, high * 0.52), mat, (deep * 0.85, 0, 0), bevel=0.0015)
        if mark:
            box((0.0008, wide * 0.86, high * 0.15), 'paper', (deep, 0, high * 0.14), bevel=0)
            text(mark, min(high * 0.07, wide * 0.16), 'black', (deep + 0.0006, 0, high * 0.14))
        if lamp:
            cylinder(0.0022, 0.001, lamp, (deep, 0, -high * 0.10), bevel=0)


def wires(ys, top, foot, mat, out=0.055):
    """Short straight leads between a module's edge and the duct."""
    for y in ys:
        sweep([(PLATE + out - 0.012, y, foot), (PLATE + out, y, foot + 0.006), (PLATE + out, y, top - 0.010), (PLATE + 0.040, y, top)], 0.0016, mat, bend=0.006, sides=8)


def plate():
    """Rails and ducts; from above: breaker, surge arrester and supply; isolators; terminals for the field."""
    with place(CABINET, '-y', 'z'):
        box((0.003, WIDTH - 0.07, HEIGHT - 0.07), 'galvanised', (PLATE - 0.002, 0, HEIGHT / 2), bevel=0.001)
        for z in RAILS:
            box((0.008, WIDTH - 0.12, 0.035), 'stainless', (PLATE + 0.004, 0, z), bevel=0.001)
        for z in DUCTS:
            duct(z)
        supply_row(RAILS[0])
        isolator_row(RAILS[1])
        terminal_row(RAILS[2])
        box((0.006, 0.22, 0.016), 'copper', (PLATE + 0.020, -0.18, 0.045), bevel=0.001)
        wires([-0.26 + 0.02 * i for i in range(8)], DUCTS[3] - 0.023, 0.050, 'green', 0.036)
        for i in range(3, 6):
            y = -WIDTH * 0.36 + i * WIDTH * 0.144
            sweep([(DEPTH * 0.5, y, -0.01), (DEPTH * 0.5, y, 0.03), (PLATE + 0.04, y, 0.055), (PLATE + 0.03, y, DUCTS[3] - 0.02)], 0.007, 'black', bend=0.03, sides=12)
        bolts([(-0.27 + 0.02 * i, 0.045) for i in range(10)], 0.006, at=(PLATE + 0.023, 0, 0))


def supply_row(z):
    high, half = 0.085, 0.0425
    for y, mark in ((-0.262, 'Q1'), (-0.226, 'Q2')):
        device(y, z, 0.036, high, 0.070, 'white', mark)
        box((0.014, 0.010, 0.018), 'blue', (PLATE + 0.084, y, z - 0.010), bevel=0.002)
    device(-0.178, z, 0.036, high, 0.066, 'orange', 'F1', 'lamp_green')
    device(-0.070, z, 0.11, 0.125, 0.110, 'iron_grey', '24 V CC', 'lamp_green')
    device(0.155, z, 0.11, 0.110, 0.080, DARK, 'MODBUS', 'lamp_amber')
    for ys, mat in (((-0.270, -0.254), 'black'), ((-0.234, -0.218), 'fuel'), ((-0.186, -0.170), 'blue')):
        wires(ys, DUCTS[0] - 0.023, z + half, mat)
    wires((-0.262, -0.226, -0.178), z - half, DUCTS[1] + 0.023, 'black')
    wires((-0.100, -0.092), z - 0.0625, DUCTS[1] + 0.023, 'red')
    wires((-0.050, -0.042), z - 0.0625, DUCTS[1] + 0.023, 'blue')
    wires((0.125, 0.133, 0.141), z - 0.055, DUCTS[1] + 0.023, 'blue')


def isolator_row(z):
    for i, tag in enumerate(('FT-101', 'PT-101', 'TT-101', 'FQ-101')):
        y = -0.235 + i * 0.064
        device(y, z, 0.060, 0.110, 0.095, 'blue' if i < 3 else 'iron_grey', tag, 'lamp_green')
        wires((y - 0.018, y - 0.006), z - 0.055, DUCTS[2] + 0.023, 'red')
        wires((y + 0.006, y + 0.018), DUCTS[1] - 0.023, z + 0.055, 'blue')
    for i in range(3):
        y = 0.075 + i * 0.040
        device(y, z, 0.036, 0.080, 0.060, 'green', f'K{i + 1}', 'lamp_amber' if i == 0 else None)
        wires((y - 0.008, y + 0.008), z - 0.040, DUCTS[2] + 0.023, 'black')


def terminal_row(z):
    """Three groups, each with plus, minus and screen."""
    for group, tag in enumerate(('FT-101', 'PT-101', 'TT-101', '24 V', 'RED')):
        first = -0.265 + group * 0.112
        box((0.042, 0.010, 0.050), DARK, (PLATE + 0.030, first - 0.010, z), bevel=0.002)
        text(tag, 0.008, 'black', (PLATE + 0.0715, first + 0.026, z + 0.001))
        box((0.001, 0.060, 0.013), 'paper', (PLATE + 0.0708, first + 0.026, z + 0.001), bevel=0)
        for k in range(9):
            y = first + 0.0065 * k
            mat = ('red', 'blue', 'green')[k % 3] if group < 3 else 'black'
            device(y, z, 0.0062, 0.062, 0.060, 'green' if mat == 'green' else 'iron_grey')
            if k < 6:
                wires((y,), DUCTS[2] - 0.023, z + 0.031, mat, 0.045)
                wires((y,), z - 0.031, DUCTS[3] + 0.023, mat, 0.045)


def section():
    stand()
    cabinet = shell()
    plate()
    door()
    wiring(cabinet, steam_line())
    stage.camera(12, 8, 70, target=(-0.50, -0.2, 1.0), distance=4.3, focus=(CABINET[0], -0.1, 1.0), aperture=8)
    stage.studio(azimuth=45, size=0.9)


PICTURES = {'products/totalizadores-abierto': section}
