import type { Locator } from '@playwright/test';
import { withoutPictures } from '../support/browser.ts';
import { standInForMap } from '../support/map.ts';
import { group, mainNavigation, menuToggle } from '../support/menu.ts';
import { open, settle } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

/** What is too small for a finger: less than 44 pixels wide or high. */
async function tooSmall(targets: Locator) {
  expect(await targets.count()).toBeGreaterThan(0);
  return targets.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ one, box }) => {
        const name = one.getAttribute('aria-label') ?? one.textContent?.trim();
        return `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
      }),
  );
}

const controls = 'a, button, summary, input:not([type="hidden"]), textarea, [role="tab"]';

test('header, tabs, marks and footer of the home page are 44 pixels or more', async ({ page }) => {
  await open(page, '/');
  await settle(page);
  await page.getByRole('region', { name: 'Clientes' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  for (const part of ['header', 'main', 'footer']) {
    expect(await tooSmall(page.locator(part).locator(controls))).toEqual([]);
  }
});

test('the open menu, the slider and the contents of a product are 44 pixels or more', async ({
  page,
}) => {
  await open(page, '/products/vapor-puro');
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible();
  const main = page.locator('main');
  expect(await tooSmall(main.getByRole('region', { name: 'Imágenes' }).locator(controls))).toEqual(
    [],
  );
  expect(
    await tooSmall(main.locator('aside, nav, summary').locator('visible=true').locator('a')),
  ).toEqual([]);
  expect(await tooSmall(main.locator('summary'))).toEqual([]);
  await menuToggle(page, 'Abrir el menú').click();
  expect(await tooSmall(mainNavigation(page).locator(controls))).toEqual([]);
  await group(page, /^Equipos$/).click();
  expect(await tooSmall(mainNavigation(page).locator(controls))).toEqual([]);
});

test('the form, the topics of a service and the page titles are 44 pixels or more', async ({
  page,
}) => {
  await standInForMap(page);
  await open(page, '/contact');
  expect(await tooSmall(page.locator('main').locator(controls))).toEqual([]);
  await open(page, '/services/gestion-energia');
  expect(await tooSmall(page.getByRole('tab'))).toEqual([]);
  expect(await tooSmall(page.getByRole('navigation', { name: 'Ruta' }).locator('a'))).toEqual([]);
});
