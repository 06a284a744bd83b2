import { expect } from '@playwright/test';
import { type CopiedPortal, startCopiedPortal } from './support/copies.ts';
import {
  messageTexts,
  expectBothShow,
  send,
  STREAM,
  startConversation,
  resendUntilSent,
  waitForStream,
} from './support/conversation.ts';
import { test } from './support/test.ts';

let copies: CopiedPortal;
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook needs from here.
test.beforeAll(async ({}, info) => {
  info.setTimeout(240_000);
  copies = await startCopiedPortal();
});
test.afterAll(() => copies.stop());

test('a conversation works in both directions with two copies of each service, with unread and seen marks', async ({
  browser,
}) => {
  const both = await startConversation(browser);
  const { uat, firma, subject } = both;
  await uat.open();
  const row = firma.page.getByRole('list', { name: 'Conversații' }).getByRole('link', { name: subject });
  await firma.page.goto('/firma/messages');
  await expect(row).toContainText('Necitită:');
  await firma.open();
  await expect(row).not.toContainText('Necitită:');
  await expect(uat.page.getByRole('log').getByText(/Văzut/)).toBeVisible();
  for (const n of [2, 4, 6]) {
    await send(firma.page, `Mesajul ${n}`);
    await expect(messageTexts(uat.page).last()).toHaveText(`Mesajul ${n}`);
    await send(uat.page, `Mesajul ${n + 1}`);
    await expect(messageTexts(firma.page).last()).toHaveText(`Mesajul ${n + 1}`);
  }
  await expectBothShow(both, ['Unu', ...[2, 3, 4, 5, 6, 7].map((n) => `Mesajul ${n}`)]);
  await expect(uat.page.getByRole('log').getByText(/Văzut/)).toHaveCount(1);
});

test('a message written offline arrives once when the connection is back, and missed messages appear', async ({
  browser,
}) => {
  const both = await startConversation(browser);
  const { uat, firma } = both;
  await uat.open();
  await firma.open();
  await uat.page.context().setOffline(true);
  copies.balancerOf('identity').cut(STREAM);
  await send(uat.page, 'Scris fără rețea');
  await expect(uat.page.getByText(/^Nu s-a trimis/)).toBeVisible();
  await firma.write('Doi');
  await firma.write('Trei');
  await uat.page.context().setOffline(false);
  await expect(messageTexts(uat.page)).toHaveText(['Unu', 'Doi', 'Trei', 'Scris fără rețea']);
  await expectBothShow(both, ['Unu', 'Doi', 'Trei', 'Scris fără rețea']);
});

test('open conversations survive a restart of PostgreSQL and the loss of all its connections', async ({ browser }) => {
  const both = await startConversation(browser);
  const { uat, firma } = both;
  await uat.open();
  await firma.open();
  await copies.restartDatabase(async () => {
    await send(uat.page, 'Doi');
    await expect(uat.page.getByText(/^Nu s-a trimis/)).toBeVisible();
  });
  await resendUntilSent(uat.page);
  await expectBothShow(both, ['Unu', 'Doi']);
  await firma.write('Trei');
  await expectBothShow(both, ['Unu', 'Doi', 'Trei']);
  await copies.transaction(async (client) => {
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  });
  await firma.write('Patru');
  await expectBothShow(both, ['Unu', 'Doi', 'Trei', 'Patru']);
});

test('a laptop that slept for longer than events are kept shows all messages once', async ({ browser }) => {
  const both = await startConversation(browser);
  const { uat, firma } = both;
  await uat.page.clock.install();
  await uat.open();
  await uat.page.context().setOffline(true);
  copies.balancerOf('identity').cut(STREAM);
  for (const body of ['Doi', 'Trei', 'Patru']) await firma.write(body);
  await copies.transaction(async (client) => {
    await client.query('delete from live_event');
    await client.query(`insert into live_event (topic, organisations) values ('begin', '{}')`);
  });
  await uat.page.clock.fastForward('01:00:00');
  await uat.page.context().setOffline(false);
  await expect(messageTexts(uat.page)).toHaveText(['Unu', 'Doi', 'Trei', 'Patru']);
  await firma.write('Cinci');
  await expect(messageTexts(uat.page)).toHaveText(['Unu', 'Doi', 'Trei', 'Patru', 'Cinci']);
});

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
