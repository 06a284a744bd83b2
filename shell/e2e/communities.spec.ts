import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhone, expectFullyAccessibleOnPhone } from './support/axe.ts';
import { chooseIn, pressOn, tabTo } from './support/keyboard.ts';
import { expectTitle } from './support/page.ts';
import { watchProblems } from './support/problems.ts';
import { test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const photo = (page: Page) =>
  page.getByRole('region', { name: 'Galerie' }).getByRole('link', { name: 'Mărește: Piața Mare' });
const map = (page: Page) => page.getByRole('group', { name: 'Harta județelor' });

async function openSibiu(page: Page): Promise<void> {
  await page.goto('/comunitati?q=hermannstadt');
  await card(page, 'Sibiu').click();
  await expectTitle(page, 'Sibiu');
}

test('a visitor filters by the map, the county list and the search, by keyboard alone', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/comunitati');
  await expectTitle(page, 'Comunitățile din rețea');
  // Others are added and hidden meanwhile.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ de comunități$/ })).toBeVisible();

  const cluj = map(page).getByRole('link', { name: 'Cluj: 3 comunități' });
  await tabTo(page, map(page).getByRole('link', { name: /^Alba/ }));
  await page.keyboard.press('ArrowUp');
  await expect(cluj).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/comunitati\?judet=CJ$/);
  await expect(cluj).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status').filter({ hasText: '3 comunități' })).toBeVisible();
  await expect(card(page, 'Turda')).toBeVisible();
  await pressOn(page, cluj);
  await expect(page).toHaveURL(/\/comunitati$/);

  await chooseIn(page, page.getByRole('combobox', { name: 'Județ' }), 'Prahova');
  await expect(page).toHaveURL(/judet=PH$/);
  await expect(card(page, 'Sinaia')).toBeVisible();
  await page.getByRole('button', { name: 'Elimină filtrul Prahova' }).press('Enter');
  await expect(page.getByRole('search', { name: 'Căutare și filtre' }).getByLabel('Caută')).toBeFocused();
  await page.keyboard.type('marea 100%_');
  await expect(page.getByRole('heading', { name: 'Nicio comunitate nu se potrivește' })).toBeVisible();
  await expectFullyAccessibleOnPhone(page);
  expect(problems).toEqual([]);
});

test('the gallery is opened, browsed and closed by keyboard alone, and focus returns', async ({ page }) => {
  await openSibiu(page);
  const thumb = photo(page);
  await tabTo(page, page.getByRole('link', { name: 'Civis Digital' }));
  await pressOn(page, thumb);
  const viewer = page.getByRole('dialog', { name: 'Galerie' });
  await expect(viewer.getByText('1 din 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 din 6')).toBeVisible();
  await expect(viewer.getByRole('img', { name: 'Muzeul Național Brukenthal' })).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('6 din 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(thumb).toBeFocused();
});

test('a missing community links back to the list', async ({ page }) => {
  for (const id of ['abc', '0192d6f3-8d02-7000-9966-9eb831be2d05']) {
    await page.goto(`/comunitati/${id}`);
    await expectTitle(page, 'Comunitatea nu a fost găsită');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Înapoi la comunități' }).click();
  await expectTitle(page, 'Comunitățile din rețea');
});

test('a page past the end and a failed list have different messages', async ({ page }) => {
  await page.goto('/comunitati?page=999');
  await expect(
    page.getByRole('heading', { name: 'Această pagină nu mai există. Lista este mai scurtă acum.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Prima pagină' }).click();
  await expect(card(page, 'Apahida')).toBeVisible();
  await page.route('**/api/public/communities?*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Pagini' }).getByRole('link', { name: '2', exact: true }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Încearcă din nou' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/public/communities?*');
  await retry.click();
  await expect(card(page, 'Turda')).toBeVisible();
});

test('without JavaScript the map filters, the form searches and pictures open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/comunitati');
  await map(page)
    .getByRole('link', { name: /^Prahova/ })
    .click();
  await expect(card(page, 'Sinaia')).toBeVisible();
  await page.getByRole('combobox', { name: 'Județ' }).selectOption({ label: 'Sibiu' });
  await page.getByRole('main').getByRole('button', { name: 'Caută' }).click();
  await card(page, 'Sibiu').click();
  await expectTitle(page, 'Sibiu');
  await photo(page).click();
  await expect(page).toHaveURL(/\/api\/public\/images\/[\w-]+\/960$/);
});
