import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { chooseIn, chooseSuggestion, pressOn, typeInto } from './support/keyboard.ts';
import { expectState, expectTitle, inDialog, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

test('a request is written and sent by keyboard alone', async ({ context, page }) => {
  await openSession(context, 'comuna');
  const title = `Parc de joacă ${uniqueWord()}`;
  await page.goto('/uat/service-requests');
  await pressOn(page, page.getByRole('link', { name: 'Solicitare nouă' }).first());
  await expectTitle(page, 'Solicitare nouă');
  await typeInto(page, page.getByLabel('Titlu', { exact: true }), title);
  await chooseIn(page, page.getByLabel('Domeniu', { exact: true }), 'Mediu');
  await typeInto(
    page,
    page.getByLabel('Descriere', { exact: true }),
    'Un loc de joacă sigur lângă școală, cu umbră și bănci.',
  );
  await typeInto(page, page.getByLabel('Buget maxim'), '45000');
  await chooseSuggestion(page, page.getByRole('combobox', { name: 'Județ' }), 'sibi', 'Sibiu');
  await pressOn(page, page.getByRole('button', { name: 'Verifică și trimite' }));
  await expectTitle(page, 'Verificați și trimiteți');
  await expect(page.getByText('Mediu și Dezvoltare Durabilă')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Trimite solicitarea' }));
  await expectTitle(page, title);
  await expectState(page, 'Trimisă');
});

test('Escape closes a dialog and returns focus to the button that opened it', async ({ context, page }) => {
  await openSession(context, 'comuna');
  await page.goto('/uat/service-requests?status=sent');
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
  const button = page.getByRole('button', { name: 'Anulează solicitarea' });
  await pressOn(page, button);
  await page.keyboard.type('Un motiv');
  await expect(inDialog(page).getByRole('textbox')).toHaveValue('Un motiv');
  await page.keyboard.press('Escape');
  await expect(inDialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone the filters open in a sheet that traps focus, and Escape returns it', async ({ context, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(context, 'firma');
  await page.goto('/firma/opportunities');
  const opener = page.getByRole('button', { name: 'Filtre', exact: true });
  await pressOn(page, opener);
  const sheet = page.getByRole('group', { name: 'Filtre' });
  await expect(sheet).toBeFocused();
  const close = sheet.getByRole('button', { name: 'Închide' });
  const show = sheet.getByRole('button', { name: /^Arată / });
  await page.keyboard.press('Shift+Tab');
  await expect(show).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(show).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});
