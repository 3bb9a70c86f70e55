import { type Mesh, PerspectiveCamera, Vector3, type WebGLRenderer } from 'three';
import { expect, test } from 'vitest';
import { makeFlowLines } from './flow-lines.ts';

const colours = new Proxy({} as Parameters<typeof makeFlowLines>[1], { get: () => '#fff' });

test('from near the head of an arrow is as much smaller as its line is thinner', () => {
  const points = [0, 1, 2].map((x) => new Vector3(x, 0, 0));
  const camera = { fov: 30, position: new Vector3(2, 0, 8), target: new Vector3(2, 0, 0) };
  const flows = [{ id: 'feed', medium: 'water' as const, points }];
  const { group } = makeFlowLines({ flows, size: 4, camera }, colours, true);
  const head = group.children[0]?.children.at(-1) as Mesh;
  const near = new PerspectiveCamera();
  near.position.set(2, 0, 2);
  head.onBeforeRender(
    undefined as unknown as WebGLRenderer,
    group as never,
    near,
    head.geometry,
    undefined as never,
    undefined as never,
  );
  // What three then draws it with.
  expect(new Vector3().setFromMatrixScale(head.matrixWorld).x).toBeCloseTo(0.25);
});
