"""A ready plant hall and its light, for scenes that need no special room."""
import math

from mathutils import Vector

from scenes import stage
from scenes.parts.core import vec
from scenes.parts.landscape import tropical_view
from scenes.parts.places import sky, sun
from scenes.parts.room import beam_light, drain_channel, floor, lamp, roof, tray, wall


def hall(x, back, front=-10.0, height=5.6, bays=6, windows=(3, 4, 5), pane='night', sill=2.0, head=4.6, lane=None, lamps=(), mat='dark_wall', ground='epoxy'):
    """Room over the range x with its back wall at y = back, open towards the camera; windows are counted from the right.

    lane: y range of a painted walkway. lamps: x positions of a row of hanging lamps at y = -2.4.
    """
    x0, x1 = x
    floor(x, (front, back), ground, walkways=(((x0, lane[0]), (x1, lane[1])),) if lane else ())
    wall((x1, back), (x0, back), height + 0.6, bays, windows, sill, head, pane, mat)
    wall((x1, front), (x1, back), height + 0.6, 4, (), mat=mat)
    wall((x0, back), (x0, front), height + 0.6, 4, (), mat=mat)
    roof(x, (front, back), height, along='y')
    if lane:
        drain_channel((x0, lane[1] + 0.2, 0), (x1, lane[1] + 0.2, 0))
    tray((x0, back - 0.5, height - 0.75), (x1, back - 0.5, height - 0.75), ceiling=height)
    for place_x in lamps:
        lamp((place_x, -2.4, height - 1.1), 'x', 1.8, 0, height)


def hall_lights(centre, size, azimuth, ceiling=5.4, back=None, warm=1.0, key=1.0, rim=1.0, top=1.0, side=1):
    """Warm light low from the camera's right (side=-1: left), neutral light from above in front, cool light from behind."""
    centre, power = vec(centre), size * size
    a = math.radians(azimuth)
    right, away = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))

    def spot(r, b, z):
        point = centre + right * r * size + away * b * size
        point.z = min(max(z * size, 0.5), ceiling)
        if back is not None:
            point.y = min(point.y, back - 0.4)
        return point
    beam_light(spot(side * 2.5, -1.5, 1.2), centre, 0.9 * size, 36 * power * warm, stage.WARM, 1.1 * size, 66)
    beam_light(spot(-side * 0.5, -2.0, 2.3), centre, 1.5 * size, 28 * power * key, stage.NEUTRAL, 0.7 * size, 84)
    beam_light(spot(-side * 1.5, 1.6, 1.9), centre, 0.9 * size, 34 * power * rim, stage.COOL, 0.7 * size, 90)
    beam_light(spot(0.1, 0.1, 2.6), centre, 1.6 * size, 14 * power * top, stage.NEUTRAL, 0.5 * size, 110)
    stage.world((0.024, 0.030, 0.040), 1.0)


def day_hall(x, back, front=-7.0, walls='hall_plaster', ground='pale_floor', **room):
    """The same room by day, its gate open behind the camera: pale walls and floor, hills in the windows. Lit by day_lights()."""
    hall(x, back, front, pane=None, mat=walls, ground=ground, **room)
    tropical_view(back + 30, centre=(x[0] + x[1]) / 2, volcano=-60, haze=0.15)


def day_lights(centre, size, ceiling=5.4, sunny=12.0, direction=(0.50, -0.70, -0.50)):
    """Low sun through the windows throws the shadows, the sky fills them, soft light from ceiling and gate lifts what lies deep in the room."""
    centre = vec(centre)
    sky(strength=0.95)
    sun(direction, sunny, (1.0, 0.90, 0.76), 1.6)
    high = Vector((centre.x, centre.y, ceiling))
    beam_light(high, centre, 2.4 * size, 14 * size * size, (0.93, 0.97, 1.0), 1.2 * size, 120)
    front = centre + Vector((0.9, -2.4, 0)) * size
    front.z = 0.6 * ceiling
    beam_light(front, centre, 2.0 * size, 21 * size * size, stage.NEUTRAL, 1.2 * size, 100)
