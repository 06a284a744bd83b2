import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, title } from './support/page.ts';
import { test } from './support/test.ts';

const field = (page: Page) => page.getByLabel('Caută comunități, parteneri, soluții și articole');
const list = (page: Page) => page.getByRole('listbox', { name: 'Rezultate' });

test('a mistyped partner is found in the header and opened by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await typeInto(page, field(page), 'cvis digital');
  await expect(page.getByText('Rezultate pentru „civis digital”').first()).toBeVisible();
  const partner = list(page)
    .getByRole('group', { name: 'Parteneri' })
    .getByRole('option', { name: /^Civis Digital/ });
  await expect(partner).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('cvis digital');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  for (let step = 0; step < 12 && (await partner.getAttribute('data-focused')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(partner).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expectTitle(page, 'Civis Digital');
  await expect(title(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('the search page shows all results by kind, and updates while typing', async ({ page }) => {
  await page.goto('/');
  await typeInto(page, field(page), 'digitalizare');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cautare\?q=digitalizare$/);
  await expectTitle(page, 'Căutare');
  const partners = page.getByRole('region', { name: 'Parteneri' });
  await expect(partners.getByRole('listitem').first()).toBeVisible();
  const kinds = page.getByRole('navigation', { name: 'Ce fel de rezultate' });
  const partnersOnly = kinds.getByRole('link', { name: /^Parteneri/ });
  await pressOn(page, partnersOnly);
  await expect(page).toHaveURL(/kind=partner/);
  // The address changes before the page.
  await expect(partnersOnly).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox', { name: 'Ce căutați?' }).fill('primaria slimbar');
  await expect(page).toHaveURL(/q=primaria\+slimbar/);
  const all = kinds.getByRole('link', { name: 'Toate' });
  await expect(all).toHaveAttribute('href', /q=primaria/);
  await all.click();
  await expect(page.getByText('Rezultate pentru „primaria șelimbăr”')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comunități' }).getByRole('link', { name: 'Șelimbăr' })).toBeVisible();
});

test('on a phone the header links to the search page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/parteneri');
  await expect(field(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Caută' }).click();
  await expectTitle(page, 'Căutare');
  await expect(page.getByRole('searchbox', { name: 'Ce căutați?' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Ce căutați?' }).fill('registratura');
  await expect(page.getByRole('region', { name: 'Parteneri' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('searches without results or words show a message', async ({ page }) => {
  for (const [text, answer] of [
    ['%', 'Scrieți cel puțin un cuvânt'],
    ['si in de la', 'Scrieți cel puțin un cuvânt'],
    ['🏛️ & | ! <->', 'Scrieți cel puțin un cuvânt'],
    ['<script>alert(1)</script>', 'Niciun rezultat pentru „<script>alert(1)</script>”'],
    ['zzzqqqzzz', 'Niciun rezultat pentru „zzzqqqzzz”'],
  ] as const) {
    await page.goto(`/cautare?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('heading', { level: 2, name: answer })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header submits the search, and results are links', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('Civis');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/cautare\?q=Civis$/);
    await page.getByRole('region', { name: 'Parteneri' }).getByRole('link', { name: 'Civis Digital' }).click();
    await expectTitle(page, 'Civis Digital');
  });
});
