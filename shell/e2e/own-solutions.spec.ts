import { expect, type Page } from '@playwright/test';
import { aPicture } from './support/a-picture.ts';
import { openSession } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { chooseIn, pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('a firm writes and publishes a solution by keyboard, and visitors find it', async ({ page, context, browser }) => {
  await openSession(context, 'firma2');
  const title = `Arhivă electronică ${uniqueWord()}`;
  await page.goto('/firma/solutions');
  await pressOn(page, page.getByRole('link', { name: 'Soluție nouă' }));
  await expectTitle(page, 'Soluție nouă');
  await typeInto(page, page.getByLabel('Titlu'), title);
  await pressOn(page, page.getByRole('button', { name: 'Salvează' }));
  const summary = page.getByRole('alert', { name: 'Există o problemă' });
  await expect(summary).toBeVisible();
  await chooseIn(page, page.getByLabel('Domeniu'), 'IT');
  await pressOn(page, page.getByRole('button', { name: 'Salvează' }));
  await expectTitle(page, title);
  await expect(page.getByText('Înainte de publicare mai sunt de completat: descrierea, prețul.')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Modifică' }));
  await expectTitle(page, 'Modifică soluția');
  await typeInto(page, page.getByLabel('Descriere'), 'Scanarea și regăsirea dosarelor primăriei.');
  await page.getByRole('radio', { name: 'Preț fix' }).check();
  await typeInto(page, page.getByLabel('Prețul, fără TVA'), '12500,50');
  await pressOn(page, page.getByRole('button', { name: 'Adaugă un punct' }));
  await page.keyboard.type('Instruire');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Garanție doi ani');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Mută mai jos: Instruire' }));
  const code = page.getByRole('combobox', { name: 'Cod CPV' });
  await typeInto(page, code, 'arhivare software');
  await expect(page.getByText('Niciun cod nu se potrivește')).toBeVisible();
  await code.fill('');
  await page.keyboard.type('software personalizat');
  await expect(page.getByRole('option')).toHaveText([/^72230000-6/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(code).toHaveValue('72230000-6 Servicii de dezvoltare de software personalizat');
  await page.getByRole('radio', { name: 'Numai în județele alese' }).check();
  await page.getByRole('checkbox', { name: 'Sibiu' }).check();
  await page.getByRole('checkbox', { name: 'Cluj' }).check();
  await page.getByLabel('Adaugă imagini').setInputFiles(aPicture('ecran.png'));
  await page.getByLabel('Descrierea imaginii 1').fill('Lista dosarelor');
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: 'Salvează' }));
  await expectTitle(page, title);
  const preview = page.getByRole('region', { name: 'Cum apare în marketplace' });
  await expect(preview.getByRole('list', { name: 'Ce cuprinde' }).getByRole('listitem')).toHaveText([
    'Garanție doi ani',
    'Instruire',
  ]);
  await expect(preview.getByText('12.500,50 lei, fără TVA')).toBeVisible();
  await expect(preview.getByText('CPV 72230000-6')).toBeVisible();
  await expect(preview.getByText('Cluj, Sibiu')).toBeVisible();
  const address = new URL(
    (await preview.getByRole('img', { name: 'Lista dosarelor' }).getAttribute('src')) ?? '',
    page.url(),
  );
  const visitor = await browser.newPage();
  expect((await page.request.get(address.href)).status()).toBe(200);
  expect((await visitor.request.get(address.href)).status()).toBe(404);
  await pressOn(page, page.getByRole('button', { name: 'Publică' }));
  await expect(page.getByRole('heading', { name: 'Soluția este publică.' })).toBeVisible();
  await visitor.goto(`/marketplace?q=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole('img', { name: 'Lista dosarelor' })).toBeVisible();
  await visitor.getByRole('link', { name: title, exact: true }).click();
  await expectTitle(visitor, title);
  await expect(visitor.getByText('72230000-6 Servicii de dezvoltare de software personalizat')).toBeVisible();
  await expect(visitor.getByText('Cluj, Sibiu')).toBeVisible();
  expect((await visitor.request.get(address.href)).status()).toBe(200);
  await visitor.setViewportSize({ width: 1366, height: 768 });
  await visitor.goto(`/marketplace?q=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole('heading', { level: 2, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Oprește afișarea' }).click();
  await inDialog(page).getByRole('button', { name: 'Oprește afișarea' }).click();
  await expect(page.getByRole('heading', { name: 'Afișarea este oprită.' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 2, name: title })).toHaveCount(0);

  await page.getByRole('button', { name: 'Duplică' }).click();
  await expect(page.getByRole('heading', { name: 'Soluția este o ciornă.' })).toBeVisible();
  await page.getByRole('button', { name: 'Șterge ciorna' }).click();
  await inDialog(page).getByRole('button', { name: 'Șterge ciorna' }).click();
  await expect(toasts(page).getByText('Ciorna a fost ștearsă')).toBeVisible();
  await page.goto(`/firma/solutions?q=${encodeURIComponent(title)}`);
  await expect(row(page, title)).toHaveCount(1);
  await expect(row(page, title).getByText('Afișare oprită')).toBeVisible();
});
