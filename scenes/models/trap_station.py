"""Three steam-trap stations along a wall, each at the side of its drip leg: ball valve, strainer, trap, sight glass, check valve, ball valve.

The leg is as wide as the code asks for a DN 100 line; below the take-off it holds the dirt, which a valve at its foot blows down.
"""
from scenes import stage
from scenes.parts.core import box, cylinder, lathe, tube
from scenes.parts.fasteners import bolt_circle, bolts, flange, flange_neck
from scenes.parts.halls import hall_lights
from scenes.parts.lettering import text
from scenes.parts.pipes import outer_radius, pipe, tee
from scenes.parts.room import floor, wall
from scenes.parts.sizes import flange_size, pipe_radius, wafer_length
from scenes.parts.steamline import sight_glass, strainer
from scenes.parts.traps import bucket_trap, disc_check, disc_trap, float_trap
from scenes.parts.valves import ball_valve

WALL, Y = 0.62, 0.30
MAIN_Z, STATION_Z, RETURN_Z, FOOT_Z = 1.86, 1.30, 0.84, 1.165
PITCH, ROOM = 1.24, 9.0
DN, LEG = 25, 100
WAFER = wafer_length(DN)
STATIONS = ((-1.62, float_trap, 'ST-101', 'Flotador'), (-1.62 + PITCH, bucket_trap, 'ST-102', 'Balde invertido'),
            (-1.62 + 2 * PITCH, disc_trap, 'ST-103', 'Termodinámica'))


def studs(x, wafer=0.0):
    """Studs and gaskets of a joint at x between two bodies that meet there, or that hold a wafer between them."""
    _, ring, count, bolt, thick = flange_size(DN)
    reach = thick + 0.0015
    bolt_circle(count, ring, bolt, 2 * reach + wafer, at=(x + wafer + reach, Y, STATION_Z), axis='x', up='z')
    for face in {x, x + wafer}:
        tube(ring - bolt * 0.6, pipe_radius(DN) * 0.9, 0.003, 'rubber', (face - 0.0015, Y, STATION_Z), 'x', bevel=0)


def bracket(x, z, dn, insulated=False):
    """Channel from the wall under a pipe, with foot plate and clamp."""
    r = outer_radius(dn, insulated)
    box((0.042, WALL - Y + 0.06, 0.042), 'galvanised', (x, (WALL + Y - 0.06) / 2, z - r - 0.022), bevel=0.003)
    box((0.10, 0.036, 0.14), 'galvanised', (x, WALL - 0.018, z - r - 0.03), bevel=0.002)
    bolt_circle(4, 0.05, 0.010, at=(x, WALL - 0.036, z - r - 0.03), axis='-y', up='z')
    tube(r + 0.005, r - 0.001, 0.026, 'galvanised', (x - 0.013, Y, z), 'x')


def drip_leg(x):
    """Pocket from the underside of the main: clad above the take-off, bare below; at its foot a valve, plugged."""
    r, clad, edge = pipe_radius(LEG), outer_radius(LEG, True), STATION_Z + 0.13
    pipe([(x, Y, MAIN_Z), (x, Y, FOOT_Z)], LEG, end='cap')
    tube(clad, r, MAIN_Z - edge, 'aluminium', (x, Y, edge), 'z', bevel=0)
    lathe([(-0.025, r * 1.01), (0, clad + 0.002), (0.02, clad + 0.002)], 'aluminium', (x, Y, edge), 'z', bevel=0.002)
    tube(clad + 0.003, clad - 0.002, 0.018, 'stainless', (x, Y, edge + 0.10), 'z')
    for z in (FOOT_Z, STATION_Z + 0.07):
        lathe([(-0.006, r), (0, r + 0.003), (0.006, r)], 'steel', (x, Y, z), 'z', bevel=0)
    valve = ball_valve(20, (x, Y, FOOT_Z - 0.118), '-z', '-y', flanged=False)
    pipe([(x, Y, FOOT_Z - 0.01), valve['in'].at], 20)
    out = valve['out'].at
    cylinder(pipe_radius(20), 0.016, 'steel', out, '-z', bevel=0)
    bolts([(0, 0)], 0.030, at=out + out.__class__((0, 0, -0.014)), axis='-z')


