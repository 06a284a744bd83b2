import { openWithFault, expectRecoveryFromFaults } from './support/fault-visit.ts';
import { test } from './support/test.ts';

/* Each file in one area; `kill-cases.long.spec.ts` has all areas. */
test('after each fault of a file of an area the page shows an error, and then opens without a reload', async ({
  browser,
}) => {
  const visits = [
    await openWithFault(browser, 'registry', 'public'),
    await openWithFault(browser, 'manifest', 'uat'),
    await openWithFault(browser, 'entry', 'firma'),
    await openWithFault(browser, 'chunk', 'admin'),
  ];
  // In parallel, because most of the time is spent waiting for time limits.
  await Promise.all(visits.map(expectRecoveryFromFaults));
});
