import type { Page } from '@playwright/test';

type Entrance = {
  title: string;
  duration: number;
  easing: string;
  delay: number;
  /** From the foot of the window up to the top of what came in. */
  above: number;
};

type Watched = Window & { entrances: Entrance[] };

/** Notes every entrance that /assets/js/main.js starts, from the next page on. */
export async function watchEntrances(page: Page) {
  await page.addInitScript(() => {
    const entrances: Entrance[] = [];
    Object.assign(window, { entrances });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { duration, easing, delay } = options as Entrance;
      const title = this.querySelector('h3')?.textContent ?? this.textContent ?? '';
      const above = innerHeight - this.getBoundingClientRect().top;
      entrances.push({ title, duration, easing, delay, above });
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => [...(window as unknown as Watched).entrances]);
}

/** What has scrolled has been seen by the observers after two frames. */
export async function twoFrames(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );
}
