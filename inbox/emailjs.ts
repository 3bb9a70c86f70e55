/** The two calls of EmailJS that the contact form makes, answered by this server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failedPage, sentPage } from './form-pages.ts';
import { sendHtml, sendText } from './html.ts';
import type { EmailJsIds } from './ids.ts';
import type { Endpoint, Message } from './message.ts';
import { Refusal } from './refusal.ts';
import { isSameOrigin, readBody } from './requests.ts';
import type { Store } from './store.ts';
import {
  checkSubmission,
  type Params,
  readForm,
  readJson,
  type Submission,
  tooLarge,
} from './submission.ts';

export const endpointPaths: Record<Endpoint, string> = {
  send: '/api/v1.0/email/send',
  'send-form': '/api/v1.0/email/send-form',
};

const acceptedTypes: Record<Endpoint, string[]> = {
  send: ['application/json'],
  'send-form': ['multipart/form-data', 'application/x-www-form-urlencoded'],
};

/** Far above the 50 kB that are accepted, so that a text that is too long can be shown back. */
const bodyLimit = 2 ** 20;

export interface Inbox {
  store: Store;
  ids: EmailJsIds;
  log: (line: string) => void;
}

export async function receiveMessage(
  inbox: Inbox,
  via: Endpoint,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A script asks for anything; a browser that sends the form by itself asks for a page.
  const wantsPage = via === 'send-form' && (request.headers.accept ?? '').includes('text/html');
  let typed: Params = new Map();
  try {
    checkRequest(request, via);
    const submission = await readSubmission(request, via);
    typed = submission.params;
    checkSubmission(submission, inbox.ids);
    await keepMessage(inbox, via, submission);
    if (wantsPage) sendHtml(response, 200, sentPage(typed));
    else sendText(response, 200, 'OK');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 405) response.setHeader('Allow', 'POST');
    if (!request.complete) response.setHeader('Connection', 'close');
    const page = () => failedPage(error, typed, endpointPaths[via], inbox.ids);
    if (wantsPage) sendHtml(response, error.status, page());
    else sendText(response, error.status, error.message);
  }
}

function checkRequest(request: IncomingMessage, via: Endpoint): void {
  if (request.method !== 'POST') {
    const help = 'Esta dirección solo recibe el formulario de la página de contacto.';
    throw new Refusal(405, 'Only POST is allowed', help);
  }
  if (!isSameOrigin(request)) {
    const help = 'El formulario solo se puede enviar desde la página de contacto de este sitio.';
    throw new Refusal(403, 'Forbidden: the request comes from another origin', help);
  }
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (!acceptedTypes[via].includes(type) || encoding !== 'identity') {
    const help = 'No pudimos leer lo que se envió. Use el formulario de la página de contacto.';
    throw new Refusal(415, `The content type has to be ${acceptedTypes[via].join(' or ')}`, help);
  }
}

async function readSubmission(request: IncomingMessage, via: Endpoint): Promise<Submission> {
  const bytes = await readBody(request, bodyLimit);
  if (!bytes) throw tooLarge('Vuelva atrás en su navegador, acórtelo y envíelo de nuevo.');
  return via === 'send'
    ? readJson(bytes)
    : await readForm(bytes, request.headers['content-type'] ?? '');
}

async function keepMessage({ store, log }: Inbox, via: Endpoint, submission: Submission) {
  const { libVersion, params } = submission;
  const message: Message = {
    receivedAt: new Date().toISOString(),
    via,
    ...(typeof libVersion === 'string' && { libVersion: libVersion.slice(0, 40).toWellFormed() }),
    params: Object.fromEntries(params),
  };
  try {
    await store.save(message);
  } catch (error) {
    log(`No se pudo guardar un mensaje en ${store.folder}: ${error}`);
    throw new Refusal(
      500,
      'The message could not be stored',
      'No pudimos guardar su mensaje. Sus datos siguen aquí: envíelos de nuevo en unos minutos.',
    );
  }
}
