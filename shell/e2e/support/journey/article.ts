import { expect, type Page } from '@playwright/test';
import { aPicture } from '../a-picture.ts';
import { chooseIn, pressOn, typeInto } from '../keyboard.ts';
import { expectTitle, inDialog } from '../page.ts';

const picture = aPicture('punct.png');

interface ArticleDraft {
  list: string;
  title: string;
  category: string;
  text: string;
}

/** Field for the text of an article. */
export const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatare: Text' }).getByRole('button', { name, exact: true });

/** Writes a draft with a cover picture and a table, and waits until it is saved automatically. */
export async function writeArticle(page: Page, { list, title, category, text }: ArticleDraft): Promise<void> {
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

/** Submits the open draft for approval. */
export async function sendForApproval(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Trimite spre aprobare' }).click();
  await inDialog(page).getByRole('button', { name: 'Trimite spre aprobare' }).click();
  await expect(page.getByRole('heading', { name: 'Articolul așteaptă aprobarea asociației.' })).toBeVisible();
}

/** Opens a submitted article in the moderation queue by keyboard. */
export async function openInModeration(desk: Page, title: string): Promise<void> {
  await desk.goto(`/admin/articles?q=${encodeURIComponent(title)}`);
  await pressOn(desk, desk.getByRole('link', { name: title, exact: true }));
  await expectTitle(desk, title);
}
