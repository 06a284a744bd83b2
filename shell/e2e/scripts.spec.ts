import type { TestPortal } from '@psp/build/test/portal';
import { storeArticles } from './support/scripts/publishing.ts';
import type { Screen } from './support/scripts/sourcing.ts';
import { openStore, type Store } from './support/scripts/store.ts';
import { attackedPortal, expectNothingRuns } from './support/scripts/walk.ts';
import { test } from './support/test.ts';

/* Articles are read by everybody, in pages, feeds and mails; `scripts.long.spec.ts` writes every text. */
let portal: TestPortal;
let store: Store;
let screens: Screen[];
test.beforeAll(async () => {
  portal = await attackedPortal();
});
test.beforeAll(async ({ browser }) => {
  store = await openStore(browser, portal.url);
  screens = await storeArticles(store);
});
test.afterAll(() => portal.stop());

test('scripts in the texts of an article run nowhere', async ({ browser }) => {
  await expectNothingRuns(browser, portal, store, screens);
});
