import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

const question = `
import { readContent } from './app/content.server/read.ts';
import { llmsText } from './app/pages/llms.server.ts';
import { listPages } from './app/pages/registry.server.ts';
import { sitemap } from './app/pages/sitemap.server.ts';
import { load as loadList } from './app/pages/tools/page.server.ts';
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
  listed: loadList({ content, page: list, pages }).groups.flatMap(({ tools }) => tools),
  shown: load({ content, page, pages }),
}));
`;

const project = copyProject();
const at = (name: string) => join(project.folder, name);

beforeAll(() => {
  const text = readFileSync(at('engineering/calculators/totalizadores.ts'), 'utf8');
  writeFileSync(
    at('engineering/calculators/nueva.ts'),
    text
      .replace("id: 'totalizadores'", "id: 'nueva'")
      .replace(/title: '.*'/, "title: 'Una herramienta nueva'")
      .replace(
        /summary: '.*'/,
        `summary: '${'Una línea que dice lo que calcula. '.repeat(3).trim()}'`,
      ),
  );
  const index = readFileSync(at('engineering/calculators/index.ts'), 'utf8');
  writeFileSync(
    at('engineering/calculators/index.ts'),
    index.replace(
      '} as const satisfies',
      "  nueva: () => import('./nueva.ts'),\n} as const satisfies",
    ),
  );
});

afterAll(project.remove);

test('a new calculator is a new page, listed wherever pages are', {
  timeout: 120_000,
}, async () => {
  const { prerendered, sitemap, llms, listed, shown } = await project.ask(question);
  expect(prerendered).toContain('/tools/nueva');
  expect(sitemap).toContain('<loc>https://sitio.example/tools/nueva</loc>');
  expect(llms).toContain('- [Una herramienta nueva](https://sitio.example/tools/nueva): Una línea');
  expect(listed).toContainEqual(expect.objectContaining({ to: '/tools/nueva' }));
  expect(shown).toMatchObject({ id: 'nueva', title: 'Una herramienta nueva' });
  expect(shown.example.results.length).toBeGreaterThan(0);
});
