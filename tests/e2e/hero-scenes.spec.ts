import type { Page } from '@playwright/test';
import { open, settle } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { images } = content.single.home.hero;

const mark = (page: Page, n: number) => page.getByRole('radio', { name: `Imagen ${n} de 5` });

test('a picture that comes in stays within its frame', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await mark(page, 2).click();
  const image = page.getByRole('main').getByRole('img', { name: images[1]?.alt ?? '' });
  await expect(image).toBeVisible();
  const beyond = await image.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return document.elementsFromPoint(left + 2, top + height / 2).includes(element);
  });
  expect(beyond).toBe(false);
});

test('pictures end above their figures, which stand at one height', async ({ page }) => {
  await open(page, '/');
  for (const n of [2, 3, 4, 5]) await mark(page, n).press('Space');
  await expect(page.locator('main [data-shown] img')).toHaveCount(5);
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : (width * 5) / 8 });
    await settle(page);
    // The shown one is at rest, the others are as they come in.
    const edges = await page.locator('main [data-shown]').evaluateAll((scenes) =>
      scenes.map((one) => ({
        foot: one.querySelector('img')?.getBoundingClientRect().bottom ?? Number.NaN,
        figure: one.querySelector('strong')?.getBoundingClientRect().top ?? Number.NaN,
      })),
    );
    const [first = { foot: Number.NaN, figure: Number.NaN }] = edges;
    expect(first.figure).toBeGreaterThan(first.foot);
    for (const { foot, figure } of edges) {
      expect(foot).toBeCloseTo(first.foot, 0);
      expect(figure).toBeCloseTo(first.figure, 0);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture stands at the head of the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const picture = await page.locator('main img').first().boundingBox();
    const stage = await page.locator('main section').first().boundingBox();
    expect(picture?.y).toBe(stage?.y);
  });
});
