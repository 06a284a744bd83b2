import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { aPdf } from './support/documents.ts';
import { expectState, expectTitle, inDialog } from './support/page.ts';
import { test } from './support/test.ts';

const TITLE = 'Modernizarea iluminatului public cu anexe';
const FILES = ['Caiet de sarcini.pdf', 'Formular de ofertă.pdf'];

/* Fills in two of five placeholders, by link and by shortcut, and confirms sending the request with the others. */
async function sendWithPlaceholders(page: Page): Promise<void> {
  const text = page.getByLabel('Descriere', { exact: true });
  await expect(page.getByText('Textul are 5 locuri necompletate')).toBeVisible();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^format electronic/ })
    .click();
  await expect(text).toBeFocused();
  await page.keyboard.type('1.200 de');
  await text.press('Alt+ArrowDown');
  await page.keyboard.type('4.000 de');
  await expect(text).toHaveValue(/pentru 1\.200 de gospodării și 4\.000 de poziții/);
  await expect(page.getByText('3 locuri necompletate')).toBeVisible();
  await page.getByRole('button', { name: 'Verifică și trimite' }).click();
  await expect(page.getByText('Textul are 3 locuri necompletate')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Trimite solicitarea' }).click();
  await expect(inDialog(page)).toContainText('Firmele vor citi: [anii], [denumirea], [număr].');
  await inDialog(page).getByRole('button', { name: 'Trimite așa' }).click();
}

test('a request started from a template is sent with two files, and a firm downloads one', async ({ browser }) => {
  const uat = await pageOf(browser, 'comuna');
  await uat.goto('/uat/service-requests/new');
  await expect(uat.getByRole('combobox', { name: 'Județ' })).toHaveValue('Sibiu');
  await uat.getByLabel('Domeniu', { exact: true }).selectOption('IT și Digitalizare');
  await uat.getByRole('button', { name: /^Folosește textul „Digitalizarea registrului/ }).click();
  await expect(uat.getByLabel('Descriere', { exact: true })).toHaveValue(/^Ce ne trebuie/);
  await uat.getByLabel('Titlu', { exact: true }).fill(TITLE);
  await uat.getByLabel('Buget maxim').fill('260.000');
  await uat.getByLabel('Fișiere anexate').setInputFiles(FILES.map(aPdf));
  for (const name of FILES) await expect(uat.getByRole('button', { name: `Scoate ${name}` })).toBeVisible();
  await expect(uat.getByText(/^Salvat la \d\d:\d\d/)).toBeVisible();
  await expectAccessible(uat);
  await expectAccessibleOnPhone(uat);
  await uat.getByRole('button', { name: 'Verifică și trimite' }).click();
  await expect(uat.getByText(FILES.join(', '))).toBeVisible();
  await expect(uat.getByText(/^La trimitere sunt anunțate \d+/)).toBeVisible();
  await sendWithPlaceholders(uat);
  await expectTitle(uat, TITLE);
  await expectState(uat, 'Trimisă');
  await expect(uat.getByRole('link', { name: FILES[0] })).toBeVisible();
  const page = await pageOf(browser, 'firma');
  await page.goto(new URL(uat.url()).pathname.replace('/uat/service-requests', '/firma/opportunities'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: FILES[0] }).click();
  expect((await downloading).suggestedFilename()).toBe(FILES[0]);
});
