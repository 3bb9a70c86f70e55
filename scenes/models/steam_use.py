"""Where steam works: one jacketed pan of the food plant in a tiled kitchen by day, its valves, air vent and trap set in full view.

The pan stands at the origin; steam comes along the aisle from the right (+X), condensate leaves low at the front. Tiled wall at y = WALL.
"""
from scenes import stage
from scenes.materials import SURFACES
from scenes.models.food_plant import R, RIM, agitator, face, legs, tray_trolley, vessel
from scenes.parts.assembly import chain, gauge_on_syphon, trap_set
from scenes.parts.automatic import control_valve, safety_valve
from scenes.parts.core import box, cylinder, lathe
from scenes.parts.fire import wisp
from scenes.parts.landscape import tropical_view
from scenes.parts.lettering import name_plate
from scenes.parts.life import clipboard, tool_case
from scenes.parts.pipes import floor_support, hanger, nozzle, pipe
from scenes.parts.places import plain_room, sky, sun, tiles, wall_with_opening
from scenes.parts.room import flow_band, wall_sleeve
from scenes.parts.steamline import strainer
from scenes.parts.valves import globe_valve

SURFACES['sea_tile'] = ((0.115, 0.205, 0.215), 0.0, 0.26, 'smooth')
WALL, CEILING = 1.8, 4.2
STEAM_Z, MAIN_Z, RETURN_Z, TRAP_Y = 1.02, 3.1, 0.62, -0.78
WINDOW = (-4.9, -1.75, 1.75, 3.35)
EYE = (0.34, -0.94, 0)


def pan():
    """The food plant's pan with nozzles for steam and condensate, air vent high at the side away from the steam; it steams."""
    vessel()
    agitator()
    legs()
    face(0, -16)
    inlet = nozzle(40, (R - 0.03, 0, STEAM_Z), 'x', 0.20, 'pan')['face']
    drain = nozzle(25, (0, 0, 0.60), '-z', 0.14, 'pan')['face']
    pipe([(-R + 0.03, 0, STEAM_Z + 0.04), (-R - 0.14, 0, STEAM_Z + 0.04), (-R - 0.14, 0, STEAM_Z + 0.16)], 15, bend=0.04)
    lathe([(0, 0.013), (0.012, 0.030), (0.060, 0.030), (0.075, 0.016), (0.090, 0.016), (0.090, 0)], 'brass', (-R - 0.14, 0, STEAM_Z + 0.155), 'z', bevel=0.002)
    for seed, wide, high, strength, x in ((2.3, 0.8, 1.15, 0.80, -0.22), (6.1, 0.6, 0.85, 0.70, 0.24), (9.4, 1.0, 1.4, 0.45, 0.0)):
        wisp(high, wide, (x, 0.16, RIM - 0.10), EYE, (0.10, 0, 1), seed, strength)
    return inlet, drain


def steam_supply(port):
    """Stop valve, strainer with its basket to the side, control valve; then gauge and safety valve, into the jacket."""
    safe = pipe([port.at, port.out(0.62)], 40, start='flange', end='flange')['end']
    valve = chain(safe.at, 'x', 40, (control_valve,))['end']
    basket = chain(valve.at, 'x', 40, (0.12, strainer, 0.12), up='-y', start='flange', end='flange')['end']
    end = chain(basket.at, 'x', 40, (globe_valve, 0.24), end=None)['end'].at
    turn = end.x + 0.22
    pipe([end, (turn, 0, STEAM_Z), (turn, 0, MAIN_Z), (turn, WALL, MAIN_Z)], 40, insulated=True)
    wall_sleeve((turn, WALL - 0.02, MAIN_Z), '-y', 40)
    flow_band((turn, 0, 1.75), 'z', 40)
    hanger(40, (turn, 0.9, MAIN_Z), CEILING, 'y', True)
    for x in (safe.at.x - 0.10, end.x - 0.10):
        floor_support(40, (x, 0, STEAM_Z), axis='x')
    spot = port.out(0.15)
    cylinder(0.014, 0.06, 'steel', (spot.x, 0, STEAM_Z + 0.015), 'z')
    gauge_on_syphon((spot.x, 0, STEAM_Z + 0.065), (0.3, -1, 0), 0.07, value=0.5, stem=0.02, scale=(0, 2, 4, 6))
    relief = safety_valve(25, nozzle(25, port.out(0.40), 'z', 0.13)['face'].at, 'z', 'y')['out']
    top = relief.out(0.30)
    pipe([relief.at, top, (top.x, top.y, 2.72), (top.x, WALL, 2.72)], 40, start='flange')
    wall_sleeve((top.x, WALL - 0.02, 2.72), '-y', 40, False)


