import type { Page } from '@playwright/test';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// Layout needs neither scripts nor pictures, and without them every page is looked at in seconds.
test.use({ javaScriptEnabled: false });

/** How far the page can be scrolled sideways, in pixels. */
function overflow() {
  scrollTo({ left: 1000, behavior: 'instant' });
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(scrollX, scrollWidth - clientWidth);
}

/** Cells of tables that are cut, or do not say the name of their column. */
function tableFaults() {
  const cells = [...document.querySelectorAll('main figure table :is(td, tbody th)')];
  return cells.flatMap((cell) => {
    if (!cell.checkVisibility()) return [];
    const box = cell.getBoundingClientRect();
    const isOutside = box.left < 0 || box.right > innerWidth;
    const isClipped = cell.scrollWidth > cell.clientWidth;
    const label = getComputedStyle(cell, '::before').content;
    const isUnnamed = cell.matches('td') && label !== `"${cell.getAttribute('data-label')}"`;
    return isOutside || isClipped || isUnnamed ? [cell.textContent] : [];
  });
}

/** Words of the title that stand on two lines. */
function brokenWords() {
  const text = document.querySelector('h1')?.firstChild;
  const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
  return words.filter((word) => {
    const range = document.createRange();
    range.setStart(text as Node, word.index);
    range.setEnd(text as Node, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
}

async function faultsOf(page: Page, path: string): Promise<unknown[]> {
  const faults: unknown[] = [];
  await page.goto(path);
  for (const width of [1920, 1280, 1024, 900, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(overflow);
    if (wide > 0) faults.push(`${path} at ${width}: ${wide} px too wide`);
    faults.push(...(await page.evaluate(brokenWords)));
    if (width < 600) faults.push(...(await page.evaluate(tableFaults)));
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const wide = await page.evaluate(overflow);
  if (wide > 0) faults.push(`${path} at 320 with text twice as large: ${wide} px too wide`);
  return faults;
}

for (const half of [0, 1]) {
  test(`every page fits every width, title and tables whole, its text twice as large too, half ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.route(/\/pictures\/|google/, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    const faults: unknown[] = [];
    for (const { path } of pages.filter((_, index) => index % 2 === half)) {
      faults.push(...(await faultsOf(page, path)));
    }
    expect(faults).toEqual([]);
  });
}
