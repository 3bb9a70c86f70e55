import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listDocuments } from '../../scripts/pdf/documents.ts';
import { contentWith, set } from '../../tests/support/content-folder.ts';
import { pageHead } from '../pages/head.server.ts';
import { listPages } from '../pages/registry.server.ts';
import { siteFrame } from '../pages/site-frame.server.ts';
import { allTextsIn, filesIn } from './texts.ts';

const theName = /ígnea|ignea/iu;

test('no code knows the company: its name is written in the content only', () => {
  const folders = ['app', 'engineering', 'enhance', 'inbox', 'scripts'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const code = files.filter(
    (file) => /\.(tsx?|mjs|typ|css)$/.test(file) && !/\.test\.ts$/.test(file),
  );
  // The name of a package for other programs, not of the site.
  const others = code.filter((file) => file !== 'scripts/engine.ts');
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter((file) => theName.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('another name in company.yaml is the name everywhere, but for texts that say the former', async () => {
  const content = contentWith({
    'company.yaml': (text) =>
      set(
        ['longName'],
        'Caldería S. A.',
      )(set(['name'], 'Caldería')(text)).replaceAll('@ignea.example', '@calderia.example'),
  });
  const pages = listPages(content);
  const made = JSON.stringify([
    await siteFrame(content),
    pages.map((page) => pageHead(content, page, 'https://www.planta.cr')),
    listDocuments(content).map(({ data }) => data),
  ]);
  expect(made.match(/Caldería/g)?.length).toBeGreaterThan(pages.length);
  const said = filesIn(content)
    .flatMap(([, value]) => allTextsIn(value))
    .map(([, text]) => JSON.stringify(text).slice(1, -1))
    .filter((text) => theName.test(text));
  const left = said.reduce((text, one) => text.replaceAll(one, ''), made);
  expect(theName.exec(left)).toBeNull();
});
