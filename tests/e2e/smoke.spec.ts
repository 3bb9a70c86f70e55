import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

for (const { path, label } of pages) {
  test(`${path} opens with its title`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${label} | Ígnea`);
  });
}
