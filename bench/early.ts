/**
 * `npm run bench:early`: what a visitor presses as soon as the page is painted, on a phone with a slow
 * line (1.6 Mbit/s, 150 ms) and a quarter of this machine's speed. Each act must hold within 2.5 s of
 * the press and stay. `--runs 1` is a quick look.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startNginx } from '../deploy/nginx/local.ts';
import { type EarlyAct, earlyActs, isTakenOver } from '../tests/support/early-acts.ts';
import { slowLine } from './slow-line.ts';

const limit = 2500;
const slowdown = 4;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const nginx = await startNginx({ plain: true });
const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
let failed = false;
console.log('| act | page | pressed s | held after ms | React there s | stays |');
console.log('|---|---|---|---|---|---|');
try {
  for (const act of earlyActs) {
    for (let run = 0; run < Number(values.runs); run += 1) await report(act);
  }
} finally {
  await browser.close();
  await nginx.stop();
}
if (failed) process.exit(1);

async function report(act: EarlyAct) {
  const { pressed, held, started, stays } = await measure(browser, act);
  failed ||= !stays || held > limit;
  const seconds = (time: number) => (time / 1000).toFixed(2);
  const cells = [act.name, act.path, seconds(pressed), held.toFixed(0), seconds(started)];
  console.log(`| ${[...cells, stays ? 'yes' : 'NO'].join(' | ')} |`);
}

async function measure(from: Browser, { path, width, press, holds }: EarlyAct) {
  const context = await from.newContext({ viewport: { width, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(nginx.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const now = () => page.evaluate(() => performance.now());
    const pressed = await now();
    await press(page);
    await page.waitForFunction(holds, undefined, { timeout: 15_000 }).catch(() => {});
    const held = (await now()) - pressed;
    await page.waitForFunction(isTakenOver, undefined, { timeout: 30_000 });
    const started = await now();
    // Late parts have their time to come and to change something.
    await page.waitForLoadState('networkidle');
    return { pressed, held, started, stays: await page.evaluate(holds) };
  } finally {
    await context.close();
  }
}
