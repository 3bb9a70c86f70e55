"""Pharmaceutical: steam steriliser built into a clean-room wall, pure-steam line with clamp joints beside it, loading trolley.

Wall face at y = 0, looking to -Y; the steriliser's door is centred on x = 0.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.materials import EMITTERS, SURFACES
from scenes.parts.cabinets import emergency_stop, push_button, screen
from scenes.parts.casting import plate, rounded
from scenes.parts.core import box, cylinder, lathe, place, sweep, tube
from scenes.parts.exchangers import tube_bundle
from scenes.parts.fasteners import bolts
from scenes.parts.instruments import gauge
from scenes.parts.lettering import name_plate, text
from scenes.parts.sanitary import diaphragm_valve, electropolished, pneumatic_diaphragm_valve, sanitary_gauge, sanitary_tube, tri_clamp, tube_radius
from scenes.parts.valves import handwheel
from scenes.pictures import photo

SURFACES.update({
    'panel': ((0.66, 0.69, 0.71), 0.0, 0.34, 'smooth'),
    'vinyl': ((0.36, 0.41, 0.44), 0.0, 0.30, 'smooth'),
    'joint': ((0.30, 0.32, 0.33), 0.0, 0.6, 'smooth'),
})
EMITTERS['soft_panel'] = ((0.92, 0.96, 1.0), 2.4)
CEILING, SILL = 2.85, 0.62
DOOR = (1.04, 1.30)
MIDDLE = SILL + 0.12 + DOOR[1] / 2
LINE_Y, LINE_Z, DN = -0.22, 2.42, 40


def outline(width, height, corner=0.10):
    return rounded([(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)], corner, 8)


def room():
    """Clean room: wall panels with silicone joints, coved floor, flush ceiling with light panels."""
    box((14, 9, 0.1), 'vinyl', (0, -4.4, -0.05), bevel=0)
    for i in range(12):
        x = -6.6 + i * 1.2
        box((1.194, 0.06, CEILING), 'panel', (x, 0.03, CEILING / 2), bevel=0.002)
        box((0.008, 0.05, CEILING), 'joint', (x + 0.6, 0.03, CEILING / 2), bevel=0)
    lathe([(-7, 0.07), (7, 0.07)], 'vinyl', (0, -0.07, 0.07), 'x', arc=(180, 270), bevel=0)
    box((14, 9, 0.1), 'panel', (0, -4.4, CEILING + 0.05), bevel=0)
    for x in (-3.2, -1.0, 1.2, 3.4):
        box((1.15, 0.55, 0.02), 'stainless', (x, -1.3, CEILING - 0.004), bevel=0.004)
        box((1.05, 0.46, 0.01), 'soft_panel', (x, -1.3, CEILING - 0.012), bevel=0)
    for x, axis in ((-7, 'x'), (7, '-x')):
        box((0.1, 9, CEILING), 'panel', (x, -4.4, CEILING / 2), bevel=0)


def fascia():
    """Stainless front of the steriliser with door frame, instrument strip above and service panel below."""
    box((1.95, 0.06, 2.36), 'stainless', (0.08, -0.03, 1.20), bevel=0.006)
    for z in (0.50, 2.14):
        box((1.93, 0.004, 0.006), 'joint', (0.08, -0.061, z), bevel=0)
    plate([outline(DOOR[0] + 0.16, DOOR[1] + 0.16, 0.15), outline(DOOR[0] - 0.06, DOOR[1] - 0.06, 0.08)], 0.07, 'stainless', (0, -0.06, MIDDLE), '-y', 'z',
          edge=0.006)
    text(MARK, 0.085, 'graphite', (-0.62, -0.064, 2.255), '-y', depth=0.003)
    box((0.30, 0.004, 0.012), 'orange', (-0.62, -0.062, 2.185), bevel=0)
    for i in range(9):
        box((0.9, 0.004, 0.012), 'joint', (0.08, -0.061, 0.16 + i * 0.03), bevel=0)
    name_plate([MARK, 'Esterilizador de vapor 600 L', '2,5 barg   139 °C', 'N.º 0331   Costa Rica'], (0.22, 0.13), (0.86, -0.061, 0.30), '-y')


def door():
    """Hinged door: thick plate with rounded corners, cross ribs, locking wheel, hinge column at its left."""
    face = -0.135
    plate([outline(DOOR[0] + 0.03, DOOR[1] + 0.03, 0.11)], 0.012, 'black', (0, face + 0.008, MIDDLE), '-y', 'z', edge=0)
    plate([outline(*DOOR)], 0.055, electropolished(), (0, face, MIDDLE), '-y', 'z', edge=0.010)
    plate([outline(DOOR[0] - 0.02, DOOR[1] - 0.02), outline(DOOR[0] - 0.09, DOOR[1] - 0.09)], 0.006, 'rubber', (0, face + 0.004, MIDDLE), 'y', 'z', edge=0)
    front = face - 0.055
    plate([outline(DOOR[0] - 0.22, DOOR[1] - 0.22, 0.06)], 0.012, 'stainless', (0, front + 0.002, MIDDLE), '-y', 'z', edge=0.004)
    for z in (-0.40, 0.40):
        box((DOOR[0] + 0.14, 0.05, 0.075), 'stainless', (-0.05, front - 0.022, MIDDLE + z), bevel=0.012)
        cylinder(0.038, 0.17, 'stainless', (-DOOR[0] / 2 - 0.12, front + 0.02, MIDDLE + z - 0.085), 'z', bevel=0.006)
        box((0.05, 0.12, 0.11), 'stainless', (-DOOR[0] / 2 - 0.12, -0.10, MIDDLE + z), bevel=0.008)
    cylinder(0.018, 1.10, electropolished(), (-DOOR[0] / 2 - 0.12, front + 0.02, MIDDLE - 0.55), 'z')
    lathe([(0, 0), (0, 0.15), (0.03, 0.14), (0.06, 0.06), (0.12, 0.045), (0.12, 0)], 'stainless', (0, front - 0.010, MIDDLE), '-y', bevel=0.008)
    bolts([(0.12 * a, 0.12 * b) for a, b in ((0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))], 0.014, at=(0, front - 0.036, MIDDLE), axis='-y', up='z',
          mat='stainless')
    handwheel(0.19, (0, front - 0.14, MIDDLE), '-y', 'graphite')
    sweep([(0.40, front, MIDDLE - 0.16), (0.40, front - 0.07, MIDDLE - 0.16), (0.40, front - 0.07, MIDDLE + 0.16), (0.40, front, MIDDLE + 0.16)], 0.014,
          'stainless', bend=0.04)


def instruments():
    """Screen and stop at the right of the door, three gauges above it."""
    x = 0.80
    screen(0.36, 0.26, (x, -0.06, 1.58), '-y', kind='trend', title='CICLO 134 °C', values=('134,0 °C', '3,04 bar a'))
    for i, colour in enumerate(('lamp_green', 'lamp_amber')):
        push_button((x - 0.11 + i * 0.08, -0.06, 1.37), colour)
    emergency_stop((x + 0.10, -0.06, 1.37))
    box((0.24, 0.02, 0.14), 'graphite', (x, -0.068, 1.13), bevel=0.006)
    box((0.15, 0.012, 0.012), 'dial', (x, -0.080, 1.15), bevel=0.001)
    box((0.13, 0.004, 0.10), 'paper', (x, -0.084, 1.10), 'x', (0, -0.25, 1), bevel=0)
    for i, (words, value) in enumerate((('CÁMARA', 0.62), ('CAMISA', 0.66), ('VAPOR', 0.7))):
        gx = 0.12 + i * 0.27
        gauge(0.055, (gx, -0.06, 2.265), '-y', stem=0.0, value=value, back=True, scale=(-1, 0, 1, 2, 3))
        text(words, 0.020, 'graphite', (gx, -0.062, 2.172), '-y')


def clip(x, z, axis_z=False):
    """Pipe clip on the wall."""
    r = tube_radius(DN)
    with place((x, LINE_Y, z), 'z' if axis_z else 'x', '-y'):
        tube(r + 0.006, r - 0.001, 0.022, 'stainless', (-0.011, 0, 0))
    cylinder(0.006, -LINE_Y - r, 'stainless', (x, LINE_Y + r, z), 'y', bevel=0)
    cylinder(0.022, 0.006, 'stainless', (x, 0.001, z), '-y', bevel=0.001)


def supply():
    """Pure steam: ring main along the wall, drop with isolating and automatic valve into the steriliser."""
    x = 1.42
    sanitary_tube([(6.9, LINE_Y, LINE_Z), (x, LINE_Y, LINE_Z), (x, LINE_Y, 2.10)], DN)
    tri_clamp(DN, (2.15, LINE_Y, LINE_Z), 'x', '-y')
    tri_clamp(DN, (x, LINE_Y, 2.10), '-z', '-y')
    hand = diaphragm_valve(DN, (x, LINE_Y, 1.90), '-z', '-y')
    sanitary_tube([(x, LINE_Y, 2.10), hand['in'].at], DN)
    auto = pneumatic_diaphragm_valve(DN, (x, LINE_Y, 1.47), '-z', '-y')
    sanitary_tube([hand['out'].at, auto['in'].at], DN)
    sanitary_tube([auto['out'].at, (x, LINE_Y, 0.98), (1.02, LINE_Y, 0.98), (1.02, 0, 0.98)], DN)
    tri_clamp(DN, (1.22, LINE_Y, 0.98), 'x', '-y')
    tube(0.05, 0.02, 0.008, 'stainless', (1.02, -0.060, 0.98), '-y')
    air = auto['air'].at
    sweep([air, (x, air.y, air.z - 0.10), (x + 0.22, -0.03, air.z - 0.10), (x + 0.22, -0.03, LINE_Z + 0.40)], 0.004, 'blue', bend=0.04)
    for cx, cz, upright in ((1.95, LINE_Z, False), (3.35, LINE_Z, False), (4.6, LINE_Z, False), (x, 1.13, True)):
        clip(cx, cz, upright)


def point_of_use():
    """Branch with sanitary gauge, hand valve and thermostatic trap to a floor drain."""
    x, r = 2.55, tube_radius(25)
    sanitary_tube([(x, LINE_Y, LINE_Z), (x, LINE_Y, 1.86)], 25)
    lathe([(0.0, r + 0.012), (0.02, r + 0.004), (0.05, r)], 'stainless', (x, LINE_Y, LINE_Z - 0.012), '-z', bevel=0.003)
    sanitary_tube([(x, LINE_Y, LINE_Z), (x, LINE_Y, LINE_Z + 0.06)], 25)
    sanitary_gauge(0.05, (x, LINE_Y, LINE_Z + 0.06), '-y', value=0.45)
    tri_clamp(25, (x, LINE_Y, 1.86), '-z', '-y')
    valve = diaphragm_valve(25, (x, LINE_Y, 1.62), '-z', '-y')
    sanitary_tube([(x, LINE_Y, 1.86), valve['in'].at], 25)
    trap = 1.20
    sanitary_tube([valve['out'].at, (x, LINE_Y, trap + 0.05)], 25)
    tri_clamp(25, (x, LINE_Y, trap + 0.05), '-z', '-y')
    lathe([(-0.05, r), (-0.035, 0.030), (-0.02, 0.034), (0.03, 0.034), (0.045, 0.026), (0.06, r * 0.7)], 'stainless', (x, LINE_Y, trap), '-z', bevel=0.003)
    sanitary_tube([(x, LINE_Y, trap - 0.03), (x, LINE_Y, 0.10)], 15)
    tube(0.07, 0.05, 0.10, 'stainless', (x, LINE_Y, 0.0), 'z')
    cylinder(0.055, 0.004, 'black', (x, LINE_Y, 0.02), 'z', bevel=0)
    for z in (1.05, 0.55):
        cylinder(0.005, -LINE_Y, 'stainless', (x, LINE_Y, z), 'y', bevel=0)
        tube(0.016, 0.009, 0.02, 'stainless', (x, LINE_Y, z - 0.01), 'z')
    cylinder(0.036, 0.004, 'orange', (x + 0.25, LINE_Y, LINE_Z), 'x', bevel=0)
    tube(tube_radius(DN) + 0.002, tube_radius(DN) - 0.002, 0.10, 'orange', (x + 0.3, LINE_Y, LINE_Z), 'x')


def view_window():
    """Flush window to the corridor between the two drops."""
    x, z, w, h = 1.98, 1.42, 0.74, 1.0
    box((w, 0.01, h), 'dusk', (x, -0.003, z), bevel=0)
    for side in (1, -1):
        box((0.05, 0.03, h + 0.10), 'stainless', (x + side * (w / 2 + 0.02), -0.012, z), bevel=0.006)
        box((w, 0.03, 0.05), 'stainless', (x, -0.012, z + side * (h / 2 + 0.025)), bevel=0.006)


def trolley():
    """Loading trolley in front, two decks of capped vials on trays."""
    with place((-1.42, -0.78, 0), (1, 0.22, 0), 'z') as part:
        for x in (-0.42, 0.42):
            for y in (-0.27, 0.27):
                cylinder(0.016, 0.98, 'stainless', (x, y, 0.10), 'z')
                cylinder(0.05, 0.028, 'rubber', (x, y - 0.014, 0.055), 'y', bevel=0.006)
                box((0.03, 0.05, 0.05), 'stainless', (x, y, 0.095), bevel=0.006)
        for z in (0.40, 0.86):
            box((0.90, 0.60, 0.018), 'stainless', (0, 0, z), bevel=0.004)
            for x in (-0.22, 0.22):
                box((0.40, 0.50, 0.035), 'stainless', (x, 0, z + 0.027), bevel=0.004)
                points = [(-0.20 + 0.05 * j, x - 0.16 + 0.04 * i) for i in range(9) for j in range(9)]
                for length, radius, mat, lift in ((0.075, 0.015, 'glass', 0.045), (0.045, 0.013, 'water_mark', 0.046), (0.014, 0.0125, 'orange', 0.120)):
                    tube_bundle([(y, px) for y, px in points], radius, length, (0, 0, z + lift), 'z', mat, sides=12)
        sweep([(-0.42, -0.27, 1.06), (-0.56, -0.27, 1.06), (-0.56, 0.27, 1.06), (-0.42, 0.27, 1.06)], 0.014, 'stainless', bend=0.05)
        for y in (-0.27, 0.27):
            cylinder(0.012, 0.84, 'stainless', (-0.42, y, 1.06), 'x', bevel=0)
    return part


def whole():
    for build in (fascia, door, instruments, supply, point_of_use, view_window, trolley):
        build()
    room()
    for x in (-3.2, -1.0, 1.2, 3.4):
        stage.area_light((x, -1.3, CEILING - 0.03), (x, -1.0, 0), 1.05, 34, (0.88, 0.95, 1.0), 0.46)
    stage.area_light((-2.2, -4.6, 2.6), (0.2, 0, 1.1), 2.6, 70, (0.90, 0.96, 1.0), 0.8)
    stage.world((0.16, 0.18, 0.20), 1.0)
    stage.camera(24, 1, 34, target=(0.42, -0.25, 1.26), distance=5.0)


PICTURES = {
    'markets/farmaceutica': photo(whole, samples=32),
}
