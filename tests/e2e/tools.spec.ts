import { withoutPictures } from '../support/browser.ts';
import { ready } from '../support/calculator.ts';
import { open } from '../support/open.ts';
import { content, pages, sample } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const tools = pages.filter(({ path }) => path.startsWith('/tools/'));
/** The plant has a band of its own. */
const calculators = tools.filter(({ kind }) => kind === 'tool');
const { plant, quick } = content.single.tools;

test('what is typed narrows the list at once, accents forgiven', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/tools');
  const main = page.getByRole('main');
  const cards = main.getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(calculators.length);
  const field = main.getByRole('searchbox', { name: 'Buscar una herramienta' });
  await field.fill('psv');
  await expect(cards).toHaveText([/vapor saturado$/, /sobrecalentado$/]);
  await field.fill('linea de vapor');
  await expect(cards).toContainText(['Línea de vapor por velocidad y caída de presión']);
  await field.fill('escenarios');
  await expect(cards).toHaveText(['Planta de vapor']);
  await field.fill('zzz');
  await expect(cards).toHaveCount(0);
  await expect(main.getByText(content.single.tools.search.none)).toBeVisible();
  await field.fill('');
  await expect(cards).toHaveCount(calculators.length);
});

test('the list opens with the plant, and answers a pressure at once', async ({ page }) => {
  await open(page, '/tools');
  const band = page.getByRole('region', { name: plant.words.title });
  await expect(band.getByRole('link', { name: plant.words.action })).toBeInViewport();
  const form = page.getByRole('form', { name: quick.title });
  const answer = form.getByRole('status');
  await expect(answer).toContainText('170,48');
  const field = form.getByRole('textbox');
  await field.fill('10');
  await expect(answer).toContainText('184,12');
  await field.fill('no');
  await expect(answer).toContainText('Escriba solo un número');
  await form.getByRole('slider').fill('3.5');
  await expect(field).toHaveValue('3,5');
  await form.getByRole('button', { name: quick.action }).click();
  await expect(page.getByRole('textbox', { name: 'Presión manométrica' })).toHaveValue('3,5');
  await expect(page).toHaveURL('/tools/tabla-vapor?tabla-vapor.pressure=3.5+barg');
});

test('how high each chart goes is told with its unit, also on paper', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/tools');
  const charts = page.locator('article [aria-hidden=true]:has(> svg)');
  await expect(charts).toHaveCount(calculators.length);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const chart of await charts.all()) {
      const told = chart.locator('> :is(span, small)').filter({ visible: true }).first();
      // What a heat pump yields for what it takes has none.
      await expect(told).toHaveText(/[^\d\s]|^12$/);
      const [words, drawing] = [await told.boundingBox(), await chart.locator('svg').boundingBox()];
      expect(words?.y).toBeLessThan(drawing?.y ?? 0);
    }
  }
});

test('the tools that were used stand first, also where storage is denied nothing breaks', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/tools/npsh-bomba');
  await ready(page.locator('#calcular-npsh-bomba'));
  await open(page, '/tools');
  const recent = page.getByRole('navigation', { name: 'Últimas que usó' });
  await expect(recent.getByRole('link')).toHaveText(['NPSH de la bomba de alimentación']);

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/tools/npsh-bomba');
  await ready(page.locator('#calcular-npsh-bomba'));
  await open(page, '/tools');
  await expect(recent).toHaveCount(0);
  await expect(page.getByText('Por ejemplo: Kv')).toBeVisible();
});

