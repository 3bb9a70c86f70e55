"""Three steam-trap stations along a wall: ball valve, strainer, trap, sight glass, ball valve, into one condensate line."""
from scenes import stage
from scenes.parts.core import box, tube
from scenes.parts.fasteners import bolt_circle, flange_neck
from scenes.parts.halls import hall_lights
from scenes.parts.lettering import name_plate
from scenes.parts.pipes import outer_radius, pipe, tee
from scenes.parts.room import floor, wall
from scenes.parts.sizes import flange_size, pipe_radius, valve_length
from scenes.parts.steamline import sight_glass, steam_trap, strainer
from scenes.parts.valves import ball_valve

WALL, Y = 0.62, 0.30
MAIN_Z, STATION_Z, RETURN_Z = 1.84, 1.28, 0.86
PITCH, ROOM = 1.02, 8.0
DN = 25
STATIONS = ((-PITCH, 'float', 'ST-101'), (0.0, 'bucket', 'ST-102'), (PITCH, 'thermodynamic', 'ST-103'))


def joint(x):
    """Studs of a joint at x between two valve bodies that meet face to face."""
    _, ring, count, bolt, thick = flange_size(DN)
    bolt_circle(count, ring, bolt, 2 * (thick + 0.0015), at=(x + thick + 0.0015, Y, STATION_Z), axis='x', up='z')
    tube(ring - bolt * 0.6, pipe_radius(DN) * 0.9, 0.003, 'rubber', (x - 0.0015, Y, STATION_Z), 'x', bevel=0)


def bracket(x, z, dn, insulated=False):
    """Channel from the wall under a pipe, with foot plate and clamp."""
    r = outer_radius(dn, insulated)
    box((0.042, WALL - Y + 0.06, 0.042), 'galvanised', (x, (WALL + Y - 0.06) / 2, z - r - 0.022), bevel=0.003)
    box((0.10, 0.036, 0.14), 'galvanised', (x, WALL - 0.018, z - r - 0.03), bevel=0.002)
    bolt_circle(4, 0.05, 0.010, at=(x, WALL - 0.036, z - r - 0.03), axis='-y', up='z')
    tube(r + 0.005, r - 0.001, 0.026, 'galvanised', (x - 0.013, Y, z), 'x')


def station(x, kind, tag):
    trap_half, strainer_half, glass_half = valve_length(DN) / 2, valve_length(DN) / 2, valve_length(DN) * 0.4
    steam_trap(DN, (x, Y, STATION_Z), 'x', 'z', kind, 'iron_grey')
    left, right = x - trap_half, x + trap_half
    # basket to the side: in a steam line it must not hold water
    strainer(DN, (left - strainer_half, Y, STATION_Z), 'x', (0, 0.9, 0.43))
    sight_glass(DN, (right + glass_half, Y, STATION_Z))
    joint(left)
    joint(right)
    start, end = left - 2 * strainer_half, right + 2 * glass_half
    stub = flange_neck(DN) + 0.022
    inlet = ball_valve(DN, (start - stub - 0.044, Y, STATION_Z), 'x', 'z', flanged=False)
    outlet = ball_valve(DN, (end + stub + 0.044, Y, STATION_Z), 'x', 'z', flanged=False)
    pipe([inlet['out'].at, (start, Y, STATION_Z)], DN, end='flange')
    pipe([(end, Y, STATION_Z), outlet['in'].at], DN, start='flange')
    drop = inlet['in'].at.x - 0.07
    pipe([(drop, Y, MAIN_Z), (drop, Y, STATION_Z + 0.20)], DN, insulated=True)
    pipe([(drop, Y, STATION_Z + 0.24), (drop, Y, STATION_Z), inlet['in'].at], DN)
    fall = outlet['out'].at.x + 0.07
    pipe([outlet['out'].at, (fall, Y, STATION_Z), (fall, Y, RETURN_Z)], DN)
    tee(50, DN, (fall, Y, RETURN_Z))
    bracket(inlet['out'].at.x + 0.012, STATION_Z, DN)
    bracket(outlet['in'].at.x - 0.012, STATION_Z, DN)
    name_plate([tag, 'Drenaje línea 10 barg'], (0.16, 0.08), (x, WALL - 0.001, STATION_Z + 0.30), '-y')


def headers():
    half = ROOM / 2 + 0.5
    pipe([(-half, Y, MAIN_Z), (half, Y, MAIN_Z)], 100, insulated=True)
    pipe([(-half, Y, RETURN_Z), (half, Y, RETURN_Z)], 50)
    for i in range(-2, 3):
        bracket(i * PITCH - 0.02 + PITCH / 2, MAIN_Z, 100, True)
        bracket(i * PITCH - 0.02 + PITCH / 2, RETURN_Z, 50)
    for x in (-1.62, 0.46, 1.48):
        tube(pipe_radius(50) + 0.001, pipe_radius(50) - 0.001, 0.07, 'blue', (x - 0.25, Y, RETURN_Z), 'x', bevel=0)


def traps():
    for x, kind, tag in STATIONS:
        station(x, kind, tag)
    headers()
    stage.camera(-42, 5, 36, target=(-0.64, Y, 1.30), distance=2.05, focus=(-0.95, Y - 0.05, STATION_Z), aperture=4.5)
    floor((-5, 5), (-6, WALL))
    # the dado's edge passes between the stations and the condensate line
    wall((4.6, WALL), (-5.0, WALL), 4.2, 3, (1,), sill=2.3, head=3.6, dado=1.02)
    hall_lights((-0.5, Y, 1.3), 1.5, -42, ceiling=3.5, back=WALL, key=1.2)


PICTURES = {'services/trampas-vapor': traps}
