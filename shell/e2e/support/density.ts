import { expect, type Page } from '@playwright/test';
import type { Who } from './accounts.ts';
import { PHONE, WIDE } from './axe.ts';

/** Pixels. */
const LONGEST_LANDING = 7000;
/* 36 px and the line between two rows. */
const HIGHEST_ROW = 37;

const LISTS: Partial<Record<Who, readonly string[]>> = {
  visitor: ['/parteneri', '/comunitati', '/marketplace'],
  firma: ['/firma/opportunities'],
  comuna: ['/uat/marketplace'],
};
const TABLES = ['/admin/users', '/admin/applications', '/admin/service-requests', '/admin/tickets'];

/** The first result of a list is in the first screen. */
async function expectResultInSight(page: Page, where: string): Promise<void> {
  const results = page
    .getByRole('main')
    .locator('li, article')
    .filter({ has: page.getByRole('heading') });
  const first = results.first().getByRole('heading').first();
  await expect.soft(first, `${where}: first result`).toBeInViewport({ ratio: 1 });
}

/** Rows of a table have one line. */
async function expectLowRows(page: Page, where: string): Promise<void> {
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect.soft(Math.max(...heights), `${where}: highest row`).toBeLessThanOrEqual(HIGHEST_ROW);
}

/** The page that somebody has opened at this path wastes no room in the size that it has now. */
export async function expectDense(page: Page, who: Who, path: string): Promise<void> {
  const width = page.viewportSize()?.width;
  const where = `${path} at ${width} px`;
  if (LISTS[who]?.includes(path)) await expectResultInSight(page, where);
  if (width === WIDE.width && TABLES.includes(path)) await expectLowRows(page, where);
  if (width !== PHONE.width || path !== '/') return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(height, `${where}: length`).toBeLessThanOrEqual(LONGEST_LANDING);
}
