"""Pressure-reducing station on a frame, 10 to 3 bar, DN 50 in, DN 80 out: whole, detail, drawing.

Steam flows along +X at height Z. Order: inlet valve, separator with trap set, strainer (basket to the side, so that no
condensate stays in it), gauge, reducing valve, expansion with a flat bottom, gauge, safety valve, sensing tap 15 diameters
after the expansion, outlet valve. Nothing that can be shut stands between the reducing valve and the safety valve, and no
bypass leads around them.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.parts.automatic import safety_valve
from scenes.parts.casting import open_flange
from scenes.parts.connections import joint
from scenes.parts.core import box, cylinder, lathe, tube
from scenes.parts.fasteners import bolts
from scenes.parts.instruments import gauge
from scenes.parts.lettering import name_plate
from scenes.parts.pipes import nozzle, pipe, reducer, syphon
from scenes.parts.reducing import pilot_reducing_valve, sensing_line
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.steamline import separator, steam_trap, strainer
from scenes.parts.structure import base_frame, beam
from scenes.parts.valves import ball_valve, check_valve, globe_valve, needle_cock
from scenes.pictures import drawing, photo

Z, VENT_Z, VENT_TOP, BACK = 0.80, 1.72, 1.98, 0.30
START, END = -1.46, 2.34
# the bottoms of both pipes are level
OUT_Z = Z + pipe_radius(80) - pipe_radius(50)
STRAINER = -0.42
# inlet valve, separator and strainer are bolted face to face
SEPARATOR = STRAINER - valve_length(50) * 1.075
INLET_VALVE = SEPARATOR - valve_length(50) * 1.075
RELIEF, OUTLET_VALVE = 0.66, 1.86
EXPANDED = valve_length(50) / 2 + 0.20
GAUGE_IN, GAUGE_OUT, TAP = -0.205, 0.415, EXPANDED + 15 * 0.080
# post, its height, lines that it carries (height, DN)
TRAP_Z, CONDENSATE_Z = 0.39, 0.25
POSTS = ((START + 0.14, Z + 0.10, ((Z, 50),)), (SEPARATOR - 0.06, TRAP_Z + 0.10, ((TRAP_Z, 20),)),
         (1.08, VENT_Z + 0.08, ((OUT_Z, 80),)), (END - 0.16, OUT_Z + 0.10, ((OUT_Z, 80),)))


def main_line():
    inlet = globe_valve(50, (INLET_VALVE, 0, Z))
    drum = separator(50, (SEPARATOR, 0, Z))
    basket = strainer(50, (STRAINER, 0, Z), 'x', (0, 0.94, 0.34))
    valve = pilot_reducing_valve((0, 0, Z))
    outlet = globe_valve(80, (OUTLET_VALVE, 0, OUT_Z))
    pipe([(START + 0.02, 0, Z), inlet['in'].at], 50, end='flange')
    open_flange(50, (START, 0, Z), '-x', 'z', 'steel', bore=0.027)
    lathe([(0.018, 0.0415), (0.018 + 0.016, pipe_radius(50))], 'steel', (START, 0, Z), 'x', bevel=0)
    for part in (inlet, drum):
        joint(part['out'])
    pipe([basket['out'].at, valve['in'].at], 50, start='flange', end='flange')
    small = valve['out'].out(0.08)
    pipe([valve['out'].at, small], 50, start='flange')
    pipe([reducer(50, 80, small)['large'].at, outlet['in'].at], 80, end='flange')
    pipe([outlet['out'].at, (END - 0.02, 0, OUT_Z)], 80, start='flange')
    open_flange(80, (END, 0, OUT_Z), 'x', 'z', 'steel', bore=0.041)
    lathe([(0.020, 0.058), (0.020 + 0.018, pipe_radius(80))], 'steel', (END, 0, OUT_Z), '-x', bevel=0)
    sense = valve['sense'].at
    sensing_line(tuple(sense), TAP, OUT_Z + pipe_radius(80))
    stay(0.92, sense)
    return drum


def stay(x, sense):
    """Flat bar clamped to the pipe that carries the long sensing tube."""
    r, high = pipe_radius(80), sense.z - 0.012 - OUT_Z
    tube(r + 0.005, r - 0.001, 0.03, 'galvanised', (x - 0.015, 0, OUT_Z))
    box((0.025, 0.004, high), 'galvanised', (x, sense.y + 0.083, OUT_Z + high / 2 + 0.008), bevel=0.001)
    box((0.025, sense.y + 0.085 - r * 0.6, 0.004), 'galvanised', (x, (sense.y + 0.085 + r * 0.6) / 2, OUT_Z + 0.01), bevel=0.001)
    bolts([(0, 0)], 0.008, at=(x, sense.y + 0.081, sense.z - 0.03), axis='-y')


def pressure_gauge(x, dn, value, scale):
    top = (Z if x < 0 else OUT_Z) + pipe_radius(dn)
    tube(0.016, 0.008, 0.022, 'steel', (x, 0, top - 0.005), 'z')
    loop = syphon((x, 0, top + 0.01), 'z', 'x', rise=0.13, loop=0.036)
    cock = needle_cock(loop['end'].out(0.035), 'z', '-x')
    gauge(0.055, cock['out'].at, '-y', stem=0.04, value=value, scale=scale)


def trap_set(drain):
    """Separator drain: ball valve, float trap, check valve, ball valve; condensate leaves at the flange on the left."""
    x, z = drain.at.x, TRAP_Z
    run = x - 0.10
    first = ball_valve(20, (run - 0.07, 0, z), '-x', 'z', flanged=False)
    pipe([drain.at + stage.Vector((0, 0, 0.02)), (x, 0, z), first['in'].at], 20)
    half = valve_length(20) / 2
    trap = steam_trap(20, first['out'].out(0.09 + half), '-x', 'z', 'float')
    pipe([first['out'].at, trap['in'].at], 20, end='flange')
    check = check_valve(20, trap['out'].out(half * 0.8), '-x', 'z')
    joint(trap['out'])
    end = (START, 0, CONDENSATE_Z)
    corner = check['out'].out(0.085)
    pipe([check['out'].at, corner, (corner.x, 0, CONDENSATE_Z), (START + 0.02, 0, CONDENSATE_Z)], 20, start='flange')
    open_flange(20, end, '-x', 'z', 'steel', bore=0.011)
    lathe([(0.016, 0.022), (0.030, pipe_radius(20))], 'steel', end, 'x', bevel=0)


def relief():
    """Safety valve whose discharge leaves to the back and rises, held by the post beside it; drain plug at the elbow."""
    base = nozzle(80, (RELIEF, 0, OUT_Z + 0.02), 'z', 0.17, pad=False)
    out = safety_valve(80, base['face'].at, 'z', 'y', outlet_dn=100)['out']
    turn = out.out(0.19)
    top = (turn.x, turn.y, VENT_TOP)
    pipe([out.at, turn, (turn.x, turn.y, top[2] - 0.02)], 100, start='flange')
    open_flange(100, top, 'z', 'x', 'steel', bore=0.053)
    lathe([(0.020, 0.07), (0.038, pipe_radius(100))], 'steel', top, '-z', bevel=0)
    r, post = pipe_radius(100), POSTS[2][0]
    beam((post, BACK, VENT_Z), (turn.x + r, BACK, VENT_Z), 0.06, 'graphite', 'box')
    tube(r + 0.006, r - 0.001, 0.012, 'bolt', (turn.x, turn.y, VENT_Z - 0.006), 'z')
    low = turn - stage.Vector((0, 0, pipe_radius(100) * 0.5))
    cylinder(0.0085, 0.09, 'steel', low, '-z', bevel=0.001)
    bolts([(0, 0)], 0.016, at=low - stage.Vector((0, 0, 0.09)), axis='-z')


def clamp(x, z, dn):
    """Cradle and U-bolt of a line on an arm of the frame."""
    r = pipe_radius(dn)
    beam((x, 0.26, z - r - 0.035), (x, -0.06, z - r - 0.035), 0.06, 'graphite', 'box')
    box((0.05, r * 1.6, 0.008), 'galvanised', (x, 0, z - r - 0.003), bevel=0.001)
    tube(r + 0.006, r - 0.001, 0.012, 'bolt', (x - 0.006, 0, z), 'x')
    bolts([(-r - 0.003, 0), (r + 0.003, 0)], 0.009, at=(x, 0, z - r - 0.002), axis='z', up='x')


def structure():
    base_frame(END - START - 0.1, 0.56, ((START + END) / 2, 0.06, 0), height=0.12, cross=4)
    for x, top, lines in POSTS:
        beam((x, BACK, 0.12), (x, BACK, top), 0.08, 'graphite', 'box')
        box((0.16, 0.14, 0.014), 'graphite', (x, BACK, 0.155))
        for z, dn in lines:
            clamp(x, z, dn)
    plate = POSTS[2][0]
    name_plate([MARK, 'ER-50-80', '10 → 3 barg', '1 000 kg/h'], (0.46, 0.34), (plate, 0.252, 1.44), '-y', largest=0.09)
    box((0.48, 0.008, 0.36), 'galvanised', (plate, 0.256, 1.44), bevel=0.002)


def station():
    structure()
    drum = main_line()
    trap_set(drum['drain'])
    relief()
    pressure_gauge(GAUGE_IN, 50, 0.62, (0, 4, 8, 12, 16))
    pressure_gauge(GAUGE_OUT, 80, 0.50, (0, 2, 4, 6))


def whole():
    """From flange to flange, on its frame."""
    station()
    stage.camera(-20, 7, 62, margin=0.06)
    stage.studio(azimuth=-20, size=1.9)


def detail():
    station()
    stage.camera(-28, 8, 85, target=(0.09, -0.03, Z + 0.125), distance=2.05, focus=(-0.03, -0.09, Z + 0.1), aperture=3.2)
    stage.studio(azimuth=-28, size=1.75)


def plan():
    station()
    sheet = Sheet('Estación reductora de presión 10 / 3 barg', 'ER-50-80')
    side = sheet.view('side', (800, 470), A3 / 12.5, ((START + END) / 2, 0, 0.98))
    side.dimension((START, 0, 0), (END, 0, 0), 44)
    side.dimension((START, 0, 0), (START, 0, Z), -50)
    side.dimension((START, 0, Z), (RELIEF - 0.10, 0, VENT_TOP), -50, vertical=True)
    side.dimension((EXPANDED, 0, Z - 0.04), (TAP, 0, Z - 0.04), 99, label='1 200 (15 D)', share=0.38)
    side.centre_line((START - 0.05, 0, Z), (0.19, 0, Z))
    side.centre_line((0.31, 0, OUT_Z), (END + 0.05, 0, OUT_Z))
    for x, z, words, shift in (
            (INLET_VALVE, Z + 0.1, 'V-301 DN 50', (24, -84)), (SEPARATOR, Z - 0.16, 'S-301 separador', (66, 130)),
            (STRAINER, Z - 0.03, 'F-301 filtro Y', (56, 132)), (0.28, Z - 0.03, 'Excéntrica', (-20, 66)),
            (GAUGE_IN, Z + 0.36, 'PI-301', (-16, -44)), (0.0, Z + 0.36, 'PCV-301 DN 50, Kvs 16', (-30, -100)), (GAUGE_OUT, Z + 0.38, 'PI-302', (-14, -20)),
            (TAP, Z + 0.10, 'Toma de presión', (75, -150)), (RELIEF, Z + 0.5, 'PSV-301 DN 80/100, 2 150 kg/h o más', (-60, -130)),
            (OUTLET_VALVE, Z - 0.06, 'V-303 DN 80', (-60, 130)),
            (-1.04, TRAP_Z - 0.03, 'ST-301 trampa', (0, 128)), (SEPARATOR - 0.17, TRAP_Z, 'V-302 DN 20', (140, 137))):
        side.tag((x, 0, z), words, shift)
    return sheet


PICTURES = {
    'products/valvulas-reductoras-conjunto': photo(whole, samples=32),
    'products/valvulas-reductoras-detalle': detail,
    'products/valvulas-reductoras-plano': drawing(plan),
}
