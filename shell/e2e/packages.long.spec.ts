import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts } from './support/page.ts';
import { test } from './support/test.ts';

const TOWN = 'Municipiul Sibiu';
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => main(page).getByRole('region', { name });

test('the association renews a package by keyboard, marks its proforma as paid, and the owner downloads it', async ({
  browser,
}) => {
  const [admin, town] = [await pageOf(browser, 'admin'), await pageOf(browser, 'primarie')];
  await admin.goto('/admin/packages?show=renew');
  await expectTitle(admin, 'Pachete');
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  await pressOn(admin, main(admin).getByRole('link', { name: TOWN, exact: true }));
  await expectTitle(admin, TOWN);
  const own = card(admin, 'Pachet și perioadă');
  await expect(own.getByText('Expiră curând')).toBeVisible();
  await pressOn(admin, own.getByRole('button', { name: 'Reînnoiește' }));
  const dialog = inDialog(admin);
  await dialog.getByRole('textbox', { name: 'Suma pentru perioadă' }).fill('2600');
  await expectAccessible(admin);
  await pressOn(admin, dialog.getByRole('button', { name: 'Emite proforma și anunță membrul' }));
  await expect(dialog.getByRole('link', { name: 'Scrieți motivul.' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivul' }).fill('Primăria a cerut reînnoirea.');
  await pressOn(admin, dialog.getByRole('button', { name: 'Emite proforma și anunță membrul' }));
  await expect(toasts(admin).getByText('Reînnoirea a fost pregătită')).toBeVisible();
  await expect(own.getByText('Neplătită')).toBeVisible();
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);

  await town.goto('/uat/profile');
  const seen = card(town, 'Pachetul și perioada');
  await expect(seen.getByText('Neplătită')).toBeVisible();
  await expectAccessible(town);
  await expectAccessibleOnPhone(town);
  const download = town.waitForEvent('download');
  await pressOn(town, seen.getByRole('link', { name: /^Descarcă PF-/ }));
  expect((await download).suggestedFilename()).toMatch(/^proforma-PF-\d{4}-\d{4}\.pdf$/);

  await pressOn(admin, own.getByRole('button', { name: /^Notează plata.*Municipiul Sibiu/ }));
  await expectAccessible(admin);
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Notează plata' }));
  await expect(toasts(admin).getByText('Plata a fost notată')).toBeVisible();
  await expect(own.getByText('Activă', { exact: true })).toBeVisible();
  await expect(own.getByText('În vigoare acum')).toBeVisible();
  await expect(own.getByRole('region', { name: 'Alte perioade' })).toBeVisible();
  await expect(seen.getByText('Plătită', { exact: true })).toBeVisible();
});

test('a firm sees its renewal and the proforma that it has to pay', async ({ browser }) => {
  const firm = await pageOf(browser, 'firma');
  await firm.goto('/firma/network/beneficii/pachet');
  const seen = card(firm, 'Pachetul și perioada');
  await expect(seen.getByText('Neplătită')).toBeVisible();
  await expect(seen.getByText(/Începe după ce asociația primește plata/)).toBeVisible();
  await expectAccessible(firm);
  await expectAccessibleOnPhone(firm);
});
