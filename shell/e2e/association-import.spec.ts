import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { followMail } from './support/mailbox.ts';
import { NEW_PASSWORD } from './support/newcomers.ts';
import { expectTitle, inDialog, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

const CUI_WEIGHTS = '753217532';
/** A tax code with a right control digit. */
const aCui = (): string => {
  const number = String(20_000_000 + Math.floor(Math.random() * 70_000_000));
  const digits = number.padStart(9, '0');
  const sum = [...CUI_WEIGHTS].reduce((total, weight, at) => total + Number(weight) * Number(digits[at]), 0);
  return `${number}${((sum * 10) % 11) % 10}`;
};

const tableOf = (name: string, email: string): Buffer => {
  const cui = aCui();
  return Buffer.from(
    [
      'Fel;Denumire;CUI;E-mail;Județ;Localitate;Domenii',
      `Partener;${name};${cui};${email};Sibiu;Sibiu;Juridic`,
      `Partener;${name} din nou;${cui};alta@exemplu.example;Sibiu;Sibiu;`,
      'Partener;CUI greșit SRL;12345678;gresit@exemplu.example;Sibiu;Sibiu;',
    ].join('\r\n'),
  );
};

async function accept(page: Page, email: string, name: string): Promise<void> {
  await followMail(page, email, 'Invitație în Portal PSP');
  await expectTitle(page, `Invitație în ${name}`);
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('Numele dvs.'), 'Corina Albu');
  await typeInto(page, page.getByLabel('Parola', { exact: true }), NEW_PASSWORD);
  await typeInto(page, page.getByLabel('Confirmați parola'), NEW_PASSWORD);
  for (const document of ['termenii și condițiile', 'prelucrarea datelor personale']) {
    await tabTo(page, page.getByRole('checkbox', { name: document }));
    await page.keyboard.press('Space');
  }
  await pressOn(page, page.getByRole('button', { name: 'Creează contul și acceptă' }));
  await expect(page.getByText('Contul a fost creat și invitația acceptată.')).toBeVisible();
}

test('the association imports a table; an invited person opens the mail, and signs in as the owner of the firm', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const [name, email] = [`Firma ${uniqueWord()}`, `${uniqueWord()}@exemplu.example`];
  const admin = await pageOf(browser, 'admin');
  await admin.goto('/admin/users');
  await pressOn(admin, link(admin, 'Import din tabel'));
  await expectTitle(admin, 'Import de membri și parteneri');
  await expectAccessible(admin);
  await pressOn(admin, button(admin, 'Citește tabelul'));
  await expect(link(admin, 'Alegeți tabelul.')).toBeVisible();
  const file = { name: 'membri.csv', mimeType: 'text/csv', buffer: tableOf(name, email) };
  await main(admin).locator('input[type=file]').setInputFiles(file);
  await pressOn(admin, button(admin, 'Citește tabelul'));
  await expectTitle(admin, 'membri.csv');
  await expect(main(admin).getByRole('row').filter({ hasText: 'Apare și pe linia 2.' })).toBeVisible();
  await expect(main(admin).getByRole('row').filter({ hasText: 'Ultima cifră a CUI-ului' })).toBeVisible();
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  await pressOn(admin, button(admin, 'Trimite invitațiile'));
  await expect(inDialog(admin)).toContainText('Se invită o organizație?');
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Trimite invitațiile' }));
  await expectTitle(admin, 'Invitații din import');
  await expect(main(admin).getByText('Făcute: 1. Refuzate: 2.')).toBeVisible();
  await expectAccessible(admin);

  await accept(page, email, name);
  await typeInto(page, page.getByLabel('Parolă', { exact: true }), NEW_PASSWORD);
  await pressOn(page, page.getByRole('button', { name: 'Conectare' }));
  await expect(page).toHaveURL('/firma/dashboard');
  await page.goto('/firma/members');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Corina Albu' })).toContainText('Proprietar');
  await admin.goto(`/admin/users?q=${encodeURIComponent(name)}`);
  await expect(main(admin).getByRole('row').filter({ hasText: name })).toContainText('Aprobat');
});
