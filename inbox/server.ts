/** One server for the site, the form's calls and the inbox: what `npm start` runs. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { localIds } from '../app/contact/mail.ts';
import { responseHeaders } from '../deploy/headers.ts';
import { readPolicy } from '../deploy/policy.ts';
import { endpointPaths, type Inbox, receiveMessage } from './emailjs.ts';
import { textAnswer } from './html.ts';
import type { EmailJsIds } from './ids.ts';
import { isLocalReader } from './requests.ts';
import { type HeadersFor, type MakeFile, siteFiles } from './site-files.ts';
import { createStore, prepareFolder } from './store.ts';
import { inboxPath, showInbox } from './viewer.ts';

export interface SiteOptions {
  /** The built site. */
  root?: string;
  /** The folder that messages are written to. */
  messages?: string;
  ids?: EmailJsIds;
  /** The headers of the site's own answers, by path. */
  headers?: HeadersFor;
  /** The name under which the site is published; a proxy in front may speak for it. */
  publicHost?: string;
  /** Makes a picture or document that the build has left for later. */
  makeFile?: MakeFile;
  log?: (line: string) => void;
}

export type SiteContext = Context<{ Bindings: HttpBindings }>;

export const defaultRoot = join(
  import.meta.dirname,
  '..',
  process.env.BUILD_FOLDER || 'build',
  'client',
);
export const defaultMessages = join(import.meta.dirname, '../inbox-messages');

export function createSite(options: SiteOptions = {}): Server {
  const { root = defaultRoot, messages = defaultMessages, ids = localIds } = options;
  const { headers = builtHeaders(root), publicHost = '', log = console.error } = options;
  const inbox: Inbox = { store: createStore(messages), ids, publicHost, log };
  const files = siteFiles(root, headers, options.makeFile);

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all(endpointPaths.send, (context) => receiveMessage(inbox, 'send', context));
  app.all(endpointPaths['send-form'], (context) => receiveMessage(inbox, 'send-form', context));
  // From anywhere else /inbox is a path like any unknown one.
  app.get(inboxPath, (context, next) =>
    isLocalReader(context.env.incoming) ? showInbox(inbox.store, context) : next(),
  );
  app.route('/', files);
  app.onError((error, context) => {
    // The visitor left in the middle: there is nobody to answer and nothing to report.
    if (!context.env.incoming.socket.destroyed) log(`Error inesperado: ${error.stack}`);
    return textAnswer(context, 500, 'Internal Server Error');
  });

  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    // Raw nonsense may come without a name; the name is checked where it matters.
    hostname: 'localhost',
  }) as Server;
  server.on('request', (_request, response) => {
    // A closing server would otherwise wait for connections that are merely kept open.
    response.on('close', () => server.listening || server.closeIdleConnections());
  });
  // Not before: a server that finds its port taken leaves the folder alone.
  server.once('listening', () => prepare(inbox));
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 5_000;
  server.setTimeout(60_000);
  return server;
}

/** As the last build has found them; over http, which is all that this server speaks. */
function builtHeaders(root: string): HeadersFor {
  return (path) => responseHeaders(path, readPolicy(root), false);
}

function prepare({ store, log }: Inbox): void {
  try {
    prepareFolder(store.folder);
  } catch (error) {
    log(`No se puede usar ${store.folder}: los mensajes no se podrán guardar. ${error}`);
  }
}
