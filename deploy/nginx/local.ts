/** The real nginx with the set-up of this folder, on free loopback ports: for tests and measuring. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, type LocalServer, listening } from '../loopback.ts';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const root = 'build/client';

type NginxOptions = {
  /** Serves over http instead of sending on to https, for comparisons with what others measured. */
  plain?: boolean;
};

export async function startNginx({
  plain = false,
}: NginxOptions = {}): Promise<LocalServer & { http: number }> {
  for (const part of [program, brotli]) {
    if (!existsSync(part)) {
      throw new Error(
        `${part} is missing. npm test installs it as root on Debian; elsewhere install ` +
          'nginx-light, libnginx-mod-http-brotli-static and openssl.',
      );
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [http, https] = [await freePort(), await freePort()];
  cpSync(join(root, '../nginx'), join(folder, 'ignea'), { recursive: true });
  const certificate = makeCertificate(folder);
  const host = readFileSync(join(folder, 'ignea/server.conf'), 'utf8')
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate.file};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate.key};`)
    .replace(/access_log \S+/, `access_log ${join(folder, 'visits.log')}`)
    .replace(/root .*;/, `root ${resolve(root)};`);
  writeFileSync(join(folder, 'host.conf'), plain ? speakPlainly(host, folder) : host);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));

  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const started = await Promise.race([listening(https), ended.then(() => false)]);
  if (!started) throw new Error('nginx did not start: see its words above');
  if (plain) return { origin: `http://127.0.0.1:${http}`, port: http, http, stop };
  return { origin: `https://127.0.0.1:${https}`, port: https, http, stop };
}

/** The same site on the plain port; what asks a browser for https would lead it away. */
function speakPlainly(host: string, folder: string): string {
  const headers = join(folder, 'ignea/headers-page.conf');
  const text = readFileSync(headers, 'utf8').replace('; upgrade-insecure-requests', '');
  writeFileSync(headers, text);
  return host.replace(/return 308 .*;/, `root ${resolve(root)};\n  include ignea/site.conf;`);
}

/** What Debian's own nginx.conf would say, apart from where things lie. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/errors.log;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ignea/http.conf;
  include host.conf;
}
`;
}

function makeCertificate(folder: string) {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const output = ['-keyout', key, '-out', file, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...name, ...output], { stdio: 'ignore' });
  return { file, key };
}
