import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folders, residentMemory, started } from './test-process.ts';
import {
  type Answer,
  ask,
  envelope,
  params,
  storedMessages,
  temporaryFolder,
} from './test-site.ts';

const posts = import.meta.env.MODE === 'long' ? 10_000 : 2_000;
const batch = 250;
const paths = ['/api/v1.0/email/send', '/api/v1.0/email/send-form'];
const types = [
  'application/json',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=frontier',
  'multipart/form-data; boundary="frontier"',
  'multipart/form-data; boundary=',
  'multipart/form-data',
  'text/plain',
  ';;;=',
];
const names = [
  ...Object.keys({ ...envelope, ...params }),
  '__proto__',
  'x\r\ny',
  'from_email\r\nBcc',
  '../../outside',
  '<script>',
  '',
  'ñ',
];
const texts = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '</textarea><svg onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u0000',
  '\ud800',
  '"\'&',
  '\r\n--frontier--',
  'ana@planta.example\r\nBcc: todos@planta.example',
  'Asunto\nBcc: todos@planta.example',
  '../../../etc/passwd',
  'ñ😀👩‍🏭🇨🇷',
  '\u202eshalom \u2067שלום مرحبا\u2069',
  'x'.repeat(49_000),
  'ñ'.repeat(60_000),
];

/** Mulberry32: the same posts on every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Random = ReturnType<typeof seeded>;

function pick<T>(random: Random, list: T[]): T {
  return list[random(list.length)] as T;
}

/** A post as one of the three clients would make it, with fields that may be odd. */
function makePost(random: Random): { path: string; type: string; body: Buffer } {
  const fields: Record<string, unknown> = random(4) ? { ...params } : {};
  for (let count = random(3); count > 0; count--) {
    fields[pick(random, names)] = pick<unknown>(random, [...texts, null, 7, {}, [[]], true]);
  }
  const [send = '', sendForm = ''] = paths;
  const pairs = Object.entries({ ...envelope, ...fields }).map(([k, v]) => [k, String(v)]);
  const parts = pairs.map(
    ([k, v]) => `--frontier\r\nContent-Disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`,
  );
  const json = JSON.stringify({ ...envelope, template_params: fields });
  return pick(random, [
    { path: send, type: types[0] ?? '', body: Buffer.from(json) },
    { path: sendForm, type: types[2] ?? '', body: Buffer.from(`${new URLSearchParams(pairs)}`) },
    { path: sendForm, type: types[3] ?? '', body: Buffer.from(`${parts.join('')}--frontier--`) },
  ]);
}

function spoil(random: Random, post: ReturnType<typeof makePost>): void {
  if (random(4) === 0) post.path = pick(random, paths);
  if (random(4) === 0) post.type = pick(random, types);
  if (random(6) === 0) post.body = post.body.subarray(0, random(post.body.length));
  if (random(8) === 0) post.body = Buffer.from(Array.from({ length: 200 }, () => random(256)));
  if (random(4) === 0 && post.body.length > 0) post.body[random(post.body.length)] = random(256);
}

/** The tags that this server writes; any other one has come from outside. */
const ownTags =
  /^(!doctype|html|head|meta|title|style|body|main|h[12]|p|a|div|form|input|label|textarea|button|article|dl|dt|dd|time|nav|span)$/i;

function foreignMarkup(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([!a-z][^\s>]*)([^>]*)/gi)];
  return tags
    .filter(([, name = '', rest = '']) => !ownTags.test(name) || /\son\w+\s*=[^"]*$/i.test(rest))
    .map(([tag]) => tag);
}

/** In memory where there is such a folder: thousands of messages, and no power cut to survive. */
function quickFolder(): string {
  if (!existsSync('/dev/shm')) return temporaryFolder();
  const folder = mkdtempSync('/dev/shm/inbox-fuzz-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test(`${posts} random posts: only 200 and 4xx, all escaped, nothing elsewhere, memory flat`, async () => {
  const folder = quickFolder();
  const { SITE_FOLDER, INBOX_FOLDER } = folders(folder);
  const { child, port } = await started({
    ...{ PORT: '0', NODE_OPTIONS: '--max-old-space-size=96', SITE_FOLDER, INBOX_FOLDER },
    INBOX_PUBLIC_KEY: envelope.user_id,
    INBOX_SERVICE_ID: envelope.service_id,
    INBOX_TEMPLATE_ID: envelope.template_id,
  });
  const logged: string[] = [];
  child.stderr.on('data', (words) => logged.push(String(words)));
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  onTestFinished(() => agent.destroy());
  const random = seeded(20_260_101);
  const counts = new Map<number, number>();
  const memory: number[] = [];

  for (let sent = 0; sent < posts; sent += batch) {
    const answers = await Promise.all(
      Array.from({ length: batch }, (): Promise<Answer> => {
        const post = makePost(random);
        spoil(random, post);
        const Accept = random(2) ? 'text/html' : '*/*';
        const headers = { 'Content-Type': post.type, Accept };
        return ask(port, post.path, { method: 'POST', headers, body: post.body, agent });
      }),
    );
    for (const { status, headers, text } of answers) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
      expect(foreignMarkup(headers['content-type']?.includes('html') ? text : '')).toEqual([]);
      expect(headers).not.toHaveProperty('bcc');
    }
    memory.push(residentMemory(child.pid));
  }
  expect([...counts.keys()].sort()).toEqual([200, 400, 413, 415]);
  for (const count of counts.values()) expect(count).toBeGreaterThan(posts / 100);
  expect(storedMessages(INBOX_FOLDER)).toHaveLength(counts.get(200) ?? 0);
  expect(readdirSync(folder).sort()).toEqual(['messages', 'site']);
  expect(existsSync(join(folder, '../outside'))).toBe(false);
  expect(logged).toEqual([]);
  const [half = 0] = memory.slice(memory.length / 2);
  expect((memory.at(-1) ?? 0) - half).toBeLessThan(32);

  for (let page = 1; page <= Math.ceil((counts.get(200) ?? 0) / 50); page++) {
    const shown = await ask(port, `/inbox?page=${page}`);
    expect(shown.status).toBe(200);
    expect(foreignMarkup(shown.text)).toEqual([]);
    expect(shown.text).not.toMatch(/incompleto|mailto:[^"]*%0[ad]/i);
  }
}, 300_000);
