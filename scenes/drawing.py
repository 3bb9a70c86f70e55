"""Technical drawings: Freestyle views of a model on a sheet, with dimensions, tags and a title block.

    sheet = Sheet('Caldera pirotubular', 'IG-CV-01')
    side = sheet.view('side', centre=(520, 480), pixels_per_metre=A3 / 25)
    side.dimension((-1.55, 0, 0), (1.55, 0, 0), offset=60)         # true length between two points of the model, in mm
    side.tag((0.4, 0, 2.9), 'V-101', (60, -70))
    return sheet
"""
import math
import os
import tempfile

import bpy
import cv2
from mathutils import Vector

from scenes.frame import title_block
from scenes.parts.core import vec
from scenes.pen import HEAT, INK, MUTED, PAPER, Pen, arrow
from scenes.stage import bounds

# pixels of the finished picture for one of the sheet's units: 3200 across, so that letters stay sharp when it is enlarged
DETAIL = 2
# pixels per metre of paper when the sheet is printed on A3: A3 / 25 draws at 1:25
A3 = 1600 / 0.42
# height of letters on the sheet: 6.5 points where it is printed 96 mm high
LETTERS = 24
LINE = 1.15  # thickness of a model's lines
# look: (camera direction, right, up)
LOOKS = {'side': ('y', 'x', 'z'), 'back': ('-y', '-x', 'z'), 'front': ('x', '-y', 'z'), 'rear': ('-x', 'y', 'z'), 'top': ('-z', 'x', 'y')}


class View:
    """One orthographic view: the model point `target` lies at the sheet point `centre` (units of the sheet, 1600 across)."""

    def __init__(self, sheet, look, centre, pixels_per_metre, target, hidden):
        self.sheet, self.centre, self.scale, self.hidden = sheet, Vector(centre), pixels_per_metre, hidden
        self.direction, self.right, self.up = (vec(a) for a in LOOKS[look])
        self.target = vec(target)
        self.marks = []
        # (objects, thickness, colour) of lines that are not as the others
        self.weights = []

    def pixel(self, point):
        offset = vec(point) - self.target
        return self.centre + Vector((offset.dot(self.right), -offset.dot(self.up))) * self.scale

    def dimension(self, a, b, offset=40, vertical=None, label=None, share=0.5):
        """Dimension line between two model points, `offset` pixels away (sign chooses the side). Measures across or up. Its figure stands at that share of the way."""
        self.marks.append(('dimension', a, b, offset, vertical, label, share))

    def tag(self, point, words, shift=(50, -50)):
        self.marks.append(('tag', point, words, shift))

    def centre_line(self, a, b):
        self.marks.append(('centre', a, b))

    def caption(self, words, shift, align=0.5):
        self.marks.append(('caption', words, shift, align))


class Sheet:
    def __init__(self, title, number, size=(1600, 1000), note='Medidas en mm', letters=LETTERS):
        self.title, self.number, self.size, self.note, self.letters = title, number, size, note, letters
        self.views = []

    def view(self, look, centre, pixels_per_metre, target=None, hidden=()):
        """Adds a view. target defaults to the middle of the model; hidden = objects not drawn in this view."""
        if target is None:
            _, low, high = bounds()
            target = (low + high) / 2
        self.views.append(View(self, look, centre, pixels_per_metre, target, hidden))
        return self.views[-1]

    def image(self, scale=1.0):
        factor = DETAIL if scale == 1 else 1
        pen = Pen(self.size, factor)
        for view in self.views:
            pen.paste(render_view(view, self.size, factor))
        self.marked(pen)
        for view in self.views:
            draw_marks(pen, view)
        scale_bar(pen, self)
        title_block(pen, self)
        return self.finished(pen, scale)

    def marked(self, pen):
        """What a sheet of its own draws before dimensions and tags."""

    def finished(self, pen, scale):
        if scale == 1:
            return pen.image
        width, height = round(self.size[0] * scale), round(self.size[1] * scale)
        return cv2.resize(pen.image, (width, height), interpolation=cv2.INTER_AREA)


