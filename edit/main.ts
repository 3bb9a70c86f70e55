/** `npm run edit`: the site on this machine, to be changed by clicking on it. */
import { serveForDevelopment } from '../scripts/development.ts';
import { checkPort, chosenPort } from '../scripts/port.mjs';

const port = chosenPort('4180');
await checkPort(port, '127.0.0.1', 'npm run edit');
const opening = process.argv.includes('--no-open') ? [] : ['--open'];
console.log(`El editor se abre en http://127.0.0.1:${port} · para terminar: Ctrl+C`);
const address = ['--host', '127.0.0.1', '--port', port, '--strictPort'];
const isTrial = process.argv.includes('--trial');
await serveForDevelopment(['--config', 'vite.edit.config.ts', ...address, ...opening], isTrial);
