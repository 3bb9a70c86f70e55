import { test as base, expect } from '@playwright/test';

/** Every browser test fails when the page logs an error or throws. */
export const test = base.extend<{ expectedErrors: RegExp[]; watchErrors: undefined }>({
  expectedErrors: [[], { option: true }],
  watchErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors.filter((text) => !expectedErrors.some((known) => known.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

export { expect };
