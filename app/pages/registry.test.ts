import { existsSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { contentWith, realContent, set } from '../../tests/support/content-folder.ts';
import { kinds, listPages } from './registry.server.ts';

const content = realContent();

test('every address of the specification is a page', () => {
  const paths = listPages(content).map((page) => page.path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/services',
      '/services/desarrollo-ingenierias',
      '/services/gestion-energia',
      '/services/analisis-sistemas',
      '/equipment/calderas-vapor',
      '/equipment/bombas-calor',
      '/equipment/calderas-agua-caliente',
      '/equipment/economizadores',
      '/equipment/desaireadores',
      '/products/medidores-flujo',
      '/products/totalizadores',
      '/products/bombas-mecanicas-condensado',
      '/products/valvulas-control',
      '/products/valvulas-reductoras',
      '/products/valvulas-corte',
      '/products/valvulas-seguridad',
      '/products/dispositivos-auxiliares',
      '/products/vapor-puro',
      '/contact',
    ]),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

test('a page is called as the menu calls it, a service by its own name', () => {
  const pages = new Map(listPages(content).map((page) => [page.path, page]));
  expect(pages.get('/about')).toMatchObject({ kind: 'about', label: 'Quiénes somos', parent: '/' });
  expect(pages.get('/services/gestion-energia')).toMatchObject({
    kind: 'service',
    label: 'Gestión de la energía',
    parent: '/services',
  });
  expect(pages.get('/404')).toMatchObject({ kind: 'not-found', label: '404' });
});

test('a new file is a new page, in its place', () => {
  const text = readFileSync('content/products/totalizadores.yaml', 'utf8');
  const changed = set(['label'], 'Nueva')(set(['order'], 0)(text));
  const grown = contentWith({
    'products/nueva.yaml': set(['meta', 'description'], 'd'.repeat(80))(changed),
  });
  const products = listPages(grown).filter((page) => page.kind === 'product');
  expect(products[0]).toMatchObject({
    path: '/products/nueva',
    kind: 'product',
    label: 'Nueva',
    description: 'd'.repeat(80),
    parent: '/products',
  });
});

test('kinds have names of their own, and a page module each', () => {
  const names = kinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { folder, name } of kinds) {
    expect(existsSync(`app/pages/${folder ?? name}/page.tsx`), name).toBe(true);
  }
});

test.each(listPages(content))('$path is an address of its kind, made of content files', (page) => {
  const kind = kinds.find(({ name }) => name === page.kind);
  const files = page.sources.map(({ file }) => `content/${file}.yaml`);
  expect(kind && matchPath(kind.route, page.path)).toBeTruthy();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
