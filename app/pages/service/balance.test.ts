import { expect, test } from 'vitest';
import { formatDecimals } from '../../../engineering/format.ts';
import { readContent } from '../../content.server/read.ts';
import { steamBalance } from './balance.server.ts';

const { services } = readContent().collection;
const told = services.flatMap(({ items }) => items.flatMap(({ balance }) => balance ?? []));
const { title = '', note = '', measured } = told.find((balance) => balance.measured) ?? {};
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
  expect(title.replace(/\s/g, ' ')).toContain('de 6 450 kg/h, 310 no aparecen');
});

test('with the leak closed it is what the screen in the picture shows, and cannot be told from nothing', () => {
  const shown = 6200;
  expect(figuresOf(shown).at(-1)).toBe('60 ± 71 kg/h · 1,0 %');
  const saved = (6000 * (measured.entry.kgh - shown)) / 1000;
  const words = note.replace(/\s/g, ' ');
  expect(words).toContain(
    `de ${formatDecimals(shown, 0)} kg/h quedan 60 ± 71,`.replace(/\s/g, ' '),
  );
  expect(words).toContain(`${formatDecimals(saved, 0)} t menos en 6 000 h`.replace(/\s/g, ' '));
});
