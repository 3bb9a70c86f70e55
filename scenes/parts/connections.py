"""Small things that finish a line: bolts of a joint between two parts, dark bore of an open flange, floor collar."""
from scenes.parts.core import cylinder, place, tube
from scenes.parts.fasteners import bolt_circle, flange, flange_neck, ring_points
from scenes.parts.sizes import flange_size, pipe_radius


def joint(port):
    """Studs and gasket between two flanges that meet at the port and brought none themselves (valve on valve)."""
    _, circle, count, bolt, thick = flange_size(port.dn)
    with place(port.at, port.axis) as part:
        bolt_circle(count, circle, bolt, 2 * (thick + 0.0015), at=(thick + 0.0015, 0, 0))
        tube(circle - bolt * 0.6, pipe_radius(port.dn) * 0.9, 0.003, 'rubber', (-0.0015, 0, 0), bevel=0)
    return part


def open_stub(dn, at=(0, 0, 0), axis='-x', length=0.2, mat='steel', ring=None):
    """Stub with an open flange where the customer connects: dark bore, empty bolt holes. ring = colour mark behind the flange.

    at = root, port face at length along axis.
    """
    r, (_, circle, count, bolt, _) = pipe_radius(dn), flange_size(dn)
    with place(at, axis) as part:
        cylinder(r, length - flange_neck(dn) + 0.004, mat, bevel=0)
        cylinder(r * 0.88, 0.004, 'black', (length - 0.02, 0, 0), bevel=0)
        flange(dn, (length, 0, 0), 'x', bolted=False, mat=mat)
        bolt_holes(count, circle, bolt, length)
        if ring:
            tube(r + 0.004, r - 0.002, 0.05, ring, (length - flange_neck(dn) - 0.07, 0, 0))
        part.port('face', (length, 0, 0), 'x', dn)
    return part


def bolt_holes(count, circle, bolt, x):
    for y, z in ring_points(count, circle):
        cylinder(bolt * 0.56, 0.002, 'black', (x - 0.0048, y, z), bevel=0)


def floor_collar(dn, at, clad=0.0):
    """Rosette where a line goes through the floor."""
    r = pipe_radius(dn) + clad
    return tube(r + 0.045, r * 0.9, 0.012, 'stainless', (at[0], at[1], 0), 'z')

