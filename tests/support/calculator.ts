import type { Locator, Page } from '@playwright/test';
import { pages } from './pages.ts';
import { expect } from './test.ts';

const places = pages.flatMap(({ path, calculators = [] }) =>
  calculators.map((id) => ({ id, link: `${path}#calcular-${id}` })),
);

/** Every calculator of the site with a link that opens a page at it: the first that holds it. */
export const calculatorLinks: readonly { id: string; link: string }[] = [
  ...new Map(places.toReversed().map((place) => [place.id, place])).values(),
];

/** Opens a link and waits until its calculator answers: its code has come and the link is read. */
export async function openCalculator(page: Page, link: string): Promise<Locator> {
  await page.goto(link);
  const calculator = page.locator(new URL(link, 'http://site').hash);
  await calculator.scrollIntoViewIfNeeded();
  await ready(calculator);
  return calculator;
}

/** React marks what it has taken over; before that a press would go nowhere. */
export async function ready(calculator: Locator) {
  await expect(async () => {
    const taken = await calculator
      .getByRole('button', { name: 'Reiniciar' })
      .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
    expect(taken).toBe(true);
  }).toPass();
}
