import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { aPdf } from '../documents.ts';
import { chooseIn, chooseSuggestion, pressOn, tabTo, typeInto } from '../keyboard.ts';
import { NEW_PASSWORD, type Newcomer } from '../newcomers.ts';
import { expectTitle, problems } from '../page.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Continuă' });

/** Opens the sign-up and chooses the kind of organisation. */
export async function chooseKind(page: Page, kind: 'Membru PSP' | 'Partener PSP'): Promise<void> {
  await page.goto('/register');
  await expectTitle(page, 'Înregistrare');
  await pressOn(page, page.getByRole('link', { name: `Înregistrare ca ${kind}` }));
}

/** Submits an empty step and expects the error summary. */
export async function expectMissing(page: Page, step: string, message: string): Promise<void> {
  await expectTitle(page, step);
  await pressOn(page, next(page));
  await expect(problems(page)).toContainText(message);
  await expect(page).toHaveTitle(/^Eroare: /);
  await expectAccessible(page);
}

export async function goToStep(page: Page, step: string, position: string): Promise<void> {
  await pressOn(page, next(page));
  await expectTitle(page, step);
  await expect(page.getByText(position)).toBeVisible();
}

/** Finds an authority in the registry by county and a few letters or its SIRUTA code. */
export async function findAuthority(page: Page, county: string, text: string, name: string): Promise<void> {
  await chooseIn(page, page.getByLabel('Județul'), county);
  await chooseSuggestion(page, page.getByRole('combobox', { name: 'Instituția' }), text, name);
}

/** Attaches a document through the file chooser, opened by keyboard. */
export async function attach(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByLabel(label);
  // Playwright intercepts the file chooser only once a listener exists.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(aPdf(name));
  await expect(page.getByText(`${name} a fost încărcat`)).toBeAttached();
}

export async function fillPerson(page: Page, { name, position, email, phone }: Newcomer): Promise<void> {
  await typeInto(page, page.getByLabel('Numele persoanei de contact'), name);
  await typeInto(page, page.getByLabel('Funcția'), position);
  await typeInto(page, page.getByLabel('E-mail'), email);
  await typeInto(page, page.getByLabel('Telefon'), phone);
}

/** Enters password and consents in the last step and submits; then the sign-in page opens by itself. */
export async function checkAndSend(page: Page, { email }: Newcomer, button: string): Promise<void> {
  await typeInto(page, page.getByLabel('Parola', { exact: true }), NEW_PASSWORD);
  await typeInto(page, page.getByLabel('Confirmați parola'), NEW_PASSWORD);
  for (const document of ['termenii și condițiile', 'nota de informare']) {
    await tabTo(page, page.getByRole('checkbox', { name: document }));
    await page.keyboard.press('Space');
  }
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: button }));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(`Am trimis un link de confirmare la ${email}.`)).toBeVisible();
}
