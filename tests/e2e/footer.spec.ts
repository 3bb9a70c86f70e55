import { open } from '../support/open.ts';
import { content, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('the footer of every page leads to every page', async ({ page, request }) => {
  await open(page, '/services');
  const footer = page.getByRole('contentinfo');
  const links = await footer
    .getByRole('navigation', { name: 'Mapa del sitio' })
    .getByRole('link')
    .evaluateAll((all) =>
      all.map(
        (link) => `${link.textContent} ${new URL((link as HTMLAnchorElement).href).pathname}`,
      ),
    );
  const wanted = pages.map(({ label, path }) => `${label} ${path}`);
  expect([...links].sort()).toEqual([...wanted].sort());
  for (const line of content.single.company.contactInfo.address) {
    await expect(footer.getByText(line)).toBeVisible();
  }

  for (const { path } of [...pages, { path: '/clients' }]) {
    const html = await (await request.get(path)).text();
    const [own = ''] = /<footer[\s\S]*<\/footer>/.exec(html) ?? [];
    expect(path + own.match(/<a [^>]*href="\/[^"]*"/g)?.length).toBe(path + (pages.length + 1));
  }
});
