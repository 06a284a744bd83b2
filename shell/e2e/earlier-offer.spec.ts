import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog } from './support/page.ts';
import { createSentRequest, submitOffer } from './support/records.ts';
import { test } from './support/test.ts';

test('an offer takes over parts of an earlier one after a confirmation, and the team from the firm’s profile', async ({
  browser,
  context,
  page,
}) => {
  const [earlier, request] = [await createSentRequest(browser), await createSentRequest(browser)];
  await submitOffer(browser, 'firma', earlier.id, 52_000);
  await openSession(context, 'firma');
  await page.goto(`/firma/opportunities/${request.id}/oferta`);
  await expectTitle(page, 'Scrieți oferta');
  await page.getByLabel('Metoda de lucru').fill('Alt text.');

  await pressOn(page, page.getByRole('button', { name: 'Ia dintr-o ofertă anterioară' }));
  await expect(inDialog(page)).toBeVisible();
  await typeInto(page, inDialog(page).getByLabel('Caută'), earlier.title);
  await expect(inDialog(page).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await pressOn(page, inDialog(page).getByRole('button', { name: `Alege oferta la ${earlier.title}` }));
  await expect(inDialog(page).getByText('Se înlocuiește ce ați scris la: Metoda de lucru.')).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Înlocuiește și ia' }));
  await expect(page.getByLabel('Metoda de lucru')).toHaveValue(/^Lucrăm pe străzi/);

  await pressOn(page, page.getByRole('button', { name: 'Adaugă din profilul firmei' }));
  const member = inDialog(page).getByRole('checkbox').first();
  await expect(member).toBeVisible();
  const name = await inDialog(page)
    .getByRole('checkbox')
    .first()
    .evaluate((box) => box.closest('label')?.innerText ?? '');
  await member.check();
  await expectAccessible(page);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Adaugă în ofertă' }));
  await expect(page.getByLabel('Echipa')).toHaveValue(name.trim());
});
