import { expectNothingFromAxe } from '../support/axe.ts';
import { standInForMap } from '../support/map.ts';
import { open, settle } from '../support/open.ts';
import { content, isLong, samplePages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const company = content.single.company.name;

// The plant is asked with a panel open: plant.spec.ts.
for (const { path, kind, label } of samplePages.filter(({ kind }) => kind !== 'plant')) {
  // Of two pages that share their layout each width looks at another one.
  const [first, second] = samplePages.filter((page) => page.kind === kind);
  const tag = !second || isLong ? [] : [first?.path === path ? '@desktop' : '@phone'];

  test(`${path} has its title, asks no other host, and axe finds nothing`, { tag }, async ({
    page,
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
  });
}
