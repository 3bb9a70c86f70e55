import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A machine in three dimensions, as the file beside its words has it. */
export type ModelFile = {
  /** Its address on the site, which changes with its content. */
  src: string;
  bytes: number;
  parts: string[];
  /** Parts that are only seen when it is cut open or taken apart. */
  inside: string[];
  flows: { id: string; medium: string }[];
  /** The picture that its first view is the same as: a stem below content/images. */
  poster: string | undefined;
  hasCamera: boolean;
};

export const modelFolder = 'content/models';
const known = new Map<string, ModelFile>();

/** The slugs of all models that there are. */
export function listModels(): string[] {
  if (!existsSync(modelFolder)) return [];
  const files = readdirSync(modelFolder).filter((file) => file.endsWith('.glb'));
  return files.map((file) => basename(file, '.glb')).sort();
}

export function findModel(slug: string): ModelFile | undefined {
  const path = join(modelFolder, `${slug}.glb`);
  if (!known.has(slug) && existsSync(path)) known.set(slug, describe(slug, readFileSync(path)));
  return known.get(slug);
}

type Extras = { camera?: unknown; flows?: Record<string, { medium: string }>; poster?: string };
type Node = { name?: string; extras?: { inside?: boolean } };
type Gltf = {
  asset: { generator?: string; copyright?: string };
  scenes: { nodes: number[]; extras?: Extras }[];
  nodes: Node[];
};

/** The scene's own nodes are the parts. */
function describe(slug: string, bytes: Buffer): ModelFile {
  const { scenes, nodes } = describedIn(bytes);
  const [scene] = scenes;
  const parts = (scene?.nodes ?? []).flatMap((index) => nodes[index] ?? []);
  const { camera, flows = {}, poster } = scene?.extras ?? {};
  return {
    src: modelAddress(slug, bytes, 'glb'),
    bytes: bytes.length,
    parts: parts.map(({ name = '' }) => name),
    inside: parts.flatMap(({ name, extras }) => (name && extras?.inside ? name : [])),
    flows: Object.entries(flows).map(([id, { medium }]) => ({ id, medium })),
    poster,
    hasCamera: camera !== undefined,
  };
}

/** A name that changes with the content, so that browsers may keep the file for ever. */
export function modelAddress(slug: string, content: Buffer | string, ending: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `/models/${slug}.${hash}.${ending}`;
}

/** The first chunk of a GLB; the geometry after it is for the browser. */
export function describedIn(bytes: Buffer): Gltf {
  if (bytes.toString('latin1', 0, 4) !== 'glTF') throw new Error('not a GLB');
  return JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)));
}
