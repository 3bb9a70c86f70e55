import { expect, test } from 'vitest';
import { realContent } from '../../tests/support/content-folder.ts';
import { mailService } from './mail.ts';
import { privacyNotice } from './privacy.ts';

const { privacy } = realContent().single.contact;
const keys = { EMAILJS_PUBLIC_KEY: 'a', EMAILJS_SERVICE_ID: 'b', EMAILJS_TEMPLATE_ID: 'c' };

function wordsWith(env: Record<string, string>, provider: 'openstreetmap' | 'google' = 'google') {
  const { points } = privacyNotice(privacy, mailService(env), provider);
  return points.map(({ title, text }) => `${title}: ${text}`).join('\n');
}

test('with keys it names EmailJS, at the address that the form writes to', () => {
  const { host } = new URL(mailService(keys).origin);
  expect(wordsWith(keys)).toContain(`EmailJS (${host})`);
  expect(wordsWith(keys)).not.toContain(privacy.points.destination.inbox);
});

test('without keys it names the own inbox and nobody else', () => {
  expect(wordsWith({})).toContain(privacy.points.destination.inbox);
  expect(wordsWith({})).not.toContain('EmailJS');
});

test('it names the one who gives the map', () => {
  expect(wordsWith({}, 'google')).toMatch(/Google Maps(?![\s\S]*OpenStreetMap)/);
  expect(wordsWith({}, 'openstreetmap')).toMatch(/OpenStreetMap(?![\s\S]*Google)/);
});

test('it tells of the time of the last message only where that is kept', () => {
  const { rateLimit } = privacy.points.browser;
  expect(wordsWith({})).not.toContain(rateLimit);
  expect(wordsWith({ EMAILJS_RATE_LIMIT: '10000' })).toContain(rateLimit);
});

test.each([
  ['who answers', /\{company\}, \{address\}.*\{email\}/],
  ['the law’s rights', /Ver, corregir o borrar.*Prodhab/],
  ['what stays in the browser', /Ninguna cookie.*formulario.*unidades/],
])('it says %s', (_what, words) => {
  expect(wordsWith(keys)).toMatch(words);
});
