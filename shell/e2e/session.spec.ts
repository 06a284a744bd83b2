import { expect, type Page } from '@playwright/test';
import { accounts, openSession, PASSWORD } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectTitle, navigation, title, uniqueWord } from './support/page.ts';
import { fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a page of another area redirects to the user’s own dashboard', async ({ context, page }) => {
  await openSession(context, 'comuna');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(accounts.comuna.home);
  await expect(title(page)).toBeVisible();
});

test('a page of an area requires signing in, and opens afterwards', async ({ page }) => {
  await page.goto('/uat/projects?status=completed');
  await expect(page).toHaveURL(/\/login\?inapoi=/);
  await page.getByRole('link', { name: 'Membru PSP' }).click();
  await fillSignIn(page, accounts.comuna.email, PASSWORD);
  await expect(page).toHaveURL('/uat/projects?status=completed');
  await expectTitle(page, 'Proiecte');
});

test('a page of the administration requires signing in on its own screen, and opens afterwards', async ({ page }) => {
  await page.goto('/admin/service-requests');
  await expect(page).toHaveURL(/\/admin-login\?inapoi=/);
  await fillSignIn(page, accounts.admin.email, PASSWORD);
  await expect(page).toHaveURL('/admin/service-requests');
  await expectTitle(page, 'Solicitări');
});

test('a return address outside the portal is not followed', async ({ page }) => {
  await page.goto(`/login?tip=uat&inapoi=${encodeURIComponent('//example.org/uat/dashboard')}`);
  await fillSignIn(page, accounts.comuna.email, PASSWORD);
  await expect(page).toHaveURL(accounts.comuna.home);
});

/* The long run opens every page by its address, where each is translated. */
const LIST = '/uat/service-requests?status=sent';

test('a list and a page of it open by their address and survive a reload', async ({ context, page }) => {
  await openSession(context, 'comuna');
  await page.goto(LIST);
  const main = page.getByRole('main');
  const first = main
    .getByRole('rowheader')
    .or(main.getByRole('article').getByRole('heading'))
    .getByRole('link')
    .first();
  const row = (await first.textContent()) ?? '';
  await page.reload();
  await expect(first).toHaveText(row);
  await first.click();
  await expectTitle(page, row);
  const address = page.url();
  await page.reload();
  await expectTitle(page, row);
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(first).toHaveText(row);
});

test('the profile of a partner opens by its address and survives a reload', async ({ page }) => {
  await page.goto('/parteneri');
  const profile = page.getByRole('link', { name: /^Vezi profilul:/ }).first();
  const name = ((await profile.getAttribute('aria-label')) ?? '').replace('Vezi profilul: ', '');
  await profile.click();
  await expectTitle(page, name);
  await expect(page).toHaveURL(/\/partener\//);
  await page.reload();
  await expectTitle(page, name);
});

test('an unknown path shows the not-found page, which reports the path and links home', async ({ page }) => {
  const path = `/${uniqueWord()}`;
  const logged = page.waitForRequest((request) => request.url().endsWith('/api/public/unknown-paths'));
  await page.goto(path);
  await expectTitle(page, 'Pagina nu a fost găsită');
  expect((await logged).postDataJSON()).toEqual({ path });
  await page.getByRole('link', { name: 'Pagina principală', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('unknown paths inside an area and records of others are not found', async ({ context, page }) => {
  await openSession(context, 'comuna');
  await page.goto(`/uat/${uniqueWord()}`);
  await expectTitle(page, 'Pagina nu a fost găsită');
  await page.goto('/uat/service-requests/00000000-0000-7000-8000-000000000000');
  await expectTitle(page, 'Pagina nu a fost găsită');
  await expect(navigation(page, 'Solicitări')).toBeVisible();
});

/** Ends the session without the page noticing. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

test('when the session ends, typed text is kept until after signing in again', async ({ context, page }) => {
  await openSession(context, 'comuna');
  await page.goto('/uat/service-requests/new');
  const words = `Iluminat ${uniqueWord()}`;
  await page.getByLabel('Titlu', { exact: true }).pressSequentially('Ilu');
  await endSession(page);
  await page.getByLabel('Titlu', { exact: true }).fill(words);
  await expect(page.getByText('Sesiunea dvs. s-a încheiat.')).toBeVisible();
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue(words);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Conectare' }).first().click();
  await page.getByRole('link', { name: 'Membru PSP' }).click();
  await fillSignIn(page, accounts.comuna.email, PASSWORD);
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue(words);
  await expect(page.getByText(/^Salvat la/)).toBeVisible();
});

test('signing out in one tab signs out the others', async ({ context, page }) => {
  await openSession(context, 'comuna');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/uat/dashboard');
    await expectTitle(tab, `Bună ziua, ${accounts.comuna.organisation}`);
  }
  await page.getByRole('button', { name: /^Contul dvs/ }).click();
  await page.getByRole('button', { name: 'Deconectare' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Conectare' })).toBeVisible();
  }
});

test('a new page starts at its top, and Back restores the scroll position', async ({ context, page }) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await openSession(context, 'primarie');
  await page.goto('/uat/service-requests');
  const last = page.getByRole('main').getByRole('table').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(100);

  await page.goto('/uat/projects');
  await expectTitle(page, 'Proiecte');
  await expect(page.getByRole('main').getByRole('link').last()).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(place);
  await page.reload();
  await expect.poll(scrolled).toBe(place);

  await last.click();
  await expect(title(page)).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(place);
});

test('the title of a page is focused, also when its data arrive late', async ({ context, page }) => {
  await openSession(context, 'primarie');
  await page.goto('/uat/service-requests?status=sent');
  const late = Promise.withResolvers<void>();
  await page.route(/\/api\/uat\/service-requests\/[0-9a-f-]{36}$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  const first = page.getByRole('main').getByRole('table').getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(title(page)).toHaveText('Se încarcă…');
  await expect(title(page)).toBeFocused();
  late.resolve();
  await expectTitle(page, name);
  await expect(title(page)).toBeFocused();
});
