import { expect } from '@playwright/test';
import { startPortal, type TestPortal } from '@psp/build/test/portal';
import { storeMemberArea } from './support/scripts/member-area.ts';
import { storeMessages } from './support/scripts/messages.ts';
import { NOT_REACHED, NO_TEXT } from './support/scripts/no-text.ts';
import { storePartnerArea } from './support/scripts/partner-area.ts';
import { storeApplications, storeMembers, storeModeration } from './support/scripts/people.ts';
import { siteFields, storeArticles, storeLetters, storeSiteContent } from './support/scripts/publishing.ts';
import { storeSettings } from './support/scripts/settings.ts';
import { type Screen, storeSourcing } from './support/scripts/sourcing.ts';
import { openStore, type Store } from './support/scripts/store.ts';
import { storeTables } from './support/scripts/tables.ts';
import { expectNothingRuns } from './support/scripts/walk.ts';
import { test } from './support/test.ts';

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

const holdsNoText = (name: string): boolean => name in NOT_REACHED || (name.split(/[. ]/).at(-1) ?? '') in NO_TEXT;

/* A portal of its own, in which every text that can be written is an attack. Starting and filling it have times of their own. */
let portal: TestPortal;
let store: Store;
let screens: Screen[];
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook needs from here.
test.beforeAll(async ({}, info) => {
  info.setTimeout(240_000);
  const from = process.env.DEMONSTRATION;
  portal = await startPortal({ mode: 'all', seed: true, ...(from ? { from } : {}) });
});
test.beforeAll(async ({ browser }) => {
  store = await openStore(browser, portal.url);
  screens = await storeCorpus(store, portal.databaseUrl);
});
test.afterAll(() => portal.stop());

test('scripts in every text that can be written run nowhere', async ({ browser }) => {
  const { seen } = await expectNothingRuns(browser, portal, store, screens);
  const fields = [...store.wanted(), ...siteFields()].filter((name) => !holdsNoText(name));
  const notStored = fields.filter((name) => !store.fields.includes(name));
  const notShown = store.fields.filter((name, number) => !seen.has(number) && !holdsNoText(name));
  expect({ notStored, notShown }).toEqual({ notStored: [], notShown: [] });
});
