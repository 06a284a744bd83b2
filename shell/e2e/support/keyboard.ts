import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 80;

/** Returns whether one of the elements has focus; undefined when none of them is in the page any more. */
const hasFocus = (page: Page, elements: ElementHandle[]): Promise<boolean | undefined> =>
  page.evaluate(
    (all) =>
      all.some(({ isConnected }) => isConnected) ? all.some((one) => one === document.activeElement) : undefined,
    elements,
  );

/**
 * Presses Tab until the control has focus; fails when it cannot be reached. The locator is resolved again only when its elements
 * have left the page, because resolving a role computes the styles of all elements.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let elements = await target.elementHandles();
  for (let step = 0; step < MAX_STEPS; step++) {
    let isFocused = await hasFocus(page, elements);
    if (isFocused === undefined) {
      elements = await target.elementHandles();
      isFocused = await hasFocus(page, elements);
    }
    if (isFocused) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Focuses a field with Tab and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Types into a field with suggestions and chooses the first, once it is `name`; until then they match fewer letters. */
export async function chooseSuggestion(page: Page, field: Locator, text: string, name: string): Promise<void> {
  await typeInto(page, field, text);
  // Not the options of a select.
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(name);
}

/** Focuses a button or link with Tab and presses Enter. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Presses a shortcut until it opens something, because pages listen only some time after their title is shown. */
export async function pressShortcut(page: Page, keys: string, opened: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(keys);
    await expect(opened).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Focuses a select with Tab and chooses the option that starts with these letters. */
export async function chooseIn(page: Page, target: Locator, letters: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(letters);
}

/** Types a date as digits in the Romanian order and leaves the field, which then shows the date. */
export async function typeDay(page: Page, target: Locator, isoDay: string): Promise<void> {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  await typeInto(page, target, `${day}${month}${year}`);
  await page.keyboard.press('Tab');
  await expect(target).toHaveValue(`${day}.${month}.${year}`);
}
