import { expect, type Page } from '@playwright/test';
import { openSession, pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { aPdf } from './support/documents.ts';
import { pressOn } from './support/keyboard.ts';
import { expectFiltered, expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const badge = (page: Page) => region(page, 'Insigna „Verificat”');

/* By keyboard alone, except for the file. */
async function fileCertificate(page: Page, word: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Adaugă un certificat' }));
  await page.keyboard.type(`ISO 9001 ${word}`);
  await page.getByLabel('Certificatul scanat').setInputFiles({ ...aPdf('x.pdf'), name: `${word}.exe` });
  await expect(page.getByText('Alegeți un fișier PDF, PNG sau JPEG.')).toBeVisible();
  await page.getByRole('button', { name: `Scoate ${word}.exe` }).click();
  await page.getByLabel('Certificatul scanat').setInputFiles(aPdf(`${word}.pdf`));
  await expect(page.getByRole('button', { name: `Scoate ${word}.pdf` })).toBeVisible();
  await page.getByLabel('Vizitatorii pot descărca fișierele').check();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await pressOn(page, page.getByRole('button', { name: 'Salvează certificatul' }));
  await expect(region(page, 'Certificări').getByRole('link', { name: `${word}.pdf` })).toBeVisible();
}

async function askForBadge(page: Page): Promise<void> {
  await badge(page).getByRole('button', { name: 'Cere insigna' }).click();
  await inDialog(page).getByRole('button', { name: 'Cere insigna' }).click();
  await expect(toasts(page).getByText('Insigna a fost cerută')).toBeVisible();
  await expect(badge(page).getByText('Cerută', { exact: true })).toBeVisible();
}

async function openFromFigure(admin: Page): Promise<void> {
  await admin.goto('/admin/dashboard');
  await admin.getByRole('link', { name: 'Insigne „Verificat” de decis' }).click();
  await expectFiltered(admin, 'Așteaptă decizia');
  await admin.getByRole('link', { name: 'Softprim' }).click();
  await expectTitle(admin, 'Softprim');
}

async function decide(admin: Page, label: string, reason: string): Promise<void> {
  await badge(admin).getByRole('button', { name: label }).click();
  await inDialog(admin).getByLabel('Motivul').fill(reason);
  await expectAccessible(admin);
  await inDialog(admin).getByRole('button', { name: label }).click();
  await expect(badge(admin).getByText(reason)).toBeVisible();
}

/* By keyboard alone. */
async function correctRegister(admin: Page, reason: string): Promise<void> {
  await pressOn(admin, admin.getByRole('button', { name: 'Corectează CUI-ul sau numărul din registru' }));
  const dialog = inDialog(admin);
  await expect(dialog.getByRole('heading', { name: 'Corectați datele de identificare: Softprim' })).toBeVisible();
  await dialog.getByLabel('Număr în registrul comerțului').fill('X1');
  await dialog.getByRole('button', { name: 'Corectează CUI-ul sau numărul din registru' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Scrieți motivul.');
  await expectAccessible(admin);
  await dialog.getByLabel('Număr în registrul comerțului').fill('J32/777/2014');
  await dialog.getByLabel('Motivul').fill(reason);
  await dialog.getByRole('button', { name: 'Corectează CUI-ul sau numărul din registru' }).press('Enter');
  await expect(admin.getByText('J32/777/2014').first()).toBeVisible();
  await expect(admin.getByText(reason).first()).toBeVisible();
}

test('a firm uploads a certificate, requests the badge, and has it after the association has granted it', async ({
  page,
  browser,
}) => {
  const word = uniqueWord();
  const admin = await pageOf(browser, 'admin');
  await openSession(page.context(), 'firma2');
  await page.goto('/firma/profile');
  await expectTitle(page, 'Profilul firmei');
  await expect(badge(page).getByText('Fără insignă')).toBeVisible();
  await expect(badge(page).getByText('Un certificat valabil, cu fișier: încă nu')).toBeVisible();
  await expect(badge(page).getByRole('button', { name: 'Cere insigna' })).toHaveCount(0);
  await fileCertificate(page, word);
  await expect(badge(page).getByText('Un certificat valabil, cu fișier: da')).toBeVisible();
  await askForBadge(page);
  await expectAccessible(page);

  await openFromFigure(admin);
  await expect(badge(admin).getByRole('link', { name: `${word}.pdf` })).toBeVisible();
  await expectAccessible(admin);
  await decide(admin, 'Refuză cererea', `Scanarea nu se citește ${word}`);
  await page.reload();
  await expect(badge(page).getByText(`Scanarea nu se citește ${word}`)).toBeVisible();
  await askForBadge(page);
  await admin.reload();
  await decide(admin, 'Acordă insigna', `Verificat la emitent ${word}`);
  await expect(badge(admin).getByText('Acordată', { exact: true })).toBeVisible();

  await page.reload();
  await expect(badge(page).getByText(`Verificat la emitent ${word}`)).toBeVisible();
  await page.getByRole('link', { name: 'Vezi pagina publică' }).click();
  await expectTitle(page, 'Softprim');
  await expect(page.getByText('Partener verificat')).toBeVisible();
  const arrived = page.waitForEvent('download');
  await page.getByRole('link', { name: `${word}.pdf` }).click();
  expect((await arrived).suggestedFilename()).toBe(`${word}.pdf`);

  await correctRegister(admin, `Schimbat la registru ${word}`);
  await page.goto('/notificari');
  await expect(page.getByText(`Schimbat la registru ${word}`)).toBeVisible();

  await page.goto('/firma/profile');
  await page.getByRole('link', { name: 'Vezi pagina publică' }).click();
  await expectTitle(page, 'Softprim');
  await decide(admin, 'Retrage insigna', `Firma a cerut-o ${word}`);
  await page.reload();
  await expectTitle(page, 'Softprim');
  await expect(page.getByText('Partener verificat')).toHaveCount(0);
});
