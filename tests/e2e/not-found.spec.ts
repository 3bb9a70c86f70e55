import { expectNothingFromAxe } from '../support/axe.ts';
import { group, mainNavigation, menuToggle } from '../support/menu.ts';
import { takenOver } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// The page itself answers 404, and browsers log that as an error.
test.use({ expectedErrors: [/status of 404/] });

test('an unknown path answers 404 with the 404 page, at every depth', async ({ page, request }) => {
  for (const path of [
    '/clients',
    '/foo',
    '/foo/bar/baz',
    '/portfolio',
    '/products/foo',
    '/services/foo',
    '/equipment/calderas-vapor/foo',
    '/404',
    '/index.html',
  ]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain('<title>404 | Ígnea</title>');
  }

  const response = await page.goto('/products/foo/bar');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 | Ígnea');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' });
  const message = main.getByText(
    'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
    { exact: true },
  );
  const home = main.getByRole('link', { name: 'Go Back to Home' });
  for (const english of [heading, message, home]) {
    await expect(english).toBeVisible();
    await expect(english).toHaveAttribute('lang', 'en');
  }
  await expectNothingFromAxe(page);
  // First of all the pages that the address may have meant.
  await page.goto('/equipment/caldera-de-vapor');
  await expect(main.getByRole('listitem').first()).toHaveText('Calderas para vapor');
  await main.getByRole('searchbox', { name: 'Buscar en el sitio' }).fill('purga');
  await main.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/?buscar=purga#mapa-del-sitio');
  await takenOver(page);
  const dialog = page.getByRole('dialog', { name: 'Buscar en el sitio' });
  await expect(dialog.getByRole('searchbox')).toHaveValue('purga');
  await expect(dialog.getByRole('link', { name: 'Purga de caldera y su calor' })).toBeVisible();
  await page.goBack();
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Inicio | Ígnea');
});

test('every link of the 404 page leads on, and its menu opens', async ({
  page,
  device,
  request,
}) => {
  await page.goto('/clients');
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const link of new Set(links.filter((one) => one.startsWith('http')))) {
    const url = new URL(link);
    if (url.hash === '') expect([link, (await request.get(link)).status()]).toEqual([link, 200]);
  }
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(
    content.single['not-found'].links.length,
  );

  if (device === 'phone') await menuToggle(page, 'Abrir el menú').click();
  await group(page, 'Equipos y Productos').click();
  if (device === 'phone') await group(page, /^Productos$/).click();
  await mainNavigation(page).getByRole('link', { name: 'Vapor puro' }).click();
  await expect(page).toHaveURL('/products/vapor-puro');
});
