"""Renders pictures: blender -b --factory-startup -P scenes/render.py -- NAME… | --all | --list [--preview]

NAME       renders that picture (several may follow)
--all      renders every picture whose master is missing or whose sources changed (scenes/rendered.json)
--preview  640 px wide, few samples, to .cache/previews/ instead of content/images/
--list     names and states of all pictures
"""
import argparse
import os
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ROOT)
sys.dont_write_bytecode = True
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

from scenes import output, pictures, sources  # noqa: E402


def arguments():
    own = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    parser = argparse.ArgumentParser(prog='npm run render --', description=__doc__)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--samples', type=int)
    return parser.parse_args(own)


def chosen(options):
    known = pictures.registry()
    unknown = [name for name in options.names if name not in known]
    if unknown:
        sys.exit(f'unknown picture: {", ".join(unknown)}\nknown: {", ".join(sorted(known))}')
    if options.all:
        return [known[name] for name in sorted(known) if sources.is_stale(known[name], ROOT)]
    return [known[name] for name in options.names]


def main():
    options = arguments()
    if options.list:
        for name, picture in sorted(pictures.registry().items()):
            print(f'{"stale" if sources.is_stale(picture, ROOT) else "fresh"}  {picture.kind:8} {picture.size[0]}x{picture.size[1]}  {name}')
        return
    for picture in chosen(options):
        began, sources_then = time.time(), sources.fingerprint(picture, ROOT)
        path = output.render(picture, ROOT, options.preview, options.samples)
        if not options.preview:
            sources.remember(picture, ROOT, sources_then)
        print(f'{picture.name}: {time.time() - began:.0f} s, {os.path.getsize(path) // 1024} kB -> {os.path.relpath(path, ROOT)}', flush=True)


main()
