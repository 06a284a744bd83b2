import { expect, type Page } from '@playwright/test';
import { type AccountName, accounts, openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { breakDashboard, CONTRACT_FAULTS, withoutAreaData } from './support/faults.ts';
import { countOf, expectTitle } from './support/page.ts';
import { test } from './support/test.ts';

const UNAVAILABLE = 'Zona autorităților nu este disponibilă momentan';
const UPDATING = 'Zona autorităților se actualizează';
const CRASHED = 'A apărut o eroare în această pagină';
/** The patience of the loader with an area, on a busy machine. */
const PATIENCE = 30_000;

test.beforeEach(({ context }) => openSession(context, 'primarie'));

/** The area says what is wrong, and never that the address does not exist. */
async function expectNotice(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: words })).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(page).toHaveTitle(new RegExp(`^${words}`));
  await expect(page.getByText('Pagina nu a fost găsită')).toHaveCount(0);
}

/** Pages of the public area and of the shell open in the same tab, and the way back leads to the same notice. */
async function expectOthersWork(page: Page, words: string): Promise<void> {
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

test('while the files of an area cannot be had, the area says so, and the others work', async ({ page }) => {
  const files = /\/mfe\/mfe_uat\//;
  await page.route(files, (route) => route.abort('connectionreset'));
  await page.goto('/uat/dashboard');
  await expectNotice(page, UNAVAILABLE);
  await expectOthersWork(page, UNAVAILABLE);
  await page.unroute(files);
  await expectRetryWorks(page);
});

for (const { name, where, happens } of CONTRACT_FAULTS) {
  test(`${name}: the area is being updated, the others work`, async ({ page }) => {
    await withoutAreaData(page);
    await page.route(where, happens);
    await page.goto('/uat/dashboard');
    await expectNotice(page, UPDATING);
    await expectOthersWork(page, UPDATING);
    await page.unroute(where);
    await expectRetryWorks(page);
  });
}

test('a page that throws while it is drawn takes neither its area nor the others along', async ({ page }) => {
  const { mend } = await breakDashboard(page);
  await page.goto('/uat/dashboard');
  await expectNotice(page, CRASHED);
  await page.getByRole('navigation', { name: 'Navigarea zonei' }).getByRole('link', { name: 'Solicitări' }).click();
  await expectTitle(page, 'Solicitări');
  await expectOthersWork(page, CRASHED);
  await mend();
  await expectRetryWorks(page);
});

/** The first data of addresses, as the page asks for it. */
const READS: readonly (readonly [account: AccountName, address: string, read: string])[] = [
  ['primarie', '/uat/service-requests?status=open&utm=a', '/api/uat/service-requests?status=open&sort=updated&page=1'],
  [
    'firma',
    '/firma/opportunities?q=%22apă%22',
    '/api/firma/opportunities?page=1&q=%22ap%C4%83%22&status=active&sort=fit',
  ],
  ['admin', '/admin/users?sectiune=persoane', '/api/admin/accounts?page=1&status=all'],
];

for (const [account, address, read] of READS) {
  test(`the data of ${address} is asked for once, before any code of its area has come`, async ({ context, page }) => {
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

test('nobody’s data is asked for where nobody is signed in', async ({ context, page }) => {
  await context.clearCookies();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/uat/service-requests');
  await page.waitForURL(/\/login/);
  expect(asked.filter((url) => url.includes('/api/uat/'))).toEqual([]);
});

test('a firm does not notice that the authorities’ area is gone', async ({ context, page }) => {
  await openSession(context, 'firma');
  await page.route(/\/mfe\/mfe_uat\//, (route) => route.abort('connectionreset'));
  await page.goto('/firma/dashboard');
  await expectTitle(page, `Bună ziua, ${accounts.firma.organisation}`);
});
