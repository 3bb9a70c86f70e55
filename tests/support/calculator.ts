import type { Locator, Page } from '@playwright/test';
import { pages } from './pages.ts';
import { expect } from './test.ts';

/** Every calculator of the site with the link that opens its page at it. */
export const calculatorLinks: readonly { id: string; link: string }[] = pages.flatMap(
  ({ path, calculators = [] }) =>
    calculators.map(({ id }) => ({ id, link: `${path}#calcular-${id}` })),
);

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
      .getByRole('button', { name: 'Volver al ejemplo' })
      .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
    expect(taken).toBe(true);
  }).toPass();
}
