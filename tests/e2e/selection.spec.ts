import type { Page } from '@playwright/test';
import { expectNothingFromAxe } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { open } from '../support/open.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const traps = '/products/dispositivos-auxiliares';
const chooser = (page: Page) => page.locator('#elegir-trampas');
const rowNames = (page: Page) => chooser(page).getByRole('rowheader');

async function ask(page: Page, pressure: string, drop: string, load: string) {
  await chooser(page).getByLabel('Presión de la línea').fill(pressure);
  await chooser(page).getByLabel('Presión diferencial disponible').fill(drop);
  await chooser(page).getByLabel('Carga con su factor').fill(load);
}

test('the rows that fit stay, the others say why not, and the chosen one goes into the message', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, traps);
  const all = await rowNames(page).count();
  await ask(page, '6', '6', '120');
  await expect(chooser(page).getByRole('status')).toContainText(`Cumplen 10 de ${all}`);
  await expect(rowNames(page).filter({ hasText: 'FT-15/4' })).toHaveCount(0);
  // One line for each reason, with the rows that it keeps out and what they reach.
  const reasons = chooser(page).getByRole('listitem');
  await expect(reasons.filter({ hasText: /^PMO menor que 6\sbarg/ })).toHaveText(
    /FT-15\/4\s\(4,5\)/,
  );
  await expect(reasons.filter({ hasText: 'no aplica' })).toHaveCount(1);
  await expectNothingFromAxe(page, '#elegir');

  // The least of them is the answer too.
  await chooser(page).getByRole('link', { name: 'Cotizar Flotador FT-15/10' }).last().click();
  await expect(page.getByLabel('Asunto')).toHaveValue('Cotización: Dispositivos auxiliares');
  const message = page.getByLabel('Mensaje');
  await expect(message).toHaveValue(/Selección: Flotador FT-15\/10/);
  await expect(message).toHaveValue(/Capacidad a\s6\sbar: 210\skg\/h/);
  await expect(message).toHaveValue(/Carga con su factor: 120\skg\/h/);
});

test('a condition that no row meets, and one that cannot be read, are told', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, traps);
  const all = await rowNames(page).count();
  // It opens with an example, answered beside the whole table; what is typed or cleared is the visitor's own.
  const line = chooser(page).getByLabel('Presión de la línea');
  const load = chooser(page).getByLabel('Carga con su factor');
  await expect(line).toHaveValue('8');
  await expect(chooser(page).getByRole('status')).toContainText('Ejemplo');
  await expect(chooser(page)).toContainText(/La opción menor que cumple Flotador FT-25\/10/);
  await load.fill('90');
  await expect(chooser(page).getByRole('status')).toContainText(`de ${all}`);
  await expect(chooser(page).getByText('Ejemplo')).toHaveCount(0);
  await chooser(page).getByRole('button', { name: 'Borrar' }).click();
  await expect(line).toHaveValue('');
  await expect(rowNames(page)).toHaveCount(all);
  await ask(page, '', '', '90000');
  await expect(rowNames(page)).toHaveCount(0);
  await expect(chooser(page)).toContainText('Ninguna cumple con todo');
  const proposal = chooser(page).getByRole('link', { name: 'Pedir una propuesta' });
  await expect(proposal).toHaveAttribute('href', /mensaje=.*Carga.*90\+?(%C2%A0)?000/);

  await ask(page, '', '', 'mucho');
  await expect(load).toHaveAccessibleDescription(/Escriba solo un número/);
  await expect(rowNames(page)).toHaveCount(all);
  // Nothing below zero has a size, and what cannot be is not answered.
  await ask(page, '-3', '', '120');
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  await expect(line).toHaveAccessibleDescription(/cero o\smás/);
  await expect(rowNames(page)).toHaveCount(all);
  await expect(chooser(page).getByRole('status')).not.toContainText('Cumplen');
});

