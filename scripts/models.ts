/** `npm run models [-- slug…]`: the machines of scenes/web as GLB in content/models, made by Blender, then made small. */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  type Document,
  type Node,
  NodeIO,
  type Primitive,
  VertexLayout,
} from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { dedup, prune, quantize, weld } from '@gltf-transform/functions';

type Notes = {
  poster: string;
  camera: object;
  cut: object;
  flows: object;
  parts: Record<string, { explode: number[]; inside: boolean; closed: boolean; anchor: number[] }>;
};

const TARGET = 'content/models';
const CACHE = '.cache/models';
// as it travels; gzip needs 1.8 times as much
const BUDGET = 250_000;
// values of one kind side by side: half as much after compression
const io = new NodeIO()
  .registerExtensions([KHRMeshQuantization])
  .setVertexLayout(VertexLayout.SEPARATE);

/** Quantizing moves the scale into the mesh's node, so the mesh gets one of its own and the part keeps metres. */
function hangMeshBelow(document: Document, part: Node) {
  const mesh = part.getMesh();
  if (!mesh) return;
  part.setMesh(null);
  part.addChild(document.createNode(`${part.getName()}-mesh`).setMesh(mesh));
}

/** Vertices in the order in which triangles ask for them: the indices become a slow count, which compresses well. */
function sortVertices(primitive: Primitive) {
  const indices = primitive.getIndices();
  const asked = indices?.getArray();
  if (!indices || !asked) return;
  const order = [...new Set(asked)];
  const place = new Map(order.map((vertex, i) => [vertex, i]));
  indices.setArray(asked.map((vertex) => place.get(vertex) ?? 0));
  for (const attribute of primitive.listAttributes()) {
    const values = attribute.getArray();
    const size = attribute.getElementSize();
    if (!values) continue;
    const sorted = values.slice(0, order.length * size);
    order.forEach((vertex, i) => {
      sorted.set(values.subarray(vertex * size, (vertex + 1) * size), i * size);
    });
    attribute.setArray(sorted);
  }
}

async function shrink(file: string) {
  const document = await io.read(file);
  const notes: Notes = JSON.parse(await readFile(file.replace(/glb$/, 'json'), 'utf8'));
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  if (!scene) throw new Error(`${file} has no scene`);
  for (const node of scene.listChildren()) {
    node.setExtras(notes.parts[node.getName()] ?? {});
    hangMeshBelow(document, node);
  }
  const { parts: _, ...machine } = notes;
  scene.setName(basename(file, '.glb')).setExtras(machine);
  await document.transform(
    dedup(),
    quantize({ quantizePosition: 12, quantizeNormal: 8, quantizationVolume: 'mesh' }),
    weld(),
    prune({ keepAttributes: false, keepLeaves: true, keepExtras: true }),
  );
  for (const mesh of root.listMeshes()) mesh.listPrimitives().forEach(sortVertices);
  root.getAsset().generator = 'Blender, glTF Transform';
  return io.writeBinary(document);
}

const asked = process.argv.slice(2);
await mkdir(CACHE, { recursive: true });
const blender = spawnSync(
  'blender',
  [
    '-b',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '-P',
    'scenes/export.py',
    '--',
    CACHE,
    ...asked,
  ],
  { encoding: 'utf8', maxBuffer: 1e8 },
);
if (blender.status !== 0) {
  console.error(blender.error ?? blender.stdout + blender.stderr);
  process.exit(1);
}
console.log(blender.stdout.match(/^[a-z-]+: .*$/gm)?.join('\n'));

await mkdir(TARGET, { recursive: true });
for (const [, slug] of blender.stdout.matchAll(/^([a-z-]+): \d+ parts/gm)) {
  const small = await shrink(join(CACHE, `${slug}.glb`));
  const gzip = gzipSync(small, { level: 9 }).length;
  const brotli = brotliCompressSync(small).length;
  if (brotli > BUDGET) process.exitCode = 1;
  await writeFile(join(TARGET, `${slug}.glb`), small);
  const verdict = brotli > BUDGET ? `, over the budget of ${BUDGET / 1000}` : '';
  console.log(
    `${slug}.glb: ${(gzip / 1000).toFixed(0)} kB gzip, ${(brotli / 1000).toFixed(0)} kB Brotli${verdict}`,
  );
}
