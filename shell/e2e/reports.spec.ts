import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { expectTitle } from './support/page.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('the monthly report by mail is off, is switched on, and off again by the link of the mail', async ({ page }) => {
  await signIn(page, 'comuna');
  await page.goto('/uat/reports');
  await expectTitle(page, 'Rapoarte');
  await page.getByRole('button', { name: 'Pornește raportul lunar' }).press('Enter');
  await expect(page.getByText(/^În prima zi a lunii primiți la /)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.goto('/uat/reports#raport-lunar');
  await expectTitle(page, 'Rapoarte');
  await page.getByRole('button', { name: 'Oprește raportul lunar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pornește raportul lunar' })).toBeVisible();
});

test('the report of a period is made as PDF and downloaded', async ({ page }) => {
  await signIn(page, 'comuna');
  await page.goto('/uat/reports?period=36');
  await expectTitle(page, 'Rapoarte');
  await page.getByRole('button', { name: /^Fă (raportul PDF|unul nou)$/ }).press('Enter');
  const link = page.getByRole('link', { name: /^Descarcă PDF/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  const downloading = page.waitForEvent('download');
  await link.click();
  expect((await downloading).suggestedFilename()).toMatch(/^raport-36-luni-.*\.pdf$/);
});
