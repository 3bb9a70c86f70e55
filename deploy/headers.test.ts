import { expect, test } from 'vitest';
import { pageHeaders, responseHeaders } from './headers.ts';
import { hashes } from './policy.ts';

const policy = { scripts: [], styles: [], map: 'https://map.example', mail: '' };

function directives(headers: Record<string, string>): Map<string, string> {
  const [...parts] = (headers['Content-Security-Policy'] ?? '').split('; ');
  return new Map(parts.map((part) => [part.split(' ', 1)[0] ?? '', part]));
}

test('nothing is allowed that is not named, and no inline script', () => {
  const found = directives(pageHeaders({ ...policy, scripts: ["'sha256-x'"] }, true));
  expect(found.get('default-src')).toBe("default-src 'none'");
  expect(found.get('script-src')).toBe("script-src 'self' 'sha256-x'");
  expect(found.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(found.get('base-uri')).toBe("base-uri 'none'");
  expect(found.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect([...found.values()].filter((part) => /unsafe|\*|http:/.test(part))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ]);
});

test('the map and the mail service are the only other hosts, and only where they are set', () => {
  const hosts = (headers: Record<string, string>) =>
    [...directives(headers)].filter(([, part]) => part.includes('https:')).map(([name]) => name);
  expect(hosts(pageHeaders(policy, true))).toEqual(['connect-src', 'frame-src']);
  const sending = pageHeaders({ ...policy, mail: 'https://mail.example' }, true);
  expect(hosts(sending)).toEqual(['connect-src', 'frame-src', 'form-action']);
  expect(directives(sending).get('form-action')).toBe("form-action 'self' https://mail.example");
});

test('what needs https is sent only there', () => {
  const plain = JSON.stringify(pageHeaders(policy, false));
  const secure = JSON.stringify(pageHeaders(policy, true));
  for (const words of ['Strict-Transport-Security', 'upgrade-insecure-requests']) {
    expect(plain).not.toContain(words);
    expect(secure).toContain(words);
  }
});

test.each([
  ['/', true, false],
  ['/products/vapor-puro', true, false],
  ['/404.html', true, false],
  ['/_.data', false, false],
  ['/assets/js/main.js', false, false],
  ['/assets/root-B9x_2k9Q.js', false, true],
  ['/pictures/boiler.0123456789-800.avif', false, true],
  ['/pictures/', true, false],
])('%s: policy of a document %s, kept for ever %s', (path, isDocument, isKept) => {
  const headers = responseHeaders(path, policy, true);
  expect('Content-Security-Policy' in headers).toBe(isDocument);
  expect(headers['Cache-Control']?.includes('immutable')).toBe(isKept);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});

test('a document opens in the browser, and is saved under its own name', () => {
  const { 'Content-Disposition': named, 'Cache-Control': kept } = responseHeaders(
    '/documents/calderas-vapor.pdf',
    policy,
    true,
  );
  expect(named).toBe('inline; filename=calderas-vapor.pdf');
  expect(kept).not.toContain('immutable');
  expect(responseHeaders('/documents/', policy, true)).not.toHaveProperty('Content-Disposition');
});

test('hashes are made of inline code only, each once', () => {
  const page = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>
<script>alert(1)</script><script type="module" async="">alert(1)</script><style>a{}</style>`;
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashes([page, page], 'script')).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
  expect(hashes([page], 'style')).toHaveLength(1);
});
