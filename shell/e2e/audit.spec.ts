import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { readDownload } from './support/downloads.ts';
import { chooseSuggestion, pressOn } from './support/keyboard.ts';
import { expectTitle } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody').getByRole('row');

const field = (page: Page, name: string) => main(page).getByRole('combobox', { name, exact: true });

test('the association finds an act by person and operation by keyboard, reads it, and exports what it found', async ({
  browser,
}) => {
  const admin = await pageOf(browser, 'admin');
  await admin.goto('/admin/dashboard');
  await pressOn(admin, admin.getByRole('navigation').getByRole('link', { name: 'Jurnal' }));
  await expectTitle(admin, 'Jurnal');
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  await chooseSuggestion(admin, field(admin, 'Persoana'), 'Carmen Voicu', 'Carmen Voicu, admin@demo.psp');
  await expect(admin).toHaveURL(/account=/);
  await expect(main(admin).getByRole('button', { name: /^Elimină filtrul Persoana: Carmen Voicu/ })).toBeVisible();
  await expect(field(admin, 'Persoana')).toBeFocused();
  await chooseSuggestion(admin, field(admin, 'Operațiunea'), 'Conectare', 'Conectare (cont)');
  await expect(admin).toHaveURL(/act=account\.sign-in/);
  await expect(rows(admin).first()).toContainText('Conectare');
  await expectAccessible(admin);

  await pressOn(admin, rows(admin).first().getByRole('link', { name: 'Conectare' }));
  await expectTitle(admin, 'Conectare');
  await expect(main(admin).getByText('Carmen Voicu').first()).toBeVisible();
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  // The filters of the list are kept on the way back.
  await pressOn(admin, main(admin).getByRole('link', { name: 'Jurnal' }));
  await expect(admin).toHaveURL(/account=/);

  const { name, bytes } = await readDownload(admin, () =>
    pressOn(admin, main(admin).getByRole('link', { name: 'CSV' })),
  );
  expect(name).toBe('jurnal.csv');
  const [, ...lines] = bytes.toString().trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.includes('Conectare'))).toEqual([]);
  await admin.goto('/admin/audit?act=audit.export');
  await expect(rows(admin).first()).toContainText('Jurnal exportat');
});
