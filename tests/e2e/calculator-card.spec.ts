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

for (const { id, link } of sample(onTheirPages, 5)) {
  test(`on a middle screen one gap parts the rows of fields of ${link}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await page.goto(link);
    const form = page.locator(`#calcular-${id} form`);
    await expect(form.locator('[data-title] svg').first()).toBeVisible();
    const gaps = await form.evaluate(gapsOfRows);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(8);
  });
}

for (const { id, link } of sample(onTheirPages, 6)) {
  test(`rows of the answer of ${link} hold their words in the middle, formulas in a row their signs in line`, async ({
    page,
  }) => {
    await page.goto(link);
    const form = page.locator(`#calcular-${id} form`);
    await expect(form.locator('[data-title] svg').first()).toBeVisible();
    expect(await form.evaluate(offMiddle)).toEqual([]);
    const formulas = page.locator('main ul:has(math)').first();
    await formulas.scrollIntoViewIfNeeded();
    await expect.poll(() => formulas.evaluate(outOfBaseline)).toEqual([]);
  });
}

/** Rows of the answer whose words stand higher or lower than in the middle of theirs, each with how much. */
function offMiddle(form: Element): string[] {
  const rows = [...form.querySelectorAll('[role="status"] dl:last-of-type > div')];
  const lines = Map.groupBy(rows, (row) => Math.round(row.getBoundingClientRect().top));
  return [...lines.values()].flatMap((line) => {
    const words = line.flatMap((row) =>
      [...row.children].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      }),
    );
    const boxes = line.map((row) => row.getBoundingClientRect());
    const over =
      Math.min(...words.map(({ top }) => top)) - Math.min(...boxes.map(({ top }) => top));
    const under =
      Math.max(...boxes.map(({ bottom }) => bottom)) -
      Math.max(...words.map(({ bottom }) => bottom));
    const name = line[0]?.firstElementChild?.textContent;
    return Math.abs(over - under) > 6 ? [`${name}: ${over} over, ${under} under`] : [];
  });
}

/** Formulas in one row whose first signs of equality stand at different heights. */
function outOfBaseline(list: Element): string[] {
  const signs = [...list.children].flatMap((formula) => {
    const sign = [...formula.querySelectorAll('mo')].find(({ textContent }) => textContent === '=');
    return sign ? [{ box: formula.getBoundingClientRect(), at: sign.getBoundingClientRect() }] : [];
  });
  return signs.flatMap(({ box, at }, place) => {
    const before = signs[place - 1];
    const isBeside = before && before.box.right <= box.left;
    const apart = isBeside ? Math.abs(before.at.top - at.top) : 0;
    return apart > 1 ? [`${place}: ${apart}`] : [];
  });
}

/** From the last line of help of each row to the first label of the next. */
function gapsOfRows(form: Element): number[] {
  const fields = [...form.querySelectorAll('label')]
    .filter((one) => one.getClientRects().length)
    .map((label) => label.parentElement as Element);
  const rows = [
    ...Map.groupBy(fields, (one) => Math.round(one.getBoundingClientRect().top)).values(),
  ];
  const edge = (part: Element | null, side: 'top' | 'bottom') => {
    const range = document.createRange();
    range.selectNodeContents(part as Element);
    return range.getBoundingClientRect()[side];
  };
  const tops = rows.map((row) => Math.min(...row.map((one) => edge(one.firstElementChild, 'top'))));
  const ends = rows.map((row) =>
    Math.max(...row.map((one) => edge(one.lastElementChild, 'bottom'))),
  );
  return tops.slice(1).map((top, place) => top - (ends[place] ?? 0));
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
