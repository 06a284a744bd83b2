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
