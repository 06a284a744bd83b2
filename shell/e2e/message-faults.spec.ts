import { expect } from '@playwright/test';
import { type CopiedPortal, startCopiedPortal } from './support/copies.ts';
import { bodies, expectBoth, opened, send, STREAM, talk, untilSent } from './support/talk.ts';
import { test } from './support/test.ts';

/* Of the two services that are killed; `message-faults.long.spec.ts` has the other faults. */
let copies: CopiedPortal;
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook needs from here.
test.beforeAll(async ({}, info) => {
  info.setTimeout(240_000);
  copies = await startCopiedPortal(['identity', 'bff-firma']);
});
test.afterAll(() => copies.stop());

test('a message whose copy is killed while it is written arrives once', async ({ browser }) => {
  const both = await talk(browser);
  const { uat, firma, id } = both;
  await uat.open();
  await firma.open();
  const path = `/conversations/${id}/messages`;
  await copies.transaction(async (client) => {
    // Held in the middle of the write.
    await client.query('select from conversation where id = $1 for update', [id]);
    await send(firma.page, 'Doi');
    await expect.poll(() => copies.of('bff-firma').holderOf(path)).toBeGreaterThanOrEqual(0);
    await copies.kill('bff-firma', copies.of('bff-firma').holderOf(path));
  });
  await untilSent(firma.page);
  await expectBoth(both, ['Unu', 'Doi']);
  await send(firma.page, 'Trei');
  await expectBoth(both, ['Unu', 'Doi', 'Trei']);
  await copies.startAgain();
});

test('a stream whose copy is killed goes on at the other where it was cut', async ({ browser }) => {
  const both = await talk(browser);
  const { uat, firma } = both;
  await uat.open();
  await expect.poll(() => copies.of('identity').holderOf(STREAM)).toBeGreaterThanOrEqual(0);
  await firma.write('Doi');
  await expect(bodies(uat.page)).toHaveText(['Unu', 'Doi']);
  const resumed = opened(uat.page);
  await copies.kill('identity', copies.of('identity').holderOf(STREAM));
  await firma.write('Trei');
  await firma.write('Patru');
  expect((await resumed).request().headers()['last-event-id']).toMatch(/^\d+$/);
  await expect(bodies(uat.page)).toHaveText(['Unu', 'Doi', 'Trei', 'Patru']);
  await copies.startAgain();
  await firma.write('Cinci');
  await expect(bodies(uat.page)).toHaveText(['Unu', 'Doi', 'Trei', 'Patru', 'Cinci']);
});
