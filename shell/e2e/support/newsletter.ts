import { aPicture } from './a-picture.ts';
import { expect, type Page } from '@playwright/test';
import { chooseIn, pressOn, typeInto } from './keyboard.ts';
import { linkInMail, openMail } from './mailbox.ts';
import { expectState, expectTitle, inDialog } from './page.ts';

const DELIVERY_MS = 60_000;

/** Subscribes an address in the footer of a page. */
export async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const box = page.getByRole('contentinfo');
  await typeInto(page, box.getByLabel('Adresa de e-mail'), email);
  await page.keyboard.press('Enter');
  await expect(box.getByText('Vă mulțumim pentru abonarea la newsletter-ul nostru.')).toBeVisible();
}

/** Confirms the subscription from the mail, for a county and all domains. */
export async function confirmSubscription(page: Page, email: string, countyLetters: string): Promise<void> {
  await page.goto(await linkInMail(page, email, 'Confirmați abonarea la newsletter'));
  await expectTitle(page, 'Confirmați abonarea la newsletter');
  await expect(page).toHaveURL('/newsletter/confirmare');
  await chooseIn(page, page.getByLabel('Județul dvs.'), countyLetters);
  await pressOn(page, page.getByRole('button', { name: 'Confirmă abonarea' }));
  await expectTitle(page, 'Abonarea este confirmată');
}

/* Adds a picture at the end of a stored draft, saves it, and expects it in the preview of the mail. */
async function addPicture(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Textul', exact: true }).press('Control+End');
  // Alt+F10 moves to the toolbar, where undo and redo come last.
  for (const key of ['Alt+F10', 'End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Imagine', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const file = aPicture('punct.png');
  await inDialog(page).getByLabel('Imaginea').setInputFiles(file);
  await expect(inDialog(page).getByText('1 × 1 pixeli')).toBeVisible();
  await typeInto(page, inDialog(page).getByLabel('Ce se vede în imagine'), words);
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Pune imaginea' }));
  await pressOn(page, page.getByRole('button', { name: 'Salvează ciorna' }));
  await expect(page.frameLocator('iframe').getByAltText(words)).toHaveJSProperty('naturalWidth', 1);
}

interface Issue {
  subject: string;
  text: string;
  /** Alternative text of its picture. */
  picture: string;
  countyLetters: string;
}

/** Writes an issue, sends it to the subscribers of a county, and waits until all are sent. */
export async function sendIssue(page: Page, { subject, text, picture, countyLetters }: Issue): Promise<void> {
  await page.goto('/admin/newsletter');
  await pressOn(page, page.getByRole('link', { name: 'Scrie un newsletter' }));
  await expectTitle(page, 'Newsletter nou');
  await typeInto(page, page.getByLabel('Subiect'), subject);
  await typeInto(page, page.getByRole('textbox', { name: 'Textul', exact: true }), text);
  await chooseIn(page, page.getByLabel('Județ', { exact: true }), countyLetters);
  await pressOn(page, page.getByRole('button', { name: 'Salvează ciorna' }));
  await expectTitle(page, subject);
  await expectState(page, 'Ciornă');
  await expect(page.frameLocator('iframe').getByText(text)).toBeVisible();
  await addPicture(page, picture);
  await pressOn(page, page.getByRole('button', { name: 'Trimite acum' }));
  await pressOn(page, inDialog(page).getByRole('button', { name: 'Trimite acum' }));
  await expect(page.getByRole('main').locator('header').first().getByText('Trimis', { exact: true })).toBeVisible({
    timeout: DELIVERY_MS,
  });
}

/** Opens the mailed issue and adds a domain through its preferences link. */
export async function changePreferences(page: Page, email: string, subject: string, domain: string): Promise<void> {
  await openMail(page, email, subject);
  await page
    .locator('pre')
    .getByRole('link', { name: /preferinte/ })
    .click();
  await expectTitle(page, 'Preferințele dvs. pentru newsletter');
  await expect(page).toHaveURL('/newsletter/preferinte');
  const box = page.getByRole('checkbox', { name: domain });
  await box.focus();
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Salvează preferințele' }));
  await expectTitle(page, 'Preferințele sunt salvate');
}

/** Opens the mailed issue and unsubscribes through its link. */
export async function unsubscribe(page: Page, email: string, subject: string): Promise<void> {
  await openMail(page, email, subject);
  await page
    .locator('pre')
    .getByRole('link', { name: /dezabonare/ })
    .click();
  await expectTitle(page, 'Dezabonare de la newsletter');
  await pressOn(page, page.getByRole('button', { name: 'Dezabonează-mă' }));
  await expectTitle(page, 'V-ați dezabonat');
}
