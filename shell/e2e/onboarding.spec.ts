import { expect } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { completeApplication, confirmAndSignIn, signUpFirm } from './support/journey/applicants.ts';
import { approve, askForCompletion, openApplication } from './support/journey/approval.ts';
import { makeOffer } from './support/journey/offer.ts';
import { followMail } from './support/mailbox.ts';
import { newcomer } from './support/newcomers.ts';
import { expectTitle } from './support/page.ts';
import { createSentRequest } from './support/records.ts';
import { test } from './support/test.ts';

const COMPLETION = 'Atașați prezentarea firmei și spuneți pentru ce primării ați lucrat.';

test('a firm signs up by keyboard, completes its application, is approved and submits an offer', async ({
  browser,
  page,
}) => {
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
    const { id, title: asked } = await createSentRequest(browser);
    await page.goto(`/firma/opportunities/${id}`);
    await expectTitle(page, asked);
    await makeOffer(page, { title: asked }, { price: '41.000', days: '30' });
    await page.goto(`/parteneri?q=${person.word}`);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  });
});
