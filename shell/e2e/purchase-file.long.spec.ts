import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { inDialog, toasts } from './support/page.ts';
import { expectCleanPrint } from './support/print.ts';
import { createSentRequest, submitOffer } from './support/records.ts';
import { test } from './support/test.ts';

/** Focuses a button and presses Enter at once, since a dialog that has just closed may still give the focus back. */
const pressOn = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).press('Enter');

test('two offers are scored by keyboard, one is chosen, and the purchase file is created and verified', async ({
  browser,
}) => {
  const request = await createSentRequest(browser);
  await submitOffer(browser, 'firma', request.id, 50_000);
  await submitOffer(browser, 'firma2', request.id, 40_000);
  const page = await pageOf(browser, 'comuna');
  await page.goto(`/uat/service-requests/${request.id}?tab=offers`);
  await page.getByRole('button', { name: 'Deschide ofertele' }).click();
  await inDialog(page).getByRole('button', { name: 'Deschide ofertele' }).click();
  await expect(page.getByRole('table', { name: 'Ofertele, una lângă alta' })).toBeVisible();
  await expect(inDialog(page)).toHaveCount(0);

  await test.step('weights and marks', async () => {
    await pressOn(page, 'Schimbă ponderile');
    const price = inDialog(page).getByRole('textbox', { name: /^Preț/ });
    await expect(price).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('60');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('10');
    await pressOn(page, 'Salvează ponderile');
    await inDialog(page).getByLabel('De ce schimbați după deschidere').fill('Bugetul a scăzut.');
    await expectAccessible(page);
    await pressOn(page, 'Salvează ponderile');
    await expect(page.getByText('60%')).toBeVisible();
    await pressOn(page, 'Notează metodele');
    await inDialog(page).getByRole('combobox').first().focus();
    await page.keyboard.type('9');
    await expectAccessible(page);
    await expectAccessibleOnPhone(page);
    await pressOn(page, 'Salvează notele');
    await expect(page.getByText('nota 9')).toBeVisible();
    await expectCleanPrint(page);
  });

  await test.step('the choice', async () => {
    const accept = page.getByRole('button', { name: /^Acceptă (?!oferta)/ });
    await accept.focus();
    await page.keyboard.press('Enter');
    await expect(inDialog(page).getByLabel(/^De ce fără notă pentru metodă/)).toBeFocused();
    await page.keyboard.type('Metoda nu este descrisă.');
    await inDialog(page).getByLabel('De ce această ofertă').focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Garanție de 36 de luni.');
    await expectAccessible(page);
    await pressOn(page, 'Acceptă și trimite motivele');
    await expect(page.getByText('Garanție de 36 de luni.').first()).toBeVisible();
  });

  await test.step('the rejected firm reads its points and the changed weights', async () => {
    const firm = await pageOf(browser, 'firma');
    await firm.goto(`/firma/opportunities/${request.id}`);
    const points = firm.getByRole('table', { name: 'Puncte pe criterii' });
    await expect(points.getByRole('columnheader')).toHaveText(['Criteriu', 'A dvs.', 'Locul 1']);
    await expect(points.getByRole('row', { name: /^Preț, din 60/ })).toContainText('60,0');
    await expect(firm.getByText('Motivul: Bugetul a scăzut.')).toBeVisible();
    await expectAccessible(firm);
  });

  await test.step('the file', async () => {
    await page.goto(`/uat/service-requests/${request.id}?tab=file`);
    await page.getByRole('button', { name: 'Întocmește dosarul' }).click();
    const pdf = page.getByRole('link', { name: /^Descarcă PDF/ });
    await expect(pdf).toBeVisible({ timeout: 20_000 });
    await expect(toasts(page)).not.toContainText('Dosarul nu a putut fi cerut');
    await expectAccessible(page);
    const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
    expect(download.suggestedFilename()).toMatch(/^dosar-SP-\d{4}-\d+\.pdf$/);
  });

  await test.step('the verification code', async () => {
    await page.getByRole('link', { name: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentul a fost întocmit de Portal PSP');
    await expect(page.getByText('Civis Digital')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/verificare/0000-0000-0000-0000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niciun document nu are acest cod');
  });
});
