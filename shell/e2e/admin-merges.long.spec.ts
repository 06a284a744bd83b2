import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { call } from './support/requests.ts';
import { test } from './support/test.ts';

interface Firm {
  id: string;
  name: string;
}
const main = (page: Page) => page.getByRole('main');

/* Two firms that may be merged and that other journeys do not sign in to. */
async function mergeable(page: Page): Promise<[kept: Firm, closed: Firm]> {
  const { items } = (await call(page.context(), '/api/admin/organisations?kind=firma&status=approved&page=2')) as {
    items: Firm[];
  };
  for (const kept of items.slice(0, -1))
    for (const closed of items.slice(0, -1)) {
      const preview = (await call(
        page.context(),
        `/api/admin/organisations/${kept.id}/merge-preview?closed=${closed.id}`,
      )) as { actions: string[] };
      if (preview.actions.includes('merge')) return [kept, closed];
    }
  throw new Error('the demonstration has no two firms that may be merged');
}

test('two records of a firm are merged after a preview, and the merge is undone', async ({ browser }) => {
  const page = await pageOf(browser, 'admin');
  const [kept, closed] = await mergeable(page);
  await page.goto(`/admin/users/organizatii/${kept.id}`);
  await expectTitle(page, kept.name);
  await pressOn(page, main(page).getByRole('link', { name: 'Contopește cu altă înregistrare' }));
  await expectTitle(page, 'Contopirea a două înregistrări');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await typeInto(page, main(page).getByLabel('Caută cealaltă înregistrare'), closed.name);
  await page.keyboard.press('Enter');
  await pressOn(page, main(page).getByRole('link', { name: `Vezi contopirea cu ${closed.name}`, exact: true }));
  const groups = main(page).getByRole('table', { name: 'Ce se mută' });
  await expect(groups.getByRole('row', { name: /^Membri/ })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);

  const box = main(page).getByRole('checkbox', { name: /^Adresa/ });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await pressOn(page, main(page).getByRole('button', { name: 'Contopește' }));
  await typeInto(page, inDialog(page).getByLabel('Scrieți numele înregistrării care se închide'), 'Altă firmă');
  await typeInto(page, inDialog(page).getByLabel('Motivul'), `Înscrisă de două ori ${uniqueWord()}`);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Contopește' }));
  await expect(inDialog(page).getByText(`Scrieți exact: ${closed.name}`).first()).toBeVisible();
  await expectAccessible(page);
  await typeInto(page, inDialog(page).getByLabel('Scrieți numele înregistrării care se închide'), closed.name);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Contopește' }));
  await expect(toasts(page).getByText('Înregistrările au fost contopite')).toBeVisible();
  await expectTitle(page, kept.name);
  await expect(main(page).getByText('A preluat datele înregistrării')).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);

  const moved = await page.request.get(`/partener/${closed.id}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([308, `/partener/${kept.id}`]);
  await pressOn(page, main(page).getByRole('link', { name: closed.name, exact: true }));
  await expectTitle(page, closed.name);
  await expect(main(page).getByText(`Înregistrarea este închisă: datele ei sunt la „${kept.name}”.`)).toBeVisible();
  await expectAccessible(page);

  await pressOn(page, main(page).getByRole('button', { name: 'Anulează contopirea' }));
  await expect(inDialog(page).getByText('Se întorc')).toBeVisible();
  await expectAccessible(page);
  await typeInto(page, inDialog(page).getByLabel('Motivul'), 'Nu erau aceeași firmă.');
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Anulează contopirea' }));
  await expect(toasts(page).getByText('Contopirea a fost anulată')).toBeVisible();
  await expect(main(page).getByText('Anulată', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Propune suspendarea' })).toBeVisible();
  expect((await page.request.get(`/partener/${closed.id}`, { maxRedirects: 0 })).status()).toBe(200);
});
