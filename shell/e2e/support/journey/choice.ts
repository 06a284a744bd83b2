import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone } from '../axe.ts';
import { expectState, inDialog } from '../page.ts';
import type { People } from './people.ts';

/** A row of the comparison, by its name. */
const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Opens the sealed offers before their time. */
export async function openEarly({ uat }: People): Promise<void> {
  await uat.getByRole('tab', { name: 'Oferte (2)' }).click();
  await expect(uat.getByRole('heading', { name: '2 oferte sigilate' })).toBeVisible();
  await expectAccessible(uat);
  await uat.getByRole('button', { name: 'Deschide ofertele' }).click();
  await expect(inDialog(uat).getByRole('heading', { name: 'Deschideți ofertele înainte de termen?' })).toBeVisible();
  await expectAccessible(uat);
  await inDialog(uat).getByRole('button', { name: 'Deschide ofertele' }).click();
  await expect(uat.getByRole('table', { name: 'Ofertele, una lângă alta' })).toBeVisible();
}

/** The offers side by side: each order, prices with VAT, best values marked. */
export async function compare({ uat }: People): Promise<void> {
  const firms = uat.getByRole('columnheader');
  await expect(firms).toHaveText(['Criteriu', 'Softprim', 'Civis Digital']);
  await expect(row(uat, 'Preț fără TVA').getByRole('cell')).toHaveText(['79.500 lei, cel mai mic preț', '84.000 lei']);
  await expect(row(uat, 'Preț cu TVA').getByRole('cell')).toHaveText(['96.195 lei (TVA 21%)', '101.640 lei (TVA 21%)']);
  await uat.getByLabel('Ordonează ofertele după').selectOption('Livrare, întâi cea mai rapidă');
  await expect(firms).toHaveText(['Criteriu', 'Civis Digital', 'Softprim']);
  await expect(row(uat, 'Livrare').getByRole('cell')).toHaveText(['20 de zile, cea mai rapidă livrare', '35 de zile']);
  await uat.getByLabel('Ordonează ofertele după').selectOption('Nota firmei, întâi cea mai mare');
  await expect(uat).toHaveURL(/order=rating/);
  const marks = await row(uat, 'Nota firmei').getByRole('cell').allTextContents();
  const rated = marks.map((mark) => Number.parseFloat(mark.replace(',', '.')));
  expect(rated).toEqual(rated.toSorted((one, other) => other - one));
  await expectAccessible(uat);
  await expectAccessibleOnPhone(uat);
}

/** Accepts one offer; the reason goes to the firms of all others. */
export async function accept({ uat }: People, firm: string, reason: string): Promise<void> {
  await uat.getByRole('button', { name: `Acceptă oferta firmei ${firm}` }).click();
  await inDialog(uat).getByRole('button', { name: 'Acceptă' }).click();
  await expect(inDialog(uat).getByRole('link', { name: 'Scrieți motivul.' })).toBeVisible();
  await inDialog(uat).getByLabel('Motiv').fill(reason);
  await expectAccessible(uat);
  await inDialog(uat).getByRole('button', { name: 'Acceptă' }).click();
  await expectState(uat, 'În progres');
  await expect(row(uat, 'Stare').getByRole('cell').filter({ hasText: 'Acceptată' })).toBeVisible();
  await expect(row(uat, 'Motivul')).toContainText(reason);
}
