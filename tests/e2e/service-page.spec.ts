import type { Locator, Page } from '@playwright/test';
import type { Block } from '../../app/content.server/schema/blocks.ts';
import { mainNavigation } from '../support/menu.ts';
import { open } from '../support/open.ts';
import { content } from '../support/pages.ts';
import { expectBelowHeader } from '../support/scrolls.ts';
import { expect, test } from '../support/test.ts';

const { services } = content.collection;
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Temas del servicio' });
const chosen = (page: Page) => tabs(page).getByRole('tab', { selected: true });

/** A block of each of the five types the specification names, as the visitor finds it. */
async function expectBlock(panel: Locator, block: Block) {
  if (block.type === 'paragraph') {
    await expect(panel.getByRole('paragraph').filter({ hasText: block.text })).toBeVisible();
  } else if (block.type === 'headline') {
    await expect(panel.getByRole('heading', { level: 3, name: block.text })).toBeVisible();
  } else if (block.type === 'features') {
    for (const feature of block.features) {
      await expect(panel.getByRole('listitem').filter({ hasText: feature })).toBeVisible();
    }
  } else if (block.type === 'blockquote') {
    const quote = panel.getByRole('figure').filter({ hasText: block.quote.text });
    await expect(quote.getByRole('blockquote')).toHaveText(block.quote.text);
    await expect(quote).toContainText(`${block.quote.author}, ${block.quote.profession}`);
  } else if (block.type === 'image') {
    await expect(panel.getByRole('img', { name: block.alt })).toBeVisible();
  }
}

test.describe('the side list', { tag: '@phone' }, () => {
  for (const service of services) {
    test(`of ${service.link} switches text, picture and blocks, not the path`, async ({ page }) => {
      await open(page, service.link);
      const panel = page.getByRole('tabpanel');
      await expect(tabs(page).getByRole('tab')).toContainText(
        service.items.map((item) => item.name),
      );
      for (const [index, item] of service.items.entries()) {
        // The first is chosen without anyone choosing it.
        if (index > 0) await tabs(page).getByRole('tab', { name: item.name }).click();
        await expect(chosen(page)).toContainText(item.name);
        await expect(panel).toHaveCount(1);
        await expect(panel.getByRole('heading', { level: 2, name: item.title })).toBeVisible();
        await expect(panel.getByText(item.subtitle)).toBeVisible();
        await expect(panel.getByText(item.introduction)).toBeVisible();
        const picture = panel.getByRole('img', { name: item.imageAlt }).first();
        await expect(picture).toBeVisible();
        // A drawing has letters that can be read: it moves sideways in a frame of its own, and opens whole.
        if (item.isDrawing) {
          const link = panel.getByRole('link', { name: item.imageAlt });
          const page = await panel.evaluate(() => document.documentElement.scrollWidth);
          expect(page).toBeLessThanOrEqual(await panel.evaluate(() => innerWidth));
          await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
          await expect(link).toContainText('Ampliar plano');
        }
        // What it promises: the balance as a Sankey.
        const { title } = item.balance ?? {};
        if (title) await expect(panel.getByRole('img', { name: title })).toBeVisible();
        for (const block of item.content) await expectBlock(panel, block);
        await expect(page).toHaveURL(index > 0 ? `${service.link}#${item.id}` : service.link);
      }
    });
  }
});

test.describe('the chosen topic', { tag: '@desktop' }, () => {
  test('can be linked, outlives a reload and is found again by going back', async ({ page }) => {
    await open(page, '/services/gestion-energia#capacitacion');
    await expect(chosen(page)).toHaveText('Capacitación');
    await expect(page.getByRole('tabpanel', { name: 'Capacitación' })).toBeVisible();
    await tabs(page).getByRole('tab', { name: 'Retorno de condensado' }).click();
    await expect(page).toHaveURL('/services/gestion-energia#retorno-condensado');
    await page.reload();
    await expect(chosen(page)).toHaveText('Retorno de condensado');
    await mainNavigation(page).getByRole('link', { name: 'Quiénes somos' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(chosen(page)).toHaveText('Retorno de condensado');
    // Choosing is not a step of the history: one step back leaves the page.
    await page.goForward();
    await expect(page).toHaveURL('/about');
  });

  test('is the first when the #hash is no encoding at all', async ({ page }) => {
    await open(page, '/services/gestion-energia#%');
    await expect(tabs(page).getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });

  test('of one service is not carried over to another', async ({ page }) => {
    await open(page, '/services/gestion-energia');
    await tabs(page).getByRole('tab').nth(2).click();
    for (const service of services) {
      const name = { name: service.title, exact: true };
      await page.getByRole('contentinfo').getByRole('link', name).click();
      await expect(page).toHaveTitle(`${service.title} | Ígnea`);
      expect(await page.locator('h3 + p + figure:visible').evaluateAll(partedFromHeading)).toBe(0);
      if (service.slug === 'gestion-energia') continue;
      await expect(chosen(page)).toContainText(service.items[0]?.name ?? '');
      await tabs(page).getByRole('tab').last().click();
      await expect(chosen(page)).toContainText(service.items.at(-1)?.name ?? '');
    }
  });

  test('is the next one after its link, from its head', async ({ page }) => {
    const [service] = services;
    const second = service?.items[1];
    await open(page, service?.link ?? '');
    await page
      .getByRole('link', { name: second?.name ?? '' })
      .locator('visible=true')
      .first()
      .click();
    await expect(chosen(page)).toContainText(second?.name ?? '');
    await expect(page.getByRole('heading', { name: second?.title ?? '' })).toBeInViewport();
  });

  test('is changed by the arrow keys, down and up the side list', async ({ page }) => {
    const [first, second] = services[0]?.items ?? [];
    await open(page, services[0]?.link ?? '');
    await expect(tabs(page)).toHaveAttribute('aria-orientation', 'vertical');
    await tabs(page).getByRole('tab').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toContainText(second?.name ?? '');
    await expect(chosen(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(chosen(page)).toContainText(first?.name ?? '');
  });
});

/** How many tables stand in another column than the heading above them. */
function partedFromHeading(tables: Element[]) {
  const left = (one: Element | null | undefined) => one?.getBoundingClientRect().left;
  const headingOf = (table: Element) => table.previousElementSibling?.previousElementSibling;
  return tables.filter((table) => left(table) !== left(headingOf(table))).length;
}

test('a topic that another page leads to stands below the header, from wherever one comes', async ({
  page,
}) => {
  for (const service of services) {
    const topic = service.items.at(-1);
    await open(page, '/services');
    const link = page
      .getByRole('main')
      .locator(`a[href="${service.link}#${topic?.id}"]:visible`)
      .last();
    await link.evaluate((one) => one.scrollIntoView({ behavior: 'instant', block: 'center' }));
    // By event: where it comes in with the scroll, a press by place could miss it.
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(`${service.link}#${topic?.id}`);
    await expectBelowHeader(
      page,
      page.getByRole('heading', { level: 2, name: topic?.title ?? '' }),
    );
  }
});
