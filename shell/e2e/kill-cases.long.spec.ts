import { openFaulty, suffer } from './support/kill-visit.ts';
import { test } from './support/test.ts';
import { REMOTE_AREAS } from './support/walks.ts';

test.describe.configure({ mode: 'parallel' });
/* Two files at a time: what is awaited is mostly a time limit. */
for (const targets of [
  ['registry', 'chunk'],
  ['manifest', 'entry'],
] as const) {
  test(`whatever happens to ${targets.join(' and ')}, it is told, and the page opens without a reload`, async ({
    browser,
  }) => {
    const visits: Awaited<ReturnType<typeof openFaulty>>[] = [];
    // One after another: eight pages that load at once keep a busy machine for longer than a press may take.
    for (const target of targets) for (const area of REMOTE_AREAS) visits.push(await openFaulty(browser, target, area));
    await Promise.all(visits.map(suffer));
  });
}
