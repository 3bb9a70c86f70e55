import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { solutions } = content.single.home;

test('the solutions come by system and by industry, in cards of picture, title and text', async ({
  page,
  device,
}) => {
  await open(page, '/');
  const section = page.locator('#constructions');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(solutions.title);
  await expect(section.getByText(solutions.description)).toBeVisible();
  const tab = (name: string) => section.getByRole('tab', { name });
  const cards = section.getByRole('tabpanel').getByRole('listitem');

  await expect(section.getByRole('tab')).toHaveText(['Por sistema', 'Por industria']);
  for (const [name, list, count] of [
    ['Por sistema', solutions.solutions, 8],
    ['Por industria', solutions.markets, 4],
  ] as const) {
    await tab(name).click();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(section.getByRole('tabpanel')).toHaveAccessibleName(name);
    await expect(cards).toHaveCount(count);
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(list.map((one) => one.title));
    await expect(cards.getByRole('img')).toHaveCount(count);
    await expect(cards.getByRole('paragraph')).toHaveText(list.map((one) => one.content));
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(device === 'desktop' ? 2 : 1);
  }
});

test('every card leads to the pages that serve it, and the page ends with the ways to ask', async ({
  page,
}) => {
  await open(page, '/');
  const panel = page.locator('#constructions').getByRole('tabpanel');
  for (const [name, list] of [
    ['Por sistema', solutions.solutions],
    ['Por industria', solutions.markets],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    for (const { title, links } of list) {
      const card = panel
        .getByRole('listitem')
        .filter({ has: page.getByText(title, { exact: true }) });
      const targets = await card
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(links);
    }
  }
  const last = page.getByRole('main').getByRole('region').last();
  await expect(last.getByRole('link', { name: 'Solicitar cotización' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test.describe('on a wide screen', () => {
  test('no tab moves when another is chosen', async ({ page }) => {
    await open(page, '/');
    const tabs = page.getByRole('tab');
    const lefts = () =>
      tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().left));
    const before = await lefts();
    for (const tab of await tabs.all()) {
      await tab.press('Enter');
      expect(await lefts()).toEqual(before);
    }
  });

  test('the tabs answer to the arrow keys and are one stop of the Tab key', async ({ page }) => {
    await open(page, '/');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Por sistema')).toHaveAttribute('aria-selected', 'true');
    await tab('Por sistema').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Por industria'],
      ['ArrowRight', 'Por sistema'],
      ['ArrowLeft', 'Por industria'],
      ['Home', 'Por sistema'],
      ['End', 'Por industria'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Shift+Tab');
    await expect(tab('Por sistema')).not.toBeFocused();
  });
});
