import { expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { type Checkout, copyCheckout, develop, portalData } from './support/development.ts';
import { test } from './support/test.ts';

/* Every application is built for development first. */
test.setTimeout(300_000);

const FIELDS = 'mfe-uat/src/service-requests/request-fields.tsx';
const TEXTS = 'mfe-uat/src/service-requests/editor-strings.ts';
const WORDS = 'De ce aveți nevoie';
const TYPED = 'Pod peste Olt';

let checkout: Checkout;
test.beforeAll(() => {
  checkout = copyCheckout();
});
test.afterAll(() => checkout.remove());

/** Types into a form whose page is open, changes its sources, and finds what was typed in the page that shows the change. */
async function typedIsKept(page: Page): Promise<void> {
  const title = page.getByRole('textbox', { name: 'Titlu' });
  await expect(page.getByRole('heading', { name: WORDS })).toBeVisible();
  await title.fill(TYPED);
  await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
  checkout.replace(FIELDS, 'title={strings.groups.what}', 'title={`Întâi: ${strings.groups.what}`}');
  await expect(page.getByRole('heading', { name: `Întâi: ${WORDS}` })).toBeVisible();
  await expect(title).toHaveValue(TYPED);
  checkout.replace(TEXTS, WORDS, `${WORDS} acum`);
  await expect(page.getByRole('heading', { name: `Întâi: ${WORDS} acum` })).toBeVisible();
  await expect(title).toHaveValue(TYPED);
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
  checkout.replace(TEXTS, `${WORDS} acum`, WORDS);
  checkout.replace(FIELDS, 'title={`Întâi: ${strings.groups.what}`}', 'title={strings.groups.what}');
}

async function openForm(page: Page, origin: string): Promise<void> {
  await openSession(page.context(), 'primarie', origin);
  await page.goto(`${origin}/uat/service-requests/new`);
}

test('a change of a component leaves a half-filled form as it is in npm run dev', async ({ page }) => {
  const env = { PORTAL_DIR: `${checkout.folder}/.portal`, PORT: '0', SEED: 'demo', DATABASE_URL: '' };
  const { address, stop } = await develop(checkout.folder, [], /^http:\S+/, env);
  try {
    await openForm(page, address);
    await typedIsKept(page);
  } finally {
    await stop();
  }
});

test('and in npm run dev of one remote, in the portal that runs', async ({ page }) => {
  const { address, stop } = await develop(checkout.folder, ['mfe-uat'], /http:\/\/localhost:\d+/, {
    PORTAL_DIR: portalData(),
  });
  try {
    await openForm(page, address);
    await typedIsKept(page);
  } finally {
    await stop();
  }
});
