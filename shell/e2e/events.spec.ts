import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts } from './support/page.ts';
import { test } from './support/test.ts';

const COURSE = 'Semnătura electronică în relația cu primăria';
const CONFERENCE = 'Conferința administrației digitale';
const main = (page: Page) => page.getByRole('main');

test('a town hall signs up for an event by keyboard and gives the seat up, and a firm sees its own price', async ({
  browser,
}) => {
  const [town, firm] = [await pageOf(browser, 'comuna'), await pageOf(browser, 'firma2')];
  await town.goto('/uat/events');
  await expectTitle(town, 'Evenimente');
  await expectAccessible(town);
  await expectAccessibleOnPhone(town);
  await pressOn(town, main(town).getByRole('link', { name: COURSE, exact: true }));
  await expectTitle(town, COURSE);
  const going = main(town).getByRole('region', { name: 'Cine merge' });
  await expect(main(town).getByText('Adresa întâlnirii apare aici pentru cei cu loc confirmat.')).toBeVisible();
  await expectAccessible(town);
  await expectAccessibleOnPhone(town);
  const own = going.getByRole('checkbox', { name: /\(dvs\.\)$/ });
  await own.focus();
  await town.keyboard.press('Space');
  await pressOn(town, going.getByRole('button', { name: 'Înscrie 1 persoană' }));
  await expect(toasts(town).getByText('Înscrierea a fost făcută')).toBeVisible();
  await expect(main(town).getByRole('link', { name: 'Intră în întâlnire' })).toBeVisible();
  await town.goto('/uat/events?show=own');
  await expect(main(town).getByText(COURSE)).toBeVisible();
  await pressOn(town, main(town).getByRole('link', { name: COURSE, exact: true }));
  await pressOn(town, going.getByRole('button', { name: /^Renunță la loc/ }).first());
  await expectAccessible(town);
  await pressOn(town, inDialog(town).getByRole('button', { name: 'Renunță la loc' }));
  await expect(toasts(town).getByText('Înscrierea a fost anulată')).toBeVisible();

  await firm.goto('/firma/network');
  await firm.getByRole('navigation', { name: 'Rețea' }).getByRole('link', { name: 'Evenimente' }).click();
  await expect(main(firm).getByText('−50% partener')).toBeVisible();
  await main(firm).getByRole('link', { name: CONFERENCE, exact: true }).click();
  await expect(main(firm).getByText(/200\slei, în loc de 400\slei/)).toBeVisible();
  await expectAccessible(firm);
  await firm.goto('/firma/network/evenimente');
  await firm.getByRole('button', { name: /Creează (altă adresă|adresa)/ }).click();
  await expect(firm.getByLabel('Adresa calendarului')).toHaveValue(/\/api\/public\/event-calendar\/.+\.ics$/);
});

test('a visitor reads public events without signing in', async ({ page }) => {
  await page.goto('/evenimente');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: CONFERENCE, exact: true }).click();
  await expectTitle(page, CONFERENCE);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
});
