import type { Page } from '@playwright/test';
import { withoutPictures } from '../support/browser.ts';
import { ready } from '../support/calculator.ts';
import { takenOver } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const boiler = '/equipment/calderas-vapor#calcular-calderas-vapor';
const calculatorCode = /\/assets\/(panel|calderas-vapor)-[^/]*\.js/;

/** Holds the calculator's own code back: React runs, its boundary waits. */
async function openWithoutCode(page: Page, link = boiler) {
  const released = Promise.withResolvers<void>();
  await page.route(calculatorCode, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(link);
  await takenOver(page);
  return {
    calculator: page.locator('#calcular-calderas-vapor'),
    release: released.resolve,
  };
}

test('number and unit that are entered before the code has come stay together', async ({
  page,
}) => {
  const { calculator, release } = await openWithoutCode(page);
  const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
  const unit = calculator.getByLabel('Unidad de «Producción de vapor»');
  await flow.fill('5000');
  await unit.selectOption('lb/h');
  release();
  await ready(calculator);
  await expect(unit).toHaveValue('lb/h');
  await expect(flow).toHaveValue(/^5\s?000$/);
  await expect(page).toHaveURL(/steamFlow=5000\+lb%2Fh/);
});

test('choices, sliders and the units of results count too, over what the link says', async ({
  page,
}) => {
  const { calculator, release } = await openWithoutCode(
    page,
    '/equipment/calderas-vapor?calderas-vapor.steamFlow=3000+lb%2Fh&calderas-vapor.pressure=9+barg#calcular-calderas-vapor',
  );
  const fuel = calculator.getByLabel('Combustible', { exact: true });
  const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
  const slider = calculator.getByRole('slider', { name: 'Producción de vapor' });
  await fuel.selectOption('bunker');
  await slider.press('End');
  const output = calculator.getByRole('status').getByRole('combobox').first();
  const chosen = await output.locator('option').last().getAttribute('value');
  await output.selectOption(chosen);
  release();
  await ready(calculator);
  await expect(fuel).toHaveValue('bunker');
  await expect(output).toHaveValue(chosen ?? '');
  // What was on the page when the slider was moved, not the unit of the link.
  await expect(flow).toHaveValue(/^30\s000$/);
  await expect(calculator.getByLabel('Unidad de «Producción de vapor»')).toHaveValue('kg/h');
  await expect(calculator.getByRole('textbox', { name: 'Presión del vapor' })).toHaveValue('9');
  await expect(page).toHaveURL(/fuel=bunker/);
});

test('what is entered after the code was asked for, while one is typing, stays as typed', async ({
  page,
}) => {
  const { calculator, release } = await openWithoutCode(page);
  const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
  await flow.click();
  await flow.press('Control+a');
  await page.keyboard.type('50');
  release();
  await page.keyboard.type('00');
  await ready(calculator);
  await expect(flow).toBeFocused();
  await expect(flow).toHaveValue('5000');
  await expect(page).toHaveURL(/steamFlow=5000\+kg/);
});

test('a link to another part of the page, before the code has come, loses nothing', async ({
  page,
}) => {
  const { calculator, release } = await openWithoutCode(page);
  const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
  await flow.fill('4000');
  await calculator.getByLabel('Unidad de «Producción de vapor»').selectOption('lb/h');
  await page.getByRole('main').getByRole('link', { name: 'Calcule su caso' }).first().click();
  await expect(page).toHaveURL(/#calculadora$/);
  await expect(calculator.getByRole('status')).toContainText('Costo por tonelada de vapor');
  await flow.fill('5000');
  release();
  await ready(calculator);
  await expect(flow).toHaveValue(/^5\s000$/);
  await expect(page).toHaveURL(/steamFlow=5000\+lb%2Fh#calculadora$/);
});

test('starting again before the code has come, and typing then, leaves what was typed last', async ({
  page,
}) => {
  const { calculator, release } = await openWithoutCode(page);
  const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
  await flow.fill('5000');
  await calculator.getByRole('button', { name: 'Reiniciar' }).click();
  await expect(flow).toHaveValue(/^2\s000$/);
  await flow.fill('3000');
  await flow.press('Enter');
  release();
  await ready(calculator);
  await expect(flow).toHaveValue(/^3\s?000$/);
});

test.describe('buttons', () => {
  test('wait for the code, and then work with what was entered before it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { calculator, release } = await openWithoutCode(page);
    await calculator.getByRole('textbox', { name: 'Producción de vapor' }).fill('5000');
    const copy = calculator.getByRole('button', { name: 'Copiar enlace' });
    await expect(copy).toBeDisabled();
    await expect(calculator.getByRole('button', { name: 'Imprimir o PDF' })).toBeDisabled();
    release();
    await copy.click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/steamFlow=5000\+kg/);
  });
});

test.describe('code that does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  test('leaves the worked example readable, and can be asked for again', async ({ page }) => {
    await page.route(calculatorCode, (route) => route.abort());
    await page.goto(boiler);
    await takenOver(page);
    const calculator = page.locator('#calcular-calderas-vapor');
    const retry = calculator.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(calculator.getByRole('status')).toContainText('Costo por tonelada de vapor');
    const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
    await flow.fill('5000');
    await page.unroute(calculatorCode);
    await retry.click();
    await expect(retry).toHaveCount(0);
    await ready(calculator);
    await expect(flow).toHaveValue(/^5\s?000$/);
    await expect(page).toHaveURL(/steamFlow=5000\+kg/);
  });

  test('that is gone with a deployment comes with a new document, and what was typed is there', async ({
    page,
  }) => {
    let documents = 0;
    await page.route('**/equipment/calderas-vapor', (route) => {
      if (route.request().isNavigationRequest()) documents += 1;
      return route.continue();
    });
    await page.route(calculatorCode, (route) => (documents > 1 ? route.continue() : route.abort()));
    await page.goto(boiler);
    await takenOver(page);
    const calculator = page.locator('#calcular-calderas-vapor');
    const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
    await flow.fill('5000');
    await calculator.getByLabel('Unidad de «Producción de vapor»').selectOption('lb/h');
    await calculator.getByRole('button', { name: 'Reintentar' }).click();
    await ready(calculator);
    expect(documents).toBe(2);
    await expect(flow).toHaveValue(/^5\s?000$/);
    await expect(page).toHaveURL(/steamFlow=5000\+lb%2Fh/);
  });

  test('is offered again after a link inside the site, too', async ({ page }) => {
    await page.route(calculatorCode, (route) => route.abort());
    await page.goto('/equipment/economizadores');
    await takenOver(page);
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary', { hasText: 'Equipos' }).click();
    await footer.getByRole('link', { name: 'Calderas para vapor' }).click();
    await expect(page).toHaveURL('/equipment/calderas-vapor');
    const calculator = page.locator('#calcular-calderas-vapor');
    await calculator.scrollIntoViewIfNeeded();
    const retry = calculator.getByRole('button', { name: 'Reintentar' });
    await expect(retry).toBeVisible();
    await page.unroute(calculatorCode);
    await retry.click();
    await ready(calculator);
  });
});
