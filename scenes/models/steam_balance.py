"""Steam balance: a flow meter on every line of the header, and the screen that adds them up (kg/h).

The hall and the header are those of header_hall; steam comes down from the boilers at x = 0. Before the meters
the pipe runs straight: 16 to 27 diameters up the outlets, ten down to the inlet's, which hangs lower for that; after them at least five.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.models import header_hall
from scenes.models.header_hall import BACK, OUTER, Z
from scenes.parts.core import box, cylinder, lathe, place
from scenes.parts.fasteners import bolt_circle, bolts
from scenes.parts.lettering import text
from scenes.parts.metering import METER_LENGTH, display_head
from scenes.parts.pipes import nozzle, outer_radius, pipe
from scenes.parts.room import flow_band, wall_sleeve
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.structure import beam, conduit
from scenes.parts.valves import end_flanges, globe_valve

METER_Z, INLET_Z, LEVEL = 3.80, 3.04, 4.85
LABEL_Z, BAND_Z = 2.44, 2.74
INLET = 'CALDERAS'
LINES = ((-2.5, 100, 'SECADO', 2450), (-1.25, 80, 'COCINA', 1180), (0.0, 150, INLET, 6450), (1.3, 100, 'PROCESO', 1870), (2.5, 65, 'LAVADO', 640))


def grouped(number):
    return f'{number:,}'.replace(',', ' ')


def meter(dn, at, flow):
    """Vortex meter in a riser: flanged body, cooled neck to the aisle, head that stands upright on its end."""
    r, length, mat = pipe_radius(dn), METER_LENGTH[dn], 'stainless'
    with place(at, 'z', '-y') as part:
        end_flanges(part, dn, length, mat, r * 1.2)
        cylinder(r * 1.16, length * 0.6, mat, (-length * 0.3, 0, 0), bevel=0.006)
        lathe([(0, r * 0.72), (r * 1.16 + 0.02, r * 0.66), (r * 1.16 + 0.022, r * 0.86), (r * 1.16 + 0.05, r * 0.86), (r * 1.16 + 0.05, 0)], mat, axis='z', bevel=0.003)
        bolt_circle(4, r * 0.68, 0.010, at=(0, 0, r * 1.16 + 0.05), axis='z')
    x, y, z = at
    end = y - r * 1.16 - 0.19
    cylinder(0.018, 0.15, mat, (x, y - r * 1.16 - 0.04, z), '-y')
    for i in range(4):
        cylinder(0.028, 0.006, mat, (x, y - r * 1.16 - 0.075 - i * 0.020, z), '-y', bevel=0.001)
    box((0.05, 0.05, 0.05), mat, (x, end - 0.012, z), bevel=0.006)
    head = display_head((grouped(flow), 'kg/h', ''), (x, end - 0.012, z + 0.022), '-y', 'z')
    cable = head['cable']
    beside = x + outer_radius(dn, True) + 0.016
    conduit([cable.at, (beside, cable.at.y, cable.at.z), (beside, y, cable.at.z + 0.06), (beside, y, LEVEL + 0.5)], 0.009, 'black', 0.04)
    return part


def line(x, dn, words, flow):
    """Stub, stop valve with its wheel to the aisle, straight pipe, meter, clad riser back through the wall."""
    face = nozzle(dn, (x, 0, Z + 0.10), 'z', OUTER + 0.06, pad=False)['face']
    cylinder(pipe_radius(dn) + 0.05, 0.03, 'aluminium', (x, 0, Z + OUTER - 0.02), 'z')
    top = globe_valve(dn, face.out(valve_length(dn) / 2), 'z', '-y')['out'].at
    body = meter(dn, (x, 0, INLET_Z if words == INLET else METER_Z), flow)
    pipe([top, body['in'].at], dn, start='flange', end='flange', insulated=True)
    pipe([body['out'].at, (x, 0, LEVEL), (x, BACK, LEVEL)], dn, start='flange', insulated=True)
    wall_sleeve((x, BACK, LEVEL), '-y', dn)
    flow_band((x, 0, BAND_Z), 'z', dn)
    with place((x, -outer_radius(dn, True), LABEL_Z), '-y', 'z'):
        box((0.03, 0.06, 0.05), 'stainless', (0.004, 0, 0), bevel=0.002)
        if words == INLET:
            box((0.005, 0.56, 0.175), 'orange', (0.018, 0, 0), bevel=0.002)
        box((0.005, 0.52, 0.135), 'graphite', (0.021, 0, 0), bevel=0.002)
        text(words, 0.064, 'dial', (0.0242, 0, 0))


def board(at, facing):
    """Plant screen on two posts: what comes in, what goes out, what is left unexplained; the figures of the page's own chart."""
    w, h = 1.50, 1.20
    out = sorted((entry for entry in LINES if entry[2] != INLET), key=lambda entry: -entry[3])
    come, gone = next(entry[3] for entry in LINES if entry[2] == INLET), sum(entry[3] for entry in out)
    with place(at, facing, 'z'):
        for y in (-0.50, 0.50):
            beam((-0.10, y, -at[2] + 0.01), (-0.10, y, h / 2 - 0.1), 0.06, 'galvanised', 'box')
            box((0.40, 0.14, 0.012), 'galvanised', (-0.10, y, -at[2] + 0.006))
            bolts([(-0.15, 0), (0.15, 0)], 0.014, at=(-0.10, y, -at[2] + 0.012), axis='z', up='y')
        box((0.08, w + 0.07, h + 0.18), 'white', (-0.04, 0, -0.055), bevel=0.010)
        box((0.012, w, h), 'black', (0.003, 0, 0), bevel=0.005)
        box((0.002, w * 0.98, h * 0.975), 'screen_dark', (0.0095, 0, 0), bevel=0.0005)
        text(MARK, 0.050, 'graphite', (0.0006, 0, -h / 2 - 0.070))
        with place((0.0112, 0, 0)):
            left, right = -w * 0.455, w * 0.455
            text('BALANCE DE VAPOR', 0.072, 'screen_white', (0, left, 0.505), align='LEFT')
            text('kg/h', 0.072, 'screen_white', (0, right, 0.505), align='RIGHT')
            rows = [('Entrada', come, 'screen_orange'), *((words.capitalize(), flow, 'screen') for _, _, words, flow in out)]
            for i, (words, flow, mat) in enumerate(rows):
                z = 0.325 - i * 0.132 - (0.050 if i else 0)
                text(words, 0.072, 'screen_white', (0, left, z), align='LEFT')
                text(grouped(flow), 0.078, 'screen_white', (0, right, z), align='RIGHT')
                bar = 0.52 * flow / come
                box((0.0006, bar, 0.056), mat, (0, -0.225 + bar / 2, z), bevel=0)
            for z in (0.415, 0.238, -0.345):
                box((0.0005, w * 0.91, 0.006), 'screen_orange', (0, 0, z), bevel=0)
            text('Sin explicar', 0.078, 'screen_orange', (0, left, -0.455), align='LEFT')
            text(grouped(come - gone), 0.084, 'screen_orange', (0, right, -0.455), align='RIGHT')


def balance():
    header_hall.shell()
    for spot in LINES:
        line(*spot)
    header_hall.instruments()
    header_hall.drip_leg()
    board((3.55, -1.30, 1.30), (-0.20, -1, 0.06))
    header_hall.hall()
    header_hall.hall_lights()
    stage.area_light((-2.8, -4.6, 4.2), (-1.2, 0, 2.6), 2.6, 190, stage.NEUTRAL, 1.2)
    stage.camera(13, 3, 32, target=(1.25, -0.3, 2.25), distance=7.2)


PICTURES = {'services/balance-vapor': balance}
