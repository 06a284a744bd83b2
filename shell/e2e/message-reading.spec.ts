import { expect } from '@playwright/test';
import { recordAnnouncements } from './support/announcements.ts';
import { pressOn, tabTo, typeInto } from './support/keyboard.ts';
import { toasts } from './support/page.ts';
import {
  messageTexts,
  messageField,
  waitForStream,
  openProjectConversation,
  send,
  startConversation,
  unblockAll,
} from './support/conversation.ts';
import { test } from './support/test.ts';

// A failed test may leave the organisations blocked, and the next one uses the same two.
test.afterEach(({ browser }) => unblockAll(browser, 'firma2'));

test('a screen reader announces each new message once, also own ones, and no earlier ones', async ({ browser }) => {
  const both = await startConversation(browser);
  const { uat, firma } = both;
  // Alternating, because one user alone would exceed the rate limit.
  for (let n = 2; n <= 53; n += 1) await (n % 2 === 0 ? uat : firma).write(`Rândul ${n}.`);
  await uat.open();
  await expect(uat.page.getByRole('log', { name: 'Mesaje cu Softprim' })).toBeVisible();
  await expect(messageField(uat.page)).toHaveAccessibleName('Mesaj către Softprim');
  const timesAnnounced = await recordAnnouncements(uat.page);
  await uat.page.getByRole('button', { name: 'Arată mesajele mai vechi' }).click();
  await expect(messageTexts(uat.page)).toHaveCount(53);
  await firma.write('De la firmă');
  await expect(messageTexts(uat.page).last()).toHaveText('De la firmă');
  await messageTexts(uat.page).first().scrollIntoViewIfNeeded();
  await send(uat.page, 'De la comună');
  await expect(toasts(uat.page).getByText('Mesajul a fost trimis!')).toBeVisible();
  await expect(messageTexts(uat.page)).toHaveCount(55);
  await expect(messageTexts(uat.page).last()).toBeInViewport();
  await expect(uat.page.getByRole('log').locator('[aria-busy="true"]')).toHaveCount(0);
  await firma.write('Încă unul');
  await expect(messageTexts(uat.page).last()).toHaveText('Încă unul');
  for (const text of ['De la firmă', 'De la comună', 'Încă unul'])
    await expect.poll(() => timesAnnounced(text), text).toBe(1);
  for (const text of ['Rândul 2.', 'Rândul 53.', 'Se trimite']) expect(await timesAnnounced(text), text).toBe(0);
});

test('a conversation is found, answered, annotated and ended by keyboard alone', async ({ browser }) => {
  const both = await startConversation(browser);
  const { page } = both.firma;
  await page.goto('/firma/messages');
  await typeInto(page, page.getByRole('searchbox', { name: 'Instituție, subiect, număr sau text' }), both.subject);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 conversație')).toBeVisible();
  await pressOn(page, page.getByRole('list', { name: 'Conversații' }).getByRole('link', { name: both.subject }));
  await expect(messageTexts(page)).toHaveText(['Unu']);
  await tabTo(page, page.getByRole('log'));
  await typeInto(page, messageField(page), 'Rândul întâi');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('rândul al doilea');
  await page.keyboard.press('Enter');
  await expect(messageTexts(page)).toHaveText(['Unu', 'Rândul întâi rândul al doilea']);
  await expect(messageField(page)).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Notă internă' }));
  const note = page.getByRole('textbox', { name: 'Notă pentru colegi' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(note).toBeFocused();
  await page.keyboard.type('Numai pentru noi');
  await page.keyboard.press('Enter');
  await expect(messageTexts(page)).toHaveText(['Unu', 'Rândul întâi rândul al doilea', 'Numai pentru noi']);
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('button', { name: 'Alte acțiuni' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Finalizează conversația' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Conversația este finalizată. Un mesaj nou o redeschide.')).toBeVisible();
});

test('on a project’s page a conversation becomes read once its end is visible, not when its beginning is', async ({
  browser,
}) => {
  const { uat, firma, id, project } = await openProjectConversation(browser);
  const { page } = uat;
  for (let n = 1; n <= 20; n += 1) await firma.write(`Rândul ${n}.`);
  const read: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/conversations/${id}/read`)) read.push(request.postDataJSON().number);
  });
  const stream = waitForStream(page);
  await page.goto(`/uat/projects/${project}`);
  await expect(messageTexts(page).last()).toHaveText('Rândul 20.');
  await stream;
  const log = page.getByRole('log');
  await log.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight + 150));
  await expect(log).toBeInViewport();
  await expect(messageTexts(page).last()).not.toBeInViewport();
  await firma.write('Acesta este ultimul.');
  await expect(messageTexts(page).last()).toHaveText('Acesta este ultimul.');
  await messageTexts(page).last().scrollIntoViewIfNeeded();
  const { messages } = await (await page.request.get(`/api/uat/conversations/${id}`)).json();
  await expect.poll(() => read).toEqual([messages.at(-1).number]);
});
