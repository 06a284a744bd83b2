import { expect, type Locator, type Page } from '@playwright/test';
import { chooseIn, pressOn } from './keyboard.ts';
import { expectFiltered } from './page.ts';

const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notificări,/ });

/** Chooses by keyboard when mail of an event comes; the choice is there when the page is opened again. */
export async function chooseMail(page: Page, { kind, event, time }: { kind: string; event: string; time: string }) {
  const open = async () => {
    await page.goto('/cont/notificari');
    await pressOn(page, page.locator('summary').filter({ hasText: kind }));
  };
  const choice = page.getByLabel(`E-mail: ${event}`);
  const chosen = choice.locator('option:checked');
  await open();
  await expect(choice).toBeEnabled();
  // A journey that is repeated finds it chosen.
  if ((await chosen.textContent()) === time) return;
  // One letter: a machine that stands still between two of them would have the second begin another word.
  await chooseIn(page, choice, time.charAt(0));
  await expect(page.getByText('Alegerea a fost salvată.').first()).toBeVisible();
  await open();
  await expect(chosen).toHaveText(time);
}

/* Entries with all of these words, in the list of what is unread. */
const listed = (page: Page, words: readonly string[]): Locator =>
  words.reduce((links, hasText) => links.filter({ hasText }), page.getByRole('main').getByRole('link'));

async function goToUnread(page: Page, search = ''): Promise<void> {
  await page.goto(`/notificari?show=unread${search}`);
  await expectFiltered(page, 'Necitite');
}

/** Opens an unread one with these words by `open`, and waits until it is not unread any more. Others come and are read meanwhile. */
async function openUnread(page: Page, words: readonly string[], open: () => Promise<void>): Promise<void> {
  await expect(listed(page, words).first()).toBeVisible();
  const before = await listed(page, words).count();
  await open();
  await expect(page).not.toHaveURL(/notificari/);
  const beside = await page.context().newPage();
  await expect(async () => {
    await goToUnread(beside);
    await expect(listed(beside, words)).toHaveCount(before - 1, { timeout: 2000 });
  }).toPass();
  await beside.close();
}

/** Opens several of one event about one thing from the list of what is unread: all of them are read then. */
export async function openGroup(page: Page, { count, words, about }: { count: number; words: string; about: string }) {
  await goToUnread(page, '&kind=requests');
  const group = [`${count} ${words}`, about];
  await openUnread(page, group, () => listed(page, group).click());
}

/** Opens what a notification speaks of, from the bell; it was unread and is not any more. */
export async function openNotification(page: Page, about: string, name: string): Promise<void> {
  await goToUnread(page);
  await openUnread(page, [about, name], async () => {
    await bell(page).click();
    const entry = page.getByRole('region', { name: 'Notificări' }).getByRole('link').filter({ hasText: about });
    await entry.filter({ hasText: name }).filter({ hasText: 'Necitită' }).first().click();
  });
}
