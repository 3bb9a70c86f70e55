import type { Page } from '@playwright/test';
import { withoutPictures } from '../support/browser.ts';
import { openCalculator, ready } from '../support/calculator.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const boiler = '/equipment/calderas-vapor#calcular-calderas-vapor';
const typedInAddress = /calderas-vapor\.steamFlow=5000\+kg%2Fh/;

/** The same limit as WebKit: 100 changes of the history in ten seconds, then an exception. */
function limitHistory() {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    const calls: number[] = [];
    history[method] = (...parameters) => {
      const now = performance.now();
      if (calls.filter((time) => now - time < 10_000).length >= 100) {
        throw new DOMException('Attempt to use history more than 100 times', 'SecurityError');
      }
      calls.push(now);
      change(...parameters);
    };
  }
}

async function typeFlow(page: Page) {
  const calculator = await openCalculator(page, boiler);
  const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
  await flow.fill('5000');
  return { calculator, flow };
}

test('a slider can be dragged for as long as one likes, also in WebKit', async ({ page }) => {
  await page.addInitScript(limitHistory);
  const calculator = await openCalculator(page, boiler);
  const slider = calculator.getByRole('slider', { name: 'Producción de vapor' });
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + height / 2, { steps: 120 });
  await page.mouse.move(x + width - 10, y + height / 2, { steps: 120 });
  await page.mouse.up();
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^30\s000\skg\/h$/);
  await expect(calculator.getByRole('status')).toContainText('Costo por tonelada de vapor');
  await expect(page).toHaveURL(/steamFlow=30000/);
});

test('a history that refuses every change leaves the calculator working', async ({ page }) => {
  const calculator = await openCalculator(page, boiler);
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
  const answer = calculator.getByRole('status');
  const before = await answer.textContent();
  await flow.fill('5000');
  await flow.blur();
  await expect(answer).not.toHaveText(before ?? '');
  await expect(flow).toHaveValue(/^5\s000$/);
});

