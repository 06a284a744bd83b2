import { type Browser, expect, type Page } from '@playwright/test';
import { inSessionOf, openSessionWith, pageOf, PASSWORD } from './support/accounts.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { expectTitle, inDialog, problems, toasts, uniqueWord } from './support/page.ts';
import { call } from './support/requests.ts';
import { test } from './support/test.ts';

const ELSEWHERE = 'Comuna Apahida';
const WHY = 'Oamenii nu găseau hotărârile.';

const main = (page: Page) => page.getByRole('main');

/** Opens a page of the owner of an authority in another county, which has no demonstration account of its own. */
async function pageElsewhere(browser: Browser): Promise<Page> {
  const email = await inSessionOf(browser, 'admin', async (admin) => {
    const path = '/api/admin/organisations';
    const { items } = await call<{ items: { id: string }[] }>(admin, `${path}?q=${encodeURIComponent(ELSEWHERE)}`);
    const { contact } = await call<{ contact: { email: string } }>(admin, `${path}/${items[0]?.id}`);
    return contact.email;
  });
  const page = await pageOf(browser, 'visitor');
  await openSessionWith(page.context(), email, PASSWORD);
  return page;
}

/* Confirms by keyboard that the texts have no personal data, and publishes. */
async function publish(page: Page): Promise<void> {
  await expectTitle(page, 'Ce se vede de toți');
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: 'Publică proiectul' }));
  await pressOn(page, problems(page).getByRole('link', { name: /^Confirmați că textele/ }));
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Publică proiectul' }));
  await expect(toasts(page).getByText('Proiectul a fost publicat')).toBeVisible();
}

