/** For the tests: `npm start`'s own process on a small site, to be stopped, killed and measured. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder, writeSite } from './test-site.ts';

type Process = ChildProcess & { stderr: NodeJS.ReadableStream };

export function run(environment: Record<string, string>): Process {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, HOST: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child as Process;
}

/** Starts it and reads the block that it prints until the inbox folder stands there. */
export async function started(environment: Record<string, string>) {
  const child = run(environment);
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    if (printed.includes('Ctrl+C')) break;
  }
  return { child, printed, port: Number(/:(\d+)\//.exec(printed)?.[1]) };
}

export function folders(folder = temporaryFolder()) {
  writeSite(join(folder, 'site'));
  return { SITE_FOLDER: join(folder, 'site'), INBOX_FOLDER: join(folder, 'messages') };
}

/** Memory that a process holds, in MB. */
export function residentMemory(pid = 0): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
}

/** Processor time that a process has used, in seconds. */
export function processorTime(pid = 0): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
}
