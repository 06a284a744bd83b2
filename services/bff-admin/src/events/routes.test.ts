import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { editedEventList, editedEventView, registeredList } from '@psp/contracts/events';
import { leaveEvent, registerForEvent, takeOfferedSeat } from '@psp/domain/attending/events/take-part';
import { acting } from '@psp/domain/testing/acting';
import { anEvent } from '@psp/domain/testing/an-event';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });

const create = async (more = {}) => {
  const answer = await admin.post('/events', anEvent(undefined, more));
  expect(answer.statusCode).toBe(200);
  return editedEventView.parse(answer.json());
};
const viewOf = async (id: string) => editedEventView.parse((await admin.get(`/events/${id}`)).json());
const act = async (id: string, action: string, body: object = {}) =>
  admin.post(`/events/${id}/${action}`, { version: (await viewOf(id)).version, ...body });
const published = async (more = {}) => {
  const { id } = await create(more);
  expect((await act(id, 'publish')).statusCode).toBe(200);
  return id;
};
const member = async (id: string) => {
  const caller = await app.as({ kind: 'uat' });
  await by(caller.actor, registerForEvent, { id, accountIds: [caller.actor.accountId] });
  return caller.actor;
};
const messagesOf = async ({ accountId }: { accountId: string }) =>
  (
    await rows<{ message: string }>('select message from notification where account_id = ? order by id', [accountId])
  ).map(({ message }) => message);

test('an event is prepared, changed, published and cancelled; its history names each act', async () => {
  const { id, number, content, actions } = await create();
  expect(number).toMatch(/^EV-\d{4}-\d{4}$/);
  expect(actions).toEqual(['edit', 'publish', 'cancel']);
  const edited = await admin.put(`/events/${id}`, { ...content, title: 'Alt titlu', version: 1 });
  expect(editedEventView.parse(edited.json())).toMatchObject({ content: { title: 'Alt titlu' }, version: 2 });
  expect((await admin.put(`/events/${id}`, { ...content, version: 1 })).json()).toMatchObject({
    code: 'version.stale',
  });
  expect((await act(id, 'publish')).statusCode).toBe(200);
  expect((await act(id, 'cancel')).statusCode).toBe(400);
  expect((await act(id, 'cancel', { reason: 'Vremea.' })).statusCode).toBe(200);
  const { status, cancelReason, history, actions: left } = await viewOf(id);
  expect({ status, cancelReason, left }).toEqual({ status: 'cancelled', cancelReason: 'Vremea.', left: [] });
  expect(history.map(({ action }) => action)).toEqual(['event.create', 'event.edit', 'event.publish', 'event.cancel']);
});

test('those who are registered are told of a new time and place, and added seats are offered to those who wait', async () => {
  const id = await published({ seats: 1 });
  const [first, second] = [await member(id), await member(id)];
  const { content, version } = await viewOf(id);
  expect((await admin.put(`/events/${id}`, { ...content, contact: 'Alt contact', version })).statusCode).toBe(200);
  expect(await messagesOf(first)).toEqual([]);
  const moved = { ...content, place: 'Brașov, sala 1', seats: 2, version: version + 1 };
  expect((await admin.put(`/events/${id}`, moved)).statusCode).toBe(200);
  expect((await messagesOf(first)).join()).toContain('locul este Brașov, sala 1, nu Sibiu, sala 2');
  const [changed, offered] = await messagesOf(second);
  expect(changed).toContain('S-a schimbat');
  expect(offered).toContain('S-a eliberat un loc');
});

test('seats are not lowered under those that are taken, and a past event is not published', async () => {
  const id = await published();
  await member(id);
  await member(id);
  const { content, version } = await viewOf(id);
  const lowered = await admin.put(`/events/${id}`, { ...content, seats: 1, version });
  expect(lowered.json()).toMatchObject({ code: 'seats.below_taken' });
  expect((await viewOf(id)).content.seats).toBe(2);
  const past = await create();
  await rows(
    "update event set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = ?",
    [past.id],
  );
  expect((await act(past.id, 'publish')).json()).toMatchObject({ code: 'event.past' });
});

