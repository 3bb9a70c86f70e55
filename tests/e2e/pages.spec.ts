import { expectNothingFromAxe } from '../support/axe.ts';
import { standInForMap } from '../support/map.ts';
import { open, settle } from '../support/open.ts';
import { content, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const company = content.single.company.name;

const widths = [320, 390, 768, 1024, 1280, 1920];

/** How far the page can be scrolled sideways, in pixels. */
function overflow() {
  scrollTo({ left: 1000, behavior: 'instant' });
  const { scrollWidth, clientWidth } = document.documentElement;
  return Math.max(scrollX, scrollWidth - clientWidth);
}

for (const { path, kind, label } of pages) {
  test(`${path} has its title, fits every width, asks no other host, and axe finds nothing`, async ({
    page,
    device,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(baseURL ?? '').host) hosts.add(host);
    });
    const map = kind === 'contact' ? await standInForMap(page) : undefined;
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${label} | ${company}`);
    await settle(page);
    await expectNothingFromAxe(page);
    expect([...hosts]).toEqual([...new Set(map?.asked.map((url) => new URL(url).host))]);

    // Once is enough: both projects have the same widths.
    if (device === 'phone') return;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate(overflow)]).toEqual([width, 0]);
    }
  });
}
