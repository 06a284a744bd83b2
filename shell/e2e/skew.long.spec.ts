import { AREAS, expectPreviousRemoteWorks, expectWorksInPreviousShell } from './support/skew-pages.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const area of AREAS) {
  test(`the previous release of ${area.project} works in this shell, unless the gate refuses it`, ({ page }) =>
    expectPreviousRemoteWorks(page, area));

  test(`${area.project} works in the previous release of the shell, unless the gate refuses it`, ({ page }) =>
    expectWorksInPreviousShell(page, area));
}
