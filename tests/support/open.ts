import type { Page } from '@playwright/test';

/** Opens a page and waits until it answers to the visitor: React's effects have run. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await wake(page);
  return response;
}

/** Scripts start when the visitor does something. */
export async function wake(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await ready(page);
}

/** The router takes over the scroll position in its first effect: the sign that it is awake. */
async function ready(page: Page) {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Brings everything that moves by the clock to its end: the skeleton of the services, entrances. */
export async function settle(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isTimed = animation.timeline === document.timeline;
      const end = animation.effect?.getComputedTiming().endTime;
      if (isTimed && typeof end === 'number' && Number.isFinite(end)) animation.finish();
    }
  });
}
