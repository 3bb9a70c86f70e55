import { withoutPictures } from '../support/browser.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const { home, pillars, about, services, labels } = content.single;

test('the home, about and services pages have their sections in order', async ({ page }) => {
  for (const [path, titles] of [
    [
      '/',
      [
        home.hero.title,
        home.solutions.title,
        home.services.title,
        pillars.title,
        home.features.title,
        home.clients.title,
        labels.closing.title,
      ],
    ],
    [
      '/about',
      [
        about.title,
        about.stats.title,
        about.story.title,
        about.way.title,
        about.pillars.title,
        about.team.title,
        labels.closing.title,
      ],
    ],
    [
      '/services',
      [
        services.title,
        services.needs.title,
        services.listTitle,
        home.clients.title,
        labels.closing.title,
      ],
    ],
  ] as const) {
    await open(page, path);
    await expect(page.locator('main').locator('h1, h2')).toHaveText([...titles]);
  }
});

test('the theme has an orange accent, corners of 4 and spaces in steps of 8', async ({ page }) => {
  await open(page, '/');
  const start = page.getByRole('link', { name: 'Iniciar' });
  await expect(start).toHaveCSS('border-radius', '4px');
  const colour = await start.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  // Orange: red leads, blue is almost absent, green is between them.
  expect(red).toBeGreaterThan(220);
  expect(green).toBeGreaterThan(80);
  expect(green).toBeLessThan(160);
  expect(blue).toBeLessThan(60);
  // The built pages have short names for the tokens.
  const tokens = await page.evaluate(() =>
    [...document.documentElement.computedStyleMap()]
      .filter(([name]) => name.startsWith('--'))
      .map(([, values]) => String(values)),
  );
  expect(tokens).toEqual(expect.arrayContaining(['8px', '16px', '24px', '32px']));
  await expect(start).toHaveCSS('padding-inline', '24px');
});
