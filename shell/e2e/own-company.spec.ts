import { expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const edit = (page: Page, section: string) => page.getByRole('button', { name: `Modifică: ${section}` });
const save = (page: Page, what: string) => page.getByRole('button', { name: `Salvează ${what}` });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/* Not text in a field, which may not be saved yet. */
const shown = (page: Page, section: string, text: string) =>
  region(page, section).getByRole('definition').filter({ hasText: text });

async function openProfile(page: Page): Promise<void> {
  await openSession(page.context(), 'firma2');
  await page.goto('/firma/profile');
  await expectTitle(page, 'Profilul firmei');
}

/* Follows the link of a missing section on the dashboard. */
async function openFromDashboard(page: Page): Promise<void> {
  await openSession(page.context(), 'firma2');
  await page.goto('/firma/dashboard');
  const missing = region(page, 'Profilul firmei').getByRole('link', { name: 'Unde lucrați' });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await missing.click();
  await expectTitle(page, 'Profilul firmei');
  await expect(page.getByRole('heading', { name: 'Unde lucrați' })).toBeInViewport();
}

/* By keyboard: blank entries are dropped, texts are trimmed, and the new entry is moved to the top. */
async function writeServices(page: Page, word: string): Promise<void> {
  await pressOn(page, edit(page, 'Servicii'));
  await pressOn(page, page.getByRole('button', { name: 'Adaugă o specializare' }));
  await page.keyboard.type(`  Cadastru ${word}  `);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`Arhive ${word}`);
  const up = page.getByRole('button', { name: `Mută mai sus: Arhive ${word}` });
  await pressOn(page, up);
  await pressOn(page, up);
  await pressOn(page, save(page, 'serviciile'));
  await expect(toasts(page).getByText('Profilul a fost salvat cu succes!')).toBeVisible();
  await expect(edit(page, 'Servicii')).toBeFocused();
  const list = region(page, 'Servicii').getByRole('list', { name: 'Specializări' }).getByRole('listitem');
  await expect(list.filter({ hasText: word }).last()).toHaveText(`Cadastru ${word}`);
  await expect(list.filter({ hasText: word }).first()).toHaveText(`Arhive ${word}`);
}

/* Leaves the section empty again, which other tests expect. */
async function chooseCounties(page: Page): Promise<void> {
  await edit(page, 'Unde lucrați').click();
  await page.getByRole('button', { name: 'Alege toată țara' }).click();
  await page.getByRole('checkbox', { name: 'Alba', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Alba', exact: true })).not.toBeChecked();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await save(page, 'acoperirea').click();
  await expect(shown(page, 'Unde lucrați', 'Arad, Argeș')).toBeVisible();
  await edit(page, 'Unde lucrați').click();
  await page.getByRole('button', { name: 'Niciun județ' }).click();
  await save(page, 'acoperirea').click();
  await expect(shown(page, 'Unde lucrați', 'Necompletat')).toBeVisible();
}

async function writeContact(page: Page): Promise<void> {
  await edit(page, 'Sediu și contact').click();
  await page.getByLabel('Pagină web').fill('javascript:alert(1)');
  await save(page, 'contactul').click();
  await expect(page.getByRole('alert', { name: 'Există o problemă' })).toContainText('Scrieți adresa site-ului');
  await expectAccessible(page);
  await page.getByLabel('Pagină web').fill('www.softprim.example');
  await save(page, 'contactul').click();
  await expect(shown(page, 'Sediu și contact', 'https://www.softprim.example/')).toBeVisible();
}

/* By keyboard: the heading takes the focus of the removed button. */
async function removePerson(page: Page, name: string): Promise<void> {
  await page.goto('/firma/profile');
  await page.getByRole('button', { name: `Șterge, ${name}` }).focus();
  await page.keyboard.press('Enter');
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Șterge', exact: true }));
  await expect(region(page, 'Echipă').getByText(name)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Echipă' })).toBeFocused();
}

test('a firm edits its profile by keyboard, at the same time as a colleague, and the public page shows it', async ({
  page,
  browser,
}) => {
  const word = uniqueWord();
  const other = await (await browser.newContext()).newPage();
  await openFromDashboard(page);
  await openProfile(page);
  await openProfile(other);
  await writeServices(page, word);
  await writeContact(page);
  await chooseCounties(page);

  await edit(page, 'Despre firmă').click();
  await page.getByLabel('Descriere').fill(`Varianta mea ${word}`);
  await page.getByLabel('Anul înființării').fill('1800');
  await save(page, 'datele firmei').click();
  await expect(page.getByRole('alert', { name: 'Există o problemă' })).toContainText('Anul este cel puțin 1850.');
  await page.getByLabel('Anul înființării').fill('2008');
  await page.getByLabel('Industrie').selectOption('IT');
  await edit(other, 'Despre firmă').click();
  await other.getByLabel('Descriere').fill(`Varianta colegei ${word}`);
  await save(other, 'datele firmei').click();
  await expect(shown(other, 'Despre firmă', `Varianta colegei ${word}`)).toBeVisible();
  await save(page, 'datele firmei').click();
  const both = page.getByRole('table', { name: 'Cele două variante' });
  await expect(both).toContainText(`Varianta mea ${word}`);
  await expect(both).toContainText(`Varianta colegei ${word}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Păstrează varianta mea' }).click();
  await expect(shown(page, 'Despre firmă', `Varianta mea ${word}`)).toBeVisible();

  await page.getByRole('button', { name: 'Adaugă o persoană' }).click();
  await page.getByLabel('Nume', { exact: true }).fill(`Ana ${word}`);
  await page.getByLabel('Funcție').fill('Inginer');
  await save(page, 'persoana').click();
  await expect(region(page, 'Echipă').getByText(`Ana ${word}`)).toBeVisible();
  await page.getByRole('button', { name: 'Adaugă o ofertă specială' }).click();
  await page.getByLabel('Ce oferiți').fill(`Reducere ${word}`);
  await expectAccessible(page);
  await save(page, 'oferta').click();
  await expect(region(page, 'Oferte speciale').getByText(`Reducere ${word}`)).toBeVisible();

  await page.getByRole('button', { name: 'Previzualizează' }).click();
  await expect(inDialog(page).getByText(`Reducere ${word}`)).toBeVisible();
  await expect(inDialog(page).getByText(`Ana ${word}`)).toBeVisible();
  await expectAccessible(page);
  await inDialog(page).getByRole('button', { name: 'Închide' }).last().click();

  await page.getByRole('link', { name: 'Vezi pagina publică' }).click();
  await expectTitle(page, 'Softprim');
  await expect(page.getByText(`Varianta mea ${word}`)).toBeVisible();
  await expect(page.getByText(`Reducere ${word}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'www.softprim.example' })).toBeVisible();
  await page.getByRole('link', { name: 'Servicii', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Specializări' }).getByText(`Arhive ${word}`)).toBeVisible();
  await page.getByRole('link', { name: 'Echipă' }).click();
  await expect(page.getByText(`Ana ${word}`)).toBeVisible();
  await removePerson(page, `Ana ${word}`);
});
