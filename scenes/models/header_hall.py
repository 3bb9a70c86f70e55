"""Steam header with five stations, drip leg with trap set and pressure reduction: distribution of steam.

The header lies along X at height Z; handwheels look to -Y. Back wall y = 2.6.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.parts.assembly import gauge_on_syphon, trap_set
from scenes.parts.connections import floor_collar
from scenes.parts.core import box, cylinder, lathe
from scenes.parts.fasteners import bolts
from scenes.parts.instruments import transmitter
from scenes.parts.lettering import name_plate, text
from scenes.parts.pipes import floor_support, nozzle, outer_radius, pipe
from scenes.parts.room import drain_channel, flow_band, floor, rack, roof, tray, wall, wall_sleeve
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.structure import beam
from scenes.parts.valves import ball_valve, globe_valve
from scenes.pictures import hero

Z, DN, HALF, CEILING, BACK = 1.25, 300, 3.3, 5.6, 2.6
OUTER = outer_radius(DN, True)
STATIONS = ((-2.5, 100, 'SECADO'), (-1.25, 80, 'COCINA'), (0.0, 150, 'DE CALDERAS'), (1.3, 100, 'PROCESO'), (2.5, 65, 'AGUA CALIENTE'))


def shell(plate=(0.34, 0.20)):
    pipe([(-HALF, 0, Z), (HALF, 0, Z)], DN, insulated=True)
    for side, axis in ((1, 'x'), (-1, '-x')):
        lathe([(-0.01, OUTER + 0.002), (0.02, OUTER + 0.002), (0.07, OUTER * 0.9), (0.11, OUTER * 0.55), (0.125, 0)], 'aluminium', (side * HALF, 0, Z),
              axis, bevel=0.03)
    for x in (-2.9, 0.62, 2.95):
        stand(x)
    name_plate([MARK, 'Cabezal de vapor DN 300', '10 barg   184 °C', 'N.º 0212   Costa Rica'], plate, (-1.87, -OUTER - 0.004, Z), '-y')


def stand(x):
    """Frame of two legs with a cradle under the header."""
    for side in (1, -1):
        beam((x, side * 0.26, 0.02), (x, side * 0.26, Z - OUTER - 0.02), 0.09, 'graphite', 'box')
        box((0.2, 0.2, 0.02), 'galvanised', (x, side * 0.26, 0.01))
        bolts([(0.07, 0.07), (-0.07, -0.07)], 0.014, at=(x, side * 0.26, 0.02), axis='z')
    beam((x, -0.30, Z - OUTER - 0.06), (x, 0.30, Z - OUTER - 0.06), 0.10, 'graphite', 'box')
    box((0.16, 0.20, 0.03), 'graphite', (x, 0, Z - OUTER - 0.005), bevel=0.003)


def station(x, dn, words):
    """Stub, stop valve with its wheel to the aisle, gauge side tapping, clad riser back through the wall."""
    face = nozzle(dn, (x, 0, Z + 0.10), 'z', OUTER + 0.06, pad=False)['face']
    cylinder(pipe_radius(dn) + 0.05, 0.03, 'aluminium', (x, 0, Z + OUTER - 0.02), 'z')
    valve = globe_valve(dn, face.out(valve_length(dn) / 2), 'z', '-y')
    top = valve['out'].at
    level = 3.75
    pipe([top, (x, 0, level), (x, BACK, level)], dn, start='flange', insulated=True)
    wall_sleeve((x, BACK, level), '-y', dn)
    flow_band((x, 0, top.z + 0.75), 'z', dn)
    box((0.005, 0.30, 0.085), 'graphite', (x, -outer_radius(dn, True) - 0.012, top.z + 0.52), '-y', bevel=0.002)
    text(words, 0.034 if len(words) < 9 else 0.025, 'dial', (x, -outer_radius(dn, True) - 0.016, top.z + 0.52), '-y')
    box((0.03, 0.02, 0.06), 'stainless', (x, -outer_radius(dn, True) - 0.004, top.z + 0.52), bevel=0.002)


def instruments():
    for x in (-0.62, 1.95):
        cylinder(0.02, 0.14, 'steel', (x, 0, Z + OUTER - 0.10), 'z')
        gauge_on_syphon((x, 0, Z + OUTER + 0.03), radius=0.10, value=0.61)
    cylinder(0.014, 0.16, 'steel', (0.66, 0, Z + OUTER - 0.10), 'z')
    transmitter((0.66, 0, Z + OUTER + 0.05), '-y', reading=('9,8', 'barg'))


def drip_leg():
    """Drain pocket at the low end with its trap set to the condensate line near the floor."""
    x, y = -2.15, 0.0
    pipe([(x, y, Z - 0.14), (x, y, 0.42)], 80, end='cap')
    pipe([(x, y, 0.62), (x, -0.50, 0.62), (x + 0.12, -0.50, 0.62)], 25, bend=0.05)
    run = trap_set((x + 0.10, -0.50, 0.62), 'x')
    end = run['end'].at
    pipe([end, (end.x + 0.2, end.y, end.z), (end.x + 0.2, 0.55, end.z), (end.x + 0.2, 0.55, 0.30)], 25, bend=0.05)
    pipe([(-HALF - 1.2, BACK, 0.30), (-HALF - 1.2, 0.55, 0.30), (8, 0.55, 0.30)], 50, mat='steel', insulated=True)
    wall_sleeve((-HALF - 1.2, BACK, 0.30), '-y', 50)
    for px in (-2.8, -0.9, 1.0, 2.9, 4.8, 6.7):
        floor_support(50, (px, 0.55, 0.30), axis='x', insulated=True)
    for px in (x + 0.30, end.x - 0.05):
        floor_support(25, (px, -0.50, 0.62), axis='x')
    ball = ball_valve(20, (x, y, 0.30), '-z', '-y', flanged=False)
    pipe([(x, y, 0.43), ball['in'].at], 20)
    pipe([ball['out'].at, (x, y, 0.0)], 20)
    floor_collar(20, (x, y))


def hall(pane='night', mat='dark_wall', ground='epoxy'):
    floor((-14, 8), (-10, BACK), ground, walkways=(((-14, -2.6), (8, -1.15)),))
    wall((8, BACK), (-14, BACK), CEILING + 0.6, 6, (3, 4, 5), 2.0, 4.6, pane, mat)
    wall((8, -10), (8, BACK), CEILING + 0.6, 4, (3,), 2.0, 4.6, pane and 'dusk', mat)
    wall((-14, BACK), (-14, -10), CEILING + 0.6, 4, (), mat=mat)
    roof((-14, 8), (-10, BACK), CEILING, along='y')
    rack((-14, 1.55, 4.45), (8, 1.55, 4.45), ((80, -0.2, True, 'aluminium'), (50, 0.12, False, 'blue')), CEILING)
    tray((-14, -1.7, 4.7), (8, -1.7, 4.7), ceiling=CEILING)
    drain_channel((-14, -0.95, 0), (8, -0.95, 0))
    box((7.6, 1.5, 0.004), 'concrete', (0, 0.15, 0), bevel=0)


def hall_lights():
    stage.area_light((6.2, -5.5, 2.6), (1.0, 0, 1.6), 2.2, 1000, stage.WARM, 2.4)
    stage.area_light((0.5, -3.6, 5.2), (0.6, 0, 1.5), 4.0, 330, stage.NEUTRAL, 1.2)
    stage.area_light((-4.6, -0.5, 3.1), (0, 0, 1.6), 1.6, 170, stage.COOL, 1.6)
    stage.world((0.024, 0.030, 0.040), 1.0)


def distribution(plate=(0.34, 0.20)):
    shell(plate)
    for spot in STATIONS:
        station(*spot)
    instruments()
    drip_leg()


def whole():
    distribution()
    hall()
    hall_lights()
    stage.camera(38, 5, 38, target=(0.5, 0, 1.9), distance=8.5, shift=(0.19, 0.0))


PICTURES = {'hero/cabezal-vapor': hero(whole)}
