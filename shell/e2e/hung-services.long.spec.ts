import { type Browser, expect } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { expectLate, hang, openRecordedPage, retryButton } from './support/timeouts.ts';
import { countOf, expectTitle } from './support/page.ts';
import { test } from './support/test.ts';

/** The service of an area does not answer: the page shows the message, and a retry opens it. */
async function expectAreaTimeout(browser: Browser): Promise<void> {
  const page = await openRecordedPage(browser, 'firma');
  const answer = await hang(page, '/api/firma/dashboard');
  await page.goto('/firma/dashboard');
  await expectLate(page, '/api/firma/dashboard');
  await retryButton(page).click();
  answer();
  await expectTitle(page, `Bună ziua, ${accounts.firma.organisation}`);
}

/** The public service does not answer to a visitor who navigates within the portal. */
async function expectPublicTimeout(browser: Browser): Promise<void> {
  const page = await openRecordedPage(browser, 'visitor');
  await page.goto('/login');
  const answer = await hang(page, '/api/public/partners');
  await page.getByRole('banner').getByRole('link', { name: 'Parteneri' }).click();
  await expectLate(page, '/api/public/partners');
  await retryButton(page).click();
  answer();
  await expect(countOf(page)).toContainText('partener');
}

test('pages of areas and public pages show a message within twelve seconds when their service does not answer', async ({
  browser,
}) => {
  await Promise.all([expectAreaTimeout, expectPublicTimeout].map((check) => check(browser)));
});
