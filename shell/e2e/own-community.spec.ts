import { expect, type Page } from '@playwright/test';
import { aPicture } from './support/a-picture.ts';
import { type AccountName, openSession } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { expectCleanPrint, inPrint } from './support/print.ts';
import { expectTitle, inDialog, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const picture = aPicture('parc.png');

async function openAs(page: Page, account: AccountName): Promise<void> {
  await openSession(page.context(), account);
  await page.goto('/uat/community');
  await expectTitle(page, 'Comunitatea mea');
}

const edit = (page: Page, section: string) => page.getByRole('button', { name: `Modifică: ${section}` }).click();
const save = (page: Page, what: string) => page.getByRole('button', { name: `Salvează ${what}` }).click();
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/* Not text in a field, which may not be saved yet. */
const shown = (page: Page, section: string, text: string) =>
  region(page, section).getByRole('definition').filter({ hasText: text });

/* Imports a file with an invalid row, of which nothing is saved, then a valid one. */
async function importProjects(page: Page, word: string): Promise<void> {
  const csv = (progress: number) => ({
    name: 'proiecte.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Titlu;Stadiu;Progres\nPista ${word};În desfășurare;${progress}`),
  });
  await region(page, 'Proiecte în derulare').getByRole('button', { name: 'Importă din CSV' }).click();
  const dialog = inDialog(page);
  await dialog.getByLabel('Fișier CSV').setInputFiles(csv(140));
  await expect(dialog.getByRole('row', { name: '2 Progres Stadiul este un număr de la 0 la 100.' })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await dialog.getByLabel('Fișier CSV').setInputFiles(csv(40));
  await dialog.getByRole('button', { name: 'Adaugă 1 rând' }).click();
  await expect(region(page, 'Proiecte în derulare').getByText(`Pista ${word}`)).toBeVisible();
}

test('two colleagues edit the showcase: different sections are merged, a conflict shows both texts, and the result is public', async ({
  browser,
  page,
}) => {
  const word = uniqueWord();
  const other = await (await browser.newContext()).newPage();
  await openAs(page, 'primarie');
  await openAs(other, 'editor');

  await edit(other, 'Contact');
  await other.getByLabel('Adresă').fill(`Str. ${word} 2`);
  await edit(page, 'Profil');
  await page.getByLabel('Obiective').fill(`Varianta mea ${word}`);
  await save(other, 'contactul');
  await expect(shown(other, 'Contact', `Str. ${word} 2`)).toBeVisible();
  await edit(other, 'Profil');
  await expect(region(other, 'Profil').getByText(/modifică acum același text\.$/)).toBeVisible();
  await other.getByLabel('Obiective').fill(`Varianta colegului ${word}`);
  await save(other, 'profilul');
  await expect(shown(other, 'Profil', `Varianta colegului ${word}`)).toBeVisible();

  await save(page, 'profilul');
  const both = page.getByRole('table', { name: 'Cele două variante' });
  await expect(both).toContainText(`Varianta mea ${word}`);
  await expect(both).toContainText(`Varianta colegului ${word}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Păstrează varianta mea' }).click();
  await expect(shown(page, 'Profil', `Varianta mea ${word}`)).toBeVisible();
  await expect(shown(page, 'Contact', `Str. ${word} 2`)).toBeVisible();

  await page.getByRole('button', { name: 'Adaugă o atracție' }).click();
  await page.getByLabel('Denumire').fill(`Parcul ${word}`);
  await page.getByLabel('Tip').selectOption('Natural');
  await page.getByLabel('Adaugă imagini').setInputFiles(picture);
  await page.getByLabel('Descrierea imaginii 1').fill(`Aleea ${word} toamna`);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await save(page, 'atracția');
  await expect(region(page, 'Atracții').getByText(`Parcul ${word}`)).toBeVisible();

  await importProjects(page, word);
  await page.getByRole('link', { name: 'Vezi pagina publică' }).click();
  await expectTitle(page, 'Sibiu');
  await expect(page.getByText(`Varianta mea ${word}`)).toBeVisible();
  await expect(page.getByText(`Str. ${word} 2`)).toBeVisible();
  await expect(page.getByRole('link', { name: `Mărește: Aleea ${word} toamna` })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Pista ${word}` })).toBeVisible();
  await page.getByRole('link', { name: 'Fișă de tipărit' }).click();
  await expect(page.getByRole('heading', { name: 'De văzut' })).toBeVisible();
  await expectCleanPrint(page);
  await inPrint(page, async () => {
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(994);
  });
});
