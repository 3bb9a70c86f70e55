import type { Page } from '@playwright/test';
import { standInForMap } from '../support/map.ts';
import { onePerKind } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Pictures that are shown larger than the file the browser has chosen, although a larger one exists. */
async function stretched(page: Page) {
  return page.evaluate(() => {
    const images = [...document.images].filter((image) => image.closest('picture'));
    for (const image of images) image.loading = 'eager';
    const shown = images.filter((image) => image.checkVisibility({ visibilityProperty: true }));
    return shown.flatMap((image) => {
      const file = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1]);
      const widest = Number(image.getAttribute('width'));
      const ratio = widest / Number(image.getAttribute('height'));
      const box = image.getBoundingClientRect();
      const covered = Math.max(box.width, box.height * ratio);
      const needed = Math.round(covered * devicePixelRatio);
      const isEnough = file >= Math.min(needed, widest) - 2;
      return isEnough ? [] : [`${image.alt}: ${file} for ${needed}`];
    });
  });
}

const windows = {
  1: [
    [768, 1024],
    [1920, 1080],
  ],
  2: [
    [390, 844],
    [1280, 800],
  ],
} as const;

for (const { path } of onePerKind) {
  test(`pictures of ${path} keep to their own pixels at density 1 and 2`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    for (const [density, sizes] of Object.entries(windows)) {
      const deviceScaleFactor = Number(density);
      // Which file is chosen is up to the markup alone.
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        deviceScaleFactor,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      await standInForMap(page);
      await page.goto(path);
      // From narrow to wide: the browser keeps a picture it has while that is large enough.
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => stretched(page), { message: `${width} wide` }).toEqual([]);
      }
      await context.close();
    }
  });
}

test.describe('a drawing on a phone, wider than its window', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  test('keeps to its own pixels once one comes to it', async ({ page }) => {
    for (const path of ['/about', '/services/desarrollo-ingenierias']) {
      await page.goto(path);
      const drawing = page.locator('main a:has([data-drawing]) picture > img').first();
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          drawing.evaluate((image: HTMLImageElement) => image.getBoundingClientRect().width),
        )
        .toBe(800);
      await expect
        .poll(() =>
          drawing.evaluate(
            ({ currentSrc }: HTMLImageElement) => /-(\d+)\.\w+$/.exec(currentSrc)?.[1],
          ),
        )
        .toBe('1600');
    }
  });
});
