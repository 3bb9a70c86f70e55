import { ready } from '../support/calculator.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { samplePages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** The phone that Lighthouse plays. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const budgets = {
  home: 300_000,
  // The plant's own code may weigh 60 kB beyond what every page has.
  plant: 280_000,
  other: 220_000,
  fonts: 25_000,
  document: 39_400,
  // For paper.
  sheet: 4_500,
};

for (const { path, kind } of samplePages) {
  test(`the first load of ${path} keeps within its weight`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    const weights: Record<string, number> = {};
    session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
      kinds.set(requestId, type);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      weights[kind] = (weights[kind] ?? 0) + encodedDataLength;
    });
    if (kind === 'contact') await standInForMap(page);
    await open(page, path);
    if (kind === 'tool') await ready(page.locator('[id^="calcular-"]'));
    // The frame of the map may never come to rest.
    await page.waitForLoadState(kind === 'contact' ? 'load' : 'networkidle');

    expect(weights.Script ?? 0).toBeGreaterThan(50_000);
    expect(weights.Stylesheet ?? 0).toBeLessThanOrEqual(budgets.sheet);
    expect(weights.Font ?? 0).toBeLessThanOrEqual(budgets.fonts);
    expect(weights.Document ?? 0).toBeLessThanOrEqual(budgets.document);
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    const most = kind in budgets ? budgets[kind as keyof typeof budgets] : budgets.other;
    expect(total).toBeLessThanOrEqual(most);
  });
}
