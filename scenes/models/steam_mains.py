"""Steam distribution in the yard: clad main and condensate return on a pipe bridge, expansion loops, drip leg with its trap set.

The bridge runs along X, steam flows to +X into the factory; loops lie flat, so that no water stands in them. Ground at z = 0.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.parts.assembly import chain
from scenes.parts.condensate import floor_drain
from scenes.parts.core import box, lathe, place, tube
from scenes.parts.fasteners import bolts
from scenes.parts.landscape import tropical_view
from scenes.parts.lettering import text
from scenes.parts.pipes import floor_support, outer_radius, pipe, tee
from scenes.parts.places import sky, sun
from scenes.parts.room import flow_band, floor, tray, wall, wall_sleeve
from scenes.parts.sizes import pipe_radius
from scenes.parts.steamline import sight_glass, steam_trap, strainer
from scenes.parts.structure import beam
from scenes.parts.valves import ball_valve, check_valve

DECK, SHOE, PORTALS, WALL = 3.30, 0.10, (-7, -3, 1, 6, 10), 13.0
STEAM, RETURN = (150, -0.45), (80, 0.40)
LOOP = (2.2, 4.8, 1.75)
FACTORY = 5.6
LEG_X, TRAP_Y, TRAP_Z = -1.75, -1.90, 1.30
RISER = (0.93, -1.45)


def level(dn):
    return DECK + SHOE + outer_radius(dn, True)


def footing(x, y):
    box((0.50, 0.50, 0.16), 'concrete', (x, y, 0.08), bevel=0.015)
    box((0.30, 0.30, 0.02), 'galvanised', (x, y, 0.17), bevel=0.003)
    bolts([(dx, dy) for dx in (-0.11, 0.11) for dy in (-0.11, 0.11)], 0.018, at=(x, y, 0.18), axis='z', up='y')


def portal(x, reach=1.0, over=0.20):
    """Two columns and a crossbeam."""
    for y in (-reach, reach):
        footing(x, y)
        beam((x, y, 0.17), (x, y, DECK - 0.18), 0.18, 'galvanised')
    beam((x, -reach - over, DECK - 0.09), (x, reach + over, DECK - 0.09), 0.18, 'galvanised')


def shoe(dn, x, y):
    """Sliding shoe under a clad line, with its clamps."""
    z, r = level(dn), outer_radius(dn, True)
    box((0.34, 0.012, SHOE + 0.03), 'galvanised', (x, y, DECK + SHOE / 2 + 0.012), bevel=0.002)
    box((0.34, 0.14, 0.012), 'galvanised', (x, y, DECK + 0.008), bevel=0.002)
    for dx in (-0.13, 0.10):
        tube(r + 0.005, r - 0.002, 0.03, 'galvanised', (x + dx, y, z), 'x')


def mains():
    first, last, reach = LOOP
    for (dn, y), way in ((STEAM, -1), (RETURN, 1)):
        z = level(dn)
        out = y + way * reach
        pipe([(-16, y, z), (first, y, z), (first, out, z), (last, out, z), (last, y, z), (WALL, y, z)], dn, insulated=True)
        wall_sleeve((WALL, y, z), '-x', dn)
        for x in PORTALS:
            shoe(dn, x, y)
        shoe(dn, (first + last) / 2, out)
    for x in PORTALS:
        portal(x)
    portal((first + last) / 2, 2.35)
    tray((-16, 0.86, DECK + 0.05), (WALL, 0.86, DECK + 0.05))
    for x in (-4.4, -0.6, 7.6):
        flow_band((x, STEAM[1], level(STEAM[0])), 'x', STEAM[0], width=0.16)
        flow_band((x, RETURN[1], level(RETURN[0])), 'x', RETURN[0], mat='clad_blue', width=0.16)


def drip_leg():
    """Pocket under the main; from its side to the trap set at hand height, from its foot to a blowdown valve over a drain."""
    (dn, y), x, foot = STEAM, LEG_X, 2.62
    r, clad = pipe_radius(100), outer_radius(100, True)
    pipe([(x, y, level(dn)), (x, y, foot)], 100, end='cap')
    tube(clad, r, level(dn) - foot - 0.28, 'aluminium', (x, y, foot + 0.28), 'z', bevel=0)
    lathe([(-0.025, r * 1.01), (0, clad + 0.002), (0.02, clad + 0.002)], 'aluminium', (x, y, foot + 0.28), 'z', bevel=0.002)
    purge = ball_valve(25, (x, y, 1.45), '-z', '-y', flanged=False)
    pipe([(x, y, foot - 0.02), purge['in'].at], 25)
    pipe([purge['out'].at, (x, y, 0.10)], 25)
    floor_drain((x, y, 0), 0.12)
    pipe([(x, y - 0.03, foot + 0.14), (x, TRAP_Y, foot + 0.14), (x, TRAP_Y, TRAP_Z), (x + 0.2, TRAP_Y, TRAP_Z)], 25, insulated=True)
    run = chain((x + 0.2, TRAP_Y, TRAP_Z), 'x', 25, (0.10, ball_valve, 0.09, strainer, 0.09, (steam_trap, {'kind': 'float', 'mat': 'iron_grey'}), 0.09, sight_glass,
                                                      0.09, check_valve, 0.09, ball_valve, 0.10))
    end = run['end'].at
    (rise, near), (back_dn, back_y) = RISER, RETURN
    pipe([end, (rise, TRAP_Y, TRAP_Z), (rise, near, TRAP_Z), (rise, near, 3.95), (rise, back_y, 3.95), (rise, back_y, level(back_dn))], 25, insulated=True)
    tee(back_dn, 25, (rise, back_y, level(back_dn)))
    for px in (x + 0.25, end.x - 0.04):
        floor_support(25, (px, TRAP_Y, TRAP_Z))
    # held by the column beside it
    r = outer_radius(25, True)
    for z in (1.9, 2.8):
        box((0.04, 0.42, 0.04), 'galvanised', (rise + r + 0.022, near + 0.19, z), bevel=0.003)
        tube(r + 0.006, r - 0.001, 0.04, 'galvanised', (rise, near, z - 0.02), 'z')
    sign((-0.30, TRAP_Y + 0.42, TRAP_Z + 0.50))


def sign(at):
    """Enamelled plate on a post behind the trap."""
    x, y, z = at
    beam((x, y + 0.03, 0.01), (x, y + 0.03, z + 0.10), 0.05, 'galvanised', 'box')
    box((0.18, 0.18, 0.012), 'galvanised', (x, y + 0.03, 0.006))
    with place((x, y, z), '-y', 'z'):
        box((0.006, 0.62, 0.36), 'dial', (0.003, 0, 0), bevel=0.002)
        box((0.002, 0.62, 0.15), 'orange', (0.0066, 0, 0.105), bevel=0)
        text(MARK, 0.075, 'black', (0.0082, 0, 0.105))
        text('Vapor 10 barg', 0.056, 'black', (0.0066, 0, -0.025))
        text('Trampa ST-107', 0.056, 'black', (0.0066, 0, -0.120))


def yard():
    floor((-30, 30), (-24, 30), 'paving', bay=4.0, walkways=(((-30, -4.6), (WALL, -3.0)),))
    wall((WALL, FACTORY), (-17, FACTORY), 5.6, 6, (0, 1, 3, 4), 2.0, 4.2, 'dusk', 'plaster')
    wall((WALL, -9), (WALL, FACTORY), 5.6, 4, (), mat='plaster')
    box((30.6, 0.7, 0.24), 'galvanised', (WALL / 2 - 8.5, FACTORY - 0.1, 5.7), bevel=0.02)
    box((0.7, FACTORY + 9, 0.24), 'galvanised', (WALL - 0.1, FACTORY / 2 - 4.5, 5.7), bevel=0.02)
    with place((0, 0, 0), (0.80, -0.60, 0), 'z'):
        tropical_view(46, 0, -6)
    sky(strength=0.45)
    sun((0.52, 0.66, -0.50), 3.7, (1.0, 0.86, 0.66))


def network():
    mains()
    drip_leg()
    yard()
    stage.camera(-34, 0, 26, target=(0.2, -1.2, 2.15), distance=4.6)


PICTURES = {'features/distribucion': network}
