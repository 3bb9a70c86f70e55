import type { Page } from '@playwright/test';
import { withoutPictures } from '../support/browser.ts';
import { open } from '../support/open.ts';
import { expectBelowHeader, scrollTop, watchScrolls } from '../support/scrolls.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const start = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Iniciar' });
const solutions = (page: Page) => page.locator('#constructions').getByRole('heading', { level: 2 });

test('«Iniciar» scrolls smoothly to the solutions, clear of the header', async ({ page }) => {
  await open(page, '/');
  const scrolls = await watchScrolls(page);
  await start(page).click();
  await expect(page).toHaveURL('/#constructions');
  await expectBelowHeader(page, solutions(page));
  expect(await scrolls()).toEqual(['smooth #constructions']);
});

test.describe('with reduced motion', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('«Iniciar» and links jump, and no page fades into the next', async ({ page }) => {
    await open(page, '/');
    const scrolls = await watchScrolls(page);
    await start(page).click();
    await expectBelowHeader(page, solutions(page));
    await page.evaluate(() => {
      const { startViewTransition } = document;
      document.startViewTransition = (...args) => {
        const transition = startViewTransition.apply(document, args);
        transition.ready.then(() => {
          const parts = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
            .filter((part) => part?.startsWith('::view-transition'));
          document.body.dataset.fades = String(parts.length);
        });
        return transition;
      };
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' }).click();
    await expect(page).toHaveURL('/products/totalizadores');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await scrolls()).toEqual(['auto #constructions', 'auto 0']);
    await expect(page.locator('body')).toHaveAttribute('data-fades', '0');
  });
});

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('the contents of a product page lead smoothly to its headlines', async ({ page }) => {
    // Lower windows have no room for the contents beside the text.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await open(page, '/equipment/calderas-vapor');
    const scrolls = await watchScrolls(page);
    const contents = page.getByRole('navigation', { name: 'En esta página' });
    const headline = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    for (const name of ['Mantenimiento', 'Cómo elegir']) {
      // By event: the tool would first scroll the page to the link, and the two would mingle.
      await contents.getByRole('link', { name, exact: true }).dispatchEvent('click');
      await expectBelowHeader(page, headline(name));
    }
    expect(await scrolls()).toEqual(['smooth #mantenimiento', 'smooth #como-elegir']);
    await page.goBack();
    await expectBelowHeader(page, headline('Mantenimiento'));
  });

  test('a page opened with an anchor starts there', async ({ page }) => {
    await open(page, '/#alt-services');
    await expectBelowHeader(page, page.locator('#alt-services').getByRole('heading', { level: 2 }));
  });
});
