import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expectTitle, numberIn } from '../page.ts';

const CRITERIA = ['Nota generală', 'Calitate', 'Termen', 'Comunicare', 'Preț'];

/** Writes a review with the same mark for all criteria. */
export async function writeReview(page: Page, mark: number, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Trimite recenzia' }).click();
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Există o problemă' })).toBeVisible();
  await expectAccessible(page);
  for (const criterion of CRITERIA) {
    const choices = page.getByRole('radiogroup', { name: criterion, exact: true });
    await choices.getByRole('radio', { name: new RegExp(`^${mark} ste`) }).press('Space');
  }
  await page.getByLabel(/^Câteva cuvinte/).fill(words);
  await page.getByRole('button', { name: 'Trimite recenzia' }).click();
  await expect(page.getByRole('heading', { name: 'Recenzia dvs.' })).toBeVisible();
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expectAccessible(page);
}

export interface Rating {
  average: number;
  count: number;
}

/** Reads average and number of a firm's reviews, and expects the same on the public list and in the profile. */
export async function ratingOf(page: Page, firm: string): Promise<Rating> {
  await page.goto('/parteneri');
  await page.getByRole('main').getByLabel('Caută').fill(firm);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 partener');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: firm, exact: true }) });
  const listed = await readRating(card.getByRole('img', { name: /din 5$/ }), card.getByText(/\(\d+ (de )?recenzi/));
  await page.getByRole('link', { name: `Vezi profilul: ${firm}` }).click();
  await expectTitle(page, firm);
  const top = page.getByRole('main').locator('header').first();
  const shown = await readRating(top.getByRole('img', { name: /din 5$/ }), top.getByText(/\(\d+ (de )?recenzi/));
  expect(shown).toEqual(listed);
  return shown;
}

async function readRating(
  stars: ReturnType<Page['getByRole']>,
  reviews: ReturnType<Page['getByText']>,
): Promise<Rating> {
  const average = Number.parseFloat(((await stars.getAttribute('aria-label')) ?? '').replace(',', '.'));
  return { average, count: numberIn(await reviews.textContent()) };
}
