import { calculatorLinks, openCalculator } from '../support/calculator.ts';
import { content, sample } from '../support/pages.ts';
import { sheetsIn } from '../support/sheets.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  }),
);

// On its own page, where a tool's lists of values are whole.
for (const { id } of sample(calculatorLinks, 6)) {
  test(`${id} prints on one sheet of A4 and of Letter`, async ({ page }) => {
    const calculator = await openCalculator(page, `/tools/${id}#calcular-${id}`);
    const sheet = page.locator('body > div > article');
    for (const format of ['A4', 'Letter']) {
      await calculator.getByRole('button', { name: 'Imprimir o PDF' }).click();
      if (id !== 'tabla-vapor') expect(await sheet.locator('td').count()).toBeGreaterThan(5);
      expect(sheetsIn(await page.pdf({ format }))).toBe(1);
      await expect(sheet).toHaveCount(0);
    }
  });
}

test('a tool that was passed before its code was there prints its note all the same', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => scrollTo({ top: 1e6, behavior: 'instant' })),
  );
  await page.goto('/tools/retorno-condensado');
  await expect(page.getByRole('button', { name: 'Imprimir o PDF' })).toBeEnabled();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('the sheet holds the case, its formula and source, the date, the link and whom to call', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:00-06:00'));
  const query = 'calderas-vapor.steamFlow=3500+kg%2Fh&calderas-vapor.pressure=145.0377377+psig';
  const calculator = await openCalculator(
    page,
    `/equipment/calderas-vapor?${query}#calcular-calderas-vapor`,
  );
  await calculator.getByRole('button', { name: 'Imprimir o PDF' }).click();
  // Under this name a browser saves it as a PDF.
  await expect(page).toHaveTitle('Combustible, costo y CO₂ de una caldera de vapor – Ígnea');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > div > article').locator('visible=true');
  await expect(sheet).toHaveCount(1);
  const { phones } = content.single.company.contactInfo;
  await expect(page.getByRole('contentinfo')).toContainText(phones[0].label);
  for (const words of [
    '15 de noviembre de 2026',
    'Combustible, costo y CO₂ de una caldera de vapor',
    /Producción de vapor\s*3\s500\skg\/h/,
    /Presión del vapor\s*145\spsig/,
    /Costo por tonelada de vapor.*₡\s47\s\d{3}\/t/,
    'Fórmulas',
    /Donde: .*entalpía/,
    'MEASUR (ORNL)',
    `?${query}#calcular-calderas-vapor`,
  ]) {
    await expect(sheet).toContainText(words);
  }
  await expect(
    sheet.getByRole('img', { name: /Costo del vapor según la eficiencia/ }),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('visible=true')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page).toHaveTitle('Calderas para vapor | Ígnea');
});

test("the browser's own command prints the note of the case too, also of the example", async ({
  page,
}) => {
  await openCalculator(page, '/tools/calderas-vapor#calcular-calderas-vapor');
  const article = page.locator('body > div > article');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(article).toContainText(/Producción de vapor\s*2\s000\skg\/h/);
  await expect(article).toContainText('Comparación con valores publicados');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await page.getByRole('textbox', { name: 'Producción de vapor' }).fill('5000');
  await expect(page).toHaveURL(/5000/);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(article).toContainText(/Producción de vapor\s*5\s000\skg\/h/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(article).toHaveCount(0);
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(1);
});
