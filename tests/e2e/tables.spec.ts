import { open } from '../support/open.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

for (const { path } of pages.filter(({ kind }) =>
  ['equipment', 'product', 'service'].includes(kind),
)) {
  test(`every table of ${path} is whole on a phone, each cell with the name of its column`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const faults = await page.evaluate(() => {
        const cells = [...document.querySelectorAll('main figure table :is(td, tbody th)')];
        return cells.flatMap((cell) => {
          if (!cell.checkVisibility()) return [];
          const box = cell.getBoundingClientRect();
          const isOutside = box.left < 0 || box.right > innerWidth;
          const isClipped = cell.scrollWidth > cell.clientWidth;
          const label = getComputedStyle(cell, '::before').content;
          const isUnnamed = cell.matches('td') && label !== `"${cell.getAttribute('data-label')}"`;
          return isOutside || isClipped || isUnnamed ? [cell.textContent] : [];
        });
      });
      expect(faults).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
