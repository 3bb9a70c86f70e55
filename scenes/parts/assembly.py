"""Valves and fittings in a row on one line, with the spools between them."""
from scenes.parts.automatic import control_valve, reducing_valve
from scenes.parts.core import place, vec
from scenes.parts.instruments import gauge
from scenes.parts.pipes import pipe, syphon
from scenes.parts.sizes import pipe_radius, valve_length
from scenes.parts.steamline import separator, sight_glass, steam_trap, strainer
from scenes.parts.valves import ball_valve, butterfly_valve, check_valve, gate_valve, globe_valve, needle_cock

SHARE = {globe_valve: 1, gate_valve: 0.8, ball_valve: 0.85, check_valve: 0.8, control_valve: 1, reducing_valve: 1, strainer: 1,
         steam_trap: 1, sight_glass: 0.8, separator: 1.15}


def face_to_face(kind, dn):
    if kind is butterfly_valve:
        return max(0.043, pipe_radius(dn) * 0.9) + 0.006
    return valve_length(dn) * SHARE[kind]


def chain(at, axis, dn, items, up='z', insulated=False, mat='steel', start=None, end=None):
    """Items from at along axis: numbers are spools of that length, functions (or (function, options)) are flanged fittings.

    A fitting stands between spools, which bring its bolts. start, end: as for pipe(). Ports: start, end; part.fittings in order.
    """
    direction, cursor, fittings = vec(axis).normalized(), vec(at), []
    with place() as part:
        for i, item in enumerate(items):
            if isinstance(item, (int, float)):
                stop = cursor + direction * item
                first = start if i == 0 else 'flange'
                last = end if i == len(items) - 1 else 'flange'
                pipe([cursor, stop], dn, mat, start=first, end=last, insulated=insulated and item > 0.35)
            else:
                kind, options = item if isinstance(item, tuple) else (item, {})
                stop = cursor + direction * face_to_face(kind, dn)
                fittings.append(kind(dn, (cursor + stop) / 2, axis, up, **options))
            cursor = stop
        part.port('start', at, -direction, dn)
        part.port('end', cursor, direction, dn)
    part.fittings = fittings
    return part


def gauge_on_syphon(at, face='-y', radius=0.08, value=0.6, stem=0.04, **options):
    """Gauge with cock on a pig-tail, rising from a socket at `at`, dial towards face."""
    loop = syphon(at, 'z', 'x' if abs(vec(face).y) > 0.5 else 'y')
    cock = needle_cock(loop['end'].out(0.035), 'z', face)
    return gauge(radius, cock['out'].at, face, stem=stem, value=value, **options)


def trap_set(at, axis='x', dn=25, kind='float'):
    """Isolation valve, strainer, trap, sight glass, isolation valve along axis; about 1.3 m at DN 25. Ports start, end."""
    return chain(at, axis, dn, (0.12, ball_valve, 0.09, strainer, 0.09, (steam_trap, {'kind': kind}), 0.09, sight_glass, 0.09, ball_valve, 0.14))
