import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask, pages, startSite } from './test-site.ts';

const askAgain = 'public, max-age=0, must-revalidate';
const forever = 'public, max-age=31536000, immutable';

test.each([
  ['/', 'index.html'],
  ['/?utm=1', 'index.html'],
  ['/about', 'about/index.html'],
  ['/%61bout', 'about/index.html'],
  ['/contact', 'contact.html'],
  ['/about.data', 'about.data'],
  ['/robots.txt', 'robots.txt'],
  ['/assets/js/main.js', 'assets/js/main.js'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
])('%s is %s', async (path, file) => {
  const { port } = await startSite();
  const answer = await ask(port, path);
  expect(answer).toMatchObject({ status: 200, text: pages[file] });
  const head = await ask(port, path, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-length']).toBe(answer.headers['content-length']);
});

test.each([
  ['/', askAgain],
  ['/about.data', askAgain],
  ['/robots.txt', askAgain],
  ['/assets/js/main.js', askAgain],
  ['/assets/entry-BdX3_k9Q.js', forever],
  ['/pictures/boiler.0123456789-800.avif', forever],
  ['/pictures/', askAgain],
  ['/assets/gone-BdX3_k9Q.js', askAgain],
])('caching of %s: %s', async (path, expected) => {
  const { port } = await startSite();
  expect((await ask(port, path)).headers['cache-control']).toBe(expected);
});

test('types: pages, data for the router, scripts', async () => {
  const { port } = await startSite();
  const typeOf = async (path: string) => (await ask(port, path)).headers['content-type'];
  expect(await typeOf('/')).toBe('text/html; charset=utf-8');
  expect(await typeOf('/about.data')).toBe('text/x-script; charset=utf-8');
  expect(await typeOf('/assets/js/main.js')).toBe('text/javascript; charset=utf-8');
  expect(await typeOf('/pictures/boiler.0123456789-800.avif')).toBe('image/avif');
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['zebra', undefined],
  ['br;q=0', undefined],
])('Accept-Encoding: %s is answered with %s', async (accepted, expected) => {
  const { port } = await startSite();
  for (const [path, file] of [
    ['/about', 'about/index.html'],
    ['/nothing', '404.html'],
  ] as const) {
    const answer = await ask(port, path, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(expected);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ''];
    expect((unpack?.(answer.bytes) ?? answer.bytes).toString()).toBe(pages[file]);
  }
});

test('a tag saves the second transfer and is repeated', async () => {
  const { port } = await startSite();
  const first = await ask(port, '/about', { headers: { 'Accept-Encoding': 'br' } });
  const tag = first.headers.etag ?? '';
  const headers = { 'Accept-Encoding': 'br', 'If-None-Match': tag };
  const second = await ask(port, '/about', { headers });
  expect(second).toMatchObject({ status: 304, text: '' });
  expect(second.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
  expect(second.headers['cache-control']).toBe(askAgain);
  const plain = await ask(port, '/about', { headers: { 'If-None-Match': tag } });
  expect(plain.status).toBe(200);
});

test.each([
  ['a list', (tag: string) => `"other", ${tag}`],
  ['a list without spaces', (tag: string) => `"other",${tag},W/"third"`],
  [
    'the tag made weak or strong',
    (tag: string) => tag.replace(/^(W\/)?/, (weak) => (weak ? '' : 'W/')),
  ],
  ['any', () => '*'],
])('If-None-Match with %s saves the transfer', async (_case, header) => {
  const { port } = await startSite();
  const { etag = '' } = (await ask(port, '/about')).headers;
  const answer = await ask(port, '/about', { headers: { 'If-None-Match': header(etag) } });
  expect(answer).toMatchObject({ status: 304, text: '' });
  const other = await ask(port, '/about', { headers: { 'If-None-Match': '"other", W/"third"' } });
  expect(other.status).toBe(200);
});

test('a new build is served at once', async () => {
  const { port, root } = await startSite();
  mkdirSync(join(root, 'services'));
  writeFileSync(join(root, 'services/index.html'), 'new');
  rmSync(join(root, 'contact.html'));
  expect((await ask(port, '/services')).text).toBe('new');
  expect((await ask(port, '/contact')).status).toBe(404);
});

test.each([
  ['bytes=2-4', 206, 'ici'],
  ['bytes=2-', 206, undefined],
  ['bytes=9-5', 200, undefined],
  ['bytes=0-0', 206, 'I'],
  ['bytes=-5', 200, undefined],
  ['bytes=0-1,4-5', 200, undefined],
  ['lines=1-2', 200, undefined],
  ['bytes=999999-', 416, ''],
])('Range: %s is answered with %i', async (Range, status, text) => {
  const { port, root } = await startSite();
  writeFileSync(join(root, 'index.html'), 'Inicio');
  const answer = await ask(port, '/', { headers: { Range, 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(status);
  if (text !== undefined) expect(answer.text).toBe(text);
  expect((await ask(port, '/')).text).toBe('Inicio');
});

test('a visitor who leaves during a large file does not keep it open', async () => {
  const { port, root } = await startSite();
  const film = join(root, 'film.mp4');
  writeFileSync(film, Buffer.alloc(64 * 2 ** 20));
  const isOpen = () =>
    readdirSync('/proc/self/fd').some((name) => {
      const link = join('/proc/self/fd', name);
      return existsSync(link) && readlinkSync(link) === film;
    });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  // The first bytes may be the headers alone.
  await expect.poll(isOpen).toBe(true);
  socket.destroy();
  await expect.poll(isOpen).toBe(false);
  expect((await ask(port, '/')).status).toBe(200);
});
