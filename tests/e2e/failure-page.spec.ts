import { expectNothingFromAxe } from '../support/axe.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

// Browsers log the failing answer itself, React what the page was told of it.
test.use({ expectedErrors: [/status of 500|500 Internal Server Error/] });

const totalizers = 'Totalizadores';

test('a page that fails as data and as document shows the failure with its message, and can be loaded again', async ({
  page,
}) => {
  await open(page, '/about');
  const failing = /totalizadores(\.data.*)?$/;
  await page.route(failing, (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Boom' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: totalizers }).click();
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveAttribute('lang', 'en');
  await expect(main.locator('p[lang="en"]')).toHaveText('500 Internal Server Error');
  await expect(page).toHaveTitle('Unexpected Application Error! | Ígnea');
  await expect(main.getByText('Vuelva a cargarla')).toBeVisible();
  await expectNothingFromAxe(page);

  // The rest of the site goes on working from there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vapor puro' }).click();
  await expect(page).toHaveTitle(/^Vapor puro/);
  await page.goBack();
  await expect(heading).toBeVisible();

  await page.unroute(failing);
  await main.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page).toHaveTitle(/^Totalizadores/);
  await expect(heading).toHaveCount(0);
});
