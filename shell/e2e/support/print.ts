import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe.ts';

const dispatchPrintEvent = (page: Page, event: 'beforeprint' | 'afterprint') =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), event);

/** Printable area of A4 (180 × 263 mm) in CSS pixels. */
const PAPER = { width: 680, height: 994 };

/** Runs `look` while the page is rendered for print. */
export async function inPrint(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await dispatchPrintEvent(page, 'beforeprint');
  await look();
  await dispatchPrintEvent(page, 'afterprint');
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);
}

/** Expects that the printed page has a footer, no controls and no overflow. */
export const expectCleanPrint = (page: Page): Promise<void> =>
  inPrint(page, async () => {
    await expect.soft(page.getByText(/^Portal PSP, tipărit la \d/), page.url()).toBeVisible();
    const controls =
      'button, nav, form, input:not([type="checkbox"]), select, textarea, [role="tab"], [role="status"] > *';
    await expect.soft(page.locator(controls).filter({ visible: true }), `${page.url()} on paper`).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });
