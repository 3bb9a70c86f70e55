/** Runs Lighthouse as a phone on slow 4G and reads from its report what the table shows. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export type Visit = {
  bytes: Record<Kind, number>;
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  /** Blocking by processor time: see `blocking`. */
  cpu: number;
  cls: number;
  complaints: string[];
};

export const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Other'] as const;
type Kind = (typeof kinds)[number];

type Audit = { title: string; score: number | null; numericValue?: number; details?: Details };
type Details = { items?: { resourceType?: string; transferSize?: number }[] };
type Category = { score: number; auditRefs: { id: string; weight: number }[] };
type Report = {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<string, Category>;
};
type Flags = { port: number; output: 'json'; logLevel: 'error'; ignoreStatusCode: boolean };
type Event = { name: string; ph: string; pid: number; tid: number; ts: number; dur: number } & {
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
};
type Artifacts = { Trace: { traceEvents: Event[] } };
type Outcome = { lhr: Report; artifacts: Artifacts };
type Lighthouse = (url: string, flags: Flags) => Promise<Outcome | undefined>;
type Chrome = { port: number; kill(): void };
type Launcher = { launch(options: object): Promise<Chrome> };

const found = createRequire(new URL('package.json', import.meta.url));
const load = async (name: string) => import(pathToFileURL(found.resolve(name)).href);

/** Lighthouse sometimes misses the start of a page on a busy machine; then it looks again. */
export async function visit(url: string, chromePath: string, attempts = 3): Promise<Visit> {
  try {
    return await lookOnce(url, chromePath);
  } catch (problem) {
    if (attempts === 1) throw problem;
    return visit(url, chromePath, attempts - 1);
  }
}

/** A fresh browser for each visit: nothing is cached, nothing is still running. */
async function lookOnce(url: string, chromePath: string): Promise<Visit> {
  const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse };
  const { launch } = (await load('chrome-launcher')) as Launcher;
  const chromeFlags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
  ];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    // The 404 page is measured too.
    const settings = { output: 'json', logLevel: 'error', ignoreStatusCode: true } as const;
    const result = await lighthouse(url, { port: chrome.port, ...settings });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
    return { ...read(result.lhr), cpu: blocking(result.artifacts.Trace.traceEvents, url) };
  } finally {
    chrome.kill();
  }
}

function read({ audits, categories }: Report): Omit<Visit, 'cpu'> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Visit['bytes'];
  for (const { resourceType = '', transferSize = 0 } of audits['network-requests']?.details
    ?.items ?? []) {
    const kind = kinds.find((one) => one === resourceType) ?? 'Other';
    bytes[kind] += transferSize;
  }
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    bytes,
    scores: Object.values(categories).map(({ score }) => Math.round(score * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    complaints: complaints(audits, categories),
  };
}

/**
 * Counted as Lighthouse counts blocking time, as if on a phone, but by the time that the main thread
 * had a processor, and over every task of the page, also before its first paint: what the page asks
 * for, whoever else uses the machine.
 */
function blocking(events: Event[], url: string): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`${url}: the trace does not show when it was opened`);
  const { pid, tid, ts } = start;
  const main = events.filter(
    (one) => one.pid === pid && one.tid === tid && one.ts >= ts && one.ph === 'X',
  );
  const layouts = main.filter(({ name }) => name === 'Layout');
  let sum = 0;
  for (const task of main.filter(({ name }) => name === 'RunTask')) {
    const laidOut = layouts.some((one) => one.ts >= task.ts && one.ts < task.ts + task.dur);
    const onPhone = ((task.tdur ?? task.dur) / 1000) * (laidOut ? 2 : 4);
    sum += Math.max(0, onPhone - 50);
  }
  return sum;
}

/** What costs points outside of speed, in Lighthouse's own words. */
function complaints(audits: Report['audits'], categories: Report['categories']): string[] {
  const judged = Object.entries(categories).filter(([name]) => name !== 'performance');
  const refs = judged.flatMap(([, { auditRefs }]) => auditRefs);
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}
