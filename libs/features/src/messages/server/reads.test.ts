import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import { startTalk } from '../testing/talk.ts';

const { app, rows, uat, firma, view, start, read, write, step } = await startTalk();

let id = '';
beforeEach(async () => {
  ({ id } = view(await start(uat, firma)));
});

const filled = (from: number, to: number) =>
  rows(
    `insert into message (conversation_id, number, organisation_id, account_id, body, created_at)
     select ?, n, ?, ?, 'Rândul ' || n, now() from generate_series(?::int, ?::int) n`,
    [id, uat.actor.organisationId, uat.actor.accountId, from, to],
  );

test('the last 50 messages are read first, and more pages include earlier ones', async () => {
  await filled(2, 120);
  const last = await read(firma, id);
  expect([last.messages.length, last.messages[0]?.number, last.hasEarlier]).toEqual([50, 71, true]);
  const all = await read(firma, id, 3);
  expect([all.messages.length, all.messages[0]?.number, all.hasEarlier]).toEqual([120, 1, false]);
});

test("the other side's notes do not count for the page of messages, nor as earlier ones", async () => {
  await rows('update message set is_note = true where conversation_id = ?', [id]);
  await filled(2, 51);
  const theirs = await read(firma, id);
  expect([theirs.messages.length, theirs.messages[0]?.number, theirs.hasEarlier]).toEqual([50, 2, false]);
  expect((await read(uat, id)).hasEarlier).toBe(true);
  await rows('update message set is_note = true where conversation_id = ? and number > 3', [id]);
  expect((await read(firma, id)).messages.map(({ number }) => number)).toEqual([2, 3]);
});

test('each message has its own files, in the order in which they were attached', async () => {
  const files = [await anAttachment(app, uat.actor, 'plan.pdf'), await anAttachment(app, uat.actor, 'deviz.pdf')];
  const [one, two] = files.map((file) => file.id);
  await write(uat, id, 'Două fișiere', { attachments: [two, one] });
  await write(firma, id, 'Niciun fișier');
  const other = await anAttachment(app, firma.actor, 'oferta.pdf');
  await write(firma, id, 'Unul', { attachments: [other.id] });
  const { messages } = await read(firma, id);
  expect(messages.map(({ attachments }) => attachments.map(({ name }) => name))).toEqual([
    [],
    ['deviz.pdf', 'plan.pdf'],
    [],
    ['oferta.pdf'],
  ]);
});

test('an act repeated with its idempotency key has the answer of the first one', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const begun = view(await start(firma, uat, { subject: 'Canalizare' }, key));
  expect(view(await start(firma, uat, { subject: 'Canalizare' }, key))).toEqual(begun);
  const { version } = await read(uat, id);
  const ended = view(await step(uat, id, 'complete', { version }));
  expect(ended).toMatchObject({ status: 'completed', version: version + 1 });
  expect(ended).toEqual(await read(uat, id));
});
