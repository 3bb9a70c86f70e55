import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type Changes,
  contentFolder,
  contentWith,
  set,
} from '../../tests/support/content-folder.ts';
import { checkTogether } from './check.ts';
import { loadContent } from './load.ts';

function problemsAcross(changes: Changes) {
  const folder = contentFolder(changes);
  const { content, problems } = loadContent(folder);
  expect(problems).toEqual([]);
  return checkTogether(content, folder);
}

function read(file: string) {
  return parse(readFileSync(`content/${file}`, 'utf8'));
}

test('the content as it is has no problems across its files', () => {
  expect(problemsAcross({})).toEqual([]);
});

test.each([
  ['navigation.yaml', [1, 'to'], 'quienes-somos'],
  ['not-found.yaml', ['links', 0], 'links'],
  ['equipment/desaireadores.yaml', ['related', 0], 'related'],
  ['products/vapor-puro.yaml', ['related', 0], 'related'],
])('a link of %s that leads nowhere is told', (file, path, field) => {
  expect(problemsAcross({ [file]: set(path, '/no-hay') })).toContainEqual({
    file,
    field,
    message: '«/no-hay» no es una página del sitio: corrija la ruta',
  });
});

test('a link deep in the menu that leads nowhere is told', () => {
  const items = [{ id: 'uno', label: 'Uno', to: '/equipment/no-hay' }];
  const change = set([4, 'dropdown', 0, 'dropdown'], items);
  expect(problemsAcross({ 'navigation.yaml': change })).toMatchObject([
    { file: 'navigation.yaml', field: 'uno' },
  ]);
});

test('a link to an anchor of a page is a link to that page', () => {
  expect(problemsAcross({ 'not-found.yaml': set(['links', 0], '/#constructions') })).toEqual([]);
  expect(problemsAcross({ 'not-found.yaml': set(['links', 0], '/nada#a') })).toHaveLength(1);
});

test('nothing may lead to the 404 page', () => {
  expect(problemsAcross({ 'not-found.yaml': set(['links', 0], '/404') })).toHaveLength(1);
});

test.each([
  ['its link', 'link', '/services/gestion-energia'],
  ['its id', 'id', 'otro'],
])('a service whose file has another name than %s is told', (_what, field, value) => {
  const file = 'services/analisis-sistemas.yaml';
  expect(problemsAcross({ [file]: set([field], value) })).toMatchObject([
    { file, field: 'link', message: expect.stringContaining('/services/analisis-sistemas') },
  ]);
});

test.each([
  ['features.yaml', [1, 'id'], read('features.yaml')[0].id, 'id'],
  ['team.yaml', [1, 'id'], read('team.yaml')[0].id, 'id'],
  ['clients.yaml', [1, 'id'], read('clients.yaml')[0].id, 'id'],
  ['stats.yaml', [1, 'id'], read('stats.yaml')[0].id, 'id'],
  ['navigation.yaml', [1, 'id'], read('navigation.yaml')[0].id, 'id'],
  [
    'pillars.yaml',
    ['altServicesData', 1, 'id'],
    read('pillars.yaml').altServicesData[0].id,
    'altServicesData.id',
  ],
  [
    'home.yaml',
    ['solutions', 'markets', 0, 'id'],
    read('home.yaml').solutions.solutions[0].id,
    'solutions.id',
  ],
  [
    'services/gestion-energia.yaml',
    ['items', 1, 'id'],
    read('services/gestion-energia.yaml').items[0].id,
    'items.id',
  ],
])('an id used twice in %s is told', (file, path, taken, field) => {
  expect(problemsAcross({ [file]: set(path, taken) })).toEqual([
    { file, field, message: `«${taken}» está repetido: use uno distinto` },
  ]);
});

test('two pages may not have the same name', () => {
  const change = set(['label'], read('products/totalizadores.yaml').label);
  expect(problemsAcross({ 'products/vapor-puro.yaml': change })).toMatchObject([
    {
      file: 'products/vapor-puro.yaml',
      field: 'label',
      message:
        '«Totalizadores» está repetido (lo dice ya content/products/totalizadores.yaml): use uno distinto',
    },
  ]);
});

