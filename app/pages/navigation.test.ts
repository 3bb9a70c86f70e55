import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentWith, realContent, set } from '../../tests/support/content-folder.ts';
import {
  equipmentLinks,
  pageLinks,
  productLinks,
  servicePaths,
  specified,
} from '../../tests/support/specification.ts';
import { linkTo } from './links.server.ts';
import { breadcrumb, buildMenu, linksOf, type MenuItem } from './navigation.server.ts';
import { listPages } from './registry.server.ts';

const content = realContent();

function linksIn(items: MenuItem[]) {
  return items.filter((item) => 'to' in item);
}

function group(items: MenuItem[], label: string): MenuItem[] {
  const item = items.find((candidate) => candidate.label === label);
  if (!item || !('dropdown' in item)) throw new Error(`There is no group ${label}`);
  return item.dropdown;
}

test('the menu has the pages, and one group with equipment and products', () => {
  const menu = buildMenu(content);
  expect(specified(linksIn(menu), pageLinks)).toEqual(pageLinks);
  const both = group(menu, 'Equipos y Productos');
  expect(both.map((item) => item.label)).toEqual(['Equipos', 'Productos']);
  expect(specified(linksIn(group(both, 'Equipos')), equipmentLinks)).toEqual(equipmentLinks);
  expect(specified(linksIn(group(both, 'Productos')), productLinks)).toEqual(productLinks);
});

test('a new product joins the menu and the footer by itself', () => {
  const text = readFileSync('content/products/totalizadores.yaml', 'utf8');
  const changed = set(['label'], 'Nueva')(set(['order'], 99)(text));
  const grown = contentWith({
    'products/nueva.yaml': set(['meta', 'description'], 'd'.repeat(80))(changed),
  });
  const link = { to: '/products/nueva', label: 'Nueva' };
  const products = group(group(buildMenu(grown), 'Equipos y Productos'), 'Productos');
  const line = 'Sumar lo consumido';
  expect(products.at(-1)).toEqual({ id: 'nueva', ...link, line });
  expect(linksOf(grown, 'product').at(-1)).toEqual(link);
  expect(breadcrumb(grown, link.to)).toEqual([
    { to: '/', label: 'Inicio' },
    { to: '/products', label: 'Productos' },
    link,
  ]);
});

test('the footer lists what the menu lists, kind by kind', () => {
  expect(specified(linksOf(content, 'equipment'), equipmentLinks)).toEqual(equipmentLinks);
  expect(specified(linksOf(content, 'product'), productLinks)).toEqual(productLinks);
  expect(linksOf(content, 'service').map((link) => link.to)).toEqual(
    expect.arrayContaining(servicePaths),
  );
});

test('a breadcrumb leads from the home page down', () => {
  const names = (path: string) => breadcrumb(content, path).map((link) => link.label);
  expect(names('/')).toEqual(['Inicio']);
  expect(names('/contact')).toEqual(['Inicio', 'Contáctenos']);
  expect(names('/services/gestion-energia')).toEqual([
    'Inicio',
    'Servicios',
    'Gestión de la energía',
  ]);
  expect(names('/equipment/calderas-vapor')).toEqual(['Inicio', 'Equipos', 'Calderas para vapor']);
  expect(names('/no-hay')).toEqual([]);
});

test('a link carries the name of its page, also with an anchor', () => {
  const pages = listPages(content);
  expect(linkTo(pages, '/about')).toEqual({ to: '/about', label: 'Quiénes somos' });
  expect(linkTo(pages, '/#constructions')).toEqual({ to: '/#constructions', label: 'Inicio' });
});
