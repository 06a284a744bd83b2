import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone, expectFullyAccessibleOnPhone } from '../axe.ts';
import { aPdf } from '../documents.ts';
import { chooseIn, tabTo, typeInto } from '../keyboard.ts';
import { followMail } from '../mailbox.ts';
import { NEW_PASSWORD, type Newcomer, newTaxCode } from '../newcomers.ts';
import { expectState, expectTitle, problems } from '../page.ts';
import { chooseAccount, fillSignIn } from '../sign-in.ts';
import { attach, checkAndSend, chooseKind, expectMissing, fillPerson, findAuthority, goToStep } from './sign-up.ts';

/** Authority of the registry that signs up. */
export const AUTHORITY = 'Comuna Vama';

/** Confirms the address from the mail and signs in, which opens the application. */
export async function confirmAndSignIn(
  page: Page,
  { email }: Newcomer,
  kind: 'Membru PSP' | 'Partener PSP',
): Promise<void> {
  await followMail(page, email, 'Confirmați adresa de e-mail');
  await expectTitle(page, 'Adresa este confirmată');
  await expect(page, 'the token is removed from the address').toHaveURL(/\/confirmare$/);
  await expectAccessible(page);
  await chooseAccount(page, kind);
  await fillSignIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/cerere');
}

/** Signs up an authority by keyboard. */
export async function signUpAuthority(page: Page, person: Newcomer, cui: string): Promise<void> {
  await chooseKind(page, 'Membru PSP');
  await expectMissing(page, 'Instituția', 'Alegeți județul.');
  await findAuthority(page, 'Suceava', '150935', AUTHORITY);
  await typeInto(page, page.getByLabel('CUI', { exact: true }), `RO ${cui}`);
  await typeInto(page, page.getByLabel('Adresa'), `Str. Principală nr. 7, ${person.word}`);
  await expectFullyAccessibleOnPhone(page);
  await goToStep(page, 'Persoana de contact', 'Pasul 2 din 4');
  await fillPerson(page, person);
  await expectAccessible(page);
  await goToStep(page, 'Descriere și document', 'Pasul 3 din 4');
  await typeInto(page, page.getByLabel('Descrierea instituției'), 'Comună de munte, cu turism și păduri.');
  await expectAccessible(page);
  await goToStep(page, 'Verificați datele', 'Pasul 4 din 4');
  await page.reload();
  await expectTitle(page, 'Verificați datele');
  await expect(page.getByText(cui), 'the values survive a reload').toBeVisible();
  await checkAndSend(page, person, 'Creează contul');
}

/** Signs up a firm by keyboard, with a presentation. */
export async function signUpFirm(page: Page, person: Newcomer, name: string): Promise<void> {
  const cui = newTaxCode();
  await chooseKind(page, 'Partener PSP');
  await expectMissing(page, 'Firma', 'Scrieți denumirea firmei.');
  await typeInto(page, page.getByLabel('Denumirea firmei'), name);
  await typeInto(page, page.getByLabel('CUI', { exact: true }), cui);
  await typeInto(page, page.getByLabel('Număr în registrul comerțului'), 'J32/1204/2019');
  await chooseIn(page, page.getByLabel('Județul'), 'Sibiu');
  await typeInto(page, page.getByLabel('Localitatea'), 'Mediaș');
  await typeInto(page, page.getByLabel('Adresa sediului'), 'Str. Horea nr. 12');
  await typeInto(page, page.getByLabel('Site web'), 'www.exemplu.example');
  await typeInto(page, page.getByLabel('Reprezentantul legal'), person.name);
  await expectFullyAccessibleOnPhone(page);
  await goToStep(page, 'Domenii și portofoliu', 'Pasul 2 din 4');
  await tabTo(page, page.getByRole('checkbox', { name: 'IT/Digitalizare' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Furnizor de servicii' }));
  await page.keyboard.press('Space');
  for (const name of ['Achiziții Publice', 'Resurse Umane', 'Marketing și Comunicare']) {
    await tabTo(page, page.getByRole('checkbox', { name, exact: true, checked: true }).last());
    await page.keyboard.press('Space');
  }
  await typeInto(page, page.getByLabel('Portofoliu'), 'Registratură electronică pentru șase comune.');
  await attach(page, 'Prezentarea firmei', 'Prezentare.pdf');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await goToStep(page, 'Persoana de contact', 'Pasul 3 din 4');
  await fillPerson(page, person);
  await goToStep(page, 'Verificați datele', 'Pasul 4 din 4');
  await expect(page.getByText('Prezentare.pdf')).toBeVisible();
  await expect(page.getByText('IT și Digitalizare', { exact: true })).toBeVisible();
  await checkAndSend(page, person, 'Trimite cererea');
}

/** Makes the requested changes and resubmits the application. */
export async function completeApplication(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Modifică datele' }).click();
  await expectTitle(page, 'Modificați cererea');
  await page.getByLabel('Portofoliu').fill('');
  await page.getByRole('button', { name: 'Salvează modificările' }).click();
  await expect(problems(page)).toContainText('Descrieți pe scurt portofoliul.');
  await page.getByLabel('Portofoliu').fill('Registratură electronică pentru Cristian, Cisnădie și Șelimbăr.');
  await page.getByLabel('Adăugați un document').setInputFiles(aPdf('Referinte.pdf'));
  await expect(page.getByText('se adaugă la salvare')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvează modificările' }).click();
  await expectTitle(page, 'Cererea de înscriere');
  await expect(page.getByRole('link', { name: 'Referinte.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Trimite din nou spre verificare' }).click();
  await expectState(page, 'În așteptare');
}
