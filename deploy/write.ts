/** Writes, from the one source of headers, what each server reads. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControl, hashedFolders } from './caching.ts';
import { documentHeaders, fileHeaders, type Headers, type Policy, pageHeaders } from './headers.ts';

/** A line that Cloudflare would drop without a word. */
const longestLine = 2000;
/** Takes away what a rule for more paths has set; Cloudflare's own notation. */
const removed = '';

/** `address` is where the site will be, as far as it is known. */
export function writeServerFiles(root: string, policy: Policy, address: string) {
  writeNginx(join(root, '../nginx'), policy, new URL(address).hostname);
  writeFileSync(join(root, '_headers'), cdnHeaders(policy));
  writeFileSync(join(root, '.htaccess'), apacheSettings(policy));
  // Hosts that compress by themselves need no compressed copies.
  writeFileSync(join(root, '.assetsignore'), '*.br\n*.gz\n.htaccess\n');
}

function writeNginx(folder: string, policy: Policy, host: string) {
  mkdirSync(folder, { recursive: true });
  for (const file of ['http.conf', 'site.conf', 'server.conf']) {
    const text = readFileSync(join(import.meta.dirname, 'nginx', file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll('www.ignea.example', host));
  }
  const [hashed = ''] = hashedFolders;
  const kinds: Record<string, Headers> = {
    page: { ...pageHeaders(policy, true), 'Cache-Control': cacheControl('/') },
    file: { ...fileHeaders(true), 'Cache-Control': cacheControl('/') },
    // The location of documents names the file that it has found.
    document: {
      ...fileHeaders(true),
      'Cache-Control': cacheControl('/'),
      ...documentHeaders('$document'),
    },
    hashed: { ...fileHeaders(true), 'Cache-Control': cacheControl(`${hashed}/any`) },
  };
  for (const [kind, headers] of Object.entries(kinds)) {
    writeFileSync(join(folder, `headers-${kind}.conf`), nginxHeaders(headers, kind === 'page'));
  }
}

/** Pages carry theirs with every status; a file's must not make a miss last. */
function nginxHeaders(headers: Headers, always: boolean): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}"${always ? ' always' : ''};\n`)
    .join('');
}

/**
 * The `_headers` of Cloudflare and Netlify. They know paths only, so files carry a page's headers too.
 * No two rules set the same header: the two hosts differ in what they make of that.
 */
function cdnHeaders(policy: Policy): string {
  const rules: [string, Headers][] = [
    ['/*', pageHeaders(policy, true)],
    ...hashedFolders.map((folder): [string, Headers] => [
      `${folder}/:file`,
      { 'Cache-Control': cacheControl(`${folder}/any`) },
    ]),
    // A browser's own reader of PDF needs what a page may not do.
    ['/documents/:file', { ...documentHeaders(':file'), 'Content-Security-Policy': removed }],
    ['/*.data', { 'Content-Type': 'text/x-script; charset=utf-8' }],
  ];
  return rules.map(([path, headers]) => `${path}\n${lines(headers)}`).join('\n');
}

/**
 * For a panel or FTP, which is mostly Apache or LiteSpeed. Only what every such host lets a folder say for
 * itself (`FileInfo`): anything else there answers every page with an error.
 */
function apacheSettings(policy: Policy): string {
  const { 'Content-Security-Policy': pagePolicy = '', ...everywhere } = pageHeaders(policy, true);
  const set = (headers: Headers, when = '') =>
    Object.entries(headers).map(([name, value]) => `  Header set ${name} "${value}"${when}\n`);
  const folders = hashedFolders.map((folder) => folder.slice(1)).join('|');
  return [
    'ErrorDocument 404 /404.html\n',
    'AddType "text/x-script; charset=utf-8" .data\n',
    'AddType text/javascript .js\nAddType image/avif .avif\nAddType model/gltf-binary .glb\n',
    '<IfModule mod_setenvif.c>\n',
    `  SetEnvIf Request_URI "^/(${folders})/[^/]+$" hashed\n`,
    '  SetEnvIf Request_URI "^/documents/[^/]+\\.pdf$" document\n',
    '</IfModule>\n<IfModule mod_headers.c>\n',
    ...set(everywhere),
    ...set({ 'Content-Security-Policy': pagePolicy }, ' env=!document'),
    ...set({ 'Cache-Control': cacheControl('/') }, ' env=!hashed'),
    ...set({ 'Cache-Control': cacheControl(`${hashedFolders[0]}/any`) }, ' env=hashed'),
    '</IfModule>\n',
  ].join('');
}

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (value === removed) return `  ! ${name}\n`;
      const line = `  ${name}: ${value}\n`;
      if (line.length > longestLine)
        console.warn(`  _headers: ${name} es demasiado larga para Cloudflare`);
      return line;
    })
    .join('');
}
