import type { Locator, Page } from '@playwright/test';
import { twoFrames } from './entrances.ts';
import { expect } from './test.ts';

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Goes down without the smoothness that belongs to links, so that it is there at once. */
export async function scrollDown(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

type Watched = Window & { scrolls: string[] };

/** How the site itself scrolls from now on: in which manner, and where to. Asking empties the list. */
export async function watchScrolls(page: Page) {
  await page.evaluate(() => {
    const scrolls: string[] = [];
    Object.assign(window, { scrolls });
    const note = (where: unknown) =>
      scrolls.push(`${getComputedStyle(document.documentElement).scrollBehavior} ${where}`);
    const { scrollTo } = window;
    window.scrollTo = (...args: unknown[]) => {
      if (typeof args[0] === 'number') note(args[1]);
      Reflect.apply(scrollTo, window, args);
    };
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (...args) {
      note(`#${this.id}`);
      scrollIntoView.apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as unknown as Watched).scrolls.splice(0));
}

/** In the upper half of the window, clear of the header that stays on top. */
export async function expectBelowHeader(page: Page, target: Locator) {
  await expect(async () => {
    const before = await scrollTop(page);
    const header = await page.getByRole('banner').boundingBox();
    const box = await target.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
    expect(box?.y).toBeLessThan(height / 2);
    // At rest: a smooth movement passes by the right place too.
    await twoFrames(page);
    expect(await scrollTop(page)).toBe(before);
  }).toPass({ timeout: 10_000 });
}
