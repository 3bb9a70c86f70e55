import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { pendingForLaunch } from './launch.ts';
import type { Content } from './load.ts';
import { readRendered } from './rendered.ts';
import { readPictureFiles, readShipped } from './shipped.ts';

const settings = {
  SITE_URL: 'https://www.planta.cr',
  EMAILJS_PUBLIC_KEY: 'publica',
  EMAILJS_SERVICE_ID: 'servicio',
  EMAILJS_TEMPLATE_ID: 'plantilla',
};
const content = realContent();
const shipped = readShipped();
const files = readPictureFiles();
const fieldsOf = (file: string, all = content) =>
  pendingForLaunch(all, settings, files)
    .filter((pending) => pending.file === file)
    .map(({ field }) => field);

/** Nothing in it says that it is a sample, but for the marks. */
function own(text: string): string {
  return text
    .replaceAll(/Ígnea|ignea(?=\.|")/g, 'Caldería')
    .replaceAll(/\.example\b/g, '.cr')
    .replaceAll(/(2200|8000) ?0000/g, '22334455')
    .replaceAll(/ ?\(muestra\)| de Muestra| de muestra\b|Muestra: /gi, '')
    .replaceAll(/(Ana|Luis|Elena|Diego) \p{L}+/gu, '$1 Rojas')
    .replaceAll(/(Muestra|Ejemplo|Modelo|Prueba) (Dos|Tres|Cuatro|Cinco|Seis|Siete)/g, 'Planta $2')
    .replaceAll('"latitude":9.9333', '"latitude":9.95')
    .replaceAll(/"(alt|imageAlt)":"/g, '$&Foto: ')
    .replaceAll('"privacy":{', '$&"reviewed":"Licda. Rojas, 20 de noviembre",');
}

/** Photographs in place of every picture. */
const ownFiles = new Map(
  [...files.keys()].map((stem) => [stem, { path: `${stem}.jpg`, hash: `propia ${stem}` }]),
);
const pendingOf = (all: Content) => pendingForLaunch(all, settings, ownFiles, shipped, new Map());

/** The content as an owner leaves it. */
function ownContent(): Content {
  return JSON.parse(own(JSON.stringify(content)).replaceAll('"sample":true', '"sample":false'));
}

const theirs = ownContent();

/** The same, with a change of one's own. */
function ownWith(change: (all: Content) => void): Content {
  const all = structuredClone(theirs);
  change(all);
  return all;
}

test('the content of a company, its pictures and its settings leave nothing to do', () => {
  expect(pendingOf(theirs)).toEqual([]);
});

test.each([
  ['content/company.yaml', ['name', 'longName', 'tagline, description', 'socialLinks[3]']],
  ['content/company.yaml', ['contactInfo.address[1]', 'contactInfo.phones[2]', 'map']],
  ['content/company.yaml', ['contactInfo.emails[1]', 'contactInfo.whatsapp', 'leadTimes']],
  ['content/about.yaml', ['story.video', 'team.description']],
  ['content/home.yaml', ['clients.description']],
  ['content/contact.yaml', ['privacy']],
  ['content/team.yaml', ['[1]', '[2]', '[3]', '[4]']],
  ['content/clients.yaml', ['[1]', '[8]']],
  ['content/equipment/calderas-vapor.yaml', ['info']],
])('in %s it tells of %j', (file, fields) => {
  expect(fieldsOf(file)).toEqual(expect.arrayContaining(fields));
});

test('a fact that was changed is told no more, though its neighbours are', () => {
  const changed = structuredClone(content);
  changed.single.company.contactInfo.phones[0] = { label: '2233 4455', number: '+50622334455' };
  const fields = fieldsOf('content/company.yaml', changed);
  expect(fields).not.toContain('contactInfo.phones[1]');
  expect(fields).toContain('contactInfo.phones[2]');
});

test('a person whose name was changed is told by it, and what is left to do', () => {
  const changed = structuredClone(content);
  Object.assign(changed.single.team[0] ?? {}, { name: 'Eva Rojas' });
  const [told] = pendingForLaunch(changed, settings, files).filter(
    ({ file, field }) => file === 'content/team.yaml' && field === '[1]',
  );
  expect(told?.message).toMatch(/^«Eva Rojas» sigue marcada como muestra/);
});

test('taking the marks away silences nothing that is still a sample', () => {
  const unmarked: Content = JSON.parse(
    JSON.stringify(content).replaceAll('"sample":true', '"sample":false'),
  );
  const pending = pendingForLaunch(unmarked, settings, files);
  const places = pending.map(({ file, field }) => `${file} ${field}`);
  expect(places).toEqual(
    expect.arrayContaining([
      'content/company.yaml name',
      'content/company.yaml contactInfo.phones[1]',
      'content/company.yaml map',
      'content/team.yaml [1].name',
      'content/team.yaml [1].imageSrc',
      'content/clients.yaml [2].alt',
      'content/clients.yaml [2].image',
      'content/about.yaml story.video',
      'content/contact.yaml privacy',
      'content/equipment/calderas-vapor.yaml info.client',
    ]),
  );
});

test.each<[what: string, change: (all: Content) => void, place: object]>([
  [
    'the former name left in a text',
    ({ single }) => void Object.assign(single.about, { lead: 'Escriba a IGNEA hoy.' }),
    { file: 'content/about.yaml', field: 'lead', message: expect.stringContaining('Ígnea') },
  ],
  [
    'a sample telephone in a sentence',
    ({ single }) => void Object.assign(single.contact, { formLead: 'O llame al 2200-0000.' }),
    { file: 'content/contact.yaml', field: 'formLead' },
  ],
  [
    'a text that the editor has left to be written',
    ({ single }) => void Object.assign(single.about, { lead: 'Texto por escribir' }),
    {
      file: 'content/about.yaml',
      field: 'lead',
      message: expect.stringContaining('por escribirse'),
    },
  ],
  [
    'a telephone that dials another number than it reads',
    ({ single }) =>
      void Object.assign(single.company.contactInfo.phones[1], { label: '8811 2233' }),
    {
      file: 'content/company.yaml',
      field: 'contactInfo.phones[2].number',
      message: expect.stringContaining('se lee «8811 2233» y marcaría «+506'),
    },
  ],
  [
    'a page that is still the one it was copied from',
    ({ collection: { products } }) => {
      const [first] = products;
      if (first) products.push({ ...first, slug: 'nueva', label: 'Nueva', title: 'Nueva' });
    },
    { file: 'content/products/nueva.yaml', message: expect.stringContaining('son los de') },
  ],
])('%s is told', (_what, change, place) => {
  expect(pendingOf(ownWith(change))).toMatchObject([place]);
});

test.each(['LUIS EJEMPLO', 'Ana Múestra', 'Diego Prue\u00adba', 'Elena \u200bModelo Vargas'])(
  'the name of a sample in other letters is told: %s',
  (name) => {
    const all = ownWith(({ single: { team } }) => void Object.assign(team[0] ?? {}, { name }));
    expect(pendingOf(all)).toMatchObject([{ file: 'content/team.yaml', field: '[1].name' }]);
  },
);

test('a picture that was changed and whose words were not is told', () => {
  const stem = 'hero/sala-calderas';
  const [alt] = shipped.pictures[stem]?.alts ?? [];
  const all = ownWith(({ single: { home } }) => {
    const image = home.hero.images.find(({ src }) => src.stem === stem);
    if (image && alt) image.alt = alt;
  });
  expect(pendingOf(all)).toMatchObject([
    { file: 'content/home.yaml', message: expect.stringContaining('describa la nueva') },
  ]);
});

test('a picture that carries the former name is told, a drawn portrait and a copy of one too', () => {
  const hash = (stem: string) => shipped.pictures[stem]?.hash ?? '';
  const mixed = new Map(ownFiles)
    .set('hero/cabezal-vapor', { path: '', hash: hash('hero/cabezal-vapor') })
    .set('team/ana-muestra', { path: 'yo.svg', hash: 'propia' })
    .set('team/luis-ejemplo', { path: 'yo.png', hash: hash('team/elena-modelo') });
  expect(pendingForLaunch(theirs, settings, mixed, shipped, new Map())).toMatchObject(
    [
      { file: 'content/team.yaml', field: '[1].imageSrc', message: /es un dibujo/ },
      { file: 'content/team.yaml', field: '[2].imageSrc', message: /retrato de muestra/ },
      { file: 'content/images/hero/cabezal-vapor.webp', message: /render -- --all/ },
    ].map((one) => ({ ...one, message: expect.stringMatching(one.message) })),
  );
});

test('a picture, film or model that was made again under a former name of the company is told', () => {
  const again = new Map(
    ['hero/cabezal-vapor', 'hero/proceso', 'film/recorrido'].map((stem) => [
      stem,
      { file: `propia ${stem}`, name: 'Térmica Vega' },
    ]),
  )
    .set('hero/retorno', { file: 'otra, antes de la fotografía', name: 'Térmica Vega' })
    .set('models/calderas-vapor', { file: '', name: 'Térmica Vega' });
  const told = (name: string) => {
    const all = ownWith(({ single }) => void Object.assign(single.company, { name }));
    return pendingForLaunch(all, settings, ownFiles, shipped, again);
  };
  expect(told('Térmica Vega')).toEqual([]);
  expect(told('Caldería').map(({ file, field }) => `${file} ${field}`.trim())).toEqual([
    'content/images/hero/cabezal-vapor.webp',
    'content/images/hero/proceso.webp',
    'content/about.yaml story.video',
    'content/models/calderas-vapor.glb',
  ]);
  expect(told('Caldería')[0]?.message).toContain('«Térmica Vega»');
});

test('a model of our own that names nobody was made under the name of the sample', () => {
  expect(readRendered('Zeta').get('models/calderas-vapor')?.name).toMatch(/^(Zeta|Ígnea)$/);
});

test('a mark of each kind alone is enough to hold the site back', () => {
  const all: Content = JSON.parse(own(JSON.stringify(content)));
  const marked = markedIn(all);
  for (const [, part] of marked) part.sample = false;
  // One for each place in the schemas: a table has a mark in every column.
  const kinds = new Map(marked.map(([path, part]) => [path.replaceAll(/\d+/g, 'n'), part]));
  expect(kinds.size).toBeGreaterThan(10);
  for (const [path, part] of kinds) {
    part.sample = true;
    expect(pendingOf(all), path).not.toEqual([]);
    part.sample = false;
  }
});

type Marked = { sample: boolean };

function markedIn(value: unknown, path = ''): [path: string, part: Marked][] {
  if (typeof value !== 'object' || value === null) return [];
  const own: [string, Marked][] =
    'sample' in value && value.sample === true ? [[path, value as Marked]] : [];
  const inner = Object.entries(value).flatMap(([key, part]) => markedIn(part, `${path}.${key}`));
  return [...own, ...inner];
}

test('a term of the trade is no sample', () => {
  const all = ownWith(({ collection: { products } }) => {
    const [first] = products;
    if (first) first.summary = 'Con enfriador y toma de muestra.';
  });
  expect(pendingOf(all)).toEqual([]);
});
