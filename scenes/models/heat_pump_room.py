"""Heat-pump skid in a plant room: source and heating water lines with valves, buffer tanks, circulation pumps."""
from scenes import stage
from scenes.models.heat_pump import BACK, LOWER_R, LOWER_Z, UPPER_R, UPPER_Z, skid
from scenes.parts.assembly import chain
from scenes.parts.core import box, place
from scenes.parts.halls import hall, hall_lights
from scenes.parts.instances import group, repeat
from scenes.parts.instruments import thermometer
from scenes.parts.machines import pump
from scenes.parts.painted import tank_mark
from scenes.parts.pipes import pipe
from scenes.parts.room import end_cap, flow_band, plinth, rack, wall_sleeve
from scenes.parts.valves import butterfly_valve, check_valve, gate_valve
from scenes.parts.vessels import tank
from scenes.pictures import hero

LIFT, WALL, CEILING = 0.12, 4.2, 5.6
FACE = 0.05 - 1.375 - 0.52
# height of the water flange, x of its riser, colour mark, height of the run to the wall
LINES = ((UPPER_Z + UPPER_R / 2, -2.16, 'clad_orange', 3.2), (UPPER_Z - UPPER_R / 2, -2.40, 'clad_orange', 3.55),
         (LOWER_Z + LOWER_R / 2, -2.64, 'clad_blue', 3.2), (LOWER_Z - LOWER_R / 2, -2.88, 'clad_blue', 3.55))


def water_line(z, x, mark, run):
    """From the water box out, up through a butterfly valve, back into the wall."""
    z += LIFT
    pipe([(FACE, BACK, z), (x, BACK, z), (x, BACK, 2.06)], 80, start='flange', end='flange', insulated=True)
    butterfly_valve(80, (x, BACK, 2.06 + 0.026), 'z', '-y')
    pipe([(x, BACK, 2.06 + 0.052), (x, BACK, run), (x, WALL, run)], 80, start='flange', insulated=True)
    wall_sleeve((x, WALL, run), '-y', 80)
    flow_band((x, BACK, 2.62), 'z', 80, mat=mark)


def buffer_tanks():
    """Two clad tanks joined at top and bottom."""
    with place((1.0, 2.7, 0.1)) as first:
        tank(0.72, 2.5, leg_height=0.35)
        tank_mark(0.15, 0.72, (0, 0, 2.0))
        for z in (0.9, 2.6):
            thermometer((0.35, -0.64, z), '-y', radius=0.06, value=0.45)
    repeat(group(first.objects, 'tank'), (1.9, 0, 0))
    plinth((4.0, 1.9), (1.95, 2.7), 0.1)
    top = 0.1 + 0.35 + 0.72 * 0.25 + 2.5 + 0.72 * 0.387
    pipe([(1.0, 2.7, top - 0.03), (1.0, 2.7, 4.1), (2.9, 2.7, 4.1), (2.9, 2.7, top - 0.03)], 80, insulated=True)
    pipe([(1.95, 2.7, 4.1), (1.95, WALL, 4.1)], 80, insulated=True)
    wall_sleeve((1.95, WALL, 4.1), '-y', 80)


def circulation():
    """Two pumps side by side in front of the wall, each with check and gate valve, joined above."""
    with place() as first:
        unit = pump(80, (-1.5, 2.35, 0.42), '-y', 'z', mat='blue')
        base = unit['base'].at
        box((0.62, 1.2, base.z), 'concrete', (base.x, base.y, base.z / 2), bevel=0.01)
        rise = chain(unit['out'].at, 'z', 65, (0.1, check_valve, 0.1, gate_valve, 0.1), up='-y', start='flange')
        top = rise['end'].at
        pipe([top, (top.x, top.y, 2.4)], 65)
        pipe([unit['in'].at, (unit['in'].at.x, WALL, unit['in'].at.z)], 80, start='flange')
        wall_sleeve((unit['in'].at.x, WALL, unit['in'].at.z), '-y', 80, False)
    repeat(group(first.objects, 'pump'), (0.85, 0, 0))
    pipe([(-1.75, top.y, 2.4), (0.0, top.y, 2.4), (0.0, WALL, 2.4)], 80, start='cap', insulated=True)
    end_cap((-1.75, top.y, 2.4), '-x', 80)
    wall_sleeve((0.0, WALL, 2.4), '-y', 80)


def plant():
    with place((0, 0, LIFT)):
        skid()
    plinth((4.9, 2.1), (0, 0), LIFT)
    for line in LINES:
        water_line(*line)
    buffer_tanks()
    circulation()
    rack((-13, 1.6, 4.6), (7, 1.6, 4.6), ((100, -0.2, True, 'aluminium'), (65, 0.1, True, 'aluminium')), CEILING)
    hall((-13, 7), WALL, height=CEILING, lane=(-3.2, -1.8), windows=(3, 4, 5), lamps=(0.0, 3.5))
    hall_lights((0.3, 0.4, 1.2), 2.5, -30, back=WALL, key=1.2)


def whole():
    plant()
    stage.camera(-27, 5, 38, target=(0.2, 0.5, 1.75), distance=10.4, shift=(0.20, 0))


PICTURES = {'hero/bomba-calor': hero(whole)}
