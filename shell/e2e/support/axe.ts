import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/* Minified, because the package's main file takes half as long again to load. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Size {
  width: number;
  height: number;
}

/** The two viewport sizes in which each page is checked. */
export const WIDE: Size = { width: 1366, height: 768 };
export const PHONE: Size = { width: 390, height: 844 };

/* WCAG 2.2 AA with target sizes. Frames show mails, in which no scripts may run, including axe. */
const ALL_RULES: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  iframes: false,
};
/* Rules that depend on colours. */
const COLOUR_RULES: axe.RunOptions = {
  ...ALL_RULES,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
/* Rules that depend on the viewport size, and the names of controls that only one size shows. */
const SIZE_RULES: axe.RunOptions = {
  ...ALL_RULES,
  runOnly: {
    type: 'rule',
    values: ['target-size', 'scrollable-region-focusable', 'button-name', 'link-name', 'label', 'select-name'],
  },
};
const axeScript = (options: axe.RunOptions): string =>
  `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`;

/**
 * Scrolls to the top and waits until animations have ended, because colours in a transition and content below the fixed header
 * would be reported.
 */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    window.scrollTo(0, 0);
    // Polled, because `finished` of an animation sometimes never resolves.
    const isRunning = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
    while (document.getAnimations().some(isRunning)) await new Promise(requestAnimationFrame);
  });

/** Checks the page against WCAG 2.2 AA with target sizes. A failure does not stop the test. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, axeScript(ALL_RULES));

/** Checks colour contrast only, for a page that was fully checked in other colours. */
export const expectColourContrast = (page: Page): Promise<void> => expectNoViolations(page, axeScript(COLOUR_RULES));

async function expectNoViolations(page: Page, check: string): Promise<void> {
  await waitForAnimations(page);
  // Once per document, because the source is larger than 500 kB.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const look = () => page.evaluate<axe.Result[]>(check);
  const violations = await lookTwice(
    page,
    look,
    (all) => all.length > 0 && all.every(({ id }) => id === 'target-size'),
  );
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect.soft(found, page.url()).toEqual([]);
}

/** Checks all rules on a phone, and that nothing scrolls sideways. */
export const expectFullyAccessibleOnPhone = (page: Page): Promise<void> =>
  inSize(page, PHONE, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

/**
 * Checks on a phone the rules that depend on the size, for a page that was fully checked in the wide size.
 * `accessibility.long.spec.ts` checks all rules of every page on a phone.
 */
export const expectAccessibleOnPhone = (page: Page): Promise<void> =>
  inSize(page, PHONE, async () => {
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page, axeScript(SIZE_RULES));
  });

/** Runs `look` in another viewport size, then restores the size. */
export async function inSize(page: Page, narrow: Size, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(narrow);
  await stableOverflow(page);
  await look();
  if (size) await page.setViewportSize(size);
}

/*
 * After a resize, Chromium sometimes keeps computed styles of the previous media query, although matchMedia is correct. A page
 * that really has a fault of its size still has it after another resize.
 */
async function lookTwice<Seen>(page: Page, look: () => Promise<Seen>, isFault: (seen: Seen) => boolean): Promise<Seen> {
  const size = page.viewportSize();
  const seen = await look();
  if (!size || !isFault(seen)) return seen;
  await page.setViewportSize(size.width < WIDE.width ? WIDE : PHONE);
  await page.setViewportSize(size);
  return look();
}

const stableOverflow = (page: Page): Promise<number> =>
  lookTwice(
    page,
    () => overflow(page),
    (pixels) => pixels > 0,
  );

/** Number of pixels by which the page is wider than the viewport; 0 or less when it fits. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Expects that the page does not scroll sideways; regions such as tables may. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.soft
    .poll(() => stableOverflow(page), { message: `${page.url()} scrolls sideways` })
    .toBeLessThanOrEqual(0);
}
