import { withoutPictures } from '../support/browser.ts';
import { open } from '../support/open.ts';
import { content, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

test('the footer of every page leads to every page but those that another lists', async ({
  page,
  request,
}) => {
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
  const inFooter = pages.filter((one) => !one.outsideMenu);
  const { tools, allTools } = content.single.labels.footer;
  const wanted = inFooter.map(({ label, path }) => `${label === tools ? allTools : label} ${path}`);
  expect([...links].sort()).toEqual([...wanted].sort());
  // Side by side where there is room: in one column they are taller than the window.
  expect((await footer.boundingBox())?.height).toBeLessThan(700);
  for (const line of content.single.company.contactInfo.address) {
    await expect(footer.getByText(line)).toBeVisible();
  }

  for (const { path } of [...pages, { path: '/clients' }]) {
    const html = await (await request.get(path)).text();
    const [own = ''] = /<footer[\s\S]*<\/footer>/.exec(html) ?? [];
    expect(path + own.match(/<a [^>]*href="\/[^"]*"/g)?.length).toBe(path + (inFooter.length + 1));
  }
});
