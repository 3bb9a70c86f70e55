"""From a scene to a finished picture: Cycles, denoiser, view transform, grade, WebP."""
import fcntl
import os
import tempfile
from contextlib import contextmanager

import bpy
import cv2
import numpy as np

from scenes import denoise, stage
from scenes.grade import BLACK, STUDIO_BLACK, grade

PREVIEW_WIDTH, PREVIEW_SAMPLES = 480, 4
# Rays from the camera alone are cheap: a quick picture has its denoiser's guides rendered apart, so that letters stay sharp.
GUIDE_SAMPLES, PREVIEW_GUIDES = 12, 3
QUALITY, LIMIT = 88, 600_000
GUIDES = ('Denoising Albedo', 'Denoising Normal')
# materials that light their surroundings
LAMPS = ('flame', 'hot', 'tubelight', 'sky', 'daylight')


def render(picture, root, preview=False, samples=None):
    """Renders to content/images/NAME.webp, or as a preview to .cache/previews/NAME.png; returns the path."""
    width, height = picture.size
    scale = PREVIEW_WIDTH / width if preview else 1
    size = (round(width * scale), round(height * scale))
    scene = stage.reset(lines=picture.kind == 'drawing')
    set_size(scene, size)
    result = picture.scene()
    with turn('preview' if preview else 'final'):
        if picture.kind == 'drawing':
            image = result.image(scale)
        else:
            image = photograph(bpy.context.scene, size, samples or (PREVIEW_SAMPLES if preview else picture.samples),
                               PREVIEW_GUIDES if preview else GUIDE_SAMPLES)
    return save_preview(image, picture, root) if preview else save_master(image, picture, root)


@contextmanager
def turn(kind):
    """One preview and one final at a time: renders that share two cores all finish later. Previews give way to finals."""
    with open(os.path.join(tempfile.gettempdir(), f'ignea-render-{kind}.lock'), 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if kind == 'preview':
            os.nice(max(0, 17 - os.nice(0)))
        yield


def set_size(scene, size):
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100


def cycles(scene, samples):
    scene.render.engine = 'CYCLES'
    settings = scene.cycles
    settings.device, settings.samples = 'CPU', samples
    settings.use_denoising = False
    settings.use_adaptive_sampling, settings.adaptive_threshold = True, 0.03
    settings.adaptive_min_samples = max(4, samples // 3)
    settings.max_bounces, settings.diffuse_bounces, settings.glossy_bounces = 5, 2, 3
    settings.transparent_max_bounces = 12
    settings.caustics_reflective = settings.caustics_refractive = False
    settings.sample_clamp_indirect, settings.sample_clamp_direct = 4, 0
    settings.blur_glossy = 0.5
    # the guides are rendered from the same scene again
    scene.render.use_persistent_data = True
    # screens, lamps and panes glow but light nothing: as light sources they would draw half of all shadow rays
    for mat in bpy.data.materials:
        mat.cycles.sample_as_light = mat.name in LAMPS


def photograph(scene, size, samples, guides):
    """8-bit BGR picture of the scene: rendered, denoised, Filmic, graded."""
    set_size(scene, size)
    cycles(scene, samples)
    lighten_shadow_rays()
    with tempfile.TemporaryDirectory() as folder:
        if samples >= guides:
            color, albedo, normal = render_passes(scene, folder, ('Image', *GUIDES))
        else:
            color, = render_passes(scene, folder, ('Image',))
            guides_only(scene, guides)
            albedo, normal = render_passes(scene, folder, GUIDES)
        clean = denoise.denoise(color, albedo, normal)
        shown = view_transform(scene, bloom(clean), os.path.join(folder, 'view.png'))
        return grade(shown, STUDIO_BLACK if scene.get('studio') else BLACK)


def lighten_shadow_rays():
    """Clear glass casts no shadow: a ray that must look for what it shines through costs more."""
    clear = [mat for mat in bpy.data.materials if mat.use_nodes and 'Transparent BSDF' in mat.node_tree.nodes]
    for mat in clear:
        mat.cycles.use_transparent_shadow = False
    for obj in bpy.data.objects:
        if obj.type == 'MESH' and any(mat in clear for mat in obj.data.materials):
            obj.visible_shadow = False


def guides_only(scene, samples):
    """Sets the scene up for albedo and normal alone: camera rays, no light."""
    settings = scene.cycles
    settings.samples, settings.use_adaptive_sampling, settings.max_bounces = samples, False, 0
    for obj in bpy.data.objects:
        if obj.type == 'LIGHT':
            obj.hide_render = True
    stage.world((0, 0, 0), 0)


def render_passes(scene, folder, names):
    """The passes of those names, linear, as float arrays (height, width, RGB)."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = len(names) > 1
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for name in names:
        slot = name.replace(' ', '')
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[name], files.inputs[slot])
    tree.nodes.new('CompositorNodeComposite')
    scene.frame_set(1)
    bpy.ops.render.render()
    read = [cv2.imread(os.path.join(folder, f'{name.replace(" ", "")}0001.exr'), cv2.IMREAD_UNCHANGED) for name in names]
    return [image[:, :, 2::-1].astype(np.float32) for image in read]


def bloom(image, threshold=1.4, strength=0.06):
    """What glows brighter than white spreads a little, as in a lens; flames and lamps read as light."""
    bright = np.maximum(image - threshold, 0)
    bright = np.minimum(bright, 6)
    spread = sum(cv2.GaussianBlur(bright, (0, 0), image.shape[1] * sigma) for sigma in (0.004, 0.016))
    return image + spread * strength


def view_transform(scene, linear, path):
    """Filmic through Blender itself, so that the colours are those of the renderer's own output."""
    height, width = linear.shape[:2]
    view = scene.view_settings
    view.view_transform, view.look = 'Filmic', 'Medium High Contrast'
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = linear[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
    scene.render.image_settings.color_depth = '8'
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
    return cv2.imread(path)


def save_preview(image, picture, root):
    path = os.path.join(root, '.cache', 'previews', f'{picture.name.replace("/", "_")}.png')
    os.makedirs(os.path.dirname(path), exist_ok=True)
    cv2.imwrite(path, image)
    return path


def save_master(image, picture, root):
    path = os.path.join(root, 'content', 'images', f'{picture.name}.webp')
    os.makedirs(os.path.dirname(path), exist_ok=True)
    for quality in range(QUALITY, 60, -4):
        cv2.imwrite(path, image, [cv2.IMWRITE_WEBP_QUALITY, quality])
        if os.path.getsize(path) < LIMIT:
            break
    return path
