"""Gate, ball, bellows globe (cut open) and butterfly valve side by side: group, detail, drawing."""
from scenes import stage
from scenes.drawing import A3, Sheet
from scenes.parts import bellows_globe
from scenes.parts.casting import cut_open
from scenes.parts.core import place
from scenes.parts.isolation import BALL_LENGTH, BALL_LEVER, BUTTERFLY_TOP, BUTTERFLY_WIDTH, GATE_LENGTH, GATE_TOP, STAND, ball_valve, butterfly_valve, gate_valve
from scenes.pictures import drawing, photo

# where each stands in the group, and its flow
GATE = (-0.105, 0.17, STAND['gate']), (1, 0.10, 0)
BALL = (-0.30, -0.08, STAND['ball']), (-1, 0.12, 0)
GLOBE = (0.125, -0.06, bellows_globe.STAND), (1, 0.16, 0)
BUTTERFLY = (0.40, 0.06, STAND['butterfly']), (0.80, 0.60, 0)
MAT = 'iron_grey'


def open_globe(at, axis):
    """Housings cut in orange, seat and packing in their own metal; disc, bellows and stem whole."""
    plane, normal = (at[0], at[1], 0), (axis[1], -axis[0], 0)
    with place(at, axis) as housings:
        bellows_globe.housings(MAT)
    for i, obj in enumerate(housings.objects):
        cut_open([obj], tuple(c + n * 0.0002 * i for c, n in zip(plane, normal)), normal)
    with place(at, axis) as inside:
        bellows_globe.seat()
        bellows_globe.packing()
    # a hair before the section of the body, in which the seat ring is sunk
    before = tuple(c + n * 0.0003 for c, n in zip(plane, normal))
    for obj in inside.objects:
        cut_open([obj], before, normal, obj.active_material.name)
    with place(at, axis):
        bellows_globe.yoke(MAT)
        bellows_globe.stem()


def group():
    gate_valve(*GATE)
    ball_valve(*BALL)
    open_globe(*GLOBE)
    butterfly_valve(*BUTTERFLY, opening=90)


def whole():
    group()
    stage.camera(-9, 5, 60, margin=0.06, focus=(0.02, -0.04, 0.2), aperture=13)
    stage.studio(azimuth=-12, size=0.50)


def detail():
    group()
    stage.camera(-4, 9, 85, target=(0.235, -0.05, 0.178), distance=1.44, focus=(0.125, -0.06, 0.16), aperture=7)
    stage.studio(azimuth=-14, size=0.46)


def plan():
    """The four valves in one row on their common pipe axis; the butterfly valve also along it."""
    axis, scale = STAND['butterfly'], A3 / 4
    gate, globe, ball, wing = -0.630, -0.357, -0.063, 0.309
    others = gate_valve((gate, 0, axis)).objects + ball_valve((ball, 0, axis)).objects + bellows_globe.globe_valve((globe, 0, axis)).objects
    butterfly_valve((wing, 0, axis), opening=0)
    sheet = Sheet('Válvulas de corte, clase 150', 'VX-65-100')
    side = sheet.view('side', (800, 600), scale, (0, 0, axis))
    for x, half, over in ((gate, GATE_LENGTH / 2, 0.528), (globe, bellows_globe.LENGTH / 2, 0.425), (ball, BALL_LENGTH / 2, 0.17), (wing, BUTTERFLY_WIDTH / 2, 0.28)):
        side.dimension((x - half, 0, 0), (x + half, 0, 0), 44)
        side.centre_line((x, 0, -0.01), (x, 0, axis + over))
        side.centre_line((x - half - 0.025, 0, axis), (x + half + 0.025, 0, axis))
    side.dimension((gate - 0.1085, 0, axis), (gate - 0.012, 0, axis + GATE_TOP), -36, vertical=True)
    side.dimension((gate - 0.1085, 0, axis + GATE_TOP), (gate + 0.1085, 0, axis + GATE_TOP), -30, label='ø 217')
    side.dimension((globe - 0.1205, 0, axis), (globe - 0.012, 0, axis + bellows_globe.TOP), -28, vertical=True)
    # to the end of its grip
    side.dimension((ball, 0, axis + 0.15), (ball + BALL_LEVER + 0.007, 0, axis + 0.15), -50)
    for x, words in ((gate, 'Compuerta DN 80'), (globe, 'Globo con fuelle DN 80'), (ball, 'Bola DN 65'), (wing, 'Mariposa DN 100')):
        side.caption(words, (x * scale, 205))
    side.tag((gate, 0, axis + 0.47), 'Vástago ascendente', (110, -25))
    side.tag((globe + 0.015, 0, axis + 0.19), 'Fuelle, adentro', (110, -50))
    side.tag((ball + 0.17, 0, axis + 0.14), 'Palanca', (20, 45))
    side.tag((wing - 0.02, 0, axis + 0.20), 'Reductor sinfín', (-60, -120))
    end = sheet.view('front', (1390, 600), scale, (0, 0, axis), hidden=others)
    end.dimension((0, 0.114, axis), (0, -0.114, axis), 146, label='ø 228')
    end.dimension((0, 0.114, axis), (0, 0.046, axis + BUTTERFLY_TOP), -24, vertical=True)
    end.centre_line((0, 0, -0.01), (0, 0, axis + 0.28))
    end.centre_line((0, 0.13, axis), (0, -0.13, axis))
    end.caption('Agujeros: 8 × 5/8″ UNC', (0, 205))
    return sheet


PICTURES = {
    'products/valvulas-corte-conjunto': photo(whole, samples=32),
    'products/valvulas-corte-detalle': detail,
    'products/valvulas-corte-plano': drawing(plan),
}
