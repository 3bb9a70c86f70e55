"""Where condensate comes home: receiver on its frame in the yard, flash steam at its vent, two pumps below. Hills beyond the works' corner.

The tank lies along X, service side -Y; the works' wall stands behind it. Floor at z = 0.
"""
from scenes import stage
from scenes.brand import MARK
from scenes.models.heat_recovery_yard import works
from scenes.parts.assembly import chain
from scenes.parts.cabinets import control_panel
from scenes.parts.condensate import vent_cowl
from scenes.parts.connections import floor_collar, joint
from scenes.parts.core import box, cylinder, place
from scenes.parts.fire import wisp
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import gauge, level_glass
from scenes.parts.lettering import name_plate, text
from scenes.parts.life import door, helmet, tool_case
from scenes.parts.machines import pump
from scenes.parts.palms import bed, palm
from scenes.parts.pipes import floor_support, nozzle, pipe
from scenes.parts.places import sky, sun
from scenes.parts.room import end_cap, flow_band, plinth, wall_sleeve
from scenes.parts.sizes import valve_length
from scenes.parts.steamline import strainer
from scenes.parts.structure import beam, conduit, motor_lead
from scenes.parts.valves import check_valve, gate_valve
from scenes.parts.vessels import clad_shell, dished_end, manhole, saddle

WALL, CORNER = 2.8, -1.9
TANK_Y, TANK_Z, R, HALF = 0.3, 2.14, 0.52, 1.05
SHAFT, HEADER_Z, RISER_X, PIPES_Z, LIFT = 0.54, 1.42, 1.72, 3.4, 0.12


def receiver():
    """Horizontal tank on a frame: flash vent, manhole, level glass, thermometer, overflow, condensate from the works."""
    clad_shell(R, 2 * HALF, (-HALF, TANK_Y, TANK_Z), 'x', sheet=0.7, seam=62)
    for side, axis in ((-1, '-x'), (1, 'x')):
        dished_end(R, (side * HALF, TANK_Y, TANK_Z), axis, 'white', skirt=0.02)
    under = TANK_Z - R
    for x in (-0.7, 0.7):
        saddle(R - 0.004, (x, TANK_Y, TANK_Z), height=R + 0.12, width=0.8)
        for y in (-0.1, 0.7):
            beam((x, y, LIFT + 0.02), (x, y, under - 0.22), 0.10, 'graphite', 'box')
            box((0.22, 0.22, 0.02), 'galvanised', (x, y, LIFT + 0.01))
        beam((x, -0.2, under - 0.18), (x, 0.8, under - 0.18), 0.12, 'graphite', 'box')
    front = TANK_Y - R
    text(MARK, 0.12, 'graphite', (0.02, front - 0.003, TANK_Z + 0.05), '-y', depth=0.005)
    box((0.48, 0.02, 0.022), 'orange', (0.02, front + 0.008, TANK_Z - 0.06), bevel=0.002)
    name_plate(['CONDENSADO', '1 500 L   95 °C', 'Atmosférico'], (0.42, 0.24), (0.69, front - 0.005, TANK_Z + 0.01), '-y', largest=0.09)
    level_glass(0.50, (-0.56, TANK_Y - R * 0.97, TANK_Z + 0.02), '-y', reach=0.16, level=0.5)
    gauge(0.06, (-0.84, front + 0.01, TANK_Z + 0.05), '-y', stem=0.05, value=0.63, unit='°C', scale=(0, 50, 100, 150), back=True)
    top = TANK_Z + R - 0.03
    manhole((0.06, TANK_Y, top + 0.025), 'z', 'y', 0.36, 0.28, proud=0.10)
    side = -HALF - 0.42
    pipe([(-HALF - 0.06, TANK_Y, TANK_Z + 0.30), (side, TANK_Y, TANK_Z + 0.30), (side, TANK_Y, LIFT)], 65)
    with place((0, 0, LIFT)):
        floor_collar(65, (side, TANK_Y))
    inlet = nozzle(80, (-0.55, TANK_Y, top), 'z', 0.2)['face']
    pipe([inlet.at, (-0.55, TANK_Y, PIPES_Z), (-0.55, WALL, PIPES_Z)], 80, start='flange', insulated=True)
    flow_band((-0.55, 1.5, PIPES_Z), 'y', 80)
    wall_sleeve((-0.55, WALL - 0.045, PIPES_Z), '-y', 80)
    flash_vent((0.66, TANK_Y, top))


