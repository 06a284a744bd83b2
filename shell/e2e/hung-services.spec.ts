import { type Browser, expect, type Page } from '@playwright/test';
import { type AccountName, accounts, openSession } from './support/accounts.ts';
import { portalUrl } from './support/address.ts';
import { countOf, expectTitle, title, uniqueWord } from './support/page.ts';
import { sentRequest } from './support/records.ts';
import { test } from './support/test.ts';

/** When everybody is told that a service does not answer. */
const TOLD_MS = 12_000;
const LATE = 'Portalul nu a răspuns la timp. Încercați din nou.';

/** Leaves every call to these addresses without an answer. Returns the moment of the first, in milliseconds since 1970. */
async function hang(page: Page, calls: string): Promise<() => number> {
  let since = 0;
  await page.route(calls, async () => {
    since ||= Date.now();
  });
  return () => since;
}

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Încearcă din nou' });

async function openAs(browser: Browser, name: AccountName): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalUrl() });
  await openSession(context, name);
  return context.newPage();
}

async function expectLate(page: Page, since: () => number): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toContainText(LATE);
  expect(Date.now() - since()).toBeLessThan(TOLD_MS);
}

/** The sessions of a person who opens their area do not answer: the area says so, and public pages open. */
async function withoutIdentity(browser: Browser): Promise<void> {
  const page = await openAs(browser, 'comuna');
  const begun = await hang(page, '**/api/identity/**');
  await page.goto('/uat/dashboard');
  await expectLate(page, begun);
  await expectTitle(page, 'Nu am putut încărca pagina');
  await page.getByRole('banner').getByRole('link', { name: 'Parteneri' }).click();
  await expectTitle(page, 'Parteneri');
  await page.goBack();
  await expectTitle(page, 'Nu am putut încărca pagina');
  await page.unroute('**/api/identity/**');
  await retry(page).click();
  await expectTitle(page, `Bună ziua, ${accounts.comuna.organisation}`);
}

/** The service of an area does not answer: its page says so, the frame works. */
async function withoutData(browser: Browser): Promise<void> {
  const page = await openAs(browser, 'firma');
  const begun = await hang(page, '**/api/firma/dashboard');
  await page.goto('/firma/dashboard');
  await expectLate(page, begun);
  await page.unroute('**/api/firma/dashboard');
  await retry(page).click();
  await expectTitle(page, `Bună ziua, ${accounts.firma.organisation}`);
}

/** A page that comes drawn from the server, whose service does not answer there either. */
async function withoutPublicData(browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: portalUrl() });
  await page.goto('/login');
  const begun = await hang(page, '**/api/public/partners?*');
  await page.getByRole('banner').getByRole('link', { name: 'Parteneri' }).click();
  await expectLate(page, begun);
  await page.unroute('**/api/public/partners?*');
  await retry(page).click();
  await expect(countOf(page)).toContainText('partener');
}

/** An act is not answered: it is told with what was typed, and is done once when it is tried again. */
async function withoutAct(browser: Browser): Promise<void> {
  const { id } = await sentRequest(browser);
  const question = `Există un inventar? ${uniqueWord()}`;
  const page = await openAs(browser, 'firma2');
  await page.goto(`/firma/opportunities/${id}`);
  const calls = `**/api/firma/opportunities/${id}/questions`;
  const begun = await hang(page, calls);
  await page.getByLabel('Puneți o întrebare').fill(question);
  await page.getByRole('button', { name: 'Trimite întrebarea' }).click();
  await expectLate(page, begun);
  await expect(page.getByLabel('Puneți o întrebare')).toHaveValue(question);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Trimite întrebarea' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: question })).toHaveCount(1);
}

test('a service that does not answer is told within twelve seconds, in areas, public pages and acts', async ({
  browser,
}) => {
  await Promise.all([withoutIdentity, withoutData, withoutPublicData, withoutAct].map((happens) => happens(browser)));
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
