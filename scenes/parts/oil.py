"""What a diesel burner is fed by: lines for supply and return, filter, shut-off, hoses to the pump on the burner."""
from mathutils import Vector

from scenes.parts.automatic import solenoid_valve
from scenes.parts.core import box, cylinder, lathe, place, sweep, tube
from scenes.parts.fasteners import bolts
from scenes.parts.instruments import gauge
from scenes.parts.pipes import pipe
from scenes.parts.sizes import pipe_radius
from scenes.parts.structure import beam, conduit
from scenes.parts.valves import ball_valve

DN, PITCH = 20, 0.20


def oil_pump(s, at, axis, up='z'):
    """Gear pump on the end of the fan's shaft. at = on the fan casing, axis = away from it. Ports: supply, back (hose nipples, below)."""
    with place(at, axis, up) as part:
        cylinder(0.085 * s, 0.05 * s, 'iron_grey', bevel=0.004)
        box((0.10 * s, 0.13 * s, 0.13 * s), 'aluminium', (0.10 * s, 0, 0), bevel=0.012)
        cylinder(0.035 * s, 0.03 * s, 'aluminium', (0.148 * s, 0, 0.01 * s))
        bolts([(y * 0.048 * s, z * 0.048 * s) for y in (1, -1) for z in (1, -1)], 0.008, at=(0.15 * s, 0, 0))
        cylinder(0.024 * s, 0.09 * s, 'black', (0.10 * s, 0, 0.06 * s), 'z', bevel=0.006)
        for y, name in ((0.04, 'supply'), (-0.04, 'back')):
            cylinder(0.016 * s, 0.035 * s, 'brass', (0.10 * s, y * s, -0.06 * s), '-z', bevel=0.002)
            part.port(name, (0.10 * s, y * s, -0.09 * s), '-z', 10)
        # the line under pressure, to the nozzles in the head
        sweep([(0.10 * s, 0, 0.05 * s), (0.10 * s, -0.10 * s, 0.10 * s), (0.10 * s, -0.26 * s, 0.10 * s), (-0.12 * s, -0.26 * s, 0.10 * s)], 0.005, 'copper', bend=0.04)
    return part


def _filter(at):
    """Cast head on the line, bowl with its drain before it. at = centre of the head."""
    with place(at, '-x', 'z'):
        box((0.15, 0.11, 0.07), 'aluminium', (0.04, 0, 0), bevel=0.012)
        lathe([(0, 0.052), (0.004, 0.060), (0.16, 0.060), (0.175, 0.045), (0.18, 0)], 'white', (0.085, 0, -0.03), '-z', bevel=0.006)
        cylinder(0.012, 0.022, 'brass', (0.085, 0, -0.205), '-z')
        gauge(0.038, (0.085, 0, 0.03), 'x', stem=0.03, value=0.75, scale=(-1, 0), unit='bar')


def oil_station(at, burner):
    """Post with both lines beside a burner that looks to -X. at = its foot; burner = the part, for the ports of its pump.

    The supply, farther from the burner, has ball valve, filter with vacuum gauge and solenoid; the return a ball valve alone.
    """
    foot = Vector(at)
    beam(foot, foot + Vector((0, 0, 1.16)), 0.06, 'graphite', 'box')
    box((0.20, 0.20, 0.012), 'graphite', foot + Vector((0, 0, 0.006)))
    bolts([(y, x) for y in (0.075, -0.075) for x in (0.075, -0.075)], 0.012, at=foot + Vector((0, 0, 0.012)), axis='z', up='x')
    for height in (1.10, 0.20):
        box((0.05, PITCH + 0.10, 0.04), 'galvanised', foot + Vector((-0.05, 0, height)), bevel=0.003)
    for side, name, top in ((1, 'supply', 1.28), (-1, 'back', 1.18)):
        line = foot + Vector((-0.085, side * PITCH / 2, 0))
        stop = ball_valve(DN, line + Vector((0, 0, 0.38)), 'z', '-x', mat='brass', flanged=False)
        pipe([line, stop['in'].at], DN, mat='fuel')
        tube(0.04, 0.012, 0.012, 'stainless', line, 'z')
        if side > 0:
            _filter(line + Vector((0, 0, 0.74)))
            solenoid_valve(DN, line + Vector((0, 0, 0.98)), 'z', '-x')
        high = line + Vector((0, 0, top))
        end = Vector((high.x, foot.y - 0.20, high.z))
        pipe([stop['out'].at, high, end], DN, mat='fuel')
        cylinder(pipe_radius(DN) * 1.3, 0.03, 'brass', end, '-y', bevel=0.002)
        goal = burner[name].at
        low = goal.z - 0.22 - 0.05 * side
        conduit([end + Vector((0, -0.02, 0)), (end.x, end.y - 0.10, end.z), (end.x, end.y - 0.12, low), (goal.x, goal.y, low), goal], 0.012, 'rubber', 0.10)
