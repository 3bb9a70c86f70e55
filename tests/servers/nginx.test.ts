import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { expect, test } from 'vitest';
import { siteUrl } from '../../app/content.server/site-url.ts';
import { startNginx } from '../../deploy/nginx/local.ts';
import { ask } from './ask.ts';
import { holds } from './contract.ts';

let http = 0;
const origin = holds(
  async () => {
    const server = await startNginx();
    http = server.http;
    return server;
  },
  { https: true, refusals: [400, 404] },
);

test('http leads to https', async () => {
  const { status, headers } = await ask(`http://127.0.0.1:${http}`, '/about?a=1');
  expect(status).toBe(308);
  expect(headers.location).toBe(`${siteUrl()}/about?a=1`);
});

test('HTTP/2 is spoken', async () => {
  const session = connect(origin(), { rejectUnauthorized: false });
  const status = await new Promise((resolve, reject) => {
    session.on('error', reject);
    session
      .request({ ':path': '/about' })
      .on('response', (headers) => resolve(headers[':status']))
      .end();
  });
  session.close();
  expect(status).toBe(200);
});

test('caches are told that the encoding varies, and no version is given away', async () => {
  for (const path of ['/about', '/nothing', '/about.data']) {
    const { headers } = await ask(origin(), path);
    expect([path, headers.vary]).toEqual([path, 'Accept-Encoding']);
    expect(headers.server).toBe('nginx');
  }
});

test('a part of a file can be asked for', async () => {
  const { status, body } = await ask(origin(), '/favicon.svg', { Range: 'bytes=0-3' });
  expect([status, body.toString()]).toEqual([206, '<svg']);
});

test('nothing is handed on to another server', () => {
  for (const file of readdirSync('deploy/nginx').filter((name) => name.endsWith('.conf'))) {
    expect(readFileSync(`deploy/nginx/${file}`, 'utf8')).not.toMatch(/_pass\b|\binbox\b/);
  }
});
