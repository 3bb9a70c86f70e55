import type { Page } from '@playwright/test';
import { carousel } from '../support/carousel.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { sheetsIn } from '../support/sheets.ts';
import { expect, test } from '../support/test.ts';

/**
 * Prints an open page as with background graphics off: no ground is printed, so nothing may need one.
 * Letter is the shorter sheet; where one is not enough, A4 breaks the page at other places.
 */
async function print(page: Page, path: string, sheets: number) {
  for (const format of sheets === 1 ? ['Letter'] : ['A4', 'Letter']) {
    const file = await page.pdf({ format, printBackground: false });
    expect(sheetsIn(file), format).toBeGreaterThan(0);
    expect(sheetsIn(file), format).toBeLessThanOrEqual(sheets);
  }

  // Every sheet says of which page it is, where it comes from, and of when it is.
  const [head, foot, edition] = await page.evaluate(() =>
    ['--title', '--sheet', '--edition'].map((name) =>
      document.documentElement.style.getPropertyValue(name),
    ),
  );
  expect(head).toMatch(path === '/' ? /^".+"$/ : /^".+ · .+"$/);
  expect(foot).toContain(`.example${path === '/' ? '"' : path}`);
  expect(edition).toMatch(/^"Edición del \d+ de [a-z]+ de \d{4}/);

  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const says = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { color, mixBlendMode } = getComputedStyle(element);
      const isDrawn = element.closest('svg');
      if (says && !isDrawn && light(color) > 0.45) found.push(`pale: ${element.textContent}`);
      const after = getComputedStyle(element, '::after');
      const isBlended = after.content !== 'none' && after.display !== 'none';
      if (mixBlendMode !== 'normal' || (isBlended && after.mixBlendMode !== 'normal')) {
        found.push(`blended: ${element.className}`);
      }
    }
    return found;
  });
  expect(faults).toEqual([]);
  // A picture beside the words of one topic must not push those of the next aside.
  const leaking = await page.locator('[data-panel]').evaluateAll((panels) =>
    panels.filter((panel) => {
      const { bottom } = panel.getBoundingClientRect();
      const pictures = [...panel.querySelectorAll('img')];
      return pictures.some((one) => one.getBoundingClientRect().bottom > bottom + 1);
    }),
  );
  expect(leaking).toHaveLength(0);
  // In the head of a table a select is the unit of its column, in words.
  const fields = page.locator('iframe, input, textarea, select:not(th select)');
  await expect(fields.locator('visible=true')).toHaveCount(0);
  // A heading without what it heads is an empty page.
  const empty = await page.locator('main section:has(h2)').evaluateAll((sections) =>
    sections.filter((section) => {
      if (!section.checkVisibility()) return false;
      const parts = [...section.querySelectorAll('p, dl, ul, ol, table, img, svg, a')];
      return !parts.some((part) => part.checkVisibility());
    }),
  );
  expect(empty).toHaveLength(0);
}

test('the home page prints without its controls, and with every tab and card', async ({ page }) => {
  await open(page, '/');
  await print(page, '/', 3);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('tablist').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toHaveCount(2 + content.single.features.length);
  for (const { title } of content.collection.services) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  const { solutions } = content.single.home;
  for (const { title } of [...solutions.solutions, ...solutions.markets]) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toBeVisible();
    await expect(card).toHaveCSS('opacity', '1');
  }
  // A leg that draws itself when its tab is opened has not begun to, on paper.
  for (const loop of await page.getByRole('img', { name: /^El circuito/ }).all()) {
    await expect(loop.locator('[data-leg]')).toHaveCSS('stroke-dasharray', 'none');
  }
});

test('a product page prints its text, tables and answers without controls', async ({ page }) => {
  const path = '/products/dispositivos-auxiliares';
  await open(page, path);
  // The first picture is printed, also after the slider has been moved.
  const gallery = carousel(page, 'Imágenes');
  await gallery.next.click();
  await expect(gallery.thumbnail(2, 3)).toBeChecked();
  await print(page, path, 3);
  const shown = gallery.region.getByRole('img').locator('visible=true');
  await expect(shown).toHaveCount(2);
  const [first, drawing] = [await shown.first().boundingBox(), await shown.last().boundingBox()];
  expect(first?.x).toBeGreaterThanOrEqual(0);
  await expect(shown.last()).toHaveAttribute('alt', /[Pp]lano|[Vv]ista/);
  expect(drawing?.width).toBeGreaterThan(first?.width ?? 0);
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
  // What sorts it on the screen, and who bought it.
  await expect(page.getByText('Categoría', { exact: true })).toBeHidden();
  const faq = content.collection.products
    .find((entry) => entry.slug === 'dispositivos-auxiliares')
    ?.content.find((block) => block.type === 'faq');
  expect(faq?.questions).not.toHaveLength(0);
  for (const { answer } of faq?.questions ?? []) {
    const box = await page.getByRole('paragraph').filter({ hasText: answer }).boundingBox();
    expect(box?.height).toBeGreaterThan(10);
  }
  // A table wider than the sheet would make all letters of the page smaller.
  await page.setViewportSize({ width: 673, height: 1000 });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(673);
  // Of the model its picture; a list of the names of its parts would say nothing.
  const inside = page.locator('[data-model-file]');
  await expect(inside.getByRole('img')).toBeVisible();
  await expect(inside.getByText('partes, una por una')).toBeHidden();
});

const onPaper: [path: string, sheets: number][] = [
  ['/about', 3],
  ['/services', 1],
  ['/services/analisis-sistemas', 3],
  ['/services/desarrollo-ingenierias', 4],
  ['/services/gestion-energia', 3],
  ['/equipment', 1],
  ['/products', 1],
  ['/equipment/calderas-vapor', 3],
  ['/products/valvulas-control', 3],
  ['/tools', 2],
  ['/tools/calderas-vapor', 1],
  ['/tools/valvulas-reductoras', 1],
  ['/tools/tabla-vapor', 2],
  ['/contact', 1],
];

for (const [path, sheets] of onPaper) {
  test(`${path} prints in dark letters, with margins, on at most ${sheets} sheets`, async ({
    page,
  }) => {
    await standInForMap(page);
    await open(page, path);
    await print(page, path, sheets);
  });
}

test('the sheet on the printed services is whole', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/services');
  await page.emulateMedia({ media: 'print' });
  // The room that A4 and Letter have between their margins.
  for (const [width, height] of [
    [688, 1034],
    [710, 967],
  ] as const) {
    await page.setViewportSize({ width, height });
    const beyond = await page
      .getByText('Una hoja de las que recibe')
      .first()
      .evaluate((kind) => {
        const sheet = kind.parentElement?.getBoundingClientRect();
        const list = kind.closest('[data-panel]')?.parentElement?.getBoundingClientRect();
        return (sheet?.bottom ?? Number.NaN) - (list?.bottom ?? Number.NaN);
      });
    expect(beyond, `${width} × ${height}`).toBeLessThanOrEqual(0);
  }
});

test.describe('the plant, where there is no report', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('prints on two sheets: drawing, entries as text and answers', async ({ page }) => {
    await page.goto('/tools/planta-vapor');
    for (const format of ['A4', 'Letter']) {
      expect(sheetsIn(await page.pdf({ format, printBackground: false }))).toBe(2);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('input, select').locator('visible=true')).toHaveCount(0);
    await expect(page.getByText('Presión de la caldera: 8')).toBeVisible();
    await expect(page.getByRole('table').locator('visible=true')).toHaveCount(1);
  });
});
