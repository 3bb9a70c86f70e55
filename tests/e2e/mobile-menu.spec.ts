import type { Page } from '@playwright/test';
import { expectNothingFromAxe } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { group, mainNavigation, menuLinks, menuToggle } from '../support/menu.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

/** What is inert can be reached neither by the Tab key nor by a screen reader. */
async function expectInert(page: Page, inert: boolean) {
  for (const landmark of ['main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveJSProperty('inert', inert);
  }
}

test('the toggle opens and closes the menu, and the page behind it cannot be reached', async ({
  page,
}) => {
  await open(page, '/about');
  const link = mainNavigation(page).getByRole('link', { name: 'Contáctenos' });
  await expect(link).toBeHidden();
  await menuToggle(page, 'Abrir el menú').click();
  await expect(link).toBeVisible();
  await expect(mainNavigation(page).locator('[aria-current="page"]')).toHaveText('Quiénes somos');
  await expectInert(page, true);
  await expectNothingFromAxe(page);

  await menuToggle(page, 'Cerrar el menú').click();
  await expect(link).toBeHidden();
  await expectInert(page, false);
});

test('each level of the menu has at most one group open', async ({ page }) => {
  await open(page, '/');
  await menuToggle(page, 'Abrir el menú').click();
  const all = group(page, 'Equipos y Productos');
  const equipment = group(page, /^Equipos$/);
  const products = group(page, /^Productos$/);
  const boilers = mainNavigation(page).getByRole('link', { name: 'Calderas para vapor' });
  const valves = mainNavigation(page).getByRole('link', { name: 'Válvulas de control' });
  await expect(equipment).toBeHidden();
  await all.click();
  await expect(equipment).toBeVisible();
  await expect(boilers).toBeHidden();

  await equipment.click();
  await expect(boilers).toBeVisible();
  // What opens comes into sight as a whole, also on a low screen.
  await page.setViewportSize({ width: 390, height: 640 });
  await products.click();
  await expect(valves).toBeVisible();
  const last = mainNavigation(page).getByRole('link', { name: 'Vapor puro' });
  const foot = mainNavigation(page).getByRole('link', { name: 'Solicitar cotización' });
  await expect
    .poll(async () => {
      const [end, start] = [await last.boundingBox(), await foot.boundingBox()];
      return end && start && end.y + end.height <= start.y;
    })
    .toBe(true);
  await expect(products).toBeInViewport({ ratio: 1 });
  await expect(boilers).toBeHidden();
  await products.click();
  await expect(valves).toBeHidden();
  await expect(products).toBeVisible();
  await all.click();
  await expect(products).toBeHidden();
});

test('the menu names every page', async ({ page }) => {
  await open(page, '/');
  await menuToggle(page, 'Abrir el menú').click();
  const links = mainNavigation(page).locator('a:visible');
  await group(page, 'Equipos y Productos').click();
  const seen = new Set<string | null>();
  for (const name of [/^Equipos$/, /^Productos$/]) {
    await group(page, name).click();
    for (const link of await links.all()) {
      const href = await link.getAttribute('href');
      // Its foot also calls, chats and leads to the tools.
      if (href?.startsWith('/') && href !== '/tools') seen.add(href);
    }
  }
  expect([...seen].sort()).toEqual(
    menuLinks()
      .map((link) => link.to)
      .sort(),
  );
});

test('the groups that lead to the current page are open from the start', async ({ page }) => {
  await open(page, '/products/valvulas-corte');
  await menuToggle(page, 'Abrir el menú').click();
  const current = mainNavigation(page).getByRole('link', { name: 'Válvulas de corte' });
  await expect(current).toBeVisible();
  await expect(current).toHaveAttribute('aria-current', 'page');
  const boiler = mainNavigation(page).getByRole('link', { name: 'Calderas para vapor' });
  await expect(boiler).toBeHidden();

  await group(page, /^Equipos$/).click();
  await boiler.click();
  await expect(page).toHaveURL('/equipment/calderas-vapor');
  await expect(boiler).toBeHidden();
  await menuToggle(page, 'Abrir el menú').click();
  await expect(boiler).toBeVisible();
  await expect(current).toBeHidden();
});

test('the menu closes with every navigation, also to the page one is on and back', async ({
  page,
}) => {
  await open(page, '/services');
  const item = (name: string) => mainNavigation(page).getByRole('link', { name });
  for (const [name, path] of [
    ['Quiénes somos', '/about'],
    ['Quiénes somos', '/about'],
    ['Contáctenos', '/contact'],
  ] as const) {
    await menuToggle(page, 'Abrir el menú').click();
    await item(name).click();
    await expect(page).toHaveURL(path);
    await expect(item(name)).toBeHidden();
    await expectInert(page, false);
  }
  await menuToggle(page, 'Abrir el menú').click();
  await expect(item('Inicio')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(item('Inicio')).toBeHidden();
  await expectInert(page, false);
});

test('the menu closes when the viewport becomes wide', async ({ page }) => {
  await open(page, '/about');
  await menuToggle(page, 'Abrir el menú').click();
  await expectInert(page, true);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expectInert(page, false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menuToggle(page, 'Abrir el menú')).toBeVisible();
  await expect(mainNavigation(page).getByRole('link', { name: 'Contáctenos' })).toBeHidden();
});

test('Escape closes the menu from wherever one is in it and gives the toggle the focus', async ({
  page,
}) => {
  await open(page, '/about');
  const link = mainNavigation(page).getByRole('link', { name: 'Contáctenos' });
  const toggle = mainNavigation(page)
    .locator('summary')
    .filter({
      has: page.getByRole('img', { name: 'Abrir el menú' }),
    });
  await menuToggle(page, 'Abrir el menú').click();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  // A tap on the empty part of the menu takes the focus away from it.
  await page.mouse.click(200, 600);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle).toBeFocused();
});
