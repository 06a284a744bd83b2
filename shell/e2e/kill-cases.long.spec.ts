import { openWithFault, expectRecoveryFromFaults } from './support/fault-visit.ts';
import { test } from './support/test.ts';
import { REMOTE_AREAS } from './support/walks.ts';

test.describe.configure({ mode: 'parallel' });
/* Two files at a time, because most of the time is spent waiting for time limits. */
for (const targets of [
  ['registry', 'chunk'],
  ['manifest', 'entry'],
] as const) {
  test(`after each fault of ${targets.join(' and ')} the page shows an error, and then opens without a reload`, async ({
    browser,
  }) => {
    const visits: Awaited<ReturnType<typeof openWithFault>>[] = [];
    // Opened one after another, because eight pages loading at once exceed the time limits on a busy machine.
    for (const target of targets)
      for (const area of REMOTE_AREAS) visits.push(await openWithFault(browser, target, area));
    await Promise.all(visits.map(expectRecoveryFromFaults));
  });
}
