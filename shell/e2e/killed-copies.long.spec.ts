import { expect } from '@playwright/test';
import { type CopiedPortal, startCopiedPortal } from './support/copies.ts';
import {
  messageTexts,
  expectBothShow,
  waitForStream,
  send,
  STREAM,
  startConversation,
  resendUntilSent,
} from './support/conversation.ts';
import { test } from './support/test.ts';

/* Copies of the two services that are killed; `message-faults.long.spec.ts` has the other faults. */
let copies: CopiedPortal;
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook needs from here.
test.beforeAll(async ({}, info) => {
  info.setTimeout(240_000);
  copies = await startCopiedPortal(['identity', 'bff-firma']);
});
test.afterAll(() => copies.stop());

test('a message arrives once when the copy that writes it is killed', async ({ browser }) => {
  const both = await startConversation(browser);
  const { uat, firma, id } = both;
  await uat.open();
  await firma.open();
  const path = `/conversations/${id}/messages`;
  await copies.transaction(async (client) => {
    // Blocks the write.
    await client.query('select from conversation where id = $1 for update', [id]);
    await send(firma.page, 'Doi');
    await expect.poll(() => copies.balancerOf('bff-firma').copyServing(path)).toBeGreaterThanOrEqual(0);
    await copies.kill('bff-firma', copies.balancerOf('bff-firma').copyServing(path));
  });
  await resendUntilSent(firma.page);
  await expectBothShow(both, ['Unu', 'Doi']);
  await send(firma.page, 'Trei');
  await expectBothShow(both, ['Unu', 'Doi', 'Trei']);
  await copies.restartKilled();
});

test('a stream resumes at the other copy when its own is killed', async ({ browser }) => {
  const both = await startConversation(browser);
  const { uat, firma } = both;
  await uat.open();
  await expect.poll(() => copies.balancerOf('identity').copyServing(STREAM)).toBeGreaterThanOrEqual(0);
  await firma.write('Doi');
  await expect(messageTexts(uat.page)).toHaveText(['Unu', 'Doi']);
  const resumed = waitForStream(uat.page);
  await copies.kill('identity', copies.balancerOf('identity').copyServing(STREAM));
  await firma.write('Trei');
  await firma.write('Patru');
  expect((await resumed).request().headers()['last-event-id']).toMatch(/^\d+$/);
  await expect(messageTexts(uat.page)).toHaveText(['Unu', 'Doi', 'Trei', 'Patru']);
  await copies.restartKilled();
  await firma.write('Cinci');
  await expect(messageTexts(uat.page)).toHaveText(['Unu', 'Doi', 'Trei', 'Patru', 'Cinci']);
});
