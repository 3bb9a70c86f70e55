"""What each master was rendered from, in scenes/rendered.json: a hash of its sources, which shows whether it is out of date,
a hash of its file, and the firm's name, by which the launch check knows pictures that carry a former one."""
import ast
import hashlib
import json
import os

import yaml

from scenes import brand

ALWAYS = ('output.py', 'denoise.py')


def _imports(path):
    """Names of the modules of this package that a file imports."""
    with open(path, encoding='utf-8') as file:
        tree = ast.parse(file.read())
    for item in ast.walk(tree):
        if isinstance(item, ast.ImportFrom) and item.module and item.module.split('.')[0] == 'scenes':
            yield item.module
            yield from (f'{item.module}.{alias.name}' for alias in item.names)


def _files(picture, root):
    """The model's own file and all that it imports: an edit to a part makes only the pictures that show it stale."""
    found, waiting = set(), [picture.source] + [os.path.join(root, 'scenes', name) for name in ALWAYS]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        modules = (os.path.join(root, *name.split('.')) + '.py' for name in _imports(path))
        waiting += [module for module in modules if os.path.exists(module) and not module.endswith('pictures.py')]
    return sorted(found)


def fingerprint(picture, root):
    digest = hashlib.sha256(repr((picture.size, picture.samples, brand.MARK)).encode())
    for path in _files(picture, root):
        with open(path, 'rb') as file:
            digest.update(file.read())
    return digest.hexdigest()[:16]


def _name():
    """As the owner writes it. Not in brand.py: a change of that file makes every picture stale."""
    with open(brand.COMPANY, encoding='utf-8') as file:
        return yaml.safe_load(file)['name']


def _record(root):
    return os.path.join(root, 'scenes', 'rendered.json')


def _read(root):
    path = _record(root)
    if not os.path.exists(path):
        return {}
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def master(picture, root):
    return os.path.join(root, 'content', 'images', f'{picture.name}.webp')


def is_stale(picture, root):
    return not os.path.exists(master(picture, root)) or _read(root).get(picture.name, '').split(' ')[0] != fingerprint(picture, root)


def remember(picture, root, fingerprint_then):
    """Notes the sources as they were when the render began, so that an edit made meanwhile is not lost."""
    record = _read(root)
    with open(master(picture, root), 'rb') as file:
        made = hashlib.sha256(file.read()).hexdigest()[:16]
    record[picture.name] = f'{fingerprint_then} {made} {_name()}'
    with open(_record(root), 'w', encoding='utf-8') as file:
        json.dump(dict(sorted(record.items())), file, indent=2, ensure_ascii=False)
        file.write('\n')
