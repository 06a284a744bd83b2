import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone } from '../axe.ts';
import { expectState, inDialog } from '../page.ts';
import type { Participants } from './people.ts';

/** Row of the comparison table. */
const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Opens the sealed offers before the deadline. */
export async function openOffersEarly({ uat }: Participants): Promise<void> {
  await uat.getByRole('tab', { name: 'Oferte (2)' }).click();
  await expect(uat.getByRole('heading', { name: '2 oferte sigilate' })).toBeVisible();
  await expectAccessible(uat);
  await uat.getByRole('button', { name: 'Deschide ofertele' }).click();
  await expect(inDialog(uat).getByRole('heading', { name: 'Deschideți ofertele înainte de termen?' })).toBeVisible();
  await expectAccessible(uat);
  await inDialog(uat).getByRole('button', { name: 'Deschide ofertele' }).click();
  await expect(uat.getByRole('table', { name: 'Ofertele, una lângă alta' })).toBeVisible();
}

/** Checks the comparison of offers: each order, prices with VAT and marked best values. */
export async function compareOffers({ uat }: Participants): Promise<void> {
  const firms = uat.getByRole('columnheader');
  await expectScores(uat);
  await uat.getByLabel('Ordonează ofertele după').selectOption('Preț, întâi cel mai mic');
  await expect(firms).toHaveText(['Criteriu', 'Softprim', 'Civis Digital']);
  await expect(row(uat, 'Preț fără TVA').getByRole('cell')).toContainText([
    '79.500 lei, cel mai mic preț',
    '84.000 lei',
  ]);
  await expect(row(uat, 'Preț cu TVA').getByRole('cell')).toHaveText(['96.195 lei (TVA 21%)', '101.640 lei (TVA 21%)']);
  await uat.getByLabel('Ordonează ofertele după').selectOption('Livrare, întâi cea mai rapidă');
  await expect(firms).toHaveText(['Criteriu', 'Civis Digital', 'Softprim']);
  await expect(row(uat, 'Livrare').getByRole('cell')).toContainText([
    '20 de zile, cea mai rapidă livrare',
    '35 de zile',
  ]);
  await uat.getByLabel('Ordonează ofertele după').selectOption('Nota firmei, întâi cea mai mare');
  await expect(uat).toHaveURL(/order=rating/);
  // The address changes before the columns.
  await expect(async () => {
    const marks = await row(uat, 'Nota firmei').getByRole('cell').allTextContents();
    const rated = marks.map((mark) => Number.parseFloat(mark.replace(',', '.')));
    expect(rated).toEqual(rated.toSorted((one, other) => other - one));
  }).toPass();
  await expectAccessible(uat);
  await expectAccessibleOnPhone(uat);
}

/* Expects the highest score first, and each score to be the sum of its parts. */
async function expectScores(page: Page): Promise<void> {
  const points = /(\d+,\d)(?:, cel mai mare punctaj)? (?:puncte|din 100)/;
  const pointsIn = async (name: string): Promise<number[]> => {
    const cells = await row(page, name).getByRole('cell').allTextContents();
    return cells.map((text) => Number((points.exec(text)?.[1] ?? '').replace(',', '.')));
  };
  const totals = await pointsIn('Punctaj');
  const parts = await Promise.all(['Preț fără TVA', 'Livrare', 'Nota firmei', 'Metoda de lucru'].map(pointsIn));
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  const sums = totals.map((_, at) => parts.reduce((sum, of) => sum + (of[at] ?? Number.NaN) * 10, 0) / 10);
  for (const [at, total] of totals.entries()) expect(sums[at]).toBeCloseTo(total, 5);
}

/* Fills in the reasons required for methods without a mark and for an offer that is not ranked first. */
async function fillReasons(page: Page): Promise<void> {
  for (const field of await inDialog(page)
    .getByLabel(/^De ce (?:fără notă|oferta de pe locul)/)
    .all())
    await field.fill('Termenul este cel mai scurt.');
}

/** Accepts the offer of `firm` and rejects that of `other` with `reason`. */
export async function acceptOffer(
  { uat }: Pick<Participants, 'uat'>,
  firm: string,
  other: string,
  reason: string,
): Promise<void> {
  const choose = uat.getByRole('button', { name: `Alege oferta firmei ${firm}` });
  if (await choose.isVisible()) await choose.click();
  await uat.getByRole('button', { name: `Acceptă ${firm}`, exact: true }).click();
  const theirs = inDialog(uat).getByLabel(`Motivul pentru ${other}`);
  await expect(theirs).toHaveValue(/^Oferta dvs\. a obținut /);
  await expect(inDialog(uat).getByLabel('De ce această ofertă')).toHaveValue(/punctaj/i);
  await fillReasons(uat);
  await theirs.fill('');
  await inDialog(uat).getByRole('button', { name: 'Acceptă și trimite motivele' }).click();
  await inDialog(uat)
    .getByRole('link', { name: `Scrieți motivul pentru ${other}.` })
    .click();
  await expect(theirs).toBeFocused();
  await theirs.fill(reason);
  await expectAccessible(uat);
  await inDialog(uat).getByRole('button', { name: 'Acceptă și trimite motivele' }).click();
  await expectState(uat, 'În progres');
  await expect(row(uat, 'Stare').getByRole('cell').filter({ hasText: 'Acceptată' })).toBeVisible();
  await expect(row(uat, 'Motivul')).toContainText(reason);
}
