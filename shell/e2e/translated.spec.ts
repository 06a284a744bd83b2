import { expect, type Page } from '@playwright/test';
import { accounts, PASSWORD } from './support/accounts.ts';
import { comesAlive, expectTitle, inDialog, problems, uniqueWord, visit } from './support/page.ts';
import { load } from './support/pages.ts';
import { watchProblems } from './support/problems.ts';
import { chooseAccount, fillSignIn } from './support/sign-in.ts';
import { send, talk } from './support/talk.ts';
import { test } from './support/test.ts';
import { expectStanding, translate } from './support/translation.ts';

/** Opens a page in a new document, has it translated, and presses a button of it. */
async function press(page: Page, path: string, name: string | RegExp): Promise<void> {
  await load(page, path);
  await translate(page);
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

test('a visitor whose browser translates the portal writes to it, signs in and subscribes', async ({ page }) => {
  await press(page, '/support', 'Trimite mesajul');
  await expect(problems(page)).toBeVisible();
  await page.getByLabel('Numele dvs.').fill('Maria Ene');
  await page.getByLabel('E-mail', { exact: true }).fill(`${uniqueWord()}@exemplu.ro`);
  await page.getByLabel('Subiect').fill('Translated page');
  await page.getByLabel('Mesaj', { exact: true }).fill('How do I change the package?');
  await page.getByRole('button', { name: 'Trimite mesajul' }).click();
  await expect(page.getByText('Mesaj trimis cu succes!')).toBeVisible();
  await expectStanding(page);
  await press(page, '/blog', 'Abonare');
  await expectStanding(page);
  await press(page, '/register?tip=firma', 'Continuă');
  await expect(problems(page)).toBeVisible();
  await expectStanding(page);
  await chooseAccount(page, 'Membru PSP');
  await comesAlive(page);
  await translate(page);
  await fillSignIn(page, accounts.primarie.email, 'not-the-password');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectStanding(page);
  await fillSignIn(page, accounts.primarie.email, PASSWORD);
  await expectTitle(page, `Bună ziua, ${accounts.primarie.organisation}`);
  await expectStanding(page);
});

test('a town hall whose browser translates the portal filters, writes a message, an article and a request', async ({
  browser,
}) => {
  const { uat } = await talk(browser);
  const { page } = uat;
  const wrong = watchProblems(page);
  await uat.open();
  await translate(page);
  await send(page, 'Translated question');
  await expect(page.getByRole('log').getByText('Translated question')).toBeVisible();
  await visit(page, '/uat/marketplace');
  await page.getByRole('searchbox', { name: 'Caută' }).last().fill('nimicnimic');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Șterge filtrele' }).first().click();
  await expectStanding(page);
  await visit(page, '/uat/community/articles');
  await page.getByRole('link', { name: 'Articol nou' }).first().click();
  await expectTitle(page, 'Articol nou');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.pressSequentially('Unu doi');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await inDialog(page).getByRole('button', { name: 'Pune linkul' }).click();
  await expect(inDialog(page)).toContainText('Scrieți adresa linkului.');
  await page.keyboard.press('Escape');
  await expect(text.locator('font')).toHaveCount(0);
  await expectStanding(page);
  await visit(page, '/uat/service-requests/new');
  await page.getByRole('button', { name: 'Verifică și trimite' }).click();
  await expect(problems(page)).toBeVisible();
  await expectStanding(page);
  expect(wrong).toEqual([]);
});
