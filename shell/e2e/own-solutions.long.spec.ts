import { expect } from '@playwright/test';
import { openSession, pageOf } from './support/accounts.ts';
import { expectTitle, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

test('when two colleagues edit one solution, both texts are shown and none is lost', async ({
  context,
  browser,
  page,
}) => {
  await openSession(context, 'firma2');
  const title = `Mentenanță ${uniqueWord()}`;
  await page.goto('/firma/solutions/new');
  await page.getByLabel('Titlu').fill(title);
  await page.getByLabel('Domeniu').selectOption({ label: 'IT și Digitalizare' });
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expectTitle(page, title);
  await page.getByRole('link', { name: 'Modifică' }).click();
  await expectTitle(page, 'Modifică soluția');
  await page.getByLabel('Descriere').fill('Textul meu.');
  const colleague = await pageOf(browser, 'firma2');
  await colleague.goto(page.url());
  await colleague.getByLabel('Descriere').fill('Textul colegului.');
  await colleague.getByRole('button', { name: 'Salvează' }).click();
  await expectTitle(colleague, title);
  await page.getByRole('button', { name: 'Salvează' }).click();
  const both = page.getByRole('table', { name: 'Cele două variante' });
  await expect(both.getByText('Textul colegului.')).toBeVisible();
  await page.getByRole('button', { name: 'Păstrează varianta mea' }).click();
  await expectTitle(page, title);
  await page.getByRole('link', { name: 'Modifică' }).click();
  await expect(page.getByLabel('Descriere')).toHaveValue('Textul meu.');
});
