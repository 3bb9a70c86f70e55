import type { Page } from '@playwright/test';
import { expectNothingFromAxe } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import {
  aMessage,
  contactForm,
  expectFormValues,
  failureText,
  fillForm,
  sendCall,
  storedMessages,
  type Typed,
} from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

test.use({ expectedErrors: [/^Failed to load resource/] });

async function expectFailure(page: Page, typed: Typed) {
  const { failure, button, dialog } = contactForm(page);
  await expect(page.getByRole('alert').getByText(failureText, { exact: true })).toBeVisible();
  await expect(failure).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('alert')).toContainText('Su mensaje sigue aquí');
  await expectFormValues(page, typed);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Enviar mensaje');
  await expect(dialog).toHaveCount(0);
}

test('every refusal of the service shows the failure, keeps the fields and allows another try', async ({
  page,
}) => {
  await standInForMap(page);
  await open(page, '/contact');
  const typed = aMessage('Rechazo');
  await fillForm(page, typed);
  const { button, failure, dialog } = contactForm(page);
  for (const [status, body] of [
    [500, 'Internal Server Error'],
    [451, 'Unavailable For Headless Browser'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
  ] as const) {
    const { promise: seen, resolve: go } = Promise.withResolvers<void>();
    await page.route(sendCall, async (route) => {
      await seen;
      await route.fulfill({ status, contentType: 'text/plain', body });
    });
    await button.click();
    await expect(button).toHaveText('Enviando...');
    // The old failure must go, or nobody could tell that a new one has come.
    await expect(failure).toHaveCount(0);
    go();
    await expectFailure(page, typed);
    await page.unroute(sendCall);
  }
  await expectNothingFromAxe(page);
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(failure).toHaveCount(0);
  expect(storedMessages(typed.subject)).toHaveLength(1);
});

test('without a network the failure is shown, and the message goes when it is back', async ({
  page,
}) => {
  await standInForMap(page);
  await open(page, '/contact');
  const typed = aMessage('Sin red');
  await fillForm(page, typed);
  const { button, dialog } = contactForm(page);
  await page.route(sendCall, (route) => route.abort());
  await button.click();
  await expectFailure(page, typed);
  await page.unroute(sendCall);
  await button.click();
  await expect(dialog).toBeVisible();
  expect(storedMessages(typed.subject)).toHaveLength(1);
});

test('without a network from the start, when not even the code to send is there', async ({
  page,
}) => {
  await standInForMap(page);
  await open(page, '/contact');
  const typed = aMessage('Desconectado');
  await fillForm(page, typed);
  await page.context().setOffline(true);
  await contactForm(page).button.click();
  await expectFailure(page, typed);
  await page.context().setOffline(false);
  await contactForm(page).button.click();
  await expect(contactForm(page).dialog).toBeVisible();
});

test('a service that does not answer within 20 seconds has failed', async ({ page }) => {
  await standInForMap(page);
  await page.clock.install();
  await open(page, '/contact');
  const typed = aMessage('Silencio');
  await fillForm(page, typed);
  const called = Promise.withResolvers<void>();
  await page.route(sendCall, () => called.resolve());
  const { button } = contactForm(page);
  await button.click();
  await called.promise;
  await page.clock.fastForward(18_000);
  await expect(button).toHaveText('Enviando...');
  await page.clock.fastForward(2_000);
  await expectFailure(page, typed);
});
