import { expect, test } from 'vitest';
import { CALCULATORS } from '../../engineering/calculators/index.ts';
import { contentWith, realContent, set } from '../../tests/support/content-folder.ts';
import { llmsText } from './llms.server.ts';
import { listedPages } from './registry.server.ts';

const site = 'https://sitio.example';
const content = realContent();
const { company } = content.single;
const text = llmsText(content, site);

function linesOf(title: string): string[] {
  const [, section = ''] = text.split(`## ${title}\n\n`);
  return (section.split('\n\n')[0] ?? '').split('\n').filter(Boolean);
}

test('it begins with the name and the description of the company, as the format asks', () => {
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  expect(text.startsWith(`# ${company.longName}\n\n> ${company.description}`)).toBe(true);
});

test('every page is linked once, by its own name', () => {
  const linked = [...text.matchAll(/^- \[([^\]]+)\]\(([^)#]+)\): .{20,}/gm)];
  const pages = listedPages(content);
  expect(linked.map(([, name, url]) => [url, name]).sort()).toEqual(
    pages.map(({ path, label }) => [new URL(path, site).href, label]).sort(),
  );
});

test('the systems and the industries are told', () => {
  const { solutions, markets } = content.single.home.solutions;
  expect(linesOf('Por sistema')).toEqual(solutions.map((it) => `- ${it.title}: ${it.content}`));
  expect(linesOf('Por industria')).toEqual(markets.map((it) => `- ${it.title}: ${it.content}`));
});

test('every calculator is told where it is', () => {
  const told = linesOf('Herramientas').flatMap(
    (line) => /\/tools\/([^)]+)\)/.exec(line)?.[1] ?? [],
  );
  expect(told).toEqual(expect.arrayContaining(Object.keys(CALCULATORS)));
  const pages = listedPages(content).filter(({ kind }) => kind === 'tool');
  const ids = pages.map(({ path }) => path.replace('/tools/', ''));
  expect(ids.toSorted()).toEqual(Object.keys(CALCULATORS));
});

test('invented contact data stay out, real ones come in', () => {
  expect(text).not.toMatch(/\+506|@/);
  const real = llmsText(
    contentWith({ 'company.yaml': set(['contactInfo', 'sample'], false) }),
    site,
  );
  const { phones, emails } = company.contactInfo;
  for (const fact of [phones[0].label, emails[1]]) expect(real).toContain(fact);
});

test('no link leads elsewhere', () => {
  const origins = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, url = '']) => new URL(url));
  expect(new Set(origins.map(({ origin }) => origin))).toEqual(new Set([site]));
});
