import { type Browser, expect } from '@playwright/test';
import { accounts, openSession } from './support/accounts.ts';
import { expectLate, hang, openRecordedPage, retryButton } from './support/timeouts.ts';
import { expectTitle, title, uniqueWord } from './support/page.ts';
import { createSentRequest } from './support/records.ts';
import { test } from './support/test.ts';

/** The identity service does not answer: the area shows the message, and public pages open. */
async function expectIdentityTimeout(browser: Browser): Promise<void> {
  const page = await openRecordedPage(browser, 'comuna');
  const answer = await hang(page, '/api/identity/');
  await page.goto('/uat/dashboard');
  await expectLate(page, '/api/identity/');
  await expectTitle(page, 'Nu am putut încărca pagina');
  await page.getByRole('banner').getByRole('link', { name: 'Parteneri' }).click();
  await expectTitle(page, 'Parteneri');
  await page.goBack();
  await expectTitle(page, 'Nu am putut încărca pagina');
  // Answers only after the press, so that the page cannot recover by itself.
  await retryButton(page).click();
  answer();
  await expectTitle(page, `Bună ziua, ${accounts.comuna.organisation}`);
}

/** An action is not answered: the page shows the message and keeps the text, and a retry performs the action once. */
async function expectActionTimeout(browser: Browser): Promise<void> {
  const { id } = await createSentRequest(browser);
  const question = `Există un inventar? ${uniqueWord()}`;
  const page = await openRecordedPage(browser, 'firma2');
  await page.goto(`/firma/opportunities/${id}`);
  const calls = `/api/firma/opportunities/${id}/questions`;
  const answer = await hang(page, calls);
  await page.getByLabel('Puneți o întrebare').fill(question);
  await page.getByRole('button', { name: 'Trimite întrebarea' }).click();
  await expectLate(page, calls);
  await expect(page.getByLabel('Puneți o întrebare')).toHaveValue(question);
  answer();
  await page.getByRole('button', { name: 'Trimite întrebarea' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: question })).toHaveCount(1);
}

test('reads and actions show a message within twelve seconds when the service does not answer', async ({ browser }) => {
  await Promise.all([expectIdentityTimeout, expectActionTimeout].map((check) => check(browser)));
});

test('when a lost connection is back, the page loads the results of the typed search by itself', async ({
  context,
  page,
}) => {
  await openSession(context, 'firma');
  await page.goto('/firma/opportunities');
  await expect(title(page)).toHaveText('Oportunități');
  const search = page.getByRole('main').getByRole('searchbox');
  await context.setOffline(true);
  await search.fill('nimicnimic');
  await search.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nu există conexiune la internet');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Nicio oportunitate nu se potrivește' }),
  ).toBeVisible();
  await expect(search).toHaveValue('nimicnimic');
});
