import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workInCopy } from '../tests/support/content-folder.ts';
import { changesBetween, takeSnapshot } from './changes.ts';
import { placeNamed } from './marks.ts';
import { addPage, removePage } from './pages.ts';
import { progress, publish } from './publish.ts';
import { setValue } from './texts.ts';

beforeEach(workInCopy);
afterEach(() => vi.unstubAllEnvs());

const buildOf = (code: string) => {
  mkdirSync('scripts', { recursive: true });
  writeFileSync('scripts/build.ts', code);
};

test('what changed since the last folder is told in words', async () => {
  const before = takeSnapshot();
  const phone = placeNamed('company#contactInfo.phones.0.label');
  await setValue(phone, '+506 2200 0000', '+506 2233 4455');
  const description =
    'Trampas de vapor para líneas y equipos: tipos, selección y revisión periódica.';
  await addPage({ from: 'products/valvulas-corte', name: 'Trampas de vapor', description });
  await removePage({ from: 'products/totalizadores' });
  expect(changesBetween(before, takeSnapshot())).toEqual(
    expect.arrayContaining([
      'Empresa › Contacto › Teléfono 1 › Como se lee: «+506 2233 4455»',
      'Página nueva: Trampas de vapor',
      'Página quitada: Totalizadores',
    ]),
  );
});

test('the first folder is made where nothing was edited before, and its steps are told', async () => {
  buildOf(`console.log('Preparando imágenes 3/9'); console.log('  ATENCIÓN: faltan claves');`);
  const [made, same] = await Promise.all([publish(), publish()]);
  expect(made).toBe(same);
  expect(progress().line).toBe('Preparando imágenes 3/9');
  const published = JSON.parse(readFileSync('.cache/edit/published.json', 'utf8'));
  expect(changesBetween(published, takeSnapshot())).toEqual([]);
});

test('a folder is made as for the public, though the editor serves for development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('NODE_OPTIONS', '--no-warnings --conditions=development');
  buildOf(`console.log([process.env.NODE_ENV ?? 'none', process.env.NODE_OPTIONS] + '…');`);
  await publish();
  expect(progress().line).toBe('none,--no-warnings…');
});

test('a folder that cannot be made is refused with what the build said', async () => {
  buildOf(`console.error('content/team.yaml: falta el nombre'); process.exit(1);`);
  await expect(publish()).rejects.toThrow('content/team.yaml: falta el nombre');
});
