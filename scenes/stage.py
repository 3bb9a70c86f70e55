"""The stage all pictures share: reset, studio, lights, cameras."""
import math

import bpy
from mathutils import Vector

from scenes.parts import core
from scenes.parts.core import lathe, made_objects, vec

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


def lights(centre, size, azimuth=-35, key=1.0, rim=1.0, warm=1.0):
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
    area_light(spot(0.4, 0.3, 3.0), centre, 3.2 * size, 150 * power, NEUTRAL, 0.8 * size)
    # a low card in front lifts the shaded underside, as a photographer's reflector would
    area_light(spot(0.2, -3.2, -0.2), centre, 3.0 * size, 24 * power, NEUTRAL, 0.8 * size)


def studio(subject=None, azimuth=-35, size=None, floor=0.0, key=1.0, warm=1.0, rim=1.0, tone='backdrop'):
    """Cyclorama all round the subject, with a soft pool of light on the wall behind it. tone: 'backdrop' (graphite) or 'pale'."""
    _, low, high = bounds(subject)
    centre = (low + high) / 2
    size = size or max((high - low).length / 2, 0.05)
    r = 7.5 * size
    profile = [(0, 0), (0, 0.72 * r), (0.28 * r, r), (1.6 * r, r * 1.02)]
    bpy.context.scene['studio'] = True
    points = core.fillet(profile, 0.26 * r, steps=24)
    lathe([(p.x, p.y) for p in points], tone, (centre.x, centre.y, floor), 'z', bevel=0, segments=128, name='cyclorama')
    lights(centre, size, azimuth, key=key, warm=warm, rim=rim)
    a = math.radians(azimuth)
    back = Vector((-math.sin(a), math.cos(a), 0))
    glow = area_light(centre + back * 3.0 * size + Vector((0, 0, 3.2 * size)), centre + back * 7.3 * size + Vector((0, 0, 0.9 * size)), 1.6 * size, 260 * size * size, (0.72, 0.82, 1.0))
    glow.visible_glossy = False
    world((0.035, 0.042, 0.055) if tone == 'backdrop' else (0.22, 0.22, 0.215), 1.0)


def screen_glow(at, axis, power=2.0):
    """A little light in front of a screen or a burner sight glass, so that it lights what is near."""
    data = bpy.data.lights.new('glow', 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, WARM, 0.05
    lamp = bpy.data.objects.new('glow', data)
    lamp.location = vec(at) + vec(axis) * 0.1
    bpy.context.scene.collection.objects.link(lamp)
