import { standInForMap } from '../support/map.ts';
import { group } from '../support/menu.ts';
import { open } from '../support/open.ts';
import { onePerKind } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('the products of the menu stand in rows, and no name breaks', async ({ page }) => {
  await open(page, '/about');
  await group(page, 'Equipos y Productos').hover();
  const links = page.getByRole('banner').locator('a[href^="/products/"]').locator('visible=true');
  await expect(links).toHaveCount(9);
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      return { left, top, height, pieces: link.getClientRects().length };
    }),
  );
  expect(boxes.filter(({ pieces }) => pieces > 1)).toEqual([]);
  expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
  const columns = new Set(boxes.map(({ left }) => Math.round(left)));
  expect(columns.size).toBe(2);
  const tops = boxes.map(({ top }) => Math.round(top));
  for (const top of tops.slice(0, -1)) expect(tops.filter((one) => one === top)).toHaveLength(2);
});

test('all gaps of the breadcrumb are the same', async ({ page }) => {
  await open(page, '/services/gestion-energia');
  const gaps = await page
    .getByRole('navigation', { name: 'Ruta de navegación' })
    .getByRole('listitem')
    .evaluateAll((items) => {
      const words = items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item.firstElementChild ?? item);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map(({ left }, index) => Math.round(left - (words[index]?.right ?? 0)));
    });
  expect(gaps.length).toBeGreaterThan(1);
  expect(new Set(gaps).size).toBe(1);
});

test('on a phone the breadcrumb is one line and leaves what the title says to who hears it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/services/gestion-energia', '/tools/retorno-condensado', '/about']) {
    await open(page, path);
    const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
    expect((await trail.boundingBox())?.height, path).toBeLessThan(50);
    const current = trail.locator('[aria-current="page"]');
    await expect(current).toHaveText(/\S/);
    const drawn = await current.evaluate((element) => {
      const item = element.parentElement as HTMLElement;
      return item.offsetWidth > 1 && getComputedStyle(item).clipPath === 'none';
    });
    expect(drawn, path).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('texts of related pages begin at one height', async ({ page }) => {
  for (const path of ['/tools/retorno-condensado', '/tools/bloqueo-condensado']) {
    await open(page, path);
    const tops = await page.locator('[data-onward] article > p').evaluateAll((texts) => {
      const boxes = texts.map((text) => text.getBoundingClientRect());
      const heads = texts.map((text) => text.closest('li')?.getBoundingClientRect().top);
      return boxes.map(({ top }, at) => `${heads[at]}: ${Math.round(top)}`);
    });
    expect(tops.length, path).toBeGreaterThan(1);
    const rows = new Set(tops.map((top) => top.split(':')[0]));
    expect(new Set(tops).size, `${path} ${tops}`).toBe(rows.size);
  }
});

test('the mark of a question turns when its answer opens', async ({ page }) => {
  await open(page, '/equipment/bombas-calor');
  const question = page.getByRole('main').locator('summary').filter({ hasText: '¿' }).first();
  const up = () =>
    question.evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).a);
  expect(await up()).toBeGreaterThan(0);
  await question.click();
  await expect.poll(up).toBeLessThan(-0.7);
});

test('tabs stand in rows of equal columns, or in one row, at every width', async ({ page }) => {
  for (const [path, width] of [
    ['/', 390],
    ['/', 768],
    ['/services', 390],
    ['/services', 768],
    ['/services/gestion-energia', 390],
    ['/services/gestion-energia', 768],
    ['/', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const lists = await page.locator('[role="tablist"], fieldset:has([type="radio"])').all();
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) {
      const tabs = list.locator('[role="tab"], label');
      const boxes = await tabs.evaluateAll((all) =>
        all.map((tab) => {
          const { top, width: wide } = tab.getBoundingClientRect();
          return { top: Math.round(top), wide: Math.round(wide) };
        }),
      );
      const rows = Map.groupBy(boxes, ({ top }) => top);
      const widths = boxes.map(({ wide }) => wide);
      const isEven = Math.max(...widths) - Math.min(...widths) <= 1;
      expect(rows.size === 1 || isEven, `${path} at ${width}`).toBe(true);
      const counts = [...rows.values()].map((row) => row.length);
      expect(new Set(counts).size, `${path} at ${width}: ${counts}`).toBe(1);
    }
  }
});

test('on a middle screen no card and no figure is left alone in a row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/about');
  for (const items of [
    page.getByRole('region', { name: 'El trabajo, contado' }).locator('dl > div'),
    page.getByRole('region', { name: 'Quien firma el plano' }).getByRole('listitem'),
  ]) {
    const tops = await items.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)),
    );
    const counts = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts).not.toContain(1);
  }
});

test('over the sheet of a step stand its words, and beside them what one receives', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/about');
    const steps = page.getByRole('region', { name: 'Cuatro pasos' }).getByRole('listitem');
    const areInPlace = await steps.evaluateAll((all) =>
      all.map((step) => {
        const [words, received] = [...step.querySelectorAll(':scope > p')].map((part) =>
          part.getBoundingClientRect(),
        );
        const sheet = step.lastElementChild?.getBoundingClientRect();
        if (!words || !received || !sheet) return false;
        const isOver = Math.max(words.bottom, received.bottom) <= sheet.top;
        const isAsWide = Math.abs(sheet.width - step.getBoundingClientRect().width) <= 1;
        return received.left > words.right && received.top === words.top && isOver && isAsWide;
      }),
    );
    expect(areInPlace, `${width} wide`).toEqual([true, true, true, true]);
  }
});

test('the breadcrumb starts at one height on every kind of page', async ({ page }) => {
  await standInForMap(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const tops = new Map<string, number>();
  for (const { path } of onePerKind) {
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
    if (await trail.count()) tops.set(path, Math.round((await trail.boundingBox())?.y ?? 0));
  }
  expect(tops.size).toBeGreaterThan(5);
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
});
