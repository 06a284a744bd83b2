import { type Browser, expect } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { expectLate, hang, openAs, retry } from './support/hung.ts';
import { countOf, expectTitle } from './support/page.ts';
import { test } from './support/test.ts';

/** The service of an area does not answer: its page says so, the frame works. */
async function withoutData(browser: Browser): Promise<void> {
  const page = await openAs(browser, 'firma');
  const answer = await hang(page, '/api/firma/dashboard');
  await page.goto('/firma/dashboard');
  await expectLate(page, '/api/firma/dashboard');
  await retry(page).click();
  answer();
  await expectTitle(page, `Bună ziua, ${accounts.firma.organisation}`);
}

/** A page that comes drawn from the server, whose service does not answer there either. */
async function withoutPublicData(browser: Browser): Promise<void> {
  const page = await openAs(browser, 'visitor');
  await page.goto('/login');
  const answer = await hang(page, '/api/public/partners');
  await page.getByRole('banner').getByRole('link', { name: 'Parteneri' }).click();
  await expectLate(page, '/api/public/partners');
  await retry(page).click();
  answer();
  await expect(countOf(page)).toContainText('partener');
}

test('the service of an area or of the public pages that does not answer is told within twelve seconds', async ({
  browser,
}) => {
  await Promise.all([withoutData, withoutPublicData].map((happens) => happens(browser)));
});
