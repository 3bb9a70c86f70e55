import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { pendingSettings } from '../app/content.server/launch-settings.ts';
import { workInCopy } from '../tests/support/content-folder.ts';
import { readSettings, saveSettings } from './settings.ts';

beforeEach(workInCopy);

const own = {
  SITE_URL: 'https://www.planta.cr',
  EMAILJS_PUBLIC_KEY: 'aB3_x-9',
  EMAILJS_SERVICE_ID: 'service_abc123',
  EMAILJS_TEMPLATE_ID: 'template_9',
};

test('settings are written one line each, and the rest of the file stays', async () => {
  writeFileSync('.env', '# Lo mío\nSITE_URL=https://otra.cr\nEMAILJS_RATE_LIMIT=500');
  await saveSettings(own);
  const { SITE_URL: address, ...keys } = own;
  const lines = Object.entries(keys).map(([name, value]) => `${name}=${value}\n`);
  expect(readFileSync('.env', 'utf8')).toBe(
    `# Lo mío\nSITE_URL=${address}\nEMAILJS_RATE_LIMIT=500\n${lines.join('')}`,
  );
  expect(readSettings()).toMatchObject(own);
  expect(pendingSettings(readSettings())).toEqual([]);
});

test.each([
  ['an address that nobody can reach', { SITE_URL: 'http://192.168.1.4' }, 'Dirección del sitio:'],
  ['a line break', { EMAILJS_PUBLIC_KEY: 'x\nNODE_OPTIONS=--import=y' }, 'Clave pública'],
  ['a sign that means something in the file', { EMAILJS_SERVICE_ID: '"$HOME"' }, 'no es una clave'],
])('%s is refused, and nothing is written', async (_what, wrong, said) => {
  writeFileSync('.env', 'SITE_URL=\n');
  await expect(saveSettings({ ...own, ...wrong })).rejects.toThrow(said);
  expect(readFileSync('.env', 'utf8')).toBe('SITE_URL=\n');
});
