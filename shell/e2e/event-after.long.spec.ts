import { expect, type Locator, type Page } from '@playwright/test';
import { FEEDBACK_DAYS } from '@psp/contracts/event-feedback';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { aPdf } from './support/documents.ts';
import { readDownload } from './support/downloads.ts';
import { endEvent, holdEvent, markAllPresent } from './support/held-event.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { callAs } from './support/records.ts';
import { test } from './support/test.ts';

const region = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name });

/* Gives a mark by the keyboard: the first radio button, then as many steps as it takes. */
const giveMark = async (page: Page, question: string, mark: number) => {
  await tabTo(page, page.getByRole('radiogroup', { name: question }).getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let step = 1; step < mark; step += 1) await page.keyboard.press('ArrowRight');
};

test('materials of an event reach those present, who say how it was, and the association reads it without names', async ({
  browser,
}) => {
  const title = `Atelierul ${uniqueWord()}`;
  const event = await holdEvent(title, 'primarie', 'comuna', 'firma');
  const [uat, admin] = [await pageOf(browser, 'primarie'), await pageOf(browser, 'admin')];

  await admin.goto(`/admin/events/${event.id}`);
  await expectTitle(admin, title);
  const add = region(admin, 'Materiale').getByRole('button', { name: 'Adaugă un material' });
  const confirm = inDialog(admin).getByRole('button', { name: 'Adaugă un material' });
  await pressOn(admin, add);
  await expectAccessible(admin);
  await pressOn(admin, confirm);
  await expect(inDialog(admin).getByRole('link', { name: 'Alegeți un fișier.' })).toBeVisible();
  await inDialog(admin).locator('input[type=file]').setInputFiles(aPdf('Prezentarea.pdf'));
  await expect(inDialog(admin).getByLabel('Titlul')).toHaveValue('Prezentarea');
  await pressOn(admin, confirm);
  await expect(toasts(admin).getByText('Materialul a fost adăugat')).toBeVisible();
  await pressOn(admin, add);
  await typeInto(admin, inDialog(admin).getByLabel('Titlul'), 'Înregistrarea');
  await tabTo(admin, inDialog(admin).getByRole('radio', { name: /^Cei înscriși/ }));
  await admin.keyboard.press('ArrowDown');
  await tabTo(admin, inDialog(admin).getByRole('radio', { name: 'Un fișier' }));
  await admin.keyboard.press('ArrowDown');
  await typeInto(admin, inDialog(admin).getByLabel('Adresa'), 'https://exemplu.ro/inregistrare');
  await pressOn(admin, confirm);
  await expect(region(admin, 'Materiale').getByText('cei care au fost prezenți')).toBeVisible();
  await pressOn(admin, admin.getByRole('button', { name: 'Mută mai sus: Înregistrarea' }));
  await expect(region(admin, 'Materiale').getByRole('listitem').first()).toContainText('Înregistrarea');
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);

  await uat.goto(`/uat/events/${event.id}`);
  await expectTitle(uat, title);
  const file = region(uat, 'Materiale').getByRole('link', { name: 'Prezentarea' });
  expect((await readDownload(uat, () => file.click())).name).toBe('Prezentarea.pdf');
  await expect(region(uat, 'Materiale').getByRole('link', { name: 'Înregistrarea' })).toHaveCount(0);
  await expect(region(uat, 'Cum a fost?')).toHaveCount(0);

  await markAllPresent(event);
  await endEvent(event);
  await uat.reload();
  await expect(region(uat, 'Materiale').getByRole('link', { name: 'Înregistrarea' })).toBeVisible();
  const form = region(uat, 'Cum a fost?');
  await pressOn(uat, form.getByRole('button', { name: 'Trimite răspunsul' }));
  await expect(form.getByRole('link', { name: 'Conținutul: Alegeți o notă.' })).toBeVisible();
  await expectAccessible(uat);
  for (const question of ['Evenimentul, în ansamblu', 'Conținutul', 'Vorbitorii', 'Organizarea'])
    await giveMark(uat, question, 4);
  await tabTo(uat, form.getByRole('radio', { name: 'Da' }));
  await uat.keyboard.press('Space');
  await typeInto(uat, form.getByLabel('Ce a fost bun'), 'Exemplele adevărate');
  await pressOn(uat, form.getByRole('button', { name: 'Trimite răspunsul' }));
  await expect(form.getByText(/^Ați răspuns la/)).toBeVisible();
  await expectAccessible(uat);
  await expectAccessibleOnPhone(uat);

  await admin.goto(`/admin/events/${event.id}/feedback`);
  await expect(admin.getByRole('heading', { name: 'Până acum 1 răspuns' })).toBeVisible();
  await expectAccessible(admin);
  const answer = { version: 0, overall: 5, content: 3, speakers: 5, organisation: 4, recommends: false };
  const texts = { liked: '', improve: 'Sala a fost mică' };
  await callAs(browser, 'comuna', 'PUT', `/api/uat/events/${event.id}/feedback`, { ...answer, ...texts });
  await callAs(browser, 'firma', 'PUT', `/api/firma/events/${event.id}/feedback`, { ...answer, ...texts, improve: '' });
  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'Până acum 3 răspunsuri' })).toBeVisible();
  await endEvent(event, FEEDBACK_DAYS);
  await admin.reload();
  await expect(admin.getByRole('row', { name: /^Evenimentul, în ansamblu/ })).toContainText('4,7 din 5');
  await expect(region(admin, 'Ce se poate îmbunătăți')).toContainText('Sala a fost mică');
  await expect(admin.getByText(event.name)).toHaveCount(0);
  await expectAccessible(admin);
  await expectAccessibleOnPhone(admin);
  const table = await readDownload(admin, () => admin.getByRole('link', { name: 'CSV' }).click());
  expect(table.bytes.toString()).toContain('Exemplele adevărate');

  await admin.goto(`/admin/events/${event.id}`);
  const href = await file.getAttribute('href');
  await pressOn(admin, admin.getByRole('button', { name: 'Scoate, Prezentarea' }));
  await pressOn(admin, inDialog(admin).getByRole('button', { name: 'Scoate' }));
  await expect(toasts(admin).getByText('Materialul a fost scos')).toBeVisible();
  await expect(file).toHaveCount(0);
  expect((await uat.request.get(href ?? '')).status()).toBe(404);
});
