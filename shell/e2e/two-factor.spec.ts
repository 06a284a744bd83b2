import { expect, type Page } from '@playwright/test';
import { codeOf, wrongCode } from './support/authenticator.ts';
import { expectAccessible, expectAccessibleOnPhone } from './support/axe.ts';
import { createColleague } from './support/colleagues.ts';
import { expectTitle, inDialog, problems } from './support/page.ts';
import { chooseAccount, fillSignIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

const CODE = 'Codul din aplicația de autentificare';
const STEP_MS = 30_000;

/** Reads the TOTP secret below the QR code. */
async function readSecret(page: Page): Promise<string> {
  return ((await page.getByRole('main').locator('code').first().textContent()) ?? '').replace(/\s/g, '');
}

/** Reads the shown recovery codes and confirms that they are saved. */
async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const items = page.getByRole('list', { name: 'Codurile de rezervă' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Am salvat codurile' }).click();
  return codes;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Contul dvs/ }).click();
  await page.getByRole('button', { name: 'Deconectare' }).click();
  await expect(page).toHaveURL('/');
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(CODE).fill(code);
  await page.getByRole('button', { name: 'Verifică și continuă' }).click();
}

/** Waits for the next code of the authenticator, because each is accepted once. */
async function nextCode(secret: string, used: string): Promise<string> {
  await expect.poll(() => codeOf(secret), { timeout: STEP_MS + 5000, intervals: [1000] }).not.toBe(used);
  return codeOf(secret);
}

test('two-factor authentication is turned on, required at sign-in, and accepts each code once', async ({ browser }) => {
  test.setTimeout(240_000);
  const { email, password, context } = await createColleague(browser, 'editor');
  const page = await context.newPage();
  await page.goto('/cont/securitate');
  await expectTitle(page, 'Contul meu');
  await page.getByRole('button', { name: 'Pornește', exact: true }).click();
  await page.getByRole('form', { name: 'Continuă' }).getByLabel('Parola actuală').fill(password);
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expect(page.getByLabel(CODE)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  const secret = await readSecret(page);
  await page.getByLabel(CODE).fill(wrongCode(secret));
  await page.getByRole('button', { name: 'Verifică și pornește' }).click();
  await expect(page.getByText('Codul nu este corect sau a fost deja folosit.').first()).toBeVisible();
  const first = codeOf(secret);
  await page.getByLabel(CODE).fill(first);
  await page.getByRole('button', { name: 'Verifică și pornește' }).click();
  const codes = await saveRecoveryCodes(page);
  await expect(page.getByText('Mai aveți 10 coduri de rezervă nefolosite.')).toBeVisible();
  await signOut(page);

  await chooseAccount(page, 'Membru PSP');
  await fillSignIn(page, email, password);
  await expectTitle(page, 'Al doilea pas');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await enterCode(page, first);
  await expect(problems(page), 'the code that turned it on').toContainText(
    'Codul nu este corect sau a fost deja folosit.',
  );
  await expectAccessible(page);
  const second = await nextCode(secret, first);
  await enterCode(page, second);
  await expect(page).toHaveURL('/uat/dashboard');
  await signOut(page);

  await chooseAccount(page, 'Membru PSP');
  await fillSignIn(page, email, password);
  await enterCode(page, second);
  await expect(problems(page), 'a replayed code').toContainText('a fost deja folosit');
  await page.getByRole('button', { name: 'Folosiți un cod de rezervă' }).click();
  await page.getByLabel('Cod de rezervă').fill(codes[0] ?? '');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verifică și continuă' }).click();
  await expect(page).toHaveURL('/uat/dashboard');
  await page.goto('/cont/securitate');
  await expect(page.getByText('Mai aveți 9 coduri de rezervă nefolosite.')).toBeVisible();
  await signOut(page);

  await chooseAccount(page, 'Membru PSP');
  await fillSignIn(page, email, password);
  await page.getByRole('button', { name: 'Folosiți un cod de rezervă' }).click();
  await page.getByLabel('Cod de rezervă').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Verifică și continuă' }).click();
  await expect(problems(page), 'a recovery code used twice').toContainText('a fost deja folosit');
});

test('an administrator sets up two-factor authentication at the first sign-in, and cannot turn it off', async ({
  browser,
}) => {
  const { email, password, context } = await createColleague(browser, 'editor', 'admin');
  const page = await context.newPage();
  await page.goto('/admin-login');
  await fillSignIn(page, email, password);
  await expectTitle(page, 'Porniți autentificarea în doi pași');
  await expectAccessible(page);
  await page.goto('/admin/dashboard');
  await expect(page, 'the password alone is not enough').toHaveURL(/\/admin-login/);
  await fillSignIn(page, email, password);
  await expectTitle(page, 'Porniți autentificarea în doi pași');
  await enterCode(page, codeOf(await readSecret(page)));
  await expectTitle(page, 'Păstrați codurile de rezervă');
  await saveRecoveryCodes(page);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/cont/securitate');
  await expect(page.getByText('Organizația dvs. cere al doilea pas, de aceea nu poate fi oprit.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Oprește', exact: true })).toHaveCount(0);
  await expect(inDialog(page)).toHaveCount(0);
});
