import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { fillOffer } from './support/journey/offer.ts';
import { holdSaves, saved } from './support/page.ts';
import { createSentRequest } from './support/records.ts';
import { test } from './support/test.ts';

test('when two tabs edit the same offer, both versions are shown, and either can be chosen', async ({
  browser,
  context,
  page,
}) => {
  const { id } = await createSentRequest(browser);
  await openSession(context, 'firma2');
  await page.goto(`/firma/opportunities/${id}/oferta`);
  await fillOffer(page, { price: '41.000', days: '12' });
  await page.getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(saved(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/firma/opportunities/${id}/oferta`);
  await expect(other.getByLabel('Zile până la predare')).toHaveValue('12');
  const goOn = await holdSaves(other);
  await other.getByLabel('Zile până la predare').fill('16');
  await page.getByLabel('Zile până la predare').fill('14');
  await page.getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(saved(page)).toBeVisible();
  goOn();
  await expect(other.getByRole('heading', { name: 'Ați salvat chiar dvs. între timp' })).toBeVisible();
  await expect(other.getByRole('row').filter({ hasText: '16 zile' })).toContainText('14 zile');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Folosește varianta salvată' }).click();
  await expect(other.getByLabel('Zile până la predare')).toHaveValue('14');
});
