import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNothingFromAxe } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { open, takenOver } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { sheetsIn } from '../support/sheets.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const path = '/tools/planta-vapor';
const words = content.single.plant;

function figure(page: Page, label: string) {
  return page.getByText(label, { exact: true }).locator('..');
}

test('a plant is modelled, its largest loss found, and the link sent', async ({ page }) => {
  await open(page, path);
  await takenOver(page);
  // Nothing was entered: no field of the page as it came counts as changed.
  await expect(page.getByRole('button', { name: words.carry.undo })).toBeDisabled();
  await page.getByRole('radio', { name: /Lavandería de hotel/ }).check();
  const cost = figure(page, words.figures.cost);
  const before = await cost.textContent();

  await page.getByRole('button', { name: 'Usuarios de alta', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Usuarios de alta' });
  await panel.getByRole('textbox', { name: 'Consumo de alta' }).fill('1 600');
  await expect(cost).not.toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Usuarios de alta', exact: true })).toBeFocused();

  const losses = page.getByRole('list', { name: words.sankey.list });
  const first = losses.getByRole('listitem').first();
  await expect(first).toContainText('Chimenea y envolvente');
  await first.getByText('Chimenea y envolvente').click();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/equipment/economizadores');

  await expect(page).toHaveURL(/\?v=1&planta=/);
  const link = page.url();
  const after = await cost.textContent();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about');
  await page.goto(link);
  await expect(figure(page, words.figures.cost)).toHaveText(after ?? '');
  await expect(page.getByText(words.carry.openedFromLink)).toBeVisible();
});

test('the drawings fit the window, and the main figure stays in sight while an entry moves', async ({
  page,
  device,
}) => {
  if (device === 'desktop') await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, path);
  const cost = page.getByText(words.figures.cost, { exact: true });
  await expect(cost).toBeInViewport({ ratio: 1 });
  const diagram = page.getByRole('group', { name: words.diagram.name });
  if (device === 'desktop') await expect(diagram).toBeInViewport();
  for (const drawing of [diagram, page.getByRole('img', { name: words.sankey.name })]) {
    await expect(drawing).toHaveCount(1);
    const { width, smallest } = await drawing.evaluate((svg: SVGSVGElement) => ({
      width: svg.getBoundingClientRect().right,
      smallest: Math.min(
        ...[...svg.querySelectorAll('text, button')].map(
          (text) =>
            Number.parseFloat(getComputedStyle(text).fontSize) * (svg.getScreenCTM()?.a ?? 0),
        ),
      ),
    }));
    expect(width).toBeLessThanOrEqual(await page.evaluate(() => document.body.clientWidth));
    expect(smallest).toBeGreaterThan(10.9);
  }
  if (device === 'desktop') {
    const wide = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(wide, 'with letters twice as large').toBeLessThanOrEqual(0);
  }
  if (device === 'phone') {
    const hours = page.getByRole('slider', { name: 'Horas al año' });
    await hours.scrollIntoViewIfNeeded();
    const before = await cost.locator('..').textContent();
    await hours.fill('21');
    await expect(cost).toBeInViewport({ ratio: 1 });
    await expect(cost.locator('..')).not.toHaveText(before ?? '');
  }
});

test('measures are compared on the whole plant, and their sum is told beside it', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, path);
  const scenario = page.getByRole('region', { name: 'Escenario 1' });
  await scenario.getByLabel('Instalar un economizador').check();
  await expect(scenario).toContainText(/Por separado sumarían ₡.*juntas ahorran ₡/);
  await scenario.getByLabel(words.scenarios.investment).fill('40.000.000');
  await expect(scenario).toContainText(new RegExp(`${words.scenarios.payback}.*(meses|años)`));
  await page.getByRole('button', { name: words.scenarios.add }).click();
  await page.getByRole('button', { name: /^Recuperar calor de purga/ }).click();
  const second = page.getByRole('region', { name: 'Escenario 2' });
  await expect(second.getByLabel('Recuperar calor de purga')).toBeChecked();
  const cost = second.getByRole('row', { name: new RegExp(`^${words.scenarios.cost} ₡`) });
  await expect(cost.getByRole('cell')).toHaveText([/₡/, /₡/, /₡/]);
});

test('what cannot be is explained, and undone', { tag: '@desktop' }, async ({ page }) => {
  await open(page, path);
  const pressure = page.getByRole('textbox', { name: 'Presión de la caldera' }).first();
  await pressure.fill('1');
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  await expect(alert).toContainText('El cabezal de baja debe estar por debajo');
  await pressure.fill('1.500');
  await expect(alert).toContainText('¿1 500 o 1,5?');
  await pressure.fill('9');
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: words.carry.undo }).click();
  await expect(pressure).not.toHaveValue('9');
  await page.getByRole('button', { name: words.carry.redo }).click();
  await expect(pressure).toHaveValue('9');
  // The report: answers; the drawing over its streams; entries, and how it was checked.
  for (const format of ['A4', 'Letter']) expect(sheetsIn(await page.pdf({ format }))).toBe(3);
});

