import { expect, type Page } from '@playwright/test';
import { accounts, PASSWORD } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle } from './support/page.ts';
import { chooseAccount, fillSignIn, signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const summary = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') });
test('the kind of account is chosen first, determines the texts, and can be changed', async ({ page }) => {
  await chooseAccount(page, 'Partener PSP');
  await expect(page).toHaveTitle('Conectare Partener PSP – Portal PSP');
  await page.getByRole('button', { name: 'Înapoi la selecție' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conectare');
  await page.getByRole('link', { name: 'Membru PSP' }).click();
  await expectTitle(page, 'Conectare Membru PSP');
});

test('the account’s kind decides which dashboard opens, not the chosen kind', async ({ page }) => {
  await chooseAccount(page, 'Partener PSP');
  await fillSignIn(page, accounts.comuna.email, PASSWORD);
  await expect(page).toHaveURL('/uat/dashboard');
});

test('the administrators’ sign-in has its own texts and refuses other accounts', async ({ page }) => {
  await page.goto('/admin-login');
  await page.getByRole('button', { name: 'Conectare' }).click();
  await expect(page.getByText('Te rog să completezi toate câmpurile')).toBeVisible();
  await expectAccessible(page);
  await fillSignIn(page, accounts.comuna.email, PASSWORD);
  await expect(page.getByText('Acces interzis')).toBeVisible();
  await expect(summary(page)).toContainText('Nu ai permisiuni de administrator');
  await page.goto('/uat/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('an administrator signs in and sees a welcome message', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page.getByText('Bine ai venit în panoul de administrare!')).toBeVisible();
  await expectTitle(page, 'Panou de administrare');
});

test('a user signs in and out by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expectTitle(page, 'Conectare');
  await pressOn(page, page.getByRole('link', { name: 'Membru PSP' }));
  await expectTitle(page, 'Conectare Membru PSP');
  await typeInto(page, page.getByLabel('E-mail'), accounts.comuna.email);
  await typeInto(page, page.getByLabel('Parolă', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expectTitle(page, `Bună ziua, ${accounts.comuna.organisation}`);
  await pressOn(page, page.getByRole('button', { name: /^Contul dvs/ }));
  await pressOn(page, page.getByRole('button', { name: 'Deconectare' }));
  await expect(page).toHaveURL('/');
});
