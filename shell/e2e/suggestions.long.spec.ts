import { expect } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { expectState, expectTitle, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

test('a suggested firm is invited from the page of a sent request, by keyboard', async ({ browser }) => {
  const page = await pageOf(browser, 'comuna');
  const title = `Audit energetic ${uniqueWord()}`;
  await page.goto('/uat/service-requests/new');
  await page.getByLabel('Titlu', { exact: true }).fill(title);
  await page.getByLabel('Domeniu', { exact: true }).selectOption('IT și Digitalizare');
  await page.getByLabel('Descriere', { exact: true }).fill('Audit pentru școala din sat.');
  await expect(page.getByText(/^Salvat la \d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Verifică și trimite' }).click();
  await page.getByRole('button', { name: 'Trimite solicitarea' }).click();
  await expectTitle(page, title);
  await expectState(page, 'Trimisă');
  const card = page.getByRole('region', { name: 'Firme de invitat' });
  const first = card.getByRole('button', { name: /^Invită firma / }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('Invită firma ', '');
  expect(await card.getByRole('button', { name: /^Invită firma / }).count()).toBeLessThanOrEqual(5);
  // For a new request, every firm of the domain is explained by its county.
  await expect(
    card
      .getByRole('listitem')
      .filter({ hasText: /^(Pentru|Împotrivă)?:?\s*din județul / })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await card.getByRole('button', { name: 'Cum propunem firmele' }).press('Enter');
  const rule = page.getByRole('dialog', { name: 'Cum propunem firmele' });
  await expect(rule.getByText('un loc revine unei firme noi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} a fost invitată.`)).toBeVisible();
  await expect(card.getByRole('button', { name: `Invită firma ${name}` })).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: name }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Istoric' }).click();
  await expect(page.getByText(`Partener invitat: ${name}`)).toBeVisible();
});