def station(x, trap, tag, words):
    """From the side of the leg at x along the wall, and down into the top of the return line."""
    stub, half = flange_neck(DN) + 0.022, pipe_radius(DN) * 2.6
    drip_leg(x)
    inlet = ball_valve(DN, (x + pipe_radius(LEG) + 0.060 + half, Y, STATION_Z), 'x', 'z', flanged=False)
    lathe([(0, pipe_radius(DN) * 1.35), (0.022, pipe_radius(DN) * 1.2), (0.026, pipe_radius(DN))], 'steel', (x + pipe_radius(LEG) - 0.006, Y, STATION_Z), 'x',
          bevel=0.002)
    pipe([(x + 0.03, Y, STATION_Z), inlet['in'].at], DN)
    start = inlet['out'].at.x + stub
    pipe([inlet['out'].at, (start, Y, STATION_Z)], DN, end='flange')
    # basket to the side: in a steam line it must not hold water
    basket = strainer(DN, (start + 0.08, Y, STATION_Z), 'x', (0, 0.9, 0.43))
    length = {float_trap: 0.22, bucket_trap: 0.21, disc_trap: 0.16}[trap]
    body = trap(DN, (basket['out'].at.x + length / 2, Y, STATION_Z), 'x', 'z', 'iron_grey')
    glass = sight_glass(DN, (body['out'].at.x + 0.064, Y, STATION_Z))
    for port in (basket['out'], body['out']):
        studs(port.at.x)
    end = glass['out'].at.x
    disc_check(DN, (end + WAFER / 2, Y, STATION_Z))
    studs(end, WAFER)
    end += WAFER
    flange(DN, (end, Y, STATION_Z), '-x', bolted=False)
    outlet = ball_valve(DN, (end + stub + half, Y, STATION_Z), 'x', 'z', flanged=False)
    pipe([(end + flange_neck(DN) - 0.002, Y, STATION_Z), outlet['in'].at], DN)
    fall = outlet['out'].at.x + 0.07
    pipe([outlet['out'].at, (fall, Y, STATION_Z), (fall, Y, RETURN_Z)], DN)
    tee(50, DN, (fall, Y, RETURN_Z))
    bracket(inlet['out'].at.x + 0.012, STATION_Z, DN)
    bracket(outlet['in'].at.x - 0.012, STATION_Z, DN)
    sign(tag, words, (x + 0.84, WALL, STATION_Z + 0.27))


def sign(tag, words, at):
    """Enamelled plate on the wall: the trap's number in its orange head, its kind below."""
    x, y, z = at
    box((0.004, 0.40, 0.17), 'dial', (x, y - 0.002, z), '-y', bevel=0.001)
    box((0.002, 0.40, 0.082), 'orange', (x, y - 0.0046, z + 0.044), '-y', bevel=0)
    text(tag, 0.046, 'black', (x, y - 0.0062, z + 0.044), '-y')
    text(words, 0.034, 'black', (x, y - 0.0046, z - 0.042), '-y')
    bolts([(side * 0.186, low * 0.071) for side in (1, -1) for low in (1, -1)], 0.006, at=(x, y - 0.005, z), axis='-y')


def headers():
    half = ROOM / 2 + 0.5
    pipe([(-half, Y, MAIN_Z), (half, Y, MAIN_Z)], 100, insulated=True)
    pipe([(-half, Y, RETURN_Z), (half, Y, RETURN_Z)], 50)
    for x in (-1.62 - PITCH + 0.40, *(x + 0.40 for x, *_ in STATIONS), -1.22 + 3 * PITCH):
        bracket(x, MAIN_Z, 100, True)
        bracket(x + 0.1, RETURN_Z, 50)
        tube(pipe_radius(50) + 0.001, pipe_radius(50) - 0.001, 0.09, 'blue', (x + 0.28, Y, RETURN_Z), 'x', bevel=0)
        tube(outer_radius(100, True) + 0.003, outer_radius(100, True) - 0.002, 0.12, 'orange', (x + 0.28, Y, MAIN_Z), 'x')


def traps():
    for spot in STATIONS:
        station(*spot)
    headers()
    stage.camera(-37, 4, 34, target=(-0.52, Y, 1.34), distance=2.6, focus=(-1.0, Y - 0.05, STATION_Z), aperture=6.3)
    floor((-5, 7.4), (-6, WALL))
    # the dado's edge passes between the stations and the condensate line
    wall((7.4, WALL), (-2.9, WALL), 4.2, 2, (), dado=1.0)
    hall_lights((-0.5, Y, 1.3), 1.6, -42, ceiling=3.5, back=WALL, warm=0.35, key=1.5)


PICTURES = {'services/trampas-vapor': traps}