def flash_vent(at):
    """What flashes off at atmospheric pressure leaves through the cowl."""
    face = nozzle(100, at, 'z', 0.2)['face']
    end = face.at + stage.Vector((0, 0, 0.66))
    pipe([face.at, end], 100, start='flange')
    vent_cowl(100, end)
    camera = (0.42, -0.9, 0)
    for k, (seed, wide, high, strength) in enumerate(((3.1, 0.62, 1.15, 0.85), (5.7, 0.95, 1.45, 0.55), (8.2, 0.50, 0.80, 0.60))):
        wisp(high, wide, end + stage.Vector((0.03 * k, 0.05 * k, 0.04)), camera, (0.20 - 0.05 * k, 0.05, 1), seed, strength)


def return_pump():
    """Tank outlet with stop valve, strainer, pump, gauge, check and stop valve to the delivery header; returns its y."""
    x, face_y = -0.5, -0.42
    unit = pump(65, (x, face_y, SHAFT), '-y', 'z', mat='blue')
    base = unit['base'].at
    box((0.56, 1.25, base.z - LIFT), 'concrete', (base.x, base.y, (base.z + LIFT) / 2), bevel=0.012)
    motor_lead(unit['cable'], base.z)
    basket = strainer(65, (x, face_y + valve_length(65) / 2, SHAFT), '-y', 'z')
    joint(basket['out'])
    stop = gate_valve(65, (x, TANK_Y, 1.14), '-z', '-y')
    pipe([(x, TANK_Y, TANK_Z - R + 0.04), stop['in'].at], 65, end='flange')
    pipe([stop['out'].at, (x, TANK_Y, SHAFT), basket['in'].at], 65, start='flange', end='flange')
    rise = chain(unit['out'].at, 'z', 50, (0.16, check_valve, 0.08, gate_valve, 0.04), up='-y', start='flange')
    top, tap = rise['end'].at, unit['out'].at
    pipe([top, (x, top.y, HEADER_Z)], 50)
    cylinder(0.008, 0.12, 'steel', (x, tap.y, tap.z + 0.08), 'x', bevel=0)
    gauge(0.05, (x + 0.115, tap.y, tap.z + 0.08), '-y', stem=0.03, value=0.55, scale=(0, 2, 4, 6))
    return top.y


def delivery(y):
    """Header of both pumps, up and back through the wall to the feedwater tank."""
    pipe([(-0.78, y, HEADER_Z), (RISER_X, y, HEADER_Z), (RISER_X, y, PIPES_Z), (RISER_X, WALL, PIPES_Z)], 65, start='cap', insulated=True)
    end_cap((-0.78, y, HEADER_Z), '-x', 65)
    wall_sleeve((RISER_X, WALL - 0.045, PIPES_Z), '-y', 65)
    flow_band((RISER_X, y, 2.4), 'z', 65)
    with place((0, 0, LIFT)):
        floor_support(65, (1.22, y, HEADER_Z - LIFT), axis='x', insulated=True)


def controls():
    """Weather-proof panel beside the overflow; its cables run in a conduit over the slab."""
    x, y = -2.25, 0.55
    control_panel((0.6, 0.3, 1.5), (x, y, 0), (0.35, -1, 0), kind='trend', title='CONDENSADO', values=('nivel 50 %', '95 °C'))
    box((0.78, 0.52, 0.03), 'galvanised', (x, y - 0.02, 1.53), (1, 0.35, 0), bevel=0.004)
    conduit([(x + 0.1, y, 0.05), (x + 0.1, 0.95, 0.05), (-1.6, 0.95, 0.14), (0.9, 0.95, 0.14)], 0.02, 'galvanised', 0.08)


def station():
    receiver()
    with place() as first:
        y = return_pump()
    repeat(group(first.objects, 'pump'), (1.0, 0, 0))
    delivery(y)
    controls()
    plinth((3.7, 3.0), (0.05, -0.25), LIFT)
    door((3.05, WALL - 0.04, 0), '-y', 1.0, 2.1, 'paint_grey', words='CALDERAS')
    tool_case((-1.30, -1.15, LIFT), (0.5, -1, 0))
    helmet((-1.28, -1.14, LIFT + 0.262), (0.3, -1, 0), 'dial')


def back():
    station()
    works(WALL, CORNER, 4.7, -390)
    for spot, tall, seed in (((-6.6, 7.4, 0), 4.4, 4), ((-10.8, 9.0, 0), 6.0, 9)):
        bed(spot)
        palm(spot, tall, seed=seed)
    sky((0.66, 0.80, 0.92), (0.13, 0.32, 0.66), 0.50)
    sun((0.66, 0.62, -0.56), 4.8, (1.0, 0.90, 0.74))
    stage.camera(25, 2, 36, target=(0.04, 0.1, 1.97), distance=7.2)


PICTURES = {'features/retorno': back}
