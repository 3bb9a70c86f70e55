/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { tryRun } from './setup.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser, or an empty string for the one that Playwright keeps itself. */
export function ensureBrowser() {
  const found = () =>
    [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
  const path = found();
  if (path) return path;
  installFromDebian(['/usr/bin/chromium'], ['chromium']);
  const installed = found();
  if (installed) return installed;
  if (tryRun('npx', ['playwright', 'install', 'chromium']) === 0) return '';
  console.error(
    'No se pudo instalar un navegador. Instale Chromium y ponga su ruta en CHROMIUM_PATH.',
  );
  process.exit(1);
}
