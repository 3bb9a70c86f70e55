import type { Page } from '@playwright/test';

/** Something a visitor may do as soon as the page is painted, and how one sees that it counted. */
export type EarlyAct = {
  name: string;
  path: string;
  width: number;
  press(page: Page): Promise<unknown>;
  /** Run in the page; it must not depend on how the site is written, only on what is seen. */
  holds(): boolean;
};

/** By coordinates, as a finger does: nothing waits until a script is ready. */
async function tap(page: Page, find: () => Element | null | undefined) {
  // The first paint may come before the end of the document.
  const element = await page.waitForFunction(find);
  const target = element.asElement();
  if (!target) throw new Error('There is nothing to press');
  await target.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export const earlyActs: EarlyAct[] = [
  {
    name: 'features tab',
    path: '/',
    width: 390,
    press: (page) =>
      tap(page, () => {
        const section = document.getElementById('ciclo')?.closest('section');
        return section?.querySelectorAll('[data-tab]')[2];
      }),
    holds: () => {
      const section = document.getElementById('ciclo')?.closest('section');
      const titles = [...(section?.querySelectorAll('h3') ?? [])];
      return titles.length > 2 && titles.findIndex((one) => one.checkVisibility()) === 2;
    },
  },
  {
    name: 'solutions tab',
    path: '/',
    width: 390,
    press: (page) => tap(page, () => document.querySelectorAll('#constructions [data-tab]')[1]),
    holds: () => {
      const cards = [...document.querySelectorAll('#constructions li')];
      return cards.filter((one) => one.checkVisibility()).length === 4;
    },
  },
  {
    name: 'mobile menu',
    path: '/about',
    width: 390,
    press: (page) => tap(page, () => document.querySelectorAll('header nav')[1]?.firstElementChild),
    holds: () =>
      document.querySelectorAll('header nav')[1]?.querySelector('a')?.checkVisibility() ?? false,
  },
  {
    name: 'wide menu',
    path: '/about',
    width: 1280,
    press: (page) => tap(page, () => document.querySelector('header nav summary')),
    holds: () =>
      document.querySelector('header nav a[href^="/equipment"]')?.checkVisibility() ?? false,
  },
  {
    name: 'service topic',
    path: '/services/gestion-energia',
    width: 390,
    press: (page) => tap(page, () => document.querySelectorAll('main [data-tab]')[2]),
    holds: () => {
      const titles = [...document.querySelectorAll('main article > h2')];
      return titles.length > 2 && titles.findIndex((one) => one.checkVisibility()) === 2;
    },
  },
  {
    name: 'gallery',
    path: '/equipment/calderas-vapor',
    width: 390,
    press: (page) =>
      tap(page, () =>
        [...document.querySelectorAll('[aria-roledescription=carousel] img')]
          .filter((one) => one.getAttribute('alt') === '')
          .at(2),
      ),
    holds: () => {
      const slide = document.querySelectorAll('[aria-roledescription=carousel] ul > li')[2];
      const strip = slide?.closest('ul')?.parentElement?.getBoundingClientRect();
      const box = slide?.getBoundingClientRect();
      return Boolean(strip && box?.width && Math.abs(box.left - strip.left) < strip.width / 4);
    },
  },
  {
    name: 'calculator unit',
    path: '/equipment/calderas-vapor',
    width: 390,
    press: async (page) => {
      const unit = page.locator('#calcular-calderas-vapor select').first();
      const options = unit.locator('option');
      await unit.selectOption({ label: (await options.nth(1).textContent()) ?? '' });
    },
    holds: () =>
      document.querySelector<HTMLSelectElement>('#calcular-calderas-vapor select')
        ?.selectedIndex === 1,
  },
];

/** React has taken over every band of the page, each of which it does by itself. */
export function isTakenOver(): boolean {
  const bands = [...document.querySelectorAll('main > *, body > header, body > footer')];
  const isTaken = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactFiber'));
  return bands.length > 2 && bands.every(isTaken);
}
