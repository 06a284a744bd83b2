import { test as base } from '@playwright/test';
import { portalUrl } from './address.ts';

/**
 * Playwright's test, with a bound on every single step: a control that is not there fails by its name, not by the whole test's
 * time. Every page that a test has opened is closed at its end.
 */
export const test = base.extend<{ closed: void }>({
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here.
  baseURL: ({}, provide) => provide(portalUrl()),
  // Playwright leaves open what a test opened by itself, and its streams and refreshes would run beside all tests that follow.
  closed: [
    async ({ browser }, provide) => {
      await provide();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
