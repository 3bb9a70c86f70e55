import { mainNavigation } from '../support/menu.ts';
import { open, takenOver } from '../support/open.ts';
import { scrollDown, scrollTop, watchScrolls } from '../support/scrolls.ts';
import { expect, test } from '../support/test.ts';

test('links of menu, text and footer scroll smoothly to the top, also to the page one is on', async ({
  page,
}) => {
  await open(page, '/about');
  const scrolls = await watchScrolls(page);
  const header = mainNavigation(page);
  const footer = page.getByRole('contentinfo');
  for (const [link, path] of [
    [header.getByRole('link', { name: 'Servicios' }), '/services'],
    [header.getByRole('link', { name: 'Servicios' }), '/services'],
    [page.getByRole('link', { name: /^Leer más/ }).first(), '/services/desarrollo-ingenierias'],
    [footer.getByRole('link', { name: 'Totalizadores' }), '/products/totalizadores'],
    [footer.getByRole('link', { name: 'Totalizadores' }), '/products/totalizadores'],
    [page.getByRole('banner').getByRole('link', { name: /^Ígnea/ }), '/'],
  ] as const) {
    await scrollDown(page, 600);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await scrolls()).toEqual(['smooth 0']);
  }
});

test('back and forward return to the earlier position at once; the next link is smooth again', async ({
  page,
}) => {
  await open(page, '/about');
  const scrolls = await watchScrolls(page);
  await scrollDown(page, 1200);
  await mainNavigation(page).getByRole('link', { name: 'Servicios' }).click();
  await expect(page).toHaveTitle(/^Servicios/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollDown(page, 500);
  await scrolls();

  await page.goBack();
  await expect(page).toHaveTitle(/^Quiénes somos/);
  await expect.poll(() => scrollTop(page)).toBe(1200);
  expect(await scrolls()).toEqual(['auto 1200']);
  await page.goForward();
  await expect(page).toHaveTitle(/^Servicios/);
  await expect.poll(() => scrollTop(page)).toBe(500);
  expect(await scrolls()).toEqual(['auto 500']);

  await mainNavigation(page).getByRole('link', { name: 'Contáctenos' }).click();
  await expect(page).toHaveTitle(/^Contáctenos/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await scrolls()).toEqual(['smooth 0']);
});

test('a reload and the way back from another document lead at once to where one was', async ({
  page,
}) => {
  await open(page, '/about');
  await scrollDown(page, 900);
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
  });
  await page.reload();
  await takenOver(page);
  expect(await page.evaluate('places')).toEqual([900]);

  await open(page, '/services');
  await page.goBack();
  await expect(page).toHaveTitle(/^Quiénes somos/);
  await takenOver(page);
  expect(await page.evaluate('places')).toEqual([900]);
});

test('a document opens at its top, whatever was read in the tab before', async ({ page }) => {
  await open(page, '/about');
  await scrollDown(page, 900);
  await open(page, '/services');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await scrollTop(page)).toBe(0);
});

test('a new page takes the focus, the page one is on keeps it', async ({ page }) => {
  await open(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Servicios', exact: true });
  await link.press('Enter');
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  await link.press('Enter');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(link).toBeFocused();
});

test('the keyboard goes through the header without moving the page under it', async ({ page }) => {
  await open(page, '/about');
  await scrollDown(page, 1200);
  await mainNavigation(page).getByRole('link', { name: 'Inicio' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(mainNavigation(page).getByRole('link', { name: 'Servicios' })).toBeFocused();
  expect(await scrollTop(page)).toBe(1200);
});

test('the skip link is the first stop of the keyboard and leads past the header', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
