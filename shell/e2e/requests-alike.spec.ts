import { expect } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectTitle, inDialog } from './support/page.ts';
import { test } from './support/test.ts';

test('the title implies what is bought and a CPV code, and a similar request is excluded with a reason', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'primarie');
  await page.goto('/uat/service-requests/new');
  await page.getByLabel('Titlu', { exact: true }).fill('Reparații acoperiș și dezvoltare de software');
  await page.getByLabel('Domeniu', { exact: true }).selectOption('IT și Digitalizare');
  await expect(page.getByLabel('Ce se cumpără')).toHaveValue('works');
  await page.getByLabel('Ce se cumpără').selectOption('Servicii');
  await expect(page.getByText(/^Pragul achiziției directe pentru servicii: 270\.120/)).toBeVisible();
  await page.getByRole('button', { name: /^72230000-6/ }).press('Enter');
  const code = page.getByRole('combobox', { name: 'Cod CPV' });
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('72230000-6 Servicii de dezvoltare de software personalizat');
  await page.getByLabel('Buget maxim').fill('269.000');
  await page.getByRole('link', { name: /solicitări asemănătoare$/ }).click();
  await expectTitle(page, 'Solicitări asemănătoare');
  await page
    .getByRole('button', { name: /^Scoate/ })
    .first()
    .press('Enter');
  await inDialog(page).getByRole('textbox').fill('Alt obiect');
  await inDialog(page).getByRole('button', { name: 'Scoate' }).click();
  await expect(page.getByText('Nu se adună: Alt obiect')).toBeVisible();
  await expectAccessible(page);
});
