/**
 * `npm run bench:explorer`: the boiler in three dimensions on a phone of a quarter of this machine's
 * speed, drawn without a graphics card: how soon it is there on a slow line (1.6 Mbit/s, 150 ms), how
 * many frames it draws while something flows, and whether ten openings leave anything behind.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { startNginx } from '../deploy/nginx/local.ts';
import { contextsAlive, watchGraphics } from '../tests/support/graphics.ts';
import { slowLine } from './slow-line.ts';

const path = '/equipment/calderas-vapor';
const slowdown = 4;
const patience = { timeout: 120_000 };

const nginx = await startNginx({ plain: true });
const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  await arrival(browser);
  await frames(browser);
  await openings(browser);
} finally {
  await browser.close();
  await nginx.stop();
}

async function phone(from: Browser, rate: number) {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watchGraphics);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session, close: () => context.close() };
}

async function arrival(from: Browser) {
  const { page, session, close } = await phone(from, slowdown);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  const begin = performance.now();
  const since = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
  await page.goto(`${nginx.origin}${path}?paso=3`, { waitUntil: 'commit' });
  await page.getByRole('dialog').waitFor(patience);
  console.log(`step 3 of a link, in words and with its picture, after ${since()}`);
  await isThere(page);
  console.log(`the same in three dimensions, after ${since()}`);
  await close();
}

async function frames(from: Browser) {
  const { page, close } = await phone(from, slowdown);
  await page.goto(`${nginx.origin}${path}?paso=2`);
  await isThere(page);
  console.log('| second | frames | pixels to one of the page |\n|---|---|---|');
  for (let second = 1; second <= 8; second += 1) {
    const { frames: drawn, ratio } = await page.evaluate(oneSecond);
    console.log(`| ${second} | ${drawn} | ${ratio.toFixed(2)} |`);
  }
  await close();
}

async function openings(from: Browser) {
  const { page, session, close } = await phone(from, 1);
  await page.goto(nginx.origin + path);
  console.log('| openings | JavaScript heap MB | contexts alive |\n|---|---|---|');
  for (let times = 1; times <= 10; times += 1) {
    await page.getByRole('button', { name: 'Ver en 3D' }).click(patience);
    await isThere(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // React lets go of the canvas a moment later.
    await page.waitForFunction('watched.contexts.every((context) => context.isContextLost())');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const alive = await page.evaluate(contextsAlive);
    console.log(`| ${times} | ${(usedSize / 1e6).toFixed(1)} | ${alive} |`);
  }
  await close();
}

function isThere(page: Page) {
  return page.getByRole('dialog').getByRole('button', { name: 'Acercar' }).waitFor(patience);
}

/** Runs in the page. A frame is drawn in the turn of the browser in which its canvas has changed. */
async function oneSecond() {
  const { watched } = window as unknown as { watched: { drawn: number } };
  const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas');
  const end = performance.now() + 1000;
  let frames = 0;
  let { drawn } = watched;
  while (performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (watched.drawn !== drawn) frames += 1;
    drawn = watched.drawn;
  }
  return { frames, ratio: (canvas?.width ?? 0) / (canvas?.clientWidth || 1) };
}
