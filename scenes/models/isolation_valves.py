"""Gate, ball and butterfly valve side by side: group, detail, drawing."""
from scenes import stage
from scenes.drawing import Sheet
from scenes.parts.isolation import BALL_LENGTH, BALL_LEVER, BUTTERFLY_WIDTH, GATE_LENGTH, GATE_TOP, STAND, ball_valve, butterfly_valve, gate_valve
from scenes.pictures import drawing, photo


def group():
    gate_valve((0.02, 0.12, STAND['gate']), (1, 0.10, 0))
    ball_valve((-0.19, -0.13, STAND['ball']), (-1, 0.12, 0))
    butterfly_valve((0.25, -0.05, STAND['butterfly']), (0.80, 0.60, 0))


def whole():
    group()
    stage.camera(-18, 12, 70, margin=0.03, focus=(0.02, -0.02, 0.2), aperture=11)
    stage.studio(azimuth=-18, size=0.46)


def detail():
    group()
    stage.camera(-26, 14, 85, target=(0.17, -0.05, 0.19), distance=1.0, focus=(0.22, -0.09, 0.16), aperture=5.6)
    stage.studio(azimuth=-30, size=0.46)


def plan():
    """The three valves in one row on their common pipe axis, and seen along it."""
    axis = 0.11
    places = {'gate': -0.42, 'ball': -0.02, 'butterfly': 0.52}
    gate_valve((places['gate'], 0, axis))
    ball_valve((places['ball'], 0, axis))
    butterfly_valve((places['butterfly'], 0, axis), opening=0)
    sheet = Sheet('Válvulas de corte: compuerta, bola, mariposa', 'VX-65-100', '1:4')
    side = sheet.view('side', (800, 560), 1050, (0.04, 0, axis + 0.06))
    for kind, half, words in (('gate', GATE_LENGTH / 2, 'Compuerta DN 80'), ('ball', BALL_LENGTH / 2, 'Bola DN 65'), ('butterfly', BUTTERFLY_WIDTH / 2, 'Mariposa DN 100')):
        x = places[kind]
        side.dimension((x - half, 0, 0), (x + half, 0, 0), 40 if kind != 'butterfly' else 30)
        side.centre_line((x, 0, -0.01), (x, 0, axis + (0.53 if kind == 'gate' else 0.30 if kind == 'butterfly' else 0.17)))
        side.centre_line((x - half - 0.05, 0, axis), (x + half + 0.05, 0, axis))
    gate, ball, wing = (places[k] for k in ('gate', 'ball', 'butterfly'))
    side.dimension((gate - GATE_LENGTH / 2, 0, axis), (gate - 0.1, 0, axis + GATE_TOP), -60)
    side.dimension((gate - 0.1085, 0, axis + GATE_TOP), (gate + 0.1085, 0, axis + GATE_TOP), -36, label='ø 217')
    side.dimension((ball, 0, axis + 0.15), (ball + BALL_LEVER, 0, axis + 0.15), -50)
    side.tag((gate + 0.02, 0, axis + 0.05), 'V-101 cuerpo', (150, -60))
    side.tag((gate, 0, axis + 0.33), 'Vástago ascendente', (170, -40))
    side.tag((ball - 0.05, 0, axis), 'V-102', (-60, -130))
    side.tag((ball + 0.22, 0, axis + 0.14), 'Palanca, abierta', (40, -110))
    side.tag((wing, 0, axis + 0.18), 'Reductor sinfín', (90, -150))
    side.tag((wing + 0.02, 0, axis - 0.05), 'V-103', (90, 40))
    return sheet


PICTURES = {
    'products/valvulas-corte-conjunto': photo(whole, samples=28),
    'products/valvulas-corte-detalle': photo(detail, samples=28),
    'products/valvulas-corte-plano': drawing(plan),
}
