import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts } from './support/page.ts';
import { test } from './support/test.ts';

const CONFERENCE = 'Conferința administrației digitale';
const main = (page: Page) => page.getByRole('main');
const card = (page: Page) => main(page).getByRole('region', { name: 'Proformă' });

test('a town hall issues the proforma of its seat by keyboard, the association marks it as paid, and the town hall sees it', async ({
  browser,
}) => {
  const [town, admin] = [await pageOf(browser, 'primarie'), await pageOf(browser, 'admin')];
  await town.goto('/uat/events');
  await pressOn(town, main(town).getByRole('link', { name: CONFERENCE, exact: true }));
  await expectTitle(town, CONFERENCE);
  await expect(card(town).getByText(/^400\slei de plătit$/)).toBeVisible();
  await pressOn(town, card(town).getByRole('button', { name: 'Emite proforma' }));
  await expect(toasts(town).getByText('Proforma a fost emisă')).toBeVisible();
  await expect(card(town).getByText('Neplătită')).toBeVisible();
  await expectAccessible(town);
  await expectAccessibleOnPhone(town);
  const download = town.waitForEvent('download');
  await pressOn(town, card(town).getByRole('link', { name: /^Descarcă PF-/ }));
  expect((await download).suggestedFilename()).toMatch(/^proforma-PF-\d{4}-\d{4}\.pdf$/);

  await admin.goto('/admin/events');
  await pressOn(admin, main(admin).getByRole('link', { name: CONFERENCE, exact: true }));
  await expectTitle(admin, CONFERENCE);
  await pressOn(admin, main(admin).getByRole('link', { name: 'Proforme' }));
  await expectTitle(admin, 'Proforme');
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: /^Notează plata.*Municipiul Sibiu/ }));
  await expectAccessible(admin);
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Notează plata' }));
  await expect(toasts(admin).getByText('Plata a fost notată')).toBeVisible();
  await expect(main(admin).getByRole('button', { name: /^Anulează plata.*Municipiul Sibiu/ })).toBeVisible();
  await expect(card(town).getByText('Plătită', { exact: true })).toBeVisible();
});
