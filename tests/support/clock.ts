import type { Page } from '@playwright/test';

/** Stops the page's timers where they are; from here on time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 500);
}
