import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { chooseIn, pressOn, typeDay, typeInto } from './support/keyboard.ts';
import { dayFromNow, expectTitle, inDialog } from './support/page.ts';
import { createSentRequest } from './support/records.ts';
import { test } from './support/test.ts';

test('an offer is written and submitted by keyboard alone', async ({ browser, context, page }) => {
  const { id, title } = await createSentRequest(browser);
  await openSession(context, 'firma2');
  await page.goto(`/firma/opportunities/${id}`);
  await expectTitle(page, title);
  await pressOn(page, page.getByRole('link', { name: 'Scrie oferta' }));
  await expectTitle(page, 'Scrieți oferta');
  await typeInto(page, page.getByLabel('Preț fără TVA'), '38500');
  await chooseIn(page, page.getByLabel('Cota de TVA'), '21');
  await typeInto(page, page.getByLabel('Zile până la predare'), '30');
  await typeDay(page, page.getByLabel('Oferta este valabilă până la'), dayFromNow(90));
  await typeInto(page, page.getByLabel('Metoda de lucru'), 'Proiectare, montaj și recepție, cu un singur responsabil.');
  await pressOn(page, page.getByRole('button', { name: 'Continuă la verificare' }));
  await expect(page.getByText('Pasul 2 din 2')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Depune oferta' }));
  await expect(inDialog(page)).toBeVisible();
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Depune oferta' }));
  await expect(page.getByRole('heading', { name: 'Oferta dvs. este depusă.' })).toBeVisible();
});
