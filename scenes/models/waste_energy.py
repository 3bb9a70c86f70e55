"""Waste and biomass to energy: hopper with screw feeder, grate furnace with the fire behind a sight glass, heat boiler, multicyclone, fan, stack.

The gas path runs along +X: furnace, boiler over and behind it, multicyclone, fan, stack. Service side -Y. An open shed in a yard:
chips heaped in their bunker behind at the left, the works at the right (wall x = WORKS), forest and a volcano beyond.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.parts.assembly import chain, gauge_on_syphon
from scenes.parts.automatic import safety_valve
from scenes.parts.cabinets import control_panel
from scenes.parts.chips import chip_bunch, conveyor, heap
from scenes.parts.connections import floor_collar
from scenes.parts.core import box, cylinder, lathe, place, tube
from scenes.parts.ducts import access_door, casing, fan, hopper, round_duct, transition
from scenes.parts.fasteners import bolt_circle, bolts
from scenes.parts.instruments import level_glass
from scenes.parts.landscape import tropical_view
from scenes.parts.lettering import name_plate
from scenes.parts.life import door, helmet, tool_case
from scenes.parts.machines import motor
from scenes.parts.painted import shell_mark
from scenes.parts.pipes import hanger, nozzle, pipe
from scenes.parts.places import sky, sun
from scenes.parts.room import drain_channel, floor, flow_band, plinth, wall_sleeve
from scenes.parts.structure import beam, ladder, platform
from scenes.parts.valves import check_valve, gate_valve, globe_valve
from scenes.parts.vessels import chimney, clad_shell, saddle
from scenes.pictures import photo

WORKS, ROOF, LIFT, RACK_Y, RACK_Z = 7.6, 6.6, 0.1, 2.5, 5.3
FURNACE = (2.4, 1.9, 2.0)
FX = -1.6
BX0, BX1, BR, BZ = -2.5, 0.6, 0.78, 3.05
CYCLONE_X, FAN_X = 2.3, 4.1


def grate_door():
    """Fire door on the service side, shut and latched: frame, leaf with stiffeners, a sight glass in which the fire shows."""
    y, z = -FURNACE[1] / 2, 0.99
    with place((FX + 0.1, y, z), '-y', 'z'):
        box((0.08, 1.16, 0.86), 'graphite', (0.03, 0, 0), bevel=0.008)
        bolts([(s * 0.53, t * 0.37) for s in (1, -1) for t in (1, 0, -1)], 0.022, at=(0.07, 0, 0))
        box((0.07, 0.96, 0.70), 'iron', (0.10, 0, 0), bevel=0.018)
        for t in (-0.26, 0.26):
            box((0.03, 0.90, 0.06), 'iron', (0.142, 0, t), bevel=0.008)
            cylinder(0.03, 0.16, 'iron', (0.12, 0.53, t - 0.08), 'z')
            box((0.05, 0.16, 0.06), 'iron', (0.13, 0.46, t), bevel=0.008)
            box((0.05, 0.14, 0.05), 'iron', (0.13, -0.49, t), bevel=0.008)
            cylinder(0.016, 0.20, 'orange', (0.165, -0.52, t), (0, -0.25, -1), bevel=0.005)
        tube(0.105, 0.06, 0.07, 'iron', (0.12, 0, 0), 'x', bevel=0.006)
        bolt_circle(6, 0.084, 0.016, at=(0.19, 0, 0), axis='x')
        cylinder(0.062, 0.004, 'glow', (0.165, 0, 0), 'x', bevel=0)
        cylinder(0.012, 0.26, 'polished', (0.19, -0.30, -0.13), 'z')
    stage.screen_glow((FX + 0.1, y - 0.24, z), '-y', 1.5)


def furnace():
    length, width, height = FURNACE
    casing(FURNACE, (FX, 0, LIFT + height / 2), mat='white', trim='graphite', panel=3)
    # On the service side the inner posts flank the fire door.
    for side, inner in ((1, (-0.40, 0.40)), (-1, (-0.56, 0.76))):
        y = side * (width / 2 + 0.04)
        for x in (FX - length / 2, FX + inner[0], FX + inner[1], FX + length / 2):
            beam((x, y, LIFT), (x, y, LIFT + height), 0.10, 'graphite', 'box')
    grate_door()
    access_door((0.62, 0.28), (FX + 0.1, -width / 2, 0.33), '-y')
    name_plate([MARK, 'Horno de parrilla 2 MW', 'Biomasa y residuos', 'N.º 0512   Costa Rica'], (0.52, 0.30), (FX + 0.1, -width / 2 - 0.004, 1.76), '-y')
    for k in range(2):
        x = FX - 0.95 + k * 2.1
        tube(0.06, 0.035, 0.06, 'iron', (x, -width / 2, 1.55), '-y')
        cylinder(0.037, 0.004, 'hot', (x, -width / 2 - 0.04, 1.55), '-y', bevel=0)
    plinth((3.9, 3.0), (FX - 0.2, -0.1), LIFT)
    air_fan()


def air_fan():
    """Combustion air: a small fan beside the furnace blows through its wall."""
    unit = fan(0.27, (-3.62, -1.16, 0.55), 'x', 'paint_grey', floor=0.55 - LIFT)
    out = unit['out'].at
    transition(0.11, unit.size[::-1], 0.14, (out.x, out.y, out.z + 0.13), '-z', 'x')
    round_duct([(out.x, out.y, out.z + 0.12), (out.x, out.y, 1.22), (out.x, -0.62, 1.22), (FX - FURNACE[0] / 2 + 0.02, -0.62, 1.22)], 0.11, bend=0.16)


def feeder():
    """Hopper over a screw trough that feeds through the furnace's front wall; geared motor at its end; a belt brings the chips."""
    x0, x1, z = -5.1, FX - FURNACE[0] / 2, 1.15
    hopper((1.7, 1.6), (0.9, 0.5), 1.25, (-4.4, 0, z + 0.22))
    for sx in (-0.8, 0.8):
        for sy in (-0.75, 0.75):
            beam((-4.4 + sx, sy, 0.0), (-4.4 + sx, sy, z + 1.42), 0.08, 'graphite', 'box')
            box((0.2, 0.2, 0.02), 'galvanised', (-4.4 + sx, sy, 0.01))
    cylinder(0.24, x1 - x0, 'zinc', (x0, 0, z), 'x', bevel=0.01)
    for x in (x0, -3.6, -3.2, x1 - 0.06):
        tube(0.30, 0.22, 0.03, 'steel', (x, 0, z), 'x')
        bolt_circle(10, 0.27, 0.014, at=(x + 0.03, 0, z), axis='x')
    box((0.9, 0.5, 0.25), 'zinc', (-4.4, 0, z + 0.12), bevel=0.004)
    box((0.30, 0.34, 0.34), 'graphite', (x0 - 0.14, 0, z), bevel=0.02)
    motor(0.15, 0.42, (x0 - 0.29, 0, z), '-x', 'z', 'orange', feet=False)
    bunch = chip_bunch()
    heap(bunch, (1.58, 1.48), (-4.4, 0, z + 1.46), 0.36, 0.008, 190)
    conveyor(bunch, (-5.3, 6.0, 0.75), (-4.45, 0.45, 3.45))
    heap(bunch, (8.0, 6.4), (-7.6, 8.2, -0.05), 2.7, 0.06, 420)
    for size, at in (((8.8, 0.3, 1.9), (-7.6, 11.6, 0.95)), ((0.3, 6.0, 1.9), (-12.0, 8.6, 0.95)), ((0.3, 4.4, 1.9), (-3.3, 9.4, 0.95))):
        box(size, 'concrete', at, bevel=0.02)


