import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const boiler = content.collection.equipment.find(({ slug }) => slug === 'calderas-vapor');
const service = content.collection.services.find(({ slug }) => slug === 'gestion-energia');

test('a machine opens with its name, its picture and its figures', async ({ page, device }) => {
  if (device === 'desktop') await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/equipment/calderas-vapor');
  const seen = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('img', { name: boiler?.images[0]?.alt ?? '' }),
    ...(boiler?.keyFigures.slice(0, 2) ?? []).map(({ label }) =>
      page.getByText(label, { exact: true }),
    ),
    page.getByRole('link', { name: 'Solicitar cotización' }).locator('visible=true').first(),
  ];
  for (const part of device === 'desktop' ? seen : seen.slice(0, -1)) {
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
});

test('a service opens with what the client receives', async ({ page }) => {
  await open(page, '/services/gestion-energia');
  await expect(page.getByText('Qué recibe usted').first()).toBeInViewport();
  await expect(page.getByText(service?.items[0]?.receives ?? '')).toBeInViewport();
});

test('about opens with how work is done, contact with who answers and when', async ({ page }) => {
  await standInForMap(page);
  await open(page, '/about');
  await expect(page.getByText(content.single.about.steps[0]?.title ?? '').first()).toBeInViewport();
  await open(page, '/contact');
  await expect(page.getByText(content.single.contact.answers.who)).toBeInViewport();
  await expect(page.getByText(content.single.company.contactInfo.hours).first()).toBeInViewport();
});

test('beside the text of a machine its action and the way through the page stay whole', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/equipment/calderas-vapor');
    const panel = page.getByRole('complementary');
    const last = panel.getByRole('navigation').getByRole('link').last();
    await panel.evaluate((element) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY + 1400, behavior: 'instant' });
    });
    await expect(panel.getByRole('link', { name: 'Solicitar cotización' })).toBeInViewport({
      ratio: 1,
    });
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the request for a quotation stays in reach along the text', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/equipment/calderas-vapor');
  for (const top of [1500, 2500, 4000]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const actions = page.getByRole('link', { name: 'Solicitar cotización' });
    const inSight = await actions.evaluateAll((all) =>
      all.filter((one) => {
        const { top: from, bottom } = one.getBoundingClientRect();
        return one.checkVisibility() && from > 72 && bottom <= innerHeight;
      }),
    );
    expect(inSight.length).toBeGreaterThan(0);
  }
});

test('the mobile menu ends with a quotation, a call and WhatsApp', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('img', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Navegación principal' });
  const { phones, whatsapp } = content.single.company.contactInfo;
  await expect(menu.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    `tel:${phones[0].number}`,
  );
  await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/${whatsapp.slice(1)}`,
  );
  await menu.getByRole('link', { name: 'Solicitar cotización' }).click();
  await expect(page).toHaveURL('/contact');
});
