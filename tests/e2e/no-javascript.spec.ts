import { aMessage, fillForm, storedMessages } from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { group, mainNavigation, menuToggle } from '../support/menu.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows its services at once and all of its tabs', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Leer más/ })).toHaveCount(3);
  const services = page.getByRole('region', { name: content.single.home.services.title });
  await expect(services.getByRole('status')).toHaveCount(0);
  const { solutions } = content.single.home;
  for (const { title } of [...solutions.solutions, ...solutions.markets]) {
    await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
  }
  for (const { title } of content.single.features) {
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  }
  // All of them show, so there is nothing to choose.
  await expect(page.getByRole('radio', { name: 'Por industria' })).toHaveCount(0);
});

test('the menu opens and leads on', async ({ page, device }) => {
  await page.goto('/about');
  if (device === 'phone') await menuToggle(page, 'Abrir el menú').click();
  await group(page, 'Equipos y Productos').click();
  if (device === 'phone') {
    await group(page, /^Equipos$/).click();
    await group(page, /^Productos$/).click();
    const equipment = mainNavigation(page).getByRole('link', { name: 'Desaireadores' });
    await expect(equipment).toBeHidden();
  }
  await mainNavigation(page).getByRole('link', { name: 'Totalizadores' }).click();
  await expect(page).toHaveURL('/products/totalizadores');
});

test.describe('the form', { tag: '@desktop' }, () => {
  // The answer is a plain page that does not fade in; a browser may log that of the page before.
  test.use({ expectedErrors: [/status of 4|ViewTransition/] });

  test('posts itself, and is answered in Spanish', async ({ page }) => {
    await standInForMap(page);
    await page.goto('/contact');
    const typed = aMessage('Sin guion');
    const send = page.getByRole('button', { name: 'Enviar mensaje' });
    await fillForm(page, typed);
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola Ana!');
    await expect(page.getByRole('main')).toContainText(
      'Su información de contacto se registró correctamente. Estamos procesando su solicitud para atenderle lo más pronto posible.',
    );
    const [stored, ...more] = storedMessages(typed.subject);
    expect(more).toEqual([]);
    expect(stored?.via).toBe('send-form');
    expect(stored?.params).toEqual({
      name: typed.name,
      from_email: typed.email,
      subject: typed.subject,
      message: typed.message,
    });
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(page).toHaveURL('/contact');
  });

  test('comes back with everything that was typed when it is refused', async ({ page }) => {
    await standInForMap(page);
    await page.goto('/contact');
    const typed = { ...aMessage('Blanco'), name: '   ' };
    await fillForm(page, typed);
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    const failure = page.getByText('Failed to send message. Please try again later.');
    await expect(failure).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(typed.message);
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Luis');
    await page.getByRole('button', { name: 'Enviar de nuevo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola Luis!');
    expect(storedMessages(typed.subject)).toHaveLength(1);
  });
});
