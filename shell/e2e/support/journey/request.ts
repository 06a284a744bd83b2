import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectFullyAccessibleOnPhone } from '../axe.ts';
import { countOf, expectCount, expectState, expectTitle, navigation, numberIn } from '../page.ts';
import type { Participants } from './people.ts';

const DESCRIPTION =
  'Avem 4.200 de poziții pe hârtie. Oferta va cuprinde preluarea, verificarea și instruirea a șase angajați.';

/** Expects that each figure of the authority's dashboard equals the count of the linked list. */
export async function expectFiguresMatchLists(page: Page): Promise<void> {
  for (const label of [/\d solicit/, /\d colabor/, /\d proiect/]) {
    await page.goto('/uat/dashboard');
    const figure = page.getByRole('main').getByRole('link', { name: label });
    const counted = numberIn(await figure.textContent());
    await figure.click();
    await expectCount(page, counted);
  }
}

/** Writes a draft, which is saved automatically, and expects it after a reload. */
export async function writeDraft({ uat, title }: Participants): Promise<void> {
  await navigation(uat, 'Solicitări').click();
  await uat.getByRole('link', { name: 'Solicitare nouă' }).click();
  await expectTitle(uat, 'Solicitare nouă');
  await uat.getByLabel('Titlu', { exact: true }).fill(title);
  await uat.getByLabel('Domeniu', { exact: true }).selectOption('IT și Digitalizare');
  await uat.getByLabel('Descriere', { exact: true }).fill(DESCRIPTION);
  await uat.getByLabel('Buget minim').fill('70.000');
  await uat.getByLabel('Buget maxim').fill('90.000');
  // By default that of the authority.
  await expect(uat.getByRole('combobox', { name: 'Județ' })).toHaveValue('Sibiu');
  await uat.getByLabel('Localitate').fill('Sibiu');
  await expect(uat.getByText(/^Salvat la \d\d:\d\d/)).toBeVisible();
  await expect(uat).toHaveURL(/service-requests\/[\w-]+\/edit/);
  // The domain implies what is bought, and so the threshold, until the user chooses.
  await expect(uat.getByLabel('Ce se cumpără')).toHaveValue('services');
  await uat.getByLabel('Ce se cumpără').selectOption('Lucrări');
  await expect(uat.getByText(/^Pragul achiziției directe pentru lucrări: /)).toBeVisible();
  await uat.getByLabel('Ce se cumpără').selectOption('Servicii');
  await expect(uat.getByText(/^Pragul achiziției directe pentru servicii: /)).toBeVisible();
  await uat.reload();
  await expect(uat.getByLabel('Titlu', { exact: true })).toHaveValue(title);
  await expect(uat.getByLabel('Descriere', { exact: true })).toHaveValue(DESCRIPTION);
  await expect(uat.getByLabel('Buget minim')).toHaveValue('70.000');
  await expect(uat.getByRole('combobox', { name: 'Județ' })).toHaveValue('Sibiu');
  await expectFullyAccessibleOnPhone(uat);
}

/** Finds the request in the list by a word and its status. */
export async function findInList({ uat, title, word }: Participants): Promise<void> {
  const count = countOf(uat);
  await navigation(uat, 'Solicitări').click();
  await expectTitle(uat, 'Solicitări');
  await uat.getByRole('main').getByRole('searchbox', { name: 'Caută' }).fill(word);
  await uat.getByRole('main').getByRole('button', { name: 'Caută', exact: true }).click();
  await expect(count).toHaveText('1 solicitare');
  await uat.getByLabel('Stare', { exact: true }).selectOption('Trimisă');
  await expect(uat.getByRole('heading', { name: 'Nicio solicitare nu se potrivește' })).toBeVisible();
  await uat.getByRole('button', { name: 'Elimină filtrul Trimisă' }).click();
  await uat.getByLabel('Stare', { exact: true }).selectOption('Ciornă');
  await expect(count).toHaveText('1 solicitare');
  await uat.getByLabel('Domeniu', { exact: true }).selectOption('IT și Digitalizare');
  await expect(count).toHaveText('1 solicitare');
  await uat.getByRole('link', { name: title }).click();
}

/** Reviews the request and sends it. */
export async function send({ uat, title }: Participants): Promise<void> {
  await expectTitle(uat, 'Continuați solicitarea');
  await uat.getByRole('button', { name: 'Verifică și trimite' }).click();
  await expectTitle(uat, 'Verificați și trimiteți');
  await expect(uat.getByText('70.000–90.000 lei')).toBeVisible();
  await expectAccessible(uat);
  await uat.getByRole('button', { name: 'Trimite solicitarea' }).click();
  await expectTitle(uat, title);
  await expectState(uat, 'Trimisă');
  await expect(uat.getByText('Solicitarea a fost creată cu succes!')).toBeVisible();
}

/** Publishes an answer to the firm's question. */
export async function answer({ uat }: Participants, question: string, words: string): Promise<void> {
  await expect(uat.getByRole('tab', { name: 'Întrebări (1)' })).toHaveAttribute('aria-selected', 'true');
  await expect(uat.getByText(question)).toBeVisible();
  await uat.getByLabel('Răspunsul dvs.').fill(words);
  await expectAccessible(uat);
  await uat.getByRole('button', { name: 'Publică răspunsul' }).click();
  await expect(uat.getByLabel('Răspunsul dvs.')).toBeHidden();
  await expect(uat.getByRole('tabpanel').getByText(words)).toBeVisible();
}
