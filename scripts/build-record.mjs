/**
 * What a build was made from, written into the built folder: whatever builds there afterwards takes
 * the record away. Plain JavaScript, for `npm start` looks at it before anything is installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** What goes public. */
const wholeFolder = 'build';
/** What `npm start` makes in haste to look at: never over the folder that somebody is about to publish. */
const startFolder = 'build/start';

/** Where this process builds, or serves from. */
export function buildFolder() {
  return process.env.BUILD_FOLDER || wholeFolder;
}

const recordIn = (folder) => join(folder, 'client/.build-record');
const sources = [
  'app',
  'content',
  'deploy/caching.ts',
  'deploy/headers.ts',
  'deploy/policy.ts',
  'deploy/write.ts',
  'deploy/nginx',
  'engineering',
  'enhance',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** For `npm start`: a folder with what a build would make now, or the one to make it in. */
export function folderToServe() {
  const isWhole = isBuilt(wholeFolder);
  const folder = isWhole ? wholeFolder : startFolder;
  return { folder, isReady: isWhole || isBuilt(startFolder) };
}

/** True when the built site is what a build would make now. */
export function isBuilt(folder = buildFolder()) {
  const record = recordIn(folder);
  return existsSync(record) && readFileSync(record, 'utf8') === fingerprint();
}

/** For the last step of a build. */
export function recordBuild() {
  writeFileSync(recordIn(buildFolder()), fingerprint());
}

/** For its first: one that fails half-way leaves none. */
export function forgetBuild() {
  rmSync(recordIn(buildFolder()), { force: true });
}

function fingerprint() {
  const hash = createHash('sha256').update(JSON.stringify(settings()));
  for (const source of sources) {
    for (const file of listFiles(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** As the build sees them: the environment goes before the file. */
function settings() {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return Object.entries({ ...file, ...process.env })
    .filter(([name]) => /^(SITE_URL|EMAILJS_)/.test(name))
    .sort();
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
