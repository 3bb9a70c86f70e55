/**
 * `npm run bench:scale`: builds the site with 0 to 1 400 more products and tells what a page costs:
 * time and memory of the build, JavaScript and document as a visitor gets them, and the slowest answer
 * of the search.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { openSearch } from '../app/search/engine.ts';
import { copyProject } from '../tests/support/project-copy.ts';

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 350, 700, 1400];
const measured = '/products/valvulas-corte';
const questions = ['vapor', 'producto de prueba', 'trampa 6 barg', 'psv', 'golpe de ariete', 'p'];

console.log(
  '| more pages | build s | ms a page | peak MB | JavaScript kB | document kB | slowest answer ms |',
);
let base = 0;
for (const count of sizes) {
  const project = copyProject();
  try {
    addProducts(project.folder, count);
    const { seconds, peak } = await build(project.folder);
    base ||= seconds;
    const added = count > 0 ? (((seconds - base) / count) * 1000).toFixed(0) : '';
    const root = join(project.folder, 'build/client');
    const { scripts, document } = weigh(root);
    const row = [count, seconds.toFixed(1), added, (peak / 2 ** 20).toFixed(0), scripts, document];
    console.log(`| ${row.join(' | ')} | ${(await slowestAnswer(root)).toFixed(0)} |`);
  } finally {
    project.remove();
  }
}

/** Copies of the real products under other names, each reached from the one before. */
function addProducts(folder: string, count: number) {
  const products = join(folder, 'content/products');
  const models = readdirSync(products).map((name) =>
    parse(readFileSync(join(products, name), 'utf8')),
  );
  const slug = (n: number) => `producto-${n}`;
  for (let n = 0; n < count; n += 1) {
    const model = models[n % models.length];
    const copy = {
      ...model,
      label: `Producto de prueba ${n}`,
      title: `Producto de prueba número ${n}`,
      order: 100 + n,
      menu: false,
      meta: { description: `${model.meta.description.slice(0, 100)} Prueba ${n}.` },
      related: [`/products/${slug((n + 1) % count)}`],
    };
    writeFileSync(join(products, `${slug(n)}.yaml`), stringify(copy));
  }
}

async function build(folder: string) {
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (words) => (output += words));
  child.stderr.on('data', (words) => (output += words));
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, 200);
  const code = await new Promise((ended) => child.on('close', ended));
  clearInterval(watch);
  if (code !== 0) throw new Error(output);
  return { seconds: (performance.now() - start) / 1000, peak };
}

/** Resident bytes of a process and all that it has started. */
function memoryOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const own = Number(
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0,
    );
    const others = children ? children.split(' ').map(Number) : [];
    return own * 1024 + others.reduce((sum, child) => sum + memoryOf(child), 0);
  } catch {
    return 0;
  }
}

/** What a visitor of one of the real pages gets, compressed. */
function weigh(root: string) {
  const html = readFileSync(join(root, measured, 'index.html'), 'utf8');
  const [, src = '', modules = ''] = /data-src="([^"]*)" data-modules="([^"]*)"/.exec(html) ?? [];
  const kilobytes = (files: string[]) =>
    (files.reduce((sum, file) => sum + statSync(join(root, `${file}.br`)).size, 0) / 1000).toFixed(
      1,
    );
  return {
    scripts: kilobytes([src, ...modules.split(' ')]),
    document: kilobytes([`${measured}/index.html`]),
  };
}

/** Each question is asked once more after the code has been compiled for it. */
async function slowestAnswer(root: string): Promise<number> {
  const engine = await openSearch(JSON.parse(readFileSync(join(root, 'search.json'), 'utf8')));
  const times = questions.map((question) => {
    engine.ask(question);
    const start = performance.now();
    engine.ask(question);
    return performance.now() - start;
  });
  return Math.max(...times);
}
