import { TRIED_BEFORE } from '@psp/build/skew/release-before';
import { AREAS, expectPreviousRemoteWorks, expectWorksInPreviousShell } from './support/skew-pages.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/* Every fourth page of one area; `skew.long.spec.ts` opens all pages. */
const NTH = 4;

for (const area of AREAS.filter(({ project }) => TRIED_BEFORE.includes(project))) {
  test(`the previous release of ${area.project} works in this shell, unless the gate refuses it`, ({ page }) =>
    expectPreviousRemoteWorks(page, area, NTH));

  test(`${area.project} works in the previous release of the shell, unless the gate refuses it`, ({ page }) =>
    expectWorksInPreviousShell(page, area, NTH));
}
