import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createColleague } from './support/colleagues.ts';
import { linkInMail } from './support/mailbox.ts';
import { expectTitle } from './support/page.ts';
import { test } from './support/test.ts';

const OTHER_PASSWORD = 'Moara-din-vale-81-albastra';

test('a recovery link works once, and unknown addresses get the same answer as known ones', async ({
  browser,
  page,
}) => {
  const { email } = await createColleague(browser, 'viewer');
  await page.goto('/parola');
  for (const address of ['nimeni.aici@exemplu.example', email]) {
    await page.getByLabel('E-mail').fill(address);
    await page.getByRole('button', { name: 'Trimite linkul' }).click();
    await expect(page.getByText(`Dacă adresa ${address} are un cont, am trimis un e-mail`)).toBeVisible();
    await page.getByRole('button', { name: 'Trimite la altă adresă' }).click();
  }
  const link = await linkInMail(page, email, 'Alegeți o parolă nouă');
  await page.goto(link);
  await page.getByLabel('Parola nouă', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByLabel('Confirmați parola').fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(link);
  await expectTitle(page, 'Linkul nu mai este valabil');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cere alt link' }).click();
  await expectTitle(page, 'Ați uitat parola?');
});
