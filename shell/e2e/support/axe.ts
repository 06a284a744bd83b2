import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const PHONE = { width: 390, height: 844 };

/* WCAG 2.2 AA with the size of targets. Frames show mails, in which no script may run: not the check's either. */
const OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  iframes: false,
};
const CHECK = `axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`;

/**
 * Waits until nothing moves: a colour in the middle of a transition is nobody's choice, and what stands under the fixed header
 * is out of sight only for as long as one does not scroll.
 */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    window.scrollTo(0, 0);
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });

/** Checks the page as it stands against WCAG 2.2 AA, with the size of targets; a failure lets the journey go on. */
export async function expectAccessible(page: Page): Promise<void> {
  await stillness(page);
  // Once for each document: the source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate<axe.Result[]>(CHECK);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, page.url()).toEqual([]);
}

/** The same on a phone, without anything that scrolls sideways; gives the page its size back. */
export async function expectAccessibleOnPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await narrowTo(page, PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}

/**
 * Makes the page narrower. Now and then Chromium applies a media query's old answer after a change of size (the rule is there,
 * matchMedia agrees, the computed style does not). A page that really is too wide is so the second time as well.
 */
export async function narrowTo(page: Page, narrow: { width: number; height: number }): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize(narrow);
  if (!wide || (await overflow(page)) <= 0) return;
  await page.setViewportSize(wide);
  await page.setViewportSize(narrow);
}

/** By how many pixels the page is wider than the screen; 0 or less when it fits. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The page itself never scrolls sideways; tables and other regions may within themselves. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.soft.poll(() => overflow(page), { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0);
}
