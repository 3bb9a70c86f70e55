"""What a machine for the browser is. Each file of scenes/web/machines/ declares one as MODEL."""
import importlib
import pkgutil
from collections import namedtuple

# slug: of its page. picture: whose camera it starts with. size: metres across, for the level of detail. letters: height of the smallest that are made, where it is not as the size says.
# build(): makes the objects, each inside a record.part. explode: part -> way at full explosion. inside: parts seen only when opened.
# cut: (normal, from, to, useful position): what lies beyond the plane is taken away, but for the parts in whole: as on a drawing, stands and machines beside are not cut. hollow: boxes of sheet that are modelled solid: cut open and not filled. middles: of machines that stand one behind the other, part -> where along that normal it is cut instead. flows: id -> (medium, points). All in Blender's axes.
Model = namedtuple('Model', 'slug picture size build explode inside cut flows whole hollow middles letters', defaults=[(), (), {}, None])


def registry():
    from scenes.web import machines
    found = {}
    for info in pkgutil.iter_modules(machines.__path__):
        model = importlib.import_module(f'scenes.web.machines.{info.name}').MODEL
        found[model.slug] = model
    return found
