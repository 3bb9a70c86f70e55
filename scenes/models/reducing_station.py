"""Pressure-reducing station on a frame, 10 to 3 bar, DN 50 in, DN 80 out: whole, detail, drawing.

Steam flows along +X at height Z. Order: bypass tee, inlet valve, separator with trap set, strainer (basket to the side, so
that no condensate stays in it), gauge, reducing valve, expansion, gauge, sensing tap, outlet valve, bypass tee, safety valve.
"""
from scenes import stage
from scenes.drawing import Sheet
from scenes.parts.automatic import safety_valve
from scenes.parts.casting import open_flange
from scenes.parts.core import box, cylinder, lathe, tube
from scenes.parts.fasteners import bolts
from scenes.parts.instruments import gauge
from scenes.parts.lettering import name_plate
from scenes.parts.pipes import nozzle, pipe, reducer, syphon, tee
from scenes.parts.reducing import pilot_reducing_valve, sensing_line
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.steamline import separator, steam_trap, strainer
from scenes.parts.structure import base_frame, beam
from scenes.parts.valves import ball_valve, check_valve, globe_valve, needle_cock
from scenes.pictures import drawing, photo

Z, BYPASS_Z = 0.80, 1.36
START, END = -1.72, 1.90
TEE_IN, TEE_OUT, RELIEF = -1.44, 1.30, 1.60
INLET_VALVE, SEPARATOR, STRAINER, OUTLET_VALVE = -1.14, -0.78, -0.42, 0.96
GAUGE_IN, GAUGE_OUT, TAP = -0.205, 0.44, 0.66
POSTS = (-1.30, 0.30, 1.72)
TRAP_Z, CONDENSATE_Z = 0.39, 0.25


def spool(a, b, dn):
    """Flanged pipe piece on the main axis."""
    pipe([(a, 0, Z), (b, 0, Z)], dn, start='flange', end='flange')


def main_line():
    inlet = globe_valve(50, (INLET_VALVE, 0, Z))
    drum = separator(50, (SEPARATOR, 0, Z))
    basket = strainer(50, (STRAINER, 0, Z), 'x', (0, 0.94, 0.34))
    valve = pilot_reducing_valve((0, 0, Z))
    outlet = globe_valve(80, (OUTLET_VALVE, 0, Z))
    pipe([(START + 0.02, 0, Z), inlet['in'].at], 50, end='flange')
    open_flange(50, (START, 0, Z), '-x', 'z', 'steel', bore=0.027)
    lathe([(0.018, 0.0415), (0.018 + 0.016, pipe_radius(50))], 'steel', (START, 0, Z), 'x', bevel=0)
    for first, last in ((inlet, drum), (drum, basket), (basket, valve)):
        spool(first['out'].at.x, last['in'].at.x, 50)
    large = valve['out'].at.x + 0.195
    pipe([valve['out'].at, (large - 0.10, 0, Z)], 50, start='flange')
    reducer(80, 50, (large, 0, Z), '-x', 0.12)
    pipe([(large - 0.004, 0, Z), outlet['in'].at], 80, end='flange')
    pipe([outlet['out'].at, (END - 0.02, 0, Z)], 80, start='flange')
    open_flange(80, (END, 0, Z), 'x', 'z', 'steel', bore=0.041)
    lathe([(0.020, 0.058), (0.020 + 0.018, pipe_radius(80))], 'steel', (END, 0, Z), '-x', bevel=0)
    sense = valve['sense'].at
    sensing_line(tuple(sense), TAP, Z + pipe_radius(80))
    return drum


def pressure_gauge(x, dn, value, scale):
    top = Z + pipe_radius(dn)
    tube(0.016, 0.008, 0.022, 'steel', (x, 0, top - 0.005), 'z')
    loop = syphon((x, 0, top + 0.01), 'z', '-y', rise=0.13, loop=0.036)
    cock = needle_cock(loop['end'].out(0.035), 'z', '-x')
    gauge(0.055, cock['out'].at, '-y', stem=0.04, value=value, scale=scale)


def bypass():
    tee(50, 40, (TEE_IN, 0, Z))
    tee(80, 40, (TEE_OUT, 0, Z))
    middle, half = 0.02, valve_length(40) / 2
    globe_valve(40, (middle, 0, BYPASS_Z))
    pipe([(TEE_IN, 0, Z + 0.03), (TEE_IN, 0, BYPASS_Z), (middle - half, 0, BYPASS_Z)], 40, end='flange')
    pipe([(middle + half, 0, BYPASS_Z), (TEE_OUT, 0, BYPASS_Z), (TEE_OUT, 0, Z + 0.04)], 40, start='flange')


