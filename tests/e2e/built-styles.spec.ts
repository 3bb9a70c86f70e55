import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('the header shrinks with the scroll, and nothing shows between it and the page', async ({
  page,
}) => {
  await open(page, '/services/gestion-energia');
  const header = page.getByRole('banner');
  const bar = header.locator('> div');
  await expect(bar).toHaveCSS('animation-timeline', 'scroll(root)');
  const top = await header.boundingBox();
  const content = await page.getByRole('main').boundingBox();
  expect(top?.height).toBeCloseTo(content?.y ?? 0, 0);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect
    .poll(async () => (await header.boundingBox())?.height)
    .toBeLessThan((top?.height ?? 0) - 20);
});

test('the minifier keeps every property that a browser reads in the source', async ({ page }) => {
  const sheets = globSync('app/**/*.css').map((filename) => {
    const source = readFileSync(filename, 'utf8').replaceAll(/:global\(([^)]*)\)/g, '$1');
    const code = Buffer.from(source);
    return { filename, source, small: transform({ filename, code, minify: true }).code.toString() };
  });
  expect(sheets.length).toBeGreaterThan(30);
  const lost = await page.evaluate((all) => {
    const properties = (css: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const found = new Set<string>();
      const read = (rules: CSSRuleList, within: string) => {
        for (const rule of rules) {
          const { style, selectorText, conditionText, cssRules } = rule as CSSStyleRule &
            CSSMediaRule;
          // The minifier may put the selectors of two rules together.
          for (const selector of (selectorText ?? '').split(/,(?![^(]*\))/)) {
            for (const name of style ?? []) found.add(`${within} ${selector}: ${name}`);
          }
          if (cssRules) read(cssRules, `${within} ${conditionText ?? ''}`);
        }
      };
      read(sheet.cssRules, '');
      // The minifier writes the shorter of two names for the same.
      const plain = (one: string) =>
        one.replaceAll(/\s+/g, '').replaceAll(':nth-child(1)', ':first-child');
      return new Set([...found].map(plain));
    };
    return all.flatMap(({ filename, source, small }) => {
      const kept = properties(small);
      return [...properties(source)].filter((one) => !kept.has(one)).map((one) => filename + one);
    });
  }, sheets);
  expect(lost).toEqual([]);
});