def condensate_side(port):
    """Jacket drain down to the trap set in the aisle, up to the return line behind."""
    z = 0.26
    pipe([port.at, (0, 0, z), (0, TRAP_Y, z), (0.22, TRAP_Y, z)], 25, start='flange', bend=0.06)
    end = trap_set((0.20, TRAP_Y, z), 'x')['end'].at
    pipe([end, (end.x + 0.14, TRAP_Y, z), (end.x + 0.14, TRAP_Y, RETURN_Z), (end.x + 0.14, WALL, RETURN_Z)], 25, bend=0.06)
    wall_sleeve((end.x + 0.14, WALL - 0.02, RETURN_Z), '-y', 25, False)
    for x in (0.27, end.x - 0.05):
        floor_support(25, (x, TRAP_Y, z), axis='x')


def kitchen():
    """Sea-green tiles, painted wall above; a window to the hills at the left lights the floor, which has its gutter before the pan."""
    plain_room((-6, 6), (-8, WALL), CEILING, 'white_wall', 'wet_floor', back=False, left=False)
    x0, x1, z0, z1 = WINDOW
    wall_with_opening((-6, 6), WALL, CEILING, WINDOW, 'white_wall')
    for a, b, low, high in ((-6, x0, 0, 2.9), (x0, x1, 0, z0), (x1, 6, 0, 2.9)):
        tiles((a, WALL), (b, WALL), high, (0, -1), 0.20, 'sea_tile', low)
    for a, b in ((-6, x0), (x1, 6)):
        box((b - a, 0.03, 0.05), 'orange', ((a + b) / 2, WALL - 0.026, 2.92), bevel=0.004)
    box((12, 0.02, 0.14), 'stainless', (0, WALL - 0.03, 0.07), bevel=0.005)
    for k in range(4):
        box((0.06, 0.10, z1 - z0), 'white_wall', (x0 + (x1 - x0) * k / 3, WALL + 0.10, (z0 + z1) / 2), bevel=0.004)
    for z in (z0, (z0 + z1) / 2, z1):
        box((x1 - x0, 0.08, 0.05), 'white_wall', ((x0 + x1) / 2, WALL + 0.10, z), bevel=0.004)
    box((x1 - x0 + 0.14, 0.30, 0.04), 'stainless', ((x0 + x1) / 2, WALL - 0.05, z0 - 0.02), bevel=0.005)
    box((12, 0.24, 0.004), 'black', (0, -1.35, 0.0005), bevel=0)
    for i in range(int(12 / 0.07)):
        box((0.028, 0.24, 0.008), 'stainless', (-6 + i * 0.07, -1.35, 0.002), bevel=0)


def use():
    inlet, drain = pan()
    steam_supply(inlet)
    condensate_side(drain)
    kitchen()
    name_plate(['MARMITA 2', '500 L   3 barg', 'Vapor 144 °C'], (0.40, 0.26), (1.62, WALL - 0.021, 1.62), '-y', largest=0.09)
    clipboard((1.18, WALL - 0.022, 1.58), '-y', title='LOTE 0412')
    tray_trolley(-2.6, 0.75)
    tool_case((2.22, -0.42, 0), (-0.25, -1, 0))
    tropical_view(WALL + 30, volcano=-60, haze=0.1)
    sky(strength=1.3, lights=False)
    sun((0.52, -0.70, -0.50), 10.0, (1.0, 0.90, 0.74))
    stage.area_light((-5.8, -3.0, 2.3), (0.3, 0, 1.0), 6.0, 620, (0.94, 0.97, 1.0), 2.8)
    stage.area_light((1.4, -3.2, CEILING - 0.1), (0.8, 0, 0.8), 5.0, 260, stage.NEUTRAL, 2.0)
    # low and near: the valves that do the work stand before the pan that they serve
    stage.camera(20, 1, 33, target=(0.92, -0.2, 1.14), distance=3.85)


PICTURES = {'features/uso': use}
