import { withoutPictures } from '../support/browser.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const machines = pages.filter(({ kind }) => kind === 'equipment' || kind === 'product');

test('no caption of the slider is cut by its room, on any machine at any width', async ({
  page,
}) => {
  test.slow();
  expect(machines).toHaveLength(14);
  for (const { path } of machines) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const captions = page.getByRole('region', { name: 'Imágenes' }).locator('figcaption');
    expect(await captions.count()).toBeGreaterThan(2);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await captions.evaluateAll((all) =>
        all.flatMap((caption) => {
          // Not laid out before the slider is touched.
          (caption.parentElement as HTMLElement).style.contentVisibility = 'visible';
          return caption.scrollHeight > caption.clientHeight ? [caption.textContent] : [];
        }),
      );
      expect.soft(cut, `${path} at ${width}`).toEqual([]);
    }
  }
});
