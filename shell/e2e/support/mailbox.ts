import { expect, type Page } from '@playwright/test';
import { portalUrl } from './address.ts';

const MAILBOX = '/api/identity/mailbox';
/** The worker makes the link, then the mail. */
const DELIVERY_MS = 20_000;

/** Opens the newest mail to an address whose subject begins so, in the portal's own mailbox. */
export async function openMail(page: Page, email: string, subject: string): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto(MAILBOX);
    await expect(mail.first()).toBeVisible({ timeout: 200 });
  }, `a mail to ${email}: ${subject}`).toPass({ timeout: DELIVERY_MS, intervals: [300] });
  await mail.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
}

/** The address that the mail leads to; the mailbox is read in a tab of its own. */
export async function linkInMail(page: Page, email: string, subject: string): Promise<string> {
  const tab = await page.context().newPage();
  await openMail(tab, email, subject);
  const link = tab.locator('pre').getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await tab.close();
  expect(address.startsWith(portalUrl()), address).toBe(true);
  return address;
}

/** Goes where the mail leads, as whoever reads it would. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await openMail(page, email, subject);
  await page.locator('pre').getByRole('link').first().click();
}
