import { expect, type Page } from '@playwright/test';
import { portalUrl } from './address.ts';

const MAILBOX = '/api/identity/mailbox';
/** Time for the worker to create the link and the mail. */
const DELIVERY_MS = 20_000;

/** Opens the newest mail to an address whose subject contains `subject`, in the portal's own mailbox. */
export async function openMail(page: Page, email: string, subject: string): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto(MAILBOX);
    await expect(mail.first()).toBeVisible({ timeout: 200 });
  }, `a mail to ${email}: ${subject}`).toPass({ timeout: DELIVERY_MS, intervals: [300] });
  await mail.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
}

/** Returns the first link of a mail, which is opened in another tab. */
export async function linkInMail(page: Page, email: string, subject: string): Promise<string> {
  const tab = await page.context().newPage();
  await openMail(tab, email, subject);
  const link = tab.locator('pre').getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await tab.close();
  expect(address.startsWith(portalUrl()), address).toBe(true);
  return address;
}

/** Opens a mail and clicks its first link. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await openMail(page, email, subject);
  await page.locator('pre').getByRole('link').first().click();
}
