/** The two calls of EmailJS that the contact form makes, answered by this server. */
import { bodyLimit } from 'hono/body-limit';
import { failedPage, sentPage } from './form-pages.ts';
import { htmlAnswer, textAnswer } from './html.ts';
import type { EmailJsIds } from './ids.ts';
import type { Endpoint, Message } from './message.ts';
import { Refusal } from './refusal.ts';
import { isOwnHost, isSameOrigin } from './requests.ts';
import type { SiteContext } from './server.ts';
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

/**
 * A message has 50 kB at most, and JSON needs little more. A form may be far longer, so that a text
 * that is too long can be shown back.
 */
const bodyLimits: Record<Endpoint, number> = { send: 128 * 1024, 'send-form': 2 ** 20 };

export interface Inbox {
  store: Store;
  ids: EmailJsIds;
  publicHost: string;
  log: (line: string) => void;
}

export async function receiveMessage(
  inbox: Inbox,
  via: Endpoint,
  context: SiteContext,
): Promise<Response> {
  // A script asks for anything; a browser that sends the form by itself asks for a page.
  const wantsPage =
    via === 'send-form' && (context.req.header('accept') ?? '').includes('text/html');
  let typed: Params = new Map();
  try {
    checkMethod(context);
    // Read to its end before it is judged: a browser shows no answer while it is still sending.
    const bytes = await readBody(context, bodyLimits[via]);
    checkRequest(context, via, inbox.publicHost);
    const submission =
      via === 'send' ? readJson(bytes) : await readForm(bytes, context.req.header('content-type'));
    typed = submission.params;
    checkSubmission(submission, inbox.ids);
    await keepMessage(inbox, via, submission);
    return wantsPage ? htmlAnswer(context, 200, sentPage(typed)) : textAnswer(context, 200, 'OK');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 405) context.header('Allow', 'POST');
    if (!context.env.incoming.complete) context.header('Connection', 'close');
    const page = () => failedPage(error, typed, endpointPaths[via], inbox.ids);
    return wantsPage
      ? htmlAnswer(context, error.status, page())
      : textAnswer(context, error.status, error.message);
  }
}

function checkMethod({ req }: SiteContext): void {
  if (req.method === 'POST') return;
  const help = 'Esta dirección solo recibe el formulario de la página de contacto.';
  throw new Refusal(405, 'Only POST is allowed', help);
}

function checkRequest({ req, env }: SiteContext, via: Endpoint, publicHost: string): void {
  const foreign = 'El formulario solo se puede enviar desde la página de contacto de este sitio.';
  if (!isOwnHost(env.incoming, publicHost)) {
    throw new Refusal(403, 'Forbidden: the Host is neither this machine nor SITE_URL', foreign);
  }
  if (!isSameOrigin(env.incoming)) {
    throw new Refusal(403, 'Forbidden: the request comes from another origin', foreign);
  }
  const type = (req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const encoding = req.header('content-encoding') ?? 'identity';
  if (!acceptedTypes[via].includes(type) || encoding !== 'identity') {
    const help = 'No pudimos leer lo que se envió. Use el formulario de la página de contacto.';
    throw new Refusal(415, `The content type has to be ${acceptedTypes[via].join(' or ')}`, help);
  }
}

async function readBody(context: SiteContext, maxSize: number): Promise<Buffer> {
  const onError = () => {
    throw tooLarge('Vuelva atrás en su navegador, acórtelo y envíelo de nuevo.');
  };
  await bodyLimit({ maxSize, onError })(context, async () => {});
  return Buffer.from(await context.req.arrayBuffer());
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
