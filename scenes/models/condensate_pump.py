"""Packaged pressure-powered condensate pump below its vented receiver: whole, detail, drawing.

Condensate enters the receiver on top, drops at the left (-X) through strainer and check valve into the pump and leaves at the right.
The viewer stands on the -Y side. Floor at z = 0.
"""
from mathutils import Vector

from scenes import stage
from scenes.drawing import A3, Sheet
from scenes.parts.condensate import floor_drain, mechanical_pump, vent_cowl
from scenes.parts.core import box, cylinder, place
from scenes.parts.fasteners import blind_flange, bolt_circle, flange
from scenes.parts.instruments import gauge, level_glass, thermometer
from scenes.parts.lettering import text
from scenes.parts.pipes import nozzle, pipe, syphon
from scenes.parts.sizes import flange_size, valve_length
from scenes.parts.steamline import strainer
from scenes.parts.structure import base_frame, beam
from scenes.parts.valves import ball_valve, check_valve, gate_valve
from scenes.parts.vessels import clad_shell, dished_end, saddle
from scenes.pictures import drawing, photo

DECK = 0.17
R, AXIS = 0.28, 1.42
LEFT, RIGHT = -0.92, 0.42
DROP_X, RISE_X = -0.80, 0.80
POSTS = (-0.64, 0.20)
COVER = DECK + 0.6025  # top of the pump's, from which its filling head counts


def structure():
    base_frame(2.0, 0.66, height=0.14, cross=5)
    box((0.62, 0.60, 0.012), 'graphite', (0, 0, DECK + 0.006))
    top = AXIS - R - 0.12
    for x in POSTS:
        for y in (-0.28, 0.28):
            beam((x, y, DECK), (x, y, top), 0.07, 'graphite', 'box')
            box((0.14, 0.14, 0.012), 'graphite', (x, y, DECK + 0.006))
        beam((x, -0.33, top + 0.03), (x, 0.33, top + 0.03), 0.08, 'graphite')
        saddle(R, (x, 0, AXIS), height=AXIS - top - 0.07, width=0.46, thick=0.12)
    for y in (-0.28, 0.28):
        beam((POSTS[0], y, top - 0.05), (POSTS[1], y, top - 0.05), 0.06, 'graphite', 'box')


def receiver():
    clad_shell(R, RIGHT - LEFT, (LEFT, 0, AXIS), 'x', sheet=0.67, seam=30)
    dished_end(R - 0.004, (LEFT, 0, AXIS), '-x', 'aluminium')
    dished_end(R - 0.004, (RIGHT, 0, AXIS), 'x', 'aluminium')
    inlet = nozzle(80, (-0.68, 0, AXIS + R - 0.03), 'z', 0.20)
    blind_flange(80, inlet['face'].at, '-z')
    vent = nozzle(100, (0.02, 0, AXIS + R - 0.03), 'z', 0.20)
    pipe([vent['face'].at, vent['face'].out(0.10)], 100, start='flange')
    vent_cowl(100, vent['face'].out(0.095))
    level_glass(0.34, (-0.36, -R + 0.012, AXIS - 0.02), '-y', reach=0.13, level=0.5)
    text('CONDENSADO', 0.045, 'graphite', (0.10, -R - 0.001, AXIS), '-y', depth=0.004)
    box((0.40, 0.012, 0.012), 'orange', (0.10, -R + 0.005, AXIS - 0.055), bevel=0.001)
    cylinder(0.016, 0.06, 'steel', (-0.30, 0, AXIS + R - 0.03), 'z')
    thermometer((-0.30, 0, AXIS + R + 0.025), '-y', radius=0.05, value=0.46)
    overflow()


def overflow():
    """From the left head below its middle, down outside the frame to a floor drain."""
    x = LEFT - 0.28
    pipe([(LEFT - 0.05, -0.10, AXIS + 0.10), (x, -0.10, AXIS + 0.10), (x, -0.10, 0.012)], 40)
    flange(40, (x, -0.10, 0.88), 'z', bolted=True)
    flange(40, (x, -0.10, 0.88), '-z', bolted=False)
    floor_drain((x, -0.10, 0))
    beam((x, -0.10, 0.10), (-0.92, -0.10, 0.10), 0.04, 'graphite', 'box')
    cylinder(0.034, 0.05, 'graphite', (x, -0.10, 0.075), 'z')


def inlet_line(pump):
    """Receiver outlet, gate valve, strainer, elbow, check valve."""
    out = nozzle(50, (DROP_X, 0, AXIS - R + 0.03), '-z', 0.17)
    stop = gate_valve(50, out['face'].out(valve_length(50) * 0.4), '-z', '-y')
    filter_ = strainer(50, stop['out'].out(0.10 + valve_length(50) / 2), '-z', 'y')
    pipe([stop['out'].at, filter_['in'].at], 50, start='flange', end='flange')
    check = check_valve(50, pump['in'].out(valve_length(50) * 0.4), 'x')
    flange_bolts(check['out'].at, '-x')
    pipe([filter_['out'].at, (DROP_X, 0, check['in'].at.z), check['in'].at], 50, start='flange', end='flange')


def flange_bolts(at, axis):
    """Studs and gasket where two fittings meet without a pipe between."""
    _, circle, count, bolt, thick = flange_size(50)
    with place(at, axis):
        bolt_circle(count, circle, bolt, 2 * (thick + 0.0015), at=(thick + 0.0015, 0, 0))


