/** The built site in Cloudflare's real runtime, workerd, on a free loopback port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type LocalServer, listening } from '../loopback.ts';

const program = join(import.meta.dirname, 'node_modules/wrangler/bin/wrangler.js');

export async function startWorkerd(): Promise<LocalServer> {
  if (!existsSync(program)) {
    throw new Error(
      'wrangler is missing. npm test installs it; by hand: npm install --no-save in deploy/cloudflare',
    );
  }
  const port = await freePort();
  const state = mkdtempSync(join(tmpdir(), 'workerd-'));
  const options = ['--local', '--ip', '127.0.0.1', '--port', `${port}`, '--persist-to', state];
  const quiet = ['--inspector-port', `${await freePort()}`, '--log-level', 'warn'];
  const child = spawn(process.execPath, [program, 'dev', ...options, ...quiet], {
    cwd: import.meta.dirname,
    // Its home too, so that it neither reads an account nor leaves settings behind.
    env: { ...process.env, CI: '1', HOME: state, XDG_CONFIG_HOME: state, ...offline },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const started = await Promise.race([listening(port), ended.then(() => false)]);
  if (!started) throw new Error('wrangler dev did not start: see its words above');
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(state, { recursive: true, force: true });
    },
  };
}

const offline = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_UPDATE_NOTIFIER: '1',
};
