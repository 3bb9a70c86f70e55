import { expect, test } from 'vitest';
import { realContent } from '../../../tests/support/content-folder.ts';
import { listPages } from '../registry.server.ts';
import { load } from './page.server.ts';
import { matches, searchable } from './search.ts';

const content = realContent();
const pages = listPages(content);
const page = pages.find(({ path }) => path === '/tools');
if (!page) throw new Error('There is no list of tools');
const { groups, claim, verification } = load({ content, page, pages }, 'https://www.ignea.example');
const tools = groups.flatMap((group) => group.tools);

const found = (query: string) =>
  tools.filter(({ words }) => matches(words, query)).map(({ to }) => to.replace('/tools/', ''));

test('accents, capitals and the order of words do not matter', () => {
  const words = searchable(['Línea de vapor', 'Presión motriz (kPa)']);
  for (const query of ['linea', 'LÍNEA', 'vapor línea', 'presion mot', ' kpa ', '']) {
    expect(matches(words, query), query).toBe(true);
  }
  for (const query of ['inea', 'linea agua']) expect(matches(words, query), query).toBe(false);
});

test.each([
  ['Kv', 'valvulas-control'],
  ['PSV', 'valvulas-seguridad'],
  ['psv', 'valvula-seguridad-sobrecalentado'],
  ['purga', 'purga-caldera'],
  ['flash', 'flash-trampas'],
  ['cavitar', 'npsh-bomba'],
  ['stall', 'bloqueo-condensado'],
  ['entalpia', 'tabla-vapor'],
  ['golpe de ariete', 'trampas-vapor'],
])('%s finds %s', (query, id) => {
  expect(found(query)).toContain(id);
  expect(found(query).length).toBeLessThan(tools.length / 2);
});

test('every tool stands once, and the lines on verification tell counts', () => {
  const paths = pages.map(({ path }) => path).filter((path) => path.startsWith('/tools/'));
  expect(tools.map(({ to }) => to).sort()).toEqual([...paths].sort());
  expect(claim).toMatch(/\b\d{3} valores publicados/);
  expect(claim + verification).not.toMatch(/[{}]/);
});
