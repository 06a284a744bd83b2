import { expect, type Page } from '@playwright/test';
import { createColleague } from './support/colleagues.ts';
import { inDialog } from './support/page.ts';
import {
  messageTexts,
  messageField,
  expectBothShow,
  send,
  startConversation,
  unblockAll,
} from './support/conversation.ts';
import { test } from './support/test.ts';

const LONG = 'a'.repeat(10_000);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// A failed test may leave the organisations blocked, and the next one uses the same two.
test.afterEach(({ browser }) => unblockAll(browser, 'firma2'));

test('messages that are too long, blank, without spaces or contain HTML cause no errors', async ({ browser }) => {
  const both = await startConversation(browser);
  const { uat, firma } = both;
  await uat.page.setViewportSize({ width: 390, height: 844 });
  await uat.open();
  await firma.open();
  await firma.write(LONG);
  await expect(messageTexts(uat.page).last()).toHaveText(LONG);
  expect(await overflow(uat.page)).toBeLessThanOrEqual(0);
  const html = '<img src=x onerror="document.title=1"><b>Text</b>';
  await firma.write(html);
  await expect(messageTexts(uat.page).last()).toHaveText(html);
  await expect(uat.page.getByRole('log').locator('img, b')).toHaveCount(0);
  await send(uat.page, ' \n ');
  await expect(uat.page.getByRole('button', { name: 'Trimite', exact: true })).toBeDisabled();
  await messageField(uat.page).fill(`${LONG}a`);
  await expect(uat.page.getByText('Mesajul poate avea cel mult 10.000 de caractere.')).toBeVisible();
  await expect(uat.page.getByRole('button', { name: 'Trimite', exact: true })).toBeDisabled();
  expect(await overflow(uat.page)).toBeLessThanOrEqual(0);
  await send(uat.page, 'Bine');
  await expectBothShow(both, ['Unu', LONG, html, 'Bine']);
});

test('a message sent while the sender is blocked is refused with a reason, and its text is kept', async ({
  browser,
}) => {
  const both = await startConversation(browser);
  const { uat, firma, id } = both;
  await uat.open();
  await firma.open();
  await uat.page.route(`**/conversations/${id}/messages`, async (route) => {
    await firma.page.getByRole('button', { name: 'Alte acțiuni' }).click();
    await firma.page.getByRole('menuitem', { name: 'Blochează organizația' }).click();
    await inDialog(firma.page).getByRole('button', { name: 'Blochează organizația' }).click();
    await expect(firma.page.getByText(/^Ați blocat această organizație\./)).toBeVisible();
    await route.continue();
  });
  await send(uat.page, 'Prea târziu');
  await expect(uat.page.getByRole('log').getByRole('alert')).toContainText('Nu s-a trimis');
  await expect(messageTexts(uat.page)).toHaveText(['Unu', 'Prea târziu']);
  await expect(uat.page.getByText('Organizația nu primește mesaje de la dvs.', { exact: true })).toBeVisible();
  await expect(messageTexts(firma.page)).toHaveText(['Unu']);
  await firma.page.getByRole('button', { name: 'Cine vă poate scrie' }).click();
  await inDialog(firma.page)
    .getByRole('button', { name: /^Deblochează/ })
    .click();
  await expect(inDialog(firma.page).getByText('Nu ați blocat nicio organizație.')).toBeVisible();
});

test('two colleagues who answer at once see both messages, in the same order for everyone', async ({ browser }) => {
  const both = await startConversation(browser);
  const { uat, firma, id } = both;
  const colleague = await createColleague(browser, 'editor');
  const beside = await colleague.context.newPage();
  await uat.open();
  await firma.open();
  await beside.goto(`/uat/messages/${id}`);
  await expect(messageTexts(beside)).toHaveText(['Unu']);
  for (const [page, text] of [
    [uat.page, 'Eu zic da'],
    [beside, 'Eu zic nu'],
  ] as const)
    await messageField(page).fill(text);
  await Promise.all([uat.page, beside].map((page) => messageField(page).press('Enter')));
  for (const page of [uat.page, beside, firma.page]) {
    await expect(messageTexts(page)).toHaveCount(3);
    await expect(page.getByRole('log').locator('[aria-busy="true"]')).toHaveCount(0);
  }
  const order = await messageTexts(firma.page).allTextContents();
  expect(order.toSorted()).toEqual(['Eu zic da', 'Eu zic nu', 'Unu']);
  for (const page of [uat.page, beside]) await expect(messageTexts(page)).toHaveText(order);
});
