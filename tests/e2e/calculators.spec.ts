import { withoutPictures } from '../support/browser.ts';
import { openCalculator } from '../support/calculator.ts';
import { content, sample } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const boilerPage = '/equipment/calderas-vapor';
const boiler = `${boilerPage}#calcular-calderas-vapor`;
const calculatorCode = /\/assets\/(panel|calderas-vapor)-[^/]*\.js$/;

test('a boiler is sized, sent as a link and asked for with its figures', async ({ page }) => {
  const calculator = await openCalculator(page, boiler);
  await calculator.getByLabel('Combustible', { exact: true }).selectOption('bunker');
  await calculator.getByRole('textbox', { name: 'Producción de vapor' }).fill('3 500');
  await calculator.getByRole('textbox', { name: 'Presión del vapor' }).fill('10,5');
  const cost = calculator.getByRole('status').getByText('Costo por hora').locator('..');
  await expect(cost).toContainText(/₡.*\/h/);
  const answer = (await calculator.getByRole('status').textContent()) ?? '';
  expect(answer).not.toMatch(/NaN|Infinity|undefined/);

  await expect(page).toHaveURL(/calderas-vapor\.pressure=10\.5\+barg/);
  const link = page.url();
  await page.goto('/about');
  await page.goto(link);
  await page.locator('#calculadora').scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: 'Presión del vapor' })).toHaveValue('10,5');
  await expect(page.locator('#calculadora').getByRole('status')).toHaveText(answer);

  await page.getByRole('link', { name: 'Solicitar cotización con estos datos' }).click();
  await expect(page.getByLabel('Asunto')).toHaveValue('Cotización: Calderas para vapor');
  await expect(page.getByLabel('Mensaje')).toHaveValue(/Presión del vapor: 10,5\s*barg/);
  await expect(page.getByLabel('Mensaje')).toHaveValue(/Costo por tonelada de vapor: ₡\s\d/);
});

test('a value outside the limits is refused with the limit, and words are explained', async ({
  page,
}) => {
  const calculator = await openCalculator(page, boiler);
  const pressure = calculator.getByRole('textbox', { name: 'Presión del vapor' });
  await pressure.fill('80');
  await expect(calculator.getByRole('status')).toContainText('debe estar entre 0 y 25');
  await pressure.fill('siete');
  await expect(calculator.getByRole('status')).toContainText('Escriba solo un número');
  await expect(pressure).toHaveValue('siete');
  await pressure.fill('7');
  await expect(calculator.getByRole('status')).toContainText('Costo por tonelada de vapor');
});

test('a chosen unit is remembered on the next page', async ({ page }) => {
  const calculator = await openCalculator(page, boiler);
  await calculator.getByLabel('Unidad de «Presión del vapor»').selectOption('psig');
  await expect(calculator.getByRole('textbox', { name: 'Presión del vapor' })).toHaveValue('101,5');
  await page.goto('/products/valvulas-seguridad');
  await page.locator('#calculadora').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Unidad de «Presión de ajuste»')).toHaveValue('psig');
});

test('the code of a calculator comes only when it is near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(boilerPage, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => calculatorCode.test(url))).toEqual([]);
  await page.locator('#calculadora').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.filter((url) => calculatorCode.test(url))).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('equipment and products show their worked example and hold every published value', async ({
    page,
  }) => {
    test.slow();
    const { equipment, products } = content.collection;
    for (const [folder, entries] of Object.entries({ equipment, products })) {
      for (const entry of sample(entries, 3)) {
        await page.goto(`/${folder}/${entry.slug}`);
        const answers = page.locator('#calculadora').getByRole('status');
        const calculators = entry.content.filter((block) => block.type === 'calculator');
        await expect(answers).toHaveCount(calculators.length);
        for (const answer of await answers.all()) await expect(answer).toContainText(/\d/);
        // What is not met stands apart, with its reason; every table of what must be met is all green.
        const unmet = page.getByRole('region', {
          name: 'Valores publicados que no reproducimos',
          includeHidden: true,
        });
        await expect(page.locator('[data-holds="false"]')).toHaveCount(
          await unmet.locator('[data-holds="false"]').count(),
        );
        await expect(unmet).toHaveCount(entry.slug === 'economizadores' ? 1 : 0);
      }
    }
  });
});
