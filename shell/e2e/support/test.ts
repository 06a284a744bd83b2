import { test as base } from '@playwright/test';
import { portalUrl } from './address.ts';

/**
 * Playwright's test, with a bound on every single step: a control that is not there fails by its name, not by the whole test's
 * time.
 */
export const test = base.extend({
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here.
  baseURL: ({}, provide) => provide(portalUrl()),
});
