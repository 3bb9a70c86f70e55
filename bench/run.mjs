/**
 * Brings what measuring needs and the site does not, then measures: `node bench/run.mjs pages …`.
 * Plain JavaScript, for it runs before anything is installed.
 */
import { ensureBrowser } from '../scripts/browser.mjs';
import { ensureLoadGenerator, ensureNginx } from '../scripts/servers.mjs';
import { installDependencies, run } from '../scripts/setup.mjs';

const [what, ...rest] = process.argv.slice(2);
installDependencies();
if (what === 'pages') installDependencies('bench');
if (what !== 'scale') ensureNginx();
if (what === 'load') ensureLoadGenerator();
const CHROMIUM_PATH = ['pages', 'visit', 'early', 'explorer', 'plant'].includes(what)
  ? ensureBrowser()
  : '';
if (what !== 'scale') run('npm', ['run', '--silent', 'build']);
run('node', [`bench/${what}.ts`, ...rest], { env: { ...process.env, CHROMIUM_PATH } });
