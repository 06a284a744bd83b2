import { expect, type Page } from '@playwright/test';
import { openSession, pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { pressOn, pressShortcut, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { bodyOf, openInModeration, sendForApproval, writeArticle } from './support/journey/article.ts';
import { test } from './support/test.ts';

/* The shortcut opens a confirmation. */
async function publish(desk: Page): Promise<void> {
  await pressShortcut(desk, 'Alt+A', inDialog(desk));
  await inDialog(desk)
    .getByRole('button', { name: /^Publică/ })
    .press('Enter');
}

test('an authority writes an article, makes requested changes, is published, and revises the published article', async ({
  browser,
  page,
  context,
}) => {
  const title = `Podul nou ${uniqueWord()}`;
  // Unique, because the page also shows excerpts of articles of earlier runs.
  const cost = `A costat un milion de lei, ${uniqueWord()}.`;
  await openSession(context, 'primarie');
  const desk = await pageOf(browser, 'admin');
  await writeArticle(page, {
    list: '/uat/community/articles',
    title,
    category: 'Proiecte',
    text: 'Podul se deschide în mai.',
  });
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.getByRole('button', { name: 'Previzualizează' }).click();
  await expect(inDialog(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(inDialog(page).getByAltText('Un punct albastru')).toBeVisible();
  await expectAccessible(page);
  await inDialog(page).getByRole('button', { name: 'Închide' }).last().click();
  await sendForApproval(page);

  await openInModeration(desk, title);
  await pressShortcut(desk, 'Alt+C', inDialog(desk));
  await typeInto(desk, inDialog(desk).getByLabel('Ce este de schimbat'), 'Spuneți cât a costat.');
  await pressOn(desk, inDialog(desk).getByRole('button', { name: 'Cere modificări' }));
  await expect(toasts(desk)).toContainText('Modificările au fost cerute');

  await page.reload();
  await expect(page.getByText('Spuneți cât a costat.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Continuă scrierea' }).click();
  await bodyOf(page).press('Control+Home');
  await page.keyboard.type(`${cost} `);
  await expect(page.getByText(/^Salvat la/)).toBeVisible();
  await sendForApproval(page);
  await openInModeration(desk, title);
  await publish(desk);
  await expect(toasts(desk)).toContainText('Articolul a fost publicat cu succes');

  await page.reload();
  await page.getByRole('link', { name: 'Vezi pe blog' }).click();
  // Both pages have the same title.
  await expect(page).toHaveURL(/\/blog\//);
  await expectTitle(page, title);
  await expect(page.getByText(cost)).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();

  const changed = `${title}, deschis`;
  await page.goBack();
  await expect(page).toHaveURL(/\/uat\/community\/articles\/[^/]+$/);
  await page.getByRole('link', { name: 'Modifică articolul' }).click();
  await page.getByRole('textbox', { name: 'Titlu', exact: true }).fill(changed);
  await page.getByRole('button', { name: 'Trimite modificările spre aprobare' }).click();
  await expect(page.getByRole('heading', { name: 'Modificările așteaptă aprobarea asociației.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await desk.goto('/admin/articles');
  await pressOn(desk, desk.getByRole('link', { name: changed, exact: true }));
  await expect(desk.getByRole('region', { name: 'Ce s-a schimbat' }).getByText(', deschis')).toBeVisible();
  await expectAccessible(desk);
  await publish(desk);
  await expect(toasts(desk)).toContainText('Modificările au fost publicate');
  await page.reload();
  await expectTitle(page, changed);
});
