import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const boiler = content.collection.equipment.find(({ slug }) => slug === 'calderas-vapor');
const service = content.collection.services.find(({ slug }) => slug === 'gestion-energia');

test('home opens with what it says and something to press', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Iniciar' })).toBeInViewport({ ratio: 1 });
});

test('a machine opens with its name, its picture and its figures', async ({ page, device }) => {
  if (device === 'desktop') await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/equipment/calderas-vapor');
  const seen = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('img', { name: boiler?.images[0]?.alt ?? '' }),
    ...(boiler?.keyFigures.slice(0, 2) ?? []).map(({ label }) =>
      page.getByLabel('Cifras clave').getByText(label, { exact: true }),
    ),
    page.getByRole('link', { name: 'Solicitar cotización' }).locator('visible=true').first(),
  ];
  for (const part of device === 'desktop' ? seen : seen.slice(0, -1)) {
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
});

test('a machine opens with one filled action', { tag: '@desktop' }, async ({ page }) => {
  const groundOf = (place: 'banner' | 'main') =>
    page
      .getByRole(place)
      .getByRole('link', { name: 'Solicitar cotización' })
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  await open(page, '/equipment/calderas-vapor');
  const filled = await groundOf('main');
  expect(await groundOf('banner')).not.toBe(filled);
  await open(page, '/about');
  expect(await groundOf('banner')).toBe(filled);
});

test('on a phone no action lies over the picture of a machine', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/equipment/calderas-vapor');
  const picture = page.getByRole('img', { name: boiler?.images[0]?.alt ?? '' });
  const { y = 0, height = Number.POSITIVE_INFINITY } = (await picture.boundingBox()) ?? {};
  const model = page.getByRole('button', { name: 'Ver en 3D' });
  const whole = page.getByRole('img', { name: content.single.labels.viewer.open }).first();
  for (const action of [model, whole]) {
    await expect(action).toBeVisible();
    expect((await action.boundingBox())?.y).toBeGreaterThanOrEqual(y + height - 1);
  }
  const gallery = page.getByRole('region', { name: 'Imágenes' });
  const last = gallery.getByRole('radio').last().locator('..');
  const { x = 0, width = Number.POSITIVE_INFINITY } = (await last.boundingBox()) ?? {};
  expect((await model.boundingBox())?.x).toBeGreaterThanOrEqual(x + width);
});

test('a service opens with its figures and what the client receives', async ({ page, device }) => {
  await open(page, '/services/gestion-energia');
  for (const { label } of service?.keyFigures ?? []) {
    await expect(page.getByText(label).first()).toBeInViewport();
  }
  await expect(page.getByText('Qué recibe usted').first()).toBeInViewport();
  // On a phone its sentence comes first, and what is received begins in the first screen.
  if (device === 'phone') return;
  const receives = page.getByText(service?.items[0]?.receives ?? '').first();
  await expect(receives).toBeInViewport();
});

test('about opens with a place, contact with who answers and when', async ({ page }) => {
  await standInForMap(page);
  await open(page, '/about');
  const { story } = content.single.about;
  await expect(page.getByRole('img', { name: story.imageAlt })).toBeInViewport();
  await open(page, '/contact');
  await expect(page.getByText(content.single.contact.answers.who)).toBeInViewport();
  await expect(page.getByText(content.single.company.contactInfo.hours).first()).toBeInViewport();
});

test('the first fields of the contact form are in the first screen from 768 pixels on', {
  tag: '@desktop',
}, async ({ page }) => {
  await standInForMap(page);
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/contact');
    for (const name of ['Nombre', 'Correo electrónico', 'Asunto']) {
      await expect(page.getByRole('textbox', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a phone each need has its own picture, the footer takes little more than a screen, and its groups open', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/services');
  const [first, second] = await page.getByRole('tab').all();
  const pictures = page.getByRole('main').locator('picture img:visible');
  const [before] = await pictures.evaluateAll(alts);
  await second?.click();
  expect(await pictures.evaluateAll(alts)).not.toContain(before);
  await first?.click();
  expect(await pictures.evaluateAll(alts)).toEqual([before]);
  const footer = page.getByRole('contentinfo');
  const height = (await footer.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  expect(height).toBeLessThanOrEqual(1.2 * (page.viewportSize()?.height ?? 0));
  const link = footer.getByRole('link', { name: 'Calderas para vapor' });
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Equipos' }).click();
  await expect(link).toBeVisible();
});

test('on a phone the action that stays in reach never stands beside another', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/services/gestion-energia');
  const inSight = () =>
    page.locator('main [data-variant="primary"]').evaluateAll(
      (all) =>
        all.filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          const isShown = one.checkVisibility({ visibilityProperty: true });
          return isShown && bottom > 72 && top < innerHeight;
        }).length,
    );
  const reach = page.getByRole('link', { name: 'Solicitar cotización' });
  await expect.poll(inSight).toBe(1);
  const title = page.getByRole('heading', { level: 1 });
  for (const place of [page.getByRole('tabpanel'), reach.last(), title]) {
    await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(inSight).toBe(1);
  }
});

test('on a phone the figures that stay in sight stand clear of the action beside them', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/products/totalizadores');
  const calculator = page.locator('[id^="calcular-"]').first();
  // With its answer still below the window: then its figures stand at the foot.
  await calculator.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  const action = calculator.getByText('Cotizar', { exact: true });
  const left = (await action.boundingBox())?.x ?? 0;
  const figures = action.locator('..').locator('strong').locator('visible=true');
  await expect(figures).not.toHaveCount(0);
  const ends = await figures.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...ends)).toBeLessThan(left);
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
  const actions = page.getByRole('link', { name: /^(Solicitar cotización|Cotizar CV-3000)$/ });
  const inSight = () =>
    actions.evaluateAll(
      (all) =>
        all.filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          const isShown = one.checkVisibility({ visibilityProperty: true });
          return isShown && top > 72 && bottom <= innerHeight;
        }).length,
    );
  for (const top of [1500, 2500, 4000]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(inSight).toBeGreaterThan(0);
  }
  // Beside that for the size that fits it gives way.
  await actions
    .filter({ hasText: 'CV-3000' })
    .first()
    .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(inSight).toBe(1);
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
  // In one row: the list above them has the window.
  const quote = menu.getByRole('link', { name: 'Solicitar cotización' });
  const ways = [quote, menu.getByRole('link', { name: 'Llamar' })];
  const [first, second] = await Promise.all(ways.map((way) => way.boundingBox()));
  expect(first?.y).toBe(second?.y);
  await quote.click();
  await expect(page).toHaveURL('/contact');
});

const alts = (images: Element[]) => images.map((image) => image.getAttribute('alt'));
