import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Path } from './marks.ts';
import { parsed, withList, withValue } from './yaml-source.ts';

const source = `# A comment
- id: uno
  name: Ana # who
  text: >-
    A long text that is
    folded over two lines.
  rows: [a, "b: c", d]
  table:
    - [1, dos]
    # of the second row
    - [3, cuatro]
  small: { who: x, within: y }
- id: dos
  name: "Luis"
  text: Corto
`;

test('a plain text is replaced in its place, its comment kept', () => {
  expect(withValue(source, [0, 'name'], 'Eva')).toBe(source.replace('Ana #', 'Eva #'));
});

test('what plain YAML would cut is quoted', () => {
  const next = withValue(source, [1, 'text'], 'Somos #1: siempre');
  expect(next).toBe(source.replace('Corto', '"Somos #1: siempre"'));
});

test('a folded text stays folded and a quoted one quoted', () => {
  expect(withValue(source, [0, 'text'], 'Otro texto.')).toBe(
    source.replace('A long text that is\n    folded over two lines.', 'Otro texto.'),
  );
  expect(withValue(source, [1, 'name'], 'Eva')).toBe(source.replace('"Luis"', '"Eva"'));
});

test('parts of lists and maps in brackets are replaced alone', () => {
  expect(withValue(source, [0, 'rows', 1], 'e, f')).toBe(source.replace('"b: c"', '"e, f"'));
  expect(withValue(source, [0, 'small', 'who'], 'z')).toBe(source.replace('who: x', 'who: z'));
});

test('a field is added below its neighbours and taken away again', () => {
  const more = withValue(source, [1, 'caption'], 'Nuevo');
  expect(more).toBe(`${source}  caption: Nuevo\n`);
  expect(withValue(more, [1, 'caption'], undefined)).toBe(source);
});

test('entries are moved, doubled and removed by whole lines', () => {
  const moved = withList(source, [], 1, 'up');
  expect(parsed(moved)).toMatchObject([{ id: 'dos' }, { id: 'uno' }]);
  expect(moved.split('\n').sort()).toEqual(source.split('\n').sort());
  expect(withList(moved, [], 0, 'down')).toBe(source);
  expect(withList(withList(source, [], 1, 'duplicate'), [], 1, 'remove')).toBe(source);
  expect(withList(source, [0, 'rows'], 0, 'remove')).toBe(source.replace('[a, "b', '["b'));
});

test.each(['company.yaml', 'home.yaml', 'products/valvulas-corte.yaml'])(
  'texts of %s are written and written back, and nothing else changes',
  (file) => {
    const text = readFileSync(`content/${file}`, 'utf8');
    const texts = textsIn(parsed(text));
    expect(texts.length).toBeGreaterThan(20);
    for (const [path, value] of texts.filter((_, index) => index % 25 === 3)) {
      const next = withValue(text, path, `${value}: #1`);
      const lost = text.split('\n').filter((line) => !next.split('\n').includes(line));
      // A folded text may be broken into lines anew.
      expect(lost.length, path.join('.')).toBeLessThan(8);
      expect(parsed(withValue(next, path, value))).toEqual(parsed(text));
    }
  },
);

function textsIn(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

test.each([
  ['the line endings of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['the mark that Notepad puts first', (text: string) => `\ufeff${text}`],
])('%s stay in the whole file', (_what, as) => {
  const changes: ((text: string) => string)[] = [
    (text) => withValue(text, [0, 'name'], 'Eva'),
    (text) => withValue(text, [0, 'text'], 'Otro texto.'),
    (text) =>
      withValue(text, [1, 'text'], 'Un texto largo que ocupa dos líneas. '.repeat(4).trim()),
    (text) => withValue(text, [1, 'caption'], 'Nuevo'),
    (text) => withList(text, [], 1, 'up'),
    (text) => withList(text, [], 0, 'duplicate'),
    (text) => withList(text, [0, 'table'], 0, 'remove'),
  ];
  for (const change of changes) expect(change(as(source))).toBe(as(change(source)));
});

test('the cells of a row in brackets are moved, and the lines around it stay', () => {
  const row = (cells: string) => `a:  1 # nota\nrows:\n  - ${cells}\n  - [tres,   cuatro]\n# fin\n`;
  const source = row('[\n      uno,\n      "dos: 2",\n    ]');
  expect(withList(source, ['rows', 0], 0, 'down')).toBe(row('["dos: 2", uno]'));
});
