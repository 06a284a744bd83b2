import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { chooseIn, pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

test('the text of a request is checked by keyboard; proposals are accepted or dropped, and the draft holds what was accepted', async ({
  context,
  page,
}) => {
  await openSession(context, 'comuna');
  await page.goto('/uat/service-requests/new');
  await typeInto(page, page.getByLabel('Titlu', { exact: true }), `Registru ${uniqueWord()}`);
  await chooseIn(page, page.getByLabel('Domeniu', { exact: true }), 'IT');
  const description = page.getByLabel('Descriere', { exact: true });
  await typeInto(page, description, 'Se livrează un registru electronic de către firmă, cf. contractului.');
  await pressOn(page, page.getByRole('button', { name: 'Verifică textul descrierii' }));
  const panel = page.getByRole('region', { name: 'Propuneri pentru descriere' });
  await expect(panel).toContainText('Făcute automat');
  await expectAccessible(page);

  const clearer = panel.getByRole('region', { name: 'Mai clar și mai scurt' });
  await expect(clearer.getByRole('deletion').first()).toBeVisible();
  await pressOn(page, clearer.getByRole('button', { name: /^Acceptă/ }));
  await expect(description).toHaveValue('Se livrează un registru electronic de firmă, conform contractului.');
  await expect(clearer).toBeHidden();

  await pressOn(page, panel.getByRole('button', { name: 'Nu e nevoie: Instruirea' }));
  await expect(panel.getByRole('button', { name: 'Nu e nevoie: Instruirea' })).toBeHidden();
  await pressOn(page, panel.getByRole('button', { name: 'Adaugă în text: Protecția datelor personale' }));
  await expect(description).toHaveValue(/conform contractului\.\nFirma prelucrează datele personale numai/);
  await pressOn(page, panel.getByRole('button', { name: 'Completează câmpul: Bugetul' }));
  await expect(page.getByLabel('Buget maxim')).toBeFocused();
  await expect(page.getByText(/^Salvat la/)).toBeVisible();

  await page.reload();
  await expectTitle(page, 'Continuați solicitarea');
  await expect(description).toHaveValue(/^Se livrează un registru electronic de firmă.*\nFirma prelucrează/);
  await expect(panel).toBeHidden();
});
