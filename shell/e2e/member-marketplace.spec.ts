import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { expectFiltered, expectTitle } from './support/page.ts';
import { test } from './support/test.ts';

/* They share only the searched domain. */
const COMPARED = ['DataCom Rural', 'Regista'];

test('an authority saves a favourite, compares two partners and requests offers from both', async ({
  context,
  page,
}) => {
  await openSession(context, 'primarie');
  await page.goto('/uat/marketplace');
  await expectTitle(page, 'Marketplace');
  await page.getByLabel('Domeniu').selectOption('IT și Digitalizare');
  await expectFiltered(page, 'IT și Digitalizare');
  const hearts = page.getByRole('button', { name: /^Favorit: / });
  const kept = await hearts.first().getAttribute('aria-label');
  await hearts.first().click();
  await expect(page.getByRole('link', { name: 'Favorite (1)' })).toBeVisible();
  for (const name of COMPARED) await page.getByRole('checkbox', { name }).check();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compară 2' }).click();
  await expectTitle(page, 'Comparație de parteneri');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  const names = await page.getByRole('columnheader').allTextContents();
  await page.getByRole('link', { name: 'Cere oferte de la cei 2' }).click();
  await expectTitle(page, 'Solicitare nouă');
  await expect(page.getByLabel('Domeniu', { exact: true })).toHaveValue('it-digitalizare');
  const invited = page.getByRole('list', { name: 'Parteneri invitați' });
  for (const name of names.slice(1)) await expect(invited).toContainText(name);
  await page.goto('/uat/marketplace?favourites=1');
  await page.getByRole('button', { name: kept ?? '' }).click();
  await expect(page.getByRole('heading', { name: 'Niciun partener favorit' })).toBeVisible();
});
