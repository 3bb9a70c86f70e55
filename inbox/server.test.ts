import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, askRaw, pages, startSite } from './test-site.ts';

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=/', '/about?a=1&b=/'],
  ['/nothing/', '/nothing'],
  ['/inbox/', '/inbox'],
  ['/a%20b/', '/a%20b'],
])('%s moves to %s', async (path, location) => {
  const { port } = await startSite();
  const answer = await ask(port, path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test.each([
  '/nothing',
  '/clients',
  '/404',
  '/404.html',
  '/index',
  '/index.html',
  '/about/index',
  '/about/index.html',
  '/about/index.html.br',
  '/contact.html',
  '/assets/js/main.js.gz',
  '/__spa-fallback',
  '/.hidden',
  '/assets',
  '//evil.example/',
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '/../messages/x',
  '/assets/../../server.ts',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/about%00',
  '/%',
  '/%E0%A4%A',
  '/%ff',
  '/about%3Fx',
  `/${'x'.repeat(5000)}`,
])('%s is the 404 page', async (path) => {
  const { port, logged } = await startSite();
  expect(await ask(port, path)).toMatchObject({ status: 404, text: pages['404.html'] });
  expect(logged).toEqual([]);
});

test('raw nonsense is answered or hung up on, and the server lives', async () => {
  const { port } = await startSite();
  const end = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(await askRaw(port, `GET /a\0b ${end}`)).toMatch(/^HTTP\/1\.1 40[04]/);
  expect(await askRaw(port, `GET ../../etc/passwd ${end}`)).toMatch(/^HTTP\/1\.1 40[04]/);
  expect(await askRaw(port, `GET /\xff\xfe ${end}`)).toMatch(/^HTTP\/1\.1 40[04]/);
  expect(await askRaw(port, `GET /\\evil.example/ ${end}`)).toMatch(/^HTTP\/1\.1 40[04]/);
  expect(await askRaw(port, `OPTIONS * ${end}`)).toMatch(/^HTTP\/1\.1 40[045]/);
  expect(await askRaw(port, `GET http://x/about ${end}`)).toMatch(/^HTTP\/1\.1 200/);
  expect(await askRaw(port, `GET http://x//evil.example/ ${end}`)).toMatch(/^HTTP\/1\.1 404/);
  expect(await askRaw(port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect((await ask(port, '/')).status).toBe(200);
});

test('files are only read', async () => {
  const { port } = await startSite();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await ask(port, '/about', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  }
});

test('headers come from one function, by path; a miss has those of the 404 page', async () => {
  const { port } = await startSite({ headers: (path) => ({ 'X-Path': path }) });
  for (const [asked, path] of [
    ['/%61bout?x=1', '/about'],
    ['/assets/gone-BdX3_k9Q.js', '/404.html'],
    ['/about/', '/about/'],
  ] as const) {
    expect((await ask(port, asked)).headers['x-path']).toBe(path);
  }
});

test('a new build brings its own policy at once; with none nothing inline may run', async () => {
  const { port, root } = await startSite();
  const policyOf = async () => (await ask(port, '/about')).headers['content-security-policy'];
  expect(await policyOf()).toContain("script-src 'self';");
  const policy = { scripts: ["'sha256-new'"], styles: [], map: 'https://map.example', mail: '' };
  writeFileSync(join(root, '../policy.json'), JSON.stringify(policy));
  expect(await policyOf()).toContain("script-src 'self' 'sha256-new';");
});

test('without a 404 page the status is still right', async () => {
  const { port, root } = await startSite();
  for (const end of ['', '.br', '.gz']) rmSync(join(root, `404.html${end}`));
  expect(await ask(port, '/nothing')).toMatchObject({ status: 404, text: 'Not Found' });
});

test('slow senders are not waited for without end', async () => {
  const { server } = await startSite();
  for (const time of [server.headersTimeout, server.requestTimeout, server.timeout]) {
    expect(time).toBeGreaterThan(0);
    expect(time).toBeLessThanOrEqual(60_000);
  }
});
