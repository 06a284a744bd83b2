import { expect } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectWholeOnPhone } from './support/axe.ts';
import { choose, confirm, leave, sendIssue, subscribe } from './support/newsletter.ts';
import { openMail } from './support/mailbox.ts';
import { uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

/* Few of the demonstration's subscribers are there, so that one issue does not fill the mailbox. */
const COUNTY = 'Tulc';

test('with the keyboard alone: subscribed in the footer, confirmed by mail, written to, chosen for, and left again', async ({
  browser,
  page,
}) => {
  const email = `${uniqueWord()}@exemplu.ro`;
  const subject = `Noutăți ${uniqueWord()}`;
  await subscribe(page, email);
  await confirm(page, email, COUNTY);
  await expectAccessible(page);
  const desk = await pageOf(browser, 'admin');
  await sendIssue(desk, {
    subject,
    text: 'Bună ziua din Delta Dunării.',
    picture: 'Un pelican',
    countyLetters: COUNTY,
  });
  await expectAccessible(desk);
  await openMail(page, email, subject);
  await expect(page.locator('pre').getByText('[Imagine: Un pelican]')).toBeVisible();
  await choose(page, email, subject, 'Mediu');
  await expectWholeOnPhone(page);
  await leave(page, email, subject);
  await expectWholeOnPhone(page);
  await desk.goto(`/admin/newsletter?sectiune=abonati&q=${email}`);
  await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('Dezabonat');
});

test('the box says what is wrong with an address, keeps it, and sends nothing', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('contentinfo');
  await box.getByLabel('Adresa de e-mail').fill('ana@exemplu');
  await box.getByRole('button', { name: 'Abonare' }).click();
  await expect(box.getByRole('alert')).toHaveText('Introduceți o adresă de e-mail validă.');
  await expect(box.getByLabel('Adresa de e-mail')).toHaveValue('ana@exemplu');
});

test('without JavaScript the box says that it needs it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const box = page.getByRole('contentinfo');
  // A search by text leaves this element out.
  await expect(box.locator('noscript p')).toBeVisible();
  await expect(box.getByRole('button', { name: 'Abonare' })).toBeDisabled();
});
