"""Service pictures taken in scenes of other models: commissioning, energy audit, steam balance."""
from scenes import stage
from scenes.models import boiler_house, header_hall, heat_recovery
from scenes.pictures import photo


def commissioning():
    """Front of boiler 1: burner, gauges, level glass and the lit control panel."""
    boiler_house.boiler_house()
    boiler_house.house_lights(warm=0.75, key=0.7)
    stage.screen_glow((-0.33, -1.62, 1.32), '-y', 1.0)
    stage.camera(-50, 3, 42, target=(-1.15, -0.75, 1.72), distance=5.7)


def audit():
    """Economizer in the stack with its water lines and thermometers, seen from the platform's height."""
    heat_recovery.plant()
    stage.camera(44, -4, 42, target=(2.3, 0.25, 4.65), distance=6.6)


def balance():
    """Along the header: every station with its valve and label."""
    header_hall.scene()
    stage.camera(-58, 6, 42, target=(-1.05, -0.1, 1.75), distance=5.8)


PICTURES = {
    'services/puesta-en-marcha': photo(commissioning, samples=16),
    'services/auditoria-energetica': photo(audit, samples=16),
    'services/balance-vapor': photo(balance, samples=16),
}
