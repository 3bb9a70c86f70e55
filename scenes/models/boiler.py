"""Three-pass fire-tube steam boiler, 3 t/h at 10 barg: whole, detail, drawing.

The boiler lies along X; its front (burner) looks to -X, its service side to -Y. Floor at z = 0.
"""
import math

import numpy as np
from mathutils import Vector

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.models.boiler_dimensions import AXIS, BURNER_Z, FRONT, R, REAR, TOP, surface_y
from scenes.models.boiler_fittings import blowdown, feed_from_floor, level_control, sample_cooler, stack_thermometer, surface_blowdown, vent, water_column, wiring
from scenes.parts.automatic import safety_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.core import box, cylinder, lathe, place, prism, sweep, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange, lifting_lug, ring_points
from scenes.parts.instruments import gauge, level_probe, pressure_switch, transmitter
from scenes.parts.lettering import name_plate
from scenes.parts.machines import burner, gas_train, pump
from scenes.parts.oil import oil_station
from scenes.parts.painted import shell_mark
from scenes.parts.pipes import nozzle, pipe, syphon
from scenes.parts.sizes import valve_length
from scenes.parts.structure import base_frame, conduit, grating, ladder, railing
from scenes.parts.valves import check_valve, globe_valve, needle_cock
from scenes.parts.vessels import chimney, clad_shell, hand_hole, manhole, saddle
from scenes.pictures import drawing, photo

# length with the burner, width with the feed pump and without the platform, height to the face of the steam outlet
OVERALL = 4.910, 2.490, 2.860


def shell(mark_x=0.335):
    clad_shell(R, REAR - FRONT, (FRONT, 0, AXIS), 'x', sheet=0.78, seam=62)
    base_frame(3.6, 1.25, (0, 0, 0), height=0.20, cross=4)
    for x in (-1.1, 1.1):
        saddle(R - 0.004, (x, 0, AXIS), height=AXIS - 0.23, width=1.42)
    for x in (-1.36, 1.36):
        lifting_lug((x, 0, TOP - 0.002), 'x', size=0.15)
    shell_mark(0.12, R, (mark_x, 0, AXIS), 30)  # within one sheet, clear of the bands and of the blowdown's pipe
    name_plate([MARK, '3 000 kg/h', '10 barg   184 °C'], (0.34, 0.20), (-0.70, -R - 0.004, AXIS + 0.06), '-y', largest=0.07)


def half_door(side, depth, x, axis):
    """Door leaf: half disc with a round cut for the burner plate."""
    cut, z0 = 0.40, BURNER_Z - AXIS
    outer = [(side * max(0.012, 0.835 * math.sin(t)), 0.835 * math.cos(t)) for t in np.linspace(0.012, math.pi - 0.012, 40)]
    inner = [(side * cut * math.sin(t), z0 - cut * math.cos(t)) for t in np.linspace(0.03, math.pi - 0.03, 24)]
    prism(outer + inner, depth, 'graphite', (x, 0, AXIS), axis, 'z', bevel=0.010)
    for z in (0.45, -0.45):
        edge = math.sqrt(0.835 ** 2 - z * z)
        hinge(side, edge, z)
    grip = 0.12
    with place((x, 0, AXIS + 0.42), axis, 'z'):
        tube_handle(side * grip, depth)


def hinge(side, edge, z):
    y = -side * (edge + 0.035)
    cylinder(0.028, 0.18, 'iron', (FRONT - 0.345, y, AXIS + z - 0.09), 'z')
    box((0.10, 0.16, 0.07), 'iron', (FRONT - 0.352, -side * (edge - 0.03), AXIS + z), bevel=0.008)
    box((0.10, 0.05, 0.15), 'iron', (FRONT - 0.29, y, AXIS + z), bevel=0.006)


def tube_handle(y, depth):
    sweep([(depth - 0.01, y, -0.09), (depth + 0.05, y, -0.09), (depth + 0.05, y, 0.09), (depth - 0.01, y, 0.09)], 0.011, 'polished', bend=0.025)


