import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { openSearch } from '../search/engine.ts';
import { listedPages } from './registry.server.ts';
import { searchData } from './search-index.server.ts';

const content = realContent();
const sheet = '/documents/valvulas-seguridad.pdf';
const data = searchData(content);
// As it reaches the browser.
const engine = await openSearch(JSON.parse(JSON.stringify(data)));

const found = (query: string) =>
  engine.ask(query).flatMap(({ answers }) => answers.map(({ to }) => to));
const firstOf = (query: string, group: string) =>
  engine.ask(query).find((one) => one.group === group)?.answers[0]?.to;

test('every page can be found by its name', () => {
  for (const { path, label } of listedPages(content)) expect(found(label), label).toContain(path);
});

test('a tool that is asked for by its name comes first of all', () => {
  for (const { path, label, parent } of listedPages(content)) {
    if (parent === '/tools') expect(found(label)[0], label).toBe(path);
  }
});

test.each([
  ['Kv', 'tools', '/tools/valvulas-control'],
  ['PSV', 'pages', '/products/valvulas-seguridad'],
  ['psv', 'documents', sheet],
  ['barg', 'tools', '/tools/vapor-puro'],
  ['purga', 'tools', '/tools/purga-caldera'],
  ['trampa', 'pages', '/products/dispositivos-auxiliares#elegir'],
  ['bomba calor', 'pages', '/equipment/bombas-calor'],
  ['caldera', 'pages', '/equipment/calderas-vapor'],
  ['cuanta purga necesito', 'questions', '/equipment/calderas-vapor#cuanta-purga-necesito'],
  ['heat pump', 'pages', '/equipment/bombas-calor'],
  ['telefono', 'pages', '/contact'],
  ['catálogo', 'documents', '/documents/catalogo.pdf'],
])('%s finds among the %s first %s', (query, group, to) => {
  expect(firstOf(query, group)).toBe(to);
});

// What an engineer types, and where it must lead first.
test.each([
  ['trampa', '/products/dispositivos-auxiliares#elegir'],
  ['medidor', '/products/medidores-flujo'],
  ['reductora', '/products/valvulas-reductoras'],
  ['purga', '/tools/purga-caldera'],
  ['trampa 6 barg', '/tools/trampas-vapor'],
  ['trampa 6barg 120 kg/h', '/tools/trampas-vapor'],
  ['desaireador 0.2 bar', '/tools/desaireadores'],
  ['golpe de ariete', '/services/analisis-sistemas#que-indica-un-golpe-de-ariete'],
  ['ficha caldera', '/documents/calderas-vapor.pdf'],
  ['eficiencia caldera', '/tools/eficiencia-chimenea'],
  ['vapor flash', '/tools/flash-trampas'],
  ['NPSH', '/tools/npsh-bomba'],
  ['f0', '/tools/vapor-puro'],
  ['bomba mecánica', '/products/bombas-mecanicas-condensado'],
])('%s finds first of all %s', (query, to) => {
  expect(found(query)[0]).toBe(to);
});

test('with a figure and a unit the tools come first', () => {
  expect(engine.ask('vapor 7 barg')[0]?.group).toBe('tools');
  expect(engine.ask('vapor')[0]?.group).toBe('pages');
  for (const { title, text } of engine.ask('7 barg').flatMap(({ answers }) => answers)) {
    expect(`${title} ${text}`).toMatch(/(?<![\d,])7\sbarg/);
  }
});

test('a word is marked where it begins as what was typed, not where it resembles it', () => {
  const marked = engine
    .ask('vapor')
    .flatMap(({ answers }) => answers.flatMap(({ stems }) => stems));
  expect(marked).toContain('vapor');
  expect(marked.filter((word) => !word.startsWith('vapor'))).toEqual([]);
});

test('of a tool is shown what it answers, not the names of its fields', () => {
  const [tool] = engine.ask('presión de ajuste').flatMap(({ answers }) => answers);
  expect(tool?.text.split('. ').length).toBeLessThanOrEqual(3);
  const texts = data.passages
    .filter(({ to }) => /^\/tools\/[\w-]+$/.test(to))
    .map(({ text }) => text);
  expect(texts.filter((text) => text.length > 260)).toEqual([]);
});

test('figures and units by themselves are looked for as they are', () => {
  expect(found('dn50')).toContain('/products/medidores-flujo#como-elegir-el-diametro');
  expect(found('DN 50')).toEqual(found('dn50'));
});

test.each([
  ['VÁLVULAS', 'valvula'],
  ['trampas', 'trampa'],
  ['presión', 'presion'],
])('%s finds the same as %s', (one, other) => {
  expect(found(one).length).toBeGreaterThan(3);
  expect(found(one)).toEqual(found(other));
});

test('a slip and a word that is not finished are understood', () => {
  expect(found('economisador')).toContain('/equipment/economizadores');
  expect(found('desair')).toContain('/equipment/desaireadores');
});

test('a question that no passage answers whole is answered in part; nonsense is not', () => {
  expect(found('caldera xilofono')).toContain('/equipment/calderas-vapor');
  expect(found('xqzwv')).toEqual([]);
  expect(found('de la')).toEqual([]);
});

test('a page comes before its data sheet', () => {
  expect(found('válvulas de seguridad')[0]).toBe('/products/valvulas-seguridad');
});

test('no page takes more than two places of a group', () => {
  for (const { group, answers } of engine.ask('vapor')) {
    const paths = answers.map(({ to }) => to.split('#')[0]);
    for (const path of paths) {
      expect(paths.filter((one) => one === path).length, group).toBeLessThanOrEqual(2);
    }
  }
});

test('a tool stands once among the answers, so that no name is repeated', () => {
  for (const query of ['purga', 'condensado', 'trampa', 'economizador']) {
    const [tools] = engine.ask(query).filter(({ group }) => group === 'tools');
    const paths = tools?.answers.map(({ to }) => to.split('#')[0]) ?? [];
    expect(new Set(paths).size, query).toBe(paths.length);
  }
});

test('where a kind has answers by that name, few others of it: the other kinds are in sight', () => {
  const purge = engine.ask('purga');
  expect(purge.map(({ group }) => group)).toEqual(['tools', 'questions', 'pages']);
  expect(purge.find(({ group }) => group === 'tools')?.answers).toHaveLength(2);
});

test('data of another deployment are refused', async () => {
  await expect(openSearch({ ...data, format: 0 })).rejects.toThrow('another deployment');
});
