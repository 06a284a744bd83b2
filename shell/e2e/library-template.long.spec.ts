import { expect, type Page } from '@playwright/test';
import { readDocx } from '@psp/domain/knowledge/extraction/read-docx';
import { paragraph, table, writeWord } from '@psp/domain/operating/files/word-document';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { readDownload } from './support/downloads.ts';
import { chooseIn, pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { expectCleanPrint } from './support/print.ts';
import { call } from './support/requests.ts';
import { test } from './support/test.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const main = (page: Page) => page.getByRole('main');

/* The association publishes a template with this file, by keyboard, and waits until its text is read. */
async function publish(admin: Page, title: string, content: Buffer): Promise<void> {
  await admin.goto('/admin/library/nou');
  await expectTitle(admin, 'Document nou');
  await chooseIn(admin, admin.getByLabel('Tipul'), 'Mod');
  await typeInto(admin, admin.getByLabel('Titlul'), title);
  await chooseIn(admin, admin.getByLabel('Categoria'), 'Ach');
  await typeInto(admin, admin.getByLabel('Descrierea'), 'Pentru comisia de recepție.');
  await admin.getByLabel('Fișiere').setInputFiles({ name: 'Recepție.docx', mimeType: DOCX, buffer: content });
  await expect(main(admin).getByRole('button', { name: 'Scoate Recepție.docx' })).toBeVisible();
  await pressOn(admin, main(admin).getByRole('button', { name: 'Salvează' }));
  await expectTitle(admin, title);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Publică' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Publică' }));
  await expect(toasts(admin).getByText('Documentul a fost publicat')).toBeVisible();
  await expect(main(admin).getByText(/text căutat/)).toBeVisible({ timeout: 60_000 });
  await expect(main(admin).getByText('4 câmpuri')).toBeVisible();
  await expectAccessible(admin);
}

test('a template is uploaded, found by its text and filled from a request by keyboard', async ({ browser }) => {
  const word = uniqueWord();
  const title = `Recepție ${word}`;
  const [admin, town] = [await pageOf(browser, 'admin'), await pageOf(browser, 'primarie')];
  const body = [
    paragraph('Proces-verbal', 'Heading1'),
    paragraph(`Comisia a numărat livrabilele ${word} pentru {{denumire}}.`),
    table(['{{solicitare.numar}}', '{{solicitare.titlu}}']),
    paragraph('Observații: {{observatii}}'),
  ].join('');
  await publish(admin, title, writeWord(body));

  await town.goto('/uat/knowledge-hub');
  await typeInto(town, main(town).getByRole('searchbox'), `livrabilele ${word} numărat`);
  const found = main(town).getByRole('listitem').filter({ hasText: title });
  await expect(found).toContainText('Recepție.docx, Proces-verbal');
  await expect(found.locator('blockquote mark', { hasText: word })).toBeVisible();
  await pressOn(town, found.getByRole('link', { name: title }));
  await expectTitle(town, title);
  const card = main(town).getByRole('region', { name: 'Completat pentru Municipiul Sibiu' });
  await expect(card.getByText('1 din 4 câmpuri completate')).toBeVisible();

  const { items } = await call<{ items: { id: string; number: string; title: string }[] }>(
    town.context(),
    '/api/uat/service-requests?status=in_progress',
  );
  const [request] = items;
  await town.goto(`/uat/service-requests/${request?.id}`);
  await expectAccessible(town);
  await pressOn(town, main(town).getByRole('region', { name: 'Modele potrivite' }).getByRole('link', { name: title }));
  await expectTitle(town, title);
  await expect(card.getByText('3 din 4 câmpuri completate')).toBeVisible();
  await expect(card.getByLabel('Datele vin din').locator('option:checked')).toHaveText(
    `${request?.number}, ${request?.title}`,
  );
  await pressOn(town, main(town).getByRole('link', { name: 'Completează cu datele instituției' }));
  await expect(town).toHaveURL(
    `/uat/resource/${new URL(town.url()).pathname.split('/').at(-1)}?solicitare=${request?.id}#completare`,
  );
  await expect(card.locator('mark', { hasText: '{{observatii}}' })).toBeVisible();
  await expectAccessible(town);
  await expectAccessibleOnPhone(town);
  await expectCleanPrint(town);
  const { name, bytes } = await readDownload(town, () =>
    pressOn(town, card.getByRole('link', { name: 'Descarcă completat' })),
  );
  expect(name).toBe('Receptie completat.docx');
  expect((await readDocx(bytes)).map(({ texts }) => texts)).toEqual([
    ['Proces-verbal'],
    [`Comisia a numărat livrabilele ${word} pentru Municipiul Sibiu.`],
    [request?.number, request?.title],
    ['Observații: {{observatii}}'],
  ]);
});
