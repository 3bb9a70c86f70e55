"""The auxiliary devices with the float trap and the bucket trap cut open."""
from scenes import stage
from scenes.parts.core import made_objects
from scenes.pictures import photo
from scenes.web import record
from scenes.web.cutting import cut_each, orange, remove_drills
from scenes.web.machines.auxiliary_devices import BUCKET, FLOAT, build

# float and levers stay whole, and so do the blocks under the trap
WHOLE = ('float', 'plinth')


def opened(float_at, bucket_at):
    """Cuts what stands round those two points: castings in orange, the rest in its own metal; the cut goes through float and valve, before the trap's middle."""
    whole = {obj for name, objects in record.objects_by_part().items() if name in WHOLE for obj in objects}
    for (x, y, z), before in ((float_at, 0.030), (bucket_at, 0.0003)):
        near = [o for o in made_objects() if o not in whole and all(abs(x - c.x) < 0.135 and abs(y - c.y) < 0.15 and abs(z - c.z) < 0.21 for c in stage.bounds([o])[0])]
        cut_each(near, y - before, orange('iron', 'iron_grey'))
    remove_drills()


def whole():
    record.start()
    build()
    opened(FLOAT, BUCKET)
    stage.camera(-22, 14, 75, margin=0.09)
    stage.studio(azimuth=-22)


PICTURES = {'products/dispositivos-auxiliares-conjunto': photo(whole, samples=32)}
