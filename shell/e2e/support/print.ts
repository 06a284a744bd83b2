import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe.ts';

const tell = (page: Page, event: 'beforeprint' | 'afterprint') =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), event);

/** What A4 leaves between its margins, in CSS pixels: 180 × 263 mm. */
const PAPER = { width: 680, height: 994 };

/** Looks at the page as it is printed. */
export async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await tell(page, 'beforeprint');
  await look();
  await tell(page, 'afterprint');
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);
}

/** On paper the page says whose it is, has nothing to press, and cuts nothing off. */
export const expectCleanPrint = (page: Page): Promise<void> =>
  onPaper(page, async () => {
    await expect.soft(page.getByText(/^Portal PSP, tipărit la \d/), page.url()).toBeVisible();
    const controls =
      'button, nav, form, input:not([type="checkbox"]), select, textarea, [role="tab"], [role="status"] > *';
    await expect.soft(page.locator(controls).filter({ visible: true }), `${page.url()} on paper`).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });
