import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/* The package's main file is not minified, and takes half as long again to load. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Size {
  width: number;
  height: number;
}

/** The two sizes in which every page is looked at. */
export const WIDE: Size = { width: 1366, height: 768 };
export const PHONE: Size = { width: 390, height: 844 };

/* WCAG 2.2 AA with the size of targets. Frames show mails, in which no script may run: not the check's either. */
const OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  iframes: false,
};
/* What colours decide; the rest is the same in whichever. */
const COLOURS: axe.RunOptions = {
  ...OPTIONS,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
/* What the size decides, with the names of what only one of them shows. */
const SIZED: axe.RunOptions = {
  ...OPTIONS,
  runOnly: {
    type: 'rule',
    values: ['target-size', 'scrollable-region-focusable', 'button-name', 'link-name', 'label', 'select-name'],
  },
};
const checkBy = (options: axe.RunOptions): string =>
  `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`;

/**
 * Waits until nothing moves: a colour in the middle of a transition is nobody's choice, and what stands under the fixed header
 * is out of sight only for as long as one does not scroll.
 */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    window.scrollTo(0, 0);
    // Asked at each frame: `finished` of an animation was seen to stay pending for good.
    const moves = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
    while (document.getAnimations().some(moves)) await new Promise(requestAnimationFrame);
  });

/** Checks the page as it stands against WCAG 2.2 AA, with the size of targets; a failure lets the journey go on. */
export const expectAccessible = (page: Page): Promise<void> => expectNone(page, checkBy(OPTIONS));

/** Checks the colours of a page that has been checked whole in others. */
export const expectLegible = (page: Page): Promise<void> => expectNone(page, checkBy(COLOURS));

async function expectNone(page: Page, check: string): Promise<void> {
  await stillness(page);
  // Once for each document: the source is more than half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate<axe.Result[]>(check);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, page.url()).toEqual([]);
}

/** The same on a phone, without anything that scrolls sideways; gives the page its size back. */
export const expectWholeOnPhone = (page: Page): Promise<void> =>
  inSize(page, PHONE, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

/**
 * Checks on a phone what the size decides, of a page that has been checked whole in the wide size. The whole check of every page on a
 * phone is that of `accessibility.long.spec.ts`.
 */
export const expectAccessibleOnPhone = (page: Page): Promise<void> =>
  inSize(page, PHONE, async () => {
    await expectNoSidewaysScroll(page);
    await expectNone(page, checkBy(SIZED));
  });

/** Makes the page narrower, looks at it, and gives it its size back. */
export async function inSize(page: Page, narrow: Size, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(narrow);
  await lastingOverflow(page);
  await look();
  if (size) await page.setViewportSize(size);
}

/*
 * Now and then Chromium applies a media query's old answer after a change of size (the rule is there, matchMedia agrees, the
 * computed style does not). A page that really is too wide is so after another change as well.
 */
async function lastingOverflow(page: Page): Promise<number> {
  const size = page.viewportSize();
  const found = await overflow(page);
  if (!size || found <= 0) return found;
  await page.setViewportSize(size.width < WIDE.width ? WIDE : PHONE);
  await page.setViewportSize(size);
  return overflow(page);
}

/** By how many pixels the page is wider than the screen; 0 or less when it fits. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The page itself never scrolls sideways; tables and other regions may within themselves. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.soft
    .poll(() => lastingOverflow(page), { message: `${page.url()} scrolls sideways` })
    .toBeLessThanOrEqual(0);
}
