import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

const project = copyProject();
afterAll(project.remove);

const check = (...options: string[]) =>
  project.run(process.execPath, 'scripts/launch-check.ts', ...options);

test('with the content as it ships, it lists what to change and fails', async () => {
  const { status, output } = await check();
  expect(status).toBe(1);
  const lines = output.trim().split('\n');
  const wanted = [
    ...['.env › SITE_URL', '.env › EMAILJS_PUBLIC_KEY', 'company.yaml › name', 'yaml › map'],
    ...['primera línea', 'segundo teléfono', 'primer correo', 'content/mark.svg'],
    ...[
      'team.yaml › primera persona',
      'clients.yaml › primera marca',
      'about.yaml › story › video',
    ],
    ...['calderas-vapor.yaml › info', 'contact.yaml › privacy', 'home.yaml › clients › desc'],
  ];
  for (const place of wanted) {
    expect(
      lines.filter((line) => line.includes(place)),
      place,
    ).toHaveLength(1);
  }
  expect(lines.at(-1)).toBe(`Antes de publicar faltan: ${lines.length - 2}.`);
});

test('for other programs it says the same as JSON', async () => {
  const { status, output } = await check('--json');
  expect(status).toBe(1);
  const { ready, pending } = JSON.parse(output);
  expect(ready).toBe(false);
  expect(pending).toContainEqual({
    file: 'content/company.yaml',
    field: 'contactInfo.phones[2]',
    message: expect.stringContaining('teléfono'),
  });
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
      .replaceAll(/(2200|8000)( ?)0000/g, '2233$24455')
      .replaceAll(/^privacy:$/gm, '$&\n  reviewed: Licda. Rojas')
      .replaceAll(/ ?\(muestra\)|,? de muestra\b|Muestra: /gi, '');
    writeFileSync(join(content, file), own);
  }
  for (const file of ['team', 'clients']) writeFileSync(join(content, `${file}.yaml`), '[]');
  // They carry the sample's name.
  rmSync(join(content, 'models'), { recursive: true });
  // Another company's samples, so that everything here is this one's own.
  const shipped = { name: 'Zeta', longName: 'Zeta', map: {}, pictures: {} };
  writeFileSync(join(content, 'shipped.json'), JSON.stringify(shipped));
  const keys = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((key) => `EMAILJS_${key}=clave`);
  const env = ['SITE_URL=https://www.planta.cr', ...keys].join('\n');
  writeFileSync(join(project.folder, '.env'), env);
  const { status, output } = await check();
  expect(output).toContain('Listo para publicar');
  expect(status).toBe(0);
});
