/** `npm test`: everything that must hold, in one run, with one summary at the end. CI runs this. */
import { ensureBrowser } from './browser.mjs';
import { ensureServers } from './servers.mjs';
import { installDependencies, tryRun } from './setup.mjs';

const steps = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['styles', 'stylelint', ['app/**/*.css']],
  ['types', 'react-router', ['typegen']],
  ['types', 'tsc', []],
  ['unused code', 'knip', []],
  ['unit tests', 'vitest', ['run', '--project', 'unit']],
  ['build', 'npm', ['run', '--silent', 'build']],
  ['built pages', 'vitest', ['run', '--project', 'build']],
  ['servers', 'vitest', ['run', '--project', 'servers']],
  ['browser', 'playwright', ['test']],
];

installDependencies();
const chromium = ensureBrowser();
ensureServers();
const env = { ...process.env, CHROMIUM_PATH: chromium };
const results = new Map();
for (const [name, command, args] of steps) {
  // Later steps test what the build has made; without it they would test an old one.
  if (results.get('build')?.code) break;
  const start = Date.now();
  console.log(`\n── ${name}: ${command} ${args.join(' ')}`);
  const code = tryRun(command, args, { env });
  const before = results.get(name) ?? { code: 0, seconds: 0 };
  results.set(name, {
    code: before.code || code,
    seconds: before.seconds + (Date.now() - start) / 1000,
  });
}

console.log('\n── Summary');
for (const [name, { code, seconds }] of results) {
  console.log(`${code === 0 ? '  ok  ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
}
const names = new Set(steps.map(([name]) => name));
const passed = [...results.values()].filter(({ code }) => code === 0).length;
console.log(`\n${passed} passed, ${names.size - passed} failed`);
process.exit(passed === names.size ? 0 : 1);
