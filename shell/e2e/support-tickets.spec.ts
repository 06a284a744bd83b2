import { expect, type Page } from '@playwright/test';
import { pageOf } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { pressOn, pressShortcut, tabTo, typeInto } from './support/keyboard.ts';
import { linkInMail, openMail } from './support/mailbox.ts';
import { countOf, expectState, expectTitle, inDialog, navigation, problems, uniqueWord } from './support/page.ts';
import { test } from './support/test.ts';

const SENT = 'Mesaj trimis cu succes! Vă vom răspunde în cel mai scurt timp posibil.';
const BAIT = '<img src=x onerror="document.title=1">';

interface Question {
  email: string;
  subject: string;
}

async function ask(page: Page, { email, subject }: Question): Promise<void> {
  await page.goto('/support');
  await expectTitle(page, 'Centru de suport');
  const send = page.getByRole('button', { name: 'Trimite mesajul' });
  await pressOn(page, send);
  await expect(problems(page)).toContainText('Scrieți subiectul.');
  await expect(page).toHaveTitle(/^Eroare: Centru de suport/);
  await expectAccessible(page);
  await typeInto(page, page.getByLabel('Numele dvs.'), 'Maria Ene');
  await typeInto(page, page.getByLabel('E-mail', { exact: true }), email);
  await typeInto(page, page.getByLabel('Subiect'), subject);
  await typeInto(page, page.getByLabel('Mesaj', { exact: true }), `Cum schimb pachetul? ${BAIT}`);
  await pressOn(page, send);
  await expect(page.getByText(SENT)).toBeVisible();
  await expectAccessible(page);
}

/** Finds a ticket in the association's queue and opens it, by keyboard. */
async function openInQueue(page: Page, subject: string): Promise<void> {
  await page.goto('/admin/dashboard');
  await pressOn(page, navigation(page, 'Suport'));
  await expectTitle(page, 'Suport');
  await typeInto(page, page.getByRole('main').getByRole('searchbox', { name: 'Caută' }), subject);
  await expect(countOf(page)).toHaveText(/^1 /);
  await pressOn(page, page.getByRole('link', { name: subject }));
  await expectTitle(page, subject);
}

async function answer(page: Page): Promise<void> {
  await pressShortcut(page, 'Alt+N', page.locator('textarea:focus'));
  await page.keyboard.type('SECRET: de verificat pachetul.');
  await pressOn(page, page.getByRole('button', { name: 'Salvează nota' }));
  await expect(page.getByText('Notă internă: solicitantul nu o vede')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Preiau eu' }));
  await expect(page.getByRole('button', { name: 'Preiau eu' })).toHaveCount(0);
  await pressShortcut(page, 'Alt+S', page.locator('textarea:focus'));
  await page.keyboard.type('Bună ziua. Pachetul îl schimbă proprietarul.');
  await pressOn(page, page.getByRole('button', { name: 'Trimite răspunsul' }));
  await expectState(page, 'Așteaptă solicitantul');
  await expectAccessible(page);
}

async function reply(page: Page, text: string): Promise<void> {
  const box = page.getByLabel('Răspundeți');
  await typeInto(page, box, text);
  await pressOn(page, page.getByRole('button', { name: 'Trimite răspunsul' }));
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expect(box).toHaveValue('');
}

test('a visitor opens a ticket, both sides write, and it is resolved and reopened, by keyboard alone', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const email = `${uniqueWord()}@exemplu.example`;
  const subject = `Pachet ${uniqueWord()}`;
  await ask(page, { email, subject });
  await page.goto(await linkInMail(page, email, 'Am primit mesajul dumneavoastră'));
  await expectTitle(page, subject);
  await expectState(page, 'Deschis');
  await expect(page.getByRole('log')).toContainText(BAIT);
  await expectAccessible(page);

  const desk = await pageOf(browser, 'admin');
  await openInQueue(desk, subject);
  await answer(desk);

  await openMail(page, email, 'Răspuns la mesajul dumneavoastră');
  await expect(page.locator('body')).toContainText('Pachetul îl schimbă proprietarul.');
  await expect(page.locator('body')).not.toContainText('SECRET');
  await page.goto(await linkInMail(page, email, 'Răspuns la mesajul dumneavoastră'));
  await expectState(page, 'Așteaptă solicitantul');
  await expect(page.locator('body')).not.toContainText('SECRET');
  await reply(page, 'Mulțumesc, am reușit.');
  await expectState(page, 'Deschis');

  await desk.reload();
  await expectState(desk, 'Deschis');
  await pressShortcut(desk, 'Alt+R', inDialog(desk));
  await pressOn(desk, inDialog(desk).getByRole('button', { name: 'Marchează ca rezolvat' }));
  await expectState(desk, 'Rezolvat');

  await page.goto(await linkInMail(page, email, 'Rezolvat: mesajul dumneavoastră'));
  await expectState(page, 'Rezolvat');
  await reply(page, 'Totuși, nu mai merge.');
  await expectState(page, 'Deschis');
  await tabTo(page, page.getByRole('button', { name: 'Problema s-a rezolvat' }));
  await page.keyboard.press('Enter');
  await expectState(page, 'Rezolvat');
});

test('an invalid ticket link shows a message with a link to support', async ({ page }) => {
  await page.goto('/tichet/nu-exista');
  await expectTitle(page, 'Linkul nu este valabil');
  await pressOn(page, page.getByRole('link', { name: 'Trimite un mesaj nou' }));
  await expectTitle(page, 'Centru de suport');
});

test('unsent text of a visitor survives a reload', async ({ page }) => {
  await page.goto('/support');
  await page.getByLabel('Subiect').fill('Întrebare neterminată');
  // Stored some time after the last key.
  const stored = () => page.evaluate(() => Object.values({ ...sessionStorage }).join());
  await expect.poll(stored).toContain('Întrebare neterminată');
  await page.reload();
  await expect(page.getByLabel('Subiect')).toHaveValue('Întrebare neterminată');
});
