import { withoutPictures } from '../support/browser.ts';
import {
  aMessage,
  contactForm,
  expectFormValues,
  fillForm,
  sendCall,
  storedMessages,
} from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

test.beforeEach(async ({ page }) => {
  await standInForMap(page);
  await open(page, '/contact');
});

test('the call carries exactly what EmailJS expects, and the button says that it is sending', async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const bodies: unknown[] = [];
  await page.route(sendCall, async (route) => {
    expect(route.request().method()).toBe('POST');
    expect(route.request().headers()['content-type']).toContain('application/json');
    bodies.push(route.request().postDataJSON());
    await answered;
    await route.fulfill({ status: 200, contentType: 'text/plain', body: 'OK' });
  });
  const typed = aMessage('Llamada');
  const { button, dialog } = contactForm(page);
  await fillForm(page, typed);
  // Both clicks in one go, faster than any hand.
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(button).toHaveText('Enviando...');
  await expect(button).toBeDisabled();
  await expect(dialog).toHaveCount(0);
  answer();
  await expect(dialog).toBeVisible();
  expect(bodies).toEqual([
    {
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: 'buzon-local',
      service_id: 'buzon-local',
      template_id: 'buzon-local',
      template_params: {
        name: typed.name,
        from_email: typed.email,
        subject: typed.subject,
        message: typed.message,
      },
    },
  ]);
});

test('two quick clicks send one message', async ({ page }) => {
  const typed = aMessage('Doble');
  const { button, dialog } = contactForm(page);
  await fillForm(page, typed);
  await button.dblclick();
  await expect(dialog).toBeVisible();
  expect(storedMessages(typed.subject)).toHaveLength(1);
});

test('the dialog closes by its icon and by Escape', async ({ page }) => {
  const { button, dialog } = contactForm(page);
  for (const close of [
    () => dialog.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await fillForm(page, aMessage('Cerrar'));
    await button.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
  }
});

test('what was typed survives a reload and a look at another page', async ({ page }) => {
  const typed = aMessage('Recarga');
  await fillForm(page, typed);
  await page.reload();
  await expectFormValues(page, typed);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Totalizadores' }).click();
  await expect(page).toHaveURL('/products/totalizadores');
  await page.goBack();
  await expectFormValues(page, typed);
});
