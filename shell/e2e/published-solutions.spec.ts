import { expect, type Page } from '@playwright/test';
import { openSession, pageOf } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectState, expectTitle, inDialog, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/* Publishes a solution with a fixed price. `validUntil`: last day in the marketplace. */
async function publishSolution(page: Page, title: string, validUntil?: string): Promise<void> {
  await openSession(page.context(), 'firma2');
  await page.goto('/firma/solutions/new');
  await page.getByLabel('Titlu').fill(title);
  await page.getByLabel('Domeniu').selectOption({ label: 'IT și Digitalizare' });
  await page.getByLabel('Descriere').fill('Asistență la telefon.');
  await page.getByRole('radio', { name: 'Preț fix' }).check();
  await page.getByLabel('Prețul, fără TVA').fill('300');
  if (validUntil) await page.getByLabel('Valabilă până la').fill(validUntil);
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expectTitle(page, title);
  await page.getByRole('button', { name: 'Publică' }).click();
  await expect(page.getByRole('heading', { name: 'Soluția este publică.' })).toBeVisible();
}

test('a solution shows its last day and can be renewed', async ({ page }) => {
  const title = `Suport tehnic ${uniqueWord()}`;
  await publishSolution(page, title, '01.02.2098');
  await expect(page.getByText('Apare până la 1 februarie 2098, inclusiv.')).toBeVisible();
  await page.getByRole('button', { name: 'Prelungește' }).click();
  await inDialog(page).getByLabel('Valabilă până la').fill('01.03.2098');
  await expectAccessible(page);
  await inDialog(page).getByRole('button', { name: 'Prelungește' }).click();
  await expect(page.getByText('Apare până la 1 martie 2098, inclusiv.')).toBeVisible();
  await page.goto(`/firma/solutions?q=telefon&status=published`);
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1);
});

test('the association withdraws a solution with a reason, and its firm corrects it', async ({ page, browser }) => {
  const title = `Evidență ${uniqueWord()}`;
  await publishSolution(page, title);
  const admin = await pageOf(browser, 'admin');
  await admin.goto(`/admin/solutions?q=${encodeURIComponent(title)}&category=it-digitalizare`);
  await expect(row(admin, title)).toHaveCount(1);
  await row(admin, title).getByRole('link').click();
  await expectTitle(admin, title);
  await admin.getByRole('button', { name: 'Retrage' }).click();
  await inDialog(admin).getByRole('button', { name: 'Retrage' }).click();
  await expect(inDialog(admin).getByText('Există o problemă')).toBeVisible();
  await inDialog(admin).getByLabel('Motiv').fill('Spuneți pentru cine este asistența.');
  await expectAccessible(admin);
  await inDialog(admin).getByRole('button', { name: 'Retrage' }).click();
  await expect(admin.getByRole('heading', { name: 'Soluția este retrasă.' })).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(page.url().replace('/firma/solutions/', '/marketplace/'));
  await expectTitle(visitor, 'Soluția nu a fost găsită');

  await page.goto('/notificari');
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expectTitle(page, title);
  await expect(page.getByText('Spuneți pentru cine este asistența.').first()).toBeVisible();
  await expectAccessible(page);
  await admin.getByRole('button', { name: 'Redă în marketplace' }).click();
  await expect(admin.getByRole('heading', { name: 'Soluția este publică.' })).toBeVisible();
  await admin.getByRole('button', { name: 'Retrage' }).click();
  await inDialog(admin).getByLabel('Motiv').fill('Tot nu se înțelege.');
  await inDialog(admin).getByRole('button', { name: 'Retrage' }).click();
  await expect(admin.getByRole('heading', { name: 'Soluția este retrasă.' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Reia ca ciornă' }).click();
  await page.getByRole('link', { name: 'Modifică' }).click();
  await page.getByLabel('Descriere').fill('Asistență la telefon pentru operatorii primăriei.');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expectTitle(page, title);
  await page.getByRole('button', { name: 'Publică' }).click();
  await expect(page.getByRole('heading', { name: 'Soluția este publică.' })).toBeVisible();
});

test('an authority saves a solution as favourite and requests an offer; the firm sees both counts', async ({
  page,
  browser,
}) => {
  const title = `Aplicație ${uniqueWord()}`;
  await publishSolution(page, title);
  const uat = await pageOf(browser, 'comuna');
  const reported = uat.waitForResponse((answer) => /\/solutions\/[^/]+\/views$/.test(answer.url()));
  await uat.goto(page.url().replace('/firma/solutions/', '/marketplace/'));
  expect((await reported).status()).toBe(204);
  await uat.goto(`/uat/marketplace/solutions?q=${encodeURIComponent(title)}`);
  const heart = uat.getByRole('button', { name: `Favorit: ${title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(uat);
  await uat.goto('/uat/marketplace/solutions?favourites=1');
  await expect(uat.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await uat.getByRole('link', { name: new RegExp(`^Cere ofertă: ${title}`) }).click();
  await expectTitle(uat, 'Solicitare nouă');
  await expect(uat.getByLabel('Titlu', { exact: true })).toHaveValue(title);
  await uat.getByRole('button', { name: 'Verifică și trimite' }).click();
  await uat.getByRole('button', { name: 'Trimite solicitarea' }).click();
  await expectState(uat, 'Trimisă');

  await page.reload();
  const interest = page.getByRole('region', { name: 'Interesul autorităților' });
  await expect(interest.getByRole('definition')).toHaveText(['1', '1', '1 autoritate']);
  await page.goto(`/firma/solutions?q=${encodeURIComponent(title)}`);
  await expect(row(page, title).getByText('1 solicitare')).toBeVisible();
  await expect(row(page, title).getByText('1 vizualizare, 1 favorită')).toBeVisible();
});
