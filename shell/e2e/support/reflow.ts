import { expect, type Page } from '@playwright/test';
import { expectColourContrast, expectNoSidewaysScroll, inSize } from './axe.ts';

const NARROW_SCREEN = { width: 320, height: 640 };

/* Labels of the tables whose rows are shown as blocks and still scroll sideways. */
const overflowingTables = (page: Page): Promise<string[]> =>
  page.getByRole('region').evaluateAll((regions) =>
    regions
      .filter(({ firstElementChild: table, scrollWidth, clientWidth }) => {
        const row = table?.querySelector(':scope > tbody > tr');
        return row && getComputedStyle(row).display === 'block' && scrollWidth > clientWidth;
      })
      .map((region) => region.ariaLabel ?? ''),
  );

/** Expects that nothing overflows on a 320 px screen or with text twice as large. */
export async function expectFitsNarrowScreen(page: Page): Promise<void> {
  await inSize(page, NARROW_SCREEN, async () => {
    await expectNoSidewaysScroll(page);
    expect.soft(await overflowingTables(page), `${page.url()}: rows wider than the screen`).toEqual([]);
  });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Checks colour contrast with forced colours. */
export async function expectContrastInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectColourContrast(page);
  await page.emulateMedia({ forcedColors: 'none' });
}
