/** For the tests: a small built site on a free loopback port, and plain HTTP to ask it. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { Message } from './message.ts';
import { createSite, type SiteOptions } from './server.ts';

export const ids = { publicKey: 'a-key', serviceId: 'a-service', templateId: 'a-template' };
export const envelope = { user_id: 'a-key', service_id: 'a-service', template_id: 'a-template' };
export const params = {
  name: '  María José Núñez ',
  from_email: 'maria@planta.example',
  subject: 'Caldera de 5 000 kg/h',
  message: 'Primera línea\nSegunda línea',
};

export const pages: Record<string, string> = {
  'index.html': `<h1>Inicio</h1>${'vapor '.repeat(200)}`,
  'about/index.html': `<h1>Quiénes somos</h1>${'calor '.repeat(200)}`,
  'about.data': '[1,2,3]',
  'contact.html': '<h1>Contáctenos</h1>',
  '404.html': `<h1>Oops! Page Not Found</h1>${'válvula '.repeat(200)}`,
  '__spa-fallback.html': '<p>nothing</p>',
  'robots.txt': 'User-agent: *',
  '.hidden': 'secret',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  'assets/entry-BdX3_k9Q.js': 'export {};',
  'assets/js/main.js': 'console.log(1);',
  'pictures/boiler.0123456789-800.avif': 'picture',
};

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeSite(root: string): void {
  for (const [name, text] of Object.entries(pages)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (!/\.(html|js)$/.test(name)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
}

export async function startSite(options: SiteOptions = {}) {
  const folder = temporaryFolder();
  const site = { root: join(folder, 'site'), messages: join(folder, 'messages') };
  const logged: string[] = [];
  writeSite(site.root);
  const server = createSite({ ...site, ids, log: (line) => logged.push(line), ...options });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { ...site, ...options, folder, logged, server, port, origin: `http://127.0.0.1:${port}` };
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Unlike fetch it sends any path and header as given, and leaves the answer compressed. */
export function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { body, ...rest } = question;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, ...rest }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes, text: bytes.toString() });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** What no HTTP client would send; it has to make the server hang up. */
export async function askRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(Buffer.from(text, 'latin1'));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

export function postJson(port: number, body: unknown, headers: Record<string, string> = {}) {
  return ask(port, '/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** As a browser without JavaScript sends a form, and asks for a page in return. */
export function postForm(
  port: number,
  fields: Record<string, string>,
  headers: Record<string, string> = { Accept: 'text/html,*/*;q=0.8' },
) {
  return ask(port, '/api/v1.0/email/send-form', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

export function storedMessages(folder: string): Message[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}
