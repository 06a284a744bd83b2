import { expect, type Page } from '@playwright/test';
import { joinedColleague } from './support/colleagues.ts';
import { inDialog } from './support/page.ts';
import { bodies, compose, expectBoth, send, talk, unblockAll } from './support/talk.ts';
import { test } from './support/test.ts';

const LONG = 'a'.repeat(10_000);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Whatever failed before, the next test writes between the same two.
test.afterEach(({ browser }) => unblockAll(browser, 'firma2'));

test('what is too long, blank, of one piece or looks like a page does no harm', async ({ browser }) => {
  const both = await talk(browser);
  const { uat, firma } = both;
  await uat.page.setViewportSize({ width: 390, height: 844 });
  await uat.open();
  await firma.open();
  await firma.write(LONG);
  await expect(bodies(uat.page).last()).toHaveText(LONG);
  expect(await overflow(uat.page)).toBeLessThanOrEqual(0);
  const html = '<img src=x onerror="document.title=1"><b>Text</b>';
  await firma.write(html);
  await expect(bodies(uat.page).last()).toHaveText(html);
  await expect(uat.page.getByRole('log').locator('img, b')).toHaveCount(0);
  await send(uat.page, ' \n ');
  await expect(uat.page.getByRole('button', { name: 'Trimite', exact: true })).toBeDisabled();
  await compose(uat.page).fill(`${LONG}a`);
  await expect(uat.page.getByText('Mesajul poate avea cel mult 10.000 de caractere.')).toBeVisible();
  await expect(uat.page.getByRole('button', { name: 'Trimite', exact: true })).toBeDisabled();
  expect(await overflow(uat.page)).toBeLessThanOrEqual(0);
  await send(uat.page, 'Bine');
  await expectBoth(both, ['Unu', LONG, html, 'Bine']);
});

test('a message that crosses with a block is not sent, says why and keeps its text', async ({ browser }) => {
  const both = await talk(browser);
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
  await expect(bodies(uat.page)).toHaveText(['Unu', 'Prea târziu']);
  await expect(uat.page.getByText('Organizația nu primește mesaje de la dvs.', { exact: true })).toBeVisible();
  await expect(bodies(firma.page)).toHaveText(['Unu']);
  await firma.page.getByRole('button', { name: 'Cine vă poate scrie' }).click();
  await inDialog(firma.page)
    .getByRole('button', { name: /^Deblochează/ })
    .click();
  await expect(inDialog(firma.page).getByText('Nu ați blocat nicio organizație.')).toBeVisible();
});

test('two colleagues who answer at once are both heard, in one order for everybody', async ({ browser }) => {
  const both = await talk(browser);
  const { uat, firma, id } = both;
  const colleague = await joinedColleague(browser, 'editor');
  const beside = await colleague.context.newPage();
  await uat.open();
  await firma.open();
  await beside.goto(`/uat/messages/${id}`);
  await expect(bodies(beside)).toHaveText(['Unu']);
  for (const [page, text] of [
    [uat.page, 'Eu zic da'],
    [beside, 'Eu zic nu'],
  ] as const)
    await compose(page).fill(text);
  await Promise.all([uat.page, beside].map((page) => compose(page).press('Enter')));
  for (const page of [uat.page, beside, firma.page]) {
    await expect(bodies(page)).toHaveCount(3);
    await expect(page.getByRole('log').locator('[aria-busy="true"]')).toHaveCount(0);
  }
  const order = await bodies(firma.page).allTextContents();
  expect(order.toSorted()).toEqual(['Eu zic da', 'Eu zic nu', 'Unu']);
  for (const page of [uat.page, beside]) await expect(bodies(page)).toHaveText(order);
});
