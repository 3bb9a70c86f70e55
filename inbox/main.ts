/** `npm start`: serves the built site and its inbox. PORT and HOST may be given. */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { readIds } from './ids.ts';
import { isLoopbackHost } from './requests.ts';
import { createSite, defaultMessages, defaultRoot } from './server.ts';

const graceTime = 5_000;

function start(environment: NodeJS.ProcessEnv): void {
  const port = readPort(environment.PORT || '4173');
  const host = environment.HOST || '127.0.0.1';
  const root = resolve(environment.SITE_FOLDER || defaultRoot);
  const messages = resolve(environment.INBOX_FOLDER || defaultMessages);
  if (port === undefined) {
    fail(`PORT=${environment.PORT} no es un puerto: use un número entre 0 y 65535.`);
  }
  if (!existsSync(join(root, 'index.html'))) {
    fail(`No hay un sitio construido en ${root}. Constrúyalo primero: npm run build`);
  }
  const server = createSite({
    root,
    messages,
    ids: readIds(environment),
    publicHost: publicHost(environment.SITE_URL),
  });
  server.on('error', (error) => fail(explain(error, host, port)));
  server.listen(port, host, () => announce(server, host, messages));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(server));
}

function publicHost(address = ''): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function readPort(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined;
}

function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `El puerto ${port} ya está ocupado en ${host}. Elija otro: PORT=${nextPort(port)} npm start`;
  }
  if (error.code === 'EACCES') {
    return `El sistema no permite usar el puerto ${port}. Elija uno mayor: PORT=4173 npm start`;
  }
  return `No se puede servir en ${host}:${port}: ${error.message}`;
}

function nextPort(port: number): number {
  return port < 65_535 ? port + 1 : 4173;
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

start(process.env);
