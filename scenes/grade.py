"""The last step of a photograph: Filmic keeps what daylight has in the middle greys, and a lens is crisper than a denoiser."""
import cv2
import numpy as np

LUMA = np.array([0.0722, 0.7152, 0.2126], np.float32)
# what a picture may be given at most: a foggy morning stays one
BLACK, WHITE = 0.16, 0.78
# in the studio less: what has no black parts would make the ground darker, and all stand on the same
STUDIO_BLACK = 0.06
SHARPEN = 0.35


def grade(image, most=BLACK):
    """BGR of 0 to 255: its darkest becomes nearly black, its lightest nearly white; the flatter it was, the more contrast and colour it gains."""
    shown = image.astype(np.float32) / 255
    luma = shown @ LUMA
    black, white = np.percentile(luma, (0.5, 99.3))
    black, white = np.clip(black - 0.03, 0, most), max(white, WHITE) + 0.02
    flatness = np.clip(1 / (white - black) - 1, 0, 0.5)
    stretched = np.clip((luma - black) / (white - black), 0, 1)
    curved = stretched - 0.08 * flatness * np.sin(2 * np.pi * stretched)
    toned = shown * (curved / np.maximum(luma, 1e-3))[..., None]
    grey = (toned @ LUMA)[..., None]
    vivid = grey + (toned - grey) * (1 + 0.7 * flatness)
    blurred = cv2.GaussianBlur(vivid, (0, 0), 0.9)
    return (np.clip(vivid + (vivid - blurred) * SHARPEN, 0, 1) * 255 + 0.5).astype(np.uint8)
