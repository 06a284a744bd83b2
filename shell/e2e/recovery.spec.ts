import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createColleague } from './support/colleagues.ts';
import { openMail } from './support/mailbox.ts';
import { expectTitle, problems } from './support/page.ts';
import { chooseAccount, fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const OTHER_PASSWORD = 'Moara-din-vale-81-albastra';

test('a user who forgot the password sets another with a mailed link, which ends all other sessions', async ({
  browser,
  page,
}) => {
  const { email, password, context } = await createColleague(browser, 'viewer');
  const elsewhere = await context.newPage();
  await chooseAccount(page, 'Membru PSP');
  await page.getByRole('link', { name: 'Ați uitat parola?' }).click();
  await expectTitle(page, 'Ați uitat parola?');
  await page.getByRole('button', { name: 'Trimite linkul' }).click();
  await expect(problems(page)).toContainText('Introduceți adresa de e-mail');
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Trimite linkul' }).click();
  await expectTitle(page, 'Verificați e-mailul');
  await expectAccessible(page);

  await openMail(page, email, 'Alegeți o parolă nouă');
  await expectAccessible(page);
  await page.locator('pre').getByRole('link').first().click();
  await expectTitle(page, 'Alegeți o parolă nouă');
  await expect(page, 'the token is removed from the address').toHaveURL(/\/parola\/noua$/);
  await page.getByLabel('Parola nouă', { exact: true }).fill('1234567890ab');
  await page.getByLabel('Confirmați parola').fill('altceva');
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(page).toHaveTitle(/^Eroare: /);
  await expectAccessible(page);
  await page.getByLabel('Parola nouă', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByLabel('Confirmați parola').fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(page.getByText('Parola a fost schimbată. Conectați-vă cu parola nouă.')).toBeVisible();

  await elsewhere.goto('/uat/dashboard');
  await expect(elsewhere, 'the old session has ended').toHaveURL(/\/login/);
  await page.getByRole('main').getByRole('link', { name: 'Membru PSP' }).click();
  await fillSignIn(page, email, password);
  await expect(problems(page)).toContainText('Credențiale invalide');
  await fillSignIn(page, email, OTHER_PASSWORD);
  await expect(page).toHaveURL('/uat/dashboard');
});
