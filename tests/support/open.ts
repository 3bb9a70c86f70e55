import type { Page } from '@playwright/test';
import { isTakenOver } from './early-acts.ts';

/** Opens a page and waits until React has taken it over, with all of its effects. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await takenOver(page);
  return response;
}

export async function takenOver(page: Page) {
  await page.waitForFunction(isTakenOver);
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
