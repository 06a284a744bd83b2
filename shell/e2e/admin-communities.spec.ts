import { expect, type Page } from '@playwright/test';
import { aPicture } from './support/a-picture.ts';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/* Number of communities that visitors find by a word. */
const found = async (page: Page, word: string): Promise<number> => {
  const answer = await page.request.get(`/api/public/communities?q=${word}`);
  return ((await answer.json()) as { total: number }).total;
};

test('by keyboard, the association keeps a community for an authority that has not joined, hides, deletes and restores it', async ({
  browser,
  page: visitor,
}) => {
  const name = `Poiana ${uniqueWord()}`;
  const admin = await pageOf(browser, 'admin');
  await admin.goto('/admin/communities');
  await expectTitle(admin, 'Comunități');
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);

  await pressOn(admin, button(admin, 'Adaugă o comunitate'));
  const dialog = inDialog(admin);
  await pressOn(admin, dialog.getByRole('button', { name: 'Salvează' }));
  await expect(dialog.getByRole('alert')).toContainText('Scrieți numele comunității.');
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  await tabTo(admin, dialog.getByLabel('Județ'));
  await admin.keyboard.type('Sibiu');
  await typeInto(admin, dialog.getByLabel('Numele comunității'), name);
  await typeInto(admin, dialog.getByLabel('Descriere', { exact: true }), 'Comună de munte.');
  await dialog.getByLabel('Adaugă imagini').setInputFiles(aPicture('munte.png'));
  await expect(dialog.getByLabel('Descrierea imaginii 1')).toBeVisible();
  await pressOn(admin, dialog.getByRole('button', { name: 'Salvează' }));
  await expect(toasts(admin).getByText('Comunitatea a fost creată!')).toBeVisible();
  const card = admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { name }) });
  await expect(card).toContainText('O ține asociația');
  await expect.poll(() => found(visitor, name)).toBe(1);

  await pressOn(admin, button(admin, `Modifică, ${name}`));
  await typeInto(admin, dialog.getByLabel('Adresă'), 'Str. Mare 1');
  await pressOn(admin, dialog.getByRole('button', { name: 'Salvează' }));
  await expect(toasts(admin).getByText('Comunitatea a fost actualizată!')).toBeVisible();

  await pressOn(admin, admin.getByRole('link', { name }));
  await expectTitle(admin, name);
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  const address = (await admin.getByRole('link', { name: 'Vezi pagina publică' }).getAttribute('href')) ?? '';
  await visitor.goto(address);
  await expectTitle(visitor, name);
  await expect(visitor.getByText('Prezentare ținută de asociație')).toBeVisible();
  await expectAccessible(visitor);

  await pressOn(admin, button(admin, 'Ascunde'));
  await typeInto(admin, dialog.getByLabel('Motivul'), 'Verificăm textele.');
  await pressOn(admin, dialog.getByRole('button', { name: 'Ascunde' }));
  await expect(admin.getByText('Prezentarea este ascunsă.')).toBeVisible();
  await expect.poll(() => found(visitor, name)).toBe(0);
  await pressOn(admin, button(admin, 'Publică din nou'));
  await pressOn(admin, dialog.getByRole('button', { name: 'Publică din nou' }));
  await expect(admin.getByText('Prezentarea este publică.')).toBeVisible();

  await pressOn(admin, button(admin, 'Șterge'));
  const deletion = admin.getByRole('alertdialog');
  await typeInto(admin, deletion.getByLabel(/^Scrieți numele/), 'Altul');
  await typeInto(admin, deletion.getByLabel('Motivul'), 'Dublură.');
  await pressOn(admin, deletion.getByRole('button', { name: 'Șterge' }));
  await expect(deletion.getByRole('alert')).toContainText(name);
  await expectAccessible(admin);
  await tabTo(admin, deletion.getByLabel(/^Scrieți numele/));
  await admin.keyboard.press('ControlOrMeta+A');
  await admin.keyboard.type(name);
  await pressOn(admin, deletion.getByRole('button', { name: 'Șterge' }));
  await expect(toasts(admin).getByText('Comunitatea a fost ștearsă!')).toBeVisible();
  await expect(admin.getByText('Prezentarea este ștearsă.')).toBeVisible();
  await expectAccessible(admin);
  await visitor.goto(address);
  await expectTitle(visitor, 'Comunitatea nu a fost găsită');
  await pressOn(admin, button(admin, 'Restaurează'));
  await pressOn(admin, dialog.getByRole('button', { name: 'Restaurează' }));
  await expect(admin.getByText('Prezentarea este publică.')).toBeVisible();
  await expect.poll(() => found(visitor, name)).toBe(1);
});

test('test communities of a demonstration are created, marked, and removed by one act', async ({ browser, page }) => {
  const admin = await pageOf(browser, 'admin');
  await admin.goto('/admin/communities?owner=test');
  await expectTitle(admin, 'Comunități');
  await pressOn(admin, button(admin, 'Creează 5 comunități de test'));
  const dialog = inDialog(admin);
  await pressOn(admin, dialog.getByRole('button', { name: 'Creează 5 comunități de test' }));
  await expect(toasts(admin).getByText('Au fost create 5 comunități de test!')).toBeVisible();
  const cards = admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { level: 2 }) });
  await expect(cards.filter({ hasText: 'De test' })).toHaveCount(5);
  await expectAccessible(admin);
  await page.goto('/comunitati?q=test');
  await expect(page.getByText('Comunitate de test', { exact: true })).toHaveCount(5);
  await pressOn(admin, button(admin, 'Șterge comunitățile de test'));
  await pressOn(admin, admin.getByRole('alertdialog').getByRole('button', { name: 'Șterge comunitățile de test' }));
  await expect(toasts(admin).getByText('5 comunități de test șterse')).toBeVisible();
  await expect.poll(() => found(page, 'test')).toBe(0);
});
