import { expectNothingFromAxe } from '../support/axe.ts';
import { ready } from '../support/calculator.ts';
import { standInForMap } from '../support/map.ts';
import { open, settle } from '../support/open.ts';
import { content, isLong, samplePages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { countBytes, expectLight } from '../support/weight.ts';

const company = content.single.company.name;

/** The phone that Lighthouse plays: it weighs every page. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
test.use({
  viewport: ({ device, viewport }, use) => use(device === 'phone' ? phone.viewport : viewport),
  deviceScaleFactor: ({ device }, use) => use(device === 'phone' ? phone.deviceScaleFactor : 1),
});

for (const { path, kind, label } of samplePages) {
  // Of two pages that share their layout axe looks at another one at each width; at the plant it
  // looks with a panel open: plant.spec.ts.
  const [first, second] = samplePages.filter((page) => page.kind === kind);
  const shares = second !== undefined && !isLong;
  const looks = kind === 'plant' ? [] : ['phone', 'desktop'];
  const widths = shares ? looks.slice(first?.path === path ? 1 : 0).slice(0, 1) : looks;
  const tag = widths.includes('desktop') ? [] : ['@phone'];

  test(`${path} has its title, asks no other host, keeps light, and axe finds nothing`, {
    tag,
  }, async ({ page, baseURL, device }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(baseURL ?? '').host) hosts.add(host);
    });
    const bytes = await countBytes(page);
    const map = kind === 'contact' ? await standInForMap(page) : undefined;
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${label} | ${company}`);
    if (device === 'phone') {
      if (kind === 'tool') await ready(page.locator('[id^="calcular-"]').first());
      // The frame of the map may never come to rest.
      await page.waitForLoadState(kind === 'contact' ? 'load' : 'networkidle');
      expectLight(kind, bytes);
    }
    if (widths.includes(device)) {
      await settle(page);
      await expectNothingFromAxe(page);
    }
    expect([...hosts]).toEqual([...new Set(map?.asked.map((url) => new URL(url).host))]);
  });
}
