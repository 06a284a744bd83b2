import { expect, type Page } from '@playwright/test';
import type { Who } from './accounts.ts';
import { PHONE, WIDE } from './axe.ts';

/** In pixels. */
const MAX_LANDING_HEIGHT = 7000;
/* 36 px and the border between two rows. */
const MAX_ROW_HEIGHT = 37;

const LISTS: Partial<Record<Who, readonly string[]>> = {
  visitor: ['/parteneri', '/comunitati', '/marketplace'],
  firma: ['/firma/opportunities'],
  comuna: ['/uat/marketplace'],
};
const TABLES = ['users', 'applications', 'service-requests', 'projects', 'offers', 'tickets'].map(
  (list) => `/admin/${list}`,
);

/** Expects the first result of a list in the first screen. */
async function expectResultInFirstScreen(page: Page, where: string): Promise<void> {
  const results = page
    .getByRole('main')
    .locator('li, article')
    .filter({ has: page.getByRole('heading') });
  const first = results.first().getByRole('heading').first();
  await expect.soft(first, `${where}: first result`).toBeInViewport({ ratio: 1 });
}

/** Expects that the rows of a table have one line. */
async function expectSingleLineRows(page: Page, where: string): Promise<void> {
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect.soft(Math.max(...heights), `${where}: highest row`).toBeLessThanOrEqual(MAX_ROW_HEIGHT);
}

/** Expects that the page does not waste space in the current viewport size. */
export async function expectDense(page: Page, who: Who, path: string): Promise<void> {
  const width = page.viewportSize()?.width;
  const where = `${path} at ${width} px`;
  if (LISTS[who]?.includes(path)) await expectResultInFirstScreen(page, where);
  if (width === WIDE.width && TABLES.includes(path)) await expectSingleLineRows(page, where);
  if (width !== PHONE.width || path !== '/') return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(height, `${where}: length`).toBeLessThanOrEqual(MAX_LANDING_HEIGHT);
}
