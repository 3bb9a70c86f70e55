/** `npm run edit`: the site on this machine, to be changed by clicking on it. */
import { serveForDevelopment } from '../scripts/development.ts';
import { checkPort, chosenPort } from '../scripts/port.mjs';

const port = chosenPort('4180');
await checkPort(port, '127.0.0.1', 'npm run edit');
const opening = process.argv.includes('--no-open') ? [] : ['--open'];
// For trying: what is published lacks the pictures and documents that take minutes to make.
if (process.argv.includes('--quick')) process.env.QUICK_PUBLICATION = '1';
console.log(`El editor se abre en http://127.0.0.1:${port} · para terminar: Ctrl+C`);
const address = ['--host', '127.0.0.1', '--port', port, '--strictPort'];
await serveForDevelopment(['--config', 'vite.edit.config.ts', ...address, ...opening]);
