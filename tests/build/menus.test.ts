import { describe, expect, test } from 'vitest';
import { buildMenu, linksOf, type MenuItem } from '../../app/pages/navigation.server.ts';
import { kinds } from '../../app/pages/registry.server.ts';
import {
  all,
  attribute,
  documents,
  only,
  openDocument,
  type Tag,
  text,
} from '../support/built-site.ts';
import { content } from '../support/pages.ts';
import {
  equipmentLinks,
  pageLinks,
  productLinks,
  servicePaths,
  specified,
} from '../support/specification.ts';

const menu = buildMenu(content);

function flatten(items: MenuItem[]): { label: string; to: string; line?: string }[] {
  return items.flatMap((item) => ('to' in item ? [item] : flatten(item.dropdown)));
}

/** Those of its lists: what stands at the foot of a menu is no part of it. */
function linksIn(tag: Tag) {
  return all(tag, 'li > a').map((link) => ({
    label: text(link),
    to: attribute(link, 'href') ?? '',
  }));
}

function summaryOf(details: Tag): string {
  const [summary] = all(details, 'summary');
  return summary ? text(summary) : '';
}

describe.each(documents)('%s', (path) => {
  const document = openDocument(path);
  const menus = all(only(document, 'body > header'), 'nav');
  const footer = only(document, 'body > footer nav');

  test('has the same menu for wide and for narrow windows', () => {
    expect(menus).toHaveLength(2);
    for (const nav of menus)
      expect(linksIn(nav)).toEqual(flatten(menu).map(({ label, to }) => ({ label, to })));
    const told = all(menus[0] ?? document, 'li > a + span').map(text);
    expect(told).toEqual(flatten(menu).flatMap(({ line }) => line?.replace(/\s/g, ' ') ?? []));
  });

  test('has every link of the specification in both menus, by its name and in its order', () => {
    for (const nav of menus) {
      const links = linksIn(nav);
      expect(specified(links, pageLinks)).toEqual(pageLinks);
      expect(specified(links, equipmentLinks)).toEqual(equipmentLinks);
      expect(specified(links, productLinks)).toEqual(productLinks);
    }
  });

  test('holds equipment and products in one group of both menus', () => {
    for (const nav of menus) {
      const group = all(nav, 'details').find(
        (details) => summaryOf(details) === 'Equipos y Productos',
      );
      if (!group) throw new Error('There is no group Equipos y Productos');
      expect(linksIn(group)).toEqual([
        ...linksOf(content, 'equipment'),
        ...linksOf(content, 'product'),
      ]);
      for (const name of ['Equipos', 'Productos']) {
        const heads = all(group, 'p, summary').filter((tag) => text(tag) === name);
        expect(heads, name).toHaveLength(1);
      }
    }
  });

  test('has every link of the specification in its footer', () => {
    const links = linksIn(footer);
    expect(specified(links, pageLinks)).toEqual(pageLinks);
    expect(specified(links, equipmentLinks)).toEqual(equipmentLinks);
    expect(specified(links, productLinks)).toEqual(productLinks);
    expect(links.map((link) => link.to).filter((to) => servicePaths.includes(to))).toEqual(
      servicePaths,
    );
    for (const { name } of kinds.filter((kind) => kind.footerColumn)) {
      // A column's own page may be called «all of them».
      const paths = linksOf(content, name).map(({ to }) => to);
      expect(links.map(({ to }) => to)).toEqual(expect.arrayContaining(paths));
    }
  });

  test('leads to the tools beside the menus and at the foot of the narrow one', () => {
    const beside = all(only(document, 'body > header'), 'a').filter((link) => !link.closest('li'));
    expect(beside.filter((link) => attribute(link, 'href') === '/tools').map(text)).toEqual([
      'Herramientas',
      'Herramientas',
    ]);
  });

  test('has a logo that leads home', () => {
    const [logo] = all(only(document, 'body > header'), 'a');
    expect(logo && attribute(logo, 'href')).toBe('/');
    expect(logo && text(logo)).toBe(content.single.company.name);
  });
});
