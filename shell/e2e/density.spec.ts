import { expect } from '@playwright/test';
import { type AccountName, pageOf } from './support/accounts.ts';
import { test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1366, height: 768 };
/** Pixels. */
const LONGEST_LANDING = 7000;
/* 36 px and the line between two rows. */
const HIGHEST_ROW = 37;

const LISTS: readonly (readonly [who: AccountName | 'visitor', path: string])[] = [
  ['visitor', '/parteneri'],
  ['visitor', '/comunitati'],
  ['visitor', '/marketplace'],
  ['firma', '/firma/opportunities'],
  ['primarie', '/uat/marketplace'],
];
const TABLES = ['users', 'applications', 'service-requests', 'tickets'];

test('on a phone the landing page has an end', async ({ browser }) => {
  const page = await pageOf(browser, 'visitor', { viewport: PHONE });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST_LANDING);
});

test('the first result of a list is in the first screen, on a phone and on a wide screen', async ({ browser }) => {
  for (const [who, path] of LISTS) {
    const page = await pageOf(browser, who, { viewport: PHONE });
    await page.goto(path);
    const results = page
      .getByRole('main')
      .locator('li, article')
      .filter({ has: page.getByRole('heading') });
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      const first = results.first().getByRole('heading').first();
      await expect(first, `${path} at ${size.width} px`).toBeInViewport({ ratio: 1 });
    }
    await page.context().close();
  }
});

test('rows of the association’s tables have one line', async ({ browser }) => {
  const page = await pageOf(browser, 'admin', { viewport: PHONE });
  await page.setViewportSize(WIDE);
  for (const table of TABLES) {
    await page.goto(`/admin/${table}`);
    const rows = page.getByRole('main').locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights), table).toBeLessThanOrEqual(HIGHEST_ROW);
  }
});
