import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatDecimals } from '../../../engineering/format.ts';
import { readContent } from '../../content.server/read.ts';
import { steamBalance } from './balance.server.ts';

const { services } = readContent().collection;
const told = services.flatMap(({ items }) => items).find(({ balance }) => balance?.measured);
const { title = '', note = '', measured } = told?.balance ?? {};
const picture = told?.imageAlt ?? '';
if (!measured) throw new Error('no measured balance');

const figuresOf = (entry: number) =>
  steamBalance({ ...measured, entry: { ...measured.entry, kgh: entry } }).desk.nodes.map(
    ({ figures }) => figures.replace(/\s/g, ' '),
  );

test('what the branches leave over stands with the uncertainty that all meters give it', () => {
  expect(figuresOf(measured.entry.kgh)).toEqual([
    '6 450 kg/h · 100 %',
    '2 450 kg/h · 38,0 %',
    '1 870 kg/h · 29,0 %',
    '1 180 kg/h · 18,3 %',
    '640 kg/h · 9,9 %',
    '310 ± 73 kg/h · 4,8 %',
  ]);
  expect(title.replace(/\s/g, ' ')).toContain('faltan 310 de 6 450 kg/h');
  expect(picture.replace(/\s/g, ' ')).toContain(
    'entran 6 450 kg/h, las cuatro salidas suman 6 140 y 310',
  );
});

test('the screen in the picture shows the same measurement, and the words say so', () => {
  const scene = readFileSync('scenes/models/steam_balance.py', 'utf8');
  const shown = [...scene.matchAll(/(?:INLET|'[A-Z]+'), (\d+)\)/g)].map(([, kgh]) => Number(kgh));
  expect(shown.toSorted()).toEqual(
    [measured.entry, ...measured.branches].map(({ kgh }) => kgh).toSorted(),
  );
  expect(note).toMatch(/^Planta de ejemplo, la de la foto\./);
});

test('with the leak closed what is left over cannot be told from nothing', () => {
  const closed = 6200;
  expect(figuresOf(closed).at(-1)).toBe('60 ± 71 kg/h · 1,0 %');
  const less = measured.entry.kgh - closed;
  const saved = formatDecimals((6000 * less) / 1000, 0);
  const words = note.replace(/\s/g, ' ');
  for (const told of [
    `entran ${formatDecimals(closed, 0)} kg/h y quedan sin explicar 60 ± 71 kg/h,`,
    `Se ahorran ${less} kg/h, ${saved} t en 6 000 h`,
  ]) {
    expect(words).toContain(told.replace(/\s/g, ' '));
  }
});
