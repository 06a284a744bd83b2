import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectState, expectTitle, inDialog, uniqueWord } from './support/page.ts';
import { expectCleanPrint } from './support/print.ts';
import { test } from './support/test.ts';

const METHOD = 'Am prelua fișele pe străzi, cu șase operatori și două verificări.';
const CONCLUSION = 'Lucrarea se poate face în trei luni; urmează cererea de oferte.';

/** The authority writes a consultation and sends it. Returns its address without the area. */
async function ask(uat: Page, title: string): Promise<string> {
  await uat.goto('/uat/service-requests');
  await uat.getByRole('link', { name: 'Consultare de piață' }).first().click();
  await expectTitle(uat, 'Consultare de piață nouă');
  await uat.getByLabel('Titlu', { exact: true }).fill(title);
  await uat.getByLabel('Domeniu', { exact: true }).selectOption('IT și Digitalizare');
  await uat.getByLabel('Descriere', { exact: true }).fill('Vrem să aflăm cum se pot prelua 4.200 de fișe.');
  await expect(uat.getByText(/^Salvat la \d\d:\d\d/)).toBeVisible();
  await expectAccessible(uat);
  await uat.getByRole('button', { name: 'Verifică și trimite' }).click();
  await uat.getByRole('button', { name: 'Trimite solicitarea' }).click();
  await expectState(uat, 'Trimisă');
  await expect(uat.getByText('Nu a venit încă niciun răspuns.')).toBeVisible();
  await expectAccessible(uat);
  return new URL(uat.url()).pathname.split('/').at(-1) ?? '';
}

/** The firm answers by keyboard, without a price. */
async function answer(firma: Page, id: string): Promise<void> {
  await firma.goto(`/firma/opportunities/${id}`);
  await expect(firma.getByText(/^Răspundeți la consultare până la/)).toBeVisible();
  await expect(firma.getByRole('link', { name: 'Scrie oferta' })).toHaveCount(0);
  await firma.getByRole('button', { name: 'Trimite răspunsul' }).focus();
  await firma.keyboard.press('Enter');
  await expect(firma.getByRole('alert').getByText('Scrieți cum ați lucra.')).toBeVisible();
  await expectAccessible(firma);
  await firma.getByLabel('Cum ați lucra').focus();
  await firma.keyboard.type(METHOD);
  await firma.getByLabel('Termen estimat').focus();
  await firma.keyboard.type('Trei luni.');
  await firma.getByRole('button', { name: 'Trimite răspunsul' }).focus();
  await firma.keyboard.press('Enter');
  await expect(firma.getByText('Ați răspuns la consultare.')).toBeVisible();
  await expect(firma.getByRole('button', { name: 'Schimbă răspunsul' })).toBeVisible();
  await expectAccessible(firma);
}

test('a market consultation is answered without prices, concluded, and continued as a request for offers', async ({
  browser,
}) => {
  const [uat, firma] = [await pageOf(browser, 'comuna'), await pageOf(browser, 'firma')];
  const title = `Preluarea fișelor ${uniqueWord()}`;
  const id = await ask(uat, title);
  await answer(firma, id);

  await test.step('both lists show it as a consultation, with the number of answers', async () => {
    await uat.goto(`/uat/service-requests?kind=consultation&q=${encodeURIComponent(title)}`);
    await expect(uat.getByRole('button', { name: /Consultare de piață/ })).toBeVisible();
    const row = uat.getByRole('row', { name: new RegExp(title) });
    await expect(row.getByText('Consultare de piață')).toBeVisible();
    await expect(row.getByText('1 răspuns')).toBeVisible();
    await firma.goto(`/firma/opportunities?kind=purchase&status=responded&q=${encodeURIComponent(title)}`);
    await expect(firma.getByText('Nicio oportunitate nu se potrivește')).toBeVisible();
    await firma.goto(`/firma/opportunities?kind=consultation&status=responded&q=${encodeURIComponent(title)}`);
    await expect(firma.getByRole('link', { name: title, exact: true })).toBeVisible();
  });

  await test.step('the answers are sealed until they are opened', async () => {
    await uat.goto(`/uat/service-requests/${id}?tab=answers`);
    await expect(uat.getByText(/^A venit 1 răspuns/)).toBeVisible();
    await expect(uat.getByText(METHOD)).toHaveCount(0);
    await uat.getByRole('button', { name: 'Deschide răspunsurile' }).click();
    await inDialog(uat).getByRole('button', { name: 'Deschide răspunsurile' }).click();
    await expect(uat.getByText(METHOD)).toBeVisible();
    await expect(inDialog(uat)).toHaveCount(0);
    await expectAccessible(uat);
    await expectCleanPrint(uat);
  });

  await test.step('the conclusion reaches the firm', async () => {
    await uat.getByRole('button', { name: 'Încheie consultarea' }).click();
    await inDialog(uat).getByRole('button', { name: 'Încheie consultarea' }).click();
    await expect(inDialog(uat).getByRole('alert').getByText('Scrieți concluzia.')).toBeVisible();
    await inDialog(uat).getByLabel('Concluzia').fill(CONCLUSION);
    await expectAccessible(uat);
    await inDialog(uat).getByRole('button', { name: 'Încheie consultarea' }).click();
    await expectState(uat, 'Finalizată');
    await expect(uat.getByText(CONCLUSION)).toBeVisible();
    await firma.goto('/firma/dashboard');
    await expect(firma.getByText(new RegExp(`a încheiat consultarea „${title}”`)).first()).toBeVisible();
    await firma.goto(`/firma/opportunities/${id}`);
    await expect(firma.getByText(CONCLUSION)).toBeVisible();
  });

  await test.step('a request for offers starts with its text', async () => {
    await uat.getByRole('button', { name: 'Începe o cerere de oferte' }).click();
    await expectTitle(uat, 'Continuați solicitarea');
    await expect(uat.getByLabel('Titlu', { exact: true })).toHaveValue(title);
    await uat
      .getByText(/^Solicitare pornită din consultarea SP-/)
      .getByRole('link')
      .click();
    await expectState(uat, 'Finalizată');
    await expect(uat.getByText('Cereri de oferte pornite')).toBeVisible();
    await expectAccessible(uat);
  });
});
