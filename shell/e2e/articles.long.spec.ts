import { expect } from '@playwright/test';
import { openSession, pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, pressShortcut, typeInto } from './support/keyboard.ts';
import { inDialog, toasts, uniqueWord } from './support/page.ts';
import { bodyOf, openInModeration, sendForApproval, writeArticle } from './support/journey/article.ts';
import { test } from './support/test.ts';

test('a partner reads why its article was rejected, and text typed after the session has ended is kept', async ({
  browser,
  page,
  context,
}) => {
  const title = `Cum se scrie un caiet ${uniqueWord()}`;
  await openSession(context, 'firma');
  await writeArticle(page, { list: '/firma/content', title, category: 'Achizi', text: 'Începeți cu nevoia.' });
  await sendForApproval(page);
  await page.goto('/firma/content');
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('În Revizie');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);

  const desk = await pageOf(browser, 'admin');
  await openInModeration(desk, title);
  await pressShortcut(desk, 'Alt+R', inDialog(desk));
  await typeInto(desk, inDialog(desk).getByLabel('Motivul'), 'Este o reclamă.');
  await pressOn(desk, inDialog(desk).getByRole('button', { name: 'Respinge' }));
  await expect(toasts(desk)).toContainText('Articol respins');
  await desk.context().close();

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: 'Articolul a fost respins.' })).toBeVisible();
  await expect(page.getByText('Este o reclamă.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reia ca ciornă' }).click();
  await page.getByRole('link', { name: 'Continuă scrierea' }).click();
  await expect(bodyOf(page)).toContainText('Începeți cu nevoia.');
  await context.clearCookies();
  await bodyOf(page).press('Control+Home');
  await page.keyboard.type('Fără sesiune. ');
  await expect(page.getByText(/Trebuie să fii autentificat pentru a crea articole/)).toBeVisible();
  await openSession(context, 'firma');
  await page.reload();
  await expect(bodyOf(page)).toContainText('Fără sesiune.');
  await expect(page.getByText(/^Salvat la/)).toBeVisible();
});
