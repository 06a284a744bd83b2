import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const magazine = (page: Page) => page.getByRole('region', { name: /^Revista: \d+ exemplar/ });

test('a firm claims a copy by keyboard, the association approves and ships it, and the firm confirms its receipt', async ({
  browser,
}) => {
  const street = `Strada ${uniqueWord()} 12, Cluj-Napoca`;
  const [firm, admin] = [await pageOf(browser, 'firma2'), await pageOf(browser, 'admin')];
  await firm.goto('/firma/network');
  await firm.getByRole('navigation', { name: 'Rețea' }).getByRole('link', { name: 'Beneficii' }).click();
  await expectTitle(firm, 'Beneficii');
  await expectAccessible(firm);
  await expectAccessibleOnPhone(firm);

  await pressOn(firm, magazine(firm).getByRole('button', { name: /^Cere (un|încă un) exemplar$/ }));
  const claim = inDialog(firm);
  await typeInto(firm, claim.getByLabel('Adresa de livrare'), street);
  await expectAccessible(firm);
  await pressOn(firm, claim.getByRole('button', { name: 'Cere un exemplar' }));
  await expect(toasts(firm).getByText('Cererea a fost trimisă')).toBeVisible();
  await expect(magazine(firm).getByText(street)).toBeVisible();

  await admin.goto('/admin/benefits?q=Softprim&kind=copy');
  await expectAccessible(admin);
  await main(admin).getByRole('row').filter({ hasText: street }).getByRole('link').click();
  await pressOn(admin, admin.getByRole('button', { name: 'Aprobă' }));
  await expect(toasts(admin).getByText('Cererea a fost aprobată')).toBeVisible();
  await pressOn(admin, admin.getByRole('button', { name: 'Marchează expediat' }));
  const awb = `AWB${uniqueWord()}`;
  await typeInto(admin, inDialog(admin).getByLabel('Numărul AWB'), awb);
  await expectAccessible(admin);
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Marchează expediat' }));
  await expect(toasts(admin).getByText('Exemplarul a fost expediat')).toBeVisible();

  await expect(magazine(firm).getByText(awb)).toBeVisible();
  await pressOn(firm, magazine(firm).getByRole('button', { name: 'Am primit exemplarul' }).first());
  await expect(toasts(firm).getByText('Primirea a fost confirmată')).toBeVisible();
  await firm.goto('/firma/network/beneficii/istoric');
  await expect(main(firm).getByRole('row').filter({ hasText: awb })).toContainText('Primit');
  await expect(admin.getByText('Exemplar primit')).toBeVisible();
  await expectAccessible(firm);
});
