import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { listPages } from './registry.server.ts';
import { structuredData } from './structured-data.server.ts';

const site = 'https://sitio.example';
const content = realContent();

function dataOf(path: string, all = content) {
  const page = listPages(all).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return structuredData(all, page, site);
}

test.each([
  ['/', ['LocalBusiness', 'WebSite']],
  ['/about', ['BreadcrumbList', 'AboutPage']],
  ['/services', ['BreadcrumbList', 'CollectionPage']],
  ['/services/gestion-energia', ['BreadcrumbList', 'Service', 'FAQPage']],
  ['/equipment/calderas-vapor', ['BreadcrumbList', 'Product', 'FAQPage']],
  ['/products/vapor-puro', ['BreadcrumbList', 'Product', 'FAQPage']],
  ['/tools', ['BreadcrumbList', 'CollectionPage']],
  ['/tools/linea-vapor', ['BreadcrumbList', 'WebApplication']],
  ['/tools/tabla-vapor', ['BreadcrumbList', 'WebApplication', 'Dataset']],
  ['/contact', ['BreadcrumbList', 'ContactPage', 'LocalBusiness']],
])('%s tells search engines of %j', (path, types) => {
  const data = dataOf(path);
  expect(data.map((thing) => thing['@type'])).toEqual(types);
  for (const thing of data) expect(thing['@context']).toBe('https://schema.org');
});

test('the breadcrumb counts from the home page, with whole addresses', () => {
  expect(dataOf('/services/gestion-energia')[0]).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Inicio', item: `${site}/` },
      { position: 2, name: 'Servicios', item: `${site}/services` },
      { position: 3, name: 'Gestión de la energía', item: `${site}/services/gestion-energia` },
    ],
  });
});

test('the company is told as its content file has it', () => {
  const { company } = content.single;
  expect(dataOf('/contact').at(-1)).toMatchObject({
    '@type': 'LocalBusiness',
    name: company.longName,
    email: company.contactInfo.emails[0],
    telephone: company.contactInfo.phones[0].number,
    geo: { latitude: company.map.latitude, longitude: company.map.longitude },
  });
});

test('every frequent question of a page is told with its answer', () => {
  const entry = content.collection.products.find(({ slug }) => slug === 'vapor-puro');
  const asked = entry?.content.flatMap((block) => (block.type === 'faq' ? block.questions : []));
  expect(asked?.length).toBeGreaterThan(0);
  expect(dataOf('/products/vapor-puro').at(-1)?.mainEntity).toEqual(
    asked?.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

test('a page without frequent questions claims none', () => {
  const all = structuredClone(content);
  for (const entry of all.collection.products) {
    entry.content = entry.content.filter((block) => block.type !== 'faq');
  }
  const types = dataOf('/products/vapor-puro', all).map((thing) => thing['@type']);
  expect(types).toEqual(['BreadcrumbList', 'Product']);
  for (const entry of all.collection.services) entry.faq = [];
  expect(dataOf('/services/gestion-energia', all)).toHaveLength(2);
});

test('the opening hours are told when the content has them', () => {
  expect(dataOf('/')[0]).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:30',
      closes: '17:00',
    },
  });
  const all = structuredClone(content);
  delete all.single.company.contactInfo.schedule;
  expect(dataOf('/', all)[0]).not.toHaveProperty('openingHoursSpecification');
});

test('a product tells its key figures and its own pictures', () => {
  const entry = content.collection.equipment.find(({ slug }) => slug === 'calderas-vapor');
  const product = dataOf('/equipment/calderas-vapor')[1];
  expect(product?.image).toEqual(entry?.images.map(({ src }) => `${site}${src.src}`));
  expect(product?.additionalProperty).toContainEqual({
    '@type': 'PropertyValue',
    name: 'Presión de trabajo, según modelo',
    value: '1\u00a0a\u00a020',
    unitText: 'barg',
  });
});

test('a name used for equipment and for a product is told apart', () => {
  const all = structuredClone(content);
  const [first] = all.collection.products;
  if (first) first.slug = 'desaireadores';
  expect(dataOf('/equipment/desaireadores', all)).toHaveLength(3);
  expect(dataOf('/products/desaireadores', all)[1]).toMatchObject({ name: first?.label });
});

test('no page claims a price or a rating, for there are none', () => {
  const everything = listPages(content).map((page) => structuredData(content, page, site));
  expect(JSON.stringify(everything)).not.toMatch(/"(offers|price|aggregateRating|review)"/);
});
