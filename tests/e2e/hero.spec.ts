import type { Locator, Page } from '@playwright/test';
import { fill } from '../../app/ui/fill.ts';
import { stopClock } from '../support/clock.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { hero } = content.single.home;

const mark = (page: Page, n: number) => page.getByRole('radio', { name: `Imagen ${n} de 5` });
const scene = (page: Page, n: number) =>
  page.getByRole('main').getByRole('img', { name: hero.images[n - 1]?.alt ?? '' });

async function expectShown(page: Page, n: number) {
  await expect(mark(page, n)).toBeChecked();
  // By role only what is not hidden is found: the others go once they have faded.
  for (const other of [1, 2, 3, 4, 5]) {
    await expect(scene(page, other)).toHaveCount(other === n ? 1 : 0);
  }
}

const lineOf = ({ figure, told }: (typeof hero.images)[number]) =>
  `${figure.shown} ${fill(told, hero.conditions.example)}`;

/** Shows a picture by hand and lets go of it: from then on it has its full five seconds. */
async function showAndLeave(page: Page, n: number) {
  await mark(page, n).press('Space');
  await expectShown(page, n);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** What is left of the first sum once the others are taken from it, in tenths of a million. */
async function restOf(costs: Locator): Promise<number> {
  const texts = await costs.allTextContents();
  const tenths = texts.map((text) => {
    const [, number = ''] = /₡\s([\d\s]+(?:,\d)?)\sM/u.exec(text) ?? [];
    return Math.round(10 * Number(number.replaceAll(/\s/gu, '').replace(',', '.')));
  });
  return tenths.slice(1).reduce((rest, part) => rest - part, tenths[0] ?? Number.NaN);
}

test('the hero says what the content says and leads to the solutions', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(main.getByText(hero.description)).toBeVisible();
  await expect(main.getByText(hero.info)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Iniciar' })).toHaveAttribute(
    'href',
    '#constructions',
  );
  for (const claim of ['Más de 20', 'Más de 500', 'Hasta 40 %']) {
    await expect(main.getByText(claim, { exact: true })).toBeVisible();
  }
});

test('the first screen holds the three claims and the whole way of the steam', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  for (const { label } of hero.claims) {
    await expect(page.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  for (const n of [1, 2, 3, 4, 5]) await expect(mark(page, n)).toBeInViewport({ ratio: 1 });
});

test('each place on the way of the steam tells its own figure', async ({ page }) => {
  await open(page, '/');
  const told = hero.images.map(lineOf);
  expect(new Set(told).size).toBe(5);
  for (const n of [3, 4, 5, 1, 2]) {
    await mark(page, n).click();
    for (const [index, words] of told.entries()) {
      const line = page.getByText(words);
      if (index === n - 1) await expect(line).toBeVisible();
      else await expect(line).toBeHidden();
    }
  }
});

test('one figure has gone before the next one comes', async ({ page }) => {
  await open(page, '/');
  await mark(page, 3).click();
  const lines = hero.images.map(lineOf);
  const readable = await page.evaluate((told) => {
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (const one of moving) one.pause();
    const places = [...document.querySelectorAll('main p')].filter((one) =>
      told.includes(one.textContent ?? ''),
    );
    return [100, 200, 300, 400, 500].map((time) => {
      for (const one of moving) one.currentTime = time;
      return places.filter((one) => {
        const own = Number(getComputedStyle(one).opacity);
        const around = one.parentElement ? Number(getComputedStyle(one.parentElement).opacity) : 1;
        return own * around > 0.05;
      }).length;
    });
  }, lines);
  expect(Math.max(...readable)).toBeLessThanOrEqual(1);
});

test('only the first picture is fetched before the page has loaded, then each before its turn', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  const [main = ''] = /<main[\s\S]*?<h1/.exec(html) ?? [];
  expect(main.match(/<img/g)).toHaveLength(1);

  await open(page, '/');
  const alts = hero.images.map((image) => image.alt);
  expect(new Set(alts).size).toBe(5);
  const picture = (n: number) => page.locator(`main img[alt="${alts[n - 1]}"]`);
  const startedAfterLoad = (n: number) =>
    picture(n).evaluate((one: HTMLImageElement) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const [entry] = performance.getEntriesByName(one.currentSrc);
      return entry && entry.startTime >= (navigation as PerformanceNavigationTiming).loadEventStart;
    });
  expect(await startedAfterLoad(1)).toBe(false);
  await expect.poll(() => startedAfterLoad(2)).toBe(true);
  await expect(picture(3)).toHaveCount(0);
  for (const shown of [2, 3, 4]) {
    await mark(page, shown).click();
    await expect.poll(() => startedAfterLoad(shown + 1)).toBe(true);
  }
  await expect(page.locator(alts.map((alt) => `main img[alt="${alt}"]`).join())).toHaveCount(5);
});

test('the pictures follow one another every 5000 ms, the first after the last', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await stopClock(page);
  await showAndLeave(page, 4);
  await page.clock.runFor(4999);
  await expectShown(page, 4);
  await page.clock.runFor(1);
  await expectShown(page, 5);
  await page.clock.runFor(5000);
  await expectShown(page, 1);
});

test('the pictures rest when paused, under the pointer, with the focus and in a hidden tab', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await stopClock(page);
  await showAndLeave(page, 2);
  const expectRest = async () => {
    await page.clock.runFor(20_000);
    await expectShown(page, 2);
  };

  const title = page.getByRole('heading', { level: 1 });
  await title.hover();
  await expectRest();
  await mark(page, 2).focus();
  await expectRest();
  // The pointer goes, the focus stays.
  await page.mouse.move(640, 10);
  await expectRest();
  // The focus goes, the pointer stays.
  await title.hover();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectRest();

  await page.getByRole('button', { name: 'Pausar' }).first().click();
  await page.mouse.move(640, 10);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectRest();
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await page.mouse.move(640, 10);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectRest();

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(5000);
  await expectShown(page, 3);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pictures change only by hand', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await stopClock(page);
    const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(hero.getByRole('button', { name: 'Pausar' })).toHaveCount(0);
    await page.clock.runFor(20_000);
    await expectShown(page, 1);
    await mark(page, 3).click();
    await expectShown(page, 3);
  });
});

test('the claim is tried with three sliders and leads to the plant', async ({ page }) => {
  await open(page, '/');
  const form = page.locator('#compruebelo');
  await form.scrollIntoViewIfNeeded();
  const answer = form.getByRole('status');
  const before = await answer.textContent();
  const costs = form.locator('tspan', { hasText: '₡' });
  await expect.poll(() => restOf(costs)).toBe(0);
  const told = page.locator('[data-shown] strong');
  const figures = await told.allTextContents();
  const returned = form.getByRole('slider', { name: hero.check.returned });
  await expect(async () => {
    await returned.fill('90');
    expect(await answer.textContent()).not.toBe(before);
  }).toPass();
  for (const slider of await form.getByRole('slider').all()) {
    const shown = await slider.getAttribute('aria-valuetext');
    await slider.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuetext', shown ?? '');
  }
  await expect.poll(() => restOf(costs)).toBe(0);
  // What the hero tells is of the same plant.
  await expect.poll(() => told.allTextContents()).not.toEqual(figures);
  await form.getByRole('link', { name: hero.check.link }).click();
  await expect(page).toHaveURL(/planta-vapor\?v=1&planta=/);
  await expect(page.getByText(content.single.plant.carry.openedFromLink)).toBeVisible();
});