def front():
    """Front smoke box with two hinged doors, swing bolts round the rim and the burner plate."""
    lathe([(0, 0), (0, R * 0.985), (0.30, R * 0.985), (0.30, R * 0.93), (0.31, 0)], 'graphite', (FRONT + 0.005, 0, AXIS), '-x', bevel=0.008)
    lathe([(0.285, R * 0.97), (0.285, R + 0.015), (0.315, R + 0.015), (0.315, R * 0.94)], 'graphite', (FRONT, 0, AXIS), '-x', bevel=0.004, closed=True)
    for side in (1, -1):
        half_door(side, 0.07, FRONT - 0.31, '-x')
    for y, z in ring_points(16, 0.86):
        if abs(abs(z) - 0.45) > 0.13:
            with place((FRONT - 0.315, -y, AXIS + z), '-x', (0, -y, z)):
                box((0.10, 0.035, 0.10), 'iron', (0.03, 0, -0.045), bevel=0.006)
                bolts([(0, -0.05)], 0.024, at=(0.078, 0, 0))
    lathe([(0, 0), (0, 0.385), (0.06, 0.385), (0.06, 0)], 'iron', (FRONT - 0.30, 0, BURNER_Z), '-x', bevel=0.006)
    bolt_circle(12, 0.35, 0.02, at=(FRONT - 0.36, 0, BURNER_Z), axis='-x')
    for y in (0.56, -0.56):
        tube(0.05, 0.03, 0.05, 'iron', (FRONT - 0.375, y, AXIS + 0.10), '-x')
        cylinder(0.032, 0.005, 'hot', (FRONT - 0.395, y, AXIS + 0.10), '-x', bevel=0)


def rear():
    """Rear smoke box, door with sight port and explosion flap, stack with damper."""
    lathe([(0, 0), (0, R * 0.985), (0.38, R * 0.985), (0.39, R * 0.9), (0.39, 0)], 'graphite', (REAR - 0.005, 0, AXIS), 'x', bevel=0.008)
    lathe([(0.0, R * 0.8), (0.0, R * 0.92), (0.06, R * 0.92), (0.08, R * 0.85), (0.08, 0)], 'graphite', (REAR + 0.38, 0, AXIS), 'x', bevel=0.008)
    bolt_circle(20, R * 0.88, 0.024, at=(REAR + 0.44, 0, AXIS))
    tube(0.08, 0.045, 0.08, 'iron', (REAR + 0.45, 0, BURNER_Z), 'x')
    cylinder(0.046, 0.004, 'hot', (REAR + 0.50, 0, BURNER_Z), 'x', bevel=0)
    stack = (REAR + 0.2, 0, AXIS + R * 0.93)
    lathe([(0, 0.31), (0.12, 0.26), (0.20, 0.225), (0.2, 0.1)], 'graphite', stack, 'z', bevel=0.006)
    chimney(0.22, 1.5, (REAR + 0.2, 0, stack[2] + 0.17), 'z', sections=2, damper=True)


def top_mountings():
    steam = nozzle(100, (0.36, 0, TOP - 0.03), 'z', 0.28)
    stop = globe_valve(100, steam['face'].out(valve_length(100) / 2), 'z', '-y')
    flange(100, stop['out'].at, -stop['out'].axis, bolted=True, blind=True)
    for x in (-0.58, -0.14):
        base = nozzle(50, (x, 0, TOP - 0.03), 'z', 0.18)
        relief = safety_valve(50, base['face'].at, 'z', 'y')
        out = relief['out']
        pipe([out.at, out.out(0.26), out.out(0.26) + Vector((0, 0, 0.8))], 80, start='flange', end='flange')
    manhole((0.92, 0, TOP - 0.005), 'z', 'y', proud=0.12)
    for x in (-1.08, -0.90):
        probe = level_probe((x, 0.05, TOP - 0.01), 'z')
    cable = probe['cable'].at
    conduit([cable, cable + Vector((0.12, 0, 0.02)), (-0.76, -0.25, TOP - 0.05)], 0.008, 'rubber', 0.04)


