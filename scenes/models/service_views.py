"""Service pictures taken in scenes of other models: commissioning, energy audit, steam balance."""
import math

from mathutils import Vector

from scenes import stage
from scenes.models import boiler_house, header_hall, heat_recovery
from scenes.parts.cabinets import wall_box
from scenes.parts.core import cylinder, sweep
from scenes.parts.instruments import transmitter


def commissioning():
    """Front of boiler 1: burner, gauges, level glass and the lit control panel."""
    boiler_house.boiler_house()
    boiler_house.house_lights(warm=0.75, key=0.7)
    stage.screen_glow((-0.33, -1.62, 1.32), '-y', 1.0)
    stage.camera(-50, 3, 42, target=(-1.15, -0.75, 1.72), distance=5.7)


def measuring():
    """Audit instruments on the platform: temperature and draught on the stack, flue-gas analyser on its stand with probe and hose."""
    x, top, deck = heat_recovery.STACK, heat_recovery.HIGH, heat_recovery.DECK
    for z, reading in ((top + 0.62, ('128', '°C')), (top + 0.92, ('-12', 'Pa'))):
        cylinder(0.03, 0.05, 'steel', (x + 0.20, 0, z), 'x')
        transmitter((x + 0.24, 0, z), '-y', 'x', reading=reading)
    port = (x + 0.12, -0.24, top + 0.76)
    cylinder(0.035, 0.07, 'steel', (x + 0.10, -0.18, top + 0.76), (0.35, -1, 0))
    cylinder(0.012, 0.16, 'stainless', port, (0.35, -1, 0))
    stand = (x + 1.02, -1.18)
    for turn in (0, 2.1, 4.2):
        sweep([(*stand, deck + 0.55), (stand[0] + 0.26 * math.cos(turn), stand[1] + 0.26 * math.sin(turn), deck)], 0.014, 'graphite')
    cylinder(0.018, 0.52, 'graphite', (*stand, deck + 0.50), 'z')
    # turned so that it does not mirror the lamp
    facing = Vector((0.60, -0.80, 0.10))
    analyser = wall_box((0.36, 0.13, 0.36), (stand[0], stand[1], deck + 1.16), facing, mat='orange', kind='trend', title='GASES', values=('O2 3,4 %', '128 °C'))
    hose = analyser['cable'].at
    hanging = [hose, hose + Vector((0, 0, -0.16)), hose + Vector((-0.25, 0.1, -0.12)), (x + 0.62, -0.66, top + 0.30)]
    sweep(hanging + [(port[0] + 0.10, port[1] - 0.42, port[2] - 0.08), (port[0] + 0.05, port[1] - 0.14, port[2])], 0.012, 'rubber', bend=0.12)


def audit():
    """Economizer in the stack with its water lines, thermometers and the flue-gas analyser, from above the platform's rail."""
    heat_recovery.plant()
    measuring()
    heat_recovery.day_room()
    stage.camera(68, 9, 40, target=(2.3, -0.05, 5.42), distance=6.2)


def balance():
    """Along the header: every station with its valve and label."""
    header_hall.scene()
    stage.camera(-58, 6, 42, target=(-1.05, -0.1, 1.75), distance=5.8)


PICTURES = {
    'services/puesta-en-marcha': commissioning,
    'services/auditoria-energetica': audit,
    'services/balance-vapor': balance,
}
