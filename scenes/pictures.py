"""Registry of pictures. A model file in scenes/models/ declares its own:

    PICTURES = {'equipment/calderas-vapor-conjunto': whole, 'equipment/calderas-vapor-plano': drawing(plan)}

A value is a scene function, or one wrapped by photo(), hero() or drawing(). A scene function takes no arguments, builds
on the empty scene that it finds and sets the camera; a drawing function returns a drawing.Sheet.
"""
import importlib
import os
import pkgutil
import sys
import traceback
from collections import namedtuple

from scenes import models

Picture = namedtuple('Picture', 'name scene size kind samples source')
Wish = namedtuple('Wish', 'scene size kind samples')


def photo(scene, size=(1600, 1000), samples=20):
    return Wish(scene, size, 'photo', samples)


def hero(scene, samples=48):
    return Wish(scene, (2400, 1350), 'photo', samples)


def drawing(scene, size=(1600, 1000)):
    return Wish(scene, size, 'drawing', 16)


def registry():
    """Every picture of every model, by name."""
    found = {}
    for info in pkgutil.iter_modules(models.__path__):
        try:
            module = importlib.import_module(f'scenes.models.{info.name}')
        except Exception:
            # a model in the making must not stop the others
            print(f'scenes/models/{info.name}.py left out:', traceback.format_exc(limit=-1), file=sys.stderr)
            continue
        for name, wish in module.PICTURES.items():
            wish = wish if isinstance(wish, Wish) else photo(wish)
            found[name] = Picture(name, *wish, os.path.abspath(module.__file__))
    return found
