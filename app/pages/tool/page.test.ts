import { describe, expect, test } from 'vitest';
import { PURPOSES } from '../../../engineering/calculator.ts';
import { realContent } from '../../../tests/support/content-folder.ts';
import type { LoadContext } from '../page-kind.server.ts';
import { listPages } from '../registry.server.ts';
import { definitionOf, toolIds } from './definitions.server.ts';
import { load } from './page.server.ts';

const content = realContent();
const pages = listPages(content);
const { name } = content.single.company;

function loadTool(
  id: string,
  context: Pick<LoadContext, 'content' | 'pages'> = { content, pages },
) {
  const page = context.pages.find(({ path }) => path === `/tools/${id}`);
  if (!page) throw new Error(`There is no page of ${id}`);
  return { page, data: load({ ...context, page }) };
}

describe.each(toolIds)('/tools/%s', (id) => {
  const { page, data } = loadTool(id);
  const { title, related, purpose, choices } = definitionOf(id);

  test('has a title and a description that search engines show whole', () => {
    expect(`${page.label} | ${name}`.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.picture?.alt).not.toBe('');
    expect(PURPOSES).toContain(purpose);
  });

  test('sets the letters that it explains as its formulas do', () => {
    expect(data.method.where).toMatch(/<math><m/);
    expect(data.method.where).not.toContain('_');
  });

  test('shows the numbers of its own example', () => {
    expect(data.title).toBe(title);
    expect(data.example.sentence).toMatch(/\d/);
    // Gauge pressures count from there; what a boiler's relief valves must pass does not.
    if ('site' in choices && id !== 'valvulas-seguridad')
      expect(data.example.lead).toMatch(/, (a nivel del mar|en San José)/);
    expect(data.example.inputs.length).toBeGreaterThan(0);
    expect(data.example.results.length).toBeGreaterThan(0);
    expect(JSON.stringify(data.example)).not.toMatch(/NaN|undefined|null/);
  });

  test('leads on to pages that there are, and to those that hold it too', () => {
    const paths = pages.map(({ path }) => path);
    const onward = data.related.map(({ to }) => to);
    expect(paths).toEqual(expect.arrayContaining([...related]));
    expect(onward).toEqual(expect.arrayContaining([...related]));
    const holders = pages.filter((other) => other !== page && other.calculators?.includes(id));
    expect(onward).toEqual(expect.arrayContaining(holders.map(({ path }) => path)));
    expect(new Set(onward).size).toBe(onward.length);
  });
});

test('an owner may take a product away: its tools stay and no longer lead to it', () => {
  const fewer = pages.filter(({ path }) => path !== '/products/totalizadores');
  const { data } = loadTool('totalizadores', { content, pages: fewer });
  expect(data.related.map(({ to }) => to)).not.toContain('/products/totalizadores');
  expect(data.related.length).toBeGreaterThan(0);
});
