import { AREAS, expectRemoteBefore, expectShellBefore } from './support/skew-pages.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const area of AREAS) {
  test(`the release before of ${area.project} works in this shell, unless the gate names what is missing`, ({ page }) =>
    expectRemoteBefore(page, area));

  test(`${area.project} works in the shell of the release before, unless the gate names what is missing`, ({ page }) =>
    expectShellBefore(page, area));
}
