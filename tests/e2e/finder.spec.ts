import type { Page } from '@playwright/test';
import { expectNothingFromAxe } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { carousel } from '../support/carousel.ts';
import { contactForm } from '../support/contact.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const { products } = content.collection;
const cards = (page: Page) =>
  page.getByRole('main').locator('li:not([data-conditional])').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });

test('the filter lives in the address: it is written, read, sent and undone', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products');
  await expect(names(page)).toHaveText(products.map(({ label }) => label));
  await page.getByLabel('Función').selectOption('Drenar y retornar condensado');
  await expect(names(page)).toHaveText(['Bombas mecánicas', 'Dispositivos auxiliares']);
  await page.getByLabel('Presión de trabajo').selectOption('20');
  await expect(page).toHaveURL('/products?funcion=drenar&presion=20');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Se muestran 1 de 9');

  await page.reload();
  await expect(names(page)).toHaveText(['Dispositivos auxiliares']);
  await expect(page.getByLabel('Función')).toHaveValue('drenar');
  await names(page).getByRole('link').click();
  await expect(page).toHaveURL('/products/dispositivos-auxiliares');
  await page.goBack();
  await expect(names(page)).toHaveText(['Dispositivos auxiliares']);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByLabel('Función')).toHaveValue('');
  await expect(cards(page)).toHaveCount(products.length);
});

test('a filter leaves columns and order as they are, and no row with a hole', async ({ page }) => {
  const places = page
    .getByRole('main')
    .locator('li:visible')
    .filter({ has: page.getByRole('heading') });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/equipment');
    const before = await cards(page).first().boundingBox();
    await page.getByLabel('Función').selectOption('Recuperar calor');
    await expect(names(page)).toHaveText(['Bombas de calor', 'Economizadores']);
    expect(await cards(page).first().boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    const edges = await places.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().right)),
    );
    expect(edges.at(-1), `at ${width}`).toBe(Math.max(...edges));
  }
});

test('two or three stand side by side, and no more', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/equipment');
  const compare = page.getByRole('checkbox', { name: /^Comparar/ });
  const comparison = page.getByRole('region', { name: /^Lado a lado/ });
  await compare.nth(0).check();
  await expect(comparison).toHaveCount(0);
  await compare.nth(1).check();
  await expect(comparison.getByRole('table')).toContainText('Bombas de calor');
  const row = (name: string) =>
    comparison.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Presión máxima').getByRole('cell')).toHaveText([/9\sbarg/, /20\sbarg/]);
  // What only one of them has stands in its own column under its name, and a code in one line.
  const own = comparison.getByRole('cell').filter({ has: page.getByText(/^COP\b/) });
  await expect(own).toContainText(/3,6\sa\s6,4/);
  await expect(own.getByText('R-290', { exact: true })).toHaveCSS('display', /^inline/);
  await comparison.getByLabel('Solo diferencias').check();
  await expect(row('Plazo de entrega')).toBeHidden();
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: 'Ver lado a lado' }).click();
  await expect(comparison).toBeInViewport();
  await compare.nth(2).check();
  await expect(page.getByRole('status').getByText('3 de 3 elegidos')).toBeVisible();
  await expect(compare.nth(3)).toBeDisabled();
  await expectNothingFromAxe(page, 'main');
  await page.reload();
  await expect(comparison.getByRole('table')).toContainText('Generadores de agua caliente');
  await comparison.getByRole('button', { name: 'Quitar Bombas de calor' }).click();
  await expect(compare.nth(0)).not.toBeChecked();
  await expect(compare.nth(3)).toBeEnabled();
  const quote = comparison.getByRole('link', { name: 'Cotizar Calderas para vapor' });
  await expect(quote).toHaveAttribute('href', /^\/contact\?asunto=.*Calderas/);
  await page.getByRole('button', { name: 'Quitar la selección' }).click();
  await expect(comparison).toHaveCount(0);
});

test('a choice shows that it opens', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products');
  for (const choice of await page.getByRole('combobox').all()) {
    await expect(choice).not.toHaveCSS('background-image', 'none');
  }
});

test('the breadcrumb of a product leads to all of them', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/products/vapor-puro');
  await page
    .getByRole('navigation', { name: 'Ruta de navegación' })
    .getByRole('link', { name: 'Productos' })
    .click();
  await expect(page).toHaveURL('/products');
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list stands there, without a filter that would not answer', async ({ page }) => {
    await page.goto('/products?funcion=drenar');
    await expect(names(page)).toHaveText(products.map(({ label }) => label));
    await expect(page.getByLabel('Función')).toBeHidden();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

test('from all products to the right trap, its drawing, its sheet and a request for it', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products');
  await page.getByLabel('Función').selectOption('Drenar y retornar condensado');
  await names(page).getByRole('link', { name: 'Dispositivos auxiliares' }).click();
  const drawing = page.getByRole('link', { name: /^Plano/ }).first();
  await carousel(page, 'Imágenes').thumbnail(3, 3).click();
  await drawing.click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /^Plano/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawing).toBeFocused();
  const sheet = page.getByRole('link', { name: /^Ficha técnica \(PDF, \d+\skB\)/ }).first();
  const file = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'Elija trampa y accesorios' }).first().click();
  const chooser = page.locator('#elegir-trampas');
  await expect(chooser).toBeInViewport();
  await chooser.getByLabel('Presión de la línea').fill('6');
  await chooser.getByLabel('Presión diferencial disponible').fill('6');
  await chooser.getByLabel('Carga con su factor').fill('240');
  const row = chooser.getByRole('row').filter({ hasText: 'Balde invertido BI-15' });
  await expect(row).toContainText('275');
  await expect(row).toContainText('343');
  await row.getByRole('link', { name: 'Cotizar Balde invertido BI-15' }).click();
  const { subject, message } = contactForm(page);
  await expect(subject).toHaveValue('Cotización: Dispositivos auxiliares');
  await expect(message).toHaveValue(/Balde invertido BI-15[\s\S]*PMO: 14\sbarg[\s\S]*240\skg\/h/);
});
