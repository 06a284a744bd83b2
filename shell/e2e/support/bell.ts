import { expect, type Locator, type Page } from '@playwright/test';
import { chooseIn, pressOn } from './keyboard.ts';
import { expectFiltered } from './page.ts';

const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notificări,/ });

/** Chooses by keyboard when mails of an event are sent, and expects that the choice is stored. */
export async function chooseMail(page: Page, { kind, event, time }: { kind: string; event: string; time: string }) {
  const open = async () => {
    await page.goto('/cont/notificari');
    await pressOn(page, page.locator('summary').filter({ hasText: kind }));
  };
  const choice = page.getByLabel(`E-mail: ${event}`);
  const chosen = choice.locator('option:checked');
  await open();
  await expect(choice).toBeEnabled();
  // Already chosen when the test is repeated.
  if ((await chosen.textContent()) === time) return;
  // One letter, because after a pause the second would start another search in the list.
  await chooseIn(page, choice, time.charAt(0));
  await expect(page.getByText('Alegerea a fost salvată.').first()).toBeVisible();
  await open();
  await expect(chosen).toHaveText(time);
}

/* Entries of the unread list that contain all words. */
const entriesWith = (page: Page, words: readonly string[]): Locator =>
  words.reduce((links, hasText) => links.filter({ hasText }), page.getByRole('main').getByRole('link'));

async function goToUnread(page: Page, search = ''): Promise<void> {
  await page.goto(`/notificari?show=unread${search}`);
  await expectFiltered(page, 'Necitite');
}

/** Opens an unread entry with these words by `open`, and waits until it is read. Other entries may change meanwhile. */
async function openUnread(page: Page, words: readonly string[], open: () => Promise<void>): Promise<void> {
  await expect(entriesWith(page, words).first()).toBeVisible();
  const before = await entriesWith(page, words).count();
  await open();
  await expect(page).not.toHaveURL(/notificari/);
  const beside = await page.context().newPage();
  await expect(async () => {
    await goToUnread(beside);
    await expect(entriesWith(beside, words)).toHaveCount(before - 1, { timeout: 2000 });
  }).toPass();
  await beside.close();
}

/** Opens a group of unread notifications of one event about one record; all of them become read. */
export async function openGroup(page: Page, { count, words, about }: { count: number; words: string; about: string }) {
  await goToUnread(page, '&kind=requests');
  const group = [`${count} ${words}`, about];
  await openUnread(page, group, () => entriesWith(page, group).click());
}

/** Opens the page of an unread notification from the bell, and expects that it becomes read. */
export async function openNotification(page: Page, about: string, name: string): Promise<void> {
  await goToUnread(page);
  await openUnread(page, [about, name], async () => {
    await bell(page).click();
    const entry = page.getByRole('region', { name: 'Notificări' }).getByRole('link').filter({ hasText: about });
    await entry.filter({ hasText: name }).filter({ hasText: 'Necitită' }).first().click();
  });
}
