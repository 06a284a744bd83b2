import { expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { fillOffer } from './support/journey/offer.ts';
import { countOf, expectState, expectTitle, holdSaves, inDialog, saved } from './support/page.ts';
import { createDraft, createSentRequest } from './support/records.ts';
import { test } from './support/test.ts';

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Există o problemă' });

/** Expects that each line of the summary links to its field, which shows the same message. */
async function expectLinksToFields(page: Page, lines: [message: string, label: string][]): Promise<void> {
  for (const [message, label] of lines) {
    await summary(page).getByRole('link', { name: message }).click();
    const field = page.getByLabel(label).first();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
  }
}

test('a request with missing fields shows links to them', async ({ context, page }) => {
  await openSession(context, 'comuna');
  await page.goto('/uat/service-requests/new');
  await page.getByRole('button', { name: 'Verifică și trimite' }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Toate câmpurile sunt obligatorii');
  await expect(page).toHaveTitle(/^Eroare: /);
  await expectLinksToFields(page, [
    ['Scrieți titlul solicitării.', 'Titlu'],
    ['Alegeți domeniul.', 'Domeniu'],
    ['Descrieți de ce aveți nevoie.', 'Descriere'],
  ]);
  await expectAccessible(page);
});

test('an offer with missing fields shows links to them', async ({ browser, context, page }) => {
  const { id } = await createSentRequest(browser);
  await openSession(context, 'firma');
  await page.goto(`/firma/opportunities/${id}/oferta`);
  await page.getByRole('button', { name: 'Continuă la verificare' }).click();
  await expect(summary(page)).toBeFocused();
  await expectLinksToFields(page, [
    ['Introduceți prețul fără TVA.', 'Preț fără TVA'],
    ['Introduceți numărul de zile până la predare.', 'Zile până la predare'],
    ['Alegeți data până la care este valabilă oferta.', 'Oferta este valabilă până la'],
    ['Descrieți metoda de lucru.', 'Metoda de lucru'],
  ]);
  await expectAccessible(page);
});

test('an invalid date shows an error, and another is chosen from the calendar', async ({ browser, context, page }) => {
  const { id } = await createSentRequest(browser);
  await openSession(context, 'firma');
  await page.goto(`/firma/opportunities/${id}/oferta`);
  const day = page.getByLabel('Oferta este valabilă până la');
  await day.fill('31.06.2027');
  await page.getByRole('button', { name: 'Continuă la verificare' }).click();
  await expectLinksToFields(page, [['Această zi nu există în calendar.', 'Oferta este valabilă până la']]);
  await expect(day).toHaveValue('31.06.2027');
  await day.fill('30.06.2027');
  await page.getByRole('button', { name: 'Arată calendarul' }).click();
  await expect(page.getByRole('button', { name: 'miercuri, 30 iunie 2027, selectat' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('01.07.2027');
  await expect(page.getByRole('button', { name: 'Arată calendarul' })).toBeFocused();
});

test('when two tabs edit the same draft, both versions are shown and neither is lost', async ({ context, page }) => {
  await openSession(context, 'comuna');
  const { id, title } = await createDraft(context);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/uat/service-requests/${id}/edit`);
  const goOn = await holdSaves(other);
  await other.getByLabel('Localitate').fill('Mohu');
  await page.getByLabel('Localitate').fill('Bungard');
  await expect(saved(page)).toBeVisible();
  goOn();
  const conflict = other.getByRole('alert').filter({ hasText: 'Ați salvat chiar dvs. între timp' });
  await expect(conflict.getByRole('row').filter({ hasText: 'Mohu' })).toContainText('Bungard');
  await expect(other.getByLabel('Localitate')).toHaveValue('Mohu');
  await expectAccessible(other);
  await conflict.getByRole('button', { name: 'Păstrează varianta mea' }).click();
  await expect(saved(other)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Localitate')).toHaveValue('Mohu');
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue(title);
});

test('a double press on sending creates one request', async ({ context, page }) => {
  await openSession(context, 'comuna');
  const { id, title } = await createDraft(context);
  await page.goto(`/uat/service-requests/${id}/edit`);
  await page.getByRole('button', { name: 'Verifică și trimite' }).click();
  await page.getByRole('button', { name: 'Trimite solicitarea' }).dblclick();
  await expectState(page, 'Trimisă');
  await page.getByRole('tab', { name: 'Istoric' }).click();
  await expect(page.getByRole('tabpanel').getByText('Solicitare trimisă')).toHaveCount(1);
  await page.goto(`/uat/service-requests?q=${title.split(' ').at(-1)}`);
  await expect(countOf(page)).toHaveText('1 solicitare');
});

test('a double press on submitting creates one offer', async ({ browser, context, page }) => {
  const { id, title } = await createSentRequest(browser);
  await openSession(context, 'firma');
  await page.goto(`/firma/opportunities/${id}/oferta`);
  await expectTitle(page, 'Scrieți oferta');
  await fillOffer(page, { price: '52.000', days: '18' });
  await page.getByRole('button', { name: 'Continuă la verificare' }).dblclick();
  await page.getByRole('button', { name: 'Depune oferta' }).click();
  await inDialog(page).getByRole('button', { name: 'Depune oferta' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Oferta dvs. este depusă.' })).toBeVisible();
  await expect(page.getByRole('main').getByText('oferte sigilate', { exact: true })).toBeVisible();
  await page.goto('/firma/offers');
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(1);
});
