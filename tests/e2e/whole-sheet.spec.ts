import type { Page } from '@playwright/test';
import { withoutPictures } from '../support/browser.ts';
import { computedStyles, differences } from '../support/computed-styles.ts';
import { aMessage, contactForm, fillForm } from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { open, settle } from '../support/open.ts';
import { onePerKind } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { scrollThrough } from '../support/violations.ts';

test.use(withoutPictures);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Clicks and stays where no link is. */
async function follow(page: Page, path: string) {
  const link = page.locator(`a[href="${path}"]`).last();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** All that comes late is there, and nothing moves any more. */
async function rest(page: Page) {
  await scrollThrough(page);
  // The frame of the map may never come to rest.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await settle(page);
}

const switchOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
        if (!link?.disabled) throw new Error('The whole sheet is on already');
        link.onload = done;
        link.disabled = false;
      }),
  );

/** What a page shows only when somebody asks for it. */
const asked: Record<string, (page: Page) => Promise<void>> = {
  contact: async (page) => {
    await fillForm(page, aMessage('Estilos'));
    await contactForm(page).button.click();
    await expect(contactForm(page).dialog.getByRole('heading')).toHaveText('¡Hola Ana!');
  },
  'equipment-overview': async (page) => {
    const compare = page.getByRole('checkbox', { name: /^Comparar/ });
    await compare.nth(0).check();
    await compare.nth(1).check();
    await expect(page.getByRole('region', { name: /^Lado a lado/ })).toBeVisible();
  },
  equipment: async (page) => {
    await page.getByRole('region', { name: 'Imágenes' }).getByRole('link').first().press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  services: async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.type('trampa');
    // Before the answers the dialog lists the site's own links.
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
  },
};

for (const { kind, path } of onePerKind) {
  test(`${path} looks the same with the rules of its kind and with all`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await standInForMap(page);
    await open(page, path);
    await rest(page);
    await asked[kind]?.(page);
    await settle(page);
    let before = await computedStyles(page);
    // What shows by and by does so before the sheet is there.
    await expect(async () => {
      const earlier = before;
      before = await computedStyles(page);
      expect(differences(before, earlier)).toEqual([]);
    }).toPass();
    await switchOn(page);
    expect(before.length).toBeGreaterThan(200);
    expect(differences(await computedStyles(page), before)).toEqual([]);
  });
}

/** Each with the page by which it is opened to compare: of tabs, a page that is opened has more than one that is reached. */
const reachable: [path: string, from?: string][] = [
  ['/equipment/calderas-vapor'],
  ['/tools'],
  ['/tools/planta-vapor'],
  ['/contact'],
  ['/services/gestion-energia', '/services/analisis-sistemas'],
  ['/equipment'],
];

test('pages reached from another kind look as they do when they are opened', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const opened = await (await browser.newContext()).newPage();
  for (const one of [page, opened]) await standInForMap(one);
  await open(page, '/');
  for (const [path, from] of reachable) {
    await follow(page, path);
    await rest(page);
    await open(opened, from ?? path);
    if (from) await follow(opened, path);
    await rest(opened);
    const compare = async () => {
      const [reached, right] = [await computedStyles(page), await computedStyles(opened)];
      expect(reached.length).toBeGreaterThan(200);
      return [path, ...differences(reached, right)];
    };
    await expect.poll(compare, { timeout: 30_000 }).toEqual([path]);
    expect(await isWhole(page)).toBe(true);
    expect(await isWhole(opened)).toBe(false);
  }
  await opened.context().close();
});

const isWhole = (page: Page) =>
  page.evaluate(() => !document.querySelector<HTMLLinkElement>('link[data-whole]')?.disabled);
