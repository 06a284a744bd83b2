import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 80;

/** Whether one of these elements has focus; undefined when none of them is in the page any more. */
const hasFocus = (page: Page, elements: ElementHandle[]): Promise<boolean | undefined> =>
  page.evaluate(
    (all) =>
      all.some(({ isConnected }) => isConnected) ? all.some((one) => one === document.activeElement) : undefined,
    elements,
  );

/**
 * Moves on with Tab until the control has focus; fails when it cannot be reached. It is searched for again only when it has left the
 * page: each search by role asks for the styles of all elements.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let elements = await target.elementHandles();
  for (let step = 0; step < MOST_STEPS; step++) {
    let isThere = await hasFocus(page, elements);
    if (isThere === undefined) {
      elements = await target.elementHandles();
      isThere = await hasFocus(page, elements);
    }
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Types into a field with suggestions, and takes the first of them once it is this one: before, they are of fewer letters. */
export async function chooseSuggestion(page: Page, field: Locator, text: string, name: string): Promise<void> {
  await typeInto(page, field, text);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(name);
}

/** Goes to a button or a link and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses a shortcut until what it opens is there: a page listens a moment after its title is shown. */
export async function pressShortcut(page: Page, keys: string, opened: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(opened).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Goes to a list of choices and takes the one that begins with these letters. */
export async function chooseIn(page: Page, target: Locator, letters: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(letters);
}

/** Types a day as a person in Romania does, in digits alone, and leaves the field, which then shows that day. */
export async function typeDay(page: Page, target: Locator, isoDay: string): Promise<void> {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  await typeInto(page, target, `${day}${month}${year}`);
  await page.keyboard.press('Tab');
  await expect(target).toHaveValue(`${day}.${month}.${year}`);
}
