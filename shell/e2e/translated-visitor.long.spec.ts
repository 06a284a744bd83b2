import { expect, type Page } from '@playwright/test';
import { accounts, PASSWORD } from './support/accounts.ts';
import { comesAlive, expectTitle, problems, uniqueWord } from './support/page.ts';
import { load } from './support/pages.ts';
import { chooseAccount, fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { expectNoCrash, translate } from './support/translation.ts';

/** Loads a page, translates it and presses a button. */
async function press(page: Page, path: string, name: string | RegExp): Promise<void> {
  await load(page, path);
  await translate(page);
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

test('a visitor whose browser translates the portal writes to support, subscribes, starts to sign up and signs in', async ({
  page,
}) => {
  await press(page, '/support', 'Trimite mesajul');
  await expect(problems(page)).toBeVisible();
  await page.getByLabel('Numele dvs.').fill('Maria Ene');
  await page.getByLabel('E-mail', { exact: true }).fill(`${uniqueWord()}@exemplu.ro`);
  await page.getByLabel('Subiect').fill('Translated page');
  await page.getByLabel('Mesaj', { exact: true }).fill('How do I change the package?');
  await page.getByRole('button', { name: 'Trimite mesajul' }).click();
  await expect(page.getByText('Mesaj trimis cu succes!')).toBeVisible();
  await expectNoCrash(page);
  await press(page, '/blog', 'Abonare');
  await expectNoCrash(page);
  await press(page, '/register?tip=firma', 'Continuă');
  await expect(problems(page)).toBeVisible();
  await expectNoCrash(page);
  await chooseAccount(page, 'Membru PSP');
  await comesAlive(page);
  await translate(page);
  await fillSignIn(page, accounts.primarie.email, 'not-the-password');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoCrash(page);
  await fillSignIn(page, accounts.primarie.email, PASSWORD);
  await expectTitle(page, `Bună ziua, ${accounts.primarie.organisation}`);
  await expectNoCrash(page);
});
