import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  all,
  attribute,
  dataFileOf,
  documents,
  fileOf,
  notFoundDocument,
  only,
  openDocument,
  type Tag,
  text,
} from '../support/built-site.ts';
import { pages } from '../support/pages.ts';
import { servicePaths } from '../support/specification.ts';

/** What the specification has in English, in a site that is otherwise Spanish. */
const english = [
  'Oops! Page Not Found',
  'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  'Go Back to Home',
  'Failed to send message. Please try again later.',
  'Unexpected Application Error!',
];

describe.each(documents)('%s', (path) => {
  const document = openDocument(path);

  test('marks as English what is English, and nothing else', () => {
    const marked = all(document, '[lang="en"]').map(text);
    const spoken = all(document, 'h1, h2, p, a, button, span').map(text);
    const found = spoken.filter((words) => english.includes(words));
    expect(marked).toEqual(found);
  });

  test('shows skeletons on the home page only, and three of them', () => {
    expect(all(document, '[data-skeleton]')).toHaveLength(path === '/' ? 3 : 0);
  });
});

test('the 404 page says what the specification has it say, and leads home', () => {
  const main = only(openDocument(notFoundDocument), 'main');
  expect(text(only(main, 'h1'))).toBe('Oops! Page Not Found');
  expect(all(main, 'p').map(text)).toContain(
    'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  );
  const home = all(main, 'a').filter((link) => text(link) === 'Go Back to Home');
  expect(home.map((link) => attribute(link, 'href'))).toEqual(['/']);
  expect(text(only(openDocument(notFoundDocument), 'title'))).toBe('404 | Ígnea');
  // It stands for addresses that it does not know: on paper it names none.
  const foot = attribute(only(openDocument(notFoundDocument), 'html'), 'style');
  expect(foot).toMatch(/^--title:[^/]+;--sheet:[^/]+$/);
});

test('«Iniciar» leads to the solutions', () => {
  const home = openDocument('/');
  const [start] = all(home, 'a').filter((link) => text(link) === 'Iniciar');
  expect(start && attribute(start, 'href')).toMatch(/^\/?#constructions$/);
  expect(only(home, '#constructions').tagName).toBe('section');
});

test('a name in a drawing and the figures below it are apart', () => {
  for (const path of ['/', '/services/gestion-energia', '/tools']) {
    expect(readFileSync(fileOf(path), 'utf8')).not.toContain('</tspan><tspan');
  }
});

test.each(['/', '/services'])('«Leer más» on %s leads to each service', (path) => {
  const links = all(openDocument(path), 'main a').filter((link) => text(link) === 'Leer más');
  const targets = links.map((link) => attribute(link, 'href'));
  expect(targets).toEqual(expect.arrayContaining(servicePaths));
  expect(targets).toHaveLength(pages.filter((page) => page.kind === 'service').length);
});

test('the cards of the home page are there beside the skeletons, for who has no script', () => {
  const cards = only(openDocument('/'), '[data-cards]');
  expect(all(cards, 'a')).toHaveLength(pages.filter((page) => page.kind === 'service').length);
});

test('the solutions come by system and by industry, in cards that follow one another in', () => {
  const section = only(openDocument('/'), '#constructions');
  expect(all(only(section, '[role="radiogroup"]'), '[data-tab]').map(text)).toEqual([
    'Por sistema',
    'Por industria',
  ]);
  const panels = all(section, '[data-panel]').map((panel) => all(panel, '[data-reveal]'));
  expect(panels.map((cards) => cards.length)).toEqual([8, 4]);
  for (const cards of panels) {
    expect(cards.map((card) => Number(attribute(card, 'data-reveal')))).toEqual(
      cards.map((_, position) => position),
    );
    for (const card of cards) {
      expect(all(card, 'img, h3, p').map((tag) => tag.tagName)).toEqual(['img', 'h3', 'p']);
    }
  }
});

test.each(['/', '/about'])('%s has the pillars, with their anchor', (path) => {
  const section = only(openDocument(path), '#alt-services');
  expect(all(section, 'img')).toHaveLength(1);
  expect(all(section, 'h3').length).toBeGreaterThanOrEqual(3);
});

const tabbed = ['/', ...servicePaths];

test.each(tabbed)('every list of tabs on %s starts with its first', (path) => {
  const lists = all(openDocument(path), '[role="radiogroup"]');
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) {
    const isChosen = all(list, 'input').map((radio) => radio.hasAttribute('checked'));
    expect(isChosen[0]).toBe(true);
    expect(isChosen.length).toBeGreaterThan(1);
    expect(isChosen.slice(1)).not.toContain(true);
  }
});

test('each feature has a title, a description in italics, points and a picture', () => {
  const home = openDocument('/');
  const panels = all(home, '[data-panel]').filter((panel) => all(panel, 'em').length > 0);
  expect(panels.length).toBeGreaterThanOrEqual(2);
  for (const panel of panels) {
    expect(all(panel, 'h3')).toHaveLength(1);
    expect(all(panel, 'em')).toHaveLength(1);
    expect(all(panel, 'li').length).toBeGreaterThanOrEqual(2);
    expect(all(panel, 'img')).toHaveLength(1);
  }
});

test('the figures of the specification are on the about page, and only there', () => {
  const figures = ['232', '521', '1467', '15'];
  const shown = (document: Tag) => all(document, 'dd').map(text);
  // Before the sheets of its steps, which have figures of their own.
  expect(shown(openDocument('/about')).slice(0, 4)).toEqual(figures);
  for (const path of documents.filter((other) => other !== '/about')) {
    expect(shown(openDocument(path)).filter((value) => value === '1467')).toEqual([]);
  }
});

test('the claims of the specification are on the home page', () => {
  const words = text(only(openDocument('/'), 'main'));
  for (const claim of [/más de 20/i, /más de 500/i, /hasta 40 %/i]) expect(words).toMatch(claim);
});

test.each([
  'Enviando...',
  'Failed to send message. Please try again later.',
  '¡Hola {name}!',
  'Su información de contacto se registró correctamente. Estamos procesando su solicitud para atenderle lo más pronto posible.',
  'Continuar',
  'Unexpected Application Error!',
])('«%s» travels with the contact page, to be shown when its time comes', (words) => {
  expect(readFileSync(dataFileOf('/contact'), 'utf8')).toContain(
    JSON.stringify(`"${words}"`).slice(1, -1),
  );
});
