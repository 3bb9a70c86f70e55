/** `npm start`: installs what is missing, builds what has changed, serves the site with its inbox. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, run } from './setup.mjs';

const stamp = '.cache/built';
const sources = [
  'app',
  'content',
  'deploy/caching.ts',
  'deploy/headers.ts',
  'deploy/policy.ts',
  'deploy/write.ts',
  'engineering',
  'enhance',
  'scripts',
  'public/favicon.svg',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  '.env',
];

installDependencies();
const wanted = fingerprint();
if (
  !existsSync('build/client/index.html') ||
  !existsSync(stamp) ||
  readFileSync(stamp, 'utf8') !== wanted
) {
  run('npm', ['run', '--silent', 'build']);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, wanted);
}
run('node', ['inbox/main.ts']);

function fingerprint() {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(SITE_URL|EMAILJS_)/.test(name),
  );
  hash.update(JSON.stringify(settings.sort()));
  for (const source of sources) {
    for (const file of listFiles(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
