import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, toasts, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/* An authority asks, a firm answers, and the authority accepts the answer. Returns the path of the topic. */
const solve = async (uat: Page, firma: Page, title: string, answer: string): Promise<string> => {
  await uat.goto('/uat/forum');
  await pressOn(uat, uat.getByRole('button', { name: 'Topic nou' }));
  const dialog = inDialog(uat);
  await typeInto(uat, dialog.getByLabel('Titlul'), title);
  await chooseIn(uat, dialog.getByLabel('Categoria'), 'IT');
  await typeInto(uat, dialog.getByRole('textbox', { name: 'Conținutul' }), 'Cum țineți evidența?');
  await pressOn(uat, dialog.getByRole('button', { name: 'Deschide topicul' }));
  await expectTitle(uat, title);
  const { pathname } = new URL(uat.url());
  await firma.goto(`/firma/network/forum/${pathname.split('/').at(-1)}`);
  await typeInto(firma, firma.getByRole('textbox', { name: 'Răspunsul dvs.' }), answer);
  await pressOn(firma, firma.getByRole('button', { name: 'Trimite răspunsul' }));
  await expect(toasts(firma).getByText('Răspunsul a fost trimis')).toBeVisible();
  await pressOn(uat, post(uat, answer).getByRole('button', { name: 'Alege ca răspuns' }));
  await expect(uat.getByRole('region', { name: 'Răspuns acceptat' })).toContainText(answer);
  return pathname;
};

test('a solved topic is found by keyboard with the passage that matched, and is gone once its answer is no longer accepted', async ({
  browser,
}) => {
  const word = uniqueWord();
  const title = `Registrul ${word}`;
  const [uat, firma, reader] = [
    await pageOf(browser, 'primarie'),
    await pageOf(browser, 'firma'),
    await pageOf(browser, 'editor'),
  ];
  const topic = await solve(uat, firma, title, 'Într-un registru cu file numerotate.');

  await reader.goto('/uat/dashboard');
  await pressOn(reader, main(reader).getByRole('link', { name: 'Centrul de cunoștințe' }));
  await expectTitle(reader, 'Centrul de cunoștințe');
  await expect(main(reader).getByRole('region', { name: 'Articole recente' }).getByRole('link')).toHaveCount(4);
  await expectAccessible(reader);
  await expectAccessibleOnPhone(reader);

  await typeInto(reader, main(reader).getByRole('searchbox'), `registrelor ${word} numerotate`);
  const found = main(reader).getByRole('listitem').filter({ hasText: title });
  await expect(found).toContainText('Răspunsul acceptat');
  await expect(found.locator('mark', { hasText: 'numerotate' })).toBeVisible();
  await pressOn(reader, main(reader).getByRole('link', { name: 'Forum, rezolvate (1)' }));
  await chooseIn(reader, main(reader).getByLabel('Domeniu'), 'Digi');
  await expect(reader).toHaveURL(/kind=topic&category=digitalizare/);
  await expectAccessible(reader);
  await expectAccessibleOnPhone(reader);
  await tabTo(reader, found.getByRole('link'));

  await uat.goto(topic);
  await pressOn(uat, uat.getByRole('region', { name: 'Răspuns acceptat' }).getByRole('button', { name: /Renunță/ }));
  await expect(main(reader).getByText('Niciun rezultat')).toBeVisible();
  await expectAccessible(reader);
});

test('an article of the hub becomes a favourite by keyboard, and one that is gone has a way back', async ({
  browser,
}) => {
  const reader = await pageOf(browser, 'primarie');
  await reader.goto('/uat/knowledge-hub?kind=article');
  const article = main(reader).getByRole('listitem').getByRole('link').first();
  const title = (await article.textContent()) ?? '';
  await pressOn(reader, article);
  await expectTitle(reader, title);
  await expect(reader).toHaveURL(/\/uat\/article\//);
  await expectAccessible(reader);
  await expectAccessibleOnPhone(reader);
  await pressOn(reader, main(reader).getByRole('button', { name: 'La favorite', pressed: false }));
  await expect(toasts(reader).getByText('Adăugat la favorite')).toBeVisible();

  await reader.goto('/uat/knowledge-hub');
  const favourites = main(reader).getByRole('region', { name: 'Favorite' });
  await expect(favourites.getByRole('link', { name: title })).toBeVisible();
  await pressOn(reader, favourites.getByRole('link', { name: 'Toate (1)' }));
  await pressOn(reader, main(reader).getByRole('listitem').getByRole('link', { name: title }));
  await pressOn(reader, main(reader).getByRole('button', { name: 'La favorite', pressed: true }));
  await expect(toasts(reader).getByText('Scos de la favorite')).toBeVisible();

  await reader.goto('/uat/article/01900000-0000-7000-8000-0000000000ff');
  await expectTitle(reader, 'Articolul nu a fost găsit');
  await pressOn(reader, main(reader).getByRole('link', { name: 'Înapoi la articole' }));
  await expectTitle(reader, 'Centrul de cunoștințe');
});
