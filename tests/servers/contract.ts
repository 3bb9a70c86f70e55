/** What holds on every server that the project has a set-up for. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheControl } from '../../deploy/caching.ts';
import { documentHeaders, fileHeaders, pageHeaders } from '../../deploy/headers.ts';
import type { LocalServer } from '../../deploy/loopback.ts';
import { readPolicy } from '../../deploy/policy.ts';
import { fileOf, root } from '../support/built-site.ts';
import { pages, sample } from '../support/pages.ts';
import { ask } from './ask.ts';

export interface Traits {
  https: boolean;
  /** Statuses with which this server refuses an address that no browser would send. */
  refusals?: number[];
  /** What this host serves although it is not a page's address, written down in docs/publishing.md. */
  secondNames?: Record<string, number>;
}

const types: Record<string, RegExp> = {
  avif: /^image\/avif$/,
  css: /^text\/css/,
  glb: /^model\/gltf-binary$/,
  data: /^text\/x-script; ?charset=utf-8$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  jpg: /^image\/jpeg$/,
  js: /^text\/javascript/,
  json: /json/,
  mp4: /^video\/mp4$/,
  pdf: /^application\/pdf$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain; ?charset=utf-8$/,
  vtt: /^text\/vtt/,
  webm: /^video\/webm$/,
  webmanifest: /^application\/manifest\+json/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  xml: /^(text|application)\/xml/,
};

const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(html|br|gz)$|^\.|^_headers$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
const policy = readPolicy(root);
const askAgain = cacheControl('/');
const notFound = readFileSync(join(root, '404.html'));

export function holds(start: () => Promise<LocalServer>, traits: Traits): () => string {
  const { https, refusals = [404], secondNames = {} } = traits;
  let server: LocalServer;
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(server.origin, path, headers, method);
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  const ofPage = { ...lower(pageHeaders(policy, https)), 'cache-control': askAgain };
  const withoutHsts = (headers: object) => expect(headers).not.toHaveProperty(hsts);

  test.each(pages)('$path: page, headers, encodings, tag, HEAD, no cookie', async ({ path }) => {
    const original = readFileSync(fileOf(path));
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get(path, { 'Accept-Encoding': encoding });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject(ofPage);
      expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(answer.body.equals(original)).toBe(true);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      if (!https) withoutHsts(answer.headers);

      const tag = answer.headers.etag ?? '';
      expect(tag).not.toBe('');
      const again = await get(path, { 'Accept-Encoding': encoding, 'If-None-Match': tag });
      expect(again).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
      expect(again.headers['cache-control']).toBe(askAgain);

      const head = await get(path, { 'Accept-Encoding': encoding }, 'HEAD');
      expect(head).toMatchObject({ status: 200, bytes: Buffer.alloc(0) });
      expect(head.headers).toMatchObject(ofPage);
    }
    const moved = await get(`${path === '/' ? '' : path}/?from=/`);
    if (path === '/') expect(moved.status).toBe(200);
    else
      expect([moved.status, moved.headers.location]).toEqual([permanent(moved), `${path}?from=/`]);
  });

  // Pictures are hundreds and alike; 'npm run test:long' asks for every one.
  const isPicture = (path: string) => path.startsWith('/pictures/');
  const asked = [
    ...files.filter((path) => !isPicture(path)),
    ...sample(files.filter(isPicture), 100),
  ];
  test(`${asked.length} of ${files.length} files: type, caching, whole`, async () => {
    for (const path of asked) {
      const answer = await get(encodeURI(path), { 'Accept-Encoding': 'br' });
      const expected = lower({
        ...fileHeaders(https),
        'Cache-Control': cacheControl(path),
        ...(path.endsWith('.pdf') && documentHeaders(basename(path))),
      });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers, path).toMatchObject(expected);
      if (path.endsWith('.pdf')) {
        expect(answer.headers).not.toHaveProperty('content-security-policy');
      }
      const kind = types[path.slice(path.lastIndexOf('.') + 1)];
      expect(answer.headers['content-type'], path).toMatch(kind ?? /a type for every file/);
      expect(answer.body.equals(readFileSync(join(root, path))), path).toBe(true);
    }
  });

  test.each([
    '/nothing',
    '/clients',
    '/inbox',
    '/products/nothing',
    '/assets',
    '/assets/gone-BdX3_k9Q.js',
    '/pictures/gone.0123456789-800.avif',
    '/documents',
    '/documents/gone.pdf',
    '/assets/js/main.js.br',
    '/_headers',
    '/.assetsignore',
    '/.htaccess',
    '/policy.json',
  ])('%s is the 404 page, which nobody keeps', async (path) => {
    // As through a proxy: to a reader on the same machine, `npm start` shows its inbox.
    const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': '203.0.113.7' };
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(path, headers, method);
      expect(answer.status).toBe(404);
      expect(answer.headers).toMatchObject(ofPage);
      if (method === 'GET') expect(answer.body.equals(notFound)).toBe(true);
    }
  });

  test.each(['/index.html', '/about/index.html', '/about.html', '/404', '/404.html'])(
    '%s is not a second address of a page',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(secondNames[path] ?? 404);
      if (status >= 300 && status < 400) expect(headers.location).toMatch(/^\/(about|404)?$/);
    },
  );

  test.each([
    '/../policy.json',
    '/%2e%2e/policy.json',
    '/..%2fpolicy.json',
    '/assets/../../policy.json',
    '/assets/%2e%2e/%2e%2e/policy.json',
    '/..\\policy.json',
    '/%00',
    '/%',
    '/%ff',
  ])('%s leads nowhere', async (path) => {
    const answer = await get(path);
    expect(refusals).toContain(answer.status);
    expect(answer.bytes.toString()).not.toContain('sha256');
  });

  test.each(['//evil.example/', '/\\evil.example/', '/%0d%0aSet-Cookie:a=b/', '/%5cevil.example/'])(
    '%s neither leads to another host nor adds a header',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  test('files are only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect([method, (await get('/about', {}, method)).status]).toEqual([method, 405]);
    }
  });

  return () => server.origin;
}

const hsts = 'strict-transport-security';

/** 308, or 307 with Cloudflare, which has no other. */
function permanent({ status }: { status: number }): number {
  return [307, 308].includes(status) ? status : 308;
}

function lower(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v]));
}