test('those registered are listed, searched, exported, and cancelled with a reason that they read', async () => {
  const id = await published({ seats: 1 });
  const [first, second] = [await member(id), await member(id)];
  const listed = async (query = '') =>
    registeredList.parse((await admin.get(`/events/${id}/registrations?${query}`)).json());
  const { items } = await listed();
  expect(items.map(({ status, place }) => [status, place])).toEqual([
    ['confirmed', null],
    ['waitlisted', 1],
  ]);
  expect((await listed('q=nimeni')).total).toBe(0);
  expect((await listed('show=waiting')).total).toBe(1);
  const file = await admin.get(`/events/${id}/registrations/export?format=csv`);
  expect(file.body.split('\n').filter((line) => line.includes('Ioana Test'))).toHaveLength(2);
  const [one] = items;
  const removed = await admin.post(`/event-registrations/${one?.id}/cancel`, {
    version: one?.version,
    reason: 'Dublură.',
  });
  expect(removed.statusCode).toBeLessThan(300);
  expect((await messagesOf(first)).join()).toContain('Dublură.');
  expect((await messagesOf(second)).join()).toContain('S-a eliberat un loc');
  expect((await listed('show=cancelled')).total).toBe(1);
});

test('the list shows events by their state', async () => {
  const title = 'Semnătura electronică';
  const { id } = await create({ title });
  const listed = async (show: string) =>
    editedEventList.parse((await admin.get(`/events?show=${show}&q=semnatura`)).json()).items.map((item) => item.id);
  expect(await listed('draft')).toEqual([id]);
  expect(await listed('coming')).toEqual([]);
  await act(id, 'publish');
  expect(await listed('coming')).toEqual([id]);
});

test('a published event is not moved into the past, where nothing could be done with it', async () => {
  const id = await published();
  const { content, version } = await viewOf(id);
  const past = anEvent(-48);
  const moved = { ...content, sittings: past.sittings, closesAt: past.closesAt, version };
  expect((await admin.put(`/events/${id}`, moved)).json()).toMatchObject({ code: 'event.past' });
  expect((await act(id, 'cancel', { reason: 'Vremea.' })).statusCode).toBe(200);
});

test('seats are not given up or taken once the event has begun, and guests are listed', async () => {
  const id = await published({ seats: 2 });
  await member(id);
  await rows(
    `insert into seat_registration (created_at, updated_at, pool_id, signed_by, guest_name, guest_organisation, status, ticket)
     select now(), now(), pool_id, created_by, 'Vasile Moga', 'Comuna Bixad', 'attended', 'GUEST1' from event where id = ?`,
    [id],
  );
  await rows(
    "update seat_pool set closes_at = now() - interval '2 hours', starts_at = now() - interval '1 hour' where id = (select pool_id from event where id = ?)",
    [id],
  );
  const { items } = registeredList.parse((await admin.get(`/events/${id}/registrations`)).json());
  expect(
    items.map(({ name, organisation, isGuest, canCancel }) => ({ name, organisation, isGuest, canCancel })),
  ).toEqual([
    { name: 'Ioana Test', organisation: 'Organizația uat', isGuest: false, canCancel: false },
    { name: 'Vasile Moga', organisation: 'Comuna Bixad', isGuest: true, canCancel: false },
  ]);
  const [one] = items;
  const removed = await admin.post(`/event-registrations/${one?.id}/cancel`, {
    version: one?.version,
    reason: 'Târziu.',
  });
  expect(removed.json()).toMatchObject({ code: 'seats.begun' });
});

test('an offered seat ends with an earlier closing time, and with the event', async () => {
  const id = await published({ seats: 1 });
  const [first, second] = [await member(id), await member(id)];
  const registration = async ({ accountId }: { accountId: string }) =>
    (
      await rows<{ id: string; version: number; until: string | null }>(
        'select id, version, offered_until as until from seat_registration where account_id = ?',
        [accountId],
      )
    )[0] ?? { id: '', version: 0, until: null };
  await by(first, leaveEvent, await registration(first));
  const { content, version } = await viewOf(id);
  const closesAt = new Date(Date.now() + 3_600_000).toISOString();
  expect((await admin.put(`/events/${id}`, { ...content, closesAt, version })).statusCode).toBe(200);
  const offer = await registration(second);
  expect(new Date(offer.until ?? 0).toISOString()).toBe(closesAt);
  expect((await act(id, 'cancel', { reason: 'Vremea.' })).statusCode).toBe(200);
  await expect(by(second, takeOfferedSeat, offer)).rejects.toMatchObject({ code: 'event.cancelled' });
});
