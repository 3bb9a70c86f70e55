"""Totalizer: field cabinet with flow computer and indicators beside a clad steam line with its transmitters.

The line lies along X behind the cabinet, steam flows to +X, the viewer stands on the -Y side. Floor at z = 0.
"""
from mathutils import Vector

from scenes import stage
from scenes.brand import MARK
from scenes.drawing import A3, Sheet
from scenes.models.flow_meters import pressure_point, temperature_point
from scenes.parts.cabinets import push_button, selector
from scenes.parts.core import box, place
from scenes.parts.fasteners import blind_flange, bolts
from scenes.parts.lettering import name_plate, text
from scenes.parts.metering import line_marking, vortex_flow_meter
from scenes.parts.pipes import floor_support, pipe
from scenes.parts.readouts import field_cabinet, flow_computer, process_indicator
from scenes.parts.structure import beam, conduit
from scenes.pictures import drawing, photo

SIZE = (0.72, 0.27, 0.86)
CABINET = (-0.50, 0.05, 0.58)
LINE_Y, LINE_Z, DN = 0.36, 0.56, 80
METER_X, PT_X, TT_X = 0.36, 0.76, 0.96
LEFT, RIGHT = -1.18, 1.28
RAIL_Y, RAIL_Z = 0.12, 0.20


def stand(at=CABINET):
    """Two posts with base plates behind the cabinet, cross rails to which it is bolted."""
    x0, y, z = at
    for x in (x0 - 0.28, x0 + 0.28):
        beam((x, y + 0.05, 0.01), (x, y + 0.05, z + SIZE[2] - 0.06), 0.06, 'galvanised', 'box')
        box((0.16, 0.20, 0.012), 'galvanised', (x, y + 0.05, 0.006))
        bolts([(-0.055, 0.07), (0.055, 0.07), (-0.055, -0.07), (0.055, -0.07)], 0.014, at=(x, y + 0.05, 0.012), axis='z', up='y')
    for dz in (0.10, SIZE[2] - 0.12):
        box((0.70, 0.022, 0.05), 'galvanised', (x0, y + 0.011, z + dz), bevel=0.002)


def door_instruments(centre):
    """What the operator reads and touches, laid out from the door's centre."""
    with place(centre, '-y', 'z'):
        flow_computer(0.50, 0.33, (0, -0.02, 0.19), 'x')
        process_indicator('2 487', 'kg/h', (0, -0.185, -0.055), 'x', tag='FI-101  CAUDAL')
        process_indicator('182,5', '°C', (0, -0.02, -0.055), 'x', mat='lamp_green', tag='TI-101  TEMP.')
        for i, (lamp, words) in enumerate((('lamp_green', 'MARCHA'), ('yellow', 'AVISO'), ('red', 'FALLA'))):
            push_button((0, 0.105 + i * 0.058, -0.047), lamp, 'x')
            text(words, 0.0090, 'graphite', (0.0006, 0.105 + i * 0.058, -0.082))
        selector((0, 0.200, -0.165), 'x')
        text('REINICIO', 0.0090, 'graphite', (0.0006, 0.200, -0.200))
        push_button((0, 0.120, -0.165), 'blue', 'x')
        text('IMPRIMIR', 0.0090, 'graphite', (0.0006, 0.120, -0.200))
        text(MARK, 0.034, 'graphite', (0.0006, -0.262, -0.20), align='LEFT', depth=0.001)
        box((0.003, 0.66, 0.016), 'orange', (0.001, 0, -0.262), bevel=0.0005)
        name_plate(['FQ-101', 'Totalizador', '4–20 mA   IP66'], (0.27, 0.108), (0, -0.165, -0.343), 'x', largest=0.08)


def steam_line(left=LEFT, right=RIGHT, capped=True):
    """Clad line with meter and transmitters; capped=False lets it run on through the walls of a room."""
    end = 'flange' if capped else None
    meter = vortex_flow_meter(DN, (METER_X, LINE_Y, LINE_Z))
    pipe([(left, LINE_Y, LINE_Z), meter['in'].at], DN, start=end, end='flange', insulated=True)
    pipe([meter['out'].at, (right, LINE_Y, LINE_Z)], DN, start='flange', end=end, insulated=True)
    if capped:
        blind_flange(DN, (left, LINE_Y, LINE_Z), 'x')
        blind_flange(DN, (right, LINE_Y, LINE_Z), '-x')
    for x in (-0.98, 1.08):
        floor_support(DN, (x, LINE_Y, LINE_Z), insulated=True)
    line_marking(DN, 'VAPOR', (0.745, LINE_Y, LINE_Z), 0.26)
    return meter, pressure_point(PT_X, LINE_Y, LINE_Z, DN), temperature_point(TT_X, LINE_Y, LINE_Z, DN)


