/** `npm run bench:load`: every page, mixed, asked of the real nginx by 256 connections for 30 s. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../app/content.server/read.ts';
import { listedPages } from '../app/pages/registry.server.ts';
import { startNginx } from '../deploy/nginx/local.ts';

const seconds = Number(process.env.LOAD_SECONDS || 30);
const connections = 256;

type Outcome = { requests: number; bytes: number; micros: number; p50: number; p99: number };
type Errors = Record<'connect' | 'read' | 'write' | 'status' | 'timeout', number>;

const paths = listedPages(readContent()).map((page) => page.path);
const nginx = await startNginx();
try {
  const { errors, ...outcome } = load(nginx.origin);
  report(outcome, errors);
  if (Object.values(errors).some((count) => count > 0)) process.exitCode = 1;
} finally {
  await nginx.stop();
}

/** Each connection asks for the pages in turn, as a browser that takes Brotli. */
function load(origin: string): Outcome & { errors: Errors } {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const script = join(folder, 'pages.lua');
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "br" })
end
function done(summary, latency)
  local e = summary.errors
  io.stderr:write(string.format('{"requests":%d,"bytes":%d,"micros":%d,"p50":%d,"p99":%d,' ..
    '"errors":{"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d}}',
    summary.requests, summary.bytes, summary.duration, latency:percentile(50),
    latency:percentile(99), e.connect, e.read, e.write, e.status, e.timeout))
end
`,
  );
  const threads = Math.max(1, Math.min(4, cpus().length));
  const size = ['-t', `${threads}`, '-c', `${connections}`, '-d', `${seconds}s`];
  const { stderr, error } = spawnSync('wrk', [...size, '-s', script, origin], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error) throw new Error(`wrk is missing: install it from Debian (${error.message})`);
  return JSON.parse(stderr);
}

function report({ requests, bytes, micros, p50, p99 }: Outcome, errors: Errors) {
  const time = micros / 1e6;
  const rows = {
    pages: `${paths.length}, mixed, Brotli, over TLS`,
    load: `${connections} connections, ${time.toFixed(1)} s, wrk and nginx on the same ${cpus().length} cores`,
    requests: `${requests} (${Math.round(requests / time)} per second)`,
    bytes: `${(bytes / 2 ** 20 / time).toFixed(1)} MiB per second, ${Math.round(bytes / requests)} per answer`,
    latency: `p50 ${(p50 / 1000).toFixed(1)} ms, p99 ${(p99 / 1000).toFixed(1)} ms`,
    errors: Object.entries(errors)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
  };
  for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(10)}${value}`);
}
