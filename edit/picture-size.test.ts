import { expect, test } from 'vitest';
import { mostIn, neededIn, tooSmall } from './picture-size.ts';

test.each([
  ['is large enough', { width: 640, height: 640 }, false, undefined],
  ['is small as a whole', { width: 200, height: 300 }, true, /640 × 960 .* Elija una más grande/],
  ['is small because it was enlarged', { width: 200, height: 200 }, false, /Aléjela/],
])('a picture that %s', (_what, size, isWhole, said) => {
  const refusal = tooSmall(size, neededIn('team'), isWhole);
  if (said) expect(refusal).toMatch(said);
  else expect(refusal).toBeUndefined();
});

test('a portrait is not kept larger than any window shows it', () => {
  expect(mostIn('team')).toBe(1280);
  expect(mostIn('hero')).toBeGreaterThan(3000);
});