test('of two files that say the same, the newer is to change, whatever their order', () => {
  const change = set(['label'], read('products/vapor-puro.yaml').label);
  expect(problemsAcross({ 'products/totalizadores.yaml': change })).toMatchObject([
    { file: 'products/totalizadores.yaml', field: 'label' },
  ]);
});

test('two pages may not have the same description', () => {
  const { description } = read('about.yaml').meta;
  const change = set(['meta', 'description'], description);
  expect(problemsAcross({ 'products/vapor-puro.yaml': change })).toMatchObject([
    {
      file: 'products/vapor-puro.yaml',
      field: 'meta.description',
      message: expect.stringContaining(description),
    },
  ]);
});

test.each([
  ['products/vapor-puro.yaml', ['label'], 'label', 40],
  ['services/gestion-energia.yaml', ['title'], 'title', 60],
  ['navigation.yaml', [1, 'label'], 'label', 40],
])('a title that search engines would cut is told, in %s', (file, path, field, length) => {
  const problems = problemsAcross({
    [file]: set(path, 'x'.repeat(length)),
    'company.yaml': set(['name'], 'Ingeniería Térmica'),
  });
  const count = length + ' | Ingeniería Térmica'.length;
  expect(problems).toMatchObject([
    { file, field, message: expect.stringContaining(`tiene ${count} caracteres`) },
  ]);
});

test('the hours for people and those for search engines must agree', () => {
  const change = set(['contactInfo', 'schedule', 'opens'], '08:00');
  expect(problemsAcross({ 'company.yaml': change })).toMatchObject([
    {
      file: 'company.yaml',
      field: 'contactInfo.hours',
      message: expect.stringContaining('«8:00»'),
    },
  ]);
});

test('a headline may not come twice on a page, for it is an anchor', () => {
  const headlines = [
    { type: 'headline', text: 'Cómo se elige' },
    { type: 'headline', text: 'Cómo se elige' },
  ];
  const change = (text: string) =>
    headlines.reduce((changed, block, index) => set(['content', index], block)(changed), text);
  expect(problemsAcross({ 'products/vapor-puro.yaml': change })).toMatchObject([
    { file: 'products/vapor-puro.yaml', field: 'content' },
  ]);
});

test('a page that is not in the menu is told, for its name is there', () => {
  const problems = problemsAcross({
    'navigation.yaml': set([1], { id: 'otra', label: 'Otra', to: '/contact' }),
  });
  expect(problems).toMatchObject([{ file: 'navigation.yaml', field: '/about' }]);
});

test('everything is told at once, and stops the build', () => {
  const broken = {
    'not-found.yaml': set(['links', 0], '/no-hay'),
    'stats.yaml': set([1, 'id'], read('stats.yaml')[0].id),
  };
  expect(problemsAcross(broken)).toHaveLength(2);
  expect(() => contentWith(broken)).toThrow(
    /Hay 2 problemas[\s\S]*not-found\.yaml[\s\S]*stats\.yaml/,
  );
});

test('the build also stops for what is wrong within one file', () => {
  expect(() => contentWith({ 'team.yaml': undefined })).toThrow(/team\.yaml\n +falta el archivo/);
});

test('a page outside the menu is reached from its overview', () => {
  expect(problemsAcross({ 'products/vapor-puro.yaml': set(['menu'], false) })).toEqual([]);
});

test('a data sheet shows only what its page has', () => {
  const problems = problemsAcross({
    'equipment/desaireadores.yaml': set(['sheet'], {
      drawing: 'equipment/calderas-vapor-plano',
      sections: ['No hay'],
    }),
  });
  expect(problems).toMatchObject([
    { file: 'equipment/desaireadores.yaml', field: 'sheet.drawing' },
    { file: 'equipment/desaireadores.yaml', field: 'sheet.sections' },
  ]);
});

test.each(['desaireadores', 'catalogo'])('two documents cannot both be %s.pdf', (slug) => {
  const yaml = readFileSync('content/products/vapor-puro.yaml', 'utf8');
  const problems = problemsAcross({ [`products/${slug}.yaml`]: yaml });
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: `products/${slug}.yaml`,
      message: expect.stringContaining('otro documento se llama igual'),
    }),
  );
});
