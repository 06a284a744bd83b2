import { expect, type Page } from '@playwright/test';
import { expectLegible, expectNoSidewaysScroll, inSize } from './axe.ts';

const NARROWEST = { width: 320, height: 640 };

/* Names of the tables whose rows stand as blocks and still scroll sideways. */
const widerRows = (page: Page): Promise<string[]> =>
  page.getByRole('region').evaluateAll((regions) =>
    regions
      .filter(({ firstElementChild: table, scrollWidth, clientWidth }) => {
        const row = table?.querySelector(':scope > tbody > tr');
        return row && getComputedStyle(row).display === 'block' && scrollWidth > clientWidth;
      })
      .map((region) => region.ariaLabel ?? ''),
  );

/** Nothing is pushed out of sight on the narrowest screen, nor by letters twice as large. */
export async function expectRoom(page: Page): Promise<void> {
  await inSize(page, NARROWEST, async () => {
    await expectNoSidewaysScroll(page);
    expect.soft(await widerRows(page), `${page.url()}: rows wider than the screen`).toEqual([]);
  });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** What is read has contrast where the system chooses the colours. */
export async function expectLegibleInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectLegible(page);
  await page.emulateMedia({ forcedColors: 'none' });
}
