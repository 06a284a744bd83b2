import { expect, type Page } from '@playwright/test';
import { openSession, pageOf } from './support/accounts.ts';
import { uniqueWord } from './support/page.ts';
import { createSentRequest } from './support/records.ts';
import { isStream, waitForStream } from './support/conversation.ts';
import { test } from './support/test.ts';

/** Opens a page and waits for its event stream. */
async function openWithStream(page: Page, path: string): Promise<void> {
  const stream = waitForStream(page);
  await page.goto(path);
  await stream;
}

const ask = async (firma: Page, question: string): Promise<void> => {
  await firma.getByLabel('Puneți o întrebare').fill(question);
  await firma.getByRole('button', { name: 'Trimite întrebarea' }).click();
  await expect(firma.getByRole('listitem').filter({ hasText: question })).toBeVisible();
};

test('changes of the other side appear on open pages, without moving focus or scroll position of a user who types', async ({
  browser,
}) => {
  const { id } = await createSentRequest(browser);
  const [first, second, answer] = ['Există un inventar?', 'Cine dă acces?', 'Da, din 2024.'].map(
    (text) => `${text} ${uniqueWord()}`,
  ) as [string, string, string];
  const [uat, firma] = [await pageOf(browser, 'comuna'), await pageOf(browser, 'firma')];
  await openWithStream(uat, `/uat/service-requests/${id}?tab=questions`);
  await openWithStream(firma, `/firma/opportunities/${id}`);

  await test.step('a question appears at the authority', async () => {
    await ask(firma, first);
    await expect(uat.getByText(first)).toBeVisible();
    await expect(uat.getByRole('tab', { name: 'Întrebări (1)' })).toBeVisible();
  });

  await test.step('another question appears while the first is being answered', async () => {
    const field = uat.getByLabel('Răspunsul dvs.').first();
    await field.pressSequentially('Da, din');
    await uat.mouse.wheel(0, 120);
    const held = await field.elementHandle();
    const positionOf = () => uat.evaluate((element) => [document.activeElement === element, window.scrollY], held);
    const before = await positionOf();
    await ask(firma, second);
    await expect(uat.getByText(second)).toBeVisible();
    expect(await positionOf()).toEqual(before);
    await uat.keyboard.type(' 2024.');
    await expect(field).toHaveValue('Da, din 2024.');
  });

  await test.step('the answer appears at the firm, with a notification', async () => {
    const field = uat.getByLabel('Răspunsul dvs.').first();
    await field.fill(answer);
    await uat.getByRole('button', { name: 'Publică răspunsul' }).first().click();
    await expect(firma.getByRole('listitem').filter({ hasText: answer })).toBeVisible();
    await firma.getByRole('button', { name: /^Notificări, \d+ necitit/ }).click();
    const newest = firma.getByRole('region', { name: 'Notificări' }).getByRole('link').first();
    await expect(newest).toContainText('Răspuns la o întrebare');
  });
});

test('the tabs of a browser share one stream, and another tab takes over when its owner is closed', async ({
  browser,
  context,
  page,
}) => {
  const { id } = await createSentRequest(browser);
  const streams: string[] = [];
  context.on('request', (request) => {
    if (isStream(request)) streams.push(request.url());
  });
  await openSession(context, 'comuna');
  const address = `/uat/service-requests/${id}?tab=questions`;
  await openWithStream(page, address);
  const other = await context.newPage();
  await other.goto(address);
  const asking = await pageOf(browser, 'firma2');
  await asking.goto(`/firma/opportunities/${id}`);
  const [first, second] = [`Aveți planuri? ${uniqueWord()}`, `Cine le dă? ${uniqueWord()}`];
  await ask(asking, first);
  for (const tab of [page, other]) await expect(tab.getByText(first)).toBeVisible();
  expect(streams).toHaveLength(1);
  const taken = waitForStream(other);
  await page.close();
  await taken;
  await ask(asking, second);
  await expect(other.getByText(second)).toBeVisible();
});
