import { type Browser, expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { portalUrl } from './support/address.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { openNotification } from './support/bell.ts';
import { aPdf } from './support/documents.ts';
import { approve, askForCompletion, openApplication } from './support/journey/approval.ts';
import { makeOffer } from './support/journey/offer.ts';
import {
  attach,
  checkAndSend,
  chooseKind,
  expectMissing,
  fillPerson,
  findAuthority,
  goOn,
} from './support/journey/sign-up.ts';
import { chooseIn, tabTo, typeInto } from './support/keyboard.ts';
import { followMail } from './support/mailbox.ts';
import { NEW_PASSWORD, type Newcomer, newcomer, newTaxCode } from './support/newcomers.ts';
import { expectState, expectTitle, problems } from './support/page.ts';
import { createDraft, sentRequest } from './support/records.ts';
import { chooseAccount, fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const AUTHORITY = 'Comuna Vama';
const COMPLETION = 'Atașați prezentarea firmei și spuneți pentru ce primării ați lucrat.';

async function associationIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalUrl() });
  await openSession(context, 'admin');
  return context.newPage();
}

/** Opens the link of the mail, then signs in; the application is what such a person sees. */
async function confirmAndSignIn(page: Page, { email }: Newcomer, kind: 'Membru PSP' | 'Partener PSP'): Promise<void> {
  await followMail(page, email, 'Confirmați adresa de e-mail');
  await expectTitle(page, 'Adresa este confirmată');
  await expect(page, 'the link’s secret is out of the address').toHaveURL(/\/confirmare$/);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await chooseAccount(page, kind);
  await fillSignIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/cerere');
}

async function signUpAuthority(page: Page, person: Newcomer, cui: string): Promise<void> {
  await chooseKind(page, 'Membru PSP');
  await expectMissing(page, 'Instituția', 'Alegeți județul.');
  await findAuthority(page, 'Suceava', '150935', AUTHORITY);
  await typeInto(page, page.getByLabel('CUI', { exact: true }), `RO ${cui}`);
  await typeInto(page, page.getByLabel('Adresa'), `Str. Principală nr. 7, ${person.word}`);
  await expectAccessibleOnPhone(page);
  await goOn(page, 'Persoana de contact', 'Pasul 2 din 4');
  await fillPerson(page, person);
  await expectAccessible(page);
  await goOn(page, 'Descriere și document', 'Pasul 3 din 4');
  await typeInto(page, page.getByLabel('Descrierea instituției'), 'Comună de munte, cu turism și păduri.');
  await expectAccessible(page);
  await goOn(page, 'Verificați datele', 'Pasul 4 din 4');
  await page.reload();
  await expectTitle(page, 'Verificați datele');
  await expect(page.getByText(cui), 'what was written outlives a reload').toBeVisible();
  await checkAndSend(page, person, 'Creează contul');
}

async function signUpFirm(page: Page, person: Newcomer, name: string): Promise<void> {
  const cui = newTaxCode();
  await chooseKind(page, 'Partener PSP');
  await expectMissing(page, 'Firma', 'Scrieți denumirea firmei.');
  await typeInto(page, page.getByLabel('Denumirea firmei'), name);
  await typeInto(page, page.getByLabel('CUI', { exact: true }), cui);
  await typeInto(page, page.getByLabel('Număr în registrul comerțului'), 'J32/1204/2019');
  await chooseIn(page, page.getByLabel('Județul'), 'Sibiu');
  await typeInto(page, page.getByLabel('Localitatea'), 'Mediaș');
  await typeInto(page, page.getByLabel('Adresa sediului'), 'Str. Horea nr. 12');
  await typeInto(page, page.getByLabel('Site web'), 'www.exemplu.example');
  await typeInto(page, page.getByLabel('Reprezentantul legal'), person.name);
  await expectAccessibleOnPhone(page);
  await goOn(page, 'Domenii și portofoliu', 'Pasul 2 din 4');
  await tabTo(page, page.getByRole('checkbox', { name: 'IT/Digitalizare' }));
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel('Portofoliu'), 'Registratură electronică pentru șase comune.');
  await attach(page, 'Prezentarea firmei', 'Prezentare.pdf');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await goOn(page, 'Persoana de contact', 'Pasul 3 din 4');
  await fillPerson(page, person);
  await goOn(page, 'Verificați datele', 'Pasul 4 din 4');
  await expect(page.getByText('Prezentare.pdf')).toBeVisible();
  await checkAndSend(page, person, 'Trimite cererea');
}

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
  const admin = await associationIn(browser);
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
  await admin.context().close();
});

test('a firm signs up with the keyboard, completes what is asked, is let in and offers', async ({ browser, page }) => {
  test.setTimeout(300_000);
  const person = newcomer('Lavinia Petcu', 'Administrator');
  const name = `Digital Primar ${person.word}`;
  const admin = await associationIn(browser);
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
  await admin.context().close();
});

async function completeApplication(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Modifică datele' }).click();
  await expectTitle(page, 'Modificați cererea');
  await page.getByLabel('Portofoliu').fill('');
  await page.getByRole('button', { name: 'Salvează modificările' }).click();
  await expect(problems(page)).toContainText('Descrieți pe scurt portofoliul.');
  await expectAccessible(page);
  await page.getByLabel('Portofoliu').fill('Registratură electronică pentru Cristian, Cisnădie și Șelimbăr.');
  await page.getByLabel('Adăugați un document').setInputFiles(aPdf('Referinte.pdf'));
  await expect(page.getByText('se adaugă la salvare')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.getByRole('button', { name: 'Salvează modificările' }).click();
  await expectTitle(page, 'Cererea de înscriere');
  await expect(page.getByRole('link', { name: 'Referinte.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Trimite din nou spre verificare' }).click();
  await expectState(page, 'În așteptare');
}
