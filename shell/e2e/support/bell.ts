import { expect, type Locator, type Page } from '@playwright/test';
import { numberIn } from './page.ts';

const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notificări,/ });

/** How many notifications the bell says are unread. */
async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return name.includes('niciuna') ? 0 : numberIn(name);
}

/** Opens what a notification speaks of, from the bell; it was unread and is not any more. */
export async function openNotification(page: Page, about: string, name: string): Promise<void> {
  await page.goto('/notificari');
  await expect(bell(page)).toHaveAccessibleName(/necitit/);
  await expect(bell(page)).not.toHaveAccessibleName(/niciuna/);
  const before = await unread(page);
  await bell(page).click();
  const entry = page.getByRole('region', { name: 'Notificări' }).getByRole('link').filter({ hasText: about });
  await entry.filter({ hasText: name }).filter({ hasText: 'Necitită' }).first().click();
  await expect(page).not.toHaveURL(/notificari/);
  await expect.poll(() => unread(page)).toBe(before - 1);
}
