import type { Locator } from '@playwright/test';
import { aMessage, contactForm, fillForm } from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { open, settle } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Lines survive forced colours; backgrounds and shadows do not. */
const outline = (target: Locator) =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });

const underline = (target: Locator) =>
  target.evaluate((element) => {
    const { content, borderBottomStyle, borderBottomWidth } = getComputedStyle(element, '::after');
    if (content === 'none' || borderBottomStyle === 'none') return 0;
    return Number.parseFloat(borderBottomWidth);
  });

test('with forced colours the focus and the chosen tab can be told apart', async ({ page }) => {
  await open(page, '/');
  await settle(page);
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  const first = page.getByRole('tab', { name: 'Por sistema' });
  const second = page.getByRole('tab', { name: 'Por industria' });
  expect(await underline(first)).toBeGreaterThanOrEqual(2);
  expect(await underline(second)).toBe(0);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  expect(await underline(second)).toBeGreaterThanOrEqual(2);
  expect(await outline(second)).toBeGreaterThanOrEqual(2);
  expect(await outline(first)).toBe(0);

  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Iniciar' }).focus();
  await page.keyboard.press('Tab');
  expect(await outline(page.locator(':focus'))).toBeGreaterThanOrEqual(2);
  const start = page.getByRole('link', { name: 'Iniciar' });
  await expect(start).not.toHaveCSS('border-top-style', 'none');
  await expect(start).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
});

test('with forced colours the form, its errors and the dialog keep their borders', async ({
  page,
}) => {
  await standInForMap(page);
  await open(page, '/contact');
  const { name, button, dialog } = contactForm(page);
  await expect(name).toHaveCSS('border-top-style', 'solid');
  await button.click();
  await expect(name).toBeFocused();
  expect(await outline(name)).toBeGreaterThanOrEqual(2);
  await expect(page.getByText('Complete el campo «Nombre».')).toBeVisible();
  await fillForm(page, aMessage('Colores'));
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('border-left-style', 'solid');
  await expect(dialog).not.toHaveCSS('border-left-width', '0px');
});

test('with forced colours the words of the plant have their own ground', async ({ page }) => {
  await open(page, '/tools/planta-vapor');
  for (const drawing of await page.locator('main svg:is([role=group], [role=img])').all()) {
    await expect(drawing).toHaveCSS('forced-color-adjust', 'none');
    await expect(drawing).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
