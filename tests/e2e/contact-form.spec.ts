import { expectNothingFromAxe } from '../support/axe.ts';
import { withoutPictures } from '../support/browser.ts';
import {
  aMessage,
  contactForm,
  expectFormValues,
  fillForm,
  storedMessages,
} from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const empty = { name: '', email: '', subject: '', message: '' };

test('a message is sent, stored as it was typed, and answered with a greeting', async ({
  page,
}) => {
  await standInForMap(page);
  await open(page, '/contact');
  const typed = { ...aMessage('Saludo'), name: '  Ana María Rojas ' };
  const { button, dialog, name } = contactForm(page);
  await fillForm(page, typed);
  await button.click();
  await expect(dialog.getByRole('heading')).toHaveText('¡Hola Ana!');
  await expect(dialog).toContainText(
    'Su información de contacto se registró correctamente. Estamos procesando su solicitud para atenderle lo más pronto posible.',
  );
  await expect(dialog.getByRole('button', { name: 'Continuar' })).toBeFocused();
  await expectNothingFromAxe(page);
  await expectFormValues(page, empty);

  const stored = storedMessages(typed.subject);
  expect(stored.map(({ via, params }) => ({ via, params }))).toEqual([
    {
      via: 'send',
      params: {
        name: 'Ana María Rojas',
        from_email: typed.email,
        subject: typed.subject,
        message: typed.message,
      },
    },
  ]);

  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Enviar mensaje');
  // What has been sent does not come back.
  await page.reload();
  await expect(name).toHaveValue('');
});
