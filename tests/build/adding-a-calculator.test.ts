import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCalculator } from '../support/new-calculator.ts';
import { copyProject } from '../support/project-copy.ts';

const question = `
import { readContent } from './app/content.server/read.ts';
import { llmsText } from './app/pages/llms.server.ts';
import { listPages } from './app/pages/registry.server.ts';
import { sitemap } from './app/pages/sitemap.server.ts';
import { load as loadList } from './app/pages/tools/page.server.ts';
import { searchData } from './app/pages/search-index.server.ts';
import { load } from './app/pages/tool/page.server.ts';
import config from './react-router.config.ts';

const content = readContent();
const pages = listPages(content);
const site = 'https://sitio.example';
const page = pages.find(({ path }) => path === '/tools/nueva');
const list = pages.find(({ path }) => path === '/tools');
console.log(JSON.stringify({
  prerendered: await config.prerender(),
  sitemap: sitemap(content, site, new Map()),
  llms: llmsText(content, site),
  listed: loadList({ content, page: list, pages }, site).groups.flatMap(({ tools }) => tools),
  shown: load({ content, page, pages }),
  search: searchData(content),
}));
`;

const project = copyProject();
const at = (name: string) => join(project.folder, name);

beforeAll(() => addCalculator(project.folder));

afterAll(project.remove);

test('a new calculator is a new page, listed wherever pages are', async () => {
  const { prerendered, sitemap, llms, listed, shown, search } = await project.ask(question);
  expect(prerendered).toContain('/tools/nueva');
  expect(sitemap).toContain('<loc>https://sitio.example/tools/nueva</loc>');
  expect(llms).toContain('- [Una herramienta nueva](https://sitio.example/tools/nueva): Una línea');
  expect(listed).toContainEqual(expect.objectContaining({ to: '/tools/nueva' }));
  expect(shown).toMatchObject({ id: 'nueva', title: 'Una herramienta nueva' });
  expect(shown.example.results.length).toBeGreaterThan(0);
  expect(JSON.stringify(search)).toContain('/tools/nueva');
});

test('a bundle has it as a chunk of its own, and loads it', async () => {
  const { status, output } = await project.run(process.execPath, 'scripts/engine.ts');
  expect(status, output).toBe(0);
  expect(readdirSync(at('build/engine'))).toContainEqual(expect.stringMatching(/^nueva.*\.js$/));
  const title = await project.ask(`
    import { loadCalculator } from './build/engine/index.js';
    console.log(JSON.stringify((await loadCalculator('nueva')).title));
  `);
  expect(title).toBe('Una herramienta nueva');
});
