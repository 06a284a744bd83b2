import { expect, type Page } from '@playwright/test';
import { aPicture } from './support/a-picture.ts';
import { openSession, pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, pressShortcut, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const picture = aPicture('punct.png');

interface Written {
  list: string;
  title: string;
  category: string;
  text: string;
}

const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatare: Text' }).getByRole('button', { name, exact: true });

/* Writes a draft with a picture above it and a table in it; it saves itself. */
async function writeDraft(page: Page, { list, title, category, text }: Written): Promise<void> {
  await page.goto(list);
  await page.getByRole('link', { name: 'Articol nou' }).first().click();
  await expectTitle(page, 'Articol nou');
  await typeInto(page, page.getByRole('textbox', { name: 'Titlu', exact: true }), title);
  await chooseIn(page, page.getByLabel('Categorie'), category);
  await typeInto(page, bodyOf(page), text);
  await expect(page.getByText('Articolul a fost creat și salvat ca ciornă!')).toBeVisible();
  await page.getByLabel('Imaginea principală').setInputFiles(picture);
  await page.getByLabel('Ce se vede în imagine').fill('Un punct albastru');
  await tool(page, 'Tabel').click();
  await expect(bodyOf(page).getByRole('table')).toBeVisible();
  await expect(page.getByText(/^Salvat la/)).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Trimite spre aprobare' }).click();
  await inDialog(page).getByRole('button', { name: 'Trimite spre aprobare' }).click();
  await expect(page.getByRole('heading', { name: 'Articolul așteaptă aprobarea asociației.' })).toBeVisible();
}

/* Opens what waits under a title, with the keyboard alone. */
async function openWaiting(desk: Page, title: string): Promise<void> {
  await desk.goto(`/admin/moderation?q=${encodeURIComponent(title)}`);
  await pressOn(desk, desk.getByRole('link', { name: title, exact: true }));
  await expectTitle(desk, title);
}

/* Publishing by key asks first. */
async function publish(desk: Page): Promise<void> {
  await pressShortcut(desk, 'Alt+A', inDialog(desk));
  await inDialog(desk)
    .getByRole('button', { name: /^Publică/ })
    .press('Enter');
}

test('a town hall writes, is asked for changes, is published, and revises what stays up', async ({
  browser,
  page,
  context,
}) => {
  const title = `Podul nou ${uniqueWord()}`;
  await openSession(context, 'primarie');
  const desk = await pageOf(browser, 'admin');
  await writeDraft(page, {
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
  await send(page);
  await expectAccessible(page);

  await openWaiting(desk, title);
  await expectAccessible(desk);
  await expectAccessibleOnPhone(desk);
  await pressShortcut(desk, 'Alt+C', inDialog(desk));
  await typeInto(desk, inDialog(desk).getByLabel('Ce este de schimbat'), 'Spuneți cât a costat.');
  await pressOn(desk, inDialog(desk).getByRole('button', { name: 'Cere modificări' }));
  await expect(toasts(desk)).toContainText('Modificările au fost cerute');

  await page.reload();
  await expect(page.getByText('Spuneți cât a costat.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Continuă scrierea' }).click();
  await bodyOf(page).press('Control+Home');
  await page.keyboard.type('A costat un milion de lei. ');
  await expect(page.getByText(/^Salvat la/)).toBeVisible();
  await send(page);
  await openWaiting(desk, title);
  await publish(desk);
  await expect(toasts(desk)).toContainText('Articolul a fost publicat cu succes');

  await page.reload();
  await page.getByRole('link', { name: 'Vezi pe blog' }).click();
  // Both pages have the same title.
  await expect(page).toHaveURL(/\/blog\//);
  await expectTitle(page, title);
  await expect(page.getByText('A costat un milion de lei.')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();

  const changed = `${title}, deschis`;
  await page.goBack();
  await expect(page).toHaveURL(/\/uat\/community\/articles\/[^/]+$/);
  await page.getByRole('link', { name: 'Modifică articolul' }).click();
  await page.getByRole('textbox', { name: 'Titlu', exact: true }).fill(changed);
  await page.getByRole('button', { name: 'Trimite modificările spre aprobare' }).click();
  await expect(page.getByRole('heading', { name: 'Modificările așteaptă aprobarea asociației.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await desk.goto('/admin/moderation');
  await pressOn(desk, desk.getByRole('link', { name: changed, exact: true }));
  await expect(desk.getByRole('region', { name: 'Ce s-a schimbat' }).getByText(', deschis')).toBeVisible();
  await expectAccessible(desk);
  await publish(desk);
  await expect(toasts(desk)).toContainText('Modificările au fost publicate');
  await page.reload();
  await expectTitle(page, changed);
});

test('a partner reads why its article was rejected, and the text it typed without a session is kept', async ({
  browser,
  page,
  context,
}) => {
  const title = `Cum se scrie un caiet ${uniqueWord()}`;
  await openSession(context, 'firma');
  await writeDraft(page, { list: '/firma/content', title, category: 'Achizi', text: 'Începeți cu nevoia.' });
  await send(page);
  await page.goto('/firma/content');
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('În Revizie');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);

  const desk = await pageOf(browser, 'admin');
  await openWaiting(desk, title);
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
