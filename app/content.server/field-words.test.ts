import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { fieldInWords, hasEntryName } from './field-words.ts';

test.each([
  ['team.yaml', '[3].name', 'tercera persona › name'],
  ['company.yaml', 'contactInfo.phones[1].number', 'contactInfo › primer teléfono › number'],
  [
    'products/vapor-puro.yaml',
    'content[12].rows[2][3]',
    'bloque 12 › segunda fila › tercera celda',
  ],
  ['content/features.yaml', '[2].points[10]', 'segunda pestaña › décimo punto'],
  ['home.yaml', 'hero.title', 'hero › title'],
  ['labels.yaml', '', ''],
])('in %s, %s is said as %s', (file, field, words) => {
  expect(fieldInWords(file, field)).toBe(words);
});

test('every list of the content has a name for its entries', () => {
  const { single, collection } = realContent();
  const named = Object.entries(single).map(([name, value]) => listsIn(value, `${name}.yaml`));
  const all = new Set(
    [
      ...named,
      Object.values(collection)
        .flat()
        .map((entry) => listsIn(entry, '')),
    ].flat(2),
  );
  expect([...all].filter((list) => !hasEntryName(list))).toEqual([]);
});

function listsIn(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null || 'widths' in value) return [];
  if (Array.isArray(value)) return [name, ...value.flatMap((part) => listsIn(part, `${name}[]`))];
  return Object.entries(value).flatMap(([key, part]) => listsIn(part, key));
}
