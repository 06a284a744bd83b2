import { expect } from '@playwright/test';
import { accounts, openSession, PASSWORD } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { countOf, expectState, expectTitle } from './support/page.ts';
import { fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const SOLUTION = 'Registratură electronică pentru comune';

test('a visitor requests an offer, signs in, and sends the prefilled form', async ({ page }) => {
  await page.goto('/marketplace');
  await expectTitle(page, 'Marketplace');
  await page.getByRole('main').getByLabel('Caută').fill('registratura electronica');
  await expect(page).toHaveURL(/q=registratura/);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: SOLUTION }) });
  await expect(card).toContainText('fără TVA');
  const firm = (await card.locator('a[href^="/partener/"]').textContent()) ?? '';
  await card.getByRole('link', { name: `Cere ofertă: ${SOLUTION}` }).click();
  await expectTitle(page, 'Conectare Membru PSP');
  await fillSignIn(page, accounts.primarie.email, PASSWORD);
  await expectTitle(page, 'Solicitare nouă');
  await expect(page.getByLabel('Titlu', { exact: true })).toHaveValue(SOLUTION);
  await expect(page.getByLabel('Domeniu', { exact: true })).toHaveValue('it-digitalizare');
  await expect(page.getByLabel('Descriere', { exact: true })).toHaveValue(new RegExp(`${SOLUTION}.*${firm}`));
  await expect(page.getByRole('list', { name: 'Parteneri invitați' })).toContainText(firm);
  await expect(
    page.getByText(`Din soluția „${SOLUTION}” a firmei ${firm}, singura care va vedea solicitarea.`),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verifică și trimite' }).click();
  await expectTitle(page, 'Verificați și trimiteți');
  await page.getByRole('button', { name: 'Trimite solicitarea' }).click();
  await expectTitle(page, SOLUTION);
  await expectState(page, 'Trimisă');
});

test('the marketplace is filtered, also before hydration, and paged', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()));
  await page.goto('/marketplace', { waitUntil: 'commit' });
  const all = await countOf(page).textContent();
  // A choice made before hydration counts.
  await page.getByLabel('Domeniu').selectOption('Resurse Umane');
  scripts.resolve();
  await expect(countOf(page)).not.toHaveText(all ?? '');
  await page.getByRole('button', { name: 'Șterge filtrele' }).click();
  await expect(countOf(page)).toHaveText(all ?? '');
  await page.goto('/marketplace?page=5');
  await expect(page.getByText('Orientativ', { exact: true }).first()).toBeVisible();
  await page.goto('/marketplace?q=nimicnimic');
  await expect(page.getByRole('heading', { name: 'Nicio soluție nu se potrivește' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/marketplace?page=9000');
  await page.getByRole('link', { name: 'Prima pagină' }).click();
  await expect(page).toHaveURL('/marketplace');
});

test('a member reads a partner section by section and requests an offer', async ({ context, page }) => {
  await openSession(context, 'comuna');
  await page.goto(`/parteneri?q=${encodeURIComponent(accounts.firma.organisation)}`);
  await page.getByRole('link', { name: `Vezi profilul: ${accounts.firma.organisation}` }).click();
  await expectTitle(page, accounts.firma.organisation);
  const sections = page.getByRole('navigation', { name: 'Secțiunile profilului' });
  for (const name of ['Servicii', 'Portofoliu', 'Echipă', /^Recenzii/, 'Prezentare']) {
    await sections.getByRole('link', { name }).click();
    await expect(sections.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  }
  await page.getByRole('link', { name: 'Cere o ofertă' }).click();
  await expectTitle(page, 'Solicitare nouă');
  await expect(page.getByRole('list', { name: 'Parteneri invitați' })).toContainText(accounts.firma.organisation);
});

test('a firm sees the marketplace and cannot request offers', async ({ context, page }) => {
  await openSession(context, 'firma');
  await page.goto('/marketplace');
  await expect(page.getByText('Numai autoritățile pot cere oferte.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cere ofertă/ })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a partner, each section and the marketplace can be read', async ({ page, request }) => {
    const list: { items: { id: string; name: string }[] } = await (await request.get('/api/public/partners')).json();
    const [partner] = list.items;
    await page.goto(`/partener/${partner?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(partner?.name ?? '');
    await page.getByRole('link', { name: 'Portofoliu' }).click();
    await expect(page.getByRole('heading', { name: 'Proiecte finalizate în portal' })).toBeVisible();
    await page.goto('/marketplace?q=registratura');
    await expect(page.getByRole('heading', { name: SOLUTION })).toBeVisible();
  });
});
