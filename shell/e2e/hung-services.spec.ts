import { type Browser, expect, type Page } from '@playwright/test';
import { type AccountName, accounts, openSession, pageOf } from './support/accounts.ts';
import { countOf, expectTitle, title, uniqueWord } from './support/page.ts';
import { sentRequest } from './support/records.ts';
import { test } from './support/test.ts';

/** When everybody is told that a service does not answer. */
const TOLD_MS = 12_000;
const LATE = 'Portalul nu a răspuns la timp. Încercați din nou.';

/* Runs in the page. Hints in its head call before its scripts are there to wait, so only calls of scripts are noted. */
function noteCalls(): void {
  const { fetch } = window;
  const called: Record<string, number> = {};
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    called[pathname] ??= Date.now();
    return fetch(input, init);
  };
  Object.assign(window, { called });
}

/* Runs in the page, which is often not looked at for seconds after it has said that it is late. */
function noteLate(late: string): void {
  const noted: { lateAt?: number } = {};
  new MutationObserver(() => {
    const alerts = [...document.querySelectorAll('main [role="alert"]')];
    if (alerts.some(({ textContent }) => textContent?.includes(late))) noted.lateAt ??= Date.now();
  }).observe(document, { childList: true, characterData: true, subtree: true });
  Object.assign(window, { noted });
}

/** When the page said so first. */
const lateAt = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { noted: { lateAt: number } }).noted.lateAt);

/** When the page's scripts first called an address that begins so, in milliseconds since 1970. */
const calledAt = (page: Page, path: string): Promise<number> =>
  page.evaluate((begin) => {
    const { called } = window as unknown as { called: Record<string, number> };
    return Math.min(...Object.entries(called).flatMap(([path, at]) => (path.startsWith(begin) ? [at] : [])));
  }, path);

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Încearcă din nou' });

async function openAs(browser: Browser, name: AccountName | 'visitor'): Promise<Page> {
  const page = await pageOf(browser, name);
  await page.context().addInitScript(noteCalls);
  await page.context().addInitScript(noteLate, LATE);
  return page;
}

/** Leaves every call to addresses that begin so without an answer until the function it resolves with is called. */
async function hang(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}**`, async (route) => {
    await promise;
    // Those that the page has given up cannot go on.
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

async function expectLate(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toContainText(LATE);
  expect((await lateAt(page)) - (await calledAt(page, path)), page.url()).toBeLessThan(TOLD_MS);
}

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