def wiring(cabinet, sources, rail_y=RAIL_Y):
    """Conduits from the glands down to a low rail, along it, and up to each transmitter, the last stretch flexible; supply and signals through the floor."""
    box((1.34, 0.03, 0.13), 'galvanised', (0.52, rail_y + 0.03, RAIL_Z), bevel=0.002)
    for x in (0.20, 1.12):
        box((0.05, 0.04, RAIL_Z + 0.06), 'galvanised', (x, rail_y + 0.065, (RAIL_Z + 0.06) / 2), bevel=0.002)
        box((0.12, 0.12, 0.010), 'galvanised', (x, rail_y + 0.065, 0.005), bevel=0.002)
    for i, source in enumerate(sources):
        gland, out = cabinet[f'g{5 - i}'].at, source['cable'].at
        z = RAIL_Z + 0.042 - i * 0.042
        rise, top = out.x + 0.012, LINE_Z + 0.13
        conduit([gland, (gland.x, gland.y, z), (gland.x, rail_y, z), (rise, rail_y, z), (rise, rail_y, top)], 0.0125, 'galvanised', 0.05)
        low = max(out.z - 0.16, top + 0.05)
        conduit([(rise, rail_y, top), (rise, rail_y, top + 0.03), (rise + 0.045, out.y, low), (rise + 0.045, out.y, out.z), out], 0.009, 'rubber', 0.045)
    for i in range(6 - len(sources)):
        gland = cabinet[f'g{i}'].at
        conduit([gland, (gland.x, gland.y, 0)], 0.0125, 'galvanised')
    for x in (-0.10, 0.18, 0.62):
        box((0.02, 0.030, 0.125), 'stainless', (x, rail_y - 0.002, RAIL_Z), bevel=0.002)


def station(at=CABINET, rail_y=RAIL_Y, **line):
    stand(at)
    cabinet = field_cabinet(SIZE, at)
    door_instruments(cabinet['door'].at)
    wiring(cabinet, steam_line(**line), rail_y)
    return cabinet


def whole():
    station()
    stage.camera(-16, 10, 70, margin=0.2)
    stage.studio(azimuth=-16)


def detail():
    cabinet = station()
    centre = cabinet['door'].at + Vector((0.025, 0, 0.11))
    stage.camera(-24, 7, 85, target=centre, distance=2.05, focus=centre + Vector((-0.05, -0.03, 0.06)), aperture=18)
    stage.studio(azimuth=-24, size=0.9)


def plan():
    station()
    x0, _, z0 = CABINET
    half, top = SIZE[0] / 2, z0 + SIZE[2]
    sheet = Sheet('Totalizador de vapor FQ-101', 'T-1C')
    side = sheet.view('side', (590, 440), A3 / 10, (0.05, 0, 0.76))
    side.dimension((x0 - half, 0, top + 0.05), (x0 + half, 0, top + 0.05), -50)
    side.dimension((x0 - half, 0, z0), (x0 - half, 0, top), -175)
    side.dimension((x0 - half, 0, 0), (x0 - half, 0, z0), -175)
    side.dimension((RIGHT, 0, 0), (RIGHT, 0, LINE_Z), 50)
    side.dimension((METER_X, 0, 0), (PT_X, 0, 0), 60)
    side.dimension((PT_X, 0, 0), (TT_X, 0, 0), 60)
    side.centre_line((LEFT - 0.06, 0, LINE_Z), (RIGHT + 0.06, 0, LINE_Z))
    for point, words, shift in (((x0 + 0.10, 0, z0 + 0.66), 'FQ-101 computador de flujo', (250, -60)), ((x0 + 0.02, 0, z0 + 0.375), 'TI-101', (150, 62)),
                                ((x0 - 0.20, 0, z0 + 0.375), 'FI-101', (-130, -90)), ((METER_X, 0, LINE_Z + 0.36), 'FT-101', (-30, -60)),
                                ((PT_X, 0, LINE_Z + 0.5), 'PT-101', (30, -60)),
                                ((TT_X, 0, LINE_Z + 0.24), 'TT-101', (60, -75)), ((0.45, 0, RAIL_Z), 'Canalización 4–20 mA', (-60, 110))):
        side.tag(point, words, shift)
    end = sheet.view('front', (1380, 440), A3 / 10, (0, 0.08, 0.76))
    end.dimension((0, CABINET[1] - SIZE[1], top + 0.05), (0, CABINET[1], top + 0.05), -50)
    end.dimension((0, CABINET[1], 0), (0, LINE_Y, 0), 60)
    return sheet


PICTURES = {
    'products/totalizadores-conjunto': photo(whole, samples=32),
    'products/totalizadores-detalle': detail,
    'products/totalizadores-plano': drawing(plan),
}
