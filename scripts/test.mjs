/**
 * `npm test`: everything that must hold, in one run, with one summary at the end. CI runs this.
 * With names of steps, only those: `npm run lint`, `npm run test:e2e` and others.
 */
import { ensureTestBrowser } from './browser.mjs';
import { ensurePdfReader, ensureServers } from './servers.mjs';
import { installDependencies, tryRun } from './setup.mjs';

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

const results = new Map();
for (const name of wanted) {
  // Later steps test what the build has made; without it they would test an old one.
  if (results.get('build')?.code) break;
  const start = Date.now();
  const code = steps[name].map((step) => runStep(name, step)).find((one) => one !== 0) ?? 0;
  results.set(name, { code, seconds: (Date.now() - start) / 1000 });
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

function runStep(name, [command, args]) {
  const all = name === wanted.at(-1) ? [...args, ...extra] : args;
  console.log(`\n── ${name}: ${command} ${all.join(' ')}`);
  return tryRun(command, all, { env });
}
