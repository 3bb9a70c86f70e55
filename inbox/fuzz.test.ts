import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { type Answer, ask, envelope, params, startSite, storedMessages } from './test-site.ts';

const posts = 2_000;
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
  '<script>',
  '',
  'ñ',
];
const texts = ['', ' ', '<script>alert(1)</script>', '\u0000', '"\'&', '\r\n--frontier--', 'ñ😀'];

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

test(`${posts} random posts: only 200 and 4xx, nothing outside the folder, all escaped`, async () => {
  const { port, folder, messages, logged } = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  onTestFinished(() => agent.destroy());
  const random = seeded(20_260_101);
  const answers = await Promise.all(
    Array.from({ length: posts }, (): Promise<Answer> => {
      const post = makePost(random);
      spoil(random, post);
      const Accept = random(2) ? 'text/html' : '*/*';
      const headers = { 'Content-Type': post.type, Accept };
      return ask(port, post.path, { method: 'POST', headers, body: post.body, agent });
    }),
  );
  const counts = Map.groupBy(answers, ({ status }) => status);
  const unexpected = [...counts.keys()].filter((status) => ![200, 400, 413, 415].includes(status));
  expect(unexpected).toEqual([]);
  for (const status of [200, 400, 415]) expect(counts.get(status)?.length).toBeGreaterThan(100);
  expect(answers.filter(({ text }) => text.includes('<script'))).toEqual([]);
  expect(storedMessages(messages)).toHaveLength(counts.get(200)?.length ?? 0);
  expect(readdirSync(folder).sort()).toEqual(['messages', 'site']);
  expect(logged).toEqual([]);

  for (let page = 1; page <= Math.ceil(storedMessages(messages).length / 50); page++) {
    const shown = await ask(port, `/inbox?page=${page}`);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(/<script|incompleto/);
  }
});