def heat_boiler():
    """Fire-tube boiler on top of the furnace: uptake into its front gas box, rear gas box to the cyclone; steam and feed water on the rack."""
    clad_shell(BR, BX1 - BX0, (BX0, 0, BZ), 'x', sheet=1.04, seam=62)
    for x, axis in ((BX0, '-x'), (BX1, 'x')):
        lathe([(0, 0), (0, BR * 0.98), (0.32, BR * 0.98), (0.34, BR * 0.9), (0.34, 0)], 'graphite', (x, 0, BZ), axis, bevel=0.01)
        bolt_circle(20, BR * 0.89, 0.022, at=(x + (0.34 if axis == 'x' else -0.34), 0, BZ), axis=axis)
    low, high = FURNACE[2] + LIFT, BZ - BR * 0.45
    for x in (-1.75, -0.6):
        saddle(BR - 0.004, (x, 0, BZ), height=BZ - low - 0.002, width=1.25)
    casing((0.44, 1.05, high - low), (BX0 - 0.06, 0, (low + high) / 2), mat='graphite', trim='graphite', panel=2)
    shell_mark(0.19, BR, (-0.95, 0, BZ), 10)
    level_glass(0.42, (-2.0, -BR * 0.96, BZ + 0.18), '-y', reach=0.18)
    top = BZ + BR - 0.03
    rise = chain(nozzle(100, (-0.75, 0, top), 'z', 0.2)['face'].at, 'z', 100, (globe_valve,), up='-x')['end'].at
    pipe([rise, (rise.x, 0, RACK_Z), (rise.x, RACK_Y, RACK_Z), (WORKS, RACK_Y, RACK_Z)], 100, start='flange', insulated=True)
    feed = chain(nozzle(40, (0.1, 0, top), 'z', 0.16)['face'].at, 'z', 40, (globe_valve, 0.10, check_valve, 0.12), up='-x')['end'].at
    pipe([feed, (feed.x, 0, RACK_Z - 0.35), (feed.x, RACK_Y, RACK_Z - 0.35), (WORKS, RACK_Y, RACK_Z - 0.35)], 40, insulated=True)
    flow_band((rise.x, 0, 4.75), 'z', 100)
    flow_band((feed.x, 0, 4.65), 'z', 40, mat='clad_blue')
    for dn, z in ((100, RACK_Z), (40, RACK_Z - 0.35)):
        wall_sleeve((WORKS, RACK_Y, z), '-x', dn)
        for x in (2.0, 5.6):
            hanger(dn, (x, RACK_Y, z), ROOF, 'x', True)
    relief = safety_valve(50, nozzle(50, (-1.55, 0, top), 'z', 0.16)['face'].at, 'z', 'y')['out']
    pipe([relief.at, relief.out(0.25), relief.out(0.25) + stage.Vector((0, 0, ROOF + 1.4 - relief.at.z))], 80, start='flange')
    cylinder(0.016, 0.1, 'steel', (-2.1, 0, top), 'z')
    gauge_on_syphon((-2.1, 0, top + 0.09), radius=0.10)
    drain = chain(nozzle(40, (0.25, 0, BZ - BR + 0.04), '-z', 0.22)['face'].at, '-z', 40, (gate_valve, 0.14, gate_valve, 0.2), up='-y')['end'].at
    pipe([drain, (drain.x, drain.y, 0)], 40)
    floor_collar(40, drain)
    platform((3.7, 0.9), (-0.75, 1.60, 3.3), rails=('back', 'right'), rail='yellow')
    ladder(3.3, (-2.66, 1.60, 0), '-x', mat='yellow')


