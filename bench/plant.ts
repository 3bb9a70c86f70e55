/**
 * `npm run bench:plant`: what a slider of the plant costs a phone of a quarter of this machine's
 * speed. A new value with every frame; reports the processor's time of the page's main thread for a
 * frame, which does not grow when the machine has other work, and the time between frames, which does.
 * Beside it what the same slider costs when nothing listens to it: the browser's own part.
 */
import { chromium } from '@playwright/test';
import { startNginx } from '../deploy/nginx/local.ts';

const slowdown = 4;
const frames = 180;
/** The first ones still compile the code. */
const warmUp = 30;

/** What the browser's trace calls them. */
const parts = {
  script: ['FunctionCall'],
  'style and layout': ['UpdateLayoutTree', 'Layout'],
  painting: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  'all of the main thread': ['RunTask'],
};

/** Times in microseconds: `ts` by the clock, `tdur` of the processor. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

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
  const categories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'blink.user_timing',
  ];
  const measured: Record<string, number>[] = [];
  for (const isAlone of [false, true]) {
    await browser.startTracing(page, { categories });
    await slider.evaluate(moveWithEachFrame, { frames, warmUp, isAlone });
    const trace = JSON.parse(String(await browser.stopTracing()));
    measured.push(timesOf(trace.traceEvents));
  }
  const [plant = {}, alone = {}] = measured;
  console.log('| a frame | ms | the slider by itself |\n|---|---|---|');
  for (const [part, time] of Object.entries(plant)) {
    console.log(`| ${part} | ${time.toFixed(1)} | ${alone[part]?.toFixed(1)} |`);
  }
} finally {
  await browser.close();
  await nginx.stop();
}

function timesOf(events: TraceEvent[]): Record<string, number> {
  const [begin, end] = ['begin', 'end'].map((mark) => events.find(({ name }) => name === mark));
  if (!begin || !end) throw new Error('The trace has no marks');
  const within = events.filter(
    ({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts >= begin.ts && ts <= end.ts,
  );
  const measured = frames - warmUp;
  const times = Object.entries(parts).map(([part, names]) => {
    const time = processorTime(within.filter(({ name }) => names.includes(name)));
    return [part, time / measured] as const;
  });
  return {
    ...Object.fromEntries(times),
    'from frame to frame': (end.ts - begin.ts) / 1000 / measured,
  };
}

/** In milliseconds; what lies within another event is not counted twice. */
function processorTime(events: TraceEvent[]): number {
  let [sum, until] = [0, 0];
  for (const { ts, dur = 0, tdur = 0 } of events.toSorted((a, b) => a.ts - b.ts)) {
    if (ts < until) continue;
    until = ts + dur;
    sum += tdur / 1000;
  }
  return sum;
}

/** Runs in the page: React hears an input event as it hears a finger. */
async function moveWithEachFrame(
  element: Element,
  count: { frames: number; warmUp: number; isAlone: boolean },
) {
  let input = element as HTMLInputElement;
  if (count.isAlone) {
    // A copy that React does not know.
    const copy = input.cloneNode() as HTMLInputElement;
    input.replaceWith(copy);
    input = copy;
  }
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (let frame = 0; frame < count.frames; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (frame === count.warmUp) performance.mark('begin');
    set?.call(input, String(100 + Math.round(300 * Math.abs(Math.sin(frame / 30)))));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  performance.mark('end');
}
