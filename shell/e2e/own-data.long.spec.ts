import { expect } from '@playwright/test';
import { accounts, openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { createColleague } from './support/colleagues.ts';
import { followMail } from './support/mailbox.ts';
import { readDownload } from './support/downloads.ts';
import { expectTitle, problems } from './support/page.ts';
import { test } from './support/test.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];

test('a user requests an export of their data and downloads it as a ZIP', async ({ browser }) => {
  const { email, context } = await createColleague(browser, 'viewer');
  const page = await context.newPage();
  await page.goto('/cont/date');
  await expectTitle(page, 'Contul meu');
  await page.getByRole('button', { name: 'Cere un export' }).click();
  await expect(page.getByText('Gata', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await followMail(page, email, 'Datele dumneavoastră sunt gata de descărcat');
  await page.goto('/cont/date');
  const { name, bytes } = await readDownload(page, () =>
    page.getByRole('link', { name: /^Descarcă exportul/ }).click(),
  );
  expect(name).toMatch(/\.zip$/);
  expect([...bytes.subarray(0, 4)]).toEqual(ZIP);
});

test('a user requests the deletion of their account and cancels it', async ({ browser }) => {
  const { email, password, context } = await createColleague(browser, 'editor');
  const page = await context.newPage();
  await page.goto('/cont/date');
  await page.getByRole('button', { name: 'Cere ștergerea contului' }).click();
  await expect(problems(page)).toContainText('Scrieți parola actuală.');
  await expectAccessible(page);
  await page.getByLabel('Parola actuală').fill('nu-este-parola-mea');
  await page.getByRole('button', { name: 'Cere ștergerea contului' }).click();
  await expect(problems(page)).toContainText('Parola actuală nu este corectă.');
  await page.getByLabel('Parola actuală').fill(password);
  await page.getByRole('button', { name: 'Cere ștergerea contului' }).click();
  await expect(page.getByText(/^Contul dvs\. va fi șters la /).first()).toBeVisible();
  await expectAccessible(page);
  await followMail(page, email, 'Contul dumneavoastră va fi șters');
  await page.goto('/cont');
  await page.getByRole('button', { name: 'Păstrează contul' }).first().click();
  await expect(page.getByText('Ștergerea a fost anulată. Contul rămâne.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Contul dvs\. va fi șters la /)).toHaveCount(0);
});

test('the only owner of an organisation cannot request deletion', async ({ context, page }) => {
  await openSession(context, 'firma2');
  await page.goto('/cont/date');
  await page.getByLabel('Parola actuală').fill('Demo-Portal-2026');
  await page.getByRole('button', { name: 'Cere ștergerea contului' }).click();
  await expect(problems(page)).toContainText('Sunteți singurul proprietar al unei organizații.');
  await page.getByRole('main').getByRole('link', { name: 'Membrii organizației' }).click();
  await expectTitle(page, 'Membri');
  await expect(page.getByText(accounts.firma2.email)).toBeVisible();
});
