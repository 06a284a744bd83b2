import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { expectState, expectTitle, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

test('after sending, a suitable firm is invited from the page of the request, by keyboard, and is told', async ({
  browser,
}) => {
  const authority = await browser.newContext();
  await openSession(authority, 'comuna');
  const page = await authority.newPage();
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
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} a fost invitată.`)).toBeVisible();
  await expect(card.getByRole('button', { name: `Invită firma ${name}` })).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: name }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Istoric' }).click();
  await expect(page.getByText(`Partener invitat: ${name}`)).toBeVisible();
});
