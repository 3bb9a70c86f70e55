"""The header of header_hall by day, seen from beside its drip leg: pale hall, windows towards the hills.

No line meets glass: the risers pass the wall over the windows' heads, the condensate line under their sills.
"""
import bpy

from scenes import stage
from scenes.materials import SURFACES
from scenes.models.header_hall import BACK, CEILING, distribution
from scenes.parts.core import box
from scenes.parts.halls import day_lights
from scenes.parts.landscape import tropical_view
from scenes.parts.life import helmet, tool_case
from scenes.parts.palms import palm
from scenes.parts.room import drain_channel, floor, rack, roof, tray, wall
from scenes.pictures import photo

SURFACES.update({'slate_foot': ((0.17, 0.22, 0.25), 0.0, 0.55, 'mineral')})
X = (-14, 8)
SILL, HEAD, FOOT = 1.75, 3.3, 1.15


def hall():
    floor(X, (-8, BACK), 'pale_floor', walkways=(((X[0], -2.6), (X[1], -1.15)),))
    high = CEILING + 0.6
    wall((X[1], BACK), (X[0], BACK), high, 6, range(6), SILL, HEAD, None, 'hall_plaster', 0)
    wall((X[1], -8), (X[1], BACK), high, 4, (2,), SILL, HEAD, None, 'hall_plaster', 0)
    wall((X[0], BACK), (X[0], -8), high, 4, (1, 2), SILL, HEAD, None, 'hall_plaster', 0)
    box((X[1] - X[0], 0.03, FOOT), 'slate_foot', ((X[0] + X[1]) / 2, BACK - 0.012, FOOT / 2), bevel=0.003)
    box((0.03, BACK + 8, FOOT), 'slate_foot', (X[1] - 0.012, (BACK - 8) / 2, FOOT / 2), bevel=0.003)
    roof(X, (-8, BACK), CEILING, along='y')
    rack((X[0], 1.55, 4.45), (X[1], 1.55, 4.45), ((80, -0.2, True, 'aluminium'), (50, 0.12, False, 'blue')), CEILING)
    tray((X[0], -1.7, 4.7), (X[1], -1.7, 4.7), ceiling=CEILING)
    drain_channel((X[0], -0.95, 0), (X[1], -0.95, 0))
    box((7.6, 1.5, 0.004), 'concrete', (0, 0.15, 0), bevel=0)
    tool_case((0.95, -0.42, 0), (-0.5, -1, 0))
    helmet((0.95, -0.42, 0.262), (-0.8, -1, 0), 'white')
    tropical_view(BACK + 70, 30, 90, 0.1)
    for land in bpy.data.objects:
        # bright cladding would turn green
        if land.name.startswith(('meadow', 'hills')):
            land.visible_glossy = False
    for spot, tall, seed in (((-0.6, 14.5), 5.3, 2), ((5.0, 17.0), 5.9, 5), ((11.6, 14.0), 5.2, 9)):
        palm((*spot, -0.2), tall, seed=seed, haze=0.05)


def traps():
    """From low beside the drip leg: trap set in front, header and stop valves above; steam out, condensate back."""
    distribution(plate=(0.50, 0.25))
    hall()
    day_lights((0.2, 0, 1.4), 3.4, ceiling=5.3, sunny=12.0)
    stage.camera(-34, -2, 30, target=(-1.20, -0.3, 1.50), distance=4.55)


PICTURES = {'systems/vapor-condensado': photo(traps, samples=32)}
