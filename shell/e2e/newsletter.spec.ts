import { expect } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectFullyAccessibleOnPhone } from './support/axe.ts';
import { changePreferences, confirmSubscription, unsubscribe, sendIssue, subscribe } from './support/newsletter.ts';
import { openMail } from './support/mailbox.ts';
import { uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

/* A county with few subscribers, so that one issue does not fill the mailbox. */
const COUNTY = 'Tulc';

test('a visitor subscribes, confirms, receives an issue, changes preferences and unsubscribes, by keyboard alone', async ({
  browser,
  page,
}) => {
  const email = `${uniqueWord()}@exemplu.ro`;
  const subject = `Noutăți ${uniqueWord()}`;
  await subscribe(page, email);
  await confirmSubscription(page, email, COUNTY);
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
  await changePreferences(page, email, subject, 'Mediu');
  await expectFullyAccessibleOnPhone(page);
  await unsubscribe(page, email, subject);
  await expectFullyAccessibleOnPhone(page);
  await desk.goto(`/admin/newsletter?sectiune=abonati&q=${email}`);
  await expect(desk.getByRole('row').filter({ hasText: email })).toContainText('Dezabonat');
});

test('an invalid address shows an error, stays in the field and is not sent', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('contentinfo');
  await box.getByLabel('Adresa de e-mail').fill('ana@exemplu');
  await box.getByRole('button', { name: 'Abonare' }).click();
  await expect(box.getByRole('alert')).toHaveText('Introduceți o adresă de e-mail validă.');
  await expect(box.getByLabel('Adresa de e-mail')).toHaveValue('ana@exemplu');
});

test('without JavaScript the form says that it needs JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const box = page.getByRole('contentinfo');
  // Text locators ignore `noscript`.
  await expect(box.locator('noscript p')).toBeVisible();
  await expect(box.getByRole('button', { name: 'Abonare' })).toBeDisabled();
});
