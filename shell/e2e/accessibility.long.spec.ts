import { expectAccessible, expectFullyAccessibleOnPhone } from './support/axe.ts';
import { openEach, pagesOf, READERS } from './support/pages.ts';
import { expectCleanPrint } from './support/print.ts';
import { expectContrastInForcedColours, expectFitsNarrowScreen } from './support/reflow.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Page of one record, which is also checked for print; not a form. */
const DETAIL = /\/[\da-f-]{36}(?!\/)/;

for (const reader of READERS) {
  test(`every page of ${reader.name} is accessible, also on a phone, with large text, in forced colours and in print`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await openEach(page, reader, await pagesOf(page.context(), reader), async (path) => {
      await expectAccessible(page);
      await expectFullyAccessibleOnPhone(page);
      if (reader.who === 'visitor') await expectContrastInForcedColours(page);
      if (DETAIL.test(path)) await expectCleanPrint(page);
      await expectFitsNarrowScreen(page);
    });
  });
}
