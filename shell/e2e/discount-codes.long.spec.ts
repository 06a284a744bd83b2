import { expect, type Page } from '@playwright/test';
import { latestMagazine } from '@psp/contracts/magazine';
import { ownDiscount } from '@psp/contracts/discount-codes';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { aPdf } from './support/documents.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { call } from './support/requests.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

/* Opens the list of notifications and expects one with these words. */
async function expectNotified(page: Page, words: string): Promise<void> {
  await page.goto('/notificari');
  await expect(main(page).getByRole('link').filter({ hasText: words }).first()).toBeVisible();
}

test('a firm shows its code, another one checks it and records its use once, and both are notified', async ({
  browser,
}) => {
  const [owner, partner] = [await pageOf(browser, 'firma'), await pageOf(browser, 'firma2')];
  await owner.goto('/firma/network/cod/folosiri');
  await expectTitle(owner, 'Codul firmei dvs.');
  const own = ownDiscount.parse(await call(owner.context(), '/api/firma/discount-codes/own'));
  const code = own.code?.code ?? '';
  await expect(main(owner).getByText(code, { exact: true }).first()).toBeVisible();
  await expectAccessible(owner);
  await expectAccessibleOnPhone(owner);

  const note = `Găzduire ${uniqueWord()}`;
  await partner.goto(`/firma/network/cod?cod=${encodeURIComponent(code.toLowerCase())}`);
  await pressOn(partner, partner.getByRole('button', { name: 'Verifică', exact: true }));
  await expect(main(partner).getByText('Codul este valabil')).toBeVisible();
  await expect(main(partner).getByText('Civis Digital').first()).toBeVisible();
  await expectAccessible(partner);
  await typeInto(partner, partner.getByLabel('Ce a cumpărat partenerul'), note);
  await pressOn(partner, partner.getByRole('button', { name: 'Notează folosirea' }));
  await expect(toasts(partner).getByText('Folosirea a fost notată')).toBeVisible();
  await typeInto(partner, partner.getByLabel('Ce a cumpărat partenerul'), note.toUpperCase());
  await pressOn(partner, partner.getByRole('button', { name: 'Notează folosirea' }));
  await expect(main(partner).getByText('Această cumpărare este deja notată azi').first()).toBeVisible();
  await expectAccessibleOnPhone(partner);

  await expect(main(owner).getByRole('row').filter({ hasText: note })).toHaveCount(1);
  await expectNotified(owner, note);
  await expectNotified(partner, note);

  await partner.goto('/firma/network/cod');
  await typeInto(partner, partner.getByLabel('Codul partenerului'), 'PSP10-ZZ-2222');
  await pressOn(partner, partner.getByRole('button', { name: 'Verifică', exact: true }));
  await expect(main(partner).getByText('Nu există niciun cod scris așa.').first()).toBeVisible();
});

test('the association publishes an issue of the magazine, and a firm that is told of it reads it', async ({
  browser,
}) => {
  const title = `Apa din sat ${uniqueWord()}`;
  const [admin, firma] = [await pageOf(browser, 'admin'), await pageOf(browser, 'firma')];
  await admin.goto('/admin/magazine');
  const [issues, year] = [main(admin).getByRole('row'), String(2040 + Math.floor(Math.random() * 59))];
  await expect(issues.first()).toBeVisible();
  await pressOn(admin, admin.getByRole('button', { name: 'Număr nou' }));
  const dialog = inDialog(admin);
  await typeInto(admin, dialog.getByLabel('Numărul din an'), String(1 + Math.floor(Math.random() * 99)));
  await dialog.getByLabel('Anul').fill(year);
  await typeInto(admin, dialog.getByLabel('Pagini'), '24');
  await typeInto(admin, dialog.getByLabel('Titlul'), title);
  await typeInto(admin, dialog.getByLabel('Pe scurt'), 'În acest număr: fântâni și contoare.');
  await typeInto(admin, dialog.getByLabel('Apare la'), '18.12.2026');
  await typeInto(admin, dialog.getByLabel('Machete de reclamă până la'), '04.12.2026');
  await expectAccessible(admin);
  await pressOn(admin, dialog.getByRole('button', { name: 'Salvează' }));
  await expectTitle(admin, title);
  await admin.getByRole('region', { name: 'Fișierul' }).locator('input').setInputFiles(aPdf('revista.pdf'));
  await expect(toasts(admin).getByText('Fișierul a fost încărcat')).toBeVisible();
  await pressOn(admin, admin.getByRole('button', { name: 'Publică' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Publică' }));
  await expect(toasts(admin).getByText('Numărul a fost publicat')).toBeVisible();
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);

  await expectNotified(firma, title);
  await firma.goto('/firma/network/revista');
  const issue = firma.getByRole('region', { name: title });
  await expect(issue.getByRole('link', { name: `Citește „${title}”` })).toBeVisible();
  const href = await issue.getByRole('link', { name: `Citește „${title}”` }).getAttribute('href');
  const read = await firma.context().request.get(href ?? '');
  expect([read.status(), read.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(latestMagazine.parse(await call(firma.context(), '/api/firma/magazine/latest')).total).toBeGreaterThan(1);
  await expectAccessible(firma);
  await expectAccessibleOnPhone(firma);
});
