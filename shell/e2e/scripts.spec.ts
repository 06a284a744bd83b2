import { type Browser, expect } from '@playwright/test';
import { startPortal, type TestPortal } from '@psp/build/test/portal';
import type { Who } from './support/accounts.ts';
import { NOT_REACHED, NO_TEXT } from './support/scripts/no-text.ts';
import { HIT, payloadFor } from './support/scripts/payloads.ts';
import { storeMemberArea } from './support/scripts/member-area.ts';
import { storeMessages } from './support/scripts/messages.ts';
import { storePartnerArea } from './support/scripts/partner-area.ts';
import { storeApplications, storeMembers, storeModeration } from './support/scripts/people.ts';
import { siteFields, storeArticles, storeLetters, storeSiteContent } from './support/scripts/publishing.ts';
import { storeSettings } from './support/scripts/settings.ts';
import { type Screen, storeSourcing } from './support/scripts/sourcing.ts';
import { openStore, type Store } from './support/scripts/store.ts';
import { sentMails, storeTables } from './support/scripts/tables.ts';
import { type Findings, look, noFindings, loadAndLook, visitAndLook, watchScripts } from './support/scripts/watch.ts';
import { test } from './support/test.ts';

const WHOLE_CORPUS = 5000;
const FEEDS = ['/api/public/articles/rss.xml', '/sitemap.xml'];

async function storeCorpus(store: Store, databaseUrl: string): Promise<Screen[]> {
  const parts = await Promise.all([
    storeSourcing(store),
    storeLetters(store),
    storeArticles(store),
    storeSiteContent(store),
    storeSettings(store),
    storeApplications(store),
    storeMembers(store),
  ]);
  return [
    ...parts.flat(),
    ...(await storeModeration(store)),
    ...(await storeTables(store, databaseUrl)),
    ...(await storeMemberArea(store)),
    ...(await storePartnerArea(store)),
    ...(await storeMessages(store)),
  ];
}

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

const holdsNoText = (name: string): boolean => name in NOT_REACHED || (name.split(/[. ]/).at(-1) ?? '') in NO_TEXT;

/* A portal of its own, in which every text that can be written is an attack. Starting and filling it have times of their own. */
let portal: TestPortal;
let store: Store;
let screens: Screen[];
test.beforeAll(async () => {
  const from = process.env.DEMONSTRATION;
  portal = await startPortal({ mode: 'all', seed: true, ...(from ? { from } : {}) });
});
test.beforeAll(async ({ browser }) => {
  store = await openStore(browser, portal.url);
  screens = await storeCorpus(store, portal.databaseUrl);
});
test.afterAll(() => portal.stop());

test('scripts in every text that can be written run nowhere', async ({ browser }) => {
  const found = noFindings();
  await expectWatched(browser, portal.url);
  await openScreens(store, screens, found);
  await lookAtTexts(store, portal.databaseUrl, found);
  const { ran, stopped, injected, seen } = found;
  expect
    .soft({ ran, stopped, injected, taken: store.taken })
    .toEqual({ ran: [], stopped: [], injected: [], taken: [] });
  const fields = [...store.wanted(), ...siteFields()].filter((name) => !holdsNoText(name));
  const notStored = fields.filter((name) => !store.fields.includes(name));
  const notShown = store.fields.filter((name, number) => !seen.has(number) && !holdsNoText(name));
  expect({ notStored, notShown }).toEqual({ notStored: [], notShown: [] });
});
