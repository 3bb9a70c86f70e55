import {
  AlwaysStencilFunc,
  BackSide,
  DecrementWrapStencilOp,
  DoubleSide,
  FrontSide,
  IncrementWrapStencilOp,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  type Plane,
  PlaneGeometry,
  ReplaceStencilOp,
} from 'three';
import type { Machine } from './load-model.ts';

/**
 * Water that is cut open would show nothing where the plane cuts it: a face is drawn there, seen through.
 * Where it is, is counted: a ray through the plane into the water leaves it once more than it enters it.
 */
export function makeWaterFace(
  { parts, size }: Pick<Machine, 'parts' | 'size'>,
  plane: Plane,
  colour: string,
) {
  const bodies = parts
    .filter(({ closed, whole }) => closed && !whole)
    .flatMap(({ meshes }) => meshes.filter(({ material }) => material.name === 'water'));
  const counters = bodies.flatMap((body) =>
    [BackSide, FrontSide].map((side) => {
      const counter = new Mesh(body.geometry, counting(side, plane));
      counter.raycast = () => {};
      body.add(counter);
      return counter;
    }),
  );
  const face = new Mesh(
    new PlaneGeometry(4 * size, 4 * size),
    new MeshBasicMaterial({
      color: colour,
      toneMapped: false,
      transparent: true,
      opacity: 0.5,
      side: DoubleSide,
      depthWrite: false,
      stencilWrite: true,
      stencilFunc: NotEqualStencilFunc,
      stencilFail: ReplaceStencilOp,
      stencilZFail: ReplaceStencilOp,
      stencilZPass: ReplaceStencilOp,
    }),
  );
  return {
    face,
    show(isSeen: boolean) {
      for (const one of [face, ...counters]) one.visible = isSeen && bodies.length > 0;
      plane.coplanarPoint(face.position);
      face.lookAt(face.position.clone().add(plane.normal));
    },
  };
}

function counting(side: typeof BackSide | typeof FrontSide, plane: Plane) {
  const count = side === BackSide ? IncrementWrapStencilOp : DecrementWrapStencilOp;
  return new MeshBasicMaterial({
    side,
    clippingPlanes: [plane],
    colorWrite: false,
    depthWrite: false,
    depthTest: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilFail: count,
    stencilZFail: count,
    stencilZPass: count,
  });
}
