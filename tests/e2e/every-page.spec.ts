import type { Page } from '@playwright/test';
import { content, isLong, pages, samplePages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// Layout needs neither scripts nor pictures, and without them every page is looked at in seconds.
// Lower windows have no room for a page's contents beside its text.
test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 1000 } });

/** At a phone's width and at a laptop's every page is looked at; at the others the layout, which pages of a kind share. */
const widthsOf = (path: string) =>
  isLong
    ? [1920, 1280, 1024, 900, 768, 390, 320]
    : samplePages.some((page) => page.path === path)
      ? [1280, 768, 390, 320]
      : [1280, 390, 320];

/** What the page says, in `shown` pieces, and the pieces of it that cannot be seen. */
function readText() {
  const notSaid =
    // Answers open by themselves; skeletons and what chooses a tab have nothing to say; a drawing has one for each width;
    // what is conditional fills a row's hole, or speaks of buttons that need scripts; paper says in words what the form shows;
    // a box shows the columns that there is no room for; a narrow window has none for a page's contents.
    'main nav, details:not([open]), [aria-hidden="true"], [role="radiogroup"], search, #preguntas, [id$="-help"], [data-drawn-for], [data-conditional], [data-on-paper], [data-more]';
  const text = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, [role])')]
    .filter((element) => !element.closest(notSaid) && !element.querySelector('button'))
    .filter((element) => element.textContent && element.getAttribute('role') !== 'status');
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shown = text.filter(isShown);
  // What stands in one of two places, by the room there is, is read in the other one.
  const read = new Set(shown.map((element) => element.textContent));
  const hidden = text.filter((element) => !isShown(element) && !read.has(element.textContent));
  return { shown: shown.length, hidden: hidden.map((one) => one.outerHTML) };
}

/** How far the page can be scrolled sideways, in pixels. */
function overflow() {
  scrollTo({ left: 1000, behavior: 'instant' });
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(scrollX, scrollWidth - clientWidth);
}

/** Cells of tables that are cut, or neither say the name of their column nor stand under it. */
function tableFaults() {
  const cells = [...document.querySelectorAll('main figure table :is(td, tbody th)')];
  return cells.flatMap((cell) => {
    if (!cell.checkVisibility()) return [];
    const box = cell.getBoundingClientRect();
    const isOutside = box.left < 0 || box.right > innerWidth;
    const isClipped = cell.scrollWidth > cell.clientWidth;
    const label = getComputedStyle(cell, '::before').content;
    const head = cell.closest('table')?.tHead?.getBoundingClientRect();
    const isUnderHead = (head?.height ?? 0) > 10;
    const isUnnamed =
      cell.matches('td') && !isUnderHead && label !== `"${cell.getAttribute('data-label')}"`;
    return isOutside || isClipped || isUnnamed ? [cell.textContent] : [];
  });
}

/** Words in a drawing that the window's edge cuts. */
function cutLabels() {
  const names = [...document.querySelectorAll('main svg text')];
  return names.flatMap((name) => {
    const { left, right } = name.getBoundingClientRect();
    return name.checkVisibility() && (left < 0 || right > innerWidth) ? [name.textContent] : [];
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
  const { shown, hidden } = await page.evaluate(readText);
  const faults: unknown[] = hidden.map((element) => `${path} does not show ${element}`);
  if (shown <= 10) faults.push(`${path} shows ${shown} texts`);
  for (const width of widthsOf(path)) {
    await page.setViewportSize({ width, height: 1000 });
    const wide = await page.evaluate(overflow);
    if (wide > 0) faults.push(`${path} at ${width}: ${wide} px too wide`);
    faults.push(...(await page.evaluate(brokenWords)));
    if (width > 600) continue;
    faults.push(...(await page.evaluate(tableFaults)), ...(await page.evaluate(cutLabels)));
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const wide = await page.evaluate(overflow);
  if (wide > 0) faults.push(`${path} at 320 with text twice as large: ${wide} px too wide`);
  return faults;
}

for (const half of [0, 1]) {
  test(`every page is read whole and fits every width, its text twice as large too, half ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.route(/\/pictures\/|google/, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    const faults: unknown[] = [];
    for (const { path, label } of pages.filter((_, index) => index % 2 === half)) {
      const [width = 320] = widthsOf(path);
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(path);
      await expect(page).toHaveTitle(`${label} | ${content.single.company.name}`);
      // What only a script could move is not offered.
      const moves = page.getByRole('button', { name: /Pausar|Siguiente|Anterior/ });
      await expect(moves).toHaveCount(0);
      faults.push(...(await faultsOf(page, path)));
    }
    expect(faults).toEqual([]);
  });
}
