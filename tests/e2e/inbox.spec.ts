import { aMessage, contactForm, fillForm } from '../support/contact.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

// The inbox has no site icon and forbids everything else; it must show text as text.
const attack = '<img src=x onerror="document.title = 1"><b>fuerte</b> & «eñe»';

test('the inbox shows on this machine what the form has sent, as text and nothing else', async ({
  page,
}) => {
  await standInForMap(page);
  await open(page, '/contact');
  const typed = { ...aMessage('Buzón <i>'), message: attack };
  await fillForm(page, typed);
  await contactForm(page).button.click();
  await expect(contactForm(page).dialog).toBeVisible();

  const response = await page.goto('/inbox');
  expect(response?.status()).toBe(200);
  const entry = page.getByRole('article').filter({
    has: page.getByRole('heading', { name: typed.subject }),
  });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(typed.name);
  await expect(entry.getByRole('link', { name: typed.email })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(typed.email)}`),
  );
  await expect(entry).toContainText(attack);
  await expect(entry.locator('img, b, i')).toHaveCount(0);
  await expect(page).toHaveTitle('Buzón');
});

test('from elsewhere the inbox is a path like any unknown one', async ({ request }) => {
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  const response = await request.get('/inbox', { headers });
  expect(response.status()).toBe(404);
  expect(await response.text()).not.toContain('Buzón');
});
