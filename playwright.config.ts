import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';

/** Files about what only one of the two widths has, or where one is enough; single tests have a tag. */
const desktopOnly = [
  'about',
  'alignment',
  'built-styles',
  'calculator-card',
  'calculator-hostile',
  'calculator-print',
  'calculators',
  'captions',
  'catalogue-page',
  'charts',
  'clients',
  'contact-failure',
  'contact-page',
  'contact-sending',
  'contact-sturdy',
  'contact-validation',
  'content-policy',
  'desktop-menu',
  'early-acts',
  'editor',
  'every-page',
  'explorer',
  'failed-navigation',
  'failure-page',
  'footer',
  'forced-colours',
  'hero',
  'hero-scenes',
  'inbox',
  'late-scripts',
  'outline',
  'pictures',
  'print',
  'privacy',
  'scroll-animation',
  'scrolling',
  'solutions',
  'zoom',
];
const phoneOnly = [
  'calculator-case',
  'calculator-early',
  'calculator-phone',
  'features',
  'mobile-menu',
  'touch-targets',
];

function without(names: string[], tag: string) {
  return { testIgnore: names.map((name) => `**/${name}.spec.ts`), grepInvert: new RegExp(tag) };
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/serve-site.ts',
  // Twice the cores the suite is measured on: a test waits for a good part of its time.
  workers: 4,
  fullyParallel: true,
  // Shared cores can be three times as slow; what holds does not wait.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // Shared cores stall now and then; what passes the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env.SITE ?? '',
    locale: 'es-CR',
    timezoneId: 'America/Costa_Rica',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      ...without(desktopOnly, '@desktop'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      ...without(phoneOnly, '@phone'),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
