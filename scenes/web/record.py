"""Which part of the machine an object belongs to: noted while the machine is built, so that the models stay as they are."""
from contextlib import contextmanager

from scenes.parts import core

_parts = []
_made = {}


class _Recorder(list):
    """The list of made objects, which also notes the part that was being built."""

    def append(self, obj):
        super().append(obj)
        if _parts:
            _made[obj.name] = _parts[-1]

    def __setitem__(self, key, value):
        if not isinstance(key, slice) and self[key].name in _made:
            _made[value.name] = _made[self[key].name]
        super().__setitem__(key, value)


def start():
    _parts.clear()
    _made.clear()
    core._objects = _Recorder()


@contextmanager
def part(name):
    """Objects made inside belong to this part; the innermost name counts."""
    _parts.append(name)
    try:
        yield
    finally:
        _parts.pop()


@contextmanager
def naming(module, **names):
    """While open, the functions of that module make the parts named here: naming(boiler, shell='cladding')."""
    originals = {function: getattr(module, function) for function in names}

    def within(name, original):
        def call(*args, **options):
            with part(name):
                return original(*args, **options)
        return call
    for function, name in names.items():
        setattr(module, function, within(name, originals[function]))
    try:
        yield
    finally:
        for function, original in originals.items():
            setattr(module, function, original)


@contextmanager
def instead(module, **functions):
    """While open, the module calls these functions instead of its own."""
    originals = {name: getattr(module, name) for name in functions}
    for name, function in functions.items():
        setattr(module, name, function)
    try:
        yield
    finally:
        for name, original in originals.items():
            setattr(module, name, original)


def objects_by_part():
    found = {}
    for obj in core.made_objects():
        name = _made.get(obj.name)
        if name is None:
            raise ValueError(f'{obj.name} belongs to no part')
        if name != 'none':
            found.setdefault(name, []).append(obj)
    return found


def move(objects, name):
    """Objects that a model makes together but that are another part."""
    for obj in objects:
        _made[obj.name] = name


@contextmanager
def made():
    """The objects made while open, as a list that is filled at the end."""
    found, first = [], len(core._objects)
    yield found
    found += core._objects[first:]
