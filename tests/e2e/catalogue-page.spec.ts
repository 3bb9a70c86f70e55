import type { Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { equipment, products } = content.collection;
const info = (page: Page, name: string) => page.getByRole('complementary', { name });

test('an equipment page shows its information, only the rows that have a value', async ({
  page,
}) => {
  const boiler = equipment.find((entry) => entry.slug === 'calderas-vapor');
  await open(page, '/equipment/calderas-vapor');
  const panel = info(page, 'Calderas para vapor');
  await expect(panel.getByRole('heading')).toHaveText(boiler?.info.description.title ?? '');
  await expect(panel.getByText(boiler?.info.description.text ?? '')).toBeVisible();
  const rows = panel.locator('dl').last();
  await expect(rows.getByRole('term')).toHaveText(['Categoría', 'Cliente', 'Fecha', 'Enlace']);
  const { category, client, projectDate, projectUrl } = boiler?.info ?? {};
  await expect(rows.getByRole('definition')).toHaveText([
    category ?? '',
    client ?? '',
    projectDate ?? '',
    `${new URL(projectUrl ?? '').host} Muestra`,
  ]);

  const product = products.find((entry) => entry.slug === 'vapor-puro');
  expect(product?.info.client).toBeUndefined();
  await open(page, '/products/vapor-puro');
  await expect(info(page, 'Vapor puro').locator('dl').last().getByRole('term')).toHaveText([
    'Categoría',
  ]);
});

test('the request for a quotation opens the form with its subject, which one may change', async ({
  page,
}) => {
  await open(page, '/products/vapor-puro');
  await info(page, 'Vapor puro').getByRole('link', { name: 'Solicitar cotización' }).click();
  await expect(page).toHaveURL(/^[^?]*\/contact\?/);
  const subject = page.getByLabel('Asunto');
  await expect(subject).toHaveValue('Cotización: Vapor puro');
  await subject.fill('Cotización: dos generadores de vapor puro');
  await page.reload();
  await expect(subject).toHaveValue('Cotización: dos generadores de vapor puro');
});

test('the list of contents says which part is being read', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/equipment/calderas-vapor');
  const contents = page.getByRole('navigation', { name: 'En esta página' });
  const weight = (name: string) =>
    contents
      .getByRole('link', { name })
      .evaluate((link) => Number(getComputedStyle(link).fontWeight));
  await contents.getByRole('link', { name: 'Normas que aplican' }).click();
  await expect.poll(() => weight('Normas que aplican')).toBeGreaterThan(600);
  expect(await weight('Tipos de caldera')).toBeLessThan(600);
});

test('what the visitor asks for is a point under the steps that the sizes reach', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/equipment/calderas-vapor');
  const chart = page.locator('#elegir').getByRole('img', { name: /^Rango de producción/ });
  // Not the chart itself, which is drawn anew when its code comes.
  await page.locator('#elegir').scrollIntoViewIfNeeded();
  await expect(chart.getByText(/^CS-100 a CV-3000 · 10\sbarg$/)).toBeVisible();
  await expect(chart.getByText(/^CV-25000 · 20\sbarg$/)).toBeVisible();
  await expect(chart.getByText('Ejemplo')).toBeVisible();
  await page.getByLabel('Producción de vapor').first().fill('4000');
  await page.getByLabel('Presión de trabajo').first().fill('');
  await expect(chart.getByText(/Lo que pide|Ejemplo/)).toHaveCount(0);
  await page.getByLabel('Presión de trabajo').first().fill('12');
  await expect(chart.getByText('Lo que pide', { exact: true })).toBeVisible();
  await page.getByLabel('Producción de vapor').first().fill('90000');
  await expect(chart.getByText('Fuera de escala')).toBeVisible();
});

test('the answer beside the chart is the smallest size that fits, ready to be asked for', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/equipment/calderas-vapor');
  const chooser = page.locator('#elegir');
  await chooser.scrollIntoViewIfNeeded();
  await expect(chooser.getByText(/^La opción menor que cumple/)).toContainText('CV-3000');
  // The least that is delivered has a boiler of its own.
  await chooser.getByLabel('Producción de vapor').fill('100');
  await expect(chooser.getByText(/^La opción menor que cumple/)).toContainText('CS-100');
  await chooser.getByLabel('Producción de vapor').fill('4000');
  await chooser.getByLabel('Presión de trabajo').fill('12');
  await expect(chooser.getByText(/^La opción menor que cumple/)).toContainText('CV-5000');
  await chooser.getByRole('link', { name: 'Cotizar CV-5000' }).first().click();
  await expect(page.getByLabel('Mensaje')).toHaveValue(/Selección: CV-5000[\s\S]*12\sbarg/);
});

