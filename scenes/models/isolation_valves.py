"""Gate, ball and butterfly valve side by side: group, detail, drawing."""
from scenes import stage
from scenes.drawing import A3, Sheet
from scenes.parts.isolation import BALL_LENGTH, BALL_LEVER, BUTTERFLY_TOP, BUTTERFLY_WIDTH, GATE_LENGTH, GATE_TOP, STAND, ball_valve, butterfly_valve, gate_valve
from scenes.pictures import drawing, photo


def group():
    gate_valve((0.02, 0.12, STAND['gate']), (1, 0.10, 0))
    ball_valve((-0.19, -0.13, STAND['ball']), (-1, 0.12, 0))
    butterfly_valve((0.215, -0.05, STAND['butterfly']), (0.80, 0.60, 0))


def whole():
    group()
    stage.camera(-18, 5, 60, margin=0.03, focus=(0.02, -0.02, 0.2), aperture=11)
    stage.studio(azimuth=-18, size=0.46)


def detail():
    group()
    stage.camera(-26, 14, 85, target=(0.155, -0.05, 0.185), distance=1.06, focus=(0.19, -0.09, 0.16), aperture=5.6)
    stage.studio(azimuth=-30, size=0.46)


def plan():
    """The three valves in one row on their common pipe axis; the butterfly valve also along it."""
    axis = STAND['butterfly']
    gate, ball, wing = -0.46, -0.08, 0.37
    others = gate_valve((gate, 0, axis)).objects + ball_valve((ball, 0, axis)).objects
    butterfly_valve((wing, 0, axis), opening=0)
    sheet = Sheet('Válvulas de corte: compuerta, bola, mariposa', 'VX-65-100')
    side = sheet.view('side', (690, 560), A3 / 4, (0, 0, axis + 0.06))
    for x, half, over in ((gate, GATE_LENGTH / 2, 0.505), (ball, BALL_LENGTH / 2, 0.17), (wing, BUTTERFLY_WIDTH / 2, 0.28)):
        side.dimension((x - half, 0, 0), (x + half, 0, 0), 44)
        side.centre_line((x, 0, -0.01), (x, 0, axis + over))
        side.centre_line((x - half - 0.04, 0, axis), (x + half + 0.04, 0, axis))
    side.dimension((gate - 0.1085, 0, axis), (gate - 0.1085, 0, axis + GATE_TOP), -44)
    side.dimension((gate - 0.1085, 0, axis + GATE_TOP), (gate + 0.1085, 0, axis + GATE_TOP), -30, label='ø 217')
    side.dimension((ball, 0, axis + 0.15), (ball + BALL_LEVER, 0, axis + 0.15), -50)
    side.tag((gate + 0.04, 0, axis + 0.05), 'V-101 DN 80', (100, -190))
    side.tag((gate, 0, axis + 0.33), 'Vástago ascendente', (130, -40))
    side.tag((ball - 0.03, 0, axis + 0.03), 'V-102 DN 65', (-50, -150))
    side.tag((ball + 0.22, 0, axis + 0.14), 'Palanca', (30, 70))
    side.tag((wing - 0.05, 0, axis + 0.19), 'Reductor sinfín', (-60, -150))
    end = sheet.view('front', (1300, 560), A3 / 4, (0, 0, axis + 0.06), hidden=others)
    end.dimension((0, 0.109, axis), (0, -0.109, axis), 160, label='ø 218')
    end.dimension((0, 0.109, axis), (0, 0.046, axis + BUTTERFLY_TOP), -24, vertical=True)
    end.centre_line((0, 0, -0.01), (0, 0, axis + 0.28))
    end.centre_line((0, 0.13, axis), (0, -0.13, axis))
    end.tag((0, -0.02, axis + 0.012), 'V-103 DN 100', (74, -28))
    end.tag((0, -0.0344, axis + 0.083), '8 × M16', (120, -60))
    return sheet


PICTURES = {
    'products/valvulas-corte-conjunto': photo(whole, samples=32),
    'products/valvulas-corte-detalle': detail,
    'products/valvulas-corte-plano': drawing(plan),
}