def instrument_header(face='-x'):
    """Steam-space header over the front end: gauge on its syphon, two pressure switches, one transmitter."""
    z, x = TOP + 0.22, -1.33
    pipe([(x, 0, TOP - 0.04), (x, 0, z)], 25)
    pipe([(x, -0.42, z), (x, 0.42, z)], 25, start='cap', end='cap')
    for y in (-0.34, -0.12, 0.30):
        cylinder(0.011, 0.05, 'steel', (x, y, z), 'z')
    for y in (-0.34, -0.12):
        tap = needle_cock((x, y, z + 0.085), 'z', '-x')
        pressure_switch(tap['out'].at, '-x')
    tap = needle_cock((x, 0.30, z + 0.085), 'z', '-x')
    transmitter(tap['out'].at, '-x', reading=('9,6', 'barg'))
    loop = syphon((x, 0.11, z), 'z', '-y')
    cock = needle_cock(loop['end'].out(0.035), 'z', '-x')
    gauge(0.11, cock['out'].at, face, stem=0.05, value=0.60)


def feed_line():
    """Feed pump on the floor, check and stop valve, into the shell below the water line."""
    z, y = AXIS - 0.20, -R - 0.32
    unit = pump(50, (0.86, y - 0.12, 0.30), 'x', 'z', mat='blue')
    drop = unit['base'].at.z
    box((1.0, 0.42, max(drop, 0.01)), 'concrete', (unit['base'].at.x, y - 0.12, drop / 2), bevel=0.01)
    flange(50, unit['in'].at, -unit['in'].axis, bolted=True, blind=True)
    rise, lift = unit['out'], valve_length(40) / 2 * 0.8
    check = check_valve(rise.dn, rise.out(0.14 + lift), 'z', '-y')
    pipe([rise.at, check['in'].at], rise.dn, start='flange', end='flange')
    stop = globe_valve(rise.dn, check['out'].out(0.12 + valve_length(rise.dn) / 2), 'z', '-y')
    pipe([check['out'].at, stop['in'].at], rise.dn, start='flange', end='flange')
    top = stop['out'].at
    pipe([top, (top.x, top.y, z + 0.42), (top.x, surface_y(z + 0.42) + 0.08, z + 0.42)], rise.dn, start='flange')
    flange(rise.dn, (top.x, surface_y(z + 0.42) - 0.16, z + 0.42), 'y', bolted=True)
    flange(rise.dn, (top.x, surface_y(z + 0.42) - 0.16, z + 0.42), '-y', bolted=False)


def firing():
    """Burner and gas train; the gas comes up from the floor before the boiler."""
    gas = burner(1.3, (FRONT - 0.36, 0, BURNER_Z), '-x')['gas']
    turn = gas.out(0.30)
    pipe([gas.at, turn, turn + Vector((-0.22, 0, 0))], gas.dn, mat='yellow', start='flange')
    end = gas_train(turn + Vector((-0.21, 0, 0)), 0.95, gas.dn, '-x')['supply']
    foot = end.out(0.22)
    pipe([end.at, foot, (foot.x, foot.y, 0)], gas.dn, mat='yellow', start='flange')
    tube(0.08, 0.03, 0.014, 'stainless', (foot.x, foot.y, 0), 'z')


def oil_firing():
    """Diesel burner with its lines."""
    oil_station((-2.28, 1.02, 0), burner(1.3, (FRONT - 0.36, 0, BURNER_Z), '-x', oil=True))


def panel():
    control_panel((0.66, 0.32, 1.42), (-0.30, -R - 0.48, 0), '-y')


def catwalk():
    z = TOP + 0.08
    grating((2.7, 0.56), (0.1, 0.70, z))
    for x in (-1.15, -0.32, 0.52, 1.35):
        box((0.06, 0.60, 0.06), 'graphite', (x, 0.69, z - 0.06))
        for y in (0.45, 0.72):
            h = z - 0.06 - (AXIS + math.sqrt(R * R - y * y)) + 0.03
            box((0.06, 0.06, h), 'graphite', (x, y, z - 0.06 - h / 2))
    railing([(-1.25, 0.45, z), (-1.25, 0.97, z), (1.45, 0.97, z)], mat='orange')
    ladder(z, (1.62, 0.98, 0), 'x', above=1.05)