test('on a phone the reading is folded under its headlines, and an address opens its part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const text = page.getByText('Cada turno: purga de columna y visor', { exact: false });
  await open(page, '/equipment/calderas-vapor');
  await expect(page.getByRole('heading', { name: 'Mantenimiento' })).toBeVisible();
  await expect(text).toBeHidden();
  // The columns that decide fit, so that nothing fades at their side.
  const table = page.locator('#elegir-calderas').getByRole('region');
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.locator('summary', { hasText: 'Mantenimiento' }).click();
  await expect(text).toBeVisible();
  await open(page, '/equipment/calderas-vapor#normas-que-aplican');
  await expect(page.getByText('Diseño según ASME BPVC I', { exact: false })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
});

test('on a wide screen nothing of the reading is folded', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/equipment/calderas-vapor');
  await expect(page.getByText('Cada turno: purga de columna y visor')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Mantenimiento' })).toBeHidden();
});

test.describe('the content', () => {
  test('has paragraphs that may be bold', async ({ page }) => {
    const blocks = equipment.find((entry) => entry.slug === 'calderas-vapor')?.content ?? [];
    const paragraphs = blocks.filter((block) => block.type === 'paragraph');
    const bold = paragraphs.find((block) => block.styles.includes('bold'))?.text ?? '';
    const plain = paragraphs.find((block) => block.styles.length === 0)?.text ?? '';
    await open(page, '/equipment/calderas-vapor');
    const weight = (text: string) =>
      page
        .getByRole('paragraph')
        .filter({ hasText: text })
        .evaluate((element) => Number(getComputedStyle(element).fontWeight));
    expect(await weight(bold)).toBeGreaterThanOrEqual(600);
    expect(await weight(plain)).toBeLessThan(600);
  });

  const claims = [
    ['calderas-vapor', [/100\sa\s25\s000\skg\/h/, /1\sa\s20\sbarg/]],
    ['calderas-agua-caliente', [/100\skWth a 10\sMWth/]],
    ['bombas-calor', [/COP[^.]* 4\sa\s16/, /hasta 9\sbarg/]],
  ] as const;
  for (const [slug, figures] of claims) {
    test(`states and draws the range of ${slug}`, async ({ page }) => {
      await open(page, `/equipment/${slug}`);
      for (const figure of figures) await expect(page.getByRole('main')).toContainText(figure);
      const blocks = equipment.find((entry) => entry.slug === slug)?.content ?? [];
      const charts = blocks.filter((block) => block.type === 'range' || block.type === 'cop');
      expect(charts).not.toEqual([]);
      for (const { title, description } of charts) {
        // What the drawing shows is also said, to whoever cannot see it.
        await expect(page.getByRole('img', { name: `${title}. ${description}` })).toBeVisible();
      }
    });
  }
});

test.describe('related pages', () => {
  test('lead on to the pages that the content names', async ({ page }) => {
    await open(page, '/equipment/calderas-vapor');
    const related = page.getByRole('region', { name: 'Páginas relacionadas' }).getByRole('link');
    const wanted = equipment.find((entry) => entry.slug === 'calderas-vapor')?.related ?? [];
    const targets = await related.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(targets).toEqual(wanted);
    await related.first().click();
    await expect(page).toHaveURL(wanted[0] ?? '');
  });
});

for (const path of ['/equipment/calderas-vapor', '/about']) {
  test(`on a phone the letters of a drawing of ${path} can be read before it is opened`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const drawing = page.locator('main a:has(> [data-drawing])').last();
    await drawing.scrollIntoViewIfNeeded();
    // Of a sheet 1 600 wide, whose letters are 23 high.
    expect((await drawing.getByRole('img').boundingBox())?.width).toBeGreaterThanOrEqual(800);
    const moved = await drawing.evaluate((link) => {
      link.scrollLeft = link.scrollWidth;
      return link.scrollLeft + link.clientWidth === link.scrollWidth;
    });
    expect(moved).toBe(true);
  });
}
