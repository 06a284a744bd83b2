import { openFaulty, suffer } from './support/kill-visit.ts';
import { test } from './support/test.ts';

/* Each file in one area; `kill-cases.long.spec.ts` tries it in every one. */
test('whatever happens to a file of an area, it is told, and the page opens without a reload', async ({ browser }) => {
  const visits = [
    await openFaulty(browser, 'registry', 'public'),
    await openFaulty(browser, 'manifest', 'uat'),
    await openFaulty(browser, 'entry', 'firma'),
    await openFaulty(browser, 'chunk', 'admin'),
  ];
  // What is awaited is mostly a time limit.
  await Promise.all(visits.map(suffer));
});