test('the address follows after a pause, without moving the page or the focus', async ({
  page,
}) => {
  const requests: string[] = [];
  const calculator = await openCalculator(page, boiler);
  const flow = calculator.getByRole('textbox', { name: 'Presión del vapor' });
  await flow.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
  const position = await page.evaluate(() => scrollY);
  page.on('request', (request) => requests.push(request.url()));
  await flow.focus({ timeout: 1000 });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('10');
  await expect(page).toHaveURL(/pressure=10\+barg#calcular-calderas-vapor/);
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await expect(flow).toBeFocused();
  expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
});

test('the case survives a link to another part of the page, and Back', async ({ page }) => {
  const { flow } = await typeFlow(page);
  await page.getByRole('main').getByRole('link', { name: 'Calcule su caso' }).first().click();
  await expect(page).toHaveURL(/#calculadora$/);
  await expect(page).toHaveURL(typedInAddress);
  await expect(flow).toHaveValue(/^5\s000$/);
  await page.goBack();
  await expect(page).toHaveURL(typedInAddress);
  await page.reload();
  await flow.scrollIntoViewIfNeeded();
  await expect(flow).toHaveValue(/^5\s000$/);
});

test('the case survives a visit to the contact page', async ({ page }) => {
  const { flow } = await typeFlow(page);
  await page.getByRole('link', { name: 'Solicitar cotización con estos datos' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByLabel('Mensaje')).toHaveValue(/Producción de vapor: 5\s000\skg\/h/);
  await page.goBack();
  await expect(page).toHaveURL(typedInAddress);
  await expect(flow).toHaveValue(/^5\s000$/);
});

test('Back to an earlier case shows that case', async ({ page }) => {
  const { calculator, flow } = await typeFlow(page);
  await page.getByRole('main').getByRole('link', { name: 'Calcule su caso' }).first().click();
  await expect(page).toHaveURL(/#calculadora$/);
  await flow.fill('7000');
  await expect(page).toHaveURL(/steamFlow=7000/);
  await page.goBack();
  await expect(page).toHaveURL(typedInAddress);
  await expect(flow).toHaveValue(/^5\s000$/);
  await expect(calculator.getByRole('status')).toContainText('Costo por tonelada de vapor');
});

test.describe('a copied link', () => {
  test('carries what is shown, whatever the address says', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { calculator } = await typeFlow(page);
    await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
    await calculator.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(calculator.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(typedInAddress);
    expect(link).toMatch(/#calcular-calderas-vapor$/);
  });
});

test('what is typed stands in the message, and the last answer stays, told apart', async ({
  page,
}) => {
  const calculator = await openCalculator(page, boiler);
  const flow = calculator.getByRole('textbox', { name: 'Producción de vapor' });
  const status = calculator.getByRole('status');
  const lastAnswer = calculator.getByRole('group', { name: 'Con los últimos datos válidos' });
  const figures = calculator.getByText('Costo por tonelada de vapor').locator('visible=true');
  await expect(lastAnswer).toHaveCount(0);
  const height = (await calculator.boundingBox())?.height ?? 0;
  await flow.fill('99999');
  await expect(status).toContainText(/se recibió 99\s999\skg\/h/);
  await expect(lastAnswer).toBeVisible();
  await expect(lastAnswer).toContainText('Costo por tonelada de vapor');
  const opacity = await lastAnswer
    .locator('> div')
    .evaluate((element) => Number(getComputedStyle(element).opacity));
  expect(opacity).toBeLessThan(1);
  expect(Math.abs(((await calculator.boundingBox())?.height ?? 0) - height)).toBeLessThan(160);
  await flow.fill('3000');
  await expect(lastAnswer).toHaveCount(0);
  await expect(status).toContainText('Costo por tonelada de vapor');
  await expect(figures.first()).toBeVisible();
});

test('no verdict outlives its case, and every field to revise is named', async ({ page }) => {
  const relief = '/tools/valvulas-seguridad#calcular-valvulas-seguridad';
  const calculator = await openCalculator(page, relief);
  const verdict = calculator.getByText('Alcanza', { exact: true }).locator('visible=true');
  await expect(verdict.first()).toBeVisible();
  await calculator.getByRole('textbox', { name: 'Presión de ajuste' }).fill('12');
  await expect(calculator.getByRole('status')).toContainText('Revise: Presión de ajuste');
  await expect(verdict.and(calculator.locator('dd, strong'))).toHaveCount(0);
  await calculator.getByRole('textbox', { name: 'Válvulas' }).fill('99');
  await calculator.getByRole('textbox', { name: 'Caudal por aliviar' }).fill('25.000');
  await expect(calculator.locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(calculator.getByRole('status')).toContainText('Caudal por aliviar, Válvulas');
  await calculator.getByLabel('Equipo protegido').selectOption('recipiente');
  await expect(calculator.getByRole('textbox', { name: 'Caudal' })).toHaveValue('25.000');
});

for (const [typed, whole, decimal] of [
  ['1,500', '1 500', '1,5'],
  ['1.500', '1 500', '1,5'],
  ['10,000', '10 000', '10'],
] as const) {
  test(`${typed} is asked about, and one press answers`, async ({ page }) => {
    const calculator = await openCalculator(
      page,
      '/products/valvulas-seguridad#calcular-valvulas-seguridad',
    );
    const flow = calculator.getByRole('textbox').first();
    const before = new URL(page.url()).search;
    await flow.fill(typed);
    await expect(flow).toHaveAttribute('aria-invalid', 'true');
    await expect(calculator.getByRole('status')).toContainText(`¿${whole} o ${decimal}?`);
    expect(new URL(page.url()).search).toBe(before);
    await calculator.getByRole('button', { name: whole, exact: true }).click();
    await expect(flow).toHaveValue(whole.replace(' ', '\u00a0'));
    await expect(flow).toHaveAttribute('aria-invalid', 'false');
    await expect(flow).toBeFocused();
    await flow.fill(typed);
    await calculator.getByRole('button', { name: decimal, exact: true }).click();
    await expect(flow).toHaveValue(decimal);
  });
}

test('storage that throws when it is looked at breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const calculator = await openCalculator(page, boiler);
  await calculator.getByLabel('Unidad de «Presión del vapor»').selectOption('psig');
  await expect(calculator.getByRole('textbox', { name: 'Presión del vapor' })).toHaveValue('101,5');
  await ready(calculator);
});
