import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNothingFromAxe } from '../support/axe.ts';
import {
  contextsAlive,
  giveGraphicsBack,
  loseGraphics,
  timesDrawn,
  watchGraphics,
} from '../support/graphics.ts';
import { open } from '../support/open.ts';
import { content, isLong } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// A small machine: what is tried here is the same for all, and each frame costs by its triangles.
// In 'npm run test:long' the one with the most parts.
const path = isLong ? '/equipment/calderas-vapor' : '/products/medidores-flujo';
/** Of its fourth step. */
const innerPart = isLong ? 'dry-pipe' : 'shedder-bar';
const words = content.collection.models.find(({ slug }) => slug === basename(path));
const titleOf = (step: number) => words?.steps[step - 1]?.title ?? '';

const dialog = (page: Page) => page.getByRole('dialog');
const region = (page: Page) => page.getByRole('region', { name: words?.title ?? '' });
const stage = (page: Page) => dialog(page).getByRole('application');
const title = (page: Page) => dialog(page).getByRole('heading');

// Without a graphics card each frame takes its time: few of them, and small ones.
test.use({ viewport: { width: 640, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });
const patience = { timeout: 120_000 };

test('a machine is opened at a step of a shared link, turned, cut, asked for its parts, also on a phone, and closed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const late = () => asked.filter((file) => /machine-view|explorer-|\/models\//.test(file));
  expect(late()).toEqual([]);

  await region(page).scrollIntoViewIfNeeded();
  await test.step('the button of the tour moves nothing when it comes', async () => {
    const height = async () => (await region(page).boundingBox())?.height;
    const tour = region(page).getByRole('link', { name: content.single.labels.explorer.tour });
    await expect(tour).toBeVisible();
    const before = await height();
    await tour.evaluate((link) => link.style.setProperty('display', 'none'));
    expect(await height()).toBe(before);
  });
  await page.getByRole('link', { name: 'Ver el paso 3 en 3D' }).click();
  await expect(title(page)).toHaveText(titleOf(3));
  await expect(page).toHaveURL(`${path}?paso=3`);
  await page.reload();
  await expect(title(page)).toHaveText(titleOf(3), patience);
  // Elsewhere scripts start half a second after the load; who comes for a step need not wait.
  expect(await page.evaluate(firstScriptAfterLoad)).toBeLessThan(450);
  await expect(dialog(page).getByRole('button', { name: 'Acercar' })).toBeVisible(patience);

  const part = words?.parts.find(({ id }) => words.steps[2]?.parts.includes(id));
  const tag = dialog(page).getByRole('button', { name: part?.name ?? '', exact: true });
  await expect(tag).toBeVisible(patience);
  await tag.press('Enter');
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).getByText(part?.text ?? '')).toBeVisible();

  await expectNothingFromAxe(page, 'dialog');

  const points = () => stage(page).locator('..').locator('circle').evaluateAll(placesOf);
  const before = await points();
  await stage(page).press('ArrowRight');
  await expect.poll(points, patience).not.toEqual(before);
  await test.step('taken apart, what the step names has room in the frame', async () => {
    await dialog(page).getByRole('slider', { name: 'Despiece' }).fill('100');
    const height = (await stage(page).boundingBox())?.height ?? 0;
    const highest = async () => Math.min(...(await points()).map(([, y]) => Number(y)));
    await expect.poll(highest, patience).toBeGreaterThan(height * 0.08);
    await expect(tag).toBeVisible();
  });
  await dialog(page).getByRole('slider', { name: 'Corte' }).fill('40');
  await dialog(page).getByRole('slider', { name: 'Despiece' }).fill('60');

  await test.step('on a phone numbers stand for the names, which are listed under the machine', () =>
    expectNumberedParts(page, 3));
  const next = dialog(page).getByRole('button', { name: 'Paso siguiente' });
  await next.click();
  await expect(title(page)).toHaveText(titleOf(4));
  const place = await next.boundingBox();
  await dialog(page).getByRole('button', { name: 'Paso anterior' }).click();
  await expect(title(page)).toHaveText(titleOf(3));
  expect(await next.boundingBox()).toEqual(place);
  await next.click();
  await expect(page).toHaveURL(`${path}?paso=4`);

  await test.step('what is inside is shown with the machine cut open', async () => {
    const name = words?.parts.find(({ id }) => id === innerPart)?.name ?? '';
    await dialog(page).getByRole('list', { name: 'Etiquetas' }).getByText(name).click();
    await expect(dialog(page).getByRole('slider', { name: 'Corte' })).toHaveValue('100');
  });

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  expect(asked.filter((file) => file.startsWith('/models/')).length).toBeGreaterThan(0);
});

