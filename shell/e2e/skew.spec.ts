import { TRIED_BEFORE } from '@psp/build/skew/release-before';
import { AREAS, expectRemoteBefore, expectShellBefore } from './support/skew-pages.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/* Some pages of one area; `skew.long.spec.ts` opens all of them. */
const NTH = 4;

for (const area of AREAS.filter(({ project }) => TRIED_BEFORE.includes(project))) {
  test(`the release before of ${area.project} works in this shell, unless the gate names what is missing`, ({ page }) =>
    expectRemoteBefore(page, area, NTH));

  test(`${area.project} works in the shell of the release before, unless the gate names what is missing`, ({ page }) =>
    expectShellBefore(page, area, NTH));
}
