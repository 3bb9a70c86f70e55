/** `npm run edit`: installs what is missing, then opens the editor. */
import { installDependencies, run } from './setup.mjs';

installDependencies();
run('node', ['edit/main.ts', ...process.argv.slice(2)]);
