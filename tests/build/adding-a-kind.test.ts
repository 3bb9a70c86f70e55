import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

/** What a stranger writes: one folder, one content file, one line in the registry and its import. */
const folder: Record<string, string> = {
  'app/pages/example/schema.ts': `import { z } from 'zod';
import { meta, text } from '../../content.server/schema/fields.ts';

const example = z.strictObject({ meta, label: text(40), title: text(80) });

export const reads = { example };
`,
  'app/pages/example/page.server.ts': `import { filesOf } from '../page-facts.server.ts';
import type { LoadContext, PageKind } from '../page-kind.server.ts';
import { webPage } from '../schema-org.server.ts';
import { reads } from './schema.ts';

export const kind: PageKind<'example', typeof reads> = {
  name: 'example',
  route: '/example',
  reads,
  pages: (content) => [
    {
      path: '/example',
      label: content.single.example.label,
      description: content.single.example.meta.description,
      parent: '/',
      sources: filesOf(content, 'example'),
      structuredData: (page, siteUrl) => [webPage('WebPage', page, siteUrl)],
    },
  ],
  footerColumn: (labels) => labels.footer.company,
};

export function load({ content }: LoadContext) {
  return { title: content.single.example.title };
}
`,
  'app/pages/example/page.tsx': `import { PageTitle } from '../../layout/page-title.tsx';
import { unpack } from '../../packed.ts';
import { pageMeta } from '../meta.ts';
import { pageLoader } from '../page-loader.server.ts';
import type { Route } from './+types/page';
import { load } from './page.server.ts';

export const loader = pageLoader(load);
export const meta = pageMeta;

export default function ExamplePage({ loaderData }: Route.ComponentProps) {
  const { title, trail } = unpack(loaderData);
  return <PageTitle title={title} trail={trail} />;
}
`,
  'content/example.yaml': `meta:
  description: Página de prueba que muestra que una clase de página se agrega con una carpeta y una línea.
label: Ejemplo
title: Una clase de página que no existía
`,
};

/** All that lists pages, asked in the changed project by plain Node. */
const question = `
import { readContent } from './app/content.server/read.ts';
import { pageHead } from './app/pages/head.server.ts';
import { llmsText } from './app/pages/llms.server.ts';
import { breadcrumb } from './app/pages/navigation.server.ts';
import { listPages } from './app/pages/registry.server.ts';
import { siteFrame } from './app/pages/site-frame.server.ts';
import { sitemap } from './app/pages/sitemap.server.ts';
import routes from './app/routes.ts';
import config from './react-router.config.ts';

const content = readContent();
const site = 'https://sitio.example';
const page = listPages(content).find(({ path }) => path === '/example');
console.log(JSON.stringify({
  routes,
  prerendered: await config.prerender(),
  footer: (await siteFrame(content)).footer,
  trail: breadcrumb(content, '/example'),
  sitemap: sitemap(content, site, new Map()),
  llms: llmsText(content, site),
  head: pageHead(content, page, site),
}));
`;

const project = copyProject();
const at = (name: string) => join(project.folder, name);

beforeAll(() => {
  mkdirSync(at('app/pages/example'), { recursive: true });
  for (const [name, text] of Object.entries(folder)) writeFileSync(at(name), text);
  const registry = readFileSync(at('app/pages/registry.server.ts'), 'utf8');
  const grown = `import { kind as example } from './example/page.server.ts';\n${registry}`;
  writeFileSync(
    at('app/pages/registry.server.ts'),
    grown.replace(/,?\s*\] as const/, ', example] as const'),
  );
});

afterAll(project.remove);

test('the types of the new kind are known, to its own view too', async () => {
  const typegen = await project.run('react-router', 'typegen');
  expect(typegen.status, typegen.output).toBe(0);
  const types = await project.run('tsc', '--singleThreaded');
  expect(types.output).toBe('');
  expect(types.status).toBe(0);
});

test('all that lists pages lists it', async () => {
  const asked = await project.ask(question);
  const { routes, prerendered, footer, trail, sitemap, llms, head } = asked;
  const link = { to: '/example', label: 'Ejemplo' };
  expect(routes).toContainEqual(
    expect.objectContaining({ id: 'example', path: '/example', file: 'pages/example/page.tsx' }),
  );
  expect(prerendered).toContain('/example');
  expect(footer[0].links).toContainEqual(link);
  expect(trail).toEqual([{ to: '/', label: 'Inicio' }, link]);
  expect(sitemap).toContain('<loc>https://sitio.example/example</loc>');
  expect(llms).toContain('- [Ejemplo](https://sitio.example/example): Página de prueba');
  expect(head).toContainEqual({ title: 'Ejemplo | Ígnea' });
  expect(JSON.stringify(head)).toContain('"@type":"WebPage"');
});

test('its content is checked, and editors get its schema', async () => {
  const sound = await project.run(process.execPath, 'scripts/check-content.ts');
  expect(sound.status, sound.output).toBe(0);
  const schema = JSON.parse(readFileSync(at('.cache/schemas/example.json'), 'utf8'));
  expect(Object.keys(schema.properties)).toEqual(['meta', 'label', 'title']);
  const text = folder['content/example.yaml'] ?? '';
  writeFileSync(at('content/example.yaml'), text.replace('label: Ejemplo', 'label: Inicio'));
  const broken = await project.run(process.execPath, 'scripts/check-content.ts');
  expect(broken.status).toBe(1);
  expect(broken.output).toMatch(/content\/example\.yaml\n +label: «Inicio» está repetido/);
});

test('a kind to which nothing leads is told', async () => {
  const code = readFileSync(at('app/pages/example/page.server.ts'), 'utf8');
  writeFileSync(at('app/pages/example/page.server.ts'), code.replace(/ {2}footerColumn.*\n/, ''));
  const { status, output } = await project.run(process.execPath, 'scripts/check-content.ts');
  expect(status).toBe(1);
  expect(output).toMatch(/content\/example\.yaml\n +nadie llegaría a esta página/);
});
