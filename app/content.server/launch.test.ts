import { expect, test } from 'vitest';
import { type Changes, contentWith, realContent, set } from '../../tests/support/content-folder.ts';
import { pendingForLaunch } from './launch.ts';
import type { Content } from './load.ts';

const settings = {
  SITE_URL: 'https://www.planta.cr',
  EMAILJS_PUBLIC_KEY: 'publica',
  EMAILJS_SERVICE_ID: 'servicio',
  EMAILJS_TEMPLATE_ID: 'plantilla',
};
const content = realContent();
const fieldsOf = (file: string, all = content) =>
  pendingForLaunch(all, settings)
    .filter((pending) => pending.file === file)
    .map(({ field }) => field);

/** Nothing in it says that it is a sample. */
const own = (text: string) =>
  text.replaceAll(/\.example\b/g, '.cr').replaceAll(/ ?\(muestra\)| de muestra\b/gi, '');

/** The content as an owner leaves it. */
function ownContent(): Content {
  return JSON.parse(own(JSON.stringify(content)).replaceAll('"sample":true', '"sample":false'));
}

test('the content of a company and its settings leave nothing to do', () => {
  expect(pendingForLaunch(ownContent(), settings)).toEqual([]);
});

test.each([
  ['content/company.yaml', ['name, longName', 'tagline, description', 'socialLinks']],
  ['content/company.yaml', ['contactInfo.address', 'contactInfo.phones, whatsapp']],
  ['content/company.yaml', ['contactInfo.emails', 'contactInfo.hours, schedule']],
  ['content/company.yaml', ['map.latitude, map.longitude']],
  ['content/about.yaml', ['story.video', 'team.description']],
  ['content/home.yaml', ['clients.description']],
  ['content/contact.yaml', ['privacy']],
  ['content/team.yaml', content.single.team.map(({ id }) => id)],
  ['content/clients.yaml', content.single.clients.map(({ id }) => id)],
  ['content/equipment/calderas-vapor.yaml', ['info']],
  ['public/favicon.svg', ['']],
])('in %s it tells of %j', (file, fields) => {
  expect(fieldsOf(file)).toEqual(expect.arrayContaining(fields));
});

test('each mark of the content alone is enough to hold the site back', () => {
  const text = own(JSON.stringify(content));
  const marks = text.match(/"sample":true/g)?.length ?? 0;
  expect(marks).toBeGreaterThan(10);
  for (let kept = 0; kept < marks; kept++) {
    let index = 0;
    const one = text.replaceAll('"sample":true', () => `"sample":${index++ === kept}`);
    expect(pendingForLaunch(JSON.parse(one), settings), `mark ${kept}`).not.toEqual([]);
  }
});

test('an invented address is told even where nothing is marked', () => {
  const changes: Changes = { 'team.yaml': set([0, 'sample'], false) };
  expect(fieldsOf('content/team.yaml', contentWith(changes))).toContain('[1].socialLinks[1].url');
});

test('a term of the trade is no sample', () => {
  const all = ownContent();
  const [first] = all.collection.products;
  if (first) first.summary = 'Con enfriador y toma de muestra.';
  expect(pendingForLaunch(all, settings)).toEqual([]);
});

test.each([
  [undefined, 'falta la dirección'],
  ['', 'falta la dirección'],
  ['www.planta.cr', 'no es una dirección completa'],
  ['https://www.ignea.example', 'es la de muestra'],
  ['http://www.planta.cr', 'https'],
  ['https://www.planta.cr/sitio', 'solo el dominio'],
])('the public address %s is told', (address, words) => {
  expect(pendingForLaunch(ownContent(), { ...settings, SITE_URL: address })).toMatchObject([
    { file: '.env', field: 'SITE_URL', message: expect.stringContaining(words) },
  ]);
});

test.each(['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'])(
  'without %s the form reaches nobody, and that is told',
  (key) => {
    const env = { ...settings, [key]: '' };
    expect(pendingForLaunch(ownContent(), env)).toMatchObject([{ file: '.env', field: key }]);
  },
);
