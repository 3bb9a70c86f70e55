import { expect, test } from 'vitest';
import { hasMailKeys, localIds, mailService } from './mail.ts';

const keys = {
  EMAILJS_PUBLIC_KEY: 'publica',
  EMAILJS_SERVICE_ID: 'servicio',
  EMAILJS_TEMPLATE_ID: 'plantilla',
};

test('with all three keys the form writes to EmailJS', () => {
  expect(hasMailKeys(keys)).toBe(true);
  expect(mailService(keys)).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'publica',
    serviceId: 'servicio',
    templateId: 'plantilla',
    blockHeadless: false,
    blockList: [],
    rateLimit: 0,
  });
});

test.each(Object.keys(keys))('without %s it writes to the inbox on its own origin', (missing) => {
  for (const env of [
    { ...keys, [missing]: undefined },
    { ...keys, [missing]: '' },
  ]) {
    expect(hasMailKeys(env)).toBe(false);
    expect(mailService(env)).toMatchObject({ origin: '', ...localIds });
  }
});

test('the extra checks are off unless they are asked for', () => {
  const off = { blockHeadless: false, blockList: [], rateLimit: 0 };
  expect(mailService({})).toMatchObject(off);
  expect(
    mailService({
      EMAILJS_BLOCK_HEADLESS: '',
      EMAILJS_BLOCK_LIST: '',
      EMAILJS_RATE_LIMIT: '',
    }),
  ).toMatchObject(off);
});

test('the extra checks can be switched on, with keys and without', () => {
  const checks = {
    EMAILJS_BLOCK_HEADLESS: 'true',
    EMAILJS_BLOCK_LIST: 'uno@a.example, dos@a.example',
    EMAILJS_RATE_LIMIT: '10000',
  };
  for (const env of [checks, { ...keys, ...checks }]) {
    expect(mailService(env)).toMatchObject({
      blockHeadless: true,
      blockList: ['uno@a.example', 'dos@a.example'],
      rateLimit: 10_000,
    });
  }
});

test('a limit that is no number is no limit', () => {
  expect(mailService({ EMAILJS_RATE_LIMIT: 'diez' }).rateLimit).toBe(0);
});
