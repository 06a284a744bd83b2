import { type Browser, expect } from '@playwright/test';
import { accounts, openSession } from './support/accounts.ts';
import { expectLate, hang, openAs, retry } from './support/hung.ts';
import { expectTitle, title, uniqueWord } from './support/page.ts';
import { sentRequest } from './support/records.ts';
import { test } from './support/test.ts';

/** The sessions of a person who opens their area do not answer: the area says so, and public pages open. */
async function withoutIdentity(browser: Browser): Promise<void> {
  const page = await openAs(browser, 'comuna');
  const answer = await hang(page, '/api/identity/');
  await page.goto('/uat/dashboard');
  await expectLate(page, '/api/identity/');
  await expectTitle(page, 'Nu am putut încărca pagina');
  await page.getByRole('banner').getByRole('link', { name: 'Parteneri' }).click();
  await expectTitle(page, 'Parteneri');
  await page.goBack();
  await expectTitle(page, 'Nu am putut încărca pagina');
  // Nothing can come by itself before the button is pressed.
  await retry(page).click();
  answer();
  await expectTitle(page, `Bună ziua, ${accounts.comuna.organisation}`);
}

/** An act is not answered: it is told with what was typed, and is done once when it is tried again. */
async function withoutAct(browser: Browser): Promise<void> {
  const { id } = await sentRequest(browser);
  const question = `Există un inventar? ${uniqueWord()}`;
  const page = await openAs(browser, 'firma2');
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

test('a service that does not answer is told within twelve seconds, where it is read and where one acts', async ({
  browser,
}) => {
  await Promise.all([withoutIdentity, withoutAct].map((happens) => happens(browser)));
});

test('data that a lost connection held back come by themselves when it is back, for what was typed', async ({
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
