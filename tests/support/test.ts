import { test as base, expect } from '@playwright/test';
import { mapAddress } from './map.ts';

/**
 * Whoever goes on before a page has faded in cuts the transition short, and the browser logs that.
 * It says nothing about the page, and comes and goes with the speed of the machine.
 */
const harmless = /^Transition was (skipped|aborted)/;

type Options = { expectedErrors: RegExp[]; watchErrors: undefined };

/** Every browser test fails when the page logs an error or throws. */
export const test = base.extend<Options, { device: string }>({
  expectedErrors: [[], { option: true }],
  watchErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // Tests have no network but their own, and the page asks whether the map can be reached.
        if (message.location().url === mapAddress) return;
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      const known = [harmless, ...expectedErrors];
      expect(errors.filter((text) => !known.some((one) => one.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  device: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the braces
    async ({}, use, worker) => use(worker.project.name),
    { scope: 'worker' },
  ],
});

export { expect };
