import { withoutPictures } from '../support/browser.ts';
import { group, mainNavigation, menuToggle } from '../support/menu.ts';
import { open, settle } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

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

  test('what gets the focus does not stay under the header', async ({ page }) => {
    await open(page, '/');
    await settle(page);
    const links = page.getByRole('link', { name: /^Leer más/ });
    const bottom = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    await links.nth(1).focus();
    await links.nth(0).evaluate((link) => {
      scrollBy({ top: link.getBoundingClientRect().top - 8, behavior: 'instant' });
    });
    await page.keyboard.press('Shift+Tab');
    await expect(links.nth(0)).toBeFocused();
    await expect
      .poll(async () => (await links.nth(0).boundingBox())?.y)
      .toBeGreaterThanOrEqual(bottom);
  });
});