def multicyclone():
    """Square casing with a bank of cones into one ash hopper, on legs; bin below."""
    x, low = CYCLONE_X, 2.35
    casing((1.2, 1.3, 1.3), (x, 0, low + 0.65), mat='zinc', trim='steel', panel=2)
    hopper((1.2, 1.3), (0.35, 0.35), 1.0, (x, 0, low - 1.05))
    cylinder(0.16, 0.22, 'graphite', (x, 0, low - 1.27), 'z')
    box((0.9, 0.9, 0.75), 'graphite', (x, 0, 0.45), bevel=0.02)
    for dy in (-0.25, 0.25):
        cylinder(0.07, 0.05, 'rubber', (x - 0.3, dy, 0.07), 'y')
        cylinder(0.07, 0.05, 'rubber', (x + 0.3, dy, 0.07), 'y')
    for sx in (-0.54, 0.54):
        for sy in (-0.59, 0.59):
            beam((x + sx, sy, 0), (x + sx, sy, low - 0.004), 0.10, 'graphite', 'box')
            box((0.22, 0.22, 0.02), 'galvanised', (x + sx, sy, 0.01))
    access_door((0.5, 0.6), (x, -0.65, low + 0.65), '-y')
    round_duct([(BX1 + 0.30, 0, BZ + 0.1), (x - 0.6, 0, BZ + 0.1)], 0.30, 'aluminium')


