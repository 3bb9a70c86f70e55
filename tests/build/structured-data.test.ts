import { describe, expect, test } from 'vitest';
import { siteUrl } from '../../app/content.server/site-url.ts';
import {
  all,
  attribute,
  isBuilt,
  notFoundDocument,
  only,
  openDocument,
  text,
} from '../support/built-site.ts';
import { content, pages } from '../support/pages.ts';
import { problemsIn } from '../support/schema-org.ts';

/** Of other kinds it is enough that what they tell is sound. */
const expected: Record<string, string[]> = {
  home: ['LocalBusiness', 'WebSite'],
  about: ['BreadcrumbList', 'AboutPage'],
  services: ['BreadcrumbList', 'CollectionPage'],
  service: ['BreadcrumbList', 'Service'],
  equipment: ['BreadcrumbList', 'Product'],
  product: ['BreadcrumbList', 'Product'],
  tools: ['BreadcrumbList', 'CollectionPage'],
  contact: ['BreadcrumbList', 'ContactPage', 'LocalBusiness'],
};

type Thing = Record<string, unknown>;
type Told = { name: string; acceptedAnswer: { text: string } };

function dataOf(path: string): Thing[] {
  const scripts = all(openDocument(path), 'script[type="application/ld+json"]');
  return scripts.map((script) => JSON.parse(script.textContent));
}

const find = (path: string, type: string) => dataOf(path).find((thing) => thing['@type'] === type);

type Question = { question: string; answer: string };

/** Every question with its answer that a page's content has, wherever it stands. */
function questionsIn(value: unknown): Question[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('question' in value) return [value as Question];
  return Object.values(value).flatMap(questionsIn);
}

describe.each(pages)('$path', ({ path, kind, sources }) => {
  const questions = sources.flatMap(({ value }) => questionsIn(value));

  test('tells search engines what it is, and which questions it answers', () => {
    const types = dataOf(path).map((thing) => thing['@type']);
    const others = types.filter((type) => type !== 'FAQPage');
    expect(types.includes('FAQPage')).toBe(questions.length > 0);
    expect(others.includes('BreadcrumbList')).toBe(path !== '/');
    expect(others).toEqual(expected[kind] ?? others);
  });

  test('tells it as schema.org has it, with all that search engines ask for', () => {
    expect(dataOf(path).flatMap(problemsIn)).toEqual([]);
  });

  test('names only addresses of this site that there are, but for its profiles elsewhere', () => {
    const written = JSON.stringify(dataOf(path)).replaceAll(/"sameAs":\[[^\]]*\]/g, '""');
    const addresses = [...written.matchAll(/"(https?:[^"]*)"/g)].map(([, address = '']) => address);
    const own = addresses.filter((address) => address !== 'https://schema.org');
    expect(own.length).toBeGreaterThan(0);
    for (const address of own) {
      expect(new URL(address).origin).toBe(new URL(siteUrl()).origin);
      expect(isBuilt(address), address).toBe(true);
    }
  });

  test('tells every question of its content, and shows it with its answer', () => {
    const main = only(openDocument(path), 'main');
    const shown = all(main, 'details').map((entry) => all(entry, 'summary, p').map(text));
    const told = (find(path, 'FAQPage')?.mainEntity ?? []) as Told[];
    const pairs = told.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
    expect(pairs).toEqual(questions.map(({ question, answer }) => [question, answer]));
    for (const pair of pairs) expect(shown).toContainEqual(pair.map(plain));
  });

  test('names the trail that it shows', () => {
    const list = find(path, 'BreadcrumbList')?.itemListElement as { name: string }[] | undefined;
    const { navigation } = content.single.labels.breadcrumb;
    const shown = all(openDocument(path), 'nav')
      .filter((nav) => attribute(nav, 'aria-label') === navigation)
      .flatMap((nav) => all(nav, 'li').map(text));
    expect(list?.map(({ name }) => name) ?? []).toEqual(shown);
  });
});

const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

test('the 404 page tells search engines nothing', () => {
  expect(dataOf(notFoundDocument)).toEqual([]);
});

describe('the check of structured data', () => {
  const product = find('/products/vapor-puro', 'Product') ?? {};
  const company = find('/', 'LocalBusiness') ?? {};

  test.each([
    ['a property that is missing', { ...product, image: undefined }, 'lacks image'],
    ['an invented price', { ...product, offers: { '@type': 'Offer' } }, 'has unknown offers'],
    ['a rating', { ...product, aggregateRating: '5' }, 'has unknown aggregateRating'],
    ['an address that is not whole', { ...product, url: '/products' }, '.url is malformed'],
    ['an empty list', { ...product, additionalProperty: [] }, 'is empty'],
    ['another vocabulary', { ...product, '@context': 'https://otro.example' }, '@context'],
    ['a type that it does not know', { ...product, '@type': 'Producto' }, 'unknown type'],
    ['a company without its telephone', { ...company, telephone: undefined }, 'lacks telephone'],
    ['a telephone as one writes it', { ...company, telephone: '2200 0000' }, 'malformed'],
    [
      'a place that is none',
      { ...company, geo: { '@type': 'GeoCoordinates', latitude: 95, longitude: 0 } },
      'latitude',
    ],
    ['a reference to nothing', { ...company, address: { streetAddress: 'x' } }, 'has no type'],
  ])('finds %s', (_what, data, problem) => {
    expect(problemsIn(JSON.parse(JSON.stringify(data))).join()).toContain(problem);
  });
});
