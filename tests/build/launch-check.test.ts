import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

const project = copyProject();
afterAll(project.remove);

const check = () => project.run(process.execPath, 'scripts/launch-check.ts');

test('with the content as it ships, it lists what to change and fails', async () => {
  const { status, output } = await check();
  expect(status).toBe(1);
  const lines = output.trim().split('\n');
  const wanted = [
    ...[
      '.env › SITE_URL',
      '.env › EMAILJS_PUBLIC_KEY',
      'company.yaml › name',
      'public/favicon.svg',
    ],
    ...['contactInfo.address', 'contactInfo.phones', 'contactInfo.emails', 'map.latitude'],
    ...['team.yaml › ana-muestra', 'clients.yaml › marca-uno', 'about.yaml › story.video'],
    ...['calderas-vapor.yaml › info', 'contact.yaml › privacy', 'home.yaml › clients.description'],
  ];
  for (const place of wanted) {
    expect(
      lines.filter((line) => line.includes(place)),
      place,
    ).toHaveLength(1);
  }
  expect(lines.at(-1)).toBe(`Antes de publicar faltan: ${lines.length - 2}.`);
});

test('with a company’s own content and settings it passes', async () => {
  const content = join(project.folder, 'content');
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yaml')) continue;
    const text = readFileSync(join(content, file), 'utf8');
    const own = text
      .replaceAll(/^( +- \{ id: .*)sample: true/gm, '$1source: Ficha del fabricante')
      .replaceAll('sample: true', 'sample: false')
      .replaceAll(/\.example\b/g, '.cr')
      .replaceAll(/ ?\(muestra\)| de muestra\b/gi, '');
    writeFileSync(join(content, file), own);
  }
  const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((key) => `EMAILJS_${key}=clave`);
  const env = ['SITE_URL=https://www.planta.cr', ...keys].join('\n');
  writeFileSync(join(project.folder, '.env'), env);
  const { status, output } = await check();
  expect(output).toContain('Listo para publicar');
  expect(status).toBe(0);
});
