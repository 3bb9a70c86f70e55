import { expect, test } from 'vitest';
import { realContent } from '../../../tests/support/content-folder.ts';
import { listPages } from '../registry.server.ts';
import { chosenIn, comparedIn, isShown, withCompared, withFacet } from './filter.ts';
import { load } from './page.server.ts';

const content = realContent();
const pages = listPages(content);
const page = pages.find(({ path }) => path === '/products') ?? expect.fail();
const overview = load({ content, page, pages });
const shown = (query: string) => {
  const chosen = chosenIn(new URLSearchParams(query), overview);
  return overview.items.filter((item) => isShown(item, chosen)).map(({ slug }) => slug);
};

test('without a filter everything is shown', () => {
  expect(shown('')).toEqual(content.collection.products.map(({ slug }) => slug));
});

test('what several filters ask for must all be met', () => {
  expect(shown('funcion=drenar')).toEqual([
    'bombas-mecanicas-condensado',
    'dispositivos-auxiliares',
  ]);
  expect(shown('funcion=drenar&presion=20')).toEqual(['dispositivos-auxiliares']);
  expect(shown('sistema=vapor-limpio&industria=hoteles')).toEqual([]);
});

test('what the address makes up is passed over', () => {
  expect(shown('funcion=volar&presion=6,5&otra=1')).toHaveLength(overview.items.length);
});

test('a filter is written into the address and taken out of it', () => {
  const query = withFacet(new URLSearchParams('otra=1'), 'functions', 'medir');
  expect(query.toString()).toBe('otra=1&funcion=medir');
  expect(withFacet(query, 'functions', '').toString()).toBe('otra=1');
});

test('three at most are compared, and any of them can be taken out', () => {
  const compare = (query: string) => comparedIn(new URLSearchParams(query), overview.items);
  const all = overview.items.map(({ slug }) => slug).join(',');
  expect(compare(`comparar=${all}`)).toHaveLength(3);
  const [first] = compare('comparar=totalizadores,vapor-puro');
  expect(first?.slug).toBe('totalizadores');
  const query = new URLSearchParams('comparar=totalizadores,vapor-puro');
  const fewer = withCompared(query, compare(String(query)), first ?? expect.fail());
  expect(fewer.get('comparar')).toBe('vapor-puro');
});
