import { type Browser, expect, type Page } from '@playwright/test';
import { openSession } from './support/accounts.ts';
import { expectAccessible, expectFullyAccessibleOnPhone } from './support/axe.ts';
import { expectTitle, inDialog, navigation, problems, uniqueWord } from './support/page.ts';
import { restoreContent, readLegal } from './support/site-content.ts';
import { test } from './support/test.ts';

const publish = (page: Page) => page.getByRole('button', { name: 'Publică', exact: true }).click();
const restore = ({ browser }: { browser: Browser }) => restoreContent(browser, ['figures', 'testimonials'], 'gdpr');
const figure = (page: Page, name: string) => page.getByRole('group', { name });

/** Restores the first version of the open section. */
async function restoreFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Readu această versiune' }).last().click();
  await inDialog(page).getByRole('button', { name: 'Readu această versiune' }).click();
  await expect(page.getByText('Versiunea a fost readusă.')).toBeVisible();
}

// Also before each test, because a failed run may have left changes that other tests would see.
test.beforeEach(restore);
test.afterEach(restore);

test('changes of the association appear on the landing page, after a private preview', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  const word = uniqueWord();
  await openSession(page.context(), 'admin');
  await page.goto('/admin/dashboard');
  await navigation(page, 'Conținut site').click();
  await expectTitle(page, 'Conținutul site-ului');
  await page.getByRole('main').getByRole('link', { name: 'Cifrele rețelei' }).click();
  await expectTitle(page, 'Cifrele rețelei');
  await figure(page, 'Parteneri activi').getByLabel('Valoarea declarată').fill('321+');
  await figure(page, 'Autorități membre')
    .getByLabel(/^Calculată de portal/)
    .check();

  await page.getByRole('button', { name: 'Pregătește previzualizarea' }).click();
  const preview = await page.getByRole('link', { name: /^Deschide previzualizarea/ }).getAttribute('href');
  await visitor.goto(preview ?? '');
  await expect(visitor.getByText('321+')).toBeVisible();
  await expect(visitor.getByText(/^Previzualizare:/)).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByText('200+')).toBeVisible();

  await publish(page);
  await expect(page.getByText('Secțiunea a fost publicată.')).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('321+')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(visitor.getByRole('list', { name: 'Rețeaua în cifre' }).getByText('calculat')).toHaveCount(1);
  await restoreFirst(page);

  await page.goto('/admin/content/testimonials');
  await page.getByRole('group', { name: 'Mărturia 1' }).getByLabel('Citatul').fill(`<script>alert(1)</script> ${word}`);
  await publish(page);
  await expect(page.getByText('Secțiunea a fost publicată.')).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(`<script>alert(1)</script> ${word}`)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await restoreFirst(page);
});

test('an incomplete section is not published, and leaving it asks for confirmation', async ({ page }) => {
  await openSession(page.context(), 'admin');
  await page.goto('/admin/content/hero');
  await expectTitle(page, 'Titlul paginii');
  await page.getByLabel('Titlul', { exact: true }).fill('');
  await publish(page);
  await expect(problems(page).getByRole('link', { name: 'Completați câmpul.' })).toBeVisible();
  await expectAccessible(page);
  await navigation(page, 'Texte juridice').click();
  await expect(inDialog(page).getByText('Aveți modificări nesalvate')).toBeVisible();
  await inDialog(page).getByRole('button', { name: 'Rămân în pagină' }).click();
  await expectTitle(page, 'Titlul paginii');
  await navigation(page, 'Texte juridice').click();
  await inDialog(page).getByRole('button', { name: 'Plec fără să salvez' }).click();
  await expectTitle(page, 'Texte juridice');
});

test('a legal text is drafted and published as a version, and earlier versions can be read', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const word = uniqueWord();
  const note = `Am adăugat ${uniqueWord()}.`;
  await openSession(page.context(), 'admin');
  await page.goto('/admin/legal');
  await page.getByRole('main').getByRole('link', { name: 'GDPR: drepturile dvs.' }).click();
  await page.getByRole('button', { name: 'Începe o versiune nouă' }).click();
  const text = page.getByRole('textbox', { name: 'Textul' });
  await text.press('Control+End');
  await text.pressSequentially(` ${word}`);
  await page.getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(page.getByRole('main').getByText(word)).toHaveCount(2);
  await expectAccessible(page);
  await visitor.goto('/legal/gdpr');
  await expectTitle(visitor, 'GDPR: drepturile dvs.');
  await expect(visitor.getByText(word)).toHaveCount(0);

  await page.getByRole('button', { name: 'Publică versiunea' }).click();
  const ask = inDialog(page).getByRole('button', { name: 'Publică versiunea' });
  await ask.click();
  await expect(inDialog(page).getByRole('alert')).toContainText('Scrieți pe scurt ce s-a schimbat.');
  await inDialog(page).getByLabel('Ce s-a schimbat').fill(note);
  await ask.click();
  await expect(page.getByText('Versiunea a fost publicată.')).toBeVisible();
  const edition = visitor.getByRole('listitem', { includeHidden: true }).filter({ hasText: note });
  await expect(async () => {
    await visitor.reload();
    await expect(edition).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  // At most one version takes effect per day: a second one is announced for later, and read at its own address.
  const isInForce = (await readLegal(page.context(), 'gdpr')).versions[0]?.isInForce;
  await expect(visitor.getByText(word)).toHaveCount(isInForce ? 1 : 0);
  await visitor.getByText('Toate versiunile').click();
  await edition.getByRole('link').click();
  await expect(visitor.getByText(word)).toBeVisible();
  await visitor.goto('/legal/gdpr');
  await visitor.getByText('Toate versiunile').click();
  await visitor.getByRole('link', { name: /^Versiunea 1,/ }).click();
  await expect(visitor.getByText(/^Aceasta este o versiune anterioară/)).toBeVisible();
  await expect(visitor.getByText(word)).toHaveCount(0);
  await expectFullyAccessibleOnPhone(visitor);
});

test('the header links to sections of the landing page from every page, and fits every width', async ({ page }) => {
  await page.goto('/parteneri');
  const links = page.getByRole('navigation', { name: 'Navigare principală' });
  for (const [name, id] of [
    ['Despre', 'despre'],
    ['Funcționalități', 'functionalities'],
    ['Contact', 'contact'],
  ] as const) {
    await links.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  for (const width of [320, 721, 900, 1024, 1180, 1181, 1280, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page and a legal text can be read, and the menu links to the footer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('500+', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Meniu' }).click();
    await page.getByRole('navigation', { name: 'Linkuri rapide' }).getByRole('link', { name: 'Parteneri' }).click();
    await expect(page).toHaveURL('/parteneri');
    await page.goto('/legal/termeni');
    await expect(page.getByRole('heading', { level: 2, name: /Portalul nu este un sistem/ })).toBeVisible();
  });
});
