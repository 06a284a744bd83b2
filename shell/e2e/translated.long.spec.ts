import type { Locator, Page } from '@playwright/test';
import { load, pagesOf, READERS, waitForContent } from './support/pages.ts';
import { test } from './support/test.ts';
import { expectNoCrash, translate } from './support/translation.ts';

test.describe.configure({ mode: 'parallel' });

/* Maximum number of pressed buttons per page; longer lists repeat the same buttons. */
const MAX_PRESSED = 25;

const buttons = (page: Page): Locator => page.getByRole('main').getByRole('button', { disabled: false });

async function pressAt(page: Page, index: number): Promise<void> {
  await buttons(page)
    .nth(index)
    .click({ timeout: 2000 })
    .catch(() => {});
  await expectNoCrash(page);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  if (!(await dialog.isVisible())) return;
  // Submits the empty form.
  await dialog
    .getByRole('button')
    .last()
    .click({ timeout: 2000 })
    .catch(() => {});
  await expectNoCrash(page);
  await page.keyboard.press('Escape');
}

/* The applicant last, because resubmitting removes the application from the association's list of incomplete ones. */
const isApplicant = ({ name }: { name: string }): number => Number(name === 'candidat');
const inOrder = READERS.toSorted((one, other) => isApplicant(one) - isApplicant(other));

for (const reader of inOrder) {
  test(`no page of ${reader.name} crashes when the browser translates it and any button is pressed`, async ({
    page,
  }) => {
    test.setTimeout(1_800_000);
    for (const path of await pagesOf(page.context(), reader)) {
      await load(page, path);
      await waitForContent(page);
      await translate(page);
      const { pathname } = new URL(page.url());
      const count = Math.min(MAX_PRESSED, await buttons(page).count());
      for (let index = 0; index < count && new URL(page.url()).pathname === pathname; index += 1)
        await pressAt(page, index);
    }
  });
}
