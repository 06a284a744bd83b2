import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { editedEventView } from '@psp/contracts/events';
import { sentMessages } from '@psp/contracts/seat-messages';
import { createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { readEvent } from '@psp/domain/attending/events/queries';
import { leaveEvent, registerForEvent } from '@psp/domain/attending/events/take-part';
import { acting } from '@psp/domain/testing/acting';
import { anEvent } from '@psp/domain/testing/an-event';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });

/* A published event with one seat, and how a member registers for it. */
const anOpenEvent = async () => {
  const id = await by(admin.actor, createEvent, anEvent(undefined, { seats: 1 }));
  await by(admin.actor, publishEvent, { id, version: 1 });
  const member = async () => {
    const { actor } = await app.as({ kind: 'uat' });
    await by(actor, registerForEvent, { id, accountIds: [actor.accountId] });
    return actor;
  };
  return { id, member };
};
const send = (id: string, more: object = {}, headers?: Record<string, string>) =>
  admin.post(
    `/events/${id}/messages`,
    { audience: 'all', title: 'Altă sală', text: 'Ne vedem în sala 3.', ...more },
    headers,
  );
const sentOf = async (id: string) => sentMessages.parse((await admin.get(`/events/${id}/messages`)).json());
const readBy = async (actor: Parameters<typeof readEvent>[1], id: string) =>
  (await by(actor, ({ db, now }) => readEvent(db, actor, id, now), undefined))?.messages?.map(({ title }) => title);
const noticesOf = async ({ accountId }: { accountId: string }) =>
  (
    await rows<{ title: string; message: string }>(
      "select title, message from notification where account_id = ? and event = 'events.message' order by id",
      [accountId],
    )
  ).map(({ title, message }) => `${title}: ${message}`);

test('a message reaches those it is for, who read it on the page of the event, and is listed with its reach', async () => {
  const { id, member } = await anOpenEvent();
  const [seated, waiting] = [await member(), await member()];
  await rows(
    `insert into seat_registration (created_at, updated_at, pool_id, signed_by, guest_name, guest_organisation, status, ticket)
     select now(), now(), pool_id, created_by, 'Vasile Moga', 'Comuna Bixad', 'attended', 'GUEST2' from event where id = ?`,
    [id],
  );
  expect((await sentOf(id)).reach).toEqual({
    all: { people: 2, unreached: 1 },
    seat: { people: 1, unreached: 1 },
    waiting: { people: 1, unreached: 0 },
  });
  const answer = sentMessages.parse((await send(id, { audience: 'seat' })).json());
  expect(answer.items).toMatchObject([{ audience: 'seat', title: 'Altă sală', people: 1, unreached: 1 }]);
  expect(await noticesOf(seated)).toEqual(['Altă sală: Despre „Dosarul cumpărării”: Ne vedem în sala 3.']);
  expect(await noticesOf(waiting)).toEqual([]);
  expect([await readBy(seated, id), await readBy(waiting, id)]).toEqual([['Altă sală'], []]);
  const { history } = editedEventView.parse((await admin.get(`/events/${id}`)).json());
  expect(history.at(-1)?.action).toBe('event.message');
});

test('a message to those who wait stays with whoever then gets a seat, and goes from whoever leaves', async () => {
  const { id, member } = await anOpenEvent();
  const [seated, waiting] = [await member(), await member()];
  expect((await send(id, { audience: 'waiting', title: 'Încă un loc' })).statusCode).toBe(200);
  const registered = await rows<{ id: string; version: number; account: string }>(
    'select id, version, account_id as account from seat_registration where account_id in (?, ?)',
    [seated.accountId, waiting.accountId],
  );
  const first = registered.find(({ account }) => account === seated.accountId) ?? { id: '', version: 0 };
  await by(seated, leaveEvent, { id: first.id, version: first.version });
  await rows("update seat_registration set status = 'confirmed', offered_until = null where account_id = ?", [
    waiting.accountId,
  ]);
  expect([await readBy(seated, id), await readBy(waiting, id)]).toEqual([[], ['Încă un loc']]);
});

test('a message sent twice is sent once, the sixth of a day is refused, and another event is not counted', async () => {
  const [{ id, member }, other] = [await anOpenEvent(), await anOpenEvent()];
  const reader = await member();
  await other.member();
  const key = { 'idempotency-key': 'acelasi-mesaj-trimis' };
  expect((await send(id, {}, key)).json()).toEqual((await send(id, {}, key)).json());
  expect(await noticesOf(reader)).toHaveLength(1);
  for (const number of [2, 3, 4, 5]) expect((await send(id, { title: `Mesajul ${number}` })).statusCode).toBe(200);
  expect((await send(id)).json()).toMatchObject({ code: 'rate.limited' });
  expect((await sentOf(id)).items).toHaveLength(5);
  expect((await sentOf(other.id)).items).toEqual([]);
  expect((await send(other.id)).statusCode).toBe(200);
});

test('an empty or long text, nobody to read it, an unknown event and a viewer are refused', async () => {
  const { id, member } = await anOpenEvent();
  expect((await send(id)).json()).toMatchObject({ code: 'seats.no_recipients' });
  await member();
  expect((await send(id, { audience: 'waiting' })).json()).toMatchObject({ code: 'seats.no_recipients' });
  expect((await send(id, { title: ' ' })).statusCode).toBe(400);
  expect((await send(id, { text: 'a'.repeat(2001) })).statusCode).toBe(400);
  expect((await send(admin.actor.accountId)).statusCode).toBe(404);
  expect((await admin.get(`/events/${admin.actor.accountId}/messages`)).statusCode).toBe(404);
  const viewer = await app.as({ kind: 'admin', role: 'viewer' });
  expect((await viewer.post(`/events/${id}/messages`, { audience: 'all', title: 'A', text: 'B' })).statusCode).toBe(
    403,
  );
});
