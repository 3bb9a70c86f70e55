/** The two answers to a form that was sent without JavaScript. */
import { escapeHtml, htmlDocument } from './html.ts';
import type { EmailJsIds } from './ids.ts';
import type { Refusal } from './refusal.ts';
import { countLimit, type Params, requiredParams } from './submission.ts';

const success =
  'Su información de contacto se registró correctamente. ' +
  'Estamos procesando su solicitud para atenderle lo más pronto posible.';

export function sentPage(params: Params): string {
  const [firstName = ''] = (params.get('name') ?? '').trim().split(/\s+/);
  return htmlDocument(
    'Mensaje enviado',
    `<h1>¡Hola ${escapeHtml(firstName)}!</h1>
<p>${success}</p>
<p><a class="action" href="/contact">Continuar</a></p>`,
  );
}

/** Everything that was typed comes back in a form of its own, so that nothing has to be retyped. */
export function failedPage(refusal: Refusal, typed: Params, action: string, ids: EmailJsIds) {
  return htmlDocument(
    'No se pudo enviar el mensaje',
    `<h1>No se pudo enviar el mensaje</h1>
<div class="alert" role="alert">
<p lang="en">Failed to send message. Please try again later.</p>
<p>${escapeHtml(refusal.help)}</p>
</div>
${typed.size > 0 ? retryForm(typed, action, ids) : ''}
<p><a href="/contact">Volver a la página de contacto</a></p>`,
  );
}

/** With this server's own ids: a page built with others would fail again with the old ones. */
function retryForm(typed: Params, action: string, ids: EmailJsIds): string {
  // No real form has more: a made-up one must not be answered with megabytes.
  const extra = [...typed.keys()].filter((name) => !requiredParams.has(name)).slice(0, countLimit);
  return `<form action="${action}" method="post" accept-charset="utf-8">
${hiddenField('user_id', ids.publicKey)}
${hiddenField('service_id', ids.serviceId)}
${hiddenField('template_id', ids.templateId)}
${[...requiredParams].map(([name, label]) => field(name, label, typed.get(name) ?? '')).join('\n')}
${extra.map((name) => field(name, name, typed.get(name) ?? '')).join('\n')}
<button type="submit">Enviar de nuevo</button>
</form>`;
}

function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

function field(name: string, label: string, value: string): string {
  const required = requiredParams.has(name) ? ' required' : '';
  const id = `field-${encodeURIComponent(name.toWellFormed())}`;
  const attributes = `id="${escapeHtml(id)}" name="${escapeHtml(name)}"${required}`;
  const kind = name === 'from_email' ? 'email' : 'text';
  // The parser drops a line end that opens a textarea: the one written here, not the visitor's.
  const control =
    name === 'message' || value.includes('\n')
      ? `<textarea ${attributes} rows="6">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${kind}" value="${escapeHtml(value)}">`;
  return `<label for="${escapeHtml(id)}">${escapeHtml(label)}</label>\n${control}`;
}
