"""Repeats a built group without building or storing it again."""
import bpy
from mathutils import Matrix

from scenes.parts.core import vec


def group(objects, name='group'):
    """A collection of the objects, which also stay in the scene, ready for repeat()."""
    collection = bpy.data.collections.new(name)
    for obj in objects:
        collection.objects.link(obj)
    return collection


def repeat(collection, move=(0, 0, 0), turn=0.0):
    """One more copy of the group, moved and turned (radians, about the world's z axis)."""
    empty = bpy.data.objects.new(collection.name, None)
    empty.instance_type, empty.instance_collection = 'COLLECTION', collection
    empty.matrix_world = Matrix.Translation(vec(move)) @ Matrix.Rotation(turn, 4, 'Z')
    bpy.context.scene.collection.objects.link(empty)
    return empty
