import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { workInCopy } from '../tests/support/content-folder.ts';
import { setMark } from './company-mark.ts';
import { commit, history, redo, undo } from './desk.ts';
import { fieldsOf } from './fields.ts';
import { changeList } from './lists.ts';
import { placeNamed } from './marks.ts';
import { addPage, removePage } from './pages.ts';
import { readable, setPicture } from './pictures.ts';
import { readPlace, setValue } from './texts.ts';
import { hasGit, saveVersion } from './versions.ts';
import { words } from './words.ts';
import { parsed } from './yaml-source.ts';

beforeEach(workInCopy);

const team = () => readFileSync('content/team.yaml', 'utf8');
const names = () => (parsed(team()) as { name: string }[]).map(({ name }) => name.split(' ')[0]);
const all = placeNamed('team#');
const act = (index: number, action: 'up' | 'down' | 'duplicate' | 'remove' | 'add') =>
  changeList(all, readPlace(all).value, index, action);
const write = (place: string, value: unknown) =>
  setValue(placeNamed(place), readPlace(placeNamed(place)).value, value);

test('people are moved, doubled and removed, and every step can be taken back', async () => {
  const before = team();
  await act(0, 'down');
  expect(names()).toEqual(['Luis', 'Ana', 'Elena', 'Diego']);
  await act(3, 'duplicate');
  expect(names()).toEqual(['Luis', 'Ana', 'Elena', 'Diego', 'Diego']);
  await act(2, 'remove');
  expect(names()).toEqual(['Luis', 'Ana', 'Diego', 'Diego']);
  const after = team();
  for (const _ of [1, 2, 3]) await undo();
  expect(team()).toBe(before);
  await expect(undo()).rejects.toThrow(words.nothingToUndo);
  for (const _ of [1, 2, 3]) await redo();
  expect(team()).toBe(after);
});

test('what would be undone is told by its first words', async () => {
  await write('team#1.role', 'Dirección de obra');
  expect(history().undo).toBe('Cambio de texto: «Dirección de obra»');
  await act(2, 'remove');
  expect(history().undo).toBe('Quitar: persona 3');
});

test.each([
  ['9,9350', 9.935],
  // Nowhere on earth is 9935.
  ['9.935', 9.935],
  ['−8,5', -8.5],
])('a number typed as %s is read as in the calculators', async (text, value) => {
  await write('company#map.latitude', text);
  expect(readPlace(placeNamed('company#map.latitude')).value).toBe(value);
});

test('a number that may be two, or none, is asked about and nothing is written', async () => {
  const before = readFileSync('content/stats.yaml', 'utf8');
  const count = 'stats#2.count';
  await expect(write('company#map.latitude', 'diez')).rejects.toThrow('no es un número');
  await expect(write('company#map.latitude', '100')).rejects.toThrow('90');
  const pressure = write('products/medidores-flujo#finder.pressure', '1,500');
  await expect(pressure).rejects.toThrow(/«1,500»: ¿1.500 o 1,5\?/);
  // One of the two is no whole number.
  await write(count, '1.468');
  expect(readPlace(placeNamed(count)).value).toBe(1468);
  await undo();
  expect(readFileSync('content/stats.yaml', 'utf8')).toBe(before);
});

test.each([
  ['a colon', 'Vapor: medido'],
  ['what YAML takes for a comment', 'Somos #1 en vapor'],
  ['quotes and braces', `{"uno"}: [dos] 'tres' \\ & * ! | > % @ \``],
  ['a sign of several letters', 'Planta 👷‍♀️ en marcha'],
  ['HTML', '<b onclick="x()">Vapor</b> & <script>'],
  ['a dash and a question mark', '- ¿qué? ? sí'],
  ['what looks like a number', '007'],
])('%s is kept as it was typed', async (_what, text) => {
  const before = team();
  await write('team#1.role', text);
  expect(readPlace(placeNamed('team#1.role')).value).toBe(text);
  await undo();
  expect(team()).toBe(before);
});

test('what cannot be seen is left out, and line breaks are spaces', async () => {
  await write('team#1.role', ' Jefe\u200b de\u00ad\n\tplanta\ufeff ');
  expect(readPlace(placeNamed('team#1.role')).value).toBe('Jefe de planta');
});

test.each([
  ['an empty text', '   '],
  ['a very long text', 'Vapor '.repeat(5000)],
])('%s is refused, and nothing is written', async (_what, text) => {
  const before = team();
  await expect(write('team#1.role', text)).rejects.toThrow(/escriba/);
  expect(team()).toBe(before);
});

test('of two tabs, the second is told and overwrites nothing', async () => {
  const place = placeNamed('team#0.name');
  const seen = readPlace(place).value;
  const list = readPlace(all).value;
  await setValue(place, seen, 'Ana Rojas');
  await expect(setValue(place, seen, 'Ana Mora')).rejects.toThrow(words.conflict);
  await expect(changeList(all, list, 0, 'remove')).rejects.toThrow(words.conflict);
  expect(readPlace(place).value).toBe('Ana Rojas');
});

test('a change made in another program is not undone away', async () => {
  await write('team#0.name', 'Ana Rojas');
  writeFileSync('content/team.yaml', team().replace('Ana Rojas', 'Ana Vega'));
  await expect(undo()).rejects.toThrow('content/team.yaml cambió después');
  expect(team()).toContain('Ana Vega');
});

test('a telephone is dialled as it reads, with the country before it', async () => {
  await write('company#contactInfo.phones.0.label', '2233 4455');
  expect(readPlace(placeNamed('company#contactInfo.phones.0.number')).value).toBe('+50622334455');
});

