"""Service picture taken in the scene of another model: commissioning."""
from scenes import stage
from scenes.models import boiler_house


def commissioning():
    """Front of boiler 1: burner, gauges, level glass and the lit control panel."""
    boiler_house.boiler_house()
    boiler_house.house_lights(warm=0.75, key=0.7)
    stage.screen_glow((-0.33, -1.62, 1.32), '-y', 1.0)
    stage.camera(-50, 3, 42, target=(-1.15, -0.75, 1.72), distance=5.7)


PICTURES = {'services/puesta-en-marcha': commissioning}
