import { afterEach, expect, test, vi } from 'vitest';
import { contentWith } from '../../tests/support/content-folder.ts';
import { readContent } from './read.ts';
import { siteUrl } from './site-url.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the public address is the one that is set', () => {
  vi.stubEnv('SITE_URL', 'https://otro.example');
  expect(siteUrl()).toBe('https://otro.example');
});

test.each([undefined, ''])(
  'unset, or left empty in .env, it is that of the sample mail',
  (value) => {
    vi.stubEnv('SITE_URL', value);
    const [mail] = readContent().single.company.contactInfo.emails;
    const { host } = new URL(siteUrl());
    expect(host).toMatch(/\.example$/);
    expect(mail.split('@')[1]).toBe(host.replace('www.', ''));
  },
);

test('a mail that is no sample names no address that nobody has set', () => {
  vi.stubEnv('SITE_URL', '');
  const content = contentWith({
    'company.yaml': (text) => text.replaceAll('@ignea.example', '@correo.com'),
  });
  expect(new URL(siteUrl(content)).host).toMatch(/\.example$/);
});
