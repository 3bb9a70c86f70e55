/** What `send` (JSON) and `send-form` (a form) carry, read and checked as EmailJS does. */
import type { EmailJsIds } from './ids.ts';
import { isRecord } from './message.ts';
import { Refusal, unreadable } from './refusal.ts';

export type Params = Map<string, string>;

export interface Submission {
  publicKey: unknown;
  serviceId: unknown;
  templateId: unknown;
  libVersion: unknown;
  attachment?: string;
  params: Params;
}

/** The template's own params, in the order of the form, with what the visitor sees them called. */
export const requiredParams = new Map([
  ['name', 'Nombre'],
  ['from_email', 'Correo electrónico'],
  ['subject', 'Asunto'],
  ['message', 'Mensaje'],
]);

const variablesLimit = 50_000;
export const countLimit = 50;
const fieldLimit = 1_000;
const bracketLimit = 200;
const nameLimit = 100;
const envelope = new Set(['lib_version', 'user_id', 'service_id', 'template_id', 'accessToken']);

export function readJson(bytes: Buffer): Submission {
  const body = parseJson(bytes);
  if (!isRecord(body)) throw unreadable('The body has to be a JSON object');
  if (!isRecord(body.template_params)) throw unreadable('The template_params object is required');
  const params: Params = new Map();
  for (const [name, value] of Object.entries(body.template_params)) params.set(name, toText(value));
  return {
    publicKey: body.user_id,
    serviceId: body.service_id,
    templateId: body.template_id,
    libVersion: body.lib_version,
    params,
  };
}

function parseJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Deep nesting is what the parser is slow with; brackets within strings do not count.
    const brackets = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').split(/[[{]/, bracketLimit + 2);
    if (brackets.length <= bracketLimit + 1) return JSON.parse(text);
  } catch {
    throw unreadable('The body is not valid JSON in UTF-8');
  }
  throw unreadable(`At most ${bracketLimit} objects and lists`);
}

/** A template may use more than text; the inbox only shows it, so the rest is kept as JSON. */
function toText(value: unknown): string {
  if (typeof value === 'string') return clean(value);
  return value === null ? '' : JSON.stringify(value);
}

/** Forms send line ends as CRLF and scripts as LF: the same message is kept the same way. */
function clean(value: string): string {
  return value.replaceAll('\r\n', '\n').toWellFormed();
}

export async function readForm(bytes: Buffer, contentType = ''): Promise<Submission> {
  const form = await parseForm(bytes, contentType);
  const submission: Submission = {
    publicKey: form.get('user_id'),
    serviceId: form.get('service_id'),
    templateId: form.get('template_id'),
    libVersion: form.get('lib_version'),
    params: new Map(),
  };
  for (const [name, value] of form) {
    if (envelope.has(name)) continue;
    if (typeof value === 'string') addParam(submission.params, name, clean(value));
    // A browser sends an untouched file field as an empty file.
    else if (value.size > 0) submission.attachment = name;
  }
  return submission;
}

function addParam(params: Params, name: string, text: string): void {
  const earlier = params.get(name);
  params.set(name, earlier === undefined ? text : `${earlier}, ${text}`);
}

async function parseForm(bytes: Buffer, contentType: string): Promise<FormData> {
  // Node takes seconds over half a million short fields; multipart ones are long by themselves.
  const isShort = /^application\/x-www-form-urlencoded/i.test(contentType);
  if (isShort && bytes.toString('latin1').split('&', fieldLimit + 1).length > fieldLimit) {
    throw unreadable(`At most ${fieldLimit} fields`);
  }
  try {
    const body = new Uint8Array(bytes);
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw unreadable('The body is not a valid form');
  }
}

export function checkSubmission(submission: Submission, ids: EmailJsIds): void {
  checkSize(submission.params);
  checkIds(submission, ids);
  if (submission.attachment !== undefined) throw attached(submission.attachment);
  const missing = [...requiredParams].filter(([name]) => !submission.params.get(name)?.trim());
  if (missing.length === 0) return;
  const labels = missing.map(([, label]) => label).join(', ');
  throw new Refusal(
    400,
    `The template params are missing or blank: ${missing.map(([name]) => name).join(', ')}`,
    `Falta completar: ${labels}. Sus datos siguen aquí: complete lo que falta y envíelos de nuevo.`,
  );
}

function checkSize(params: Params): void {
  const size = [...params.entries()].flat().reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (size > variablesLimit) throw tooLarge('Acórtelo y envíelo de nuevo: su texto sigue aquí.');
  if (params.size > countLimit || [...params.keys()].some((name) => name.length > nameLimit)) {
    throw unreadable(`At most ${countLimit} template params, with names up to ${nameLimit} long`);
  }
}

export function tooLarge(help: string): Refusal {
  return new Refusal(
    413,
    'The variables are too large: 50 kB at most',
    `El mensaje es demasiado largo (el máximo es 50 kB, unas veinte páginas). ${help}`,
  );
}

function checkIds(submission: Submission, ids: EmailJsIds): void {
  const { publicKey, serviceId, templateId } = submission;
  if (!publicKey) throw outdated('The Public Key (user_id) is required');
  if (!serviceId) throw outdated('The service ID (service_id) is required');
  if (!templateId) throw outdated('The template ID (template_id) is required');
  const where = 'The local inbox has its own: see inbox/ids.ts';
  if (publicKey !== ids.publicKey) throw outdated(`The Public Key is invalid. ${where}`);
  if (serviceId !== ids.serviceId) throw outdated(`The service ID not found. ${where}`);
  if (templateId !== ids.templateId) throw outdated(`The template ID not found. ${where}`);
}

function outdated(message: string): Refusal {
  return new Refusal(
    400,
    message,
    'La página desde la que envió está desactualizada. Sus datos siguen aquí: envíelos de nuevo.',
  );
}

function attached(name: string): Refusal {
  return new Refusal(
    400,
    `Attachments are not accepted: ${name.slice(0, nameLimit)}`,
    'El formulario no admite archivos adjuntos. Su texto sigue aquí: envíelo sin el archivo.',
  );
}
