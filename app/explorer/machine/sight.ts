import {
  DoubleSide,
  MeshBasicMaterial,
  type PerspectiveCamera,
  Raycaster,
  Vector2,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Cover } from '../place-tags.ts';
import type { Machine, Part } from './load-model.ts';
import { coverIn, placesOf } from './visible-places.ts';

/** What a press moves at most to be one, in pixels. */
const pressReach = 6;
/** Of the small picture in which each part has a colour of its own. */
const width = 320;

export type Sight = {
  /** Finds where each part can be seen. */
  look: () => void;
  /** A point of the part that is seen. */
  placeOf: (part: string) => Vector3 | undefined;
  /** What of the canvas the machine takes; nothing before the first look. */
  cover: Cover;
  onPress: (tell: (part: string | undefined) => void) => () => void;
  dispose: () => void;
};

/** What the camera sees of a machine that is cut. */
export function makeSight(
  renderer: WebGLRenderer,
  machine: Machine,
  camera: PerspectiveCamera,
  anchorOf: (part: Part) => Vector3,
): Sight {
  const canvas = renderer.domElement;
  const ray = new Raycaster();
  const places = new Map<string, Vector3>();
  let cover: Cover = () => 0;
  const target = new WebGLRenderTarget(width, width);
  const meshes = machine.parts.flatMap((part, index) =>
    part.meshes.map((mesh) => ({ mesh, part, mark: markOf(index, part, mesh) })),
  );
  const owners = new Map(meshes.map(({ mesh, part }) => [mesh as object, part]));

  function markOf(index: number, { whole, cut }: Part, { material }: Part['meshes'][number]) {
    const clippingPlanes = whole ? [] : [cut.plane];
    const mark = new MeshBasicMaterial({ side: DoubleSide, clippingPlanes });
    mark.color.setRGB((index + 1) / 255, 0, 0);
    // What is seen through has every other pixel, what lies behind it the rest.
    if (material.transparent) Object.assign(mark, { alphaHash: true, opacity: 0.5 });
    return mark;
  }

  /** The first that is hit and not cut away; through the cut of a solid, the point on the cut. */
  function firstHit(x: number, y: number, wanted?: Part) {
    ray.setFromCamera(new Vector2(x, y), camera);
    const hits = ray.intersectObject(wanted?.node ?? machine.root, true);
    const hit = hits.find(({ object, point }) => {
      const owner = owners.get(object);
      return owner?.whole || (owner && owner.cut.plane.distanceToPoint(point) > 0);
    });
    const part = hit && owners.get(hit.object);
    if (!hit?.face || !part) return undefined;
    const facing = hit.face.normal.clone().transformDirection(hit.object.matrixWorld);
    const isCut = part.closed && !part.whole && facing.dot(ray.ray.direction) > 0;
    const onCut = isCut && ray.ray.intersectPlane(part.cut.plane, new Vector3());
    return { part, point: onCut || hit.point };
  }

  function marked(): Uint8Array {
    const height = Math.max(1, Math.round(width / camera.aspect));
    target.setSize(width, height);
    const painted = meshes.map(({ mesh }) => mesh.material);
    for (const { mesh, mark } of meshes) Object.assign(mesh, { material: mark });
    renderer.setRenderTarget(target);
    renderer.render(machine.root, camera);
    const pixels = new Uint8Array(width * height * 4);
    renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels);
    renderer.setRenderTarget(null);
    for (const [index, { mesh }] of meshes.entries()) {
      const material = painted[index];
      if (material) mesh.material = material;
    }
    return pixels;
  }

  return {
    look: () => {
      places.clear();
      const wishes = machine.parts.map((part) => {
        const { x, y } = anchorOf(part).project(camera);
        return { x, y };
      });
      const pixels = marked();
      cover = coverIn(pixels, width, width / canvas.clientWidth);
      for (const [index, { x, y }] of placesOf(pixels, width, wishes)) {
        const part = machine.parts[index];
        const hit = part && firstHit(x, y, part);
        if (hit) places.set(part.id, hit.point);
      }
    },
    placeOf: (part) => places.get(part),
    cover: (box) => cover(box),
    onPress: (tell) => {
      let from: PointerEvent | undefined;
      const onDown = (event: PointerEvent) => {
        from = event.isPrimary ? event : undefined;
      };
      const onUp = (event: PointerEvent) => {
        if (!from || Math.hypot(event.x - from.x, event.y - from.y) > pressReach) return;
        const box = canvas.getBoundingClientRect();
        const x = ((event.x - box.left) / box.width) * 2 - 1;
        const y = 1 - ((event.y - box.top) / box.height) * 2;
        tell(firstHit(x, y)?.part.id);
      };
      canvas.addEventListener('pointerdown', onDown);
      canvas.addEventListener('pointerup', onUp);
      return () => {
        canvas.removeEventListener('pointerdown', onDown);
        canvas.removeEventListener('pointerup', onUp);
      };
    },
    dispose: () => {
      target.dispose();
      for (const { mark } of meshes) mark.dispose();
    },
  };
}
