/** `npm start`: serves the built site and its inbox. `--port`, or PORT and HOST, may be given. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { checkPort, chosenPort, explainListening } from '../scripts/port.mjs';
import { readIds } from './ids.ts';
import { isLoopbackHost } from './requests.ts';
import { createSite, defaultMessages, defaultRoot } from './server.ts';

const graceTime = 5_000;

async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  const port = chosenPort('4173');
  const host = environment.HOST || '127.0.0.1';
  const root = resolve(environment.SITE_FOLDER || defaultRoot);
  const messages = resolve(environment.INBOX_FOLDER || defaultMessages);
  await checkPort(port, host);
  if (!existsSync(join(root, 'index.html'))) {
    fail(`No hay un sitio construido en ${root}. Constrúyalo primero: npm run build`);
  }
  const isProject = !environment.SITE_FOLDER;
  const server = createSite({
    root,
    messages,
    ids: readIds(environment),
    publicHost: publicHost(environment.SITE_URL),
    ...(isProject && { makeFile: await projectFiles(root) }),
  });
  server.on('error', (error) => fail(explainListening(error, host, Number(port))));
  server.listen(Number(port), host, () => {
    announce(server, host, messages);
    if (isProject) makeImagesLater(root, server);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(server));
}

/** Loaded only for the project's own site: other folders have no sources to make files from. */
async function projectFiles(root: string) {
  const { pictureMaker } = await import('../scripts/encode-pictures.ts');
  const { documentMaker } = await import('../scripts/pdf/on-demand.ts');
  const [makePicture, makeDocument] = [pictureMaker(root), documentMaker(root)];
  return async (path: string) => (await makePicture(path)) || makeDocument(path);
}

/** What a quick build has left out. It ends by itself, and with this server at the latest. */
function makeImagesLater(root: string, server: Server): ChildProcess {
  const maker = fork('scripts/make-images.ts', [root]);
  server.on('close', () => maker.connected && maker.disconnect());
  maker.unref();
  maker.channel?.unref();
  return maker;
}

function publicHost(address = ''): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function announce(server: Server, host: string, messages: string): void {
  const { port } = server.address() as AddressInfo;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  const site = `http://${isEverywhere ? 'localhost' : name}:${port}`;
  const inbox =
    isEverywhere || isLoopbackHost(name)
      ? `${site}/inbox (solo desde esta computadora)`
      : 'cerrado: se abre solo con HOST=127.0.0.1 o HOST=0.0.0.0';
  console.log(`
  Sitio      ${site}/
  Buzón      ${inbox}
  Mensajes   ${messages}

  Para terminar: Ctrl+C
`);
}

/**
 * Lets what is under way come to its end, but does not wait for ever. Called twice it does nothing
 * new: one Ctrl+C may arrive twice, from the terminal and through npm.
 */
function stop(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), graceTime).unref();
}

await start(process.env);
