import { expect, type Page } from '@playwright/test';
import { openSession, pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { acceptOffer } from './support/journey/choice.ts';
import { chooseIn, pressOn, typeDay, typeInto } from './support/keyboard.ts';
import { dayFromNow, expectTitle, inDialog } from './support/page.ts';
import { aPdf } from './support/documents.ts';
import { changeRequest, createSentRequest, submitOffer } from './support/records.ts';
import { test } from './support/test.ts';

const line = (page: Page, number: number) => page.getByRole('group', { name: `Poziția ${number}`, exact: true });

interface OfferLine {
  text: string;
  quantity: string;
  unit: string;
  price: string;
  rate: string;
}

/** Fills in a line by keyboard. */
async function typeLine(page: Page, number: number, { text, quantity, unit, price, rate }: OfferLine): Promise<void> {
  const fields = line(page, number);
  await typeInto(page, fields.getByLabel(`${number}. Ce oferiți`), text);
  await typeInto(page, fields.getByLabel('Cantitate'), quantity);
  await typeInto(page, fields.getByLabel('Unitate'), unit);
  await typeInto(page, fields.getByLabel('Preț unitar'), price);
  await chooseIn(page, fields.getByLabel('TVA', { exact: true }), rate);
}

test('an itemised offer is written by keyboard alone, replaced, reconfirmed, compared and ranked', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(180_000);
  const request = await createSentRequest(browser);
  const { id, title } = request;
  await openSession(context, 'firma2');
  await page.goto(`/firma/opportunities/${id}/oferta`);
  await expectTitle(page, 'Scrieți oferta');

  await test.step('lines', async () => {
    await typeInto(page, page.getByRole('radio', { name: /^Un singur preț/ }), '');
    await page.keyboard.press('ArrowDown');
    await expect(line(page, 1)).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: 'Continuă la verificare' }));
    await expect(page.getByRole('link', { name: 'Poziția 1: Scrieți cantitatea.' })).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: 'Poziția 1: Scrieți ce oferiți.' }));
    await expect(line(page, 1).getByLabel('1. Ce oferiți')).toBeFocused();
    await expectAccessible(page);
    await typeLine(page, 1, { text: 'Corpuri LED', quantity: '320', unit: 'buc.', price: '249,99', rate: '21' });
    await line(page, 1).getByLabel('Preț unitar').focus();
    await page.keyboard.press('Enter');
    await expect(line(page, 2).getByLabel('2. Ce oferiți')).toBeFocused();
    await typeLine(page, 2, { text: 'Manuale tipărite', quantity: '2,5', unit: 'set', price: '19,99', rate: '11' });
    await expect(line(page, 2).getByText('49,98 lei fără TVA, 55,48 lei cu TVA')).toBeVisible();
    await expect(page.getByText('80.046,78 lei')).toBeVisible();
    await expectAccessibleOnPhone(page);
  });

  await test.step('review and submission', async () => {
    await typeInto(page, page.getByLabel('Zile până la predare'), '30');
    await typeDay(page, page.getByLabel('Oferta este valabilă până la'), dayFromNow(90));
    await typeInto(page, page.getByLabel('Metoda de lucru'), 'Montaj pe străzi, cu raport zilnic.');
    await pressOn(page, page.getByRole('button', { name: 'Continuă la verificare' }));
    await expect(page.getByText('Pasul 2 din 2')).toBeVisible();
    await expect(page.getByText('320 buc. × 249,99 lei, TVA 21%')).toBeVisible();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await pressOn(page, page.getByRole('link', { name: 'Descarcă ciorna ca PDF' }));
    expect((await downloading).suggestedFilename()).toMatch(/^ciorna-oferta-SP-\d+-\d+\.pdf$/);
    await pressOn(page, page.getByRole('button', { name: 'Depune oferta' }));
    await pressOn(page, inDialog(page).getByRole('button', { name: 'Depune oferta' }));
    await expect(page.getByRole('heading', { name: 'Oferta dvs. este depusă.' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a new version', async () => {
    await pressOn(page, page.getByRole('link', { name: 'Modifică oferta' }));
    await expectTitle(page, 'Modificați oferta depusă');
    await pressOn(page, page.getByRole('button', { name: 'Șterge: Poziția 2' }));
    await expect(line(page, 2)).toHaveCount(0);
    await page.reload();
    await expect(line(page, 2)).toHaveCount(0);
    await pressOn(page, page.getByRole('button', { name: 'Continuă la verificare' }));
    await pressOn(page, page.getByRole('button', { name: 'Depune versiunea nouă' }));
    await pressOn(page, inDialog(page).getByRole('button', { name: 'Depune versiunea nouă' }));
    await expectTitle(page, title);
    await pressOn(page, page.getByText('Versiuni anterioare'));
    await expect(page.getByText('2. Manuale tipărite: 2,5 seturi × 19,99 lei, TVA 11%')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('reconfirmation with a file', async () => {
    await changeRequest(browser, request, 'Telegestiune pentru 320 de corpuri, cu garanție de cinci ani.');
    await page.reload();
    await page.getByRole('link', { name: 'Verifică și reconfirmă' }).first().click();
    await expectTitle(page, 'Reconfirmați oferta');
    await expect(page.locator('#ce-s-a-schimbat ins').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nimic nu mă afectează, reconfirmă' })).toBeVisible();
    await page.getByLabel('Fișiere anexate').setInputFiles(aPdf('Fișa tehnică.pdf'));
    await expect(page.getByRole('button', { name: 'Scoate Fișa tehnică.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Continuă la verificare' }).click();
    await expect(page.getByText('Pasul 2 din 2')).toBeVisible();
    await expect(page.getByText('Fișa tehnică.pdf', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Reconfirmă oferta' }).click();
    await inDialog(page).getByRole('button', { name: 'Reconfirmă oferta' }).click();
    await expect(page.getByRole('heading', { name: 'Oferta dvs. este depusă.' })).toBeVisible();
  });

  await test.step('comparison and choice', async () => {
    await submitOffer(browser, 'firma', id, 79_000);
    const uat = await pageOf(browser, 'comuna');
    await uat.goto(`/uat/service-requests/${id}?tab=offers`);
    await uat.getByRole('button', { name: 'Deschide ofertele' }).click();
    await expect(inDialog(uat)).toBeVisible();
    await inDialog(uat).getByRole('button', { name: 'Deschide ofertele' }).click();
    await expect(uat.getByRole('table', { name: 'Ofertele, una lângă alta' })).toBeVisible();
    await expect(inDialog(uat)).toHaveCount(0);
    await uat.getByText('1 poziție, Softprim').click();
    await expect(uat.getByText('320 buc. × 249,99 lei, TVA 21%')).toBeVisible();
    await expect(uat.getByText('Manuale tipărite')).toHaveCount(0);
    await expectAccessible(uat);
    await expectAccessibleOnPhone(uat);
    await acceptOffer({ uat }, 'Civis Digital', 'Softprim', 'Prețul este mai mare.');
    await uat.context().close();
  });

  await test.step('the outcome with the rank by price', async () => {
    await page.reload();
    await expect(page.getByText('Prețul este mai mare.').first()).toBeVisible();
    await expect(page.getByText('Locul 2 din 2')).toBeVisible();
    await expect(page.getByText('Celelalte oferte')).toHaveCount(0);
    await expectAccessible(page);
  });
});
