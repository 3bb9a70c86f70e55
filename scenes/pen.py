"""Drawing by hand on a sheet: lines, arrows, dashes and lettering in the site's own typeface. Colours are BGR."""
import cv2
import numpy as np
from mathutils import Vector

from scenes.brand import font

INK, PAPER, HEAT, MUTED = (0x1b, 0x15, 0x11), (0xee, 0xf3, 0xf6), (0x0a, 0x44, 0xb5), (0x66, 0x58, 0x4d)


class Pen:
    """Draws in sheet pixels on a supersampled image."""

    def __init__(self, size, factor):
        self.factor = factor
        self.image = np.empty((size[1] * factor, size[0] * factor, 3), np.uint8)
        self.image[:] = PAPER
        self.font = cv2.freetype.createFreeType2()
        self.font.loadFontData(font(460), 0)
        # height of capitals as a share of the letters' size
        self.capitals = self.font.getTextSize('H', 1000, -1)[0][1] / 1000

    def paste(self, picture):
        alpha = picture[:, :, 3:].astype(np.float32) / 255
        self.image[:] = (self.image * (1 - alpha) + picture[:, :, :3] * alpha).astype(np.uint8)

    def _point(self, point):
        return tuple(int(round(c * self.factor * 16)) for c in point)

    def line(self, a, b, colour=INK, width=1.0):
        cv2.line(self.image, self._point(a), self._point(b), colour, max(1, round(width * self.factor)), cv2.LINE_AA, 4)

    def dashed(self, a, b, colour, pattern=(16, 4, 3, 4), width=0.8):
        a, b = Vector(a), Vector(b)
        length, done, k = (b - a).length, 0.0, 0
        while done < length:
            end = min(done + pattern[k % len(pattern)], length)
            if k % 2 == 0:
                self.line(a.lerp(b, done / length), a.lerp(b, end / length), colour, width)
            done, k = end, k + 1

    def fill(self, points, colour):
        cv2.fillPoly(self.image, [np.array([self._point(p) for p in points], np.int32)], colour, cv2.LINE_AA, 4)

    def circle(self, centre, radius, colour, width=1.0, inside=None):
        if inside is not None:
            cv2.circle(self.image, self._point(centre), round(radius * self.factor * 16), inside, -1, cv2.LINE_AA, 4)
        cv2.circle(self.image, self._point(centre), round(radius * self.factor * 16), colour, max(1, round(width * self.factor)), cv2.LINE_AA, 4)

    def width(self, words, height):
        return self.font.getTextSize(words, round(height * self.factor), -1)[0][0] / self.factor

    def text(self, words, at, height, colour=INK, align=0.0, rotate=False, ground=None):
        """Words with their left (align 0), middle (0.5) or right (1) at `at`, which lies on the middle of their capitals."""
        size = round(height * self.factor)
        (w, h), _ = self.font.getTextSize(words, size, -1)
        pad = size
        patch = np.zeros((h + 2 * pad, w + 2 * pad, 3), np.uint8)
        self.font.putText(patch, words, (pad, pad + h), size, (255, 255, 255), -1, cv2.LINE_AA, True)
        rows, cols = np.nonzero(patch[:, :, 0])
        over = pad + h - size * self.capitals / 2 - rows.min()
        patch = patch[rows.min():rows.max() + 1, cols.min():cols.max() + 1]
        if rotate:
            patch = np.ascontiguousarray(np.rot90(patch))
        ph, pw = patch.shape[:2]
        x, y = at[0] * self.factor, at[1] * self.factor
        left, top = (round(x - over), round(y - ph * (1 - align))) if rotate else (round(x - pw * align), round(y - over))
        region = self.image[top:top + ph, left:left + pw]
        if ground is not None:
            # no more of what lies behind is hidden than the letters need, nor less between them
            edge = 5 * self.factor
            padded = cv2.copyMakeBorder(patch, *(2 * size,) * 4, cv2.BORDER_CONSTANT)
            halo = cv2.dilate(cv2.morphologyEx(padded, cv2.MORPH_CLOSE, np.ones((size, size))), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * edge + 1,) * 2))
            halo = halo[2 * size - edge:edge - 2 * size, 2 * size - edge:edge - 2 * size]
            behind = self.image[top - edge:top + ph + edge, left - edge:left + pw + edge]
            behind[halo > 0] = np.broadcast_to(np.array(ground, np.uint8), behind.shape)[halo > 0]
        mask = patch.astype(np.float32) / 255
        region[:] = (region * (1 - mask) + np.array(colour) * mask).astype(np.uint8)


def arrow(pen, tip, direction, colour, length=11):
    back = Vector(tip) - Vector(direction) * length
    side = Vector((-direction[1], direction[0])) * length * 0.18
    pen.fill([tip, back + side, back - side], colour)