/* Publishes a completed project by keyboard. Returns its title. */
async function publishCompleted(page: Page): Promise<string> {
  await page.goto('/uat/projects?status=completed');
  const link = main(page).locator('a[href^="/uat/projects/"]').first();
  const title = (await link.textContent()) ?? '';
  await pressOn(page, link);
  await expectTitle(page, title);
  await pressOn(page, page.getByRole('button', { name: 'Publică în schimbul de proiecte' }));
  await expectTitle(page, 'Ciorna proiectului');
  await expect(page.getByText(/^Am completat ce știe portalul/)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.getByRole('textbox', { name: 'Titlul' }).focus();
  await page.keyboard.press('Enter');
  await pressOn(page, problems(page).getByRole('link', { name: 'Scrieți de ce.' }));
  await page.keyboard.type(WHY);
  await expect(page.getByText(/^Salvat la \d\d:\d\d/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Titlul' }).focus();
  await page.keyboard.press('Enter');
  await publish(page);
  await expectTitle(page, title);
  return title;
}

test('a completed project is published, and an authority of another county asks about it and adopts it', async ({
  browser,
}) => {
  const [author, reader] = [await pageOf(browser, 'primarie'), await pageElsewhere(browser)];
  const title = await publishCompleted(author);
  await expect(author.getByText('Costurile le vede numai instituția dvs.')).toBeVisible();
  await reader.goto(`/uat/exchange?q=${encodeURIComponent(title)}`);
  await pressOn(reader, main(reader).getByRole('link', { name: title }).first());
  await expectTitle(reader, title);
  await expect(reader.getByText('nu este publicat')).toBeVisible();
  const question = `Cât a durat ${uniqueWord()}?`;
  await typeInto(reader, reader.getByLabel('Întrebarea dvs., vizibilă tuturor'), question);
  await pressOn(reader, reader.getByRole('button', { name: 'Întreabă' }));
  await expect(toasts(reader).getByText('Întrebarea a fost pusă')).toBeVisible();
  await expectAccessible(reader);
  await expectAccessibleOnPhone(reader);

  await expect(author.getByText(question)).toBeVisible();
  await typeInto(author, author.getByLabel('Răspunsul dvs., vizibil tuturor'), 'Două zile de grupă.');
  await pressOn(author, author.getByRole('button', { name: 'Răspunde' }));
  await expect(reader.getByText('Două zile de grupă.')).toBeVisible();

  await reader.getByRole('button', { name: 'Preia ca solicitare' }).focus();
  await reader.keyboard.press('Enter');
  await expectTitle(reader, 'Continuați solicitarea');
  await expect(reader.getByLabel('Titlu', { exact: true })).toHaveValue(title);
  await expect(reader.getByLabel('Descriere', { exact: true })).toHaveValue(new RegExp(WHY));
  await reader.goto(new URL(reader.url()).pathname.replace(/\/edit$/, ''));
  await expectTitle(reader, title);
  await expect(main(reader).getByText('Preluat din')).toBeVisible();
  await expectAccessible(reader);
  await pressOn(reader, main(reader).getByRole('link', { name: `„${title}”` }));
  await expect(reader.getByRole('link', { name: 'Continuă ciorna' })).toBeVisible();
  await expect(author.getByText('de 1 primărie')).toBeVisible();
  await pressOn(author, author.getByRole('link', { name: 'Proiectul din portal' }));
  await expect(author.getByRole('link', { name: 'Vezi în schimbul de proiecte' })).toBeVisible();
});

test('a wanted project is published by keyboard, another authority joins, and they make a group request', async ({
  browser,
}) => {
  const [author, partner] = [await pageOf(browser, 'comuna'), await pageOf(browser, 'primarie')];
  const title = `Adăpost pentru câini ${uniqueWord()}`;
  await author.goto('/uat/exchange');
  await pressOn(author, main(author).getByRole('link', { name: 'Publică un proiect' }).first());
  await expectTitle(author, 'Proiect nou');
  await typeInto(author, author.getByRole('textbox', { name: 'Titlul' }), title);
  await tabTo(author, author.getByRole('radio', { name: 'Încheiat' }));
  await author.keyboard.press('ArrowDown');
  await author.keyboard.press('ArrowDown');
  await tabTo(author, author.getByRole('checkbox', { name: /^Căutăm parteneri/ }));
  await author.keyboard.press('Space');
  await chooseIn(author, author.getByLabel('Domeniul'), 'Mediu');
  await typeInto(author, author.getByLabel('Ce este', { exact: true }), 'Un adăpost comun, cu medic.');
  await typeInto(author, author.getByLabel('De ce', { exact: true }), 'Fiecare comună plătește separat.');
  await expect(author.getByText(/^Salvat la \d\d:\d\d/)).toBeVisible();
  await pressOn(author, author.getByRole('button', { name: 'Verifică și publică' }));
  await publish(author);
  await expectTitle(author, title);
  await expect(author.getByRole('button', { name: 'Fă cererea de grup' })).toHaveCount(0);

  await partner.goto(new URL(author.url()).pathname);
  await pressOn(partner, partner.getByRole('button', { name: 'Ne alăturăm' }));
  await typeInto(partner, inDialog(partner).getByLabel('Notă pentru primărie'), 'Pentru 40 de câini.');
  await expectAccessible(partner);
  await pressOn(partner, inDialog(partner).getByRole('button', { name: 'Ne alăturăm' }));
  await expect(toasts(partner).getByText('V-ați alăturat proiectului')).toBeVisible();
  await expectAccessibleOnPhone(partner);

  await expect(author.getByText('Pentru 40 de câini.')).toBeVisible();
  await pressOn(author, author.getByRole('button', { name: 'Fă cererea de grup' }));
  await expectAccessible(author);
  await pressOn(author, inDialog(author).getByRole('button', { name: 'Fă cererea de grup' }));
  await expectTitle(author, 'Continuați cererea de grup');
  await expect(author.getByLabel('Titlu', { exact: true })).toHaveValue(title);
  await expect(author.getByRole('list', { name: 'Instituții invitate' }).getByText('Municipiul Sibiu')).toBeVisible();
  await partner.goto('/uat/service-requests/groups');
  await expect(partner.getByRole('link', { name: title })).toBeVisible();
});
