import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { features, home } = content.single;

test('the features show the first tab, and another when it is chosen', async ({ page }) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: home.features.title });
  const panel = section.getByRole('tabpanel');
  await expect(section.getByRole('tab')).toHaveText(features.map((tab) => tab.feature));
  const [first, ...others] = features;
  for (const tab of [first, ...others, first]) {
    if (!tab) throw new Error('There are no features');
    // The first is there without anyone choosing it.
    if (tab !== first) await section.getByRole('tab', { name: tab.feature }).click();
    await expect(section.getByRole('tab', { selected: true })).toHaveText(tab.feature);
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(tab.title);
    await expect(panel.getByText(tab.description)).toHaveCSS('font-style', 'italic');
    await expect(panel.getByRole('listitem')).toHaveText(tab.points);
    await expect(panel.getByRole('img', { name: tab.imageAlt })).toBeVisible();
    const loop = panel.getByRole('img', { name: `${home.features.loop.name}: ${tab.feature}` });
    await expect(loop.locator('[data-leg]')).toHaveAttribute('data-leg', tab.leg);
    if (tab === others.at(-1)) await section.getByRole('tab').first().press('Enter');
  }
});