def flat_material():
    """Paper-coloured faces, a little darker where they turn away: hides what is behind and gives the drawing body."""
    mat = bpy.data.materials.new('drawing')
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    facing, ramp, glow = nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeMixRGB'), nodes.new('ShaderNodeEmission')
    ramp.inputs['Color1'].default_value, ramp.inputs['Color2'].default_value = (1, 1, 1, 1), (0.62, 0.60, 0.565, 1)
    facing.inputs['Blend'].default_value = 0.35
    links.new(facing.outputs['Facing'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], glow.inputs['Color'])
    links.new(glow.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
    return mat


def freestyle(layer, weights, factor):
    """A set of lines for each weight, and one for all else."""
    settings = layer.freestyle_settings
    layer.use_freestyle = True
    settings.crease_angle = math.radians(140)
    for lineset in list(settings.linesets):
        settings.linesets.remove(lineset)
    weighted = {obj for objects, *_ in weights for obj in objects}
    others = [obj for obj in bpy.context.scene.objects if obj not in weighted]
    for objects, thickness, colour in ((others, LINE, INK), *weights):
        lines = settings.linesets.new('lines')
        lines.select_silhouette = lines.select_border = lines.select_crease = True
        if weights:
            lines.select_by_collection, lines.collection = True, bpy.data.collections.new('lines')
            for obj in objects:
                lines.collection.objects.link(obj)
        lines.linestyle = lines.linestyle or bpy.data.linestyles.new('ink')
        lines.linestyle.color, lines.linestyle.thickness = tuple((c / 255) ** 2.2 for c in colour[::-1]), thickness * factor


def render_view(view, size, factor):
    """BGRA picture of the view on the whole sheet."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    width, height = size[0] * factor, size[1] * factor
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    data = bpy.data.cameras.new('ortho')
    eye = bpy.data.objects.new('ortho', data)
    scene.collection.objects.link(eye)
    data.type, data.ortho_scale, data.clip_end = 'ORTHO', size[0] / view.scale, 200
    middle = Vector((size[0] / 2, size[1] / 2))
    shift = (middle - view.centre) / view.scale
    upright = abs(view.direction.z) < 0.9
    # a hair askew: Freestyle loses the outlines of faces that stand exactly edge on
    direction = (view.direction + (view.right * 0.7 + view.up * 1.1) / 1000).normalized() if upright else view.direction
    eye.location = view.target + view.right * shift.x - view.up * shift.y - direction * 60
    eye.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler() if upright else (0, 0, 0)
    scene.camera = eye
    scene.render.engine, scene.cycles.samples, scene.cycles.use_denoising = 'CYCLES', 4, False
    scene.cycles.max_bounces = 0
    scene.render.film_transparent, scene.render.use_freestyle = True, True
    scene.render.line_thickness_mode = 'ABSOLUTE'
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'
    layer.material_override = flat_material()
    freestyle(layer, view.weights, factor)
    # letters that small would be blots
    hidden = [*view.hidden, *(obj for obj in scene.objects if obj.type == 'FONT' and obj.dimensions.y * view.scale < 11)]
    for obj in hidden:
        obj.hide_render = True
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGBA', '8'
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, 'view.png')
        bpy.ops.render.render(write_still=True)
        image = cv2.imread(scene.render.filepath, cv2.IMREAD_UNCHANGED)
    for obj in hidden:
        obj.hide_render = False
    return image


def draw_marks(pen, view):
    for kind, *rest in view.marks:
        {'dimension': draw_dimension, 'tag': draw_tag, 'centre': draw_centre, 'caption': draw_caption}[kind](pen, view, *rest)


def draw_dimension(pen, view, a, b, offset, vertical, label, share):
    p, q, letters = view.pixel(a), view.pixel(b), view.sheet.letters
    upright = vertical if vertical is not None else abs(p.y - q.y) > abs(p.x - q.x)
    run = Vector((0, 1)) if upright else Vector((1, 0))
    away = Vector((1, 0)) if upright else Vector((0, 1))
    level = (max(p.dot(away), q.dot(away)) if offset > 0 else min(p.dot(away), q.dot(away))) + offset
    ends = [away * level + run * point.dot(run) for point in (p, q)]
    ends.sort(key=lambda e: e.dot(run))
    sign = 1 if offset > 0 else -1
    for point in (p, q):
        foot = away * level + run * point.dot(run)
        pen.line(point + away * 6 * sign, foot + away * 6 * sign, MUTED, 1.1)
    measure = abs((vec(b) - vec(a)).dot(view.up if upright else view.right)) * 1000
    words = label or thousands(measure)
    need, middle = pen.width(words, letters), ends[0].lerp(ends[1], share)
    inside = (ends[1] - ends[0]).length > need + 34
    if not inside:
        # too short for its figure: arrows from outside, the figure beyond them
        ends = [ends[0] - run * 26, ends[1] + run * 26]
        middle = ends[0] - run * (need / 2 + 8) if upright else ends[1] + run * (need / 2 + 8)
    pen.line(ends[0], ends[1], INK, 1.4)
    for end, out in ((ends[0], -run), (ends[1], run)):
        arrow(pen, end if inside else end - out * 26, out if inside else -out, INK)
    pen.text(words, middle, letters, INK, 0.5, upright, PAPER)


def thousands(number):
    return f'{round(number):,}'.replace(',', ' ')


def draw_tag(pen, view, point, words, shift):
    p = view.pixel(point)
    end = p + Vector(shift)
    pen.line(p, end, HEAT, 1.4)
    pen.circle(p, 3.2, HEAT, 1, HEAT)
    right = shift[0] >= 0
    stop = end + Vector((14 if right else -14, 0))
    pen.line(end, stop, HEAT, 1.4)
    pen.text(words, stop + Vector((6 if right else -6, 0)), view.sheet.letters, HEAT, 0.0 if right else 1.0)


def draw_centre(pen, view, a, b):
    pen.dashed(view.pixel(a), view.pixel(b), MUTED)


def draw_caption(pen, view, words, shift, align):
    pen.text(words, view.centre + Vector(shift), view.sheet.letters, MUTED, align)


def scale_bar(pen, sheet):
    """True however large the sheet is shown or printed; of the first view."""
    scale, x, y = sheet.views[0].scale, 70, sheet.size[1] - 46
    length = max(n for n in (0.1, 0.2, 0.5, 1, 2, 5) if n * scale <= 270)
    half = length * scale / 2
    for i, colour in enumerate((INK, PAPER)):
        left, right = x + half * i, x + half * (i + 1)
        corners = [(left, y - 8), (right, y - 8), (right, y), (left, y)]
        pen.fill(corners, colour)
        for a, b in zip(corners, corners[1:] + corners[:1]):
            pen.line(a, b, INK, 1.0)
        words = thousands(length * 500 * i)
        if half > pen.width(words, sheet.letters) + sheet.letters:
            pen.text(words, (left, y - 28), sheet.letters, INK, 0.5)
    pen.text(f'{thousands(length * 1000)} mm', (x + 2 * half, y - 28), sheet.letters, INK, 0.2)
