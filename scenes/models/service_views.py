"""Commissioning: boiler 1 of the boiler house at work for the first time, the engineers' table with laptop and gas analyser before it."""
from mathutils import Vector

from scenes import stage
from scenes.models import boiler_house
from scenes.models.energy_audit import analyser
from scenes.parts.cabinets import screen
from scenes.parts.core import box, cylinder, place, sweep
from scenes.parts.life import clipboard, helmet, tool_case
from scenes.parts.room import beam_light

TABLE, TOP = Vector((-2.56, -1.98, 0)), 0.80
VIEWER = (-0.78, -0.63, 0)


def laptop(at):
    """Open towards local +X; at = middle of its base on the table."""
    with place(at):
        box((0.25, 0.36, 0.020), 'graphite', (0, 0, 0.010), bevel=0.006)
        box((0.11, 0.31, 0.002), 'black', (-0.045, 0, 0.0205), bevel=0)
        with place((-0.124, 0, 0.018), (1, 0, 0.20), (-0.20, 0, 1)):
            box((0.010, 0.36, 0.24), 'graphite', (-0.004, 0, 0.122), bevel=0.005)
            screen(0.35, 0.225, (-0.014, 0, 0.122), 'x', 'z', 'trend', 'ARRANQUE  CALDERA 1', ('9,6 barg', 'O2 3,5 %'))


def table():
    """Folding table: laptop, analyser whose hose leads to the stack, helmet, start-up sheet; tool case beside it."""
    with place(TABLE, VIEWER, 'z'):
        box((0.62, 1.35, 0.028), 'beech', (0, 0, TOP - 0.014), bevel=0.004)
        for y in (-0.58, 0.58):
            for x in (-0.24, 0.24):
                cylinder(0.014, TOP - 0.03, 'graphite', (x, y, 0), 'z')
            cylinder(0.010, 0.48, 'graphite', (-0.24, y, 0.18), 'x')
        laptop((0.02, -0.10, TOP))
        hose = analyser((0.06, 0.40, TOP + 0.002), (1, -0.06, 0.12))
        side = hose.at + Vector((0.0, 0.12, 0.05))
        sweep([hose.at, hose.out(0.05), side, (side.x, 0.74, TOP + 0.02), (side.x - 0.04, 0.78, 0.20), (-0.2, 0.95, 0.012), (-1.0, 1.9, 0.012), (-1.2, 3.6, 0.012)],
              0.0075, 'rubber', bend=0.08)
        helmet((0.02, -0.50, TOP + 0.004), (1, -0.3, 0), 'orange')
        clipboard((0.20, -0.36, TOP + 0.001), 'z', (-1, 0.2, 0), 'ARRANQUE')
        tool_case((0.10, -1.02, 0), (1, 0.25, 0))


def commissioning():
    """Front of boiler 1: burner, gauges, level glass and the lit control panel behind the table."""
    boiler_house.boiler_house()
    table()
    boiler_house.house_lights(warm=0.20, key=0.62)
    # from high at the left: from the viewer's side it would grey the screens
    beam_light((-4.6, 0.6, 5.4), TABLE + Vector((0.2, 0.2, 0.8)), 1.6, 60, stage.NEUTRAL, 1.2, 60)
    stage.screen_glow((-0.33, -1.62, 1.32), '-y', 1.0)
    stage.camera(-54, 4, 36, target=(-1.28, -1.10, 1.42), distance=5.3)


PICTURES = {'services/puesta-en-marcha': commissioning}
