import { expect, type Locator, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, tabTo, typeDay, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const going = (page: Page) => page.getByRole('region', { name: 'Cine merge' });
/* Focuses a checkbox with Tab and ticks it. */
const tick = async (page: Page, checkbox: Locator) => {
  await tabTo(page, checkbox);
  await page.keyboard.press('Space');
};

test('an event is announced, its only seat is taken, freed, offered to the firm that waits, and confirmed', async ({
  browser,
}) => {
  const title = `Atelier ${uniqueWord()}`;
  const [admin, uat, firm] = [
    await pageOf(browser, 'admin'),
    await pageOf(browser, 'primarie'),
    await pageOf(browser, 'firma'),
  ];
  await admin.goto('/admin/events/nou');
  await expectTitle(admin, 'Eveniment nou');
  await expectAccessible(admin);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Salvează' }));
  await expect(main(admin).getByRole('link', { name: 'Scrieți titlul.' })).toBeVisible();
  await typeInto(admin, admin.getByLabel('Titlul'), title);
  await typeInto(admin, admin.getByLabel('Pe scurt'), 'Lucrăm pe un dosar adevărat.');
  await typeDay(admin, admin.getByLabel('Ziua 1', { exact: true }), '2032-05-20');
  await typeInto(admin, admin.getByLabel('Programul'), '10:00 Referatul | Corina Pop');
  await typeInto(admin, admin.getByLabel('Locul', { exact: true }), 'Sibiu, sala 2');
  await typeInto(admin, admin.getByLabel('Locuri', { exact: true }), '1');
  await typeDay(admin, admin.getByLabel('Înscrieri până în ziua'), '2032-05-18');
  await pressOn(admin, main(admin).getByRole('button', { name: 'Salvează' }));
  await expectTitle(admin, title);
  await pressOn(admin, main(admin).getByRole('button', { name: 'Publică' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Publică' }));
  await expect(toasts(admin).getByText('Evenimentul a fost publicat')).toBeVisible();
  await expectAccessible(admin);

  await uat.goto('/uat/events');
  await expectTitle(uat, 'Evenimente');
  await expectAccessible(uat);
  await expectAccessibleOnPhone(uat);
  await uat.goto(`/uat/events?q=${encodeURIComponent(title)}`);
  await pressOn(uat, main(uat).getByRole('link', { name: title, exact: true }));
  await expectTitle(uat, title);
  await expect(main(uat).getByText('Referatul')).toBeVisible();
  await tick(uat, going(uat).getByRole('checkbox', { name: /\(dvs\.\)/ }));
  await pressOn(uat, going(uat).getByRole('button', { name: 'Înscrie 1 persoană' }));
  await expect(going(uat).getByText('Confirmată')).toBeVisible();
  await expectAccessible(uat);

  await firm.goto(`/firma/network/evenimente?q=${encodeURIComponent(title)}`);
  await firm.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await tick(firm, going(firm).getByRole('checkbox', { name: /\(dvs\.\)/ }));
  await pressOn(firm, going(firm).getByRole('button', { name: 'Înscrie 1 persoană' }));
  await expect(going(firm).getByText('locul 1 pe listă')).toBeVisible();

  const messages = main(admin).getByRole('region', { name: 'Mesaje către participanți' });
  await admin.reload();
  await pressOn(admin, messages.getByRole('button', { name: 'Scrie participanților' }));
  await expect(inDialog(admin).getByText('2 persoane')).toBeVisible();
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Trimite' }));
  await expect(inDialog(admin).getByRole('link', { name: 'Scrieți titlul.' })).toBeVisible();
  await expectAccessible(admin);
  await inDialog(admin).getByRole('radio', { name: 'Cei cu loc' }).check();
  await typeInto(admin, inDialog(admin).getByLabel('Titlul'), 'Intrarea prin curte');
  await typeInto(admin, inDialog(admin).getByLabel('Mesajul'), 'Poarta mare este închisă.');
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Trimite' }));
  await expect(toasts(admin).getByText('Mesajul a fost trimis')).toBeVisible();
  await expect(messages.getByText('Poarta mare este închisă.')).toBeVisible();
  await expectAccessible(admin);
  const received = (page: Page) => main(page).getByText('Poarta mare este închisă.');
  await expect(received(uat)).toBeVisible();
  await expect(received(firm)).toHaveCount(0);

  await pressOn(uat, going(uat).getByRole('button', { name: /^Renunță la loc/ }));
  await pressOn(uat, inDialog(uat).getByRole('button', { name: 'Renunță la loc' }));
  await expect(toasts(uat).getByText('Înscrierea a fost anulată')).toBeVisible();
  await pressOn(firm, main(firm).getByRole('button', { name: 'Confirmă locul' }));
  await expect(going(firm).getByText('Confirmată')).toBeVisible();
  await expectAccessible(firm);
  await expectAccessibleOnPhone(firm);

  await admin.reload();
  const registered = admin.getByRole('region', { name: 'Înscriși' });
  await expect(registered.getByRole('row').filter({ hasText: 'Confirmată' })).toHaveCount(1);

  await pressOn(admin, main(admin).getByRole('button', { name: 'Repetă' }));
  await inDialog(admin).getByRole('radio', { name: 'În fiecare lună' }).check();
  await typeInto(admin, inDialog(admin).getByLabel('De câte ori'), '3');
  await expect(inDialog(admin).getByRole('listitem')).toHaveText([/20 iunie/, /20 iulie/, /20 august/]);
  await expectAccessible(admin);
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Pregătește evenimentele' }));
  await expect(toasts(admin).getByText('Au fost pregătite 3 evenimente')).toBeVisible();
  await expect(main(admin).getByRole('link', { name: title, exact: true })).toHaveCount(3);
  await expectAccessible(admin);
});
