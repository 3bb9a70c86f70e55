import type { Page } from '@playwright/test';
import { expectNothingFromAxe } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const control = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buscar en el sitio' });
const field = (page: Page) => dialog(page).getByRole('searchbox');

test('the keyboard opens the search, chooses an answer and gets its place back', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSearch = () => asked.filter((path) => /search\.json|answers-/.test(path)).length;
  await open(page, '/tools');
  await page.getByRole('searchbox').press('/');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await page.waitForLoadState('networkidle');
  expect(ofSearch()).toBe(0);

  // What is typed while its code is on its way is not lost.
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/search-dialog-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await control(page).focus();
  await page.keyboard.press('/');
  await page.keyboard.type('tramxx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  code.resolve();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('tram');
  await page.keyboard.type('pas');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ resultados$/);
  expect(ofSearch()).toBe(2);
  for (const group of ['Páginas', 'Herramientas', 'Preguntas']) {
    await expect(dialog(page).getByRole('heading', { level: 3, name: group })).toBeVisible();
  }
  await expect(dialog(page).locator('mark').first()).toHaveText(/^trampas?$/i);
  await expectNothingFromAxe(page, 'dialog');

  const answers = dialog(page).getByRole('listitem').getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(answers.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(answers.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(control(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('trampas');
  await field(page).fill('bomba calor');
  await expect(answers.first()).toHaveAttribute('href', '/equipment/bombas-calor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/equipment/bombas-calor');
  await expect(dialog(page)).toHaveCount(0);
});

test('a finger finds a question, and its answer is open', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/about');
  await control(page).tap();
  // All of an answer comes at once: what stands there does not move.
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/steam-answer-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await field(page).fill('vapor');
  const first = dialog(page).getByRole('listitem').first();
  await expect(first).toHaveText(/Vapor puro/);
  await field(page).fill('vapor 7 barg');
  await page.waitForTimeout(200);
  await expect(first).toHaveText(/Vapor puro/);
  code.resolve();
  const answer = dialog(page).getByRole('link', {
    name: /^Vapor saturado seco a 7\sbarg Temperatura 170,48\s°C/,
  });
  await expect(answer).toHaveAttribute('href', '/tools/tabla-vapor');
  await field(page).fill('6 barg');
  await expect(
    dialog(page).getByRole('link', { name: /^Vapor saturado seco a 6/ }),
  ).toHaveAttribute('href', '/tools/tabla-vapor?tabla-vapor.pressure=6+barg');
  await field(page).fill('cuanta purga necesito');
  await dialog(page).getByRole('link', { name: '¿Cuánta purga necesito?' }).tap();
  await expect(page).toHaveURL('/equipment/calderas-vapor#cuanta-purga-necesito');
  await expect(page.locator('#cuanta-purga-necesito')).toBeInViewport();
});

test.describe('when it cannot be loaded', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to (load|fetch)/] });

  test('it is said, the pages are listed, what was typed stays, and one may try again', async ({
    page,
  }) => {
    await page.route(/\/search\.json$|\/late-[^/]+\.css$/, (route) => route.abort());
    await open(page, '/about');
    await control(page).click();
    // Never without its styles: then it is a link to the list of pages.
    await expect(page).toHaveURL('/about#mapa-del-sitio');
    await page.waitForTimeout(300);
    await expect(page.locator('#mapa-del-sitio')).toBeInViewport();
    await expect(dialog(page)).toHaveCount(0);
    await page.unrouteAll();
    await page.route('**/search.json', (route) => route.abort());
    await control(page).click();
    await expect(field(page)).toHaveCSS('min-height', '56px');
    await field(page).fill('Kv');
    await expect(dialog(page).getByRole('alert')).toContainText('no se pudo activar');
    await expect(dialog(page).getByRole('link', { name: 'Válvulas de control' })).toBeVisible();
    await page.unroute('**/search.json');
    await dialog(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ resultados$/);
    await expect(field(page)).toHaveValue('Kv');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);

    // Without the steam table there are the pages, and it is not asked for again and again.
    let asked = 0;
    await page.route('**/assets/steam-answer-*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await field(page).fill('vapor 7 barg');
    await expect(dialog(page).getByRole('listitem').first()).toHaveText(/vapor/i);
    await expect(dialog(page).getByRole('link', { name: /^Vapor saturado seco/ })).toHaveCount(0);
    await page.waitForTimeout(1100);
    expect(asked).toBe(1);

    // The same question later, with the network back.
    await page.unroute('**/assets/steam-answer-*.js');
    await field(page).fill('vapor');
    await field(page).fill('vapor 7 barg');
    await expect(dialog(page).getByRole('link', { name: /^Vapor saturado seco/ })).toBeVisible();
  });
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the control leads to the list of all pages', async ({ page }) => {
    await page.goto('/about');
    await control(page).click();
    await expect(page).toHaveURL('/about#mapa-del-sitio');
    await expect(page.getByRole('navigation', { name: 'Mapa del sitio' })).toBeInViewport();
  });
});
