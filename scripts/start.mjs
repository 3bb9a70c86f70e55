/** `npm start`: installs what is missing, builds what has changed, serves the site with its inbox. */
import { folderToServe } from './build-record.mjs';
import { checkPort, chosenPort } from './port.mjs';
import { installDependencies, run } from './setup.mjs';

const port = chosenPort('4173');
await checkPort(port, process.env.HOST || '127.0.0.1');
installDependencies();
const { folder, isReady } = folderToServe();
process.env.BUILD_FOLDER = folder;
if (!isReady) run('node', ['scripts/build.ts', '--quick']);
run('node', ['inbox/main.ts', '--port', port]);
