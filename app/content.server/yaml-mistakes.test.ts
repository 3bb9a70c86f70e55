import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readYaml } from './read-yaml.ts';

function mistakesIn(bytes: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'yaml-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'uno.yaml');
  writeFileSync(file, bytes);
  const read = readYaml(file);
  return 'mistakes' in read ? read.mistakes : [];
}

test.each([
  ['a: x\ntitle: Vapor: agua\nb: y', 2, 'dos puntos', 'title: "Vapor: agua"'],
  ['title: Atendemos a:\nb: y', 1, 'dos puntos', 'title: "Atendemos a:"'],
  ['a:\n  b: x\n\tc: y', 3, 'tabulador', 'c: y'],
  ['a: x\ntitle: "Sin cerrar\nb: y\nc: z', 2, 'comillas que cierran', 'title: "Sin cerrar"'],
  ["title: 'Sin cerrar\nb: y\nc: z", 1, 'comillas que cierran', 'title: "Sin cerrar"'],
  ['title: "El "vapor" vivo"', 1, 'comillas dentro', `title: 'El "vapor" vivo'`],
  ['title: "Vapor" vivo', 1, 'comillas dentro', `title: '"Vapor" vivo'`],
  ['a:\n  b: x\n c: y\nd: z', 3, 'columna 2', 'c: y'],
  ['a: 1\n  b: x\nc: 3', 2, 'columna 3', 'b: x'],
  ['- id: a\n  name: b\n role: c\n- id: d', 3, 'columna 2', 'role: c'],
  ['l:\n  - uno\n - dos\n  - tres', 3, 'columna 2', '- dos'],
  ['a:\n   b: x\n  c: y\n  d: z\n  e:\n    - f: 1\ng: h', 2, 'columna 4', 'b: x'],
  ['- id: a\n  b: x\nid: c\n  b: y\n- id: d\n  b: z', 3, 'falta el guion', '- id: c'],
  ['a: x\ntitle:Vapor\nb: y', 2, 'espacio después de los dos puntos', 'title: Vapor'],
  ['l:\n  - uno\n  -dos\n  - tres', 3, 'espacio después del guion', '- dos'],
  ['a: x\ntitle Vapor vivo\nb: y', 2, 'faltan los dos puntos', 'title: Vapor vivo'],
  ['a: @ignea\nb: c', 1, 'empieza con «@»', 'a: "@ignea"'],
  ['a: *importante* hoy\nb: c', 1, 'empieza con «*»', 'a: "*importante* hoy"'],
  ['a: {within} de espera\nb: c', 1, 'empieza con «{»', 'a: "{within} de espera"'],
  ['a: !Hola a todos\nb: c', 1, 'empieza con «!»', 'a: "!Hola a todos"'],
  ['a: > 5 bar\nb: c', 1, 'empieza con «>»', 'a: "> 5 bar"'],
  ['title: Uno\n  dos #3 tres\n  cuatro\nb: y', 1, '>-', 'title: >-\n  Uno'],
  ['title: Somos #1\nb: y', 1, 'no se mostraría', 'title: "Somos #1"'],
  ['title: #1 en vapor\nb: y', 1, 'no se mostraría', 'title: "#1 en vapor"'],
  ['l:\n  - Calle 5 # 20\n  - dos', 2, 'no se mostraría', '- "Calle 5 # 20"'],
])('%j is told once, with the line to write', (text, line, what, corrected) => {
  const mistakes = mistakesIn(text);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]?.line).toBe(line);
  expect(mistakes[0]?.message).toContain(what);
  expect(mistakes[0]?.message).toContain(`escriba la línea así:\n      ${corrected}`);
});

test('two mistakes are two messages, and what follows from one is none', () => {
  const mistakes = mistakesIn('a: uno: dos\nb: "tres\nc: x\nd: y\n');
  expect(mistakes.map(({ line }) => line)).toEqual([1, 2]);
});

test('a field written twice is told', () => {
  expect(mistakesIn('a: 1\nb: 2\na: 3\n')).toEqual([
    { line: 3, message: '«a» está dos veces en el mismo lugar: borre una de las dos' },
  ]);
});

test('two points that have become one are told', () => {
  expect(mistakesIn('l:\n  - uno\n    - dos\n')).toMatchObject([
    { line: 2, message: expect.stringContaining('misma columna') },
  ]);
});

test('what cannot be mended is told without a guess', () => {
  expect(mistakesIn('a: [1, 2\nb: {c\n')).toMatchObject([
    { message: expect.stringMatching(/^esta línea no se entiende/) },
  ]);
});

test('notes of one’s own, on their own line or after a number, are no mistake', () => {
  expect(mistakesIn('# una nota\na: x\n# otra\norder: 3 # tercero\nt: >-\n  Somos #1\n')).toEqual(
    [],
  );
});

test.each([
  ['ANSI', Buffer.from('a: x\nname: Ígnea\n', 'latin1'), 2, 'name: Ígnea'],
  ['UTF-16', Buffer.from('\ufeffname: Ígnea\n', 'utf16le'), 1, 'UTF-16'],
  ['UTF-16 without a mark', Buffer.from('name: Ígnea\n', 'utf16le'), 1, 'UTF-16'],
  ['spoiled before it was pasted', 'a: x\nname: Ãgnea y presiÃ³n\n', 2, 'presión'],
  ['with a lost letter', 'name: presi\ufffdn\n', 1, 'escríbala de nuevo'],
])('a file saved as %s is told once, and how to save it', (_what, bytes, line, words) => {
  const mistakes = mistakesIn(bytes);
  expect(mistakes).toMatchObject([{ line, message: expect.stringContaining(words) }]);
});

test('the mark with which Notepad begins UTF-8, and its line ends, do no harm', () => {
  expect(mistakesIn('\ufeffname: Ígnea\r\nb: c\r\n')).toEqual([]);
  expect(mistakesIn('\ufeffname: Uno: dos\r\nb: c\r\n')).toHaveLength(1);
});

test('every line that it says to write is read as what was meant', () => {
  for (const text of ['Vapor: agua', 'Somos #1', '"Vapor" vivo', 'it\'s: a "b"', 'C:\\x: y']) {
    const [mistake] = mistakesIn(`title: ${text}\nb: y\n`);
    const line = mistake?.message.split('\n')[1] ?? '';
    expect(parse(line)).toEqual({ title: text });
  }
});
