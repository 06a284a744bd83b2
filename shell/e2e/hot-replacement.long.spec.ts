import { expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { type Checkout, copyCheckout, runDev, portalData } from './support/development.ts';
import { test } from './support/test.ts';

/* Includes the development build of every application. */
test.setTimeout(300_000);

const FIELDS = 'mfe-uat/src/service-requests/request-fields.tsx';
const TEXTS = 'mfe-uat/src/service-requests/editor-strings.ts';
const WORDS = 'De ce aveți nevoie';
const TYPED_TEXT = 'Pod peste Olt';

let checkout: Checkout;
test.beforeAll(() => {
  checkout = copyCheckout();
});
test.afterAll(() => checkout.remove());

/** Types into the open form, changes its sources, and expects the change and the typed text in the same page. */
async function expectTypedTextKept(page: Page): Promise<void> {
  const title = page.getByRole('textbox', { name: 'Titlu' });
  await expect(page.getByRole('heading', { name: WORDS })).toBeVisible();
  await title.fill(TYPED_TEXT);
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
  checkout.replace(FIELDS, 'title={strings.groups.what}', 'title={`Întâi: ${strings.groups.what}`}');
  await expect(page.getByRole('heading', { name: `Întâi: ${WORDS}` })).toBeVisible();
  await expect(title).toHaveValue(TYPED_TEXT);
  checkout.replace(TEXTS, WORDS, `${WORDS} acum`);
  await expect(page.getByRole('heading', { name: `Întâi: ${WORDS} acum` })).toBeVisible();
  await expect(title).toHaveValue(TYPED_TEXT);
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
  checkout.replace(TEXTS, `${WORDS} acum`, WORDS);
  checkout.replace(FIELDS, 'title={`Întâi: ${strings.groups.what}`}', 'title={strings.groups.what}');
}

async function openForm(page: Page, origin: string): Promise<void> {
  await openSession(page.context(), 'primarie', origin);
  await page.goto(`${origin}/uat/service-requests/new`);
}

test('npm run dev replaces a changed component and keeps a half-filled form', async ({ page }) => {
  const env = { PORTAL_DIR: `${checkout.folder}/.portal`, PORT: '0', SEED: 'demo', DATABASE_URL: '' };
  const { address, stop } = await runDev(checkout.folder, [], /^http:\S+/, env);
  try {
    await openForm(page, address);
    await expectTypedTextKept(page);
  } finally {
    await stop();
  }
});

test('npm run dev of one remote does the same in a running portal', async ({ page }) => {
  const { address, stop } = await runDev(checkout.folder, ['mfe-uat'], /http:\/\/localhost:\d+/, {
    PORTAL_DIR: portalData(),
  });
  try {
    await openForm(page, address);
    await expectTypedTextKept(page);
  } finally {
    await stop();
  }
});
