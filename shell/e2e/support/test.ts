import { test as base } from '@playwright/test';
import { portalUrl } from './address.ts';

/**
 * Playwright's test with time limits per step, so that a missing control is reported by name. All contexts that a test has
 * opened are closed at its end.
 */
export const test = base.extend<{ closed: void }>({
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here.
  baseURL: ({}, provide) => provide(portalUrl()),
  // Playwright leaves contexts open that a test created; their streams and refetches would run during the following tests.
  closed: [
    async ({ browser }, provide) => {
      await provide();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
