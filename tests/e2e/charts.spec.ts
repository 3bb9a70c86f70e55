import type { Page } from '@playwright/test';
import { withoutPictures } from '../support/browser.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use(withoutPictures);

/** Names that lie over one another, outside the drawing, or across a line of data. */
async function faults(page: Page) {
  return page.evaluate(() => {
    const drawings = [...document.querySelectorAll('main svg[role="img"]')].filter((svg) =>
      svg.querySelector('text'),
    );
    return drawings.flatMap((svg) => {
      const frame = svg.getBoundingClientRect();
      const texts = [...svg.querySelectorAll('text')];
      const boxes = texts.map((text) => text.getBoundingClientRect());
      const overlaps = boxes.flatMap((a, index) =>
        boxes.slice(index + 1).flatMap((b, step) => {
          const isOver =
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top + 2 < b.bottom - 2 &&
            b.top + 2 < a.bottom - 2;
          return isOver
            ? [`${texts[index]?.textContent} over ${texts[index + 1 + step]?.textContent}`]
            : [];
        }),
      );
      const outside = boxes.flatMap((box, index) =>
        box.left < frame.left || box.right > frame.right + 1
          ? [`${texts[index]?.textContent} outside`]
          : [],
      );
      const small = texts.flatMap((text, index) =>
        (boxes[index]?.height ?? 0) < 10 ? [`${text.textContent} too small`] : [],
      );
      const lines = [...svg.querySelectorAll<SVGPathElement>('path')].filter(
        (path) => (path.getAttribute('d')?.match(/L/g)?.length ?? 0) > 5,
      );
      const crossed = lines.flatMap((path) => {
        const length = path.getTotalLength();
        const matrix = path.getScreenCTM();
        if (!matrix) return [];
        const hits = new Set<string>();
        for (let at = 0; at <= length; at += 2) {
          const { x, y } = path.getPointAtLength(at).matrixTransform(matrix);
          for (const [index, box] of boxes.entries()) {
            const isIn = x > box.left && x < box.right && y > box.top + 3 && y < box.bottom - 3;
            if (isIn) hits.add(`${texts[index]?.textContent} crossed`);
          }
        }
        return [...hits];
      });
      return [...overlaps, ...outside, ...small, ...crossed];
    });
  });
}

for (const path of [
  '/equipment/bombas-calor',
  '/equipment/calderas-vapor',
  '/equipment/calderas-agua-caliente',
  '/products/medidores-flujo',
  '/products/valvulas-control',
]) {
  test(`every name in the charts of ${path} stands free and can be read`, async ({ page }) => {
    await open(page, path);
    await page.locator('#calculadora').scrollIntoViewIfNeeded();
    await expect(page.locator('#calculadora svg[role="img"]')).toBeVisible();
    for (const width of [1920, 1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => faults(page), { message: `${width} wide` }).toEqual([]);
    }
  });
}

test('both lines of the flow meters are named, and no line of the heat pumps is cut flat', async ({
  page,
}) => {
  await open(page, '/products/medidores-flujo');
  await page.locator('#calculadora').scrollIntoViewIfNeeded();
  const chart = page.locator('#calculadora svg[role="img"]');
  await expect(chart.getByText('Vórtice', { exact: true })).toBeVisible();
  await expect(chart.getByText('Presión diferencial', { exact: true })).toBeVisible();

  await open(page, '/equipment/bombas-calor');
  const flat = await page
    .getByRole('img', { name: /^COP frente al salto/ })
    .locator('path')
    .evaluateAll((paths) =>
      paths.filter((path) => {
        const drawn = path.getAttribute('d') ?? '';
        // The grid is one path of straight lines.
        if (/[HV]/.test(drawn)) return false;
        const points = drawn.split(/[ML]/).slice(1);
        const heights = points.map((point) => point.split(' ')[1]);
        return points.length > 5 && heights.some((y, i) => i > 0 && y === heights[i - 1]);
      }),
    );
  expect(flat).toHaveLength(0);
});
