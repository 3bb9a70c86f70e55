import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import emailjs from '@emailjs/browser';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { folders, processorTime, started } from './test-process.ts';
import {
  ask,
  envelope,
  ids,
  params,
  postForm,
  postJson,
  startSite,
  storedMessages,
} from './test-site.ts';

const whole = { ...envelope, lib_version: '4.4.1', template_params: params };

afterEach(() => vi.unstubAllGlobals());

test('the real client sends a message, and its text comes back OK', async () => {
  const { origin, messages } = await startSite();
  vi.stubGlobal('location', { pathname: '/contact' });
  emailjs.init({ publicKey: ids.publicKey, origin });
  const sent = await emailjs.send(ids.serviceId, ids.templateId, params);
  expect(sent).toEqual({ status: 200, text: 'OK' });
  const [message] = storedMessages(messages);
  expect(message).toMatchObject({ via: 'send', libVersion: '4.4.1', params });
  expect(Math.abs(Date.now() - Date.parse(message?.receivedAt ?? ''))).toBeLessThan(60_000);
});

test('the real client sends a form', async () => {
  const { origin, messages } = await startSite();
  const Data = FormData;
  vi.stubGlobal('location', { pathname: '/contact' });
  // The part of FormData that Node lacks: reading the fields of a form element.
  vi.stubGlobal('FormData', function readFields({ fields }: { fields: [string, string][] }) {
    const data = new Data();
    for (const [name, value] of fields) data.append(name, value);
    return data;
  });
  const form = { nodeName: 'FORM', fields: Object.entries(params) } as unknown as HTMLFormElement;
  emailjs.init({ publicKey: ids.publicKey, origin });
  const sent = await emailjs.sendForm(ids.serviceId, ids.templateId, form);
  expect(sent).toEqual({ status: 200, text: 'OK' });
  expect(storedMessages(messages)).toMatchObject([{ via: 'send-form', params }]);
});

test('the real client is told what is wrong', async () => {
  const { origin } = await startSite();
  vi.stubGlobal('location', { pathname: '/contact' });
  emailjs.init({ publicKey: 'another', origin });
  const sent = emailjs.send(ids.serviceId, ids.templateId, params);
  await expect(sent).rejects.toMatchObject({
    status: 400,
    text: expect.stringContaining('The Public Key is invalid'),
  });
});

test.each([
  ['no key', { ...whole, user_id: undefined }, 'The Public Key (user_id) is required'],
  ['no service', { ...whole, service_id: '' }, 'The service ID (service_id) is required'],
  ['no template', { ...whole, template_id: null }, 'The template ID (template_id) is required'],
  ['other key', { ...whole, user_id: 'x' }, 'The Public Key is invalid'],
  ['key of another kind', { ...whole, user_id: ['a-key'] }, 'The Public Key is invalid'],
  ['other service', { ...whole, service_id: 'x' }, 'The service ID not found'],
  ['other template', { ...whole, template_id: 'x' }, 'The template ID not found'],
  ['no params', { ...envelope }, 'template_params object is required'],
  ['params as a list', { ...envelope, template_params: [] }, 'template_params object'],
  ['blank', { ...whole, template_params: { ...params, name: ' \n\u00a0' } }, 'blank: name'],
  ['nothing', { ...whole, template_params: {} }, 'name, from_email, subject, message'],
  ['no object', '[]', 'has to be a JSON object'],
  ['no JSON', '{"user_id":', 'not valid JSON'],
  ['empty', '', 'not valid JSON'],
])('send refuses %s', async (_case, body, text) => {
  const { port, messages } = await startSite();
  const answer = await postJson(port, body);
  expect(answer.status).toBe(400);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.text).toContain(text);
  expect(readdirSync(messages)).toEqual([]);
});

test('send keeps params that it does not know, within bounds', async () => {
  const { port, messages } = await startSite();
  const extra = { phone: '2222-2222', count: 3, list: ['a'], empty: null, ['__proto__']: 'x' };
  const body = { ...whole, template_params: { ...params, ...extra } };
  expect((await postJson(port, body)).status).toBe(200);
  const [message] = storedMessages(messages);
  const texts = { phone: '2222-2222', count: '3', list: '["a"]', empty: '', ['__proto__']: 'x' };
  expect(Object.entries(message?.params ?? {})).toEqual(Object.entries({ ...params, ...texts }));

  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, 'x']));
  const crowded = { ...whole, template_params: { ...params, ...many } };
  expect((await postJson(port, crowded)).status).toBe(400);
  const nested = `${JSON.stringify(whole).slice(0, -2)},"deep":${'['.repeat(1e4)}${']'.repeat(1e4)}}}`;
  expect((await postJson(port, nested)).status).toBe(400);
  expect(storedMessages(messages)).toHaveLength(1);
});

