import { withoutPictures } from '../support/browser.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

// Browsers log the failing answers, and the router the module that it did not get.
test.use({
  expectedErrors: [
    /Failed to load resource|route module|imported module|500 Internal Server Error/,
  ],
});

const routeCode = '**/assets/page-*.js';
const wholeSheet = '**/assets/whole-*.css';

for (const status of [404, 500]) {
  test(`a page whose code answers ${status} is opened as a document`, async ({ page }) => {
    await open(page, '/about');
    await page.route(routeCode, (route) => route.fulfill({ status, body: '' }));
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' }).click();
    await expect(page).toHaveURL('/products/totalizadores');
    await expect(page).toHaveTitle(/^Totalizadores/);
    expect(documents).toBe(1);
  });
}

for (const answer of ['404', 'none'] as const) {
  test(`a page whose styles are answered with ${answer} is opened as a document`, async ({
    page,
  }) => {
    await open(page, '/about');
    await page.route(wholeSheet, (route) =>
      answer === 'none' ? route.abort() : route.fulfill({ status: 404, body: '' }),
    );
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' }).click();
    await expect(page).toHaveTitle(/^Totalizadores/);
    await expect(page).toHaveURL('/products/totalizadores');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
  });
}

test('styles that could not be had are fetched again, and the page stays until they are there', async ({
  page,
}) => {
  await open(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' });
  const heading = page.getByRole('heading', { level: 1 });
  const words = (await heading.textContent()) ?? '';
  const isDocument = (url: URL) => url.pathname === '/products/totalizadores';
  await page.route(wholeSheet, (route) => route.abort());
  await page.route(isDocument, (route) => route.abort());
  await link.click();
  const notice = page.getByRole('alert').filter({ hasText: 'No hay conexión' });
  await expect(notice).toBeVisible();
  await expect(heading).toHaveText(words);
  await expect(page).toHaveURL('/about');

  await page.unroute(wholeSheet);
  await link.click();
  await expect(page).toHaveTitle(/^Totalizadores/);
  await expect(notice).toHaveCount(0);
});

test('when neither styles nor document can be had, the failure is shown', async ({ page }) => {
  await open(page, '/about');
  await page.route(/totalizadores$|assets\/whole-/, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: 'Boom' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' }).click();
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  await expect(main.locator('p[lang="en"]')).toHaveText('500 Internal Server Error');
});

test('without the Navigation API the click still leads to the page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await open(page, '/about');
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
  let isGone = true;
  await page.route(routeCode, (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  page.once('framenavigated', () => {
    isGone = false;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' }).click();
  await expect(page).toHaveTitle(/^Totalizadores/);
  await expect(page).toHaveURL('/products/totalizadores');
});

test('a page whose data answers 500 is opened as a document', async ({ page }) => {
  await open(page, '/about');
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'Boom' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' }).click();
  await expect(page).toHaveTitle(/^Totalizadores/);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
});

test('when the document fails too, the failure is shown', async ({ page }) => {
  await open(page, '/about');
  await page.route(/totalizadores(\.data)?$|assets\/page-/, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: 'Boom' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible();
});

test('offline, the page one reads stays, says so and tries again', async ({ page, context }) => {
  await open(page, '/about');
  const heading = page.getByRole('heading', { level: 1 });
  const words = (await heading.textContent()) ?? '';
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'No hay conexión' });
  await expect(notice).toBeVisible();
  await expect(heading).toHaveText(words);
  await expect(page).toHaveURL('/about');
  // The page's code may fail after its data, and would try by itself on the line that is back.
  await page.waitForLoadState('networkidle');
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveTitle(/^Totalizadores/);
  await expect(notice).toHaveCount(0);
});

test('without the code of the slider the strip is moved by its buttons', async ({ page }) => {
  await page.route('**/assets/swiper-*.js', (route) => route.abort());
  await open(page, '/equipment/calderas-vapor');
  const gallery = page.getByRole('region', { name: 'Imágenes' });
  await gallery.getByRole('button', { name: 'Siguiente' }).click();
  const second = gallery.locator('li').nth(1);
  await expect(second).toBeInViewport({ ratio: 0.9 });
});
