import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A carousel by its name, with what one can do to it. */
export function carousel(page: Page, name: string) {
  const region = page.getByRole('region', { name });
  const list = region.getByRole('list').first();
  const button = (label: string) => region.getByRole('button', { name: label, exact: true });
  return {
    region,
    list,
    next: button('Siguiente'),
    previous: button('Anterior'),
    pause: button('Pausar'),
    play: button('Reproducir'),
    thumbnail: (n: number, total: number) =>
      region.getByRole('radio', { name: `Imagen ${n} de ${total}`, exact: true }),
    /** The movement itself is CSS: what comes next starts from where it ends. */
    rest: () => expect(list).toHaveCSS('transition-duration', '0s'),
    /** Brings it near, and waits until its code has come. */
    load: async () => {
      await region.scrollIntoViewIfNeeded();
      await expect(button('Siguiente')).toBeVisible();
    },
  };
}

/** Durations of the slides' movements from now on, as they are set on the list that moves. */
export async function watchSpeeds(list: Locator) {
  await list.evaluate((element) => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      seen.add((element as HTMLElement).style.transitionDuration);
      (element as HTMLElement).dataset.speeds = [...seen].join(' ');
    }).observe(element, { attributeFilter: ['style'] });
  });
}
