import { BoxGeometry, Mesh, PerspectiveCamera, Vector2, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { excessOf, fitWhole, outlineOf, reachOf } from './framing.ts';

const corners = [-2, 2].flatMap((x) =>
  [0, 3].flatMap((y) => [-1, 1].map((z) => new Vector3(x, y, z))),
);
const room = { x: 0.66, y: 0.84 };

test.each([
  ['from near, of which most is out of the frame', 1.2, 2],
  ['from afar', 1.2, 40],
  ['on a phone', 0.6, 9],
])('a machine that was looked at %s fills its room, in the middle', (_, aspect, away) => {
  const lens = new PerspectiveCamera(30, aspect);
  const from = { position: new Vector3(-0.4, 0.3, 1).multiplyScalar(away), target: new Vector3() };
  const place = fitWhole(corners, from, lens, room);
  const reach = reachOf(corners, place, lens);
  expect(excessOf(reach, room)).toBeCloseTo(1, 2);
  expect(reach.getCenter(new Vector2()).length()).toBeLessThan(0.01);
  const side = place.position.clone().sub(place.target).normalize();
  expect(side.angleTo(from.position)).toBeLessThan(0.001);
});

test('the outline goes with the parts', () => {
  const node = new Mesh(new BoxGeometry(2, 2, 2));
  const outline = outlineOf([{ node, explode: new Vector3(0, 4, 0) }]);
  const heights = (explode: number) => outline(explode).map(({ y }) => y);
  expect([Math.min(...heights(0)), Math.max(...heights(0))]).toEqual([-1, 1]);
  expect([Math.min(...heights(0.5)), Math.max(...heights(0.5))]).toEqual([1, 3]);
});
