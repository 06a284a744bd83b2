import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { portalUrl } from './support/address.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const thread = (page: Page) => page.getByRole('log');
const row = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Conversații' }).getByRole('link', { name: text });
const compose = (page: Page) => page.getByRole('textbox', { name: /^Mesaj către/ });

/** The organisation that is signed in. */
async function firmOf(context: BrowserContext): Promise<{ id: string; name: string }> {
  const { session } = await (await context.request.get('/api/identity/session')).json();
  return session.organisation;
}

test('a town hall writes first by keyboard, the firm answers, and both see it at once', async ({
  page,
  context,
  browser,
}) => {
  const partner = await (await browser.newContext()).newPage();
  await openSession(partner.context(), 'firma2');
  const firm = await firmOf(partner.context());
  await openSession(context, 'comuna');
  const subject = `Registru agricol ${uniqueWord()}`;
  await page.goto(`/uat/messages/new?to=${firm.id}`);
  await expectTitle(page, 'Mesaj nou');
  await pressOn(page, page.getByRole('button', { name: 'Trimite' }));
  await expect(page.getByRole('alert', { name: 'Mesajul nu a fost trimis' })).toBeVisible();
  await typeInto(page, page.getByLabel('Subiect'), subject);
  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Mesaj', exact: true }),
    'Bună ziua! Lucrați și cu date vechi?',
  );
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: 'Trimite' }));
  await expect(toasts(page).getByText('Mesajul a fost trimis!')).toBeVisible();
  await expect(thread(page).getByText('Bună ziua! Lucrați și cu date vechi?')).toBeVisible();

  await partner.goto('/firma/messages?show=unread');
  await row(partner, subject).click();
  await expect(thread(partner).getByText('Bună ziua! Lucrați și cu date vechi?')).toBeVisible();
  await expect(thread(page).getByText(/Văzut/)).toBeVisible();
  await compose(partner).fill('Da. ');
  await compose(partner).press('Shift+Enter');
  await compose(partner).pressSequentially('Trimiteți-ne un exemplu.');
  await compose(partner).press('Enter');
  await expect(compose(partner)).toHaveValue('');
  await expect(partner.getByRole('button', { name: 'Trimite', exact: true })).toBeDisabled();
  await expect(thread(page).getByText('Trimiteți-ne un exemplu.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Activ').first()).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await partner.context().close();
});

test('what could not be sent stays with its reason, also after a reload, and arrives once', async ({
  page,
  context,
  browser,
}) => {
  const partner = await browser.newContext();
  await openSession(partner, 'firma2');
  const firm = await firmOf(partner);
  await openSession(context, 'comuna');
  const subject = `Plata taxelor ${uniqueWord()}`;
  const started = await context.request.post('/api/uat/conversations', {
    data: { to: firm.id, subject, body: 'Prima întrebare' },
    headers: { origin: portalUrl() },
  });
  const { id } = await started.json();
  await page.goto(`/uat/messages/${id}`);
  await expect(thread(page).getByText('Prima întrebare')).toBeVisible();
  // The answer is lost, not the message.
  await page.route(`**/conversations/${id}/messages`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await compose(page).fill('A doua întrebare');
  await compose(page).press('Enter');
  await expect(thread(page).getByText(/^Nu s-a trimis/)).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await thread(page).getByRole('button', { name: 'Trimite din nou' }).click();
  await expect(thread(page).getByText(/^Nu s-a trimis/)).toHaveCount(0);
  await expect(thread(page).getByText('A doua întrebare')).toHaveCount(1);
  await compose(page).fill('Text neterminat');
  await page.goto('/uat/messages');
  await row(page, subject).click();
  await expect(compose(page)).toHaveValue('Text neterminat');
  await partner.close();
});

test('a note is for colleagues, a conversation is given, ended, opened again, and a firm blocks a town hall', async ({
  page,
  context,
  browser,
}) => {
  const partner = await (await browser.newContext()).newPage();
  await openSession(partner.context(), 'firma');
  const firm = await firmOf(partner.context());
  await openSession(context, 'comuna');
  const subject = `Audit energetic ${uniqueWord()}`;
  await page.goto(`/uat/messages/new?to=${firm.id}`);
  await page.getByLabel('Subiect').fill(subject);
  await page.getByRole('textbox', { name: 'Mesaj', exact: true }).fill('Când puteți veni?');
  await page.getByRole('button', { name: 'Trimite' }).click();
  await page.getByRole('button', { name: 'Notă internă' }).click();
  await page.getByRole('textbox', { name: 'Notă pentru colegi' }).fill('Îi sun și eu mâine.');
  await page.getByRole('button', { name: 'Salvează nota' }).click();
  await expect(thread(page).getByText('Notă internă, o văd numai colegii')).toBeVisible();
  const own = await thread(page).getByRole('article').first().getByRole('strong').textContent();
  await page.getByLabel('Răspunde').selectOption({ label: `Răspunde: ${own}` });
  await expect(toasts(page).getByText(/^Răspunde /)).toBeVisible();
  await page.goto('/uat/messages?show=mine');
  await expect(row(page, subject)).toBeVisible();

  await partner.goto('/firma/messages');
  await row(partner, subject).click();
  await expect(thread(partner).getByText('Când puteți veni?')).toBeVisible();
  await expect(thread(partner).getByText('Îi sun și eu mâine.')).toHaveCount(0);
  await partner.getByRole('button', { name: 'Alte acțiuni' }).click();
  await partner.getByRole('menuitem', { name: 'Finalizează conversația' }).click();
  await expect(partner.getByText('Conversația este finalizată. Un mesaj nou o redeschide.')).toBeVisible();
  await compose(partner).fill('Venim marți.');
  await compose(partner).press('Enter');
  await expect(thread(partner).getByText('Venim marți.')).toBeVisible();
  await expect(partner.getByText('Conversația este finalizată. Un mesaj nou o redeschide.')).toHaveCount(0);

  await partner.getByRole('button', { name: 'Alte acțiuni' }).click();
  await partner.getByRole('menuitem', { name: 'Blochează organizația' }).click();
  await inDialog(partner).getByRole('button', { name: 'Blochează organizația' }).click();
  await expect(partner.getByText('Nu se pot trimite mesaje în această conversație.')).toBeVisible();
  await row(page, subject).click();
  await expect(page.getByText('Nu se pot trimite mesaje în această conversație.')).toBeVisible();
  await partner.getByRole('button', { name: 'Cine vă poate scrie' }).click();
  await expectAccessible(partner);
  await inDialog(partner)
    .getByRole('button', { name: /^Deblochează/ })
    .click();
  await expect(inDialog(partner).getByText('Nu ați blocat nicio organizație.')).toBeVisible();
  await partner.context().close();
});
