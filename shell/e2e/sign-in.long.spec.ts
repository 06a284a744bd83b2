import { expect, type Page } from '@playwright/test';
import { accounts, PASSWORD } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { uniqueWord } from './support/page.ts';
import { chooseAccount, fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const summary = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') });
/* An unknown address, so that failures lock no account. */
const stranger = (): string => `${uniqueWord()}@demo.psp`;

test('an empty form shows the specified messages, per field', async ({ page }) => {
  await chooseAccount(page, 'Membru PSP');
  await page.getByRole('button', { name: 'Conectare' }).click();
  await expect(page.getByText('Vă rugăm completați toate câmpurile')).toBeVisible();
  await expect(page).toHaveTitle(/^Eroare: /);
  await summary(page).getByRole('link', { name: 'Introduceți parola' }).click();
  await expect(page.getByLabel('Parolă', { exact: true })).toBeFocused();
  await summary(page).getByRole('link', { name: 'Introduceți adresa de e-mail' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expectAccessible(page);
});

test('wrong credentials are refused without saying which part was wrong, and the e-mail address stays', async ({
  page,
}) => {
  const email = stranger();
  await chooseAccount(page, 'Membru PSP');
  await fillSignIn(page, email, 'gresita');
  await expect(page.getByText('Eroare de autentificare')).toBeVisible();
  await expect(summary(page)).toContainText('Credențiale invalide. Verificați email-ul și parola.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('the form cannot be changed or submitted again while it is being sent', async ({ page }) => {
  let asked = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/identity/token', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    asked++;
    await answer.promise;
    await route.fallback();
  });
  await chooseAccount(page, 'Membru PSP');
  await fillSignIn(page, accounts.comuna.email, PASSWORD);
  await expect(page.getByRole('button', { name: 'Se conectează...' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeDisabled();
  await page.getByRole('button', { name: 'Se conectează...' }).press('Enter');
  answer.resolve();
  await expect(page).toHaveURL(accounts.comuna.home);
  await expect(page.getByText('Conectare reușită!')).toBeVisible();
  expect(asked).toBe(1);
});

test('a failed connection while signing in shows an error, and a retry works', async ({ page }) => {
  await page.route('**/api/identity/token', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  await chooseAccount(page, 'Membru PSP');
  await fillSignIn(page, accounts.comuna.email, PASSWORD);
  await expect(summary(page)).toContainText('A apărut o eroare la conectare. Încercați din nou.');
  await page.unroute('**/api/identity/token');
  await page.getByRole('button', { name: 'Conectare' }).click();
  await expect(page).toHaveURL(accounts.comuna.home);
});
