import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('the home page prints without its controls, and with every tab and card', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('tablist').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toHaveCount(2 + content.single.features.length);
  await expect(page.getByRole('link', { name: /^Leer más/ })).toHaveCount(3);
  const { solutions } = content.single.home;
  for (const { title } of [...solutions.solutions, ...solutions.markets]) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toBeVisible();
    await expect(card).toHaveCSS('opacity', '1');
  }
  // Words that stand on a dark picture must not print white on white.
  const title = page.getByRole('heading', { level: 1 });
  const colours = await title.evaluate((element) => getComputedStyle(element).color);
  expect(colours).not.toBe('rgb(255, 255, 255)');
});

test('a product page prints its text, tables and answers without controls', async ({ page }) => {
  await open(page, '/products/vapor-puro');
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
  await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0);
  const faq = content.collection.products
    .find((entry) => entry.slug === 'vapor-puro')
    ?.content.find((block) => block.type === 'faq');
  expect(faq?.questions).not.toHaveLength(0);
  for (const { answer } of faq?.questions ?? []) {
    const box = await page.getByRole('paragraph').filter({ hasText: answer }).boundingBox();
    expect(box?.height).toBeGreaterThan(10);
  }
});
