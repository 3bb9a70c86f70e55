import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { documents } from '../support/built-site.ts';
import { copyProject, type Outcome } from '../support/project-copy.ts';

const path = '/products/valvula-de-prueba';
const file = 'content/products/valvula-de-prueba.yaml';
const picture = 'content/images/products/valvula-de-prueba-conjunto.png';
const link = `href="${path}"`;
/** A build takes about ten seconds, and longer on a busy machine. */

const yaml = `label: Válvula de prueba
order: 99
title: Una válvula que no existía
summary: Está aquí para probar que una página se agrega con un archivo y su imagen, y nada más.
meta:
  description: Página de prueba que muestra que un producto se agrega con un archivo YAML y sus imágenes.
images:
  - src: products/valvula-de-prueba-conjunto
    alt: Rectángulo naranja que hace de válvula de prueba
info:
  category: Prueba
  description:
    title: Para qué sirve
    text: >-
      Sirve para comprobar que el menú, el pie de página, la ruta de navegación, el mapa del sitio y las
      pruebas siguen al contenido sin que nadie toque el código.
content:
  - type: headline
    text: Cómo se elige
  - type: paragraph
    text: No se elige.
related: [/products/valvulas-corte]
`;

/** Loaded into every process of a build: notes each content file that is read as text, not hashed. */
const noteReads = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { readFileSync } = fs;
fs.readFileSync = (path, ...rest) => {
  if (rest.length > 0 && /content.*\\.yaml$/.test(String(path))) fs.appendFileSync('reads.txt', path + '\\n');
  return readFileSync(path, ...rest);
};
syncBuiltinESMExports();
`;

const project = copyProject();
const built = (name: string) => readFileSync(join(project.folder, 'build/client', name), 'utf8');
let firstBuild: Outcome;

beforeAll(async () => {
  writeFileSync(join(project.folder, file), yaml);
  mkdirSync(join(project.folder, dirname(picture)), { recursive: true });
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#f26b0f' } })
    .png()
    .toFile(join(project.folder, picture));
  writeFileSync(join(project.folder, 'note-reads.mjs'), noteReads);
  // Documents and the best compression are made of every page alike, and take longer than all the rest.
  renameSync(join(project.folder, 'scripts/build.ts'), join(project.folder, 'scripts/whole.ts'));
  writeFileSync(
    join(project.folder, 'scripts/build.ts'),
    `process.argv.push('--quick'); await import('./whole.ts');`,
  );
  // As the editor publishes, which itself serves for development.
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('NODE_OPTIONS', '--conditions=development --import ./note-reads.mjs');
  const publishing = `import { publish } from './edit/publish.ts'; await publish();`;
  firstBuild = await project.run(
    process.execPath,
    ...['--input-type=module-typescript', '--eval', publishing],
  );
  vi.unstubAllEnvs();
});

afterAll(project.remove);

describe('a product added by one YAML file and one picture', () => {
  test('is built', () => {
    expect(firstBuild.output).not.toMatch(/problema/);
    expect(firstBuild.status).toBe(0);
  });

  test('is made for the public, without what helps while developing', () => {
    const assets = readdirSync(join(project.folder, 'build/client/assets'));
    const scripts = assets.filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((name) => built(`assets/${name}`).includes('jsxDEV'))).toEqual([]);
  });

  test('is read once in the whole build, as every content file is', () => {
    const reads = readFileSync(join(project.folder, 'reads.txt'), 'utf8').trim().split('\n');
    expect(reads).toContain(file);
    expect(reads.length).toBeGreaterThan(20);
    expect(reads.filter((name, index) => reads.indexOf(name) !== index)).toEqual([]);
  });

  test('has its page, with its title, its picture and its breadcrumb', async () => {
    const html = built(`${path}/index.html`);
    expect(html).toContain('<title>Válvula de prueba | Ígnea</title>');
    expect(html).toMatch(/<h1[^>]*>Una válvula que no existía<\/h1>/);
    expect(html).toMatch(/aria-current="page"[^>]*>Válvula de prueba</);
    const [, source = ''] = /srcset="\/pictures\/([^" ]+\.avif) 240w/i.exec(html) ?? [];
    const isMade = await project.ask(`
      import { makePictureFile } from './scripts/encode-pictures.ts';
      console.log(JSON.stringify(await makePictureFile('${source}')));
    `);
    expect(isMade).toBe(true);
    expect(existsSync(join(project.folder, 'build/client', `${path}.data`))).toBe(true);
  });

  test('is in both menus and in the footer of every page', () => {
    for (const document of documents) {
      const html = built(document.endsWith('.html') ? document : join(document, 'index.html'));
      const [header = '', rest = ''] = html.split('<main');
      expect(header.split(link), document).toHaveLength(3);
      expect(rest.split('<footer').at(-1)?.split(link), document).toHaveLength(2);
    }
  });

  test('is in the site map, with its picture, and in the catalogue for language models', () => {
    expect(built('sitemap.xml')).toContain(`${path}</loc>`);
    expect(built('sitemap.xml')).toMatch(
      /pictures\/products-valvula-de-prueba-conjunto\.\w+-900\.webp/,
    );
    expect(built('llms.txt')).toContain(`${path}): Está aquí para probar`);
  });

  test('is tested as every page is, by tests that need no change', async () => {
    const files = ['documents', 'menus', 'valid-html'];
    const { status, output } = await project.run(
      'vitest',
      // Reading the modules takes longer than the tests: once is enough.
      ...['run', '--project=build', '--maxWorkers=1', `--testNamePattern=${path}`, ...files],
    );
    const [, passed] = /Tests +(\d+) passed/.exec(output) ?? [];
    expect(status, output).toBe(0);
    expect(Number(passed)).toBeGreaterThan(15);
  });
});

test('a mistake in the content stops the build, with a report of all', async () => {
  const broken = yaml.replace('order: 99', 'order: último').replace('related: [', 'relacion: [');
  writeFileSync(join(project.folder, file), broken);
  writeFileSync(join(project.folder, 'content/stats.yaml'), '- id: "sin cerrar\n');
  const { status, output } = await project.build();
  expect(status).toBe(1);
  expect(output).toMatch(/Hay \d+ problemas en el contenido/);
  expect(output).toMatch(/valvula-de-prueba\.yaml:2\n +order: /);
  expect(output).toMatch(/valvula-de-prueba\.yaml:\d+\n +relacion: este campo no existe/);
  expect(output).toMatch(/stats\.yaml:1\n +faltan las comillas que cierran/);
  expect(output).not.toMatch(/ {4}at /);
});
