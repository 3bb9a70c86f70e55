/** The page where the owner reads the messages. Who may open it is decided in server.ts. */
import type { Context } from 'hono';
import { escapeHtml, htmlAnswer, htmlDocument } from './html.ts';
import type { Message } from './message.ts';
import type { Entry, OddEntry, Store } from './store.ts';
import { requiredParams } from './submission.ts';

export const inboxPath = '/inbox';
const pageSize = 50;
const shortDate = new Intl.DateTimeFormat('es-CR', {
  timeZone: 'America/Costa_Rica',
  dateStyle: 'full',
  timeStyle: 'short',
});

export async function showInbox(store: Store, context: Context): Promise<Response> {
  try {
    return htmlAnswer(context, 200, await inboxPage(store, askedPage(context.req.query('page'))));
  } catch (error) {
    const main = `<h1>Buzón</h1>
<p class="alert">No se puede leer la carpeta ${escapeHtml(store.folder)}: ${escapeHtml(String(error))}</p>`;
    return htmlAnswer(context, 500, htmlDocument('Buzón', main));
  }
}

function askedPage(text: string | undefined): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

async function inboxPage(store: Store, asked: number): Promise<string> {
  const first = await store.list((asked - 1) * pageSize, pageSize);
  const pages = Math.max(1, Math.ceil(first.total / pageSize));
  const page = Math.min(asked, pages);
  const { total, entries } =
    page === asked ? first : await store.list((page - 1) * pageSize, pageSize);
  const shown =
    total === 0
      ? '<p>Todavía no hay mensajes</p>'
      : `<p>${total === 1 ? '1 mensaje' : `${total} mensajes`}</p>
${entries.map(showEntry).join('\n')}
${pageLinks(page, pages)}`;
  return htmlDocument(
    'Buzón',
    `<h1>Buzón</h1>
${shown}
<p class="muted">Carpeta: ${escapeHtml(store.folder)}</p>`,
  );
}

function pageLinks(page: number, pages: number): string {
  if (pages === 1) return '';
  const newer = page > 1 ? `<a href="${inboxPath}?page=${page - 1}">Más nuevos</a>` : '';
  const older = page < pages ? `<a href="${inboxPath}?page=${page + 1}">Más antiguos</a>` : '';
  return `<nav aria-label="Páginas">${newer} <span>Página ${page} de ${pages}</span> ${older}</nav>`;
}

function showEntry(entry: Entry): string {
  return 'message' in entry ? showMessage(entry.message) : showOdd(entry);
}

function showOdd({ name, odd }: OddEntry): string {
  const what =
    odd === 'incomplete'
      ? 'Mensaje incompleto o ilegible'
      : 'Archivo que no es un mensaje de este buzón';
  return `<article>
<h2>${what}</h2>
<p>${escapeHtml(name)}</p>
</article>`;
}

function showMessage({ receivedAt, params }: Message): string {
  const { name = '', from_email: email = '', subject = '', message = '' } = params;
  const time = shortDate.format(new Date(receivedAt));
  const extra = Object.entries(params).filter(([key]) => !requiredParams.has(key));
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl>
<dt>Fecha</dt><dd><time datetime="${escapeHtml(receivedAt)}">${time}</time></dd>
<dt>Nombre</dt><dd>${escapeHtml(name)}</dd>
<dt>Correo</dt><dd>${replyLink(email, subject)}</dd>
${extra.map(([key, text]) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(text)}</dd>`).join('\n')}
</dl>
<p class="text">${escapeHtml(message)}</p>
</article>`;
}

/** A link only for what is an address by the browser's own rule: no smuggled headers. */
function replyLink(email: string, subject: string): string {
  const address = email.trim();
  const text = escapeHtml(email);
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)*$/.test(address)) return text;
  const line = subject.replaceAll(/\s+/g, ' ');
  const reply = encodeURIComponent(`Re: ${line}`.toWellFormed());
  return `<a href="mailto:${encodeURIComponent(address)}?subject=${reply}">${text}</a>`;
}
