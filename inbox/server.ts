/** One server for the site, the form's calls and the inbox: what `npm start` runs. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { localIds } from '../app/contact/mail.ts';
import { responseHeaders } from '../deploy/headers.ts';
import { readPolicy } from '../deploy/policy.ts';
import { endpointPaths, type Inbox, receiveMessage } from './emailjs.ts';
import { sendText } from './html.ts';
import type { EmailJsIds } from './ids.ts';
import { isLocalReader, parseTarget } from './requests.ts';
import { createSiteFiles, type HeadersFor, type SiteFiles } from './site-files.ts';
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
  log?: (line: string) => void;
}

export const defaultRoot = join(import.meta.dirname, '../build/client');
export const defaultMessages = join(import.meta.dirname, '../inbox-messages');

export function createSite(options: SiteOptions = {}): Server {
  const { root = defaultRoot, messages = defaultMessages, ids = localIds } = options;
  const { headers = builtHeaders(root), log = console.error } = options;
  const inbox: Inbox = { store: createStore(messages), ids, log };
  const files = createSiteFiles(root, headers);
  const server = createServer((request, response) => {
    route(inbox, files, request, response).catch((error: unknown) => {
      answerFault(response, error, log);
    });
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

async function route(
  inbox: Inbox,
  files: SiteFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = parseTarget(request.url ?? '');
  if (!target) {
    files.notFound(request, response);
  } else if (target.path === endpointPaths.send) {
    await receiveMessage(inbox, 'send', request, response);
  } else if (target.path === endpointPaths['send-form']) {
    await receiveMessage(inbox, 'send-form', request, response);
  } else if (target.path === inboxPath && isLocalReader(request) && isReading(request)) {
    await showInbox(inbox.store, target.query, response);
  } else {
    // From anywhere else /inbox is a path like any unknown one.
    await files.serve(request, response, target);
  }
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function answerFault(response: ServerResponse, error: unknown, log: (line: string) => void): void {
  // The visitor left in the middle: there is nobody to answer and nothing to report.
  if (response.destroyed || response.socket?.destroyed) return;
  log(`Error inesperado: ${error instanceof Error ? error.stack : error}`);
  if (response.headersSent) response.destroy();
  else sendText(response, 500, 'Internal Server Error');
}
