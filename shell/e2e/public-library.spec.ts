import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { aPdf } from './support/documents.ts';
import { chooseIn, pressOn, typeDay, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

const publish = async (admin: Page, title: string): Promise<void> => {
  await admin.goto('/admin/library');
  await pressOn(admin, main(admin).getByRole('link', { name: 'Document nou' }));
  await typeInto(admin, admin.getByLabel('Titlul'), title);
  await chooseIn(admin, admin.getByLabel('Categoria'), 'Ach');
  await typeInto(admin, admin.getByLabel('Descrierea'), 'Cum se face recepția.');
  await typeInto(admin, admin.getByRole('textbox', { name: 'Textul' }), 'Comisia verifică fiecare livrabil.');
  await admin.getByRole('radio', { name: 'Toți vizitatorii' }).press('Space');
  await admin.getByLabel('Fișiere').setInputFiles(aPdf('Model.pdf'));
  await expect(main(admin).getByRole('button', { name: 'Scoate Model.pdf' })).toBeVisible();
  await pressOn(admin, main(admin).getByRole('button', { name: 'Salvează' }));
  await expectTitle(admin, title);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Publică' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Publică' }));
  await expect(toasts(admin).getByText('Documentul a fost publicat')).toBeVisible();
};

test('a visitor finds a document, reads it and downloads its file, until the association makes it private', async ({
  browser,
}) => {
  const title = `Recepția ${uniqueWord()}`;
  const [admin, visitor] = [await pageOf(browser, 'admin'), await pageOf(browser, 'visitor')];
  await publish(admin, title);

  await visitor.goto('/');
  await pressOn(visitor, visitor.getByRole('contentinfo').getByRole('link', { name: 'Resurse' }));
  await expectTitle(visitor, 'Resurse');
  await expectAccessible(visitor);
  await expectAccessibleOnPhone(visitor);
  await typeInto(visitor, main(visitor).getByRole('searchbox'), title);
  await visitor.keyboard.press('Enter');
  await pressOn(visitor, main(visitor).getByRole('link', { name: title }));
  await expectTitle(visitor, title);
  await expect(main(visitor).getByRole('link', { name: 'Conectare' })).toBeVisible();
  await expectAccessible(visitor);
  await expectAccessibleOnPhone(visitor);
  const file = main(visitor).getByRole('link', { name: 'Descarcă Model.pdf' });
  const [download] = await Promise.all([visitor.waitForEvent('download'), pressOn(visitor, file)]);
  expect(download.suggestedFilename()).toBe('Model.pdf');

  const addresses = [
    visitor.url(),
    String(await file.getAttribute('href')),
    String(
      await main(visitor)
        .getByRole('link', { name: /Deschide în browser/ })
        .getAttribute('href'),
    ),
  ];
  const statuses = () => Promise.all(addresses.map(async (address) => (await visitor.request.get(address)).status()));
  const naming = async (address: string) => (await (await visitor.request.get(address)).text()).includes(addressId);
  const addressId = new URL(visitor.url()).pathname.split('/').at(-1) ?? '';
  expect(await statuses()).toEqual([200, 200, 200]);
  expect([await naming('/resurse'), await naming('/sitemap.xml')]).toEqual([true, true]);

  await pressOn(admin, main(admin).getByRole('link', { name: 'Versiune nouă' }));
  await typeInto(admin, admin.getByLabel('Ce s-a schimbat'), 'Numai pentru membri.');
  await admin.getByRole('radio', { name: 'Membri', exact: true }).press('Space');
  await pressOn(admin, main(admin).getByRole('button', { name: 'Publică versiunea' }));
  await expect(toasts(admin).getByText(/versiun/i)).toBeVisible();
  // Kept pages are dropped once the gateway is notified.
  await expect.poll(statuses).toEqual([404, 404, 404]);
  expect([await naming('/resurse'), await naming('/sitemap.xml')]).toEqual([false, false]);
  await visitor.reload();
  await expectTitle(visitor, 'Documentul nu a fost găsit');
  await expectAccessible(visitor);
});

test('a visitor reads an act as of a day and by a link to a paragraph', async ({ page }) => {
  const rules = 'Regulamentul rețelei pentru membri și parteneri';
  await page.goto('/legislatie');
  await expectTitle(page, 'Legislație');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await pressOn(page, main(page).getByRole('link', { name: rules }));
  await expectTitle(page, rules);
  await expect(main(page).getByText('Schimbat', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await typeDay(page, main(page).getByLabel('În vigoare la'), '2020-01-01');
  await pressOn(page, main(page).getByRole('button', { name: 'Arată', exact: true }));
  await expect(main(page).getByText('Asociația răspunde la o sesizare în 30 de zile.')).toBeVisible();
  // Rendered by the server, which does not know the anchor.
  await page.goto(`${page.url().split('?')[0]}#art-3-alin-2`);
  await expect(main(page).locator('[data-target]')).toContainText('Autorul poate contesta eliminarea.');
});
