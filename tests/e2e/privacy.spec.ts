import type { Page } from '@playwright/test';
import { aMessage, contactForm, fillForm } from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { open, takenOver } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** What the notice under the form tells of: in the tab, and beyond it. */
const told = {
  session: ['contact-draft', 'react-router-scroll-positions', 'remix-router-transitions'],
  local: ['tools', 'units'],
};

/** Changing a datum makes it one of the last tools used. */
async function calculatorUsed(page: Page) {
  await page
    .locator('#calcular-calderas-vapor')
    .getByRole('textbox', { name: 'Producción de vapor' })
    .fill('3500');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tools')))
    .toBe('/tools/calderas-vapor');
}

test('the browser keeps what the notice says, and no cookie', async ({ page, context }) => {
  await standInForMap(page);
  await open(page, '/equipment/calderas-vapor');
  await page.locator('#calculadora').scrollIntoViewIfNeeded();
  const unit = page.getByLabel('Unidad de «Presión del vapor»');
  // Until its code has come, the calculator does not answer.
  await expect(async () => {
    await unit.selectOption('barg');
    await unit.selectOption('psig');
    expect(await page.evaluate(() => localStorage.length)).toBe(1);
  }).toPass();
  await calculatorUsed(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contáctenos' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await fillForm(page, aMessage('Privacidad'));
  await page.reload();
  await takenOver(page);
  const kept = () =>
    page.evaluate(() => ({
      session: Object.keys(sessionStorage).sort(),
      local: Object.keys(localStorage).sort(),
    }));
  await expect.poll(kept).toEqual(told);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await context.cookies()).toEqual([]);

  await contactForm(page).button.click();
  await expect(contactForm(page).dialog).toBeVisible();
  expect((await kept()).session).not.toContain('contact-draft');
});

test('the notice opens under the form, by keyboard and without JavaScript too', async ({
  browser,
  page,
  baseURL,
}) => {
  const { summary, points } = content.single.contact.privacy;
  await standInForMap(page);
  await open(page, '/contact');
  const title = page.getByText(points.sent.title, { exact: true });
  await expect(title).toBeHidden();
  await page.getByText(summary).focus();
  await page.keyboard.press('Enter');
  await expect(title).toBeVisible();

  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await bare.newPage();
  await standInForMap(plain);
  await plain.goto('/contact');
  await plain.getByText(summary).click();
  await expect(plain.getByText(points.rights.title, { exact: true })).toBeVisible();
  await bare.close();
});

test('no page asks another host before the one with the map is opened, nor does going there', async ({
  page,
  baseURL,
}) => {
  const { asked } = await standInForMap(page);
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(baseURL ?? '').host) hosts.add(host);
  });
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contáctenos' });
  // A pointer on the link fetches the page ahead; that must not bring the map along.
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([]);
  expect(asked).toEqual([]);
  await link.click();
  await page.getByTitle('Mapa con la ubicación de la oficina').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  expect([...hosts]).toEqual([new URL(asked[0] ?? '').host]);
});
