"""Vortex meter DN 100 between flanges of ASME B16.5 class 300: short body without flanges of its own, centred by long studs."""
from contextlib import contextmanager

from scenes.parts import fasteners, pipes
from scenes.parts.core import cylinder, lathe, place, prism, tube, vec
from scenes.parts.fasteners import bolt_circle, ring_points
from scenes.parts.metering import display_head
from scenes.parts.sizes import pipe_radius
from scenes.web.record import instead

DN, LENGTH = 100, 0.09
HALF, R = LENGTH / 2, pipe_radius(DN)
BORE, BODY = R * 0.86, 0.079
# outer radius, bolt circle radius, bolt count, bolt diameter, thickness
FLANGE = (0.127, 0.100, 8, 0.019, 0.032)
# the sensor's column stands between the two upper studs, its cover clear of the flanges
COLUMN, COVER, PAD = 0.024, 0.152, 0.046
NECK = COVER + 0.03


@contextmanager
def class_300():
    """Pipes made while open have such flanges; those on the meter's faces bring no bolts, for its studs hold both."""
    plain = pipes.flange

    def flange(dn, at=(0, 0, 0), *args, bolted=True, **options):
        return plain(dn, at, *args, bolted=bolted and abs(vec(at).x) > LENGTH, **options)
    with instead(fasteners, flange_size=lambda _: FLANGE), instead(pipes, flange=flange):
        yield


def studs():
    """Through both flanges, past the body."""
    _, circle, count, bolt, thick = FLANGE
    reach = HALF + thick + 0.003
    for y, z in ring_points(count, circle):
        cylinder(bolt / 2, 2 * reach, 'bolt', (-reach, y, z), bevel=0)
    for side, axis in ((1, 'x'), (-1, '-x')):
        bolt_circle(count, circle, bolt, at=(side * reach, 0, 0), axis=axis)


def gaskets():
    for x in (-HALF - 0.0015, HALF - 0.0015):
        tube(BODY, R * 0.9, 0.003, 'rubber', (x, 0, 0), bevel=0)


def wafer_vortex_meter(at=(0, 0, 0), axis='x', up='z', mat='stainless', lines=('2 487', 'kg/h', '1 842,6 t')):
    """at = centre on the pipe axis. Ports in, out (faces), cable, top."""
    with place(at, axis, up) as part:
        for side, name in ((1, 'out'), (-1, 'in')):
            part.port(name, (side * HALF, 0, 0), 'x' if side > 0 else '-x', DN)
        lathe([(-HALF + 0.0015, BORE), (-HALF + 0.0015, BODY), (HALF - 0.0015, BODY), (HALF - 0.0015, BORE)], mat, bevel=0.003, closed=True)
        lathe([(BODY - 0.01, COLUMN), (COVER - 0.018, COLUMN), (COVER - 0.016, PAD), (COVER, PAD), (COVER, 0)], mat, axis='z', bevel=0.003)
        lathe([(0, 0), (0, PAD), (0.016, PAD), (0.020, 0.03), (0.034, 0.022), (0.034, 0)], mat, (0, 0, COVER + 0.001), 'z', bevel=0.003)
        bolt_circle(4, PAD * 0.8, 0.010, 0.032, at=(0, 0, COVER + 0.017), axis='z')
        cylinder(0.017, 0.105, mat, (0, 0, NECK), 'z')
        for i in range(4):
            lathe([(0, 0.016), (0, 0.026), (0.005, 0.026), (0.005, 0.016)], mat, (0, 0, NECK + 0.030 + i * 0.013), 'z', bevel=0.0015)
        unit = display_head(lines, (0, 0, NECK + 0.10), '-y', 'z')
        prism([(-0.026, -0.005), (0.006, -0.005), (0.006, -0.014), (0.028, 0), (0.006, 0.014), (0.006, 0.005), (-0.026, 0.005)],
              0.003, 'orange', (0, -BODY - 0.0005, 0), '-y', 'z', bevel=0.0006)
        gaskets()
        studs()
        part.port('cable', unit['cable'].at, 'x')
        part.port('top', (0, 0, NECK + 0.285), 'z')
    return part
