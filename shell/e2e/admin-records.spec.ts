import { expect, type Page } from '@playwright/test';
import { inSessionOf, pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, typeInto } from './support/keyboard.ts';
import { countOf, expectState, expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { callAs, changeRequest, createSentRequest, submitOffer } from './support/records.ts';
import { call } from './support/requests.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const search = async (page: Page, path: string, word: string) => {
  await page.goto(path);
  await typeInto(page, main(page).getByLabel('Caută', { exact: true }), word);
};

test('firms are reminded of a changed request, its offers stay sealed, and it is cancelled with a ready reason', async ({
  browser,
}) => {
  const word = uniqueWord();
  const request = await createSentRequest(browser, { word });
  await submitOffer(browser, 'firma', request.id, 41_234);
  await changeRequest(browser, request, 'Cu două străzi în plus.');
  const page = await pageOf(browser, 'admin');

  await search(page, '/admin/offers', word);
  await expect(main(page).getByText('Nicio ofertă deschisă nu se potrivește')).toBeVisible();
  await expectAccessible(page);
  await search(page, '/admin/service-requests', word);
  await expect(countOf(page)).toHaveText('1 solicitare');
  await expect(main(page).getByRole('row').filter({ hasText: word })).toContainText('sigilate');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);

  await pressOn(page, main(page).getByRole('link', { name: request.title }));
  await expectTitle(page, request.title);
  await expectAccessible(page);
  await pressOn(page, button(page, 'Amintește firmelor să reconfirme'));
  await expectAccessible(page);
  await typeInto(page, inDialog(page).getByLabel('Textul'), 'Verificați cele două străzi noi.');
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Amintește firmelor să reconfirme' }));
  await expect(toasts(page).getByText('Reamintirea a fost trimisă')).toBeVisible();
  await expect(main(page).getByRole('row').filter({ hasText: 'Verificați cele două străzi noi.' })).toBeVisible();
  await expect(main(page).getByText('41.234')).toHaveCount(0);

  await pressOn(page, button(page, 'Anulează solicitarea'));
  await chooseIn(page, inDialog(page).getByLabel('Text gata scris'), 'Autoritatea');
  await expectAccessible(page);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Anulează solicitarea' }));
  await expectState(page, 'Anulată');
  await expect(main(page).getByText('Autoritatea a cerut în scris anularea.').first()).toBeVisible();
  const firm = await pageOf(browser, 'firma');
  await firm.goto('/notificari');
  await expect(firm.getByText('Anularea a fost făcută de asociație.').first()).toBeVisible();
});

test('a project is found by its firm, read with its parties, and cancelled', async ({ browser }) => {
  const word = uniqueWord();
  const { id, version, title } = await createSentRequest(browser, { word });
  await submitOffer(browser, 'firma', id, 52_000);
  const { version: opened } = await callAs(browser, 'comuna', 'POST', `/api/uat/service-requests/${id}/open-offers`, {
    version,
  });
  await inSessionOf(browser, 'comuna', async (context) => {
    const path = `/api/uat/service-requests/${id}`;
    const { offers } = await call<{ offers: { id: string; version: number }[] }>(context, path);
    const data = { version: offers[0]?.version, requestVersion: opened, declineReasons: [] };
    await call(context, `/api/uat/offers/${offers[0]?.id}/accept`, { data });
  });
  const page = await pageOf(browser, 'admin');
  await search(page, '/admin/offers', word);
  await expect(countOf(page)).toHaveText('1 ofertă');
  await pressOn(page, main(page).getByRole('link', { name: title }));
  await expectTitle(page, /^Oferta firmei /);
  await expect(main(page).getByText('52.000').first()).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);

  await search(page, '/admin/projects', word);
  await expect(countOf(page)).toHaveText('1 proiect');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await pressOn(page, main(page).getByRole('link', { name: title }));
  await expectTitle(page, title);
  await expectAccessible(page);
  await pressOn(page, button(page, 'Anulează proiectul'));
  await typeInto(page, inDialog(page).getByLabel('Motivul anulării'), 'Firma nu mai există.');
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Anulează proiectul' }));
  await expectState(page, 'Închis');
  await expect(main(page).getByRole('row').filter({ hasText: 'Proiect anulat de asociație' })).toBeVisible();
  await expectAccessible(page);
});
