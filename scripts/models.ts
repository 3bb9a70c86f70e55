/** `npm run models [-- slug…]`: the machines of scenes/web as GLB in content/models, made by Blender, then made small. */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Document, type Node, NodeIO, VertexLayout } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { dedup, prune, quantize, reorder, simplify, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import { parse } from 'yaml';

type Notes = {
  poster: string;
  camera: object;
  cut: object;
  flows: object;
  parts: Record<
    string,
    {
      explode: number[];
      inside: boolean;
      whole: boolean;
      closed: boolean;
      anchor: number[];
      middle?: number;
    }
  >;
};

const company: { name: string } = parse(await readFile('content/company.yaml', 'utf8'));
const TARGET = 'content/models';
const CACHE = '.cache/models';
/** With gzip; Brotli, as it mostly travels, needs half of it. */
const BUDGET = 350_000;
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
    weld(),
    // what lies within a part in 2500 of its size of being flat needs no facets of its own
    simplify({ simplifier: MeshoptSimplifier, ratio: 0.5, error: 0.0004 }),
    quantize({ quantizePosition: 12, quantizeNormal: 8, quantizationVolume: 'mesh' }),
    weld(),
    // in the order in which triangles ask for them, which compresses well
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    prune({ keepAttributes: false, keepLeaves: true, keepExtras: true }),
  );
  // By the name on its machines the launch check knows a model that carries a former one.
  Object.assign(root.getAsset(), { generator: 'Blender, glTF Transform', copyright: company.name });
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
  const brotli = brotliCompressSync(small);
  if (gzip > BUDGET) process.exitCode = 1;
  await writeFile(join(TARGET, `${slug}.glb`), small);
  // The best that can be had takes two seconds each, which a build need not spend again.
  await writeFile(join(TARGET, `${slug}.glb.br`), brotli);
  const verdict = gzip > BUDGET ? `, over the budget of ${BUDGET / 1000}` : '';
  console.log(
    `${slug}.glb: ${(gzip / 1000).toFixed(0)} kB gzip, ${(brotli.length / 1000).toFixed(0)} kB Brotli${verdict}`,
  );
}
