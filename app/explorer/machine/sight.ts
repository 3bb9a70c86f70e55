import {
  type Intersection,
  type PerspectiveCamera,
  type Plane,
  Raycaster,
  Vector2,
  type Vector3,
} from 'three';
import type { Machine, Part } from './load-model.ts';

/** What a press moves at most to be one, in pixels. */
const pressReach = 6;

export type Sight = {
  /** Finds which parts are hidden by others. */
  look: () => void;
  isHidden: (part: string) => boolean;
  onPress: (canvas: HTMLCanvasElement, tell: (part: string | undefined) => void) => () => void;
};

/** What the camera sees of a machine that is cut by a plane. */
export function makeSight(
  machine: Machine,
  camera: PerspectiveCamera,
  plane: Plane,
  anchorOf: (part: Part) => Vector3,
): Sight {
  const ray = new Raycaster();
  const hidden = new Set<string>();
  const owners = new Map(
    machine.parts.flatMap((part) => part.meshes.map((mesh) => [mesh as object, part] as const)),
  );

  /** The first that is hit and not cut away. */
  function firstHit(): Intersection | undefined {
    const hits = ray.intersectObject(machine.root, true);
    return hits.find(({ point }) => plane.distanceToPoint(point) > 0);
  }

  function isCovered(part: Part, anchor: Vector3): boolean {
    if (plane.distanceToPoint(anchor) < 0) return true;
    const way = anchor.clone().sub(camera.position);
    ray.set(camera.position, way.clone().normalize());
    const hit = firstHit();
    // What lies a little over its own surface, such as a bolt, hides nothing.
    const inFront = hit && hit.distance < way.length() - machine.size / 60;
    return Boolean(inFront && owners.get(hit.object) !== part);
  }

  return {
    look: () => {
      hidden.clear();
      for (const part of machine.parts) {
        if (isCovered(part, anchorOf(part))) hidden.add(part.id);
      }
    },
    isHidden: (part) => hidden.has(part),
    onPress: (canvas, tell) => {
      let from: PointerEvent | undefined;
      const onDown = (event: PointerEvent) => {
        from = event.isPrimary ? event : undefined;
      };
      const onUp = (event: PointerEvent) => {
        if (!from || Math.hypot(event.x - from.x, event.y - from.y) > pressReach) return;
        const { left, top, width, height } = canvas.getBoundingClientRect();
        const x = ((event.x - left) / width) * 2 - 1;
        const y = 1 - ((event.y - top) / height) * 2;
        ray.setFromCamera(new Vector2(x, y), camera);
        const hit = firstHit();
        tell(hit && owners.get(hit.object)?.id);
      };
      canvas.addEventListener('pointerdown', onDown);
      canvas.addEventListener('pointerup', onUp);
      return () => {
        canvas.removeEventListener('pointerdown', onDown);
        canvas.removeEventListener('pointerup', onUp);
      };
    },
  };
}
