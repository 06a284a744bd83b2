import { type Browser, expect, type Page } from '@playwright/test';
import { type AccountName, pageOf } from './accounts.ts';

/** Time until pages show that a service does not answer. */
const MESSAGE_LIMIT_MS = 12_000;
const LATE = 'Portalul nu a răspuns la timp. Încercați din nou.';

declare global {
  interface Window {
    /** Time of the first call of each path by scripts, as a Unix time in milliseconds. */
    called: Record<string, number>;
    /** Time at which the message was first shown, as a Unix time in milliseconds. */
    lateAt?: number;
  }
}

/* Runs in the page. Only calls of scripts are recorded, because preload hints start before any script can time out. */
function recordCalls(): void {
  const { fetch } = window;
  window.called = {};
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    window.called[pathname] ??= Date.now();
    return fetch(input, init);
  };
}

/* Runs in the page, because the test may read it seconds after the message appeared. */
function recordLateMessage(late: string): void {
  new MutationObserver(() => {
    const alerts = [...document.querySelectorAll('main [role="alert"]')];
    if (alerts.some(({ textContent }) => textContent?.includes(late))) window.lateAt ??= Date.now();
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Time at which the message was first shown. */
const lateAt = (page: Page): Promise<number> => page.evaluate(() => window.lateAt ?? Number.NaN);

/** Time of the scripts' first call of a path with this prefix. */
const calledAt = (page: Page, path: string): Promise<number> =>
  page.evaluate((begin) => {
    return Math.min(...Object.entries(window.called).flatMap(([path, at]) => (path.startsWith(begin) ? [at] : [])));
  }, path);

/** Button that retries the request. */
export const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Încearcă din nou' });

/** Opens a page that records its calls and the time of the message. */
export async function openRecordedPage(browser: Browser, name: AccountName | 'visitor'): Promise<Page> {
  const page = await pageOf(browser, name);
  await page.context().addInitScript(recordCalls);
  await page.context().addInitScript(recordLateMessage, LATE);
  return page;
}

/** Holds all calls of paths with this prefix until the returned function is called. */
export async function hang(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}**`, async (route) => {
    await promise;
    // Calls that the page has aborted cannot continue.
    await route.fallback().catch(() => undefined);
  });
  return resolve;
}

/** Expects the message within the limit after the first call of a path with this prefix. */
export async function expectLate(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toContainText(LATE);
  expect((await lateAt(page)) - (await calledAt(page, path)), page.url()).toBeLessThan(MESSAGE_LIMIT_MS);
}
