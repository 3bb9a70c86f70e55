import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { getBounds, NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { describe, expect, test } from 'vitest';
import { turnedInsideOut } from '../tests/support/bodies.ts';

const FOLDER = 'content/models';
const io = new NodeIO().registerExtensions([KHRMeshQuantization]);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.glb'));

const axes = [0, 1, 2] as const;
type Cut = { axis: [number, number, number]; from: number; to: number };
type PartFacts = { inside: boolean; middle?: number };

describe.each(files)('%s', (file) => {
  const bytes = readFileSync(join(FOLDER, file));

  test('is small enough to be asked for with one press', () => {
    expect(gzipSync(bytes).length).toBeLessThan(350_000);
  });

  test('has its compressed copy beside it, which a build would take seconds to make', () => {
    const packed = readFileSync(join(FOLDER, `${file}.br`));
    expect(brotliDecompressSync(packed).equals(bytes)).toBe(true);
  });

  // The cut is painted on inner sides: a body inside out looks cut where nothing cuts it.
  test('shows the outer side of all its bodies', async () => {
    const document = await io.readBinary(bytes);
    const parts = document.getRoot().listScenes()[0]?.listChildren() ?? [];
    const wrong = parts.filter((part) => turnedInsideOut(part) > 0);
    expect(wrong.map((part) => part.getName())).toEqual([]);
  });

  test('keeps something of all that is inside when it is cut open', async () => {
    const document = await io.readBinary(bytes);
    const [scene] = document.getRoot().listScenes();
    const { cut } = (scene?.getExtras() ?? {}) as { cut: Cut };
    const taken = scene?.listChildren().filter((part) => {
      const { inside, middle = Math.min(cut.from, cut.to) } = part.getExtras() as PartFacts;
      const { min, max } = getBounds(part);
      const reaches = axes.map((i) => Math.min(cut.axis[i] * min[i], cut.axis[i] * max[i]));
      const nearest = reaches.reduce((sum, reach) => sum + reach);
      return inside && nearest > middle;
    });
    expect(taken?.map((part) => part.getName())).toEqual([]);
  });

  test('tells the viewer of each part where it goes, what it is and where its tag points', async () => {
    const document = await io.readBinary(bytes);
    const [scene] = document.getRoot().listScenes();
    const place = [expect.any(Number), expect.any(Number), expect.any(Number)];
    for (const part of scene?.listChildren() ?? []) {
      const { whole = false, middle = 0, ...facts } = part.getExtras();
      expect(middle).toEqual(expect.any(Number));
      expect(whole).toEqual(expect.any(Boolean));
      expect(facts).toEqual({
        explode: place,
        anchor: place,
        inside: expect.any(Boolean),
        closed: expect.any(Boolean),
      });
      // the part itself keeps metres, so that it can be moved
      expect(part.getScale()).toEqual([1, 1, 1]);
    }
    expect(scene?.getExtras()).toMatchObject({
      camera: { position: place, target: place, fov: expect.any(Number) },
      cut: { axis: place, from: expect.any(Number), to: expect.any(Number) },
      poster: expect.stringMatching(/^(equipment|products)\/.+-conjunto$/),
    });
  });
});
