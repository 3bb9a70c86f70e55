import { rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { isLocalReader } from './requests.ts';
import { createStore } from './store.ts';
import { ask, pages, params, startSite } from './test-site.ts';

async function problemsOf(html: string): Promise<string[]> {
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(
    html,
  );
  return report.results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

test('an empty inbox says so, and is kept out of caches and indexes', async () => {
  const { port } = await startSite();
  const { status, headers, text } = await ask(port, '/inbox');
  expect(status).toBe(200);
  expect(text).toContain('Todavía no hay mensajes');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'/,
  );
  expect(await problemsOf(text)).toEqual([]);
});

test('shows a whole message with the time of Costa Rica and a reply link', async () => {
  const { port, messages } = await startSite();
  const store = createStore(messages);
  const receivedAt = '2026-01-02T03:04:05.678Z';
  await store.save({ receivedAt, via: 'send', params: { ...params, phone: '2222-2222' } });
  const { text } = await ask(port, '/inbox');
  expect(text).toContain('1 mensaje<');
  expect(text).toMatch(/<time datetime="2026-01-02T03:04:05\.678Z">jueves,? 1 de enero de 2026/);
  expect(text).toMatch(/9:04\sp\.\sm\./);
  expect(text).toContain('Primera línea\nSegunda línea');
  expect(text).toContain('2222-2222');
  expect(text).toContain(
    'href="mailto:maria%40planta.example?subject=Re%3A%20Caldera%20de%205%20000%20kg%2Fh"',
  );
  expect(await problemsOf(text)).toEqual([]);
});

test('escapes everything that a visitor can type, and links only real addresses', async () => {
  const { port, messages } = await startSite();
  const evil = `<script>alert("x")</script>'&\u0000\ud800`;
  const typed = { name: evil, from_email: evil, subject: evil, message: evil, [evil]: evil };
  const store = createStore(messages);
  await store.save({ receivedAt: new Date().toISOString(), via: 'send', params: typed });
  writeFileSync(join(messages, '<img src=x>.txt'), '');
  const { text } = await ask(port, '/inbox');
  expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;\ufffd\ufffd');
  expect(text).toContain('&lt;img src=x&gt;.txt');
  expect(text).not.toMatch(/<script|<img|mailto:/);
  expect(await problemsOf(text)).toEqual([]);
});

test('turns pages of 50, newest first, and bears any page number', async () => {
  const { port, messages } = await startSite();
  const store = createStore(messages);
  for (let index = 0; index < 101; index++) {
    const receivedAt = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    await store.save({ receivedAt, via: 'send', params: { ...params, subject: `Núm. ${index}.` } });
  }
  const subjects = async (query: string) => {
    const { text } = await ask(port, `/inbox${query}`);
    return [...text.matchAll(/Núm\. (\d+)\.</g)].map(([, number]) => Number(number));
  };
  expect(await subjects('')).toEqual(Array.from({ length: 50 }, (_, index) => 100 - index));
  expect(await subjects('?page=2')).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
  for (const last of ['3', '4', '9007199254740991'])
    expect(await subjects(`?page=${last}`)).toEqual([0]);
  for (const odd of ['0', '-1', 'x', '1.5', '1e99']) {
    expect(await subjects(`?page=${odd}`)).toHaveLength(50);
  }
  const { text } = await ask(port, '/inbox?page=2');
  expect(text).toContain('href="/inbox?page=1"');
  expect(text).toContain('href="/inbox?page=3"');
  expect(await problemsOf(text)).toEqual([]);
});

test('a folder that cannot be read is reported, not hidden', async () => {
  const { port, messages } = await startSite();
  rmSync(messages, { recursive: true });
  writeFileSync(messages, '');
  const { status, text } = await ask(port, '/inbox');
  expect(status).toBe(500);
  expect(text).toContain('No se puede leer la carpeta');
});

test('to everyone else the inbox is an unknown path', async () => {
  const { port } = await startSite();
  const foreign: Record<string, string>[] = [
    { Host: 'evil.example' },
    { Host: '127.0.0.1.evil.example' },
    { Host: '192.168.1.5' },
    { 'X-Forwarded-For': '203.0.113.7' },
    { Via: '1.1 proxy' },
  ];
  for (const headers of foreign) {
    const answer = await ask(port, '/inbox', { headers });
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(pages['404.html']);
  }
  const disguised = { Host: `evil.example@127.0.0.1:${port}` };
  expect((await ask(port, '/inbox', { headers: disguised })).status).toBe(400);
  for (const Host of ['localhost', `localhost:${port}`, `[::1]:${port}`, '127.1.2.3']) {
    expect((await ask(port, '/inbox', { headers: { Host } })).status).toBe(200);
  }
  expect((await ask(port, '/inbox', { method: 'POST' })).status).toBe(405);
  expect((await ask(port, '/inbox', { method: 'HEAD' })).text).toBe('');
});

test.each([
  ['127.0.0.1', true],
  ['127.200.0.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', false],
  ['10.0.0.1', false],
  ['2001:db8::1', false],
  [undefined, false],
])('a reader at %s: %s', (remoteAddress, expected) => {
  const request = { headers: { host: 'localhost' }, socket: { remoteAddress } };
  expect(isLocalReader(request as IncomingMessage)).toBe(expected);
});
