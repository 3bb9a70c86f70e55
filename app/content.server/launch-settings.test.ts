import { expect, test } from 'vitest';
import { pendingSettings } from './launch-settings.ts';

const keys = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'];
const settings = {
  SITE_URL: 'https://www.planta.cr',
  ...Object.fromEntries(keys.map((key) => [key, 'propia'])),
};

test.each([
  [undefined, 'falta la dirección'],
  ['', 'falta la dirección'],
  ['www.planta.cr', 'no es una dirección completa'],
  ['https://www.ignea.example', 'es la de muestra'],
  ['http://www.planta.cr', 'https'],
  ['https://localhost', 'desde fuera'],
  ['https://planta', 'desde fuera'],
  ['https://192.168.0.10', 'desde fuera'],
  ['https://planta.local', 'desde fuera'],
  ['https://www.suempresa.com', 'es la de muestra'],
  ['https://www.planta.cr/sitio', 'solo el dominio'],
])('the public address %s is told', (address, words) => {
  expect(pendingSettings({ ...settings, SITE_URL: address })).toMatchObject([
    { file: '.env', field: 'SITE_URL', message: expect.stringContaining(words) },
  ]);
});

test.each(keys)('without %s the form reaches nobody, and that is told', (key) => {
  expect(pendingSettings({ ...settings, [key]: '' })).toMatchObject([{ file: '.env', field: key }]);
});