def outlet_line(pump):
    """Check valve, elbow up, gate valve, riser to the return main."""
    check = check_valve(50, pump['out'].out(valve_length(50) * 0.4), 'x')
    flange_bolts(check['in'].at, 'x')
    stop = gate_valve(50, (RISE_X, 0, 0.80), 'z', '-y')
    z = check['out'].at.z
    pipe([check['out'].at, (RISE_X, 0, z), stop['in'].at], 50, start='flange', end='flange')
    pipe([stop['out'].at, (RISE_X, 0, AXIS + 0.34)], 50, start='flange', end='flange')
    blind_flange(50, (RISE_X, 0, AXIS + 0.34), '-z')
    box((RISE_X - POSTS[1], 0.04, 0.04), 'graphite', ((RISE_X + POSTS[1]) / 2, 0.05, 1.05), bevel=0.003)
    cylinder(0.045, 0.03, 'galvanised', (RISE_X, 0, 1.035), 'z')


def motive_line(pump):
    """Motive steam from the right: stop valve, strainer, gauge, down to the cover."""
    socket = pump['motive'].at
    y, z = socket.y, 0.96
    stop = ball_valve(20, (0.46, y - 0.16, z), '-x', 'z', flanged=False)
    pipe([stop['out'].at, (socket.x, y - 0.16, z), (socket.x, y, z - 0.06), socket - Vector((0, 0, 0.02))], 20, bend=0.045)
    pipe([(1.02, y - 0.16, z), stop['in'].at], 20, start='flange')
    blind_flange(20, (1.02, y - 0.16, z), '-x')
    x = 0.18
    cylinder(0.009, 0.04, 'steel', (x, y - 0.16, z), 'z', bevel=0)
    loop = syphon((x, y - 0.16, z + 0.02), 'z', 'x', rise=0.11, loop=0.03)
    gauge(0.05, loop['end'].at, '-y', stem=0.03, value=0.42)


def exhaust_line(pump):
    """Exhaust from the cover back into the steam space of the receiver."""
    socket = pump['exhaust'].at
    x = RIGHT + 0.22
    pipe([socket - Vector((0, 0, 0.02)), (socket.x, socket.y, 0.92), (x, socket.y, 0.92), (x, socket.y, AXIS + 0.12), (RIGHT + 0.03, socket.y, AXIS + 0.12)],
         25)


def package():
    structure()
    receiver()
    pump = mechanical_pump(50, (0, 0, DECK + 0.012))
    for line in (inlet_line, outlet_line, motive_line, exhaust_line):
        line(pump)
    return pump


def whole():
    package()
    stage.camera(-26, 9, 75, margin=0.12)
    stage.studio(azimuth=-26)


def detail():
    package()
    stage.camera(-24, 11, 75, target=(-0.06, -0.1, 0.60), distance=2.95, focus=(-0.06, -0.22, 0.55), aperture=4.0)
    stage.studio(azimuth=-24, size=1.2)


def plan():
    package()
    sheet = Sheet('Bomba mecánica de condensado con receptor', 'BM-50-R')
    side = sheet.view('side', (600, 500), A3 / 12.5, (0, 0, 1.0))
    side.dimension((-1.0, 0, 0), (1.0, 0, 0), 92)
    side.dimension((LEFT, 0, AXIS), (RIGHT, 0, AXIS), -262)
    side.dimension((1.02, 0, 0), (1.02, 0, DECK + 0.212), 60)
    side.dimension((1.02, 0, 0), (1.02, 0, AXIS), 125)
    side.dimension((-0.25, 0, COVER), (-0.25, 0, AXIS - R), -48)
    # not through the word on the shell
    side.centre_line((LEFT - 0.2, 0, AXIS), (-0.18, 0, AXIS))
    side.centre_line((0.38, 0, AXIS), (RIGHT + 0.2, 0, AXIS))
    side.centre_line((DROP_X - 0.1, 0, DECK + 0.212), (RISE_X + 0.1, 0, DECK + 0.212))
    for point, words, shift in (((0.0, 0, DECK + 0.42), 'P-201 bomba DN 50', (-40, 213)),
                                ((-0.68, 0, AXIS + R + 0.16), 'Condensado DN 80', (-100, -40)),
                                ((0.02, 0, AXIS + R + 0.3), 'Venteo DN 100: hasta 265 kg/h', (120, -34)), ((-0.36, -0.4, AXIS - 0.02), 'LG-201', (-300, -120)),
                                ((DROP_X, 0, 0.90), 'V-201', (-190, -20)), ((LEFT - 0.28, -0.1, 0.25), 'Rebose DN 40', (-30, 45)),
                                ((DROP_X, 0, 0.58), 'F-201', (-190, 20)), ((-0.47, 0, DECK + 0.25), 'NRV-201', (-298, 40)),
                                ((0.47, 0, DECK + 0.25), 'NRV-202', (20, 162)),
                                ((RISE_X, 0, 0.80), 'V-202', (60, 40)), ((1.0, 0, 0.96), 'Vapor motriz DN 20', (20, -190)),
                                ((RISE_X, 0, AXIS + 0.3), 'Descarga DN 50', (50, -50))):
        side.tag(point, words, shift)
    end = sheet.view('front', (1340, 500), A3 / 12.5, (0, 0, 1.0))
    end.dimension((0, -0.33, 0), (0, 0.33, 0), 20)
    end.dimension((0, -0.33, 0), (0, -0.33, AXIS + R + 0.42), 90)
    end.dimension((0, -R, AXIS), (0, R, AXIS), -262, label='ø 560')
    return sheet


PICTURES = {
    'products/bombas-mecanicas-condensado-conjunto': photo(whole, samples=32),
    'products/bombas-mecanicas-condensado-detalle': detail,
    'products/bombas-mecanicas-condensado-plano': drawing(plan),
}
