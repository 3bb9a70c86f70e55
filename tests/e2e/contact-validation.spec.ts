import { expectNothingFromAxe } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import { aMessage, contactForm, fillForm, sendCall } from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

test('the four fields are required, white space is not enough, and it is said in Spanish', async ({
  page,
}) => {
  await standInForMap(page);
  let calls = 0;
  await page.route(sendCall, (route) => {
    calls += 1;
    return route.abort();
  });
  await open(page, '/contact');
  const { name, email, subject, message, button } = contactForm(page);
  const fields = [
    [name, 'Complete el campo «Nombre».'],
    [email, 'Complete el campo «Correo electrónico».'],
    [subject, 'Complete el campo «Asunto».'],
    [message, 'Complete el campo «Mensaje».'],
  ] as const;

  await button.click();
  for (const [field, error] of fields) {
    await expect(field).toHaveAccessibleDescription(error);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('required');
  }
  await expect(name).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'revise' })).toHaveText(
    'Antes de enviarlo, revise: Nombre, Correo electrónico, Asunto y Mensaje.',
  );
  await expectNothingFromAxe(page);
  // On a phone the first of them stands clear of the header, with its name and its message.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await button.evaluate((element: HTMLButtonElement) => element.click());
  await expect(name).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const label = page.getByText('Nombre', { exact: true });
  await expect
    .poll(async () => (await label.boundingBox())?.y)
    .toBeGreaterThan(header?.height ?? Number.NaN);
  await expect(page.getByText(fields[0][1])).toBeInViewport();

  // What is no longer wrong is no longer called so, whoever filled it in.
  await page.getByRole('button', { name: 'Condensado' }).click();
  await name.fill('Ana');
  for (const field of [name, subject, message]) {
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  await expect(email).toHaveAttribute('aria-invalid', 'true');

  // One at a time: each is required by itself.
  for (const [field, error] of fields) {
    await fillForm(page, aMessage('Vacío'));
    await field.fill('   ');
    await button.click();
    await expect(field).toHaveAccessibleDescription(error);
    await expect(field).toBeFocused();
    for (const [other] of fields) {
      if (other !== field) await expect(other).toHaveAttribute('aria-invalid', 'false');
    }
  }
  expect(calls).toBe(0);
});

test.describe('on a wide screen', () => {
  test("the e-mail is checked by the browser's own rule", async ({ page }) => {
    await standInForMap(page);
    const sent: string[] = [];
    await page.route(sendCall, (route) => {
      sent.push(route.request().postDataJSON().template_params.from_email);
      return route.fulfill({ status: 200, body: 'OK' });
    });
    await open(page, '/contact');
    const { email, button, dialog } = contactForm(page);
    await expect(email).toHaveAttribute('type', 'email');
    await fillForm(page, aMessage('Correo'));
    for (const wrong of ['ana', 'ana@', '@planta.example', 'ana rojas@planta.example']) {
      await email.fill(wrong);
      await button.click();
      await expect(email).toHaveAccessibleDescription(
        'Escriba un correo completo, por ejemplo nombre@empresa.com.',
      );
      await expect(email).toBeFocused();
    }
    expect(sent).toEqual([]);
    await email.fill('ana@planta');
    await button.click();
    await expect(dialog).toBeVisible();
    expect(sent).toEqual(['ana@planta']);
  });

  test('the message has several lines, three to begin with', async ({ page }) => {
    await standInForMap(page);
    await open(page, '/contact');
    const { message } = contactForm(page);
    expect(await message.evaluate((field) => field.tagName)).toBe('TEXTAREA');
    await expect(message).toHaveAttribute('rows', '3');
    await message.fill('uno');
    await message.press('Enter');
    await expect(message).toHaveValue('uno\n');
  });
});
