/** Finds a Chromium, or installs one. */
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.mjs';
import { tryRun } from './setup.mjs';

/** The engine without windows: the same pages in a third of the processor time. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Has the measures of Arial, which the site's stand-in letters are set to; visitors have one of the two. */
const fallbackFont = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/** For tests: the light one where it can be had. An empty string stands for the one that Playwright keeps. */
export function ensureTestBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH) installFromDebian([shell], ['chromium-headless-shell']);
  installFromDebian([fallbackFont], ['fonts-liberation']);
  return ensure([CHROMIUM_PATH, shell, ...whole]);
}

/** For measuring: the browser that visitors have. */
export function ensureBrowser() {
  return ensure([process.env.CHROMIUM_PATH, ...whole]);
}

function ensure(paths) {
  const found = () => paths.find((path) => path && existsSync(path));
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
