import { takenOver } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test('no code is asked for before the page has loaded, and all of it at low priority', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const order: string[] = [];
  const priorities = new Set<string>();
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!/\/assets\/[^/]+\.js$/.test(request.url)) return;
    order.push('code');
    priorities.add(request.initialPriority);
  });
  page.on('load', () => order.push('load'));
  await page.goto('/services');
  await takenOver(page);
  expect(order.indexOf('load')).toBe(0);
  expect(order.length).toBeGreaterThan(5);
  expect([...priorities]).not.toContain('High');
  expect([...priorities]).not.toContain('VeryHigh');
});

test('the scripts start although a picture of the page hangs', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await takenOver(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('a document asks for no sheet but the one for paper, and for the whole one only on the way to another kind of page', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  const whole = expect.stringMatching(/\/whole-[\w-]+\.css$/);
  const paper = expect.stringMatching(/\/print-[\w-]+\.css$/);
  await page.goto('/equipment/calderas-vapor');
  await takenOver(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Totalizadores' }).click();
  await expect(page).toHaveTitle(/^Totalizadores/);
  expect(sheets).toEqual([paper]);

  let arrive = () => {};
  const hanging = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/whole-*.css', async (route) => {
    await hanging;
    await route.continue();
  });
  const link = footer.getByRole('link', { name: 'Contáctenos' });
  const data = page.waitForResponse(/contact\.data/);
  await link.hover();
  await expect.poll(() => sheets).toEqual([paper, whole]);
  await link.click();
  await (await data).finished();
  await page.waitForTimeout(300);
  // The page one reads stays until the next one can be shown as it is.
  await expect(page).toHaveTitle(/^Totalizadores/);
  arrive();
  await expect(page).toHaveTitle(/^Contáctenos/);
  await expect(page.getByLabel('Asunto')).toHaveCSS('min-height', '48px');
  await footer.getByRole('link', { name: 'Quiénes somos' }).click();
  await expect(page).toHaveTitle(/^Quiénes somos/);
  expect(sheets).toEqual([paper, whole]);
});

test('a long page is laid out near its top first, whole when a link leads down, and when it has loaded', async ({
  page,
}) => {
  let arrive = () => {};
  const hanging = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/pictures/**', async (route) => {
    await hanging;
    await route.continue();
  });
  const path = '/equipment/calderas-vapor';
  const far = page.locator('#calculadora').getByRole('heading').first();
  const isLaidOut = () =>
    far.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(await isLaidOut()).toBe(false);
  await page.locator('main a[href="#calculadora"]').first().click();
  await expect(far).toBeInViewport();
  expect(await isLaidOut()).toBe(true);

  await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(await isLaidOut()).toBe(false);
  arrive();
  await expect.poll(isLaidOut).toBe(true);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await isLaidOut()).toBe(true);
});