test.each([
  ['just fits', 49_000, 200],
  ['too long', 50_001, 413],
  ['far too long', 2 ** 21, 413],
  ['longer than the server cares to read', 12 * 2 ** 20, 413],
])('size: %s', async (_case, length, status) => {
  const { port, messages } = await startSite();
  const message = 'x'.repeat(length);
  const answer = await postJson(port, { ...whole, template_params: { ...params, message } }).catch(
    // The server may hang up on the largest one before it has been sent.
    () => ({ status: length > 2 ** 22 ? 413 : 0 }),
  );
  expect(answer.status).toBe(status);
  expect(readdirSync(messages)).toHaveLength(status === 200 ? 1 : 0);
});

test('only the right type, the right method, the same origin', async () => {
  const { port, messages } = await startSite();
  const text = JSON.stringify(whole);
  expect((await postJson(port, text, { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await postJson(port, text, { 'Content-Type': '' })).status).toBe(415);
  expect((await postJson(port, text, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  expect((await postForm(port, {}, { 'Content-Type': 'application/json' })).status).toBe(415);
  for (const path of ['/api/v1.0/email/send', '/api/v1.0/email/send-form']) {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await ask(port, path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('POST');
    }
  }
  for (const Origin of ['http://evil.example', 'null', `http://127.0.0.1:${port + 1}`, 'x']) {
    expect((await postJson(port, text, { Origin })).status).toBe(403);
  }
  expect(readdirSync(messages)).toEqual([]);
  const Origin = `http://127.0.0.1:${port}`;
  expect((await postJson(port, text, { Origin })).status).toBe(200);
  const charset = { 'Content-Type': 'Application/JSON; charset=UTF-8' };
  expect((await postJson(port, text, charset)).status).toBe(200);
});

test('a name that only points at this machine cannot write: a foreign page could own it', async () => {
  const { port, messages } = await startSite({ publicHost: 'www.ignea.example' });
  for (const Host of [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1.evil.example',
    '10.1.2.3',
  ]) {
    for (const Origin of [undefined, `http://${Host}`]) {
      const answer = await postJson(port, whole, { Host, ...(Origin && { Origin }) });
      expect(answer.status).toBe(403);
      expect(answer.text).toContain('Host');
    }
  }
  const page = await postForm(port, {}, { Host: 'evil.example', Accept: 'text/html' });
  expect(page.status).toBe(403);
  expect(page.text).toContain('solo se puede enviar desde la página de contacto');
  expect(readdirSync(messages)).toEqual([]);
  const proxied = { Origin: 'https://www.ignea.example', Host: 'www.ignea.example:443' };
  const own: Record<string, string>[] = [proxied, { Host: 'localhost' }, { Host: `[::1]:${port}` }];
  for (const headers of own) expect((await postJson(port, whole, headers)).status).toBe(200);
});

test('a megabyte of brackets keeps nobody else waiting', async () => {
  const { child, port } = await started({ ...folders(), PORT: '0' });
  await ask(port, '/');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const refused: Promise<number>[] = [];
  for (const body of ['['.repeat(2 ** 20), '['.repeat(100_000), '{"a":'.repeat(20_000)]) {
    for (let times = 0; times < 10; times++) {
      refused.push(postJson(port, body).then(({ status }) => status));
    }
  }
  const before = processorTime(child.pid);
  expect((await ask(port, '/', { agent })).status).toBe(200);
  for (const status of await Promise.all(refused)) expect([400, 413]).toContain(status);
  // Not the clock: other programs on the same cores would count too.
  expect(processorTime(child.pid) - before).toBeLessThan(0.3);
});

test('a folder that cannot be written answers 500, says so, and recovers', async () => {
  const { port, messages, logged } = await startSite();
  rmSync(messages, { recursive: true });
  writeFileSync(messages, 'a file in its place');
  const answer = await postJson(port, whole);
  expect(answer).toMatchObject({ status: 500, text: 'The message could not be stored' });
  expect(logged.join()).toContain(messages);
  expect(logged.join()).not.toContain(params.from_email);
  rmSync(messages);
  expect((await postJson(port, whole)).status).toBe(200);
  expect(storedMessages(messages)).toHaveLength(1);
});

test('200 at once are all on the disk, whole', async () => {
  const { port, messages } = await startSite();
  const subjects = Array.from({ length: 200 }, (_, index) => `Mensaje ${index}`);
  const answers = await Promise.all(
    subjects.map((subject) =>
      postJson(port, { ...whole, template_params: { ...params, subject } }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const kept = storedMessages(messages).map((message) => message.params.subject);
  expect(kept.sort()).toEqual(subjects.sort());
});

test('a sender who leaves in the middle leaves nothing behind', async () => {
  const { port, messages, server, logged } = await startSite();
  const socket = connect(port, '127.0.0.1');
  const [seen] = await once(server, 'connection');
  const head =
    'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const expecting = 'Expect: 100-continue\r\nContent-Length: 500\r\n\r\n{"user_id"';
  socket.write(head + expecting);
  await once(socket, 'data');
  const left = new Promise((resolve) => seen.on('close', resolve));
  socket.destroy();
  await left;
  expect((await postJson(port, whole)).status).toBe(200);
  expect(storedMessages(messages)).toHaveLength(1);
  expect(logged).toEqual([]);
});
