/**
 * `npm test`: everything that must hold, in one run, with one summary at the end. CI runs this.
 * With names of steps, only those: `npm run lint`, `npm run test:e2e` and others.
 */
import { spawn } from 'node:child_process';
import { ensureTestBrowser } from './browser.mjs';
import { ensurePdfReader, ensureServers } from './servers.mjs';
import { installDependencies } from './setup.mjs';

const steps = {
  lint: [
    ['biome', ['ci', '--error-on-warnings', '.']],
    ['stylelint', ['app/**/*.css']],
  ],
  types: [
    ['react-router', ['typegen']],
    ['tsc', []],
  ],
  unused: [['knip', []]],
  unit: [['vitest', ['run', '--project', 'unit']]],
  build: [['npm', ['run', '--silent', 'build']]],
  pages: [['vitest', ['run', '--project', 'build']]],
  servers: [['vitest', ['run', '--project', 'servers']]],
  browser: [['playwright', ['test']]],
};

const [first, ...others] = process.argv.slice(2);
const named = [first, ...others].filter((word) => word in steps);
const wanted = named.length > 0 ? named : Object.keys(steps);
// What follows the names goes to the last step: npm run test:e2e -- tests/e2e/hero.spec.ts
const extra = [first, ...others].filter((word) => word && !(word in steps));

installDependencies();
const env = { ...process.env };
if (wanted.includes('browser')) env.CHROMIUM_PATH = ensureTestBrowser();
if (wanted.includes('pages')) ensurePdfReader();
if (wanted.includes('servers')) ensureServers();

/** Steps of one line run at the same time: each alone would leave a core idle. */
const sideBySide = [
  ['lint', 'types', 'unused'],
  ['unit'],
  ['build'],
  ['pages', 'servers'],
  ['browser'],
];

const results = new Map();
for (const line of sideBySide) {
  // Later steps test what the build has made; without it they would test an old one.
  if (results.get('build')?.code) break;
  const names = line.filter((name) => wanted.includes(name));
  await Promise.all(names.map((name) => runStep(name, names.length > 1)));
}

console.log('\n── Resumen');
for (const [name, { code, seconds }] of results) {
  console.log(`${code === 0 ? ' bien ' : ' FALLÓ'}  ${name} (${seconds.toFixed(1)} s)`);
}
const passed = [...results.values()].filter(({ code }) => code === 0).length;
const failed = wanted.length - passed;
// In English too, for programs that read it.
console.log(`\n${passed} bien, ${failed} con fallas (${passed} passed, ${failed} failed)`);
process.exit(passed === wanted.length ? 0 : 1);

async function runStep(name, amongOthers) {
  const start = Date.now();
  let code = 0;
  for (const [command, args] of steps[name]) {
    const all = name === wanted.at(-1) ? [...args, ...extra] : args;
    code = (await runCommand(name, command, all, amongOthers)) || code;
  }
  results.set(name, { code, seconds: (Date.now() - start) / 1000 });
}

/** What runs among others is shown when it has ended, so that nothing is mixed. */
function runCommand(name, command, args, amongOthers) {
  const title = `\n── ${name}: ${command} ${args.join(' ')}\n`;
  const printed = [];
  const child = spawn(command, args, {
    env,
    shell: process.platform === 'win32',
    stdio: amongOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (!amongOthers) process.stdout.write(title);
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => printed.push(part));
  return new Promise((ended) => {
    child.on('error', (error) =>
      printed.push(`No se pudo ejecutar ${command}: ${error.message}\n`),
    );
    child.on('close', (status) => {
      process.stdout.write(
        Buffer.concat([amongOthers ? title : '', ...printed].map((part) => Buffer.from(part))),
      );
      ended(status ?? 1);
    });
  });
}
