import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { ask, envelope, params, postForm, startSite, storedMessages } from './test-site.ts';

const failure = '<p lang="en">Failed to send message. Please try again later.</p>';
const fields = { ...envelope, ...params };

async function problemsOf(html: string): Promise<string[]> {
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(
    html,
  );
  return report.results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

/** The value that a browser would put into the field again. */
function fieldValue(html: string, name: string): string | undefined {
  const input = new RegExp(`<input [^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
  const area = new RegExp(`<textarea [^>]*name="${name}"[^>]*>\n?([^<]*)<`).exec(html)?.[1];
  const codes: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return (input ?? area)?.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, code) => codes[code] ?? '');
}

test('a form without JavaScript is kept and greets by first name', async () => {
  const { port, messages } = await startSite();
  const answer = await postForm(port, { ...fields, message: 'Primera línea\r\nSegunda línea' });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.text).toContain('<html lang="es-CR">');
  expect(answer.text).toContain('¡Hola María!');
  expect(answer.text).toContain(
    'Su información de contacto se registró correctamente. Estamos procesando su solicitud para ' +
      'atenderle lo más pronto posible.',
  );
  expect(answer.text).toContain('href="/contact"');
  expect(await problemsOf(answer.text)).toEqual([]);
  expect(storedMessages(messages)).toMatchObject([{ via: 'send-form', params }]);
});

test('the same as multipart, with an untouched file field', async () => {
  const { port, messages } = await startSite();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([]), '');
  const wire = new Response(form);
  const answer = await ask(port, '/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { 'Content-Type': wire.headers.get('content-type') ?? '', Accept: 'text/html' },
    body: Buffer.from(await wire.arrayBuffer()),
  });
  expect(answer.status).toBe(200);
  expect(storedMessages(messages)).toMatchObject([{ via: 'send-form', params }]);
});

test('a script that posts the form gets plain text', async () => {
  const { port } = await startSite();
  const sent = await postForm(port, fields, { Accept: '*/*' });
  expect(sent).toMatchObject({ status: 200, text: 'OK' });
  const refused = await postForm(port, { ...fields, name: '' }, { Accept: '*/*' });
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.text).toBe('The template params are missing or blank: name');
});

test('a failed form shows everything again, escaped, ready to be sent', async () => {
  const { port, messages } = await startSite();
  const typed = {
    name: '<script>alert("1")</script> & Hijos',
    from_email: "o'hara@planta.example",
    subject: ' ',
    message: '\n</textarea><b>Hola</b>\n  fin\n',
    phone: '2222-2222',
    notes: 'uno\ndos',
  };
  const answer = await postForm(port, { ...typed, ...envelope, user_id: 'old' });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(failure);
  expect(answer.text).toContain('desactualizada');
  expect(answer.text).not.toMatch(/<script|<b>/);
  expect(await problemsOf(answer.text)).toEqual([]);

  const names = Object.keys({ ...typed, ...envelope });
  const again = Object.fromEntries(
    names.map((name) => [name, fieldValue(answer.text, name) ?? '']),
  );
  expect(again).toEqual({ ...typed, ...envelope });
  const retried = await postForm(port, again);
  expect(retried.status).toBe(400);
  expect(retried.text).toContain('Falta completar: Asunto.');
  expect(readdirSync(messages)).toEqual([]);
  expect((await postForm(port, { ...again, subject: 'Ya' })).status).toBe(200);
  expect(storedMessages(messages)[0]?.params).toEqual({ ...typed, subject: 'Ya' });
});

test('a full or broken disk loses nothing either', async () => {
  const { port, messages } = await startSite();
  rmSync(messages, { recursive: true });
  writeFileSync(messages, '');
  const answer = await postForm(port, fields);
  expect(answer.status).toBe(500);
  expect(answer.text).toContain(failure);
  expect(fieldValue(answer.text, 'message')).toBe(params.message);
  expect(fieldValue(answer.text, 'name')).toBe(params.name);
});

test('a text that is too long comes back to be shortened', async () => {
  const { port } = await startSite();
  const message = 'ñ'.repeat(60_000);
  const answer = await postForm(port, { ...fields, message });
  expect(answer.status).toBe(413);
  expect(fieldValue(answer.text, 'message')).toBe(message);
  const endless = await postForm(port, { ...fields, message: 'x'.repeat(2 ** 21) });
  expect(endless.status).toBe(413);
  expect(endless.text).toContain('Vuelva atrás en su navegador');
});

test('an attachment is refused, not dropped, and the text comes back', async () => {
  const { port } = await startSite();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('plan', new Blob(['x']), 'plan.pdf');
  const wire = new Response(form);
  const answer = await ask(port, '/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { 'Content-Type': wire.headers.get('content-type') ?? '', Accept: 'text/html' },
    body: Buffer.from(await wire.arrayBuffer()),
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('archivos adjuntos');
  expect(fieldValue(answer.text, 'subject')).toBe(params.subject);
});

test('a form of a million fields is refused before it is read', async () => {
  const { port } = await startSite();
  const answer = await ask(port, '/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'a&'.repeat(500_000),
  });
  expect(answer).toMatchObject({ status: 400, text: 'At most 1000 fields' });
});

test('refusals before the form is read are pages too, with a way back', async () => {
  const { port } = await startSite();
  const Accept = 'text/html';
  const visited = await ask(port, '/api/v1.0/email/send-form', { headers: { Accept } });
  const foreign = await postForm(port, fields, { Accept, Origin: 'http://evil.example' });
  const broken = await postForm(port, fields, { Accept, 'Content-Type': 'multipart/form-data' });
  expect([visited.status, foreign.status, broken.status]).toEqual([405, 403, 400]);
  for (const { text } of [visited, foreign, broken]) {
    expect(text).toContain(failure);
    expect(text).toContain('href="/contact"');
    expect(text).not.toContain('<form');
  }
});
