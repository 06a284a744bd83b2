import { type Browser, expect, type Page } from '@playwright/test';
import { type AccountName, pageOf } from './accounts.ts';

/** When everybody is told that a service does not answer. */
const TOLD_MS = 12_000;
const LATE = 'Portalul nu a răspuns la timp. Încercați din nou.';

declare global {
  interface Window {
    /** When scripts first called each path, in milliseconds since 1970. */
    called: Record<string, number>;
    /** When the page first said that it is late, in milliseconds since 1970. */
    lateAt?: number;
  }
}

/* Runs in the page. Hints in its head call before its scripts are there to wait, so only calls of scripts are noted. */
function noteCalls(): void {
  const { fetch } = window;
  window.called = {};
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    window.called[pathname] ??= Date.now();
    return fetch(input, init);
  };
}

/* Runs in the page, which is often not looked at for seconds after it has said that it is late. */
function noteLate(late: string): void {
  new MutationObserver(() => {
    const alerts = [...document.querySelectorAll('main [role="alert"]')];
    if (alerts.some(({ textContent }) => textContent?.includes(late))) window.lateAt ??= Date.now();
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** When the page said so first. */
const lateAt = (page: Page): Promise<number> => page.evaluate(() => window.lateAt ?? Number.NaN);

/** When the page's scripts first called an address that begins so, in milliseconds since 1970. */
const calledAt = (page: Page, path: string): Promise<number> =>
  page.evaluate((begin) => {
    return Math.min(...Object.entries(window.called).flatMap(([path, at]) => (path.startsWith(begin) ? [at] : [])));
  }, path);

/** Asks again for what is late. */
export const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Încearcă din nou' });

/** A page that notes when it called, and when it said first that it was late. */
export async function openAs(browser: Browser, name: AccountName | 'visitor'): Promise<Page> {
  const page = await pageOf(browser, name);
  await page.context().addInitScript(noteCalls);
  await page.context().addInitScript(noteLate, LATE);
  return page;
}

/** Leaves every call to addresses that begin so without an answer until the function it resolves with is called. */
export async function hang(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}**`, async (route) => {
    await promise;
    // Those that the page has given up cannot go on.
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

/** The page says that calls to addresses that begin so are late, and says it in time. */
export async function expectLate(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toContainText(LATE);
  expect((await lateAt(page)) - (await calledAt(page, path)), page.url()).toBeLessThan(TOLD_MS);
}
