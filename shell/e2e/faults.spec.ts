import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectTitle, uniqueWord } from './support/page.ts';
import { answerBusy, dropConnection, expectErrorAndRetry, errorAlert, type PageFault } from './support/page-faults.ts';
import { createSentRequest } from './support/records.ts';
import { test } from './support/test.ts';

/* One page per fault; `faults.long.spec.ts` has those of the other areas. */
const PAGES: readonly PageFault[] = [
  ['comuna', '/uat/dashboard', 'answers with 503', '**/api/uat/dashboard', /^Bună ziua/],
  ['visitor', '/parteneri', 'drops the connection', '**/api/public/partners?*', /^Parteneri$/],
];

for (const one of PAGES) {
  const [, path, fault] = one;
  test(`when the service behind ${path} ${fault}, the page shows an error and a retry opens it`, ({ page }) =>
    expectErrorAndRetry(page, one));
}

test('a draft that could not be saved shows an error, keeps its text, and is saved by a retry', async ({
  context,
  page,
}) => {
  await openSession(context, 'comuna');
  const words = `Drum comunal ${uniqueWord()}`;
  await page.goto('/uat/service-requests/new');
  await page.route('**/api/uat/service-requests', answerBusy);
  await page.getByLabel('Titlu', { exact: true }).fill(words);
  await expect(page.getByText(/^Nesalvat: /)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue(words);
  await expect(page.getByText(/^Nesalvat: /)).toBeVisible();
  await page.unroute('**/api/uat/service-requests');
  await page.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(page.getByText(/^Salvat la/)).toBeVisible();
  await page.goto(`/uat/service-requests?q=${words.split(' ').at(-1)}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 solicitare');
});

test('a question that could not be sent keeps its text, also after a reload, and is sent once', async ({
  browser,
  context,
  page,
}) => {
  const { id, title: name } = await createSentRequest(browser);
  const question = `Există un inventar? ${uniqueWord()}`;
  await openSession(context, 'firma');
  await page.goto(`/firma/opportunities/${id}`);
  await expectTitle(page, name);
  const field = page.getByLabel('Puneți o întrebare');
  const calls = `**/api/firma/opportunities/${id}/questions`;
  await page.route(calls, dropConnection);
  await field.fill(question);
  await page.getByRole('button', { name: 'Trimite întrebarea' }).click();
  await expect(errorAlert(page)).toContainText('Textul dvs. este păstrat.');
  await expectAccessible(page);
  await expect(field).toHaveValue(question);
  await page.reload();
  await expect(field).toHaveValue(question);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Trimite întrebarea' }).dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: question })).toHaveCount(1);
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: question })).toHaveCount(1);
});
