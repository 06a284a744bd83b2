import { expect, type Page } from '@playwright/test';
import { type AccountName, accounts, openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { breakDashboard, CONTRACT_FAULTS, withoutAreaData } from './support/faults.ts';
import { countOf, expectTitle } from './support/page.ts';
import { test } from './support/test.ts';

const UNAVAILABLE = 'Zona autorităților nu este disponibilă momentan';
const UPDATING = 'Zona autorităților se actualizează';
const CRASHED = 'A apărut o eroare în această pagină';
/** Time limit of the loader for an area, with a margin for busy machines. */
const LOADER_TIMEOUT_MS = 30_000;

test.beforeEach(({ context }) => openSession(context, 'primarie'));

/** Expects the notice of the area, and not that the address is not found. */
async function expectNotice(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: words })).toBeVisible({
    timeout: LOADER_TIMEOUT_MS,
  });
  await expect(page).toHaveTitle(new RegExp(`^${words}`));
  await expect(page.getByText('Pagina nu a fost găsită')).toHaveCount(0);
}

/** Opens public pages and pages of the shell in the same tab, and expects the same notice when returning. */
async function expectOtherAreasWork(page: Page, words: string): Promise<void> {
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name: 'Parteneri' }).click();
  await expectTitle(page, 'Parteneri');
  await expect(countOf(page)).toContainText('partener');
  await page.getByRole('button', { name: /^Notificări,/ }).click();
  await page.getByRole('link', { name: 'Toate notificările' }).click();
  await expectTitle(page, 'Notificări');
  await page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name: 'Dashboard' }).click();
  await expectNotice(page, words);
}

async function expectRetryWorks(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Încearcă din nou' }).click();
  await expectTitle(page, `Bună ziua, ${accounts.primarie.organisation}`);
  await expect(
    page.getByRole('navigation', { name: 'Navigarea zonei' }).getByRole('link', { name: 'Solicitări' }),
  ).toBeVisible();
}

test('while the files of an area cannot be loaded, its pages show a notice, and the other areas work', async ({
  page,
}) => {
  const files = /\/mfe\/mfe_uat\//;
  await page.route(files, (route) => route.abort('connectionreset'));
  await page.goto('/uat/dashboard');
  await expectNotice(page, UNAVAILABLE);
  await expectOtherAreasWork(page, UNAVAILABLE);
  await page.unroute(files);
  await expectRetryWorks(page);
});

for (const { name, url, answer } of CONTRACT_FAULTS) {
  test(`when ${name}, the area is being updated, and the others work`, async ({ page }) => {
    await withoutAreaData(page);
    await page.route(url, answer);
    await page.goto('/uat/dashboard');
    await expectNotice(page, UPDATING);
    await expectOtherAreasWork(page, UPDATING);
    await page.unroute(url);
    await expectRetryWorks(page);
  });
}

test('a page that throws while rendering breaks neither its area nor the others', async ({ page }) => {
  const { repair } = await breakDashboard(page);
  await page.goto('/uat/dashboard');
  await expectNotice(page, CRASHED);
  await page.getByRole('navigation', { name: 'Navigarea zonei' }).getByRole('link', { name: 'Solicitări' }).click();
  await expectTitle(page, 'Solicitări');
  await expectOtherAreasWork(page, CRASHED);
  await repair();
  await expectRetryWorks(page);
});

/** First request for data, by address of the page. */
const READS: readonly (readonly [account: AccountName, address: string, read: string])[] = [
  ['primarie', '/uat/service-requests?status=open&utm=a', '/api/uat/service-requests?status=open&sort=updated&page=1'],
  [
    'firma',
    '/firma/opportunities?q=%22apă%22',
    '/api/firma/opportunities?q=%22ap%C4%83%22&status=active&sort=fit&page=1',
  ],
  ['admin', '/admin/users?sectiune=persoane', '/api/admin/accounts?page=1&status=all'],
];

for (const [account, address, read] of READS) {
  test(`the data of ${address} is requested once, before any code of its area has loaded`, async ({
    context,
    page,
  }) => {
    await openSession(context, account);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(new URL(request.url()).origin, '')));
    const answered = page.waitForResponse((response) => response.url().endsWith(read));
    await page.route(/\/mfe\//, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const path = read.split('?')[0] ?? read;
    expect(asked.filter((url) => url.startsWith(path))).toEqual([read]);
  });
}

test('no data of an area is requested without a session', async ({ context, page }) => {
  await context.clearCookies();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/uat/service-requests');
  await page.waitForURL(/\/login/);
  expect(asked.filter((url) => url.includes('/api/uat/'))).toEqual([]);
});

test('a firm is not affected when the authorities’ area cannot be loaded', async ({ context, page }) => {
  await openSession(context, 'firma');
  await page.route(/\/mfe\/mfe_uat\//, (route) => route.abort('connectionreset'));
  await page.goto('/firma/dashboard');
  await expectTitle(page, `Bună ziua, ${accounts.firma.organisation}`);
});
