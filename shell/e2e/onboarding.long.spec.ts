import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { openNotification } from './support/bell.ts';
import { AUTHORITY, confirmAndSignIn, signUpAuthority } from './support/journey/applicants.ts';
import { approve } from './support/journey/approval.ts';
import { followMail } from './support/mailbox.ts';
import { newcomer, newTaxCode } from './support/newcomers.ts';
import { expectState, expectTitle } from './support/page.ts';
import { createDraft } from './support/records.ts';
import { test } from './support/test.ts';

/** Creates a draft through the API and sends it in the form. */
async function sendFirstRequest(page: Page): Promise<string> {
  const draft = await createDraft(page.context());
  await page.goto(`/uat/service-requests/${draft.id}/edit`);
  await page.getByRole('button', { name: 'Verifică și trimite' }).click();
  await page.getByRole('button', { name: 'Trimite solicitarea' }).click();
  await expectTitle(page, draft.title);
  await expectState(page, 'Trimisă');
  return draft.title;
}

test('an authority signs up by keyboard, waits for approval and sends its first request', async ({ browser, page }) => {
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
