import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Changes,
  contentFolder,
  drop,
  problemsIn,
  problemsWith,
  set,
} from '../../tests/support/content-folder.ts';
import { loadContent } from './load.ts';
import { formatProblems } from './problems.ts';

/** The one problem that a change makes. */
function problemWith(changes: Changes) {
  const problems = problemsWith(changes);
  expect(problems).toHaveLength(1);
  return problems[0];
}

test('the content as it is has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

test('figures typed with plain spaces stay on one line', () => {
  const folder = contentFolder({
    'contact.yaml': set(['formLead'], 'Hasta 25 000 kg/h en 20 años'),
  });
  expect(loadContent(folder).content.single.contact.formLead).toBe(
    'Hasta 25\u00a0000\u00a0kg/h en 20 años',
  );
});

test('a missing file is named', () => {
  expect(problemWith({ 'stats.yaml': undefined })).toEqual({
    file: 'stats.yaml',
    field: '',
    message: 'falta el archivo: créelo',
  });
});

test('a mistake in the YAML is told with its line', () => {
  const problems = problemsIn('contact.yaml', () => 'meta:\n  description: uno\n title: "sin\n');
  expect(problems).toMatchObject([
    { line: 3, field: '', message: expect.stringContaining('columna 2') },
    { line: 3, field: '', message: expect.stringContaining('title: "sin"') },
  ]);
});

test.each([
  ['contact.yaml', ['mapTitle'], 2026, 'mapTitle: "2026"'],
  ['features.yaml', [0, 'points', 1], { Sin: 'agua' }, '"Sin: agua"'],
])('in %s a text that YAML takes for something else is told with its marks', (...given) => {
  const [file, path, value, corrected] = given;
  const [problem, ...others] = problemsIn(file, set(path, value));
  expect(others).toEqual([]);
  expect(problem?.message).toContain('es un texto: va entre comillas; escriba la línea así:');
  expect(problem?.message).toContain(corrected);
});

test('a misspelt field is one problem, not an unknown and a missing one', () => {
  const misspelt = (text: string) => text.replace('mapTitle:', 'mapTitel:');
  expect(problemsIn('contact.yaml', misspelt)).toMatchObject([
    { field: 'mapTitel', message: 'este campo no existe: su nombre es «mapTitle»' },
  ]);
});

test('a list of the wrong length is told in plain words', () => {
  const problems = problemsIn('company.yaml', drop(['contactInfo', 'phones', 1]));
  expect(problems).toMatchObject([{ field: 'contactInfo.phones' }]);
  expect(formatProblems(problems)).toMatch(/phones: faltan entradas: hay 1 y lleva/);
  const one = problemsIn('company.yaml', set(['contactInfo', 'phones'], '2200'));
  expect(formatProblems(one)).not.toMatch(/tupla|array|objeto/);
});

test('a field that does not exist is told with its line and its place', () => {
  const folder = contentFolder({ 'team.yaml': set([1, 'edad'], 40) });
  const lines = readFileSync(join(folder, 'team.yaml'), 'utf8').split('\n');
  expect(loadContent(folder).problems).toEqual([
    {
      file: 'team.yaml',
      line: lines.findIndex((line) => line.includes('edad: 40')) + 1,
      field: '[2].edad',
      message: 'este campo no existe: bórrelo o corrija su nombre',
    },
  ]);
});

test('a missing field is told where it should be', () => {
  expect(problemWith({ 'products/totalizadores.yaml': drop(['images', 1, 'alt']) })).toMatchObject({
    file: 'products/totalizadores.yaml',
    line: expect.any(Number),
    field: 'images[2].alt',
    message: 'falta este campo: agréguelo',
  });
});

test.each([
  ['a word for a number', 'stats.yaml', [0, 'count'], 'muchos', '[1].count'],
  ['a number for a text', 'about.yaml', ['title'], 7, 'title'],
  ['a text for a list', 'features.yaml', [0, 'points'], 'uno', '[1].points'],
])('%s is not called a missing field', (_what, file, path, value, field) => {
  const problem = problemWith({ [file]: set(path, value) });
  expect(problem).toMatchObject({ file, field, line: expect.any(Number) });
  expect(problem?.message).not.toMatch(/falta/);
});

test.each([
  ['too long', 'x'.repeat(161), 'es muy largo: escriba como máximo 160 caracteres'],
  ['too short', 'corta', 'es muy corto: escriba al menos 70 caracteres'],
  ['with blanks around it', ` ${'x'.repeat(80)} `, 'quite los espacios del inicio o del final'],
])('a description %s is told with the limit', (_what, value, message) => {
  expect(problemWith({ 'home.yaml': set(['meta', 'description'], value) })).toMatchObject({
    field: 'meta.description',
    message,
  });
});

test.each(['Lorem ipsum dolor', 'Precio: TODO', 'XXX barg'])('«%s» is a leftover', (value) => {
  expect(problemWith({ 'contact.yaml': set(['mapTitle'], value) })).toMatchObject({
    field: 'mapTitle',
    message: 'contiene un texto provisional: escriba el definitivo',
  });
});

test('an ordinary word that looks like a leftover may stay', () => {
  expect(problemsWith({ 'contact.yaml': set(['mapTitle'], 'Todo el método') })).toEqual([]);
});

test('a picture that is not there is asked for by its file', () => {
  const problem = problemWith({
    'equipment/desaireadores.yaml': set(['images', 0, 'src'], 'equipment/no-hay'),
  });
  expect(problem).toMatchObject({ field: 'images[1].src', line: expect.any(Number) });
  expect(problem?.message).toContain('content/images/equipment/no-hay');
});

test('all problems of all files come in one report', () => {
  const report = formatProblems(
    problemsWith({
      'clients.yaml': undefined,
      'contact.yaml': 'title: "sin cerrar',
      'pillars.yaml': set(['altServicesData', 2, 'icon'], 'nube'),
      'labels.yaml': drop(['form', 'send']),
      'services/gestion-energia.yaml': set(['order'], 1.5),
      'products/vapor-puro.yaml': (text) =>
        set(['label'], '')(set(['images', 0, 'alt'], 'corto')(text)),
    }),
  );
  expect(report).toMatch(/^Hay \d+ problemas en el contenido:/);
  for (const place of [
    /content\/clients\.yaml\n +falta el archivo/,
    /content\/contact\.yaml:1\n +faltan las comillas que cierran/,
    /content\/pillars\.yaml:\d+\n +tercer pilar › icon: escriba uno de estos: plan,/,
    /content\/labels\.yaml:\d+\n +form › send: falta este campo/,
    /content\/services\/gestion-energia\.yaml:\d+\n +order: /,
    /content\/products\/vapor-puro\.yaml:\d+\n +label: está vacío/,
    /content\/products\/vapor-puro\.yaml:\d+\n +primera imagen › alt: es muy corto/,
  ]) {
    expect(report).toMatch(place);
  }
});

test('one problem is counted as one', () => {
  const problems = problemsWith({ 'stats.yaml': undefined });
  expect(formatProblems(problems)).toBe(
    'Hay 1 problema en el contenido:\n\n  content/stats.yaml\n    falta el archivo: créelo\n',
  );
});

test('the pages of a folder come in their order, and by name where it is the same', () => {
  const { content } = loadContent(
    contentFolder({
      'equipment/economizadores.yaml': set(['order'], 1),
      'equipment/desaireadores.yaml': set(['order'], 1),
      'equipment/bombas-calor.yaml': set(['order'], 99),
    }),
  );
  const slugs = content.collection.equipment.map((entry) => entry.slug);
  expect(slugs.slice(0, 2)).toEqual(['desaireadores', 'economizadores']);
  expect(slugs.at(-1)).toBe('bombas-calor');
});

test.each(['Válvula nueva', 'valvula_nueva', 'Valvula'])(
  'a file called «%s» is refused, for its name is its address',
  (name) => {
    const text = readFileSync('content/products/totalizadores.yaml', 'utf8');
    expect(problemWith({ [`products/${name}.yaml`]: text })).toMatchObject({
      file: `products/${name}.yaml`,
      message: expect.stringContaining('minúsculas sin tilde'),
    });
  },
);

test('a content file that nothing reads is told, not passed over', () => {
  const problems = problemsWith({ 'products/nueva.yml': 'label: Nueva', 'estats.yaml': '[]' });
  expect(problems.map((problem) => problem.file).sort()).toEqual([
    'estats.yaml',
    'products/nueva.yml',
  ]);
});
