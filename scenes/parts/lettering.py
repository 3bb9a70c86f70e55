"""Text in the scene and name plates."""
import bpy
from mathutils import Matrix

from scenes import brand
from scenes.materials import material
from scenes.parts import core
from scenes.parts.core import box, place
from scenes.parts.fasteners import bolts

# a font curve lies in its XY plane: turned so that it is read by a viewer on +X with Z up
_READABLE = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))

WEIGHT = 580


def _face():
    """The site's typeface in this scene, and the share of its size that a capital takes."""
    path = brand.font(WEIGHT)
    return bpy.data.fonts.load(path, check_existing=True), brand.capital_share(path)


def text(words, height, mat='black', at=(0, 0, 0), axis='x', up='z', align='CENTER', depth=0.0004):
    """Words as flat letters, centred on at, facing axis. height = capital height."""
    with place(at, axis, up) as part:
        curve = bpy.data.curves.new('text', 'FONT')
        curve.font, share = _face()
        curve.body, curve.size, curve.align_x, curve.align_y = words, height / share, align, 'TOP_BASELINE'
        curve.offset_y = -height / 2
        curve.extrude = depth
        curve.resolution_u = 3
        curve.materials.append(material(mat))
        obj = bpy.data.objects.new('text', curve)
        obj.matrix_world = core._frames[-1] @ _READABLE
        bpy.context.scene.collection.objects.link(obj)
        core._objects.append(obj)
    return part


def name_plate(lines, size=(0.22, 0.13), at=(0, 0, 0), axis='-y', up='z', mat='dial', heading='orange', largest=0.05):
    """Riveted plate: a coloured heading band with the first line, the others below. at = back of the plate; largest = most that a letter takes of its width."""
    width, height = size
    with place(at, axis, up) as part:
        box((0.003, width, height), mat, (0.0015, 0, 0), bevel=0.001)
        band = height * 0.26
        box((0.002, width * 0.94, band), heading, (0.0035, 0, height * 0.47 - band / 2 - 0.001), bevel=0.0005)
        text(lines[0], band * 0.52, 'black', (0.0048, 0, height * 0.47 - band / 2 - 0.001))
        step = (height * 0.66) / max(1, len(lines) - 1)
        # a letter is about 0.88 of a capital's height wide: the longest line still ends on the plate
        letters = min(step * 0.5, width * largest, width * 0.88 / (0.88 * max(len(line) for line in lines)))
        for i, line in enumerate(lines[1:]):
            text(line, letters, 'black', (0.0033, -width * 0.43, height * 0.18 - step * i - step * 0.35), align='LEFT')
        bolts([(y * width * 0.465, z * height * 0.44) for y in (1, -1) for z in (1, -1)], 0.004, at=(0.003, 0, 0))
    return part
