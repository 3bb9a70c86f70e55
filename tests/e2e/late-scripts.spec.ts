import type { Page } from '@playwright/test';
import { wake } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

/** The router takes over the scroll position when React is awake. */
const isAwake = () => history.scrollRestoration === 'manual';
const third = (page: Page) => page.getByRole('button', { name: 'Imagen 3 de 5' });
const sheetIsOn = () => document.querySelectorAll('link[rel=stylesheet]:not([disabled])').length;

test('nothing of React runs until the visitor does something or has read a while', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(2900);
  expect(await page.evaluate(isAwake)).toBe(false);
  expect(await page.evaluate(sheetIsOn)).toBe(0);
  await page.clock.runFor(200);
  await page.waitForFunction(isAwake);
  expect(await page.evaluate(sheetIsOn)).toBe(1);
});

test('a button that is pressed before React listens does its work when it does', async ({
  page,
}) => {
  await page.goto('/');
  await third(page).evaluate((button) => (button as HTMLElement).click());
  expect(await page.evaluate(isAwake)).toBe(false);
  await expect(third(page)).toHaveAttribute('aria-current', 'false');
  await wake(page);
  await expect(third(page)).toHaveAttribute('aria-current', 'true');
});

test.describe('without the sheet', () => {
  test.use({ expectedErrors: [/404/] });

  test('the page still comes alive', async ({ page }) => {
    await page.route('**/assets/*.css', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await wake(page);
    await third(page).click();
    await expect(third(page)).toHaveAttribute('aria-current', 'true');
  });
});
