import { expect, test } from 'vitest';
import { isFromEditor } from './requests.ts';

const token = 'a-token';
const own = { host: '127.0.0.1:4180', origin: 'http://127.0.0.1:4180', 'x-edit-token': token };

test.each([
  ['the editor’s own page', own, true],
  ['a page without the token', { ...own, 'x-edit-token': 'another' }, false],
  ['a page of another site', { ...own, origin: 'https://otro.example' }, false],
  ['a page of another port', { ...own, origin: 'http://127.0.0.1:3000' }, false],
  [
    'a name that leads here',
    { ...own, host: 'otro.example', origin: 'http://otro.example' },
    false,
  ],
])('%s is answered only if it is the editor', (_who, headers, isAnswered) => {
  expect(isFromEditor({ headers }, token)).toBe(isAnswered);
});
