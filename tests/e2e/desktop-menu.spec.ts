import { expectNothingFromAxe } from '../support/axe.ts';
import { group, mainNavigation, menuLinks } from '../support/menu.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const groupName = 'Equipos y Productos';
const inside = 'Calderas para vapor';

test('the header names every page, in the order and with the words of the specification', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/about');
  // The pictures of the panel come with it, not with the page.
  expect(asked).not.toContain('/icons/menu.webp');
  await group(page, groupName).hover();
  await expect.poll(() => asked).toContain('/icons/menu.webp');
  const links = mainNavigation(page).getByRole('link');
  await expect(links).toHaveText([
    'Inicio',
    'Quiénes somos',
    'Servicios',
    'Contáctenos',
    'Bombas de calor',
    'Calderas para vapor',
    'Generadores de agua caliente',
    'Economizadores',
    'Desaireadores',
    'Medidores de flujo',
    'Totalizadores',
    'Bombas mecánicas',
    'Válvulas de control',
    'Válvulas reductoras',
    'Válvulas de corte',
    'Válvulas de seguridad',
    'Dispositivos auxiliares',
    'Vapor puro',
  ]);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(menuLinks().map((link) => link.to));
  for (const name of ['Equipos', 'Productos']) {
    await expect(mainNavigation(page).getByText(name, { exact: true })).toBeVisible();
  }
  await expectNothingFromAxe(page);
});

test('the pointer opens the dropdown, follows a link in it and leaves it closed', async ({
  page,
}) => {
  await open(page, '/about');
  const link = mainNavigation(page).getByRole('link', { name: inside });
  await expect(link).toBeHidden();
  await group(page, groupName).hover();
  await expect(link).toBeVisible();
  // A click on what the pointer has just opened must not close it again.
  await group(page, groupName).click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/equipment/calderas-vapor');
  await page.mouse.move(640, 800);
  await expect(link).toBeHidden();

  await group(page, groupName).hover();
  await expect(link).toBeVisible();
  await page.mouse.move(640, 800);
  await expect(link).toBeHidden();
});

test('the dropdown that the pointer has opened closes with Escape', async ({ page }) => {
  await open(page, '/about');
  await group(page, groupName).hover();
  const link = mainNavigation(page).getByRole('link', { name: inside });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('the keyboard opens the dropdown, goes through it and gets its place back with Escape', async ({
  page,
}) => {
  await open(page, '/about');
  const name = group(page, groupName);
  const first = mainNavigation(page).getByRole('link', { name: 'Bombas de calor' });
  const second = mainNavigation(page).getByRole('link', { name: inside });
  await mainNavigation(page).getByRole('link', { name: 'Contáctenos' }).focus();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(second).toBeHidden();
    await expect(name).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/equipment/bombas-calor');
  await expect(first).toBeHidden();
});

test('the dropdown closes when the visitor goes on outside it', async ({ page }) => {
  await open(page, '/about');
  const link = mainNavigation(page).getByRole('link', { name: inside });
  await group(page, groupName).press('Enter');
  await expect(link).toBeVisible();
  await page.mouse.click(640, 800);
  await expect(link).toBeHidden();

  await group(page, groupName).press('Enter');
  await expect(link).toBeVisible();
  await mainNavigation(page).getByRole('link', { name: 'Vapor puro' }).focus();
  await page.keyboard.press('Tab');
  const next = page.getByRole('banner').getByRole('link', { name: 'Buscar en el sitio' });
  await expect(next).toBeFocused();
  await expect(link).toBeHidden();
});

test('the menu marks the current page, and the logo leads home', async ({ page }) => {
  await open(page, '/about');
  const current = mainNavigation(page).locator('[aria-current="page"]:visible');
  await expect(current).toHaveText(['Quiénes somos']);
  await mainNavigation(page).getByRole('link', { name: 'Servicios' }).click();
  await expect(current).toHaveText(['Servicios']);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Ígnea/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Inicio | Ígnea');
  await expect(current).toHaveText(['Inicio']);

  await open(page, '/products/vapor-puro');
  await group(page, groupName).hover();
  await expect(current).toHaveText(['Vapor puro']);
});

test('at 1200 pixels the header has nested menus, below it a toggle', async ({ page }) => {
  await open(page, '/about');
  const toggle = mainNavigation(page).getByRole('img', { name: 'Abrir el menú' });
  for (const [width, isWide] of [
    [1200, true],
    [1199, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(group(page, groupName).first()).toBeVisible({ visible: isWide });
    await expect(toggle).toBeVisible({ visible: !isWide });
    if (!isWide) continue;
    const action = page.getByRole('banner').getByRole('link', { name: 'Solicitar cotización' });
    expect((await action.boundingBox())?.height).toBeLessThan(50);
    await expect(page.getByRole('banner').locator('summary svg').first()).toBeInViewport();
  }
});

test('a press during the change of pages is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 0.7s }',
    );
    document.adoptedStyleSheets.push(slow);
  });
  await open(page, '/contact');
  await mainNavigation(page).getByRole('link', { name: 'Quiénes somos' }).click();
  await expect(page).toHaveTitle(/^Quiénes somos/);
  await page.waitForFunction(() =>
    document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement),
  );
  const box = await mainNavigation(page).getByRole('link', { name: 'Inicio' }).boundingBox();
  if (!box) throw new Error('the way home has no box');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveTitle(/^Inicio/);
});