def trap_set(drain):
    """Separator drain: ball valve, float trap, check valve, ball valve; condensate leaves at the flange on the left."""
    x, z = drain.at.x, TRAP_Z
    run = x - 0.10
    first = ball_valve(20, (run - 0.07, 0, z), '-x', 'z', flanged=False)
    pipe([drain.at + stage.Vector((0, 0, 0.02)), (x, 0, z), first['in'].at], 20)
    half = valve_length(20) / 2
    trap = steam_trap(20, first['out'].out(0.13 + half), '-x', 'z', 'float')
    pipe([first['out'].at, trap['in'].at], 20, end='flange')
    check = check_valve(20, trap['out'].out(0.14 + half * 0.8), '-x', 'z')
    pipe([trap['out'].at, check['in'].at], 20, start='flange', end='flange')
    end = (START, 0, CONDENSATE_Z)
    corner = check['out'].out(0.085)
    pipe([check['out'].at, corner, (corner.x, 0, CONDENSATE_Z), (START + 0.02, 0, CONDENSATE_Z)], 20, start='flange')
    open_flange(20, end, '-x', 'z', 'steel', bore=0.011)
    lathe([(0.016, 0.022), (0.030, pipe_radius(20))], 'steel', end, 'x', bevel=0)


def relief():
    base = nozzle(40, (RELIEF, 0, Z + 0.02), 'z', 0.17, pad=False)
    valve = safety_valve(40, base['face'].at, 'z', 'x')
    out = valve['out']
    turn = out.out(0.17)
    top = (turn.x, 0, 1.82)
    pipe([out.at, turn, (turn.x, 0, top[2] - 0.02)], 65, start='flange')
    open_flange(65, top, 'z', 'x', 'steel', bore=0.034)
    lathe([(0.018, 0.050), (0.036, pipe_radius(65))], 'steel', top, '-z', bevel=0)
    low = turn - stage.Vector((0, 0, pipe_radius(65) * 0.5))
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
    for x in POSTS:
        beam((x, 0.30, 0.12), (x, 0.30, BYPASS_Z + 0.08 if x < 1.5 else Z + 0.10), 0.08, 'graphite', 'box')
        box((0.16, 0.14, 0.014), 'graphite', (x, 0.30, 0.155))
    for x, dn in zip(POSTS, (50, 80, 80)):
        clamp(x, Z, dn)
    for x in POSTS[:2]:
        clamp(x, BYPASS_Z, 40)
    clamp(POSTS[0] - 0.03, TRAP_Z, 20)
    name_plate(['ÍGNEA', 'Estación reductora ER-50/80', '10 bar  →  3 bar', '1 250 kg/h vapor saturado'], (0.18, 0.10), (POSTS[1], 0.252, 1.14), '-y')
    box((0.20, 0.008, 0.12), 'galvanised', (POSTS[1], 0.256, 1.14), bevel=0.002)


def station():
    structure()
    drum = main_line()
    trap_set(drum['drain'])
    bypass()
    relief()
    pressure_gauge(GAUGE_IN, 50, 0.62, (0, 4, 8, 12, 16))
    pressure_gauge(GAUGE_OUT, 80, 0.50, (0, 2, 4, 6))


def whole():
    station()
    stage.camera(-22, 9, 60, margin=0.03)
    stage.studio(azimuth=-22, size=1.75)


def detail():
    station()
    stage.camera(-28, 8, 85, target=(0.09, -0.03, Z + 0.125), distance=2.35, focus=(-0.03, -0.09, Z + 0.1), aperture=3.2)
    stage.studio(azimuth=-28, size=1.75)


def plan():
    station()
    sheet = Sheet('Estación reductora de presión 10 / 3 bar', 'ER-50-80', '1:15')
    side = sheet.view('side', (790, 500), 345, ((START + END) / 2, 0, 0.92))
    side.dimension((START, 0, 0), (END, 0, 0), 50)
    side.dimension((START, 0, 0), (START, 0, Z), -56)
    side.dimension((START, 0, Z), (TEE_IN, 0, BYPASS_Z), -56, vertical=True)
    side.dimension((TEE_IN, 0, BYPASS_Z), (TEE_OUT, 0, BYPASS_Z), -130)
    side.centre_line((START - 0.05, 0, Z), (END + 0.05, 0, Z))
    for x, z, words, shift in (
            (INLET_VALVE, Z + 0.1, 'V-301 DN 50', (40, -80)), (SEPARATOR, Z - 0.22, 'S-301 separador', (60, 96)), (STRAINER, Z - 0.03, 'F-301 filtro Y', (30, 84)),
            (GAUGE_IN, Z + 0.36, 'PI-301', (-44, -10)), (0.0, Z - 0.13, 'PCV-301', (50, 84)), (GAUGE_OUT, Z + 0.38, 'PI-302', (44, -10)),
            (TAP, Z + 0.15, 'Toma de presión', (24, 128)), (OUTLET_VALVE, Z - 0.06, 'V-302 DN 80', (70, 100)), (RELIEF, Z + 0.5, 'PSV-301', (-60, -110)),
            (0.02, BYPASS_Z, 'V-303 derivación DN 40', (90, -120)), (-1.18, TRAP_Z - 0.03, 'ST-301 trampa', (20, 90))):
        side.tag((x, 0, z), words, shift)
    return sheet


PICTURES = {
    'products/valvulas-reductoras-conjunto': photo(whole, samples=22),
    'products/valvulas-reductoras-detalle': photo(detail, samples=22),
    'products/valvulas-reductoras-plano': drawing(plan),
}
