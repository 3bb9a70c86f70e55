import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startWorkerd } from '../../deploy/cloudflare/local.ts';
import { ask } from './ask.ts';
import { holds } from './contract.ts';

const origin = holds(startWorkerd, {
  https: true,
  // Cloudflare leads second names to the page, and serves the 404 page at its own address.
  refusals: [307, 404],
  secondNames: {
    '/index.html': 307,
    '/about/index.html': 307,
    '/about.html': 307,
    '/404': 200,
    '/404.html': 307,
  },
});

test('a browser that asks for a page that is not there gets the 404 page without the worker', async () => {
  const answer = await ask(origin(), '/nothing', { 'Sec-Fetch-Mode': 'navigate' });
  expect(answer.status).toBe(404);
  expect(answer.body.equals(readFileSync('build/client/404.html'))).toBe(true);
});

test('no line of _headers is longer, and no more rules, than Cloudflare reads', () => {
  const lines = readFileSync('build/client/_headers', 'utf8').split('\n');
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
});