test('a plant goes into a file and comes back; a broken file is told', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole('radio', { name: /Farmacéutica/ }).check();
  const cost = figure(page, words.figures.cost);
  const saved = await cost.textContent();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: words.carry.save }).click();
  const file = await (await waiting).path();
  const document = JSON.parse(readFileSync(file, 'utf8'));
  expect(document.v).toBe(1);

  await page.getByRole('radio', { name: /Alimentos y bebidas/ }).check();
  await expect(cost).not.toHaveText(saved ?? '');
  const field = page.getByLabel(words.carry.open, { exact: true }).and(page.locator('input'));
  await field.setInputFiles({
    name: 'planta.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  });
  await expect(cost).toHaveText(saved ?? '');
  await expect(page.getByText(words.carry.opened)).toBeVisible();

  const wrong = JSON.stringify({ ...document, values: { ...document.values, hours: 'muchas h' } });
  await field.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(wrong),
  });
  await expect(page.getByText(/«Horas al año» no se entiende/)).toBeVisible();
  await field.setInputFiles({
    name: 'y.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  });
  await expect(page.getByText(/No se pudo abrir «y.json»/)).toBeVisible();
});

test('the plant is kept on the device, and asked about with its figures', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, path);
  await page.getByRole('radio', { name: /Auxiliares de generación/ }).check();
  const cost = await figure(page, words.figures.cost).textContent();
  await open(page, path);
  await expect(figure(page, words.figures.cost)).toHaveText(cost ?? '');
  await page.getByRole('link', { name: 'Solicitar cotización con estos datos' }).click();
  await expect(page.getByLabel('Asunto')).toHaveValue(`Cotización: ${words.label}`);
  await expect(page.getByLabel('Mensaje')).toHaveValue(/Presión de la caldera: 30\s*barg/);
});

test('the page holds for assistive technology, with a panel open too', async ({ page, device }) => {
  await open(page, path);
  await expect(page).toHaveTitle(`${words.label} | ${content.single.company.name}`);
  await page.getByRole('button', { name: 'Caldera', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Caldera' });
  await expect(panel).toBeVisible();
  await expectNothingFromAxe(page);
  if (device !== 'desktop') return;
  // A tablet on its side: nothing that stays in sight covers the head of the panel.
  await page.setViewportSize({ width: 1024, height: 768 });
  const isCovered = await panel
    .getByRole('button', { name: words.diagram.close })
    .evaluate((close) => {
      const drawing = close.closest('dialog')?.parentElement?.getBoundingClientRect();
      scrollBy({ top: (drawing?.top ?? 0) + 200, behavior: 'instant' });
      const { x, y } = close.getBoundingClientRect();
      return document.elementFromPoint(x + 9, y + 9) !== close;
    });
  expect(isCovered).toBe(false);
});

test('a plant that is left right after a slider moved is kept', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, path);
  const hours = page.getByRole('slider', { name: 'Horas al año' });
  await hours.fill('21');
  await page.goto('/about');
  await open(page, path);
  await expect(hours).toHaveValue('21');
});

test('what was out of sight while a slider moved shows the same plant after it', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Usuarios de alta', exact: true }).click();
  const name = 'Consumo de alta';
  const panel = page.getByRole('dialog', { name: 'Usuarios de alta' });
  for (const position of ['150', '250', '300']) {
    await panel.getByRole('slider', { name }).fill(position);
  }
  const steam = await panel.getByRole('textbox', { name }).inputValue();
  const drawing = page.getByRole('group', { name: words.diagram.name });
  await expect(drawing.getByText(`${steam}\u00a0kg/h`)).not.toHaveCount(0);
  const row = page.getByRole('row', { name: /^Vapor a usuarios de alta/ });
  await expect(row).toContainText(`${steam}\u00a0kg/h`);
  await expect(page.locator('form').getByRole('textbox', { name }).first()).toHaveValue(steam);
  const boiler = await page.getByRole('row', { name: /^Vapor de la caldera/ }).textContent();
  const [flow = ''] = /[\d\u00a0]+kg\/h/.exec(boiler ?? '') ?? [];
  await expect(drawing.getByText(flow)).not.toHaveCount(0);
});

test('what is chosen and entered before the scripts run is kept', { tag: '@desktop' }, async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const pressure = page.getByRole('textbox', { name: 'Presión de la caldera' });
  await page.getByRole('radio', { name: /Lavandería de hotel/ }).check();
  await pressure.fill('11,5');
  held.resolve();
  await takenOver(page);
  await expect(page).toHaveURL(/planta=/);
  await expect(pressure).toHaveValue('11,5');
  const steam = page.getByRole('textbox', { name: 'Consumo de alta' });
  await expect(steam).toHaveValue('800');
  await expect(page.getByRole('group', { name: words.diagram.name })).toContainText('11,5');
});

test('reached from another page, the example is as nobody has touched it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/tools');
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takenOver(page);
  await page.waitForTimeout(1500);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('button', { name: words.carry.undo })).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('drawing, Sankey, losses, scenarios and streams of the example are there', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('group', { name: words.diagram.name })).toContainText('kg/h');
    await expect(page.getByRole('img', { name: words.sankey.name })).toBeVisible();
    const table = page.getByRole('region', { name: words.streams.table }).getByRole('table');
    await expect(table.getByRole('row')).not.toHaveCount(1);
    await page.getByText(words.verification.table, { exact: true }).click();
    await expect(page.getByRole('region', { name: words.verification.table })).toContainText('kW');
    await page.getByText('Condensado que no regresa', { exact: true }).last().click();
    await expect(page.getByText(/bomba mecánica/)).toBeVisible();
  });
});
