import { mapLinks } from '../../app/contact/map.ts';
import { withoutPictures } from '../support/browser.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

const { contactInfo, map } = content.single.company;

test('the contact page gives two address lines, two phones and two e-mails', async ({ page }) => {
  await standInForMap(page);
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contáctenos');
  expect(contactInfo.address).toHaveLength(2);
  for (const line of contactInfo.address)
    await expect(main.getByText(line, { exact: true }).first()).toBeVisible();
  expect(contactInfo.phones).toHaveLength(2);
  for (const { label, number } of contactInfo.phones) {
    const links = main.getByRole('link', { name: label });
    await expect(links.first()).toBeVisible();
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', `tel:${number}`);
  }
  expect(contactInfo.emails).toHaveLength(2);
  for (const email of contactInfo.emails) {
    await expect(main.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
  }
});

test('the contact page tells what happens next', async ({ page }) => {
  await standInForMap(page);
  await open(page, '/contact');
  const { next, mapTitle } = content.single.contact;
  const band = page.getByRole('region', { name: next.title });
  await expect(band.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('main')).toContainText(contactInfo.answer.who);
  await expect(band).toContainText(contactInfo.answer.within);
  await expect(band).not.toContainText('{');
  // What is promised is as invented as the company.
  await expect(band.getByText('Muestra', { exact: true })).toBeVisible();
  // On paper there is no form, and the address stands in the head, once.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: mapTitle })).toBeHidden();
  await expect(page.getByText(contactInfo.address[0] ?? '').locator('visible=true')).toHaveCount(1);
});

test('a topic fills the subject and its figures into the form, and nothing typed is lost', async ({
  page,
}) => {
  await standInForMap(page);
  await open(page, '/contact');
  const { title, subjects } = content.single.contact.helps;
  const [{ name, line } = { name: '', line: '' }, other = { name: '' }] = subjects;
  const message = page.getByRole('textbox', { name: 'Mensaje' });
  const topic = (of: string) =>
    page.getByRole('group', { name: title }).getByRole('button', { name: of });
  await message.fill('Necesitamos otra caldera.');
  await topic(other.name).click();
  await topic(name).click();
  await expect(message).toHaveValue(`Necesitamos otra caldera.\n\n${line}`);
  await expect(page.getByRole('textbox', { name: 'Asunto' })).toHaveValue(name);
  await expect(topic(name)).toHaveAttribute('aria-pressed', 'true');
  await expect(topic(other.name)).toHaveAttribute('aria-pressed', 'false');
  await expect(message).toBeFocused();
  // The first blank is chosen: what one types goes there.
  await page.keyboard.type('8');
  const filled = `Necesitamos otra caldera.\n\n${line.replace('__', '8')}`;
  await expect(message).toHaveValue(filled);
  await page.reload();
  await expect(message).toHaveValue(filled);
  await expect(topic(name)).toHaveAttribute('aria-pressed', 'true');
});

test('until the map has come its place shows where it is', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.host === new URL(mapLinks(map).embed).host,
    async (route) => {
      await released;
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mapa</title>' });
    },
  );
  await page.goto('/contact');
  const frame = page.getByTitle('Mapa con la ubicación de la oficina');
  await expect(frame).toHaveCSS('opacity', '0');
  await frame.scrollIntoViewIfNeeded();
  await expect(page.getByText(mapLinks(map).degrees)).toBeInViewport();
  release();
  await expect(frame).toHaveCSS('opacity', '1');
});

test('where the map cannot be reached, what is drawn in its place stays', async ({ page }) => {
  const { host } = new URL(mapLinks(map).embed);
  await page.route(
    (url) => url.host === host,
    (route) => route.abort('namenotresolved'),
  );
  await page.goto('/contact');
  const frame = page.getByTitle('Mapa con la ubicación de la oficina');
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await frame.scrollIntoViewIfNeeded();
  await failed;
  await expect(page.getByText(mapLinks(map).degrees)).toBeInViewport();
  await expect(frame).toHaveCSS('opacity', '0');
});

test('on paper every blank has room to write', async ({ page }) => {
  await standInForMap(page);
  await open(page, '/contact');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 1000 });
  const blanks = page.getByRole('group', { name: content.single.contact.helps.title }).locator('i');
  const narrow = await blanks.evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().width < 40)
      .map((one) => one.parentElement?.textContent),
  );
  expect(await blanks.count()).toBeGreaterThan(15);
  expect(narrow).toEqual([]);
});

test('the map is an iframe 400 high that comes when one nears it, with links to the apps', async ({
  page,
}) => {
  const { asked, embed } = await standInForMap(page);
  // Browsers fetch what is within some thousands of pixels; this puts the map further away.
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // An attribute, for the page's policy forbids a style element that is not its own.
    const pushedDown = '<main style="padding-top: 12000px" ';
    await route.fulfill({ response, body: html.replace('<main ', pushedDown) });
  });
  await open(page, '/contact');
  const frame = page.getByTitle('Mapa con la ubicación de la oficina');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual([embed]);
  await expect(frame).toHaveCSS('height', '400px');
  const links = mapLinks(map);
  await expect(page.getByRole('link', { name: 'Ver en Waze' })).toHaveAttribute('href', links.waze);
  await expect(page.getByRole('link', { name: 'Ver en Google Maps' })).toHaveAttribute(
    'href',
    links.googleMaps,
  );
});
