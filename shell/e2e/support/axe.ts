import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PHONE = { width: 390, height: 844 };

/** Waits until nothing moves: a colour in the middle of a transition is nobody's choice. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Checks the page as it stands against WCAG 2.2 AA, with the size of targets; a failure lets the journey go on. */
export async function expectAccessible(page: Page): Promise<void> {
  await stillness(page);
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).withTags(TAGS);
  const { violations } = await builder.analyze();
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
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
}

/** The page itself never scrolls sideways; tables and other regions may within themselves. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const measure = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.soft.poll(measure, { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0);
}
