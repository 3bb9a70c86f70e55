import type { Page } from '@playwright/test';
import { startNginx } from '../../deploy/nginx/local.ts';
import { standInForMap } from '../support/map.ts';
import { open } from '../support/open.ts';
import { onePerKind } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { scrollThrough, watchViolations } from '../support/violations.ts';

test.use({ ignoreHTTPSErrors: true });

const slow = 120_000;
const onNginx = ['home', 'equipment', 'plant', 'contact'];
const withOwnCode = ['equipment', 'tool', 'plant', 'contact'];
let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(() => nginx?.stop());

test('nginx over https: pages run whole within their policy, and ask no other host but the map', async ({
  page,
}) => {
  test.setTimeout(slow);
  const violations = await watchViolations(page);
  const map = await standInForMap(page);
  const others: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.method() === 'GET' && /^https?:/.test(url) && !url.startsWith(nginx.origin))
      others.push(url);
  });
  // The headers of all pages are the same (tests/servers); what they refuse, the test after this one shows.
  for (const { path, kind } of onePerKind.filter((page) => onNginx.includes(page.kind))) {
    const response = await open(page, `${nginx.origin}${path}`);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await scrollThrough(page);
    // The frame of the map may never come to rest.
    if (kind === 'contact') await expect.poll(() => map.asked).toEqual([map.embed]);
    else await page.waitForLoadState('networkidle');
    expect([path, others.splice(0)]).toEqual([path, kind === 'contact' ? [map.embed] : []]);
  }
  expect(violations).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('pages reached from one another run within the policy too', async ({ page }) => {
  test.setTimeout(slow);
  const violations = await watchViolations(page);
  await standInForMap(page);
  await open(page, '/');
  // Those that bring code of their own; what the others break fails their tests, which watch the console.
  for (const { path } of onePerKind.filter(({ kind }) => withOwnCode.includes(kind))) {
    // A tool stands in no menu: the page of all tools leads to it.
    if ((await page.locator(`a[href="${path}"]`).count()) === 0) await follow(page, '/tools');
    await follow(page, path);
    await scrollThrough(page);
  }
  expect(violations).toEqual([]);
});

async function follow(page: Page, path: string) {
  const link = page.locator(`a[href="${path}"]`).last();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('what does not belong to the site', () => {
  test.use({ expectedErrors: [/Content Security Policy|TrustedHTML|TrustedScript/] });

  test('neither runs, nor loads, nor frames, nor is written into the page', async ({ page }) => {
    const violations = await watchViolations(page);
    await open(page, '/');
    const refused = await page.evaluate(() => {
      const tries: [string, () => void][] = [
        ['markup', () => (document.body.innerHTML = '<img src=x onerror="document.title = 1">')],
        ['code', () => (document.createElement('script').text = 'document.title = 1')],
        ['handler', () => document.body.setAttribute('onclick', 'document.title = 1')],
        ['address', () => (document.createElement('script').src = 'https://evil.example/a.js')],
      ];
      document.body.append(
        Object.assign(new Image(), { src: 'https://evil.example/pixel.gif' }),
        Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }),
      );
      fetch('https://evil.example/').catch(() => {});
      return tries.filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(refused.map(([name]) => name)).toEqual(['markup', 'code', 'handler', 'address']);
    await expect
      .poll(() => [...new Set(violations.map((words) => words.split(' ')[1]))].sort())
      .toEqual(['connect-src', 'frame-src', 'img-src', 'require-trusted-types-for']);
    await expect(page).toHaveTitle(/Inicio/);
  });
});
