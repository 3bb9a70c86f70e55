import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageHeaders } from './headers.ts';
import { writeServerFiles } from './write.ts';

const policy = { scripts: ["'sha256-x'"], styles: [], map: 'https://map.example', mail: '' };

function written() {
  const folder = mkdtempSync(join(tmpdir(), 'servers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'client'));
  writeServerFiles(join(folder, 'client'), policy, 'https://www.termica-delta.cr');
  return (file: string) => readFileSync(join(folder, file), 'utf8');
}

test('a folder sent by FTP says its 404 page, every header and what may be kept', () => {
  const settings = written()('client/.htaccess');
  expect(settings).toContain('ErrorDocument 404 /404.html\n');
  for (const [name, value] of Object.entries(pageHeaders(policy, true))) {
    expect(settings).toContain(`Header set ${name} "${value}"`);
  }
  const [, hashed = ''] = /SetEnvIf Request_URI "([^"]+)" hashed/.exec(settings) ?? [];
  const isKept = (path: string) => new RegExp(hashed).test(path);
  expect(isKept('/assets/root-B9x_2k9Q.js')).toBe(true);
  expect(isKept('/assets/js/main.js')).toBe(false);
});

test('the virtual host for nginx has the name of the site', () => {
  const host = written()('nginx/server.conf');
  expect(host.match(/server_name .*;/g)).toEqual(
    Array(2).fill('server_name www.termica-delta.cr;'),
  );
  expect(host).not.toContain('example');
});
