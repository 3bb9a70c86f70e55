/** The servers that the tests publish to: nginx from Debian, Cloudflare's runtime from npm. */
import { installFromDebian } from './debian.mjs';
import { installDependencies } from './setup.mjs';

/** What cannot be installed is reported by the tests that need it. */
export function ensureServers() {
  ensureNginx();
  installDependencies('deploy/cloudflare');
}

export function ensureNginx() {
  installFromDebian(
    [
      '/usr/sbin/nginx',
      '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
      '/usr/bin/openssl',
    ],
    ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'],
  );
}

/** Reads PDF documents, for the tests of those that the build makes. */
export function ensurePdfReader() {
  installFromDebian(['/usr/bin/pdftotext'], ['poppler-utils']);
}

export function ensureLoadGenerator() {
  installFromDebian(['/usr/bin/wrk'], ['wrk']);
}
