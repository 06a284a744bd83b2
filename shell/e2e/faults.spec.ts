import { expect, type Page, type Route } from '@playwright/test';
import { type AccountName, openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectTitle, title, uniqueWord } from './support/page.ts';
import { sentRequest } from './support/records.ts';
import { STREAM } from './support/talk.ts';
import { test } from './support/test.ts';

const BUSY = {
  status: 503,
  contentType: 'application/json',
  body: '{"code":"service.unavailable","message":"Serviciul nu răspunde momentan. Încercați din nou."}',
};
const busy = (route: Route): Promise<void> => route.fulfill(BUSY);
const dropped = (route: Route): Promise<void> => route.abort('connectionreset');

const FAULTS = { 'answers with 503': busy, 'drops the connection': dropped };

/** Pages of each area, what happens to the calls they need, and their title once these are answered. */
const PAGES: [AccountName | 'visitor', path: string, fault: keyof typeof FAULTS, calls: string, heading: RegExp][] = [
  ['comuna', '/uat/dashboard', 'answers with 503', '**/api/uat/dashboard', /^Bună ziua/],
  ['comuna', '/uat/service-requests', 'drops the connection', '**/api/uat/service-requests?*', /^Solicitări$/],
  ['firma', '/firma/dashboard', 'drops the connection', '**/api/firma/dashboard', /^Bună ziua/],
  ['firma', '/firma/opportunities', 'answers with 503', '**/api/firma/opportunities?*', /^Oportunități$/],
  ['admin', '/admin/dashboard', 'answers with 503', '**/api/admin/dashboard', /^Panou de administrare$/],
  ['visitor', '/parteneri', 'drops the connection', '**/api/public/partners?*', /^Parteneri$/],
];

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

/* A public page that is opened by its address comes with its data; one that is gone to within the portal asks for them. */
async function enter(page: Page, name: AccountName | 'visitor', path: string): Promise<void> {
  if (name !== 'visitor') {
    await page.goto(path);
    return;
  }
  await page.goto('/login');
  await expect(title(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Parteneri' }).click();
}

for (const [name, path, fault, calls, heading] of PAGES) {
  test(`when the service behind ${path} ${fault}, the page says so and can be asked again`, async ({
    context,
    page,
  }) => {
    if (name !== 'visitor') await openSession(context, name);
    // What others do meanwhile makes a page ask again by itself.
    await page.route(`**${STREAM}*`, dropped);
    await page.route(calls, FAULTS[fault]);
    await enter(page, name, path);
    await expect(failure(page)).toContainText(/Serviciul nu răspunde momentan|Nu am putut contacta portalul/);
    await expectAccessible(page);
    await page.unroute(calls);
    await failure(page).getByRole('button', { name: 'Încearcă din nou' }).click();
    await expect(title(page)).toHaveText(heading);
    await expect(failure(page)).toHaveCount(0);
  });
}

test('a draft that could not be saved keeps its text, says so, and is saved at the next try', async ({
  context,
  page,
}) => {
  await openSession(context, 'comuna');
  const words = `Drum comunal ${uniqueWord()}`;
  await page.goto('/uat/service-requests/new');
  await page.route('**/api/uat/service-requests', busy);
  await page.getByLabel('Titlu', { exact: true }).fill(words);
  await expect(page.getByText(/^Nesalvat: /)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue(words);
  await expect(page.getByText(/^Nesalvat: /)).toBeVisible();
  await page.unroute('**/api/uat/service-requests');
  await page.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(page.getByText(/^Salvat la/)).toBeVisible();
  await page.goto(`/uat/service-requests?q=${words.split(' ').at(-1)}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 solicitare');
});

test('a question that could not be sent keeps its text, also through a reload, and is asked once', async ({
  browser,
  context,
  page,
}) => {
  const { id, title: name } = await sentRequest(browser);
  const question = `Există un inventar? ${uniqueWord()}`;
  await openSession(context, 'firma');
  await page.goto(`/firma/opportunities/${id}`);
  await expectTitle(page, name);
  const field = page.getByLabel('Puneți o întrebare');
  const calls = `**/api/firma/opportunities/${id}/questions`;
  await page.route(calls, dropped);
  await field.fill(question);
  await page.getByRole('button', { name: 'Trimite întrebarea' }).click();
  await expect(failure(page)).toContainText('Textul dvs. este păstrat.');
  await expectAccessible(page);
  await expect(field).toHaveValue(question);
  await page.reload();
  await expect(field).toHaveValue(question);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Trimite întrebarea' }).dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: question })).toHaveCount(1);
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: question })).toHaveCount(1);
});
