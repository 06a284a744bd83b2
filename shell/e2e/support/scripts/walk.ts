import { type Browser, expect } from '@playwright/test';
import type { TestPortal } from '@psp/build/test/portal';
import type { Who } from '../accounts.ts';
import { HIT, payloadFor } from './payloads.ts';
import type { Screen, Store } from './store.ts';
import { sentMails } from './tables.ts';
import { type Findings, look, loadAndLook, noFindings, visitAndLook, watchScripts } from './watch.ts';

const WHOLE_CORPUS = 5000;
const FEEDS = ['/api/public/articles/rss.xml', '/sitemap.xml'];

/** Opens the pages of a reader. */
async function openScreensOf(who: Who, { as }: Store, screens: readonly Screen[], found: Findings): Promise<void> {
  const context = await as(who);
  await watchScripts(context, found);
  const page = await context.newPage();
  const paths = new Set(screens.filter(([reader]) => reader === who).map(([, path]) => path));
  const openAndLook = who === 'visitor' ? loadAndLook : visitAndLook;
  for (const path of paths) await openAndLook(page, path, found);
  await page.close();
}

/** Opens the pages of all readers: the visitor's, which are loaded, beside those of the others, one reader after another. */
async function openScreens(store: Store, screens: readonly Screen[], found: Findings): Promise<void> {
  const signedIn = new Set(screens.map(([who]) => who).filter((who) => who !== 'visitor'));
  const openSignedIn = async () => {
    for (const who of signedIn) await openScreensOf(who, store, screens, found);
  };
  await Promise.all([openScreensOf('visitor', store, screens, found), openSignedIn()]);
}

/** Parses what no page shows: feeds, and the mails that were sent. */
async function lookAtTexts({ as }: Store, databaseUrl: string, found: Findings): Promise<void> {
  const context = await as('visitor');
  const mails = (await sentMails(databaseUrl)).map((text) => ({ type: 'text/html', text }) as const);
  const feeds = await Promise.all(
    FEEDS.map(async (path) => {
      const answer = await context.request.get(path);
      expect(answer.status(), path).toBe(200);
      return { type: 'application/xml', text: await answer.text() } as const;
    }),
  );
  await look(await context.newPage(), found, [...mails, ...feeds]);
}

/** The watch sees a script that runs, one that the policy stops, and a text that became an element. */
async function expectWatched(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL });
  const found = noFindings();
  await watchScripts(context, found);
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), payloadFor(0, WHOLE_CORPUS));
  await page.evaluate(HIT + '()');
  await look(page, found, []);
  expect(found.ran).toHaveLength(1);
  expect(found.stopped.length).toBeGreaterThan(2);
  expect(found.injected.length).toBeGreaterThan(9);
  expect(found.seen).toContain(0);
  await context.close();
}

/** Opens the screens of what is stored, and looks at feeds and mails: scripts ran nowhere, and no text became an element. */
export async function expectNothingRuns(
  browser: Browser,
  { url, databaseUrl }: Pick<TestPortal, 'url' | 'databaseUrl'>,
  store: Store,
  screens: readonly Screen[],
): Promise<Findings> {
  const found = noFindings();
  await expectWatched(browser, url);
  await openScreens(store, screens, found);
  await lookAtTexts(store, databaseUrl, found);
  const { ran, stopped, injected } = found;
  expect
    .soft({ ran, stopped, injected, taken: store.taken })
    .toEqual({ ran: [], stopped: [], injected: [], taken: [] });
  return found;
}
