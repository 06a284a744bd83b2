import { expect, type Page } from '@playwright/test';
import { type AccountName, openSession } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { expectTitle, inDialog, uniqueWord } from './page.ts';

/** Saves filters of the list at `path`, applies them again, renames and deletes them. */
export async function manageSavedFilters(page: Page, who: AccountName, path: string, title: string): Promise<void> {
  const [name, renamed] = [`Filtru ${uniqueWord()}`, `Filtru ${uniqueWord()}`];
  await openSession(page.context(), who);
  await page.goto(`${path}?category=mediu`);
  await expectTitle(page, title);
  const dialog = inDialog(page);
  await page.getByRole('button', { name: 'Salvează filtrele' }).click();
  await dialog.getByRole('button', { name: 'Salvează filtrele' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Scrieți un nume.');
  await dialog.getByLabel('Numele filtrului').fill(name);
  await dialog.getByRole('button', { name: 'Salvează filtrele' }).click();
  await expect(page.getByText('Filtrele au fost salvate.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvează filtrele' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(path);
  await expectTitle(page, title);
  await page.getByRole('button', { name: 'Filtre salvate' }).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
  await expect(page).toHaveURL(`${path}?category=mediu`);
  await page.getByRole('button', { name: 'Filtre salvate' }).click();
  await page.getByRole('menuitem', { name: 'Modifică sau șterge…' }).click();
  const form = dialog.getByRole('form', { name: `Modificați „${name}”` });
  await form.getByLabel('Numele filtrului').fill(renamed);
  await form.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Filtrul a fost modificat.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Șterge, ${renamed}` }).click();
  await expect(dialog.getByText('Nu mai aveți filtre salvate la această listă.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Închide' }).last().click();
  await expect(page.getByRole('button', { name: 'Filtre salvate' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Salvează filtrele' })).toBeVisible();
}
