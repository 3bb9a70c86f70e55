import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { drop, problemsIn, set } from '../../../tests/support/content-folder.ts';

test.each([
  ['contact.yaml', ['title'], 'Contáctenos'],
  ['not-found.yaml', ['heading'], 'Oops! Page Not Found'],
  [
    'not-found.yaml',
    ['message'],
    'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  ],
  ['not-found.yaml', ['homeLink'], 'Go Back to Home'],
  ['labels.yaml', ['hero', 'start'], 'Iniciar'],
  ['labels.yaml', ['services', 'readMore'], 'Leer más'],
  ['labels.yaml', ['form', 'sending'], 'Enviando...'],
  ['labels.yaml', ['form', 'failure'], 'Failed to send message. Please try again later.'],
  ['labels.yaml', ['form', 'greeting'], '¡Hola {name}!'],
  [
    'labels.yaml',
    ['form', 'success'],
    'Su información de contacto se registró correctamente. Estamos procesando su solicitud para atenderle lo más pronto posible.',
  ],
  ['labels.yaml', ['form', 'continue'], 'Continuar'],
  ['labels.yaml', ['failure', 'heading'], 'Unexpected Application Error!'],
])('%s %s is what the specification says and nothing else', (file, path, wording) => {
  expect(problemsIn(file, set(path, `${wording} `))).toMatchObject([
    { file, field: path.join('.'), message: expect.stringContaining(wording) },
  ]);
  expect(problemsIn(file, (text) => `${set(path, wording)(text)}\n# rewritten`)).toEqual([]);
});

test.each([
  ['the hero takes five images, not four', 'home.yaml', drop(['hero', 'images', 4])],
  ['the hero makes three claims', 'home.yaml', drop(['hero', 'claims', 2])],
  [
    'a service has four sub-topics or more',
    'services/gestion-energia.yaml',
    (text: string) => set(['items'], parse(text).items.slice(0, 3))(text),
  ],
  ['an address has two lines', 'company.yaml', drop(['contactInfo', 'address', 1])],
  ['there are two phones', 'company.yaml', drop(['contactInfo', 'phones', 1])],
  ['there are two e-mails', 'company.yaml', drop(['contactInfo', 'emails', 1])],
  ['a slide has words for who does not see it', 'clients.yaml', drop([0, 'alt'])],
  ['a page has a description for search engines', 'about.yaml', drop(['meta', 'description'])],
  ['a sub-topic has a picture', 'services/analisis-sistemas.yaml', drop(['items', 0, 'imageUrl'])],
  ['a count is a whole number', 'stats.yaml', set([0, 'count'], 1.5)],
  ['an icon is one that is drawn', 'pillars.yaml', set(['altServicesData', 0, 'icon'], 'nube')],
  [
    'a link elsewhere is secure',
    'team.yaml',
    set([0, 'socialLinks', 0, 'url'], 'http://a.example'),
  ],
  ['a phone can be dialled', 'company.yaml', set(['contactInfo', 'whatsapp'], '8000 0000')],
  [
    'a paragraph takes known styles only',
    'products/vapor-puro.yaml',
    set(['content', 0], { type: 'paragraph', text: 'Uno', styles: ['rojo'] }),
  ],
  [
    'a table has as many cells as columns',
    'products/vapor-puro.yaml',
    set(['content', 0], {
      type: 'table',
      caption: 'Tabla',
      columns: ['Uno', 'Dos'],
      rows: [['1', '2'], ['3']],
    }),
  ],
  ['a range lies within its axis', 'products/vapor-puro.yaml', set(['content', 0], range(1, 0))],
  ['a log axis starts above zero', 'products/vapor-puro.yaml', set(['content', 0], range(0, 1))],
])('%s', (_rule, file, change) => {
  const problems = problemsIn(file, change);
  expect(problems).toMatchObject([{ file, line: expect.any(Number) }]);
  expect(problems[0]?.field).not.toBe('');
});

function range(min: number, from: number) {
  const x = { label: 'Caudal', unit: 'kg/h', scale: 'log', min, max: 10, from, to: 5 };
  return { type: 'range', title: 'Rango', description: 'De uno a cinco', x };
}

test('an unknown kind of block is told which kinds there are', () => {
  const problems = problemsIn('products/vapor-puro.yaml', set(['content', 1, 'type'], 'parrafo'));
  expect(problems).toMatchObject([{ field: 'content[2].type' }]);
  expect(problems[0]?.message).toMatch(/paragraph.*headline.*features.*blockquote.*image/);
});

test('a menu group that names no collection is told which there are', () => {
  const problems = problemsIn('navigation.yaml', set([4, 'dropdown', 0, 'dropdown'], 'equipos'));
  expect(problems).toMatchObject([{ field: '[5].dropdown[1].dropdown' }]);
  expect(problems[0]?.message).toMatch(/equipment.*products/);
});

test('a mistake deep in the menu is told at its own place', () => {
  const problems = problemsIn(
    'navigation.yaml',
    set([4, 'dropdown', 0, 'dropdown'], [{ id: 'a', label: 'A', to: 'nada' }]),
  );
  expect(problems).toMatchObject([{ field: '[5].dropdown[1].dropdown[1].to' }]);
});

test.each([
  ['both', { id: 'x', label: 'X', to: '/', dropdown: 'equipment' }],
  ['neither', { id: 'x', label: 'X' }],
])('a menu item leads to a page or holds items, and is refused with %s', (_what, item) => {
  const problems = problemsIn('navigation.yaml', set([0], item));
  expect(problems).toMatchObject([
    { field: '[1]', message: 'un elemento del menú lleva «to» o «dropdown», uno de los dos' },
  ]);
});
