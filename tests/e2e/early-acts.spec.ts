import type { Page } from '@playwright/test';
import { earlyActs, isTakenOver } from '../support/early-acts.ts';
import { expect, test } from '../support/test.ts';

// Each act says its own width.

/** Opens a page whose code is held back until it is let go: all that happens before is native. */
async function openWithoutCode(page: Page, path: string) {
  const letGo = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await letGo.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  return async () => {
    letGo.resolve();
    await page.waitForFunction(isTakenOver);
  };
}

for (const { name, path, width, press, holds } of earlyActs) {
  test(`${name}: pressed before any script is there, it counts and stays`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const start = await openWithoutCode(page, path);
    expect(await page.evaluate(holds)).toBe(false);
    const before = page.url();
    await press(page);
    await expect.poll(() => page.evaluate(holds)).toBe(true);
    const top = await page.evaluate(() => scrollY);
    expect(page.url()).toBe(before);
    await start();
    await expect.poll(() => page.evaluate(holds)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(page.url()).not.toContain('_R_');
  });
}

test('of two presses both count', async ({ page }) => {
  const start = await openWithoutCode(page, '/');
  const acts = earlyActs.filter(({ path }) => path === '/');
  for (const { press } of acts) await press(page);
  await start();
  for (const { holds } of acts) expect(await page.evaluate(holds)).toBe(true);
});

test('a menu opened early makes the page inert', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const start = await openWithoutCode(page, '/about');
  await page.getByRole('img', { name: 'Abrir el menú' }).click();
  await start();
  for (const landmark of ['main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveJSProperty('inert', true);
  }
});

test('the search pressed early opens when it can, and leads nowhere else', async ({ page }) => {
  const start = await openWithoutCode(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' }).click();
  await start();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('machines ticked early for the comparison are compared', async ({ page }) => {
  const start = await openWithoutCode(page, '/products');
  const boxes = page.getByRole('checkbox', { name: /^Comparar/ });
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await start();
  await expect(page).toHaveURL(/comparar=[a-z-]+,[a-z-]+$|comparar=[a-z-]+%2C[a-z-]+$/);
  for (const index of [0, 2]) await expect(boxes.nth(index)).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
});

test('a picture of the hero chosen early is the one that is shown', async ({ page }) => {
  const start = await openWithoutCode(page, '/');
  await page.locator('main fieldset').first().locator(':scope > *').nth(2).click();
  await start();
  const shown = page.locator('[data-shown="true"]');
  await expect(shown).toHaveCount(1);
  const index = await shown.evaluate((one) =>
    [...(one.parentElement?.children ?? [])].indexOf(one),
  );
  expect(index).toBe(2);
});
