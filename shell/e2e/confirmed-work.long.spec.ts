import { expect, type Page } from '@playwright/test';
import { openSession, pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { chooseSuggestion, pressOn } from './support/keyboard.ts';
import { expectState, expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const portfolio = (page: Page) => page.getByRole('region', { name: 'Portofoliu', exact: true });
const workItem = (page: Page, name: string) => portfolio(page).getByRole('listitem').filter({ hasText: name });

async function addWork(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Adaugă o lucrare' }).click();
  await page.getByLabel('Lucrare', { exact: true }).fill(name);
  await page.getByLabel('Beneficiar').fill('Comuna Șelimbăr');
  await page.getByLabel('Anul', { exact: true }).fill('2023');
  await page.getByRole('button', { name: 'Salvează lucrarea' }).click();
  await expect(workItem(page, name)).toBeVisible();
}

/* By keyboard alone. */
async function askThroughPortal(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Cere confirmarea, ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(inDialog(page)).toBeVisible();
  await inDialog(page).getByLabel('Prin portal').focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  const authority = inDialog(page).getByRole('combobox', { name: 'Instituția' });
  await chooseSuggestion(page, authority, 'selimbar', 'Comuna Șelimbăr');
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Cere confirmarea' }));
  await expect(workItem(page, name).getByText('Confirmare cerută: Comuna Șelimbăr')).toBeVisible();
}

async function makeLink(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Cere confirmarea, ${name}` }).click();
  await inDialog(page).getByLabel('Printr-un link').check();
  await inDialog(page).getByRole('button', { name: 'Cere confirmarea' }).click();
  const link = workItem(page, name).getByText('/uat/work-confirmations/');
  await expect(link).toBeVisible();
  return new URL((await link.textContent()) ?? '').pathname;
}

test('an authority confirms a portfolio entry, which is marked on the public page until its text changes', async ({
  page,
  browser,
}) => {
  const name = `Registru ${uniqueWord()}`;
  const uat = await pageOf(browser, 'comuna');
  await openSession(page.context(), 'firma2');
  await page.goto('/firma/profile');
  await expectTitle(page, 'Profilul firmei');
  await addWork(page, name);
  await askThroughPortal(page, name);

  await uat.goto('/uat/dashboard');
  await uat
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('link', { name: /Citește și răspunde/ })
    .click();
  await expectTitle(uat, 'O lucrare a firmei Softprim');
  await expect(uat.getByRole('definition').filter({ hasText: name })).toBeVisible();
  await expectAccessible(uat);
  await pressOn(uat, uat.getByRole('button', { name: 'Confirmă lucrarea' }));
  await pressOn(uat, inDialog(uat).getByRole('button', { name: 'Confirmă lucrarea' }));
  await expectState(uat, 'Confirmată');

  await page.reload();
  await expect(workItem(page, name).getByText('Confirmat de Comuna Șelimbăr')).toBeVisible();
  await page.getByRole('link', { name: 'Vezi pagina publică' }).click();
  await expectTitle(page, 'Softprim');
  await page.getByRole('link', { name: 'Portofoliu', exact: true }).click();
  const work = page.getByRole('listitem').filter({ hasText: name });
  await expect(work.getByText('Confirmat de Comuna Șelimbăr')).toBeVisible();

  await page.goto('/firma/profile');
  await page.getByRole('button', { name: `Modifică: ${name}` }).click();
  await expect(page.getByText('Dacă schimbați ceva, confirmarea dispare.')).toBeVisible();
  await page.getByLabel('Anul', { exact: true }).fill('2022');
  await page.getByRole('button', { name: 'Salvează lucrarea' }).click();
  await expect(page.getByRole('button', { name: `Cere confirmarea, ${name}` })).toBeVisible();
  await expect(workItem(page, name).getByText('Confirmat de')).toHaveCount(0);
});

test('an authority opens the link to a portfolio entry and declines to confirm it once, with a reason', async ({
  page,
  browser,
}) => {
  const name = `Arhivă ${uniqueWord()}`;
  const uat = await pageOf(browser, 'primarie');
  await openSession(page.context(), 'firma2');
  await page.goto('/firma/profile');
  await expectTitle(page, 'Profilul firmei');
  await addWork(page, name);
  const path = await makeLink(page, name);
  await uat.goto(path);
  await expectTitle(uat, 'O lucrare a firmei Softprim');
  await uat.getByRole('button', { name: 'Nu confirm' }).click();
  await inDialog(uat).getByLabel('Motivul').fill('Nu a fost la noi.');
  await inDialog(uat).getByRole('button', { name: 'Nu confirm' }).click();
  await expect(toasts(uat).getByText('Firma a primit motivul')).toBeVisible();
  await expectState(uat, 'Neconfirmată');
  await expect(uat.getByRole('button', { name: 'Confirmă lucrarea' })).toHaveCount(0);
  await page.reload();
  await expect(
    workItem(page, name).getByText('Municipiul Sibiu nu a confirmat. Motiv: Nu a fost la noi.'),
  ).toBeVisible();
});
