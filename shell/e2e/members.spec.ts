import { expect, type Page } from '@playwright/test';
import { accounts, openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { requestAccess } from './support/colleagues.ts';
import { followMail } from './support/mailbox.ts';
import { NEW_PASSWORD } from './support/newcomers.ts';
import { expectTitle, inDialog, navigation, problems, uniqueWord } from './support/page.ts';
import { fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const person = (page: Page, email: string) =>
  page.getByRole('region', { name: 'Persoane' }).getByRole('listitem').filter({ hasText: email });

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invită o persoană' }).click();
  await inDialog(page).getByRole('button', { name: 'Trimite invitația' }).click();
  await expect(problems(page)).toContainText('Alegeți rolul.');
  await expectAccessible(page);
  await inDialog(page).getByLabel('Adresa de e-mail').fill(email);
  await inDialog(page).getByRole('radio', { name: role }).check({ force: true });
  await inDialog(page).getByRole('button', { name: 'Trimite invitația' }).click();
  await expect(inDialog(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Invitații deschise' })).toContainText(email);
}

async function acceptAsNewcomer(page: Page, email: string): Promise<void> {
  await followMail(page, email, 'Invitație în Portal PSP');
  await expectTitle(page, 'Invitație în Municipiul Sibiu');
  await expect(page.getByText('Ioana Munteanu')).toBeVisible();
  await page.getByRole('button', { name: 'Creează contul și acceptă' }).click();
  await expect(problems(page)).toContainText('Scrieți numele dvs.');
  await expectAccessible(page);
  await page.getByLabel('Numele dvs.').fill('Corina Albu');
  await page.getByLabel('Funcția').fill('Inspector');
  await page.getByLabel('Parola', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirmați parola').fill(NEW_PASSWORD);
  for (const document of ['termenii și condițiile', 'prelucrarea datelor personale'])
    await page.getByRole('checkbox', { name: document }).check({ force: true });
  await page.getByRole('button', { name: 'Creează contul și acceptă' }).click();
  await expect(page.getByText('Contul a fost creat și invitația acceptată.')).toBeVisible();
}

test('an owner invites a viewer, makes them an editor and removes them, with effect at once', async ({
  browser,
  context,
  page,
}) => {
  test.setTimeout(180_000);
  const email = `${uniqueWord()}@exemplu.example`;
  await openSession(context, 'primarie');
  await page.goto('/uat/dashboard');
  await navigation(page, 'Membri').click();
  await expectTitle(page, 'Membri');
  await invite(page, email, 'Cititor');

  const theirs = await browser.newContext();
  const colleague = await theirs.newPage();
  await acceptAsNewcomer(colleague, email);
  await fillSignIn(colleague, email, NEW_PASSWORD);
  await expect(colleague).toHaveURL('/uat/dashboard');
  await expect(colleague.getByRole('main').getByRole('link', { name: 'Solicitare nouă' })).toHaveCount(0);

  await page.reload();
  await expect(person(page, email)).toContainText('Cititor');
  await person(page, email)
    .getByRole('button', { name: /^Acțiuni pentru/ })
    .click();
  await page.getByRole('menuitem', { name: 'Schimbă rolul' }).click();
  await inDialog(page).getByRole('radio', { name: 'Editor' }).check({ force: true });
  await expectAccessible(page);
  await inDialog(page).getByRole('button', { name: 'Salvează rolul' }).click();
  await expect(person(page, email)).toContainText('Editor');
  await colleague.goto('/uat/service-requests/new');
  await expectTitle(colleague, 'Solicitare nouă');

  await person(page, email)
    .getByRole('button', { name: /^Acțiuni pentru/ })
    .click();
  await page.getByRole('menuitem', { name: 'Scoate din organizație' }).click();
  await expectAccessible(page);
  await inDialog(page).getByRole('button', { name: 'Scoate din organizație' }).click();
  await expect(person(page, email)).toHaveCount(0);
  await colleague.goto('/uat/service-requests');
  await expect(colleague, 'access ends at once').toHaveURL(/\/login/);
});

test('an editor sees the members and cannot manage them', async ({ context, page }) => {
  await openSession(context, 'editor');
  await page.goto('/uat/members');
  await expectTitle(page, 'Membri');
  await expect(page.getByRole('main').getByRole('link', { name: accounts.primarie.email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invită o persoană' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cereri de acces' })).toHaveCount(0);
});

test('an owner grants a request for access', async ({ browser, context, page }) => {
  const { name, email } = await requestAccess(browser);
  await openSession(context, 'comuna');
  await page.goto('/uat/members');
  const requests = page.getByRole('region', { name: 'Cereri de acces' });
  await expect(requests).toContainText(email);
  await requests.getByRole('button', { name: `Acordă acces, ${name}` }).click();
  await inDialog(page).getByRole('radio', { name: 'Cititor' }).check({ force: true });
  await expectAccessible(page);
  await inDialog(page).getByRole('button', { name: 'Acordă acces' }).click();
  await expect(requests.getByText(email)).toHaveCount(0);
  await expect(person(page, email)).toContainText('Cititor');
});
