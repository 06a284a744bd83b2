import { expect, type Page } from '@playwright/test';
import { type AccountName, accounts, PASSWORD } from './accounts.ts';
import { title } from './page.ts';

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Parolă', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Conectare' }).click();
}

/** Opens the sign-in form of a kind of account through the choice of kind. */
export async function chooseAccount(
  page: Page,
  kind: 'Membru PSP' | 'Partener PSP',
  address = '/login',
): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: kind }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Conectare ${kind}`);
}

/** Signs in through the form of the account, and waits until the title of the dashboard is focused. */
export async function signIn(page: Page, name: AccountName): Promise<void> {
  const { email, home } = accounts[name];
  if (home.startsWith('/admin')) await page.goto('/admin-login');
  else await chooseAccount(page, home.startsWith('/uat') ? 'Membru PSP' : 'Partener PSP');
  await fillSignIn(page, email, PASSWORD);
  await expect(page).toHaveURL(home);
  // Keys pressed earlier would be lost.
  await expect(title(page)).toBeFocused();
}
