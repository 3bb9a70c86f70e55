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
    // Its threads each check the types they share anew: one takes half of their work, and others wait for a core.
    ['tsc', ['--singleThreaded']],
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

const results = new Map();
// These leave a core idle for a part of their time; what runs beside them does not need the other.
const beside = { unit: ['lint', 'types', 'unused'], pages: ['servers'] };
const asideOf = (name) => (beside[name] ?? []).filter((other) => wanted.includes(other));
const aside = wanted.filter((name) => wanted.some((other) => asideOf(other).includes(name)));
for (const name of wanted.filter((one) => !aside.includes(one))) {
  await Promise.all([runInTurn(asideOf(name), 'pipe'), runInTurn([name], 'inherit')]);
}

console.log('\n── Resumen');
for (const name of wanted.filter((one) => results.has(one))) {
  const { code, seconds } = results.get(name);
  console.log(`${code === 0 ? ' bien ' : ' FALLÓ'}  ${name} (${seconds.toFixed(1)} s)`);
}
const passed = [...results.values()].filter(({ code }) => code === 0).length;
const failed = wanted.length - passed;
// In English too, for programs that read it.
console.log(`\n${passed} bien, ${failed} con fallas (${passed} passed, ${failed} failed)`);
process.exit(passed === wanted.length ? 0 : 1);

async function runInTurn(names, stdio) {
  for (const name of names) {
    // Later steps test what the build has made; without it they would test an old one.
    if (results.get('build')?.code) break;
    const start = Date.now();
    const codes = [];
    for (const step of steps[name]) codes.push(await runStep(name, step, stdio));
    const code = codes.find((one) => one !== 0) ?? 0;
    results.set(name, { code, seconds: (Date.now() - start) / 1000 });
  }
}

/** Resolves to its exit code; what one beside another has to say comes in one piece. */
function runStep(name, [command, args], stdio) {
  const all = name === wanted.at(-1) ? [...args, ...extra] : args;
  const title = `\n── ${name}: ${command} ${all.join(' ')}\n`;
  if (stdio === 'inherit') process.stdout.write(title);
  const child = spawn(command, all, { env, stdio, shell: process.platform === 'win32' });
  const said = [];
  child.stdout?.on('data', (words) => said.push(words));
  child.stderr?.on('data', (words) => said.push(words));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => said.push(`No se pudo ejecutar ${command}: ${message}\n`));
    child.on('close', (code) => {
      if (stdio === 'pipe' || said.length > 0) process.stdout.write(title + said.join(''));
      resolve(code ?? 1);
    });
  });
}
