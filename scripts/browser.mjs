/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync } from 'node:fs';
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
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium from Debian…');
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    tryRun('apt-get', ['update', '-qq'], quiet);
    tryRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...quiet,
      env,
    });
    const installed = found();
    if (installed) return installed;
  }
  if (tryRun('npx', ['playwright', 'install', 'chromium']) === 0) return '';
  console.error('No browser could be installed. Install Chromium and set CHROMIUM_PATH to it.');
  process.exit(1);
}
