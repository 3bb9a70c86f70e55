import { twoFrames, watchEntrances } from '../support/entrances.ts';
import { mainNavigation } from '../support/menu.ts';
import { open } from '../support/open.ts';
import { content, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { solutions } = content.single.home;
const { team } = content.single;

test('/assets/js/main.js is loaded on the home, about and services pages only', async ({
  request,
}) => {
  const loaded: string[] = [];
  for (const { path } of [...pages, { path: '/clients' }]) {
    const html = await (await request.get(path)).text();
    if (/<script[^>]*src="\/assets\/js\/main\.js"/.test(html)) loaded.push(path);
  }
  expect(loaded).toEqual(['/', '/about', '/services']);
  const script = await request.get('/assets/js/main.js');
  expect(script.status()).toBe(200);
  expect(script.headers()['content-type']).toContain('javascript');
});

test('each card comes in 100 ms after the one before, and each tab counts from the start', async ({
  page,
}) => {
  const entrances = await watchEntrances(page);
  await open(page, '/');
  const section = page.locator('#constructions');
  const lists = [
    ['Por sistema', solutions.solutions],
    ['Por industria', solutions.markets],
  ] as const;
  for (const [tab, list] of lists) {
    await section.getByRole('tab', { name: tab }).click();
    const titles = list.map((card) => card.title);
    for (const card of await section.getByRole('tabpanel').getByRole('listitem').all()) {
      await card.scrollIntoViewIfNeeded();
    }
    const seen = async () => (await entrances()).filter(({ title }) => titles.includes(title));
    await expect.poll(async () => (await seen()).length).toBe(titles.length);
    for (const { title, duration, easing, delay } of await seen()) {
      expect({ title, duration, easing, delay }).toEqual({
        title,
        duration: 400,
        easing: 'ease',
        delay: 100 * titles.indexOf(title),
      });
    }
  }
});

test('an element comes in once its top is 120 pixels inside the window, and only once', async ({
  page,
}) => {
  const entrances = await watchEntrances(page);
  await open(page, '/about');
  const card = page.getByRole('listitem').filter({ hasText: team[0]?.name ?? '' });
  const bring = (above: number) =>
    card.evaluate((element, distance) => {
      const { top } = element.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight + distance, behavior: 'instant' });
    }, above);
  const seen = async () => (await entrances()).filter(({ title }) => title === team[0]?.name);

  await bring(115);
  await twoFrames(page);
  expect(await seen()).toEqual([]);
  await expect(card).toHaveCSS('opacity', '0');
  await bring(125);
  await expect.poll(async () => (await seen()).length).toBe(1);
  await expect(card).toHaveCSS('opacity', '1');
  // The leap went over the steps of the work.
  await expect(page.locator('[data-reveal]').first()).toHaveCSS('opacity', '1');
  await bring(-500);
  await twoFrames(page);
  await bring(400);
  await twoFrames(page);
  expect(await seen()).toHaveLength(1);
});

test('the animation works on pages that are reached without a new load', async ({ page }) => {
  const entrances = await watchEntrances(page);
  await open(page, '/services/gestion-energia');
  await mainNavigation(page).getByRole('link', { name: 'Quiénes somos' }).click();
  await expect(page).toHaveTitle(/^Quiénes somos/);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByName(`${origin}/assets/js/main.js`).length),
    )
    .toBe(1);
  const member = page.getByRole('listitem').filter({ hasText: team[0]?.name ?? '' });
  await expect(member).toHaveCSS('opacity', '0');
  await member.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await entrances()).map((one) => one.title))
    .toContain(team[0]?.name);

  // From far down: the new page is met while it still scrolls to its top.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inicio', exact: true }).click();
  await expect(page).toHaveTitle(/^Inicio/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const card = page.locator('#constructions').getByRole('listitem').first();
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await entrances()).map((one) => one.title))
    .toContain(solutions.solutions[0]?.title);
});

test('a link that is pressed while it comes in leads on', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      return animate.call(this, frames, {
        ...(options as KeyframeAnimationOptions),
        duration: 4000,
      });
    };
  });
  await open(page, '/services');
  const [topic] = content.collection.services[1]?.items ?? [];
  const link = page
    .getByRole('main')
    .getByRole('link', { name: topic?.name ?? '' })
    .last();
  await link.evaluate((one) => one.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await page.waitForFunction(() =>
    document.getAnimations().some((one) => one.playState === 'running'),
  );
  const box = await link.boundingBox();
  if (!box) throw new Error('the link has no box');
  // At its lower edge, which rises.
  await page.mouse.move(box.x + 10, box.y + box.height - 3);
  await page.mouse.down();
  await page.waitForTimeout(2000);
  await page.mouse.up();
  await expect(page).toHaveURL(/#/);
});

const hidden = () =>
  [...document.querySelectorAll('main *')].filter(
    (element) => getComputedStyle(element).opacity === '0' && element.closest('[data-reveal]'),
  ).length;

test.describe('without the script', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('everything is simply visible', async ({ page }) => {
    await page.route('**/assets/js/main.js', (route) => route.abort());
    for (const path of ['/', '/about', '/services']) {
      await open(page, path);
      expect(await page.evaluate(hidden)).toBe(0);
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing waits to come in', async ({ page }) => {
    const entrances = await watchEntrances(page);
    await open(page, '/about');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await twoFrames(page);
    expect(await entrances()).toEqual([]);
    expect(await page.evaluate(hidden)).toBe(0);
  });
});