test('what was typed before React was there counts, and capacities are those at its pressures', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const fields = document.querySelectorAll<HTMLInputElement>('#elegir-reductoras input');
      for (const [index, value] of ['1200', '10', '2'].entries()) {
        const field = fields[index];
        if (field) field.value = value;
      }
    });
  });
  await open(page, '/products/valvulas-reductoras');
  const reducers = page.locator('#elegir-reductoras');
  await reducers.scrollIntoViewIfNeeded();
  await expect(reducers.getByRole('status')).toHaveText(/Cumplen 6 de 9.*Caudal de 10 a 2 barg/);
  // The tool of the same page asks for Kvs 16, of which 55 % is used.
  const first = reducers.getByRole('row').nth(1);
  await expect(first.getByRole('rowheader')).toContainText('DN 40 clase 300');
  await expect(first.getByRole('cell').filter({ hasText: /^55$/ })).toHaveCount(1);
  const outlet = reducers.getByLabel('Presión de salida');
  await outlet.fill('12');
  await expect(outlet).toHaveAttribute('aria-invalid', 'true');
  await expect(outlet).toHaveAccessibleDescription(/menor que la de entrada/);
});

test('on a phone every figure of a row is read under its name, without moving the table', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, traps);
  const row = chooser(page).getByRole('row').nth(1);
  await row.scrollIntoViewIfNeeded();
  const cells = row.getByRole('cell');
  // At first those that decide, in a table of a few lines; all of them and the way to ask when asked for.
  await expect(cells).toHaveCount(3);
  // The one that the example is read at among them.
  await expect(chooser(page).getByRole('columnheader', { name: /a\s4\sbar/ })).toBeVisible();
  for (const cell of await cells.all()) await expect(cell).toBeInViewport({ ratio: 0.9 });
  expect((await chooser(page).getByRole('table').boundingBox())?.height).toBeLessThan(1000);
  await chooser(page).getByLabel('Todas las cifras').check();
  expect(await cells.count()).toBeGreaterThan(8);
  await row.scrollIntoViewIfNeeded();
  for (const cell of await cells.all()) await expect(cell).toBeInViewport({ ratio: 0.9 });
  const label = await cells.nth(-2).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Para abrir');
});

test('every sample says that it is one', { tag: '@desktop' }, async ({ page }) => {
  await open(page, traps);
  const marks = chooser(page).getByText('Muestra', { exact: true });
  await expect(marks).toHaveCount(2);
  await chooser(page).getByText('De dónde sale cada dato', { exact: true }).click();
  for (const mark of await marks.all()) await expect(mark).toBeVisible();
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table stands there, and each row can be asked for', async ({ page }) => {
    await page.goto(traps);
    await expect(chooser(page).getByRole('textbox')).toHaveCount(0);
    await expect(rowNames(page)).toHaveCount(11);
    const link = chooser(page).getByRole('link', { name: 'Cotizar Termodinámica TD-15' });
    await expect(link).toHaveAttribute('href', /mensaje=.*TD-15/);
  });
});

test('a long value of the answer stays in its card', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/products/totalizadores');
  const rows = page.locator('[id^="elegir-"] dl > div');
  const tooWide = await rows.evaluateAll((all) =>
    all.filter((row) => row.scrollWidth > row.clientWidth).map((row) => row.textContent),
  );
  expect(await rows.count()).toBeGreaterThan(0);
  expect(tooWide).toEqual([]);
});

test('in no window does a part of an answer lie over another or beyond its card', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  for (const { path } of pages.filter(({ kind }) => ['equipment', 'product'].includes(kind))) {
    await open(page, path);
    for (const width of [1100, 1280, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const answers = page.locator('[id^="elegir-"] dl:has(+ a)');
      expect(await answers.count(), path).toBeGreaterThan(0);
      expect(await answers.evaluateAll(clashes), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('what to do stands level with the entries, whatever is said of a field', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const product of ['bombas-mecanicas-condensado', 'medidores-flujo', 'valvulas-control']) {
    await open(page, `/products/${product}`);
    const middles = await page
      .locator('#elegir :is(input, [role="status"])')
      .locator('visible=true')
      .evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
    expect(middles.length, product).toBeGreaterThan(3);
    expect(Math.max(...middles) - Math.min(...middles), product).toBeLessThan(3);
  }
});

function clashes(answers: Element[]): string[] {
  return answers.flatMap(({ parentElement: card }) => {
    const edge = card?.getBoundingClientRect();
    const parts = [...(card?.querySelectorAll('p, dt, dd, a') ?? [])].map((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      const { left, right, top, bottom } = (
        part.matches('a') ? part : words
      ).getBoundingClientRect();
      return { told: part.textContent ?? '', left, right, top, bottom };
    });
    const beyond = parts.filter(({ right }) => !edge || right > edge.right);
    const over = parts.filter((one, index) =>
      parts
        .slice(index + 1)
        .some(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3,
        ),
    );
    return [...beyond, ...over].map(({ told }) => told);
  });
}
