import { expect } from '@playwright/test';
import { startPortal, type TestPortal } from '@psp/build/test/portal';
import { NOT_REACHED, storeCorpus, UNDECLARED } from './support/scripts/corpus.ts';
import { openStore, type Screen, type Store } from './support/scripts/store.ts';
import { expectNothingRuns } from './support/scripts/walk.ts';
import { test } from './support/test.ts';

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
  store = await openStore(browser, portal.url, NOT_REACHED);
  screens = await storeCorpus(store, portal.databaseUrl);
});
test.afterAll(() => portal.stop());

test('scripts in every text that can be written run nowhere', async ({ browser }) => {
  const { seen } = await expectNothingRuns(browser, portal, store, screens);
  const notStored = [...store.wanted(), ...UNDECLARED.filter(store.isWanted)].filter(
    (name) => !store.fields.includes(name),
  );
  const notShown = store.fields.filter((name, number) => !seen.has(number) && store.isWanted(name));
  expect({ notStored, notShown }).toEqual({ notStored: [], notShown: [] });
});