test.describe('as it is prerendered', () => {
  test.use({ javaScriptEnabled: false });

  test('a tool opens with its answer in the first screen', async ({ page, device }) => {
    for (const { path } of sample(calculators, 9)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const tool = page.getByRole('region', { name: 'Calcule su caso' });
      await expect(tool.locator('select, input').first()).toBeInViewport();
      const answer =
        device === 'phone'
          ? tool.locator('[aria-hidden=true] > a strong').first()
          : tool.getByRole('status').getByRole('definition').first();
      await expect(answer, path).toBeInViewport({ ratio: 1 });
      // A chart drawn before its room is known stays in it.
      const spare = await tool.locator('form').evaluate((form) => {
        const chart = form.querySelector('svg[role="img"]')?.getBoundingClientRect();
        return form.getBoundingClientRect().bottom - (chart?.bottom ?? 0);
      });
      expect(spare, path).toBeGreaterThanOrEqual(0);
    }
  });
});

test('a case goes from the machine to the page of its tool', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/products/valvulas-seguridad?valvulas-seguridad.flow=1234+kg%2Fh');
  const calculator = page.locator('#calcular-valvulas-seguridad');
  await calculator.scrollIntoViewIfNeeded();
  await ready(calculator);
  await calculator.getByRole('link', { name: 'Abrir en su propia página' }).click();
  await expect(page).toHaveURL(/\/tools\/valvulas-seguridad\?valvulas-seguridad\.flow=1234/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Válvulas de seguridad/);
  await expect(page.getByRole('textbox').first()).toHaveValue(/1\s234/);
});

test('the steam table answers a chosen range, in other units, and prints it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await open(page, '/tools/tabla-vapor');
  const onward = page.getByRole('navigation', { name: 'Siga con esta presión' });
  const pipe = onward.getByRole('link', { name: 'Línea de vapor' });
  await expect(pipe).toHaveAttribute('href', '/tools/linea-vapor?linea-vapor.pressure=7+barg');
  const table = page.locator('#calcular-tabla-intervalo');
  await table.scrollIntoViewIfNeeded();
  await ready(table);
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(13);
  await table.getByLabel('Tabla', { exact: true }).selectOption('t');
  await expect(rows).toHaveCount(11);
  await expect(rows.first()).toContainText(/1,014.*2\s?675,6/s);
  await table.getByRole('textbox', { name: 'Hasta' }).fill('120');
  await expect(rows).toHaveCount(3);
  await table.getByLabel('Unidad de «Temperatura»').selectOption('°F');
  await expect(rows.last()).toContainText('248,00');
  await table.getByRole('textbox', { name: 'Cada' }).fill('0,1');
  await table.getByRole('button', { name: /^Imprimir la tabla/ }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article').locator('visible=true');
  await expect(sheet.locator('thead')).toContainText('°F');
  await expect(sheet.locator('tbody tr')).toHaveCount(201);
  await page.emulateMedia({ media: 'screen' });
  await table.getByRole('textbox', { name: 'Desde' }).fill('500');
  await expect(table.getByRole('status')).toContainText(/menor a mayor|debe estar/);
});

test('without scripts the whole list and the example of the table are there', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/tools');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(calculators.length);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('img', { name: plant.words.drawing })).toBeVisible();
  await page.getByRole('button', { name: quick.action }).click();
  await expect(page).toHaveURL(/tabla-vapor\?tabla-vapor\.pressure=7&/);
  await page.goto('/tools/tabla-vapor');
  await expect(page.locator('#calcular-tabla-intervalo tbody tr')).toHaveCount(13);
  await context.close();
});

test('the header leads to the tools beside the request for a quotation, at 1200 too', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open(page, '/about');
  const banner = page.getByRole('banner');
  const boxes = [];
  for (const name of ['Contáctenos', 'Herramientas', 'Solicitar cotización']) {
    const link = banner.getByRole('link', { name, exact: true }).locator('visible=true');
    boxes.push((await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 99 });
  }
  for (const [index, { x, height }] of boxes.entries()) {
    const before = boxes[index - 1];
    expect(height).toBeLessThanOrEqual(60);
    if (before) expect(x).toBeGreaterThanOrEqual(before.x + before.width);
  }
  await banner.getByRole('link', { name: 'Herramientas', exact: true }).first().click();
  await expect(page).toHaveURL('/tools');
});
