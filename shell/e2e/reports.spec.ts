import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectCount, expectTitle, numberIn } from './support/page.ts';
import { readDownload } from './support/downloads.ts';
import { test } from './support/test.ts';

test('the monthly report by mail is turned on, and off again on the page that its mail links to', async ({ page }) => {
  await openSession(page.context(), 'comuna');
  await page.goto('/uat/reports');
  await expectTitle(page, 'Rapoarte');
  await page.getByRole('button', { name: 'Pornește raportul lunar' }).press('Enter');
  await expect(page.getByText(/^În prima zi a lunii primiți la /)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/uat/reports#raport-lunar');
  await expectTitle(page, 'Rapoarte');
  await page.getByRole('button', { name: 'Oprește raportul lunar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pornește raportul lunar' })).toBeVisible();
});

test('the report of a period is created as PDF and downloaded', async ({ page }) => {
  await openSession(page.context(), 'comuna');
  await page.goto('/uat/reports?period=36');
  await expectTitle(page, 'Rapoarte');
  await page.getByRole('button', { name: /^Întocmește (raportul PDF|din nou)$/ }).press('Enter');
  const link = page.getByRole('link', { name: /^Descarcă PDF/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await link.click();
  expect((await downloading).suggestedFilename()).toMatch(/^raport-36-luni-.*\.pdf$/);
});

test('a firm reads its report of a period, downloads it as CSV and PDF, and turns the monthly mail on and off', async ({
  page,
}) => {
  await openSession(page.context(), 'firma');
  await page.goto('/firma/dashboard');
  await page.getByRole('link', { name: 'Rapoarte', exact: true }).press('Enter');
  await expectTitle(page, 'Rapoarte');
  await expect(page.getByRole('listbox', { name: /pe luni/ })).toBeVisible();
  await page.getByLabel('Perioada').selectOption('Ultimii 3 ani');
  await expect(page).toHaveURL(/period=36/);
  const file = page.getByRole('link', { name: 'Descarcă CSV: pe domenii' });
  // The address changes before the page.
  await expect(file).toHaveAttribute('href', /period=36/);
  const csv = await readDownload(page, () => file.press('Enter'));
  expect(csv.name).toBe('raport-domenii-36-luni.csv');
  expect(csv.bytes.toString()).toMatch(/^\uFEFFDomeniu;Oferte depuse;Acceptate;Respinse;/);
  await page.getByRole('button', { name: 'Întocmește raportul PDF' }).press('Enter');
  const link = page.getByRole('link', { name: /^Descarcă PDF/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const pdf = await readDownload(page, () => link.press('Enter'));
  expect(pdf.name).toMatch(/^raport-36-luni-.*\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Pornește raportul lunar' }).press('Enter');
  await page.getByRole('button', { name: 'Oprește raportul lunar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pornește raportul lunar' })).toBeVisible();
});

test('each number of offers in a firm’s report links to exactly those offers, also for chosen months', async ({
  page,
}) => {
  await openSession(page.context(), 'firma');
  const numbers = page.getByRole('definition').getByRole('link');
  const check = async (name: RegExp) => {
    const figure = numbers.and(page.getByRole('link', { name }));
    const counted = numberIn(await figure.textContent());
    await figure.press('Enter');
    await expectTitle(page, 'Ofertele mele');
    await expectCount(page, counted);
    await page.goBack();
    await expectTitle(page, 'Rapoarte');
  };
  await page.goto('/firma/reports');
  for (const name of [/^Oferte depuse/, /^Acceptate/, /^Respinse/]) await check(name);
  await page.getByLabel('Perioada').selectOption('Alte luni');
  const months = page.getByLabel('Din luna');
  const third = (await months.locator('option').nth(2).getAttribute('value')) ?? '';
  await months.selectOption(third);
  await expect(page).toHaveURL(new RegExp(`period=${third}\\.\\.`));
  await expect(page.getByRole('table', { name: 'Pe luni' }).getByRole('row')).toHaveCount(1 + 3);
  for (const name of [/^Oferte depuse/, /^Acceptate/]) await check(name);
});
