/**
 * `npm run bench`: every page as Lighthouse sees it on a phone with slow 4G, from the real nginx.
 * Rounds are interleaved, so that a busy minute of the machine spoils no page alone; the table has
 * medians. `npm run bench -- / /contact` measures some pages only, `--runs 1` is a quick look.
 */
import { parseArgs } from 'node:util';
import { readContent } from '../app/content.server/read.ts';
import { listPages, notFoundPath } from '../app/pages/registry.server.ts';
import { startNginx } from '../deploy/nginx/local.ts';
import { kinds, type Visit, visit } from './lighthouse.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const all = listPages(readContent()).map(({ path }) => path);
const paths = positionals.length > 0 ? positionals : all;
const runs = Number(values.runs);
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
const server = await startNginx({ plain: true });
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, path] of paths.entries()) {
      process.stderr.write(`\rround ${run} of ${runs}, page ${index + 1} of ${paths.length}  `);
      visits.get(path)?.push(await visit(server.origin + path, chromium));
    }
  }
} finally {
  await server.stop();
}
process.stderr.write('\r\n');
report();

function report() {
  const heads = ['page', ...kinds.map((kind) => kind.slice(0, 5)), 'total kB'];
  const rows = [[...heads, 'FCP s', 'LCP s', 'TBT ms', 'by CPU', 'CLS', 'scores']];
  for (const [path, seen] of visits) {
    const kilobytes = kinds.map((kind) => median(seen, (one) => one.bytes[kind]) / 1000);
    const total = kilobytes.reduce((sum, one) => sum + one, 0);
    const scores = (seen[0]?.scores ?? []).map((_, at) =>
      median(seen, (one) => one.scores[at] ?? 0),
    );
    rows.push([
      path,
      ...[...kilobytes, total].map((size) => size.toFixed(1)),
      (median(seen, ({ fcp }) => fcp) / 1000).toFixed(2),
      (median(seen, ({ lcp }) => lcp) / 1000).toFixed(2),
      median(seen, ({ tbt }) => tbt).toFixed(0),
      median(seen, ({ cpu }) => cpu).toFixed(0),
      median(seen, ({ cls }) => cls).toFixed(3),
      scores.join('/'),
    ]);
  }
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  for (const [path, seen] of visits) {
    const complaints = new Set(seen.flatMap((one) => one.complaints));
    // The 404 page asks robots to stay away, as it should.
    if (path === notFoundPath) complaints.delete('is-crawlable: Page is blocked from indexing');
    for (const complaint of complaints) console.log(`${path}  ${complaint}`);
  }
}

function median(seen: Visit[], value: (one: Visit) => number): number {
  const sorted = seen.map(value).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
