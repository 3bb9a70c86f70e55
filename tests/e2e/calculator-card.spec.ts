import { calculatorLinks } from '../support/calculator.ts';
import { cardHoles } from '../support/card-holes.ts';
import { sample } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const onTheirPages = calculatorLinks.map(({ id }) => ({ id, link: `/tools/${id}#calcular-${id}` }));
// A service's column is too narrow for columns in the card.
const onMachinePages = calculatorLinks.filter(({ link }) => /^\/(equipment|products)\//.test(link));

for (const { id, link } of [...sample(onTheirPages, 8), ...sample(onMachinePages, 5)]) {
  test(`no column of ${link} has a hole, and its fields stand in line`, async ({ page }) => {
    await page.goto(link);
    const form = page.locator(`#calcular-${id} form`);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(form.locator('[data-title] svg').first()).toBeVisible();
      expect(await form.evaluate(cardHoles), `${width}`).toEqual([]);
      expect(await form.evaluate(outOfLine), `${width}`).toEqual([]);
    }
  });
}

/** Fields of one row whose boxes do not begin at the same height. */
function outOfLine(form: Element): string[] {
  const fields = [...form.querySelectorAll('label')].filter((one) => one.getClientRects().length);
  const rows = Map.groupBy(fields, ({ parentElement }) =>
    Math.round(parentElement?.getBoundingClientRect().top ?? 0),
  );
  const boxTop = (label: Element) =>
    Math.round(label.nextElementSibling?.getBoundingClientRect().top ?? 0);
  return [...rows.values()]
    .filter((row) => Math.max(...row.map(boxTop)) - Math.min(...row.map(boxTop)) > 1)
    .map((row) => row.map(({ textContent }) => textContent).join(' | '));
}
