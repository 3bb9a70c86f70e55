"""The firm's name and typeface, as the site itself has them: content/company.yaml and app/styles/archivo."""
import functools
import io
import os
import tempfile

import yaml
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

_ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COMPANY = os.path.join(_ROOT, 'content', 'company.yaml')
FACE = os.path.join(_ROOT, 'app', 'styles', 'archivo', 'latin.woff2')


def _name():
    with open(COMPANY, encoding='utf-8') as file:
        return yaml.safe_load(file)['name']


# the word on machines and drawings
MARK = _name().upper()


def font(weight):
    """The site's face at one weight (400 to 640), as a TrueType file: neither Blender nor OpenCV sets a variable font's axis."""
    path = os.path.join(tempfile.gettempdir(), f'scenes-face-{weight}-{os.getuid()}.ttf')
    if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(FACE):
        static = instancer.instantiateVariableFont(TTFont(FACE), {'wght': weight})
        static.flavor = None
        data = io.BytesIO()
        static.save(data)
        # written aside and moved: another render may be reading it
        with tempfile.NamedTemporaryFile(dir=tempfile.gettempdir(), delete=False) as file:
            file.write(data.getvalue())
        os.replace(file.name, path)
    return path


@functools.lru_cache
def capital_share(path):
    """Height of the capitals as a share of Blender's text size, which is the height of the font's bounding box."""
    face = TTFont(path)
    return face['OS/2'].sCapHeight / (face['head'].yMax - face['head'].yMin)
