import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { comesAlive, dayFromNow, expectTitle, title, uniqueWord } from './support/page.ts';
import { watchProblems } from './support/problems.ts';
import { uncachedSpelling } from './support/spelling.ts';
import { test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

test('a visitor finds an article by category and words, reads it and opens a related one', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/blog');
  await expectTitle(page, 'Blog');
  await expect(page.getByRole('region', { name: 'Cele mai noi' }).getByRole('article')).toHaveCount(3);
  const category = page.getByRole('navigation', { name: 'Categorii' }).getByRole('link', { name: 'Legislație' });
  await category.click();
  await expect(page).toHaveURL(/\/blog\?category=legislatie$/);
  // The address changes before the page.
  await expect(category).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox', { name: 'Caută în articole' }).fill('achizitie directa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=achizitie\+directa&category=legislatie/);
  await page.getByRole('link', { name: /^Achiziția directă fără emoții/ }).click();
  await expectTitle(page, /^Achiziția directă fără emoții/);
  await expect(page.getByText('270.120 lei pentru produse și servicii;')).toBeVisible();
  const related = page.getByRole('region', { name: 'Articole pe aceeași temă' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await related.getByRole('link').first().click();
  await expect(title(page)).not.toHaveText(/^Achiziția directă/);
  await page.goBack();
  await expectTitle(page, /^Achiziția directă fără emoții/);
  expect(problems).toEqual([]);
});

test('repeated visits of an article on one day count as one view', async ({ page, browser }) => {
  // A unique user agent, because visitors of a day are identified by address and browser.
  const reader = await (await browser.newContext({ userAgent: `Mozilla/5.0 (${uniqueWord()})` })).newPage();
  await page.goto('/blog?page=2');
  const href = (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const views = async () =>
    // Bypasses cached answers, which a new view does not invalidate.
    (
      (await (
        await page.request.get(`/api/public/articles/${uncachedSpelling(href.replace('/blog/', ''))}`)
      ).json()) as {
        views: number;
      }
    ).views;
  const [before, day] = [await views(), dayFromNow(0)];
  for (let visit = 0; visit < 3; visit += 1) {
    const reported = reader.waitForResponse((response) => response.url().endsWith('/views'));
    await reader.goto(href);
    expect((await reported).status()).toBe(204);
  }
  await expect.poll(views).toBeGreaterThan(before);
  // Midnight in Romania may fall between the visits.
  expect((await views()) - before).toBeLessThanOrEqual(dayFromNow(0) === day ? 1 : 2);
});

test('a missing article links back to the list', async ({ page }) => {
  for (const id of ['0192d6f3-8d02-7000-9966-9eb831be2d05', 'abc', '%25', 'x'.repeat(300)]) {
    await page.goto(`/blog/${id}`);
    await expectTitle(page, 'Articolul nu a fost găsit');
  }
  await page.getByRole('link', { name: 'Înapoi la blog' }).click();
  await expectTitle(page, 'Blog');
});

test('unusual searches and pages past the end show no errors', async ({ page }) => {
  const problems = watchProblems(page);
  for (const q of ['%', '_', '"\'', '<script>alert(1)</script>', 'de la și', 'a'.repeat(2000)]) {
    await page.goto(`/blog?q=${encodeURIComponent(q)}`);
    await expect(page.getByRole('status').filter({ hasText: /articol/ })).toBeVisible();
  }
  await page.goto('/blog?page=999');
  await expect(page.getByText('Această pagină nu mai există.')).toBeVisible();
  await page.getByRole('link', { name: 'Prima pagină' }).click();
  await expect.poll(() => address(page)).toBe('/blog');
  expect(problems).toEqual([]);
});

test('list and article are accessible and fit the narrowest screen', async ({ page }) => {
  await page.goto('/blog');
  const href = (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  for (const path of ['/blog', '/blog?q=nimicnimic', href]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(title(page)).not.toHaveText('Se încarcă…');
    await comesAlive(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});

test('the linked feed is XML with absolute URLs of the newest articles', async ({ page, baseURL }) => {
  await page.goto('/blog');
  const feed = await page.locator('head link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
  const response = await page.request.get(String(feed));
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const links = await page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('item > link')].map(
        ({ textContent }) => textContent,
      ),
    await response.text(),
  );
  expect(links).toHaveLength(20);
  for (const link of links) expect(link).toMatch(new RegExp(`^${baseURL}/blog/[0-9a-f-]{36}$`));
});
