import type { Page } from '@playwright/test';
import { awake } from '../support/calculator.ts';
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
  await page.clock.runFor(1500);
  expect(await page.evaluate(isAwake)).toBe(false);
  expect(await page.evaluate(sheetIsOn)).toBe(0);
  await page.clock.runFor(2000);
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

test('what is entered before React listens is not lost, and is calculated', async ({ page }) => {
  const entered = Promise.withResolvers<void>();
  await page.route('**/assets/page-*.js', async (route) => {
    await entered.promise;
    await route.continue();
  });
  await page.goto('/equipment/calderas-vapor#calcular-calderas-vapor');
  const calculator = page.locator('#calcular-calderas-vapor');
  const field = calculator.getByRole('textbox').first();
  const answer = calculator.getByRole('status');
  const example = (await answer.textContent()) ?? '';
  await field.fill('777');
  entered.resolve();
  await awake(calculator);
  await expect(field).toHaveValue('777');
  await expect(answer).not.toHaveText(example);
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
