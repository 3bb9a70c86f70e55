import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isPacked } from './publish-models.ts';

test('a compressed copy counts only when it is whole and of its model', () => {
  const folder = mkdtempSync(join(tmpdir(), 'model-'));
  const file = join(folder, 'caldera.glb');
  writeFileSync(file, 'a model');
  const packed = brotliCompressSync('a model');
  const copies = [packed, brotliCompressSync('another'), packed.subarray(0, 3), Buffer.from('?')];
  const found = copies.map((copy) => {
    writeFileSync(`${file}.br`, copy);
    return isPacked(file);
  });
  rmSync(folder, { recursive: true });
  expect(found).toEqual([true, false, false, false]);
});