def draught():
    """Induced-draught fan behind the cyclone and the stack."""
    unit = fan(0.52, (FAN_X, 0.0, 0.95), 'x', 'orange', floor=0.95)
    eye = unit['in'].at
    round_duct([(CYCLONE_X, 0, 3.65), (CYCLONE_X, 0, 4.15), (eye.x - 0.45, 0, 4.15), (eye.x - 0.45, 0, 0.95), (eye.x, 0, 0.95)], 0.28, 'aluminium')
    out = unit['out'].at
    transition(0.30, unit.size[::-1], 0.35, (out.x, out.y, out.z + 0.34), '-z', 'x')
    chimney(0.30, ROOF + 2.4 - out.z - 0.33, (out.x, out.y, out.z + 0.33), 'z', sections=6)
    tube(0.40, 0.31, 0.10, 'galvanised', (out.x, out.y, ROOF + 0.26), 'z')


def shed():
    """Roof on steel columns, paved yard, the works' wall at the right, country beyond."""
    floor((-40, 40), (-16, 40), 'paving', bay=4.0)
    drain_channel((-16, -2.3, 0), (14, -2.3, 0))
    for x, y in ((-6.4, 3.3), (0.9, 3.3), (7.1, 3.3), (-8.6, -6.0), (7.1, -6.0)):
        beam((x, y, 0), (x, y, ROOF), 0.22, 'paint_grey')
        box((0.4, 0.4, 0.03), 'galvanised', (x, y, 0.015))
    for x in (-6.4, 0.9, 7.1):
        beam((x, -6.4, ROOF + 0.11), (x, 3.7, ROOF + 0.11), 0.28, 'paint_grey')
    for y in (-4.4, -2.8, -1.2, 0.6, 2.2, 3.6):
        beam((-7.0, y, ROOF + 0.32), (7.4, y, ROOF + 0.32), 0.12, 'paint_grey')
    box((14.6, 10.4, 0.03), 'galvanised', (0.2, -1.4, ROOF + 0.40), bevel=0)
    box((14, 16, 7.0), 'white_wall', (WORKS + 7, 6.0, 3.5), bevel=0.01)
    box((14.04, 16.04, 0.9), 'graphite', (WORKS + 7, 6.0, 0.45), bevel=0)
    box((14.06, 16.06, 0.035), 'orange', (WORKS + 7, 6.0, 0.92), bevel=0.003)
    door((WORKS - 0.03, 1.4, 0), '-x', 1.0, 2.15, 'paint_grey', window=False, words='CONTROL')
    box((0.06, 2.4, 1.1), 'graphite', (WORKS, 4.6, 1.9), bevel=0.004)
    for y in (4.02, 5.18):
        box((0.07, 1.08, 0.98), 'dusk', (WORKS, y, 1.9), bevel=0)
    tropical_view(110, 60, 50)


def life():
    tool_case((-0.55, -2.0, 0), (0.4, -1, 0))
    helmet((-0.55, -2.0, 0.262), (-0.6, -1, 0), 'white')
    with place((-0.52, -1.0, LIFT), (0.16, 0.05, 1), '-y'):
        cylinder(0.017, 1.35, 'beech', (0.28, 0, 0), 'x')
        box((0.32, 0.26, 0.012), 'iron', (0.16, 0, 0), bevel=0.004)


def whole():
    for part in (furnace, feeder, heat_boiler, multicyclone, draught, shed, life):
        part()
    control_panel((0.7, 0.34, 1.7), (0.55, -1.7, 0), '-y', kind='mimic', title='HORNO 1', values=('7,2 barg', '172 °C', 'O2 8,1 %'))
    sky(strength=0.62)
    sun((0.62, 0.66, -0.40), 4.0, (1.0, 0.88, 0.70))
    stage.area_light((-5.6, -8.0, 4.6), (-0.4, 0, 1.8), 4.4, 260, stage.NEUTRAL, 2.4)
    stage.camera(-25, 2.5, 40, target=(-0.55, 0.0, 2.62), distance=14.0)


PICTURES = {'systems/residuos-energia': photo(whole, samples=32)}
