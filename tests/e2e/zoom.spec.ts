import { group, mainNavigation, menuToggle } from '../support/menu.ts';
import { open, settle } from '../support/open.ts';
import { expect, onlyOn, test } from '../support/test.ts';

onlyOn('desktop');

test.describe('at 400 % zoom', () => {
  // A window of 1280 by 1024 at 400 %.
  test.use({ viewport: { width: 320, height: 256 } });

  test('the header leaves room for the page, and the whole menu can be used', async ({ page }) => {
    await open(page, '/services/gestion-energia');
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThan(256 / 2);

    await menuToggle(page, 'Abrir el menú').click();
    await group(page, 'Equipos y Productos').click();
    await group(page, /^Productos$/).click();
    const last = mainNavigation(page).getByRole('link', { name: 'Contáctenos' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await mainNavigation(page).getByRole('link', { name: 'Vapor puro' }).click();
    await expect(page).toHaveURL('/products/vapor-puro');
  });

  test('what has the focus is never under the header', async ({ page }) => {
    await open(page, '/');
    await settle(page);
    const bottom = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    // Backwards, from the end of the page: what comes up does so at the top.
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator('main :focus');
      await expect(focused).toHaveCount(1);
      await expect
        .poll(async () => Math.round((await focused.boundingBox())?.y ?? -1))
        .toBeGreaterThanOrEqual(bottom);
    }
  });
});
