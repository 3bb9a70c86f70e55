/** The built site, served as a good host would: compressed, cached by name, 404 page and all. */
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { textAnswer } from './html.ts';
import { parseTarget } from './requests.ts';
import type { SiteContext } from './server.ts';

export type HeadersFor = (path: string) => Record<string, string>;
/** Resolves once the file is in the folder of the site; with false for what is no file of it. */
export type MakeFile = (path: string) => Promise<boolean>;

/** The types that the framework's table lacks, or leaves without the charset that accents need. */
const types: Record<string, string> = {
  data: 'text/x-script; charset=utf-8',
  glb: 'model/gltf-binary',
  ico: 'image/x-icon',
  vtt: 'text/vtt; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

export function siteFiles(root: string, headersFor: HeadersFor, makeFile?: MakeFile) {
  const folder = resolve(root);

  /** With the headers of the path that is sent: those of the asked one would let a miss be kept. */
  async function send(context: SiteContext, file: string, path: string): Promise<Response> {
    const { headers } = context.req.raw;
    const ranged = isPlainRange(headers.get('range')) && !headers.has('if-range');
    if (!ranged) headers.delete('range');
    headers.set('accept-encoding', acceptedEncodings(headers.get('accept-encoding') ?? ''));
    // A part is always one of the file itself, never of its compressed form.
    const options = { path: file, precompressed: !ranged };
    const serve = serveStatic({ root: folder, ...options });
    const answer = await serve(context, async () => {});
    if (!answer) return textAnswer(context, 404, 'Not Found');
    const type = types[file.slice(file.lastIndexOf('.') + 1)];
    const encoding = answer.headers.get('content-encoding') ?? 'identity';
    const { size, mtimeMs } = await stat(join(folder, file));
    const tag = `W/"${size}-${mtimeMs}-${encoding}"`;
    const given = { ...headersFor(path), Vary: 'Accept-Encoding', ETag: tag };
    for (const [name, value] of Object.entries(given)) answer.headers.set(name, value);
    if (type) answer.headers.set('Content-Type', type);
    return answer;
  }

  async function notFound(context: SiteContext): Promise<Response> {
    context.req.raw.headers.delete('range');
    const page = await send(context, '404.html', '/404.html');
    page.headers.delete('etag');
    return new Response(page.body, { status: 404, headers: page.headers });
  }

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('*', etag(), async (context) => {
    const target = parseTarget(context.env.incoming.url ?? '');
    if (!target) return notFound(context);
    const { path, rawPath, query } = target;
    if (path !== '/' && path.endsWith('/')) {
      return context.body(null, 308, {
        ...headersFor(path),
        Location: rawPath.slice(0, -1) + query,
      });
    }
    let file = await findFile(folder, path);
    if (!file && (await makeFile?.(path))) file = await findFile(folder, path);
    return file ? send(context, file, path) : notFound(context);
  });
  app.all('*', (context) =>
    textAnswer(context, 405, 'Only GET and HEAD are allowed', { Allow: 'GET, HEAD' }),
  );
  return app;
}

/** Undefined also for the second names of a page and for what is not meant to be asked for. */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  const isHidden = /\/\.(?!well-known\/)/.test(path);
  const isOtherName = /\.(html|br|gz)$|\/(index|404|__spa-fallback|_headers)$/.test(path);
  if (isHidden || isOtherName) return undefined;
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}/index.html`, `${path}.html`];
  for (const candidate of candidates) {
    const found = await stat(join(folder, candidate)).catch(() => undefined);
    if (found?.isFile()) return candidate;
  }
  return undefined;
}

/** Any other range is one that a server may ignore, and the framework would misread. */
function isPlainRange(range: string | null): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range ?? '') ?? [];
  return from !== undefined && (to === undefined || Number(from) <= Number(to));
}

/** The framework looks for plain names. */
function acceptedEncodings(header: string): string {
  const names = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*/, '').trim());
  const refused = (name: string) =>
    new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?(,|$)`, 'i').test(header);
  return ['br', 'gzip']
    .filter((name) => names.includes(name) || (names.includes('*') && !refused(name)))
    .join(', ');
}
