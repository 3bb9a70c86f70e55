"""Spring safety valve DN 50/80 class 150: whole, detail, cut open, drawing."""
from scenes import stage
from scenes.drawing import A3, Sheet
from scenes.parts import safety
from scenes.parts.casting import cut_open
from scenes.parts.core import place
from scenes.pictures import drawing, photo
from scenes.web.cutting import cut_each

MAT = 'iron_grey'
# the valve with the open bonnet; the other one and the way of its outlet
OPEN = (-0.13, 0, 0)
CLOSED = (0.23, 0.12, 0), (0.75, -0.66, 0)


def housings(mat, closed=False):
    """Body, bonnet with its studs, and cap."""
    with place() as part:
        safety.body(mat)
        (safety.closed_bonnet if closed else safety.bonnet)(mat)
        safety.studs()
        safety.cap('orange')
    return part


def safety_valve(at=(0, 0, 0), axis='x', mat=MAT, closed=False):
    with place(at, axis, 'z') as part:
        housings(mat, closed)
        safety.plug_and_plate(mat)
        safety.trim()
        if not closed:
            safety.spring_plates()
            safety.spindle()
        safety.lever()
        safety.seal()
    return part


def whole():
    safety_valve(OPEN)
    safety_valve(*CLOSED, 'graphite', closed=True)
    stage.camera(-18, 9, 70, target=(0.012, 0, 0.280), distance=2.26, focus=(-0.13, -0.06, 0.25), aperture=11)
    stage.studio(azimuth=-18, size=0.42)


def detail():
    safety_valve()
    stage.camera(-26, 9, 85, target=(-0.030, 0, 0.468), distance=1.02, focus=(-0.01, -0.03, 0.488), aperture=6.3)
    stage.studio(azimuth=-30, size=0.36)


def section():
    """Housings cut in orange; nozzle, disc, holder, guide, spring plates and lever cut in their own metal; spindle and spring whole."""
    plane = (0, -0.0003, 0)
    cut_each(housings(MAT).objects, plane[1], lambda _: 'cut')
    with place() as inside:
        safety.trim()
        safety.spring_plates()
    for obj in inside.objects:
        cut_open([obj], plane, mat=obj.active_material.name)
    safety.spindle()
    with place() as hand:
        safety.lever()
    cut_each(hand.objects, plane[1], lambda obj: obj.active_material.name)
    # as near as cap and lever allow
    safety_valve((0.55, 0.50, 0), (0.75, -0.66, 0), 'graphite', closed=True)
    stage.camera(-12, 2, 70, target=(0.18, 0, 0.290), distance=2.0, focus=(0, 0.2, 0.2), aperture=32)
    stage.studio(inside.objects, azimuth=-12, size=0.42)


def plan():
    safety_valve()
    sheet = Sheet('Válvula de seguridad 2 J 3 (DN 50/80), clase 150', 'VS-50-80')
    side = sheet.view('side', (540, 455), A3 / 3, (0, 0, safety.CAP_TOP / 2))
    out, z = safety.OUTLET_X, safety.OUTLET_Z
    side.dimension((-0.075, 0, 0), (0.075, 0, 0), 116, label='ø 150  DN 50')
    side.dimension((0, 0, 0), (out, 0, 0), 70)
    side.dimension((out, 0, 0), (out, 0, z), 60)
    side.dimension((out, 0, 0), (out, 0, safety.CAP_TOP), 130)
    side.centre_line((0, 0, -0.04), (0, 0, safety.CAP_TOP + 0.03))
    side.centre_line((-0.11, 0, z), (out + 0.03, 0, z))
    side.tag((-0.11, 0, 0.476), 'Palanca de prueba', (-80, 60))
    side.tag((0, 0, 0.363), 'Resorte', (-210, 30))
    side.tag((-0.03, 0, safety.PLATE_Z), 'Placa de datos', (-170, -30))
    side.tag((0.02, 0, 0.563), 'Capuchón precintado', (120, -50))
    side.tag((-0.05, 0, safety.BONNET_FOOT + 0.012), '8 × M12', (-150, 0))
    end = sheet.view('rear', (1230, 455), A3 / 3, (0, 0, safety.CAP_TOP / 2))
    end.dimension((0, -0.095, z - 0.095), (0, 0.095, z - 0.095), 76, label='ø 190  DN 80')
    end.centre_line((0, 0, -0.01), (0, 0, safety.CAP_TOP + 0.03))
    end.tag((0, 0.0539, z + 0.0539), '4 × ø 19', (120, -50))
    end.tag((0, 0, z), 'Salida DN 80', (120, -20))
    return sheet


PICTURES = {
    'products/valvulas-seguridad-conjunto': photo(whole, samples=32),
    'products/valvulas-seguridad-detalle': detail,
    'products/valvulas-seguridad-corte': section,
    'products/valvulas-seguridad-plano': drawing(plan),
}
