"""The stage all pictures share: reset, studio and plant room, lights, cameras."""
import math

import bpy
from mathutils import Vector

from scenes.parts import core
from scenes.parts.core import box, lathe, made_objects, sweep, vec
from scenes.parts.pipes import hanger, pipe

COOL, WARM, NEUTRAL = (0.62, 0.78, 1.0), (1.0, 0.55, 0.24), (1.0, 0.965, 0.92)


def reset(lines=False):
    """Empty scene. lines=True prepares for a line drawing: sharp edges, fewer facets."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    core.forget_objects()
    core.quality.update(bevels=not lines, segments=0.7 if lines else 1.0)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene


def bounds(objects=None):
    """Corners of the bounding boxes of objects (default: all parts made so far), and their lowest and highest corner."""
    bpy.context.view_layer.update()
    corners = [o.matrix_world @ Vector(c) for o in (objects or made_objects()) for c in o.bound_box]
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    return corners, low, high


def camera(azimuth=-35, elevation=14, lens=50, margin=0.08, subject=None, focus=None, aperture=None, shift=(0, 0), target=None, distance=None):
    """Camera that frames the subject. azimuth 0 looks along +Y (sees the front, -Y side); positive walks to the right (+X).

    subject: objects to frame (default all made so far: call before the stage is built, or pass part.objects).
    target + distance: aim by hand instead. focus (point) and aperture (f-number) give depth of field.
    shift: part of the frame by which the subject moves right and up (for a headline at the left: (0.2, 0)).
    """
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    eye = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(eye)
    scene.camera = eye
    data.lens, data.clip_end, data.clip_start = lens * (1 + margin), 500, 0.01
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    eye.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    if target is None:
        corners, _, _ = bounds(subject)
        depsgraph = bpy.context.evaluated_depsgraph_get()
        flat = [c for corner in corners for c in corner]
        eye.location, _ = eye.camera_fit_coords(depsgraph, flat)
    else:
        eye.location = vec(target) + away * distance
    data.lens = lens
    data.shift_x, data.shift_y = -shift[0], -shift[1]
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.focus_distance = (eye.location - vec(focus)).dot(away)
    return eye


def area_light(at, target, size, power, colour=NEUTRAL, height=None):
    data = bpy.data.lights.new('area', 'AREA')
    data.energy, data.color, data.size = power, colour, size
    if height:
        data.shape, data.size_y = 'RECTANGLE', height
    light = bpy.data.objects.new('area', data)
    light.location = at
    light.rotation_euler = (vec(target) - vec(at)).to_track_quat('-Z', 'Y').to_euler()
    light.visible_camera = False
    bpy.context.scene.collection.objects.link(light)
    return light


def world(colour, strength=1.0):
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (*colour, 1)
    background.inputs['Strength'].default_value = strength


def lights(centre, size, azimuth=-35, key=1.0, rim=1.0, warm=1.0, top=1.0):
    """The shared light: large soft key at the camera's left, warm light from its right, cool rim behind, strip above.

    size = radius of the subject; powers grow with its square so that every subject is lit alike.
    """
    centre, power = vec(centre), size * size
    a = math.radians(azimuth)
    right, back = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))

    def spot(r, b, z):
        point = centre + right * r * size + back * b * size
        point.z = max(centre.z + z * size, 0.3)
        return point
    area_light(spot(-2.2, -2.0, 2.3), centre, 2.4 * size, 235 * power * key, NEUTRAL)
    area_light(spot(2.9, -0.9, 0.9), centre, 1.1 * size, 105 * power * warm, WARM, 1.7 * size)
    area_light(spot(-1.5, 2.7, 1.9), centre, 2.2 * size, 170 * power * rim, COOL, 0.9 * size)
    area_light(spot(0.4, 0.3, 3.0), centre, 3.2 * size, 150 * power * top, NEUTRAL, 0.8 * size)
    # a low card in front lifts the shaded underside, as a photographer's reflector would
    area_light(spot(0.2, -3.2, -0.2), centre, 3.0 * size, 24 * power, NEUTRAL, 0.8 * size)


def studio(subject=None, azimuth=-35, size=None, floor=0.0, key=1.0, warm=1.0, rim=1.0):
    """Dark graphite cyclorama all round the subject, with a soft pool of light on the wall behind it."""
    _, low, high = bounds(subject)
    centre = (low + high) / 2
    size = size or max((high - low).length / 2, 0.05)
    r = 7.5 * size
    profile = [(0, 0), (0, 0.72 * r), (0.28 * r, r), (1.6 * r, r * 1.02)]
    points = core.fillet(profile, 0.26 * r, steps=24)
    lathe([(p.x, p.y) for p in points], 'backdrop', (centre.x, centre.y, floor), 'z', bevel=0, segments=128, name='cyclorama')
    lights(centre, size, azimuth, key=key, warm=warm, rim=rim)
    a = math.radians(azimuth)
    back = Vector((-math.sin(a), math.cos(a), 0))
    glow = area_light(centre + back * 3.0 * size + Vector((0, 0, 3.2 * size)), centre + back * 7.3 * size + Vector((0, 0, 0.9 * size)), 1.6 * size, 260 * size * size, (0.72, 0.82, 1.0))
    glow.visible_glossy = False
    world((0.035, 0.042, 0.055), 1.0)


def plant_room(length=14.0, depth=9.0, height=5.6, back=3.2, centre=(0, 0), windows=True, services=True, subject_size=2.5, azimuth=-35):
    """Boiler-house interior: jointed concrete floor, back wall (at y = back) with columns, windows, tray and ceiling pipes.

    Open towards the camera and at both far ends it closes with side walls. Brings its own lights.
    """
    x0, y1 = centre[0], centre[1] + back
    bay = 3.0
    count = int(length / bay) + 1
    box((length + 8, depth + 12, 0.1), 'concrete', (x0, y1 - depth / 2 - 4, -0.05), bevel=0)
    for i in range(-count, count + 1):
        box((0.012, depth + 12, 0.004), 'black', (x0 + i * bay, y1 - depth / 2 - 4, 0.0), bevel=0)
    for j in range(5):
        box((length + 8, 0.012, 0.004), 'black', (x0, y1 - 1.5 - j * bay, 0.0), bevel=0)
    _back_wall(x0, y1, length, height, bay, windows)
    for side in (-1, 1):
        box((0.2, depth + 6, height), 'wall', (x0 + side * (length / 2 + 0.6), y1 - depth / 2 - 2.5, height / 2), bevel=0)
    box((length + 2, depth + 8, 0.2), 'paint_grey', (x0, y1 - depth / 2 - 3, height + 0.45), bevel=0)
    for i in range(int(depth / 2.5) + 1):
        _beam((x0 - length / 2 - 0.5, y1 - 1.2 - i * 2.5, height), length + 1)
    if services:
        _services(x0, y1, length, height)
    _room_lights(x0, y1, length, height, depth, subject_size, azimuth, centre)


def _back_wall(x0, y1, length, height, bay, windows):
    sill, head = height * 0.52, height * 0.84
    box((length + 1.4, 0.2, sill), 'wall', (x0, y1 + 0.1, sill / 2), bevel=0)
    box((length + 1.4, 0.2, height - head + 0.6), 'wall', (x0, y1 + 0.1, (height + 0.6 + head) / 2), bevel=0)
    box((length + 1.4, 0.03, 0.9), 'graphite', (x0, y1 - 0.012, 0.45), bevel=0.003)
    box((length + 1.4, 0.04, 0.03), 'orange', (x0, y1 - 0.014, 0.915), bevel=0.003)
    columns = int(length / bay) + 1
    for i in range(columns + 1):
        x = x0 - columns * bay / 2 + i * bay
        box((0.34, 0.34, height + 0.4), 'wall', (x, y1 - 0.05, height / 2 + 0.2), bevel=0.02)
        if i == columns:
            break
        if windows:
            box((bay - 0.34, 0.02, head - sill), 'daylight', (x + bay / 2, y1 + 0.16, (sill + head) / 2), bevel=0)
            for k in range(1, 4):
                box((0.045, 0.06, head - sill), 'graphite', (x + bay * k / 4, y1 + 0.12, (sill + head) / 2), bevel=0.004)
            for z in (sill, (sill + head) / 2, head):
                box((bay - 0.34, 0.08, 0.05), 'graphite', (x + bay / 2, y1 + 0.11, z), bevel=0.004)
        else:
            box((bay - 0.34, 0.2, head - sill), 'wall', (x + bay / 2, y1 + 0.1, (sill + head) / 2), bevel=0)


def _beam(start, length, size=0.3):
    """Rolled I-beam under the ceiling along X."""
    x, y, z = start
    for dz in (-size / 2, size / 2):
        box((length, size * 0.55, 0.02), 'paint_grey', (x + length / 2, y, z + dz), bevel=0.003)
    box((length, 0.014, size), 'paint_grey', (x + length / 2, y, z), bevel=0.002)


def _services(x0, y1, length, height):
    """Cable tray and three lines along the back wall under the ceiling, on hangers."""
    start, end = x0 - length / 2 - 0.5, x0 + length / 2 + 0.5
    lines = ((100, 0.75, 0.75, True), (65, 1.15, 0.75, True), (40, 1.45, 0.70, False))
    for dn, forward, drop, clad in lines:
        z = height - drop
        pipe([(start, y1 - forward, z), (end, y1 - forward, z)], dn, insulated=clad)
        for i in range(int(length / 3) + 1):
            hanger(dn, (start + 1 + i * 3, y1 - forward, z), height + 0.35, 'x', clad)
    z = height - 1.25
    for dy in (-0.15, 0.15):
        box((length + 1, 0.012, 0.07), 'galvanised', (x0, y1 - 0.45 + dy, z), bevel=0.002)
    for i in range(int(length / 0.3)):
        box((0.03, 0.3, 0.012), 'galvanised', (start + 0.2 + i * 0.3, y1 - 0.45, z - 0.025), bevel=0.002)
    for k, mat in enumerate(('black', 'rubber', 'plastic', 'black')):
        sweep([(start, y1 - 0.55 + k * 0.06, z), (end, y1 - 0.55 + k * 0.06, z)], 0.016, mat, sides=10)


def _room_lights(x0, y1, length, height, depth, size, azimuth, centre):
    lights((centre[0], centre[1], size * 0.6), size, azimuth, key=0.85, warm=0.9, rim=0.35, top=0.0)
    for i in range(3):
        x = x0 - length / 3 + i * length / 3
        area_light((x, y1 - depth * 0.42, height - 0.25), (x, y1 - depth * 0.42, 0), 0.5, 150, NEUTRAL, 3.0)
        box((0.3, 1.6, 0.06), 'dial', (x, y1 - depth * 0.42, height - 0.18), bevel=0.01)
    area_light((x0, y1 - 1.4, height - 0.4), (x0, y1, 1.5), length * 0.9, 60, COOL, 0.4)
    world((0.10, 0.115, 0.14), 1.0)


def screen_glow(at, axis, power=2.0):
    """A little light in front of a screen or a burner sight glass, so that it lights what is near."""
    data = bpy.data.lights.new('glow', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, WARM, 0.05
    lamp = bpy.data.objects.new('glow', data)
    lamp.location = vec(at) + vec(axis) * 0.1
    bpy.context.scene.collection.objects.link(lamp)
