import { expect, test } from 'vitest';
import type { SelectionTable } from '../content.server/schema/selection.ts';
import { evenCellText, inSentence, originsOf } from './words.ts';

test('a computed figure shows no zeros that were not computed, and keeps its comma under the others', () => {
  const column = [13.5, 38, 186, 1.75].map((value) => evenCellText(value, 2, 3));
  expect(column).toEqual(['13,5\u2007', '38,0\u2007', '186\u2008\u2007\u2007', '1,75']);
});

test('a figure that was written has as many decimals as the others of its column', () => {
  expect([12.7, 9.4, null].map((value) => evenCellText(value, 2))).toEqual(['12,70', '9,40', '—']);
});

test('after a colon the way of a computed figure goes on in small letters, but for names', () => {
  const column = { id: 'kv', name: 'Kv', decides: false, sample: false };
  const told = ['El Kv que pide su caudal', 'IEC 60534-2-1, vapor'].map(
    (method) =>
      originsOf({ computed: 'Calculado', sampleNote: '' }, {
        columns: [{ ...column, computed: { by: 'uso-del-kvs', from: [], method } }],
      } as unknown as SelectionTable)[0]?.told,
  );
  expect(told).toEqual(['Calculado: el Kv que pide su caudal', 'Calculado: IEC 60534-2-1, vapor']);
});

test('a name begins small inside of a sentence, also before a hard space, but for letters that are names', () => {
  expect(
    ['Presión de ajuste', 'A 3 barg', 'A\u00a03 barg', 'PMO', 'R-290'].map(inSentence),
  ).toEqual(['presión de ajuste', 'a 3 barg', 'a\u00a03 barg', 'PMO', 'R-290']);
});
