import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { withoutPictures } from '../support/browser.ts';
import { open, settle } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const { services } = content.collection;

const links = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Leer más/ });
const skeletons = (page: Page) => page.locator('[data-skeleton]');
const waiting = (page: Page) => page.getByRole('status').and(page.locator('[data-skeletons]'));

/** Sets the three seconds of the skeleton, which are a CSS animation, to where they should be. */
async function setWaited(page: Page, milliseconds: number) {
  await page.evaluate((time) => {
    const waits = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime === 3000)
      .filter((one) => {
        const { target } = one.effect as KeyframeEffect;
        return target?.matches('[data-cards], [data-skeletons]');
      });
    if (waits.length !== 2) throw new Error(`${waits.length} waits of three seconds, not 2`);
    for (const wait of waits) {
      wait.pause();
      wait.currentTime = time;
    }
  }, milliseconds);
}

test('the home page shows three skeletons for 3000 ms, then the services', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  for (const waited of [0, 2999]) {
    await setWaited(page, waited);
    await expect(skeletons(page)).toHaveCount(3);
    for (const skeleton of await skeletons(page).all()) await expect(skeleton).toBeVisible();
    await expect(waiting(page)).toHaveText('Cargando los servicios');
    // By role only what assistive technology can find is found.
    await expect(links(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: services[0]?.title ?? '' })).toHaveCount(0);
  }
  await setWaited(page, 3000);
  await expect(links(page)).toHaveCount(services.length);
  await expect(waiting(page)).toHaveCount(0);
  for (const skeleton of await skeletons(page).all()) await expect(skeleton).toBeHidden();
});

/** How much has moved in the window since the page began to load. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push(`${(entry as unknown as { value: number }).value} at ${entry.startTime}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (most: number) => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(most);
  };
}

test('nothing moves on the home page while it loads and the services come', async ({ page }) => {
  const expectMoved = await watchShifts(page);
  // A font that comes late finds the same lines as it leaves.
  await page.route(/woff2/, async (route) => {
    await setTimeout(600);
    await route.continue();
  });
  await open(page, '/');
  // Only what is in the window counts as a shift.
  await page.locator('[data-cards]').evaluate((cards) => {
    cards.scrollIntoView({ behavior: 'instant', block: 'center' });
  });
  await expect(links(page)).toHaveCount(services.length, { timeout: 15_000 });
  await page.waitForFunction(() => performance.now() > 4000);
  await expectMoved(0.005);
});

test('a header that arrives in pieces does not move', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const html = await (await fetch(`${baseURL}/`)).text();
  const [start = '', ...pieces] = html.split(/(?<=<\/summary>|<\/nav>)(?=.*<\/header>)/s);
  const server = createServer(async ({ url }, response) => {
    response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript');
    if (url === '/') response.write(start);
    for (const piece of url === '/' ? pieces : []) {
      await setTimeout(50);
      response.write(piece);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const expectMoved = await watchShifts(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expectMoved(0);
  server.close();
});

test('the services page shows its cards at once, and «Leer más» leads on and up', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/services');
  await expect(skeletons(page)).toHaveCount(0);
  await expect(links(page)).toHaveCount(3);
  for (const [index, { title, description, link, items }] of services.entries()) {
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: title }),
    });
    await expect(card.getByText(description)).toBeVisible();
    for (const { name, receives } of items) {
      await expect(card).toContainText(name);
      await expect(card).toContainText(receives);
    }
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(links(page).nth(index)).toHaveText('Leer más');
    await expect(links(page).nth(index)).toHaveAttribute('href', link);
  }
  await links(page).last().scrollIntoViewIfNeeded();
  await links(page).last().click();
  await expect(page).toHaveURL(services.at(-1)?.link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('in rows', { tag: '@desktop' }, () => {
  test('three cards stand in a row on large screens, two on medium, one on small', async ({
    page,
  }) => {
    await open(page, '/');
    await settle(page);
    for (const [width, inRow] of [
      [1280, 3],
      [1200, 3],
      [1199, 2],
      [900, 2],
      [599, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await links(page).evaluateAll((all) =>
        all.map((link) => link.closest('li')?.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0]).length).toBe(inRow);
    }
  });
});
