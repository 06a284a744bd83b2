import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { openNotification } from './support/bell.ts';
import {
  AUTHORITY,
  completeApplication,
  confirmAndSignIn,
  signUpAuthority,
  signUpFirm,
} from './support/journey/applicants.ts';
import { approve, askForCompletion, openApplication } from './support/journey/approval.ts';
import { makeOffer } from './support/journey/offer.ts';
import { followMail } from './support/mailbox.ts';
import { newcomer, newTaxCode } from './support/newcomers.ts';
import { expectState, expectTitle } from './support/page.ts';
import { createDraft, sentRequest } from './support/records.ts';
import { test } from './support/test.ts';

const COMPLETION = 'Atașați prezentarea firmei și spuneți pentru ce primării ați lucrat.';

/** Sends a first request with the forms' own defaults. */
async function sendFirstRequest(page: Page): Promise<string> {
  const draft = await createDraft(page.context());
  await page.goto(`/uat/service-requests/${draft.id}/edit`);
  await page.getByRole('button', { name: 'Verifică și trimite' }).click();
  await page.getByRole('button', { name: 'Trimite solicitarea' }).click();
  await expectTitle(page, draft.title);
  await expectState(page, 'Trimisă');
  return draft.title;
}

test('an authority signs up with the keyboard, waits, is let in and sends its first request', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const person = newcomer('Gheorghe Manea', 'Secretar general');
  const cui = newTaxCode();
  const admin = await pageOf(browser, 'admin');
  await test.step('signs up', () => signUpAuthority(page, person, cui));
  await test.step('confirms and signs in', () => confirmAndSignIn(page, person, 'Membru PSP'));
  await test.step('waits', async () => {
    await expectTitle(page, 'Cererea de înscriere');
    await expectState(page, 'În așteptare');
    await expectAccessible(page);
    await expectAccessibleOnPhone(page);
    await page.goto('/uat/service-requests/new');
    await expect(page.getByText('Înscrierea așteaptă decizia asociației')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the association approves', async () => {
    await openNotification(admin, 'Cerere de înscriere nouă', AUTHORITY);
    await expectTitle(admin, AUTHORITY);
    await expect(admin.getByText(cui)).toBeVisible();
    await expect(admin.getByText('CUI-ul trece verificarea')).toBeVisible();
    await approve(admin);
  });
  await test.step('works', async () => {
    await followMail(page, person.email, 'Înscrierea a fost aprobată');
    await page.goto('/uat/dashboard');
    await expectTitle(page, `Bună ziua, ${AUTHORITY}`);
    await expectAccessible(page);
    const request = await sendFirstRequest(page);
    await openNotification(admin, 'Solicitare', request);
  });
});

test('a firm signs up with the keyboard, completes what is asked, is let in and offers', async ({ browser, page }) => {
  test.setTimeout(300_000);
  const person = newcomer('Lavinia Petcu', 'Administrator');
  const name = `Digital Primar ${person.word}`;
  const admin = await pageOf(browser, 'admin');
  await test.step('signs up', () => signUpFirm(page, person, name));
  await test.step('confirms and signs in', () => confirmAndSignIn(page, person, 'Partener PSP'));
  await test.step('the association asks for more', async () => {
    await openApplication(admin, person.email, name);
    await expect(admin.getByRole('link', { name: 'Descarcă Prezentare.pdf' })).toBeVisible();
    await askForCompletion(admin, COMPLETION);
  });
  await test.step('completes', async () => {
    await followMail(page, person.email, 'Cererea de înscriere are nevoie de completări');
    await page.goto('/cerere');
    await expect(page.getByText(COMPLETION).first()).toBeVisible();
    await expectAccessible(page);
    await expectAccessibleOnPhone(page);
    await completeApplication(page);
  });
  await test.step('the association approves', async () => {
    await openApplication(admin, person.email, name);
    await expect(admin.getByRole('link', { name: 'Descarcă Referinte.pdf' })).toBeVisible();
    await approve(admin);
  });
  await test.step('offers', async () => {
    const { id, title: asked } = await sentRequest(browser);
    await page.goto(`/firma/opportunities/${id}`);
    await expectTitle(page, asked);
    await makeOffer(page, { title: asked }, { price: '41.000', days: '30' });
    await page.goto(`/parteneri?q=${person.word}`);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  });
});
