import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../deploy/loopback.ts';
import { addCalculator } from '../support/new-calculator.ts';
import { copyProject } from '../support/project-copy.ts';

const project = copyProject();
let origin = '';
let stop = async () => {};

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const server = spawn(
    process.execPath,
    ['scripts/dev.ts', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    { cwd: project.folder, env: { ...process.env, PATH, NO_COLOR: '1', NODE_ENV: '' } },
  );
  const ended = once(server, 'exit');
  stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  let printed = '';
  await new Promise<void>((ready, fail) => {
    const read = (words: Buffer) => {
      printed += words;
      if (printed.includes(origin)) ready();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('close', () => fail(new Error(`The server has ended:\n${printed}`)));
  });
});

afterAll(async () => {
  await stop();
  project.remove();
});

test.each(['about.yaml', 'mark.svg'])(
  'a change of %s reloads the page that is open',
  async (file) => {
    await (await fetch(`${origin}/about`)).text();
    const client = await (await fetch(`${origin}/@vite/client`)).text();
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
    await new Promise((open, fail) => {
      socket.addEventListener('open', open);
      socket.addEventListener('error', fail);
    });
    const told = new Promise<unknown>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data));
        if (message.type === 'full-reload') resolve(message);
      });
    });
    // On slow cores the first change may come before the folder is watched.
    const change = () => appendFileSync(join(project.folder, 'content', file), '\n');
    change();
    const again = setInterval(change, 5_000);
    expect(await told).toMatchObject({ type: 'full-reload' });
    clearInterval(again);
    socket.close();
  },
);

test('a picture is made when it is asked for', async () => {
  const folder = join(project.folder, 'public/pictures');
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('-240.webp'));
  rmSync(join(folder, name));
  const answer = await fetch(`${origin}/pictures/${name}`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
  expect(existsSync(join(folder, name))).toBe(true);
});

test('a calculator dropped in has its page without a restart', async () => {
  expect(await textOf('/tools')).not.toContain('/tools/nueva');
  addCalculator(project.folder);
  await expect.poll(() => textOf('/tools'), { timeout: 90_000 }).toContain('href="/tools/nueva"');
  expect(await textOf('/tools/nueva')).toContain('Una herramienta nueva | Ígnea');
});

async function textOf(path: string) {
  return (await fetch(`${origin}${path}`)).text();
}
