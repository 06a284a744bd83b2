import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { accounts, openSession, pageOf, PASSWORD } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone, expectFullyAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord, visit } from './support/page.ts';
import { inPrint } from './support/print.ts';
import { callAs, createSentRequest, submitOffer } from './support/records.ts';
import { fillSignIn } from './support/sign-in.ts';
import { signInBothSides, messageField, send, startConversation, unblockAll } from './support/conversation.ts';
import { test } from './support/test.ts';

// A failed test may leave the organisations blocked, and the next one uses the same two.
test.afterEach(({ browser }) => unblockAll(browser, 'firma'));

const log = (page: Page) => page.getByRole('log');
const row = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Conversații' }).getByRole('link', { name: text });
const blockedNote = (page: Page) => page.getByText('Organizația nu primește mesaje de la dvs.');

test('an authority starts a conversation by keyboard, the firm answers, and both see the messages at once', async ({
  browser,
}) => {
  const { uat: page, firma: partner, firm } = await signInBothSides(browser);
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
  await expect(log(page).getByText('Bună ziua! Lucrați și cu date vechi?')).toBeVisible();

  await partner.goto('/firma/messages?show=unread');
  await row(partner, subject).click();
  await expect(log(partner).getByText('Bună ziua! Lucrați și cu date vechi?')).toBeVisible();
  await expect(log(page).getByText(/Văzut/)).toBeVisible();
  // The typing indicator is shown for some seconds after the last key.
  await expect(async () => {
    await messageField(partner).fill('Da. ');
    await messageField(partner).press('Shift+Enter');
    await messageField(partner).pressSequentially('Trimiteți-ne un exemplu.');
    await expect(page.getByText(/^\S+ \S+.* scrie…$/)).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(partner.getByText(/ scrie…$/)).toHaveCount(0);
  await messageField(partner).press('Enter');
  await expect(messageField(partner)).toHaveValue('');
  await expect(partner.getByRole('button', { name: 'Trimite', exact: true })).toBeDisabled();
  await expect(log(page).getByText('Trimiteți-ne un exemplu.')).toBeVisible();
  for (const side of [page, partner]) await expect(side.getByText(/ scrie…$/)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Activ').first()).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
});

test('a message that could not be sent keeps its error, also after a reload, and arrives once', async ({ browser }) => {
  const { uat, id, subject } = await startConversation(browser);
  const { page } = uat;
  await uat.open();
  // The request succeeds, but its answer is lost.
  await page.route(`**/conversations/${id}/messages`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page, 'A doua întrebare');
  await expect(log(page).getByText(/^Nu s-a trimis/)).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await log(page).getByRole('button', { name: 'Trimite din nou' }).click();
  await expect(log(page).getByText(/^Nu s-a trimis/)).toHaveCount(0);
  await expect(log(page).getByText('A doua întrebare')).toHaveCount(1);
  await messageField(page).fill('Text neterminat');
  await page.goto('/uat/messages');
  await row(page, subject).click();
  await expect(messageField(page)).toHaveValue('Text neterminat');
});

test('notes are internal; a conversation is assigned, ended and reopened; and a firm blocks an authority', async ({
  browser,
}) => {
  const { uat: page, firma: partner, firm } = await signInBothSides(browser, { firma: 'firma' });
  const subject = `Audit energetic ${uniqueWord()}`;
  await page.goto(`/uat/messages/new?to=${firm.id}`);
  await page.getByLabel('Subiect').fill(subject);
  await page.getByRole('textbox', { name: 'Mesaj', exact: true }).fill('Când puteți veni?');
  await page.getByRole('button', { name: 'Trimite' }).click();
  await page.getByRole('button', { name: 'Notă internă' }).click();
  await page.getByRole('textbox', { name: 'Notă pentru colegi' }).fill('Îi sun și eu mâine.');
  await page.getByRole('button', { name: 'Salvează nota' }).click();
  await expect(log(page).getByText('Notă internă, o văd numai colegii')).toBeVisible();
  const own = await log(page).getByRole('article').first().getByRole('strong').textContent();
  await page.getByLabel('Răspunde').selectOption({ label: `Răspunde: ${own}` });
  await expect(toasts(page).getByText(/^Răspunde /)).toBeVisible();
  await page.goto('/uat/messages?show=mine');
  await expect(row(page, subject)).toBeVisible();

  await partner.goto('/firma/messages');
  await row(partner, subject).click();
  await expect(log(partner).getByText('Când puteți veni?')).toBeVisible();
  await expect(log(partner).getByText('Îi sun și eu mâine.')).toHaveCount(0);
  await partner.getByRole('button', { name: 'Alte acțiuni' }).click();
  await partner.getByRole('menuitem', { name: 'Finalizează conversația' }).click();
  await expect(partner.getByText('Conversația este finalizată. Un mesaj nou o redeschide.')).toBeVisible();
  await send(partner, 'Venim marți.');
  await expect(log(partner).getByText('Venim marți.')).toBeVisible();
  await expect(partner.getByText('Conversația este finalizată. Un mesaj nou o redeschide.')).toHaveCount(0);

  await row(page, subject).click();
  await expect(messageField(page)).toBeVisible();
  await partner.getByRole('button', { name: 'Alte acțiuni' }).click();
  await partner.getByRole('menuitem', { name: 'Blochează organizația' }).click();
  await inDialog(partner).getByRole('button', { name: 'Blochează organizația' }).click();
  await expect(partner.getByText(/^Ați blocat această organizație\./)).toBeVisible();
  await expect(blockedNote(page)).toBeVisible();
  for (const side of [partner, page]) await expect(messageField(side)).toHaveCount(0);
  await partner.getByRole('button', { name: 'Cine vă poate scrie' }).click();
  await expectAccessible(partner);
  await inDialog(partner)
    .getByRole('button', { name: /^Deblochează/ })
    .click();
  await expect(inDialog(partner).getByText('Nu ați blocat nicio organizație.')).toBeVisible();
  await expect(messageField(page)).toBeVisible();
  await expect(blockedNote(page)).toHaveCount(0);

  await partner.keyboard.press('Escape');
  await expect(inDialog(partner)).toHaveCount(0);
  await visit(partner, `/firma/messages/${randomUUID()}`);
  await expect(partner.getByRole('heading', { name: 'Conversația nu a fost găsită' })).toBeVisible();
  await expectAccessible(partner);
  await pressOn(partner, partner.getByRole('main').getByRole('link', { name: 'Înapoi la conversații' }).last());
  await expect(row(partner, subject)).toBeVisible();
});

test('the association reads only the reported messages, and suspends the conversation', async ({ browser }) => {
  const { uat, firma, subject } = await startConversation(browser, { uat: 'primarie', firma: 'firma' });
  const [page, partner] = [uat.page, firma.page];
  await firma.open();
  await send(partner, 'Sunteți niște nepricepuți.');
  await uat.open();
  const report = log(page).getByRole('button', { name: /^Raportează mesajul scris de/ });
  await pressOn(page, report);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Trimite raportarea' }));
  await expect(inDialog(page).getByRole('alert')).toContainText('Alegeți motivul.');
  await chooseIn(page, inDialog(page).getByLabel('Motivul'), 'Jigniri');
  await typeInto(page, inDialog(page).getByLabel('Ce s-a întâmplat'), 'Firma ne jignește.');
  await expectAccessible(page);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Trimite raportarea' }));
  await expect(toasts(page).getByText('Raportarea a fost trimisă.')).toBeVisible();
  await expect(page.getByText('Ați raportat această conversație.')).toBeVisible();
  await expect(report).toBeFocused();

  const association = await pageOf(browser, 'admin');
  await association.goto('/admin/reported-conversations');
  await pressOn(association, association.getByRole('link', { name: subject }));
  await expectTitle(association, subject);
  const read = association.getByRole('region', { name: 'Mesajele raportate' });
  await expect(read.getByText('Sunteți niște nepricepuți.')).toBeVisible();
  await expect(read.getByText('Unu', { exact: true })).toHaveCount(0);
  await pressOn(association, association.getByRole('button', { name: 'Suspendă conversația' }));
  await expect(inDialog(association).getByLabel('Motivul')).toBeFocused();
  await association.keyboard.type('Limbaj jignitor.');
  await pressOn(association, inDialog(association).getByRole('button', { name: 'Suspendă conversația' }));
  await expect(association.getByText('Ambele părți au citit motivul.')).toBeVisible();
  for (const side of [page, partner]) {
    await expect(side.getByText(/Motivul: Limbaj jignitor\./).first()).toBeVisible();
    await expect(messageField(side)).toHaveCount(0);
  }
  await expect(association.getByRole('heading', { level: 1 })).toBeFocused();
  await association.getByRole('button', { name: 'Ridică suspendarea' }).click();
  await inDialog(association).getByLabel('Explicația').fill('Firma și-a cerut scuze.');
  await inDialog(association).getByRole('button', { name: 'Ridică suspendarea' }).click();
  for (const side of [page, partner]) await expect(messageField(side)).toBeVisible();
});

test('conversations about a project and a request are shown on their pages; a firm’s page leads to its conversation', async ({
  browser,
  page,
  context,
}) => {
  await openSession(context, 'comuna');
  const read = async (path: string) => (await context.request.get(path)).json();
  const [project] = (await read('/api/uat/projects?status=in_progress')).items;
  await page.goto(`/uat/projects/${project.id}`);
  const said = `Revenim luni, ${uniqueWord()}.`;
  await messageField(page).fill(said);
  await messageField(page).press('Enter');
  await expect(log(page).getByText(said)).toBeVisible();
  await page.getByRole('button', { name: 'Notă internă' }).click();
  await page.getByRole('textbox', { name: 'Notă pentru colegi' }).fill('Pentru noi.');
  await page.getByRole('button', { name: 'Salvează nota' }).click();
  await expect(log(page).getByText('Pentru noi.').last()).toBeVisible();
  await inPrint(page, () => expect(log(page).getByText('Pentru noi.').filter({ visible: true })).toHaveCount(0));

  const request = await createSentRequest(browser);
  for (const [who, price] of [
    ['firma', 41_000],
    ['firma2', 42_000],
  ] as const)
    await submitOffer(browser, who, request.id, price);
  await callAs(browser, 'comuna', 'POST', `/api/uat/service-requests/${request.id}/open-offers`, {
    version: (await read(`/api/uat/service-requests/${request.id}`)).version,
  });
  const { offers } = await read(`/api/uat/service-requests/${request.id}`);
  const [, firm] = offers.map(({ firma }: { firma: { id: string; name: string } }) => firma);
  await page.goto(`/uat/service-requests/${request.id}?tab=messages`);
  await page.getByLabel('Firma', { exact: true }).selectOption({ label: firm.name });
  await expect(page).toHaveURL(new RegExp(`firma=${firm.id}`));
  const asked = `Includeți și instruirea? ${uniqueWord()}`;
  await page.getByRole('textbox', { name: 'Mesaj', exact: true }).fill(asked);
  await page.getByRole('button', { name: 'Trimite' }).click();
  await expect(log(page).getByText(asked)).toBeVisible();
  await expectFullyAccessibleOnPhone(page);

  await page.goto(`/partener/${firm.id}`);
  await page.getByRole('link', { name: `Contact: ${firm.name}` }).click();
  await expectTitle(page, 'Mesaj nou');
});

test('a firm writes to an authority from its community’s page, after signing in', async ({ page }) => {
  const { items } = await (await page.request.get('/api/public/communities?q=Sibiu')).json();
  const communities = items.map(({ id }: { id: string }) => page.request.get(`/api/public/communities/${id}`));
  const views = await Promise.all(
    communities.map(async (answer: ReturnType<typeof page.request.get>) => (await answer).json()),
  );
  const community = views.find(({ institution }) => institution === accounts.primarie.organisation);
  await page.goto(`/comunitati/${community.id}`);
  const write = page.getByRole('link', { name: `Mesaj către ${community.institution}` });
  await pressOn(page, write);
  await expectTitle(page, 'Conectare Partener PSP');
  await fillSignIn(page, accounts.firma2.email, PASSWORD);
  await expectTitle(page, 'Mesaj nou');
  await expect(page.getByText(`Către: ${community.institution}`)).toBeVisible();
  await page.goto(`/comunitati/${community.id}`);
  await expect(write).toHaveAttribute('href', `/firma/messages/new?to=${community.authorityId}`);
  await openSession(page.context(), 'comuna');
  await page.reload();
  await expectTitle(page, community.name);
  await expect(page.getByRole('button', { name: /^Contul dvs/ })).toBeVisible();
  await expect(write).toHaveCount(0);
});
