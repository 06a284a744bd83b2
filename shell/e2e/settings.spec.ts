import { expect } from '@playwright/test';
import { openSession, pageOf } from './support/accounts.ts';
import { expectAccessible, expectFullyAccessibleOnPhone } from './support/axe.ts';
import { dayFromNow, expectTitle, fillDay, inDialog, navigation, problems, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const DOMAIN = 'Resurse Umane';

test('a template that the association adds is offered to authorities at once, until it is retired', async ({
  page,
  browser,
}) => {
  const clerk = await pageOf(browser, 'comuna');
  const title = `Evaluarea posturilor ${uniqueWord()}`;
  await openSession(page.context(), 'admin');
  await page.goto('/admin/dashboard');
  await navigation(page, 'Setări').click();
  await expectTitle(page, 'Setări');
  await page.getByLabel('Domeniul').selectOption(DOMAIN);
  await expect(page).toHaveURL(/domeniu=resurse-umane/);
  await page.getByRole('link', { name: 'Adaugă un text' }).click();
  await expectTitle(page, 'Text de pornire nou');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(problems(page).getByRole('link', { name: 'Scrieți titlul.' })).toBeVisible();
  await page.getByLabel('Titlul').fill(title);
  await page.getByLabel('Textul', { exact: true }).fill('Câte posturi: [numărul].');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expectTitle(page, title);
  await expect(page).toHaveURL(/\/admin\/settings\/texts\/[0-9a-f-]{36}$/);

  await clerk.goto('/uat/service-requests/new');
  await clerk.getByLabel('Domeniu', { exact: true }).selectOption(DOMAIN);
  await clerk.getByRole('button', { name: `Folosește textul „${title}”` }).click();
  await expect(clerk.getByLabel('Descriere', { exact: true })).toHaveValue('Câte posturi: [numărul].');

  await page.getByLabel('Textul', { exact: true }).fill('Ce am scris eu.');
  const other = await pageOf(browser, 'admin');
  await other.goto(new URL(page.url()).pathname);
  await other.getByLabel('Textul', { exact: true }).fill('Ce a scris colegul.');
  await other.getByRole('button', { name: 'Salvează' }).click();
  await expect(other.getByText('Versiunea 2')).toBeVisible();
  await page.getByRole('button', { name: 'Salvează' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Ați salvat chiar dvs. între timp' });
  await expect(conflict).toContainText('Ce a scris colegul.');
  await expect(conflict).toContainText('Ce am scris eu.');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Păstrează varianta mea' }).click();
  await expect(page.getByText('Versiunea 3')).toBeVisible();

  await page.getByRole('button', { name: `Retrage, ${title}` }).click();
  await inDialog(page).getByRole('button', { name: 'Retrage' }).click();
  await expect(page.getByText('Textul a fost retras.')).toBeVisible();
  await clerk.goto('/uat/service-requests/new');
  await clerk.getByLabel('Domeniu', { exact: true }).selectOption(DOMAIN);
  await expect(clerk.getByRole('button', { name: /^Folosește textul/ }).first()).toBeVisible();
  await expect(clerk.getByRole('button', { name: `Folosește textul „${title}”` })).toHaveCount(0);
});

test('a future threshold is announced and withdrawn; the current one stays in force', async ({ page }) => {
  await openSession(page.context(), 'admin');
  await page.goto('/admin/settings?sectiune=praguri');
  await expectTitle(page, 'Setări');
  const table = page.getByRole('table', { name: 'Pragurile achiziției directe' });
  await expect(table.getByRole('row', { name: /Lucrări/ })).toContainText('900.400');
  await page.getByRole('button', { name: 'Adaugă un prag' }).click();
  const dialog = inDialog(page);
  await dialog.getByLabel('Ce se cumpără').selectOption('Lucrări');
  await dialog.getByRole('button', { name: 'Adaugă un prag' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Scrieți pragul.');
  await dialog.getByLabel('Pragul fără TVA').fill('1.000.000');
  await fillDay(dialog.getByLabel('Valabil de la'), dayFromNow(200));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Adaugă un prag' }).click();
  const announced = table.getByRole('row', { name: /Lucrări/ }).filter({ hasText: 'Urmează' });
  await expect(announced).toContainText('1.000.000');
  await announced.getByRole('button', { name: /^Retrage/ }).click();
  await dialog.getByRole('button', { name: 'Retrage' }).click();
  await expect(announced).toHaveCount(0);
  await expect(table.getByRole('row', { name: /Lucrări/ }).filter({ hasText: 'În vigoare' })).toBeVisible();
});

test('the price of a package is shown in the authority’s profile and at sign-up', async ({ page, browser }) => {
  const profile = await pageOf(browser, 'comuna');
  const visitor = await (await browser.newContext()).newPage();
  const price = `${uniqueWord()} lei pe an`;
  await openSession(page.context(), 'admin');
  await page.goto('/admin/settings?sectiune=pachete');
  await expectTitle(page, 'Setări');
  await page.getByRole('button', { name: 'Adaugă un preț' }).click();
  const dialog = inDialog(page);
  await dialog.getByLabel('Prețul').fill(price);
  await dialog.getByRole('button', { name: 'Adaugă un preț' }).click();
  const row = page.getByRole('row').filter({ hasText: price });
  await expect(row).toContainText('În vigoare');
  await expectFullyAccessibleOnPhone(page);
  try {
    await profile.goto('/uat/profile');
    await expect(profile.getByText(`Pentru comune și orașe. ${price}.`)).toBeVisible();
    await visitor.goto('/register?tip=uat');
    await expect(visitor.getByText(price)).toBeVisible();
  } finally {
    await row.getByRole('button', { name: /^Retrage/ }).click();
    await dialog.getByRole('button', { name: 'Retrage' }).click();
    await expect(row).toHaveCount(0);
  }
  await profile.reload();
  await expect(profile.getByText('Pentru comune și orașe. Preț la cerere.')).toBeVisible();
});

test('a day without work is added and taken out again, and an earlier version comes back', async ({ page }) => {
  await openSession(page.context(), 'admin');
  await page.goto('/admin/settings?sectiune=program');
  await expectTitle(page, 'Setări');
  const name = `Punte ${uniqueWord()}`;
  const row = page.getByRole('row').filter({ hasText: name });
  const dialog = inDialog(page);
  await page.getByRole('button', { name: 'Adaugă o zi' }).click();
  await dialog.getByRole('button', { name: 'Adaugă o zi' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Alegeți ziua.');
  await fillDay(dialog.getByLabel('Ziua'), '2027-03-09');
  await dialog.getByLabel('Ce este').fill(name);
  await dialog.getByRole('button', { name: 'Adaugă o zi' }).click();
  await expect(row).toContainText('9 martie 2027');
  await expectFullyAccessibleOnPhone(page);
  await row.getByRole('button', { name: /^Scoate/ }).click();
  await dialog.getByRole('button', { name: 'Scoate' }).click();
  await expect(row).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Readu această versiune/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Readu această versiune' }).click();
  await expect(row).toContainText('9 martie 2027');
  await row.getByRole('button', { name: /^Scoate/ }).click();
  await dialog.getByRole('button', { name: 'Scoate' }).click();
  await expect(row).toHaveCount(0);
});

test('a ready reason is offered where an article is refused', async ({ page }) => {
  await openSession(page.context(), 'admin');
  await page.goto('/admin/settings?sectiune=motive');
  const card = page.getByRole('region', { name: 'Articole' });
  const reason = `Lipsesc sursele ${uniqueWord()}.`;
  await card.getByRole('button', { name: 'Adaugă un motiv' }).click();
  await card.getByRole('textbox').last().fill(reason);
  await card.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Setarea a fost salvată')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/articles');
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Respinge' }).click();
  const dialog = inDialog(page);
  await dialog.getByLabel('Text gata scris').selectOption(reason);
  await expect(dialog.getByLabel('Motivul', { exact: true })).toHaveValue(reason);
  await expectAccessible(page);
});

test('public pages ask for the consent to the newsletter in the words of the association', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const footer = visitor.getByRole('contentinfo');
  const words = `Sunt de acord cu noutățile ${uniqueWord()}.`;
  const expectShown = (text: string) =>
    expect(async () => {
      await visitor.goto('/marketplace');
      await expect(footer).toContainText(text, { timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
  await openSession(page.context(), 'admin');
  await page.goto('/admin/settings?sectiune=acorduri');
  const card = page.getByRole('region', { name: 'Abonarea la newsletter' });
  await card.getByLabel('Text', { exact: true }).fill(words);
  await card.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Setarea a fost salvată')).toBeVisible();
  await expectAccessible(page);
  await expectShown(words);
  await footer.getByLabel('Adresa de e-mail').fill(`${uniqueWord()}@exemplu.ro`);
  await page
    .getByRole('button', { name: /^Readu această versiune/ })
    .last()
    .click();
  await inDialog(page).getByRole('button', { name: 'Readu această versiune' }).click();
  await expect(card.getByLabel('Text', { exact: true })).not.toHaveValue(words);
  // The open page sends the version that it showed.
  await footer.getByRole('button', { name: 'Abonare' }).click();
  await expect(footer.getByText('Abonare reușită!')).toBeVisible();
  await expectShown('Vă puteți dezabona oricând');
});

test('a renamed domain is in the authority’s form and on the public marketplace, drawn by the server and in the browser', async ({
  page,
  browser,
}) => {
  const clerk = await pageOf(browser, 'comuna');
  const visitor = await (await browser.newContext()).newPage();
  const mismatches: string[] = [];
  visitor.on('pageerror', ({ message }) => mismatches.push(message));
  const FIRST = 'Taxare și Fiscalitate';
  const renamed = `Taxe locale ${uniqueWord()}`;
  const list = page.getByRole('region', { name: 'Domenii ale solicitărilor' }).first();
  const rename = async (from: string, to: string) => {
    await list.getByRole('button', { name: `Modifică, ${from}` }).click();
    await inDialog(page).getByLabel('Denumire').fill(to);
    await inDialog(page).getByRole('button', { name: 'Modifică' }).click();
    await expect(list.getByRole('row', { name: to })).toBeVisible();
  };
  const expectOffered = async (name: string) => {
    await expect(async () =>
      expect(await (await visitor.request.get('/marketplace')).text()).toMatch(
        new RegExp(`<main[^]*>${name}</option>`),
      ),
    ).toPass({ timeout: 10_000 });
    await visitor.goto('/marketplace');
    await visitor.getByLabel('Domeniu').selectOption(name);
    await expect(visitor).toHaveURL(/category=taxare-fiscalitate/);
    await clerk.goto('/uat/service-requests/new');
    await clerk.getByLabel('Domeniu', { exact: true }).selectOption(name);
  };
  await openSession(page.context(), 'admin');
  await page.goto('/admin/settings?sectiune=liste');
  await expectTitle(page, 'Setări');
  await rename(FIRST, renamed);
  try {
    await expectAccessible(page);
    await expectOffered(renamed);
  } finally {
    await rename(renamed, FIRST);
  }
  await expectOffered(FIRST);
  expect(mismatches).toEqual([]);
});
