import { expect } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { readDownload } from './support/downloads.ts';
import { expectCount, expectTitle } from './support/page.ts';
import { test } from './support/test.ts';

test('the association reads how a figure is counted, opens what it counts, and downloads the figures', async ({
  page,
}) => {
  await openSession(page.context(), 'admin');
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Rapoarte', exact: true }).press('Enter');
  await expectTitle(page, 'Rapoarte');
  await page.getByRole('button', { name: 'Socotește din nou' }).press('Enter');
  await expect(page.getByText('Cifrele au fost socotite din nou.')).toBeVisible();
  await page.getByRole('button', { name: 'Cum se socotește: solicitări trimise' }).press('Enter');
  await expect(page.getByRole('note')).toContainText('Solicitările trimise în perioadă');
  await expectAccessible(page);
  const csv = await readDownload(page, () =>
    page.getByRole('link', { name: 'Descarcă CSV: cifrele rețelei' }).press('Enter'),
  );
  expect(csv.name).toMatch(/^raport-retea-cifre-\d{4}\.csv$/);
  const line = csv.bytes
    .toString()
    .split('\r\n')
    .find((text) => text.startsWith('Solicitări trimise;'));
  const counted = Number(line?.split(';')[1]);
  expect(counted).toBeGreaterThan(0);
  await page
    .getByRole('note')
    .getByRole('link', { name: /^Vezi \d/ })
    .press('Enter');
  await expectTitle(page, 'Solicitări');
  await expectCount(page, counted);
});

test('the monthly report by mail is seen, turned on for a person and off again', async ({ page }) => {
  await openSession(page.context(), 'admin');
  await page.goto('/admin/reports#raport-lunar');
  await expectTitle(page, 'Rapoarte');
  await page.getByRole('button', { name: 'Vezi-l' }).press('Enter');
  await expect(page.getByRole('dialog').getByText(/^Raportul rețelei: /)).toBeVisible();
  await page.keyboard.press('Escape');
  const change = async (isOn: boolean) => {
    await page.getByRole('button', { name: 'Schimbă', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Trimite raportul în fiecare lună' }).setChecked(isOn);
    await dialog.getByRole('group', { name: 'Cine îl primește' }).getByRole('checkbox').first().setChecked(isOn);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Salvează' }).press('Enter');
    await expect(page.getByText('Raportul lunar a fost schimbat.').first()).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await change(true);
  await expect(page.getByText(/^Pleacă în prima zi lucrătoare a lunii/)).toBeVisible();
  await change(false);
  await expect(page.getByText(/Acum este oprit/)).toBeVisible();
});
