import { portal } from './support/address.ts';
import { openStore } from './support/scripts/store.ts';
import { storeTexts } from './support/scripts/stores/articles.ts';
import { expectNothingRuns } from './support/scripts/walk.ts';
import { test } from './support/test.ts';

/* Everybody reads articles, in pages, feeds and mails; `scripts.long.spec.ts` writes every text. */
test('scripts in the texts of an article run nowhere', async ({ browser }) => {
  const store = await openStore(browser, portal().url);
  const screens = await storeTexts(store);
  await expectNothingRuns(browser, portal(), store, screens);
});
