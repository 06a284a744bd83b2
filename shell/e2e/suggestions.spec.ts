import { expect } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectFullyAccessibleOnPhone } from './support/axe.ts';
import { expectTitle, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

test('while a request is written, firms are suggested with reasons and added to the invited ones, by keyboard', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'comuna');
  await page.goto('/uat/service-requests/new');
  await page.getByLabel('Titlu', { exact: true }).fill(`Registratură ${uniqueWord()}`);
  await page.getByRole('radio', { name: /^Doar partenerii invitați/ }).check();
  await expect(page.getByText('După ce alegeți domeniul, vă propunem aici firme potrivite.')).toBeVisible();
  await page.getByLabel('Domeniu', { exact: true }).selectOption('IT și Digitalizare');
  const suggested = page.getByRole('region', { name: 'Firme de invitat' });
  const first = suggested.getByRole('button', { name: /^Invită firma / }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('Invită firma ', '');
  await expect(suggested.getByRole('listitem').filter({ hasText: 'din județul ' }).first()).toBeVisible();
  await expectAccessible(page);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(suggested).toBeFocused();
  await expect(suggested.getByRole('status')).toHaveText(`${name} este pe lista invitaților.`);
  await expect(suggested.getByRole('button', { name: `Invită firma ${name}` })).toHaveCount(0);
  await page.getByLabel('Descriere', { exact: true }).fill('Registru de intrare și ieșire.');
  await expect(page.getByText(/^Salvat la \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Parteneri invitați' })).toContainText(name);
  await page.getByRole('button', { name: `Scoate ${name}` }).press('Enter');
  await expect(suggested.getByRole('button', { name: `Invită firma ${name}` })).toBeVisible();
});

test('a firm reads why an opportunity suits it and how the list is ordered, by keyboard', async ({ browser }) => {
  const page = await pageOf(browser, 'firma');
  await page.goto('/firma/opportunities');
  await expect(page.getByText('După potrivire.')).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first().getByRole('listitem').filter({ hasText: 'În domeniul dvs.' })).toBeVisible();
  // Lines may be longer until the font is loaded.
  const fits = async () => {
    const { y, height } = (await cards.nth(2).boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
    return y + height;
  };
  await expect.poll(fits).toBeLessThanOrEqual(768);
  // The filter that the count in the navigation links to.
  await page.goto('/firma/opportunities?fit=suited');
  await expect(page.getByRole('button', { name: 'Salvează filtrele' })).toBeVisible();
  await expect.poll(fits).toBeLessThanOrEqual(768);
  await page.goto('/firma/opportunities');
  await expect(page.getByText('După potrivire.')).toBeVisible();
  const open = page.getByRole('button', { name: 'Cum ordonăm oportunitățile' });
  await open.focus();
  await page.keyboard.press('Enter');
  const rule = page.getByRole('dialog', { name: 'Cum ordonăm oportunitățile' });
  await expect(rule.getByText('Niciun loc nu se cumpără')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.getByLabel('Sortare', { exact: true }).selectOption('Termen');
  await expect(page.getByText('După termen, cele apropiate întâi.')).toBeVisible();
  await page.getByLabel('Sortare', { exact: true }).selectOption('Potrivire');
  await expect(page.getByText('După potrivire.')).toBeVisible();
  const title = (await cards.first().getByRole('heading', { level: 2 }).textContent()) ?? '';
  await cards.first().getByRole('link', { name: title, exact: true }).press('Enter');
  await expectTitle(page, title);
  const details = page.getByRole('region', { name: 'Detalii' });
  await expect(details.getByRole('listitem').filter({ hasText: 'Lucrați în domeniul cerut' })).toBeVisible();
  await expectFullyAccessibleOnPhone(page);
});
