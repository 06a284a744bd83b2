import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectFullyAccessibleOnPhone } from '../axe.ts';
import { dayFromNow, expectTitle, fillDay, inDialog, navigation } from '../page.ts';
import type { Participants } from './people.ts';

export interface Offer {
  price: string;
  days: string;
}

/** Finds the request by words, domain and county in the list of opportunities, and opens it. */
export async function findOpportunity(page: Page, { title, word }: Participants): Promise<void> {
  await navigation(page, 'Oportunități').click();
  await expectTitle(page, 'Oportunități');
  const count = page.getByRole('main').getByRole('status');
  await page.getByRole('main').getByLabel('Caută', { exact: true }).fill(word);
  await expect(count).toHaveText('1 oportunitate');
  await page.getByLabel('Domeniu', { exact: true }).selectOption('IT și Digitalizare');
  await page.getByLabel('Județ', { exact: true }).selectOption('Sibiu');
  await expect(page).toHaveURL(/county=SB/);
  await expect(count).toHaveText('1 oportunitate');
  await page.getByLabel('Stare', { exact: true }).selectOption('Ai răspuns');
  await expect(page.getByRole('heading', { name: 'Nicio oportunitate nu se potrivește' })).toBeVisible();
  await page.getByLabel('Stare', { exact: true }).selectOption('Activ');
  await expect(page.getByRole('article').filter({ hasText: word })).toBeVisible();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expectTitle(page, title);
  await expect(page.getByRole('main').getByText('oferte sigilate', { exact: true })).toBeVisible();
}

/** Asks the authority a question. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Puneți o întrebare').fill(question);
  await page.getByRole('button', { name: 'Trimite întrebarea' }).click();
  await expect(page.getByText('Întrebarea dvs.')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: question }).getByText('Autoritatea nu a răspuns încă.'),
  ).toBeVisible();
  await expect(page.getByLabel('Puneți o întrebare')).toHaveValue('');
}

/** Fills in the form of an offer. */
export async function fillOffer(page: Page, { price, days }: Offer): Promise<void> {
  await page.getByLabel('Preț fără TVA').fill(price);
  await page.getByLabel('Cota de TVA').selectOption('21%');
  await page.getByLabel('Zile până la predare').fill(days);
  await fillDay(page.getByLabel('Oferta este valabilă până la'), dayFromNow(90));
  await page
    .getByLabel('Metoda de lucru')
    .fill('Preluăm datele în două etape, cu verificare încrucișată și instruire la sediu.');
  await page.getByLabel('Echipa').fill('Un coordonator și doi programatori.');
}

/** Saves an offer to the open request as a draft, then submits it, and expects it in the list of own offers each time. */
export async function makeOffer(page: Page, { title }: Pick<Participants, 'title'>, offer: Offer): Promise<void> {
  const own = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await page.getByRole('link', { name: 'Scrie oferta' }).click();
  await expectTitle(page, 'Scrieți oferta');
  await fillOffer(page, offer);
  await page.getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(page.getByText('Textul a fost salvat')).toBeVisible();
  await expectFullyAccessibleOnPhone(page);
  await navigation(page, 'Ofertele mele').click();
  await expect(own.getByText('Ciornă')).toBeVisible();
  await own.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: 'Continuă oferta' }).first().click();
  await expect(page.getByLabel('Preț fără TVA')).toHaveValue(offer.price);
  await page.getByRole('button', { name: 'Continuă la verificare' }).click();
  await expect(page.getByText('Pasul 2 din 2')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Depune oferta' }).click();
  await inDialog(page).getByRole('button', { name: 'Depune oferta' }).click();
  await expect(page.getByRole('heading', { name: 'Oferta dvs. este depusă.' })).toBeVisible();
  await navigation(page, 'Ofertele mele').click();
  await expect(own.getByText('Depusă')).toBeVisible();
}

/** Expects two views in the list once both firms have offered, without the number of offers, which is sealed. */
export async function expectResponseCounts(page: Page, { word }: Participants): Promise<void> {
  await page.goto(`/firma/opportunities?q=${word}&status=responded`);
  const card = page.getByRole('article').filter({ hasText: word });
  await expect(card.getByText('2 vizualizări')).toBeVisible();
  await expect(card.getByText(/\d ofert/)).toHaveCount(0);
}
