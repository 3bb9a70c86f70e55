import { expect, type Page } from '@playwright/test';

const budgets: Record<string, number> = {
  home: 300_000,
  // The plant's own code may weigh 60 kB beyond what every page has.
  plant: 280_000,
};
const most = {
  total: 220_000,
  fonts: 25_000,
  document: 34_400,
  // For paper.
  sheet: 6_500,
};

/** Counts the bytes of each kind that come over the line from now on. */
export async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

/** What has come for a page of this kind keeps within its budgets. */
export function expectLight(kind: string, bytes: Record<string, number>) {
  expect(bytes.Script ?? 0).toBeGreaterThan(50_000);
  expect(bytes.Stylesheet ?? 0).toBeLessThanOrEqual(most.sheet);
  expect(bytes.Font ?? 0).toBeLessThanOrEqual(most.fonts);
  expect(bytes.Document ?? 0).toBeLessThanOrEqual(most.document);
  const total = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  expect(total).toBeLessThanOrEqual(budgets[kind] ?? most.total);
}
