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

test('no sheet but the one for paper is fetched: the rules stand in the document', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/');
  await takenOver(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contáctenos' }).click();
  await expect(page).toHaveTitle(/^Contáctenos/);
  expect(sheets).toEqual([expect.stringMatching(/\/print-[\w-]+\.css$/)]);
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
