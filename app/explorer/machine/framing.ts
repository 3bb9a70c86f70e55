import { Box2, Box3, MathUtils, type PerspectiveCamera, Vector2, Vector3 } from 'three';
import type { Part } from './load-model.ts';
import type { Place } from './views.ts';

/** What share of the frame's width and height something may fill. */
export type Room = { x: number; y: number };

/** At the sides stand names, on a phone only numbers. */
export const roomIn = ({ width }: { width: number }): Room =>
  width < 600 ? { x: 0.9, y: 0.84 } : { x: 0.8, y: 0.84 };

export type Outline = (explode: number) => Vector3[];

/** The corners of all parts, wherever they have been moved. */
export function outlineOf(parts: readonly Pick<Part, 'node' | 'explode'>[]): Outline {
  const boxes = parts.map(({ node }) => new Box3().setFromObject(node));
  return (share) =>
    parts.flatMap(({ explode }, index) => {
      const { min, max } = boxes[index] ?? new Box3();
      const [low, high] = [min, max].map((end) => end.clone().addScaledVector(explode, share));
      if (!low || !high) return [];
      return [low.x, high.x].flatMap((x) =>
        [low.y, high.y].flatMap((y) => [low.z, high.z].map((z) => new Vector3(x, y, z))),
      );
    });
}

/** What of the frame they take from a place: from −1 to 1 is all of it. */
export function reachOf(corners: Vector3[], { position, target }: Place, lens: PerspectiveCamera) {
  const eye = lens.clone();
  eye.clearViewOffset();
  eye.zoom = 1;
  eye.position.copy(position);
  eye.lookAt(target);
  eye.updateProjectionMatrix();
  eye.updateMatrixWorld();
  return new Box2().setFromPoints(
    corners.map((corner) => {
      const { x, y } = corner.clone().project(eye);
      return new Vector2(x, y);
    }),
  );
}

/** How many times larger than the room it is. */
export function excessOf(reach: Box2, room: Room): number {
  const { x, y } = reach.getSize(new Vector2());
  return Math.max(x / 2 / room.x, y / 2 / room.y);
}

/** From the same side, as near as all corners still have room, with the middle of them in the middle. */
export function fitWhole(
  corners: Vector3[],
  from: Place,
  lens: PerspectiveCamera,
  room: Room,
): Place {
  const box = new Box3().setFromPoints(corners);
  const side = from.position.clone().sub(from.target).normalize();
  const target = box.getCenter(new Vector3());
  let away = box.getSize(new Vector3()).length() * 2;
  const placed = () => ({ target, position: target.clone().addScaledVector(side, away) });
  const right = new Vector3(0, 1, 0).cross(side).normalize();
  const up = side.clone().cross(right);
  // What is near looks larger: each time it is nearer to the mark.
  for (let times = 0; times < 6; times++) {
    const reach = reachOf(corners, placed(), lens);
    const middle = reach.getCenter(new Vector2());
    const half = Math.tan(MathUtils.degToRad(lens.fov / 2)) * away;
    target.addScaledVector(right, middle.x * half * lens.aspect);
    target.addScaledVector(up, middle.y * half);
    away *= excessOf(reach, room);
  }
  return placed();
}