def boiler(with_panel=True, oil=False, mark_x=0.335, face='-x'):
    """mark_x, face: where the mark stands and the gauge looks, for a view from behind."""
    shell(mark_x)
    instrument_header(face)
    for build in (front, rear, top_mountings, level_control, vent, feed_line, surface_blowdown, sample_cooler, blowdown, stack_thermometer, catwalk):
        build()
    oil_firing() if oil else firing()
    water_column(-1.18)
    hand_hole((-0.72, surface_y(0.86), 0.86), (0, -0.85, -0.6))
    if with_panel:
        panel()
        wiring()


def whole():
    boiler()
    feed_from_floor()
    stage.camera(-38, 12, 62, margin=0.04)
    stage.studio(azimuth=-38, size=2.3)


def detail():
    boiler()
    stage.camera(-49, 8, 62, target=(-1.45, -0.55, 1.98), distance=5.9, focus=(-1.6, -0.7, 1.9), aperture=2.8)
    stage.studio(azimuth=-49, size=2.3)


def plan():
    boiler(with_panel=False)
    sheet = Sheet('Caldera pirotubular de vapor, 3 pasos, 3 t/h', 'CV-3000', letters=27)
    side = sheet.view('side', (620, 482), A3 / 30, (0, 0, 1.9))
    side.dimension((2.08 - OVERALL[0], 0, 0), (2.08, 0, 0), 140)
    side.dimension((FRONT - 0.31, 0, 0), (REAR + 0.39, 0, 0), 92)
    side.dimension((FRONT, 0, 0), (REAR, 0, 0), 44)
    side.dimension((REAR + 0.48, 0, 0), (REAR + 0.48, 0, AXIS), 84)
    side.dimension((REAR + 0.48, 0, 0), (REAR + 0.48, 0, TOP), 134)
    side.dimension((REAR + 0.48, 0, 0), (REAR + 0.48, 0, OVERALL[2]), 184)
    side.centre_line((FRONT - 1.6, 0, AXIS), (REAR + 0.62, 0, AXIS))
    side.tag((0.36, 0, TOP + 0.44), 'V-101 salida de vapor DN 100', (60, -270))
    side.tag((-0.58, 0, TOP + 0.45), 'PSV-101 / 102', (-120, -215))
    side.tag((-1.33, 0, TOP + 0.62), 'PI-101', (-120, -120))
    side.tag((-1.18, -1, AXIS + 0.57), 'LG-101', (-190, -160))
    side.tag((0.92, 0, TOP + 0.1), 'Registro de hombre', (130, -120))
    side.tag((REAR + 0.2, 0, TOP + 1.25), 'Salida de gases ø 440', (60, -90))
    side.tag((-2.45, 0, BURNER_Z + 0.2), 'B-101 quemador', (-40, -120))
    side.tag((1.25, -1.3, 0.35), 'P-101', (75, 28))
    for k, words in enumerate(('Largo, ancho y alto sin tren de', 'gas, escalera ni chimenea')):
        side.caption(words, (-540, -412 + 36 * k), 0.0)
    front_view = sheet.view('front', (1330, 482), A3 / 30, (0, 0, 1.9))
    front_view.dimension((0, -R, 0.0), (0, R, 0.0), 44, label='ø 1 800')
    front_view.dimension((0, 0.915, 0), (0, 0.915 - OVERALL[1], 0), 92)
    front_view.centre_line((0, 0, -0.1), (0, 0, TOP + 0.75))
    return sheet


PICTURES = {
    'equipment/calderas-vapor-conjunto': photo(whole, samples=32),
    'equipment/calderas-vapor-detalle': detail,
    'equipment/calderas-vapor-plano': drawing(plan),
}
