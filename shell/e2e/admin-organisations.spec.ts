import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { call } from './support/requests.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/* A firm that no other journey works with. */
async function openFirm(page: Page): Promise<string> {
  const { items } = (await call(page.context(), '/api/admin/organisations?kind=firma&status=approved&page=2')) as {
    items: { id: string; name: string }[];
  };
  const firm = items.at(-1);
  if (!firm) throw new Error('the demonstration has too few firms');
  await page.goto(`/admin/users/organizatii/${firm.id}`);
  await expectTitle(page, firm.name);
  return firm.name;
}

test('a suspension waits for a second administrator, and its author only withdraws it', async ({ browser }) => {
  const page = await pageOf(browser, 'admin');
  const name = await openFirm(page);
  const reason = `Nu răspunde ${uniqueWord()}`;
  await pressOn(page, button(page, 'Propune suspendarea'));
  await expectAccessible(page);
  await typeInto(page, inDialog(page).getByLabel('Motivul'), reason);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Propune suspendarea' }));
  await expect(toasts(page).getByText('Suspendarea a fost propusă')).toBeVisible();
  await expect(main(page).getByText(reason).first()).toBeVisible();
  await expect(button(page, 'Confirmă suspendarea')).toHaveCount(0);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);

  await page.goto('/admin/users?sectiune=propuneri');
  await expect(main(page).getByRole('row').filter({ hasText: name })).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, main(page).getByRole('link', { name }));
  await pressOn(page, button(page, 'Retrage propunerea'));
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Retrage propunerea' }));
  await expect(button(page, 'Propune suspendarea')).toBeVisible();
});

test('a note is written and removed', async ({ browser }) => {
  const page = await pageOf(browser, 'admin');
  await openFirm(page);
  const note = `Sunat ${uniqueWord()}`;
  await typeInto(page, main(page).getByLabel('Notă nouă'), note);
  await pressOn(page, button(page, 'Adaugă nota'));
  await expect(main(page).getByText(note)).toBeVisible();
  await expectAccessible(page);
  await pressOn(
    page,
    main(page)
      .getByRole('button', { name: /^Șterge, / })
      .first(),
  );
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Șterge' }));
  await expect(main(page).getByText(note)).toHaveCount(0);
});

test('organisations found by place are reminded of their profile, and the result names who was refused', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'admin');
  await page.goto('/admin/users?kind=firma&q=maramures');
  const boxes = main(page).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const chosen = await boxes.count();
  await pressOn(page, button(page, 'Alege toate rândurile paginii'));
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await pressOn(page, button(page, 'Acțiune pentru cele alese'));
  await pressOn(page, page.getByRole('menuitem', { name: 'Amintește completarea profilului' }));
  await expect(inDialog(page)).toBeVisible();
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Pornește' }));
  await expectTitle(page, 'Memento: completați profilul');
  await expect(main(page).getByText(/^Făcute: \d+\. Refuzate: \d+\.$/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Descarcă rezultatele (CSV)' })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.goto('/admin/users/actiuni');
  const row = main(page).getByRole('row').filter({ hasText: 'Memento' }).first();
  await expect(row).toContainText(String(chosen));
  await expectAccessible(page);
});

test('an owner sees the areas of work of an editor', async ({ browser }) => {
  const page = await pageOf(browser, 'admin');
  await page.goto('/admin/members');
  await pressOn(page, main(page).getByRole('button', { name: 'Acțiuni pentru Radu Neagu' }));
  await pressOn(page, page.getByRole('menuitem', { name: 'Schimbă rolul' }));
  await expect(inDialog(page).getByRole('checkbox', { name: 'Suport și organizații' })).toBeChecked();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
});
