import { expectAccessible, expectWholeOnPhone } from './support/axe.ts';
import { isOfNothing, openEach, pagesOf, READERS } from './support/pages.ts';
import { expectCleanPrint } from './support/print.ts';
import { expectLegibleInForcedColours, expectRoom } from './support/room.ts';
import { isShared } from './support/routes.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** A page of one record, which is looked at as printed too; not a form. */
const DETAIL = /\/[\da-f-]{36}(?!\/)/;

for (const reader of READERS) {
  test(`every page of ${reader.name} holds on a phone, with large letters, in forced colours and on paper`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await openEach(page, reader, await pagesOf(page.context(), reader), async (path) => {
      if (isOfNothing(path) || isShared(path, reader.who)) await expectAccessible(page);
      await expectWholeOnPhone(page);
      if (reader.who === 'visitor') await expectLegibleInForcedColours(page);
      if (DETAIL.test(path)) await expectCleanPrint(page);
      await expectRoom(page);
    });
  });
}
