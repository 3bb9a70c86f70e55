import {
  Box3,
  type Group,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  Plane,
  Vector3,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

export const media = [
  'water',
  'steam',
  'condensate',
  'gas',
  'air',
  'refrigerant',
  'product',
  'signal',
] as const;
export type Medium = (typeof media)[number];

type Triple = [number, number, number];

/** What the file says of the machine as a whole, in metres and glTF's axes. */
type Facts = {
  /** The camera of the picture that stands for the machine; the angle is that of a 16:10 frame. */
  camera: { position: Triple; target: Triple; fov: number };
  flows?: Record<string, { medium: Medium; points: Triple[] }>;
  /** What lies beyond the plane is cut away, from the far end of the range to the near one. */
  cut: { axis: Triple; from: number; to: number };
};

type PartFacts = {
  explode: Triple;
  anchor: Triple;
  closed: boolean;
  whole?: boolean;
  /** Where it is cut at the end of the range, if elsewhere than the rest. */
  middle?: number;
};

/** A plane, where it begins, and how far it goes in. */
type Cut = { plane: Plane; from: number; depth: number };

export type Part = {
  id: string;
  node: Object3D;
  meshes: Mesh<Mesh['geometry'], MeshStandardMaterial>[];
  /** How far it moves in the exploded view. */
  explode: Vector3;
  /** Where its tag points to, before it is moved. */
  anchor: Vector3;
  /** A solid, so that its cut can be filled. */
  closed: boolean;
  /** Never cut: a stand, or a machine beside. */
  whole: boolean;
  cut: Cut;
};

type Flow = { id: string; medium: Medium; points: Vector3[] };

export type Machine = {
  root: Group;
  parts: Part[];
  flows: Flow[];
  camera: { position: Vector3; target: Vector3; fov: number };
  cut: Cut;
  size: number;
  floor: number;
};

export async function loadModel(src: string, signal: AbortSignal): Promise<Machine> {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
  const { scene } = await new GLTFLoader().parseAsync(await answer.arrayBuffer(), '');
  const facts = scene.userData as Facts;
  scene.updateMatrixWorld(true);
  const box = new Box3().setFromObject(scene);
  const cut = cutOf(facts.cut);
  const parts = scene.children.map((node) => partOf(node, cut, facts.cut));
  return {
    root: scene,
    parts,
    flows: Object.entries(facts.flows ?? {}).map(([id, { medium, points }]) => ({
      id,
      medium,
      points: points.map(vector),
    })),
    camera: {
      position: vector(facts.camera.position),
      target: vector(facts.camera.target),
      fov: facts.camera.fov,
    },
    cut,
    size: box.getSize(new Vector3()).length(),
    floor: box.min.y,
  };
}

function partOf(node: Object3D, cut: Cut, range: Facts['cut']): Part {
  const meshes: Part['meshes'] = [];
  node.traverse((one) => {
    if (one instanceof Mesh) meshes.push(one);
  });
  const { explode, anchor, closed, whole = false, middle } = node.userData as PartFacts;
  return {
    id: node.name,
    node,
    meshes,
    explode: vector(explode),
    anchor: vector(anchor),
    closed,
    whole,
    cut: middle === undefined ? cut : cutOf({ ...range, to: middle }),
  };
}

function cutOf({ axis, from, to }: Facts['cut']): Cut {
  const start = Math.max(from, to);
  const plane = new Plane(vector(axis).normalize().negate(), start);
  return { plane, from: start, depth: Math.abs(from - to) };
}

const vector = (triple: Triple) => new Vector3(...triple);

/** Gives back what the graphics card holds of everything below a node. */
export function release(root: Object3D): void {
  root.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    one.geometry.dispose();
    for (const material of [one.material].flat()) {
      material.map?.dispose();
      material.dispose();
    }
  });
}
