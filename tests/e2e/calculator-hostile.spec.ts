import type { Locator } from '@playwright/test';
import { expectNothingFromAxe } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { calculatorLinks, openCalculator } from '../support/calculator.ts';
import { settle } from '../support/open.ts';
import { sample } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const boiler = '/equipment/calderas-vapor#calcular-calderas-vapor';
const nonsense = /NaN|Infinity|undefined|null|\[object/;

async function expectSense(calculator: Locator) {
  const status = calculator.getByRole('status');
  await expect(status).not.toBeEmpty();
  expect(await status.textContent()).not.toMatch(nonsense);
}

test('links with strange values are explained and never answered with nonsense', async ({
  page,
}) => {
  // What a link can say is tried in app/calculator/state.test.ts.
  for (const value of ['1e300 barg', '<img src=x onerror=alert(1)> barg']) {
    const query = new URLSearchParams({ 'calderas-vapor.pressure': value });
    const calculator = await openCalculator(
      page,
      `/equipment/calderas-vapor?${query}#calcular-calderas-vapor`,
    );
    await expectSense(calculator);
    const told = calculator
      .getByText(/El enlace traía datos que no se pudieron leer/)
      .or(calculator.getByRole('status').getByText(/debe estar entre/));
    await expect(told, value.slice(0, 40)).toBeVisible();
  }
});

test('choices and storage full of rubbish leave the worked example standing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('units', 'null'));
  const calculator = await openCalculator(
    page,
    '/equipment/calderas-vapor?calderas-vapor.fuel=__proto__&calderas-vapor.site=%00#calcular-calderas-vapor',
  );
  await expect(calculator.getByText(/no se pudieron leer \(Combustible, Altitud/)).toBeVisible();
  await expectSense(calculator);
});

test('whatever is typed is read or asked about, and no answer stands for another number', async ({
  page,
}) => {
  const calculator = await openCalculator(page, boiler);
  const pressure = calculator.getByRole('textbox', { name: 'Presión del vapor' });
  const status = calculator.getByRole('status');
  for (const typed of ['', ' ', '-', '.', ',', '1.234', '1,2,3', '1e3', '--4', '∞', '７', 'x']) {
    await pressure.fill(typed);
    await expect(status, typed).toContainText('«Presión del vapor»:');
    await expect(pressure).toHaveAttribute('aria-invalid', 'true');
    await expect(calculator.getByRole('link', { name: /cotización con estos datos/ })).toBeHidden();
  }
  for (const typed of ['-3', '−3', '99999999999999', '25,0001', '1 000 000']) {
    await pressure.fill(typed);
    await expect(status, typed).toContainText('debe estar entre 0 y 25');
  }
  for (const [typed, kept] of [
    ['7,5', '7,5'],
    ['7.5', '7,5'],
    ['07', '7'],
    ['+7', '7'],
    [' 7 ', '7'],
  ] as const) {
    await pressure.fill(typed);
    await expect(status, typed).toContainText('Costo por tonelada de vapor');
    await pressure.blur();
    await expect(pressure).toHaveValue(kept);
  }
});

test('a unit switched while one types keeps the quantity, and refusals follow it', async ({
  page,
}) => {
  const calculator = await openCalculator(page, boiler);
  const pressure = calculator.getByRole('textbox', { name: 'Presión del vapor' });
  await pressure.fill('10');
  const unit = calculator.getByLabel('Unidad de «Presión del vapor»');
  await unit.selectOption('psig');
  await expect(pressure).toHaveValue('145');
  await unit.selectOption('barg');
  await expect(pressure).toHaveValue('10');
  await unit.selectOption('psig');
  const feed = calculator.getByRole('textbox', { name: 'Agua de alimentación' });
  await calculator.getByLabel('Unidad de «Agua de alimentación»').selectOption('°F');
  await feed.fill('400');
  await expect(calculator.getByRole('status')).toContainText(/\(362,\d\s°F a 145\spsig\)/);
  await expect(calculator.getByRole('status')).not.toContainText('°C');
  await feed.fill('');
  await calculator.getByLabel('Unidad de «Agua de alimentación»').selectOption('°C');
  await expect(calculator.getByRole('status')).toContainText('«Agua de alimentación»:');
});

test.describe('by keyboard alone', () => {
  test('every control is reached in order, sliders and choices answer', async ({ page }) => {
    const calculator = await openCalculator(page, boiler);
    const fuel = calculator.getByLabel('Combustible', { exact: true });
    await calculator.getByRole('slider', { name: 'Horas de operación al año' }).focus();
    await page.keyboard.press('Tab');
    await expect(fuel).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(fuel).toHaveValue('bunker');
    await calculator.getByRole('textbox', { name: 'Producción de vapor' }).selectText();
    await page.keyboard.type('3500');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const slider = calculator.getByRole('slider', { name: 'Producción de vapor' });
    await expect(slider).toBeFocused();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', /^30\s000\skg\/h$/);
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^50\skg\/h$/);
    await calculator.getByRole('button', { name: 'Reiniciar' }).focus();
    await page.keyboard.press('Enter');
    await expect(slider).toHaveAttribute('aria-valuetext', /^2\s000\skg\/h$/);
    await calculator.getByText('Cómo se calcula').focus();
    await page.keyboard.press('Enter');
    await expect(calculator.getByRole('table').first()).toBeVisible();
  });
});

for (const { id, link } of sample(calculatorLinks, 3)) {
  test(`${id} opened up and refusing fits 320 pixels, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const calculator = await openCalculator(page, link);
    const more = calculator.getByRole('button', { name: 'Ajustar más datos' });
    if (await more.isVisible()) await more.click();
    // A tool's own page has its method below, open.
    const method = calculator.getByText('Cómo se calcula');
    if ((await method.count()) > 0) await method.click();
    await calculator.getByRole('textbox').first().fill('-1');
    await expect(calculator.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    await settle(page);
    await expectNothingFromAxe(page, `#calcular-${id}`);
  });
}