test('e-mails and tables of selection are in the panel', () => {
  const places = (path: string) =>
    fieldsOf(path).groups.flatMap(({ fields }) => fields.map(({ place }) => place));
  expect(places('/contact')).toContain('company#contactInfo.emails.0');
  expect(places('/products/valvulas-corte')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^products\/valvulas-corte#selection\.tables/)]),
  );
});

test('another page is chosen by its name, and a field is explained without names of files', () => {
  const { groups } = fieldsOf('/products/valvulas-corte');
  const all = groups.flatMap(({ fields }) => fields);
  const related = all.find(({ place }) => place === 'products/valvulas-corte#related.0');
  expect(related).toMatchObject({ kind: 'choice' });
  expect(related?.choices).toContainEqual({ value: '/about', name: 'Quiénes somos' });
  const told = all
    .map(({ label }) => label)
    .filter((label) => /\.yaml|«[a-z]+»|at-least:/.test(label));
  expect(told).toEqual([]);
});

const whole = { left: 0, top: 0, width: 1, height: 1 };
const portrait = { place: 'team#0.alt', alt: 'Ana Rojas con casco blanco', crop: whole };

test('a picture that is too small, cut off or none at all is refused', async () => {
  const before = team();
  const create = { width: 100, height: 100, channels: 3, background: '#888' } as const;
  const small = await sharp({ create }).jpeg().toBuffer();
  await expect(setPicture(portrait, small)).rejects.toThrow('se necesitan 640 × 640 píxeles');
  await expect(setPicture(portrait, Buffer.from('%PDF-1.7'))).rejects.toThrow('JPEG, PNG, WebP');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const large = await sharp({ create: { ...create, width: 900, height: 900, noise } })
    .jpeg()
    .toBuffer();
  const half = large.subarray(0, large.length / 2);
  await expect(setPicture(portrait, half)).rejects.toThrow('está incompleta');
  expect(team()).toBe(before);
});

test('a mark that is drawn in lines is as large as it needs to be, and keeps its ground', async () => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><circle cx="9" cy="9" r="8"/></svg>`;
  const made = sharp(await readable(Buffer.from(drawn)));
  expect(await made.metadata()).toMatchObject({ format: 'png', width: 2400, height: 800 });
  expect((await made.stats()).isOpaque).toBe(false);
});

test('the company’s mark is another drawing, and what is none is refused in words', async () => {
  const mark = () => readFileSync('content/mark.svg', 'utf8');
  const before = mark();
  const drawing = before.replace('#f26b0f', '#1a7f5a');
  await setMark({}, Buffer.from(drawing));
  expect(mark()).toBe(drawing);
  const refused = (text: string) => expect(setMark({}, Buffer.from(text))).rejects;
  await refused(drawing.replace('</svg>', '')).toThrow('El dibujo no se puede leer');
  await refused(drawing.replace('</svg>', '<script/></svg>')).toThrow('El SVG trae código');
  expect(mark()).toBe(drawing);
  await undo();
  expect(mark()).toBe(before);
});

test('a page is added and removed with its links, and both are taken back byte by byte', async () => {
  const home = readFileSync('content/home.yaml', 'utf8');
  const description = 'Trampas de vapor para líneas y equipos: tipos, selección y revisión.';
  const added = { from: 'products/valvulas-corte', name: 'Trampas de vapor', description };
  await expect(addPage({ ...added, description: 'Corta.' })).rejects.toThrow('muy corto');
  await addPage({ ...added, description: `${description} En Costa Rica.` });
  await expect(addPage(added)).rejects.toThrow('escriba otro nombre');
  await removePage({ from: 'products/totalizadores' });
  expect(readFileSync('content/home.yaml', 'utf8')).not.toContain('/products/totalizadores');
  const models = () => globSync('content/models/totalizadores.*').length;
  expect(models()).toBe(0);
  await undo();
  expect(models()).toBe(3);
  await undo();
  expect(readFileSync('content/home.yaml', 'utf8')).toBe(home);
});

test('what the disk refuses leaves every file as it was, and is told in words', async () => {
  const before = team();
  // Where the second file is to go there is a file in place of the folder.
  writeFileSync('content/otra', '');
  const files = { 'team.yaml': before.replace('Ana', 'Eva'), 'otra/archivo.glb': 'x' };
  await expect(commit({ title: '', files })).rejects.toThrow('No se pudo escribir content/otra');
  expect(team()).toBe(before);
  await expect(undo()).rejects.toThrow(words.nothingToUndo);
});

test('a change that cannot be remembered, and so not undone, is not made', async () => {
  const before = team();
  mkdirSync('.cache/edit', { recursive: true });
  // In place of the folder where both states of a file are kept.
  writeFileSync('.cache/edit/kept', '');
  await expect(write('team#0.name', 'Ana Mora')).rejects.toThrow('No se pudo escribir');
  expect(team()).toBe(before);
});

test('a version is a commit of the content; without git there is none', async () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', process.cwd());
  expect(await hasGit()).toBe(false);
  vi.stubEnv('GIT_CONFIG_GLOBAL', 'none');
  execFileSync('git', ['init', '--quiet']);
  expect(await hasGit()).toBe(true);
  await saveVersion();
  await write('team#0.name', 'Ana Rojas');
  // Somebody else's work, half done, is none of the editor's.
  writeFileSync('notas.txt', 'x');
  execFileSync('git', ['add', 'notas.txt']);
  expect(await saveVersion()).toEqual({ count: 1 });
  const left = execFileSync('git', ['status', '--short', 'notas.txt'], { encoding: 'utf8' });
  expect(left.trim()).toBe('A  notas.txt');
  await expect(saveVersion()).rejects.toThrow(words.version.nothing);
  const message = execFileSync('git', ['log', '-1', '--format=%s %an'], { encoding: 'utf8' });
  expect(message.trim()).toBe('Versión guardada desde el editor: 1 archivo Editor del sitio');
});
