import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Răspunsul dvs.' });
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/* Opens a topic with the keyboard alone; returns its address. */
async function openTopic(page: Page, title: string): Promise<string> {
  await page.goto('/uat/forum');
  await pressOn(page, page.getByRole('button', { name: 'Topic nou' }));
  const dialog = inDialog(page);
  await typeInto(page, dialog.getByLabel('Titlul'), title);
  await chooseIn(page, dialog.getByLabel('Categoria'), 'IT');
  await typeInto(page, dialog.getByRole('textbox', { name: 'Conținutul' }), 'Ce aplicație folosiți?');
  await expectAccessible(page);
  await pressOn(page, dialog.getByRole('button', { name: 'Deschide topicul' }));
  await expect(toasts(page).getByText('Topicul a fost creat cu succes!')).toBeVisible();
  await expectTitle(page, title);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('an authority asks by keyboard, a firm answers, and both see the accepted answer at once', async ({ browser }) => {
  const title = `Semnarea facturilor ${uniqueWord()}`;
  const [uat, firma] = [await pageOf(browser, 'primarie'), await pageOf(browser, 'firma')];
  const id = await openTopic(uat, title);

  await firma.goto(`/firma/network?q=${encodeURIComponent(title)}`);
  await firma.getByRole('link', { name: title }).click();
  await expectTitle(firma, title);
  await typeInto(firma, editor(firma), 'Una cu certificat calificat. @');
  await expect(firma.getByRole('listbox', { name: 'Persoane pe care le puteți menționa' })).toBeVisible();
  await expectAccessible(firma);
  await firma.keyboard.press('Enter');
  await expect(editor(firma).locator('[data-mention]')).toHaveCount(1);
  await pressOn(firma, firma.getByRole('button', { name: 'Trimite răspunsul' }));
  await expect(toasts(firma).getByText('Răspunsul a fost trimis')).toBeVisible();

  const answer = post(uat, 'Una cu certificat calificat.');
  await expect(answer).toBeVisible();
  await expect(answer.locator('[data-mention]')).toBeVisible();
  await pressOn(uat, answer.getByRole('button', { name: 'Mulțumesc' }));
  await expect(answer.getByRole('button', { name: 'Ați mulțumit (1)' })).toBeVisible();
  await pressOn(uat, answer.getByRole('button', { name: 'Alege ca răspuns' }));
  await expect(uat.getByRole('region', { name: 'Răspuns acceptat' })).toContainText('Una cu certificat calificat.');
  await expect(firma.getByRole('region', { name: 'Răspuns acceptat' })).toContainText('Una cu certificat calificat.');
  await expectAccessible(uat);
  await expectAccessibleOnPhone(uat);
  await uat.goto('/notificari');
  await expect(uat.getByText(`v-a menționat în „${title}”.`)).toBeVisible();

  await uat.goto('/uat/forum?show=solved');
  await expect(uat.getByRole('link', { name: title })).toBeVisible();

  const [admin, visitor] = [await pageOf(browser, 'admin'), await pageOf(browser, 'visitor')];
  await admin.goto(`/admin/forum/${id}`);
  await admin.getByRole('button', { name: 'Administrează' }).click();
  await admin.getByRole('menuitem', { name: 'Publică pentru vizitatori' }).click();
  await inDialog(admin).getByRole('button', { name: 'Publică pentru vizitatori' }).click();
  await expect(toasts(admin).getByText('Topicul este public')).toBeVisible();
  await visitor.goto(`/forum/${id}`);
  await expectTitle(visitor, title);
  await expect(visitor.getByRole('region', { name: 'Răspuns acceptat' })).toContainText('Un partener');
  await expect(visitor.getByText('Civis Digital')).toHaveCount(0);
  await expectAccessible(visitor);
  await expectAccessibleOnPhone(visitor);
});

test('a flagged post is removed with a reason that its author contests, and another administrator decides', async ({
  browser,
}) => {
  const title = `Oferta lunii ${uniqueWord()}`;
  const [uat, firma] = [await pageOf(browser, 'primarie'), await pageOf(browser, 'firma')];
  const id = await openTopic(uat, title);
  await firma.goto(`/firma/network/forum/${id}`);
  await pressOn(firma, post(firma, 'Ce aplicație folosiți?').getByRole('button', { name: 'Raportează' }));
  const flag = inDialog(firma);
  await chooseIn(firma, flag.getByLabel('Motivul'), 'Reclamă');
  await pressOn(firma, flag.getByRole('button', { name: 'Raportează' }));
  await expect(toasts(firma).getByText('Raportarea a fost trimisă')).toBeVisible();

  const admin = await pageOf(browser, 'admin');
  await admin.goto(`/admin/forum/posts?kind=flagged&q=${encodeURIComponent(title)}`);
  await admin.getByRole('link', { name: title }).click();
  await expectTitle(admin, title);
  await admin.keyboard.press('Alt+r');
  const removal = inDialog(admin);
  await typeInto(admin, removal.getByLabel('Motivul'), 'Reclamă la servicii.');
  await expectAccessible(admin);
  await pressOn(admin, removal.getByRole('button', { name: 'Retrage' }));
  await expect(toasts(admin).getByText('Mesajul a fost retras')).toBeVisible();

  await expect(uat.getByText('Mesajul dvs. a fost retras de asociație.')).toBeVisible();
  await pressOn(uat, uat.getByRole('button', { name: 'Contestă' }));
  const contest = inDialog(uat);
  await typeInto(uat, contest.getByLabel('De ce ar trebui să rămână mesajul'), 'Este o întrebare.');
  await pressOn(uat, contest.getByRole('button', { name: 'Contestă' }));
  await expect(uat.getByText('Ați contestat retragerea; alt administrator decide.')).toBeVisible();

  await admin.goto(`/admin/forum/posts?kind=contested&q=${encodeURIComponent(title)}`);
  await admin.getByRole('link', { name: title }).click();
  await expect(admin.getByText('Contestația o decide alt administrator')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Publică din nou' })).toHaveCount(0);
});
