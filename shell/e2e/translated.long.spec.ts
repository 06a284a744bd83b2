import type { Locator, Page } from '@playwright/test';
import { load, pagesOf, READERS, settled } from './support/pages.ts';
import { test } from './support/test.ts';
import { expectStanding, translate } from './support/translation.ts';

test.describe.configure({ mode: 'parallel' });

/* Of one page; longer rows of the same buttons say nothing new. */
const MOST_PRESSED = 25;

const buttons = (page: Page): Locator => page.getByRole('main').getByRole('button', { disabled: false });

async function pressAt(page: Page, index: number): Promise<void> {
  await buttons(page)
    .nth(index)
    .click({ timeout: 2000 })
    .catch(() => {});
  await expectStanding(page);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  if (!(await dialog.isVisible())) return;
  // Empty, so that its form answers.
  await dialog
    .getByRole('button')
    .last()
    .click({ timeout: 2000 })
    .catch(() => {});
  await expectStanding(page);
  await page.keyboard.press('Escape');
}

/* The applicant last: what they send is no longer among the applications that the association's pages show as incomplete. */
const isApplicant = ({ name }: { name: string }): number => Number(name === 'candidat');
const inOrder = READERS.toSorted((one, other) => isApplicant(one) - isApplicant(other));

for (const reader of inOrder) {
  test(`every page of ${reader.name} stands, translated by the browser, whichever button is pressed`, async ({
    page,
  }) => {
    test.setTimeout(1_800_000);
    for (const path of await pagesOf(page.context(), reader)) {
      await load(page, path);
      await settled(page);
      await translate(page);
      const { pathname } = new URL(page.url());
      const count = Math.min(MOST_PRESSED, await buttons(page).count());
      for (let index = 0; index < count && new URL(page.url()).pathname === pathname; index += 1)
        await pressAt(page, index);
    }
  });
}
