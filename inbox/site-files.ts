/** The built site, served as a good host would: compressed, cached by name, 404 page and all. */
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { sendText } from './html.ts';
import type { Target } from './requests.ts';

export type HeadersFor = (path: string) => Record<string, string>;

export interface SiteFiles {
  serve(request: IncomingMessage, response: ServerResponse, target: Target): Promise<void>;
  notFound(request: IncomingMessage, response: ServerResponse): void;
}

/** The types that sirv's table lacks, or leaves without the charset that accents need. */
const types: Record<string, string> = {
  '.data': 'text/x-script; charset=utf-8',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

export function createSiteFiles(root: string, headersFor: HeadersFor): SiteFiles {
  const folder = resolve(root);
  // `dev` looks at the disk on every request: a new build is served without a restart.
  const send = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  function start(response: ServerResponse, path: string): void {
    for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
    response.setHeader('Vary', 'Accept-Encoding');
  }

  /** With the headers of the page that is sent: those of the path would let a miss be kept. */
  function notFound(request: IncomingMessage, response: ServerResponse): void {
    start(response, '/404.html');
    delete request.headers['if-none-match'];
    delete request.headers.range;
    replaceStatus(response, 404);
    sendFile(request, response, '/404.html');
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    request.url = encodeURI(file);
    tidyHeaders(request);
    guardStream(response);
    send(request, response, () => sendText(response, 404, 'Not Found'));
  }

  return {
    notFound,
    async serve(request, response, { path, rawPath, query }) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendText(response, 405, 'Only GET and HEAD are allowed', { Allow: 'GET, HEAD' });
        return;
      }
      if (path !== '/' && path.endsWith('/')) {
        start(response, path);
        const location = rawPath.slice(0, -1) + query;
        response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
        return;
      }
      const file = await findFile(folder, path);
      if (!file) {
        notFound(request, response);
        return;
      }
      start(response, path);
      const type = types[file.slice(file.lastIndexOf('.'))];
      if (type) response.setHeader('Content-Type', type);
      repeatTag(request, response);
      sendFile(request, response, file);
    },
  };
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

/** sirv looks for the words anywhere in the header and trusts ranges blindly: it gets plain ones. */
function tidyHeaders({ headers }: IncomingMessage): void {
  const [, from = '', to = ''] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(headers.range ?? '') ?? [];
  // sirv takes the end 0 for none.
  const isPlain = from !== '' && (to === '' || Number(from) <= Number(to)) && to !== '0';
  if (!isPlain || headers['if-range'] !== undefined) delete headers.range;
  // A part is always one of the file itself, never of its compressed form.
  headers['accept-encoding'] = headers.range ? '' : acceptedEncodings(headers['accept-encoding']);
}

function acceptedEncodings(header: string | string[] | undefined): string {
  const weights = new Map<string, number>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', weight = ''] = part.toLowerCase().split(';');
    weights.set(name.trim(), Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1));
  }
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return ['br', 'gzip'].filter(isAccepted).join(', ');
}

/** sirv lets go of its file when it ends well; here also when it breaks or the visitor leaves. */
function guardStream(response: ServerResponse): void {
  response.on('pipe', (file) => {
    file.on('error', () => response.destroy());
    response.on('close', () => file.destroy());
  });
}

function replaceStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_status: number, headers?: unknown) => writeHead(status, headers as never);
}

/** «Not modified» has to carry the tag that it confirms. */
function repeatTag({ headers }: IncomingMessage, response: ServerResponse): void {
  const tag = headers['if-none-match'];
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, given?: unknown) => {
    if (status === 304 && tag) response.setHeader('ETag', tag);
    return writeHead(status, given as never);
  };
}
