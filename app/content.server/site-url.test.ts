import { afterEach, expect, test, vi } from 'vitest';
import { siteUrl } from './site-url.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the public address is the one that is set', () => {
  vi.stubEnv('SITE_URL', 'https://otro.example');
  expect(siteUrl()).toBe('https://otro.example');
});

test.each([undefined, ''])('unset, or left empty in .env, it is the sample one', (value) => {
  vi.stubEnv('SITE_URL', value);
  expect(new URL(siteUrl()).host).toMatch(/\.example$/);
});
