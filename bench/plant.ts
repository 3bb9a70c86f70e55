/**
 * `npm run bench:plant`: frames while a slider of the plant moves, on a phone of a quarter of this
 * machine's speed. A new value with every frame for three seconds; reports how long frames took.
 */
import { chromium } from '@playwright/test';
import { startNginx } from '../deploy/nginx/local.ts';

const slowdown = 4;
const frames = 180;
const budget = 1000 / 60;

const nginx = await startNginx({ plain: true });
const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${nginx.origin}/tools/planta-vapor`);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.getByRole('button', { name: 'Usuarios de alta', exact: true }).first().click();
  const slider = page.getByRole('dialog').getByRole('slider').first();
  await slider.waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const took = await slider.evaluate(moveWithEachFrame, frames);
  const sorted = took.busy.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const late = took.busy.filter((time) => time > budget).length;
  console.log('| | ms |\n|---|---|');
  console.log(`| script and layout of a frame, median | ${at(0.5).toFixed(1)} |`);
  console.log(`| 95 of 100 | ${at(0.95).toFixed(1)} |`);
  console.log(`| longest | ${at(1).toFixed(1)} |`);
  console.log(`| between frames, mean | ${(took.total / frames).toFixed(1)} |`);
  console.log(`${late} of ${frames} frames took longer than ${budget.toFixed(1)} ms`);
} finally {
  await browser.close();
  await nginx.stop();
}

/** Runs in the page: React hears an input event as it hears a finger. */
async function moveWithEachFrame(element: Element, count: number) {
  const input = element as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const busy: number[] = [];
  const start = performance.now();
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise(requestAnimationFrame);
    const before = performance.now();
    set?.call(input, String(100 + Math.round(300 * Math.abs(Math.sin(frame / 30)))));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // Reading a size makes the browser lay out what React has just changed.
    document.body.getBoundingClientRect();
    busy.push(performance.now() - before);
  }
  return { busy, total: performance.now() - start };
}
