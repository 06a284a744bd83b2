import { test as base } from '@playwright/test';

/**
 * Playwright's test, with a bound on every single step: a control that is not there fails by its name, not by the whole test's
 * time.
 */
export const test = base.extend({ actionTimeout: 15_000, navigationTimeout: 30_000 });