test('a machine at rest draws nothing, comes back when the browser lost it, and leaves nothing', async ({
  page,
}) => {
  await page.addInitScript(watchGraphics);
  await open(page, path);
  await page.getByRole('button', { name: 'Ver en 3D' }).press('Enter');
  // Names are found when nothing moves any more.
  await expect(dialog(page).locator('circle').first()).toBeAttached(patience);
  await page.evaluate(someFrames);
  const drawn = await page.evaluate(timesDrawn);
  await page.evaluate(someFrames);
  expect(await page.evaluate(timesDrawn)).toBe(drawn);

  const before = await stage(page).screenshot();
  await page.evaluate(loseGraphics);
  await expect(stage(page).locator('..').getByRole('status')).toBeVisible();
  await page.evaluate(giveGraphicsBack);
  await expect(dialog(page).locator('circle').first()).toBeAttached(patience);
  await expect.poll(() => page.evaluate(timesDrawn), patience).toBeGreaterThan(drawn);
  await expect
    .poll(async () => (await stage(page).screenshot()).equals(before), patience)
    .toBe(true);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(contextsAlive)).toBe(0);
});

test('without WebGL nothing is offered, and the page tells the same in words', async ({ page }) => {
  // The browser knows how, but there is nothing to draw with.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = function refuse(
      this: HTMLCanvasElement,
      kind: string,
    ) {
      document.documentElement.dataset.refused = kind;
      return null;
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await open(page, path);
  await expect(page.locator('[data-refused="webgl2"]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Ver en 3D' })).toHaveCount(0);
  const inside = region(page);
  await inside.scrollIntoViewIfNeeded();
  for (const step of words?.steps ?? []) await expect(inside.getByText(step.text)).toBeVisible();
  await expect(inside.getByRole('link', { name: /en 3D/ })).toHaveCount(0);
});

test.describe('where its code cannot be had', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to (load|fetch)/] });

  test('it is said where one looks, and can be asked for again', async ({ page }) => {
    await page.route(/explorer-[^/]+\.js$/, (route) => route.abort());
    await open(page, path);
    await page.getByRole('button', { name: 'Ver en 3D' }).click();
    const missing = page.locator('body > [role="alert"]');
    await expect(missing.getByRole('button', { name: 'Reintentar' })).toBeInViewport();
    await expect(page.getByText('Preparando el modelo…')).toBeHidden();
  });
});

async function expectNumberedParts(page: Page, step: number) {
  await page.setViewportSize({ width: 390, height: 844 });
  const parts = words?.parts.filter(({ id }) => words.steps[step - 1]?.parts.includes(id)) ?? [];
  const list = dialog(page).getByRole('list', { name: 'Etiquetas' });
  await expect(list.getByRole('button')).toHaveText(
    parts.map(({ name }, index) => `${index + 1} ${name}`),
    patience,
  );
  const numbers = dialog(page).getByRole('button', { name: /^\d+ / }).and(page.locator('[style]'));
  await expect(numbers.first()).toBeVisible(patience);
  // Nothing lies on them, and they leave the machine to be seen.
  for (const number of await numbers.all()) {
    await number.click({ trial: true });
    expect((await number.boundingBox())?.width).toBeLessThanOrEqual(32);
  }
  // One that has not been asked yet.
  const other = numbers.and(page.locator('[aria-pressed="false"]')).first();
  const shown = parts[Number(await other.textContent()) - 1];
  await other.click();
  await expect(dialog(page).getByText(shown?.text ?? '')).toBeInViewport();
}

function placesOf(circles: Element[]) {
  return circles.map((circle) => [circle.getAttribute('cx'), circle.getAttribute('cy')]);
}

function firstScriptAfterLoad() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'));
  return Math.min(...scripts.map(({ startTime }) => startTime)) - (page?.loadEventEnd ?? 0);
}

async function someFrames() {
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
