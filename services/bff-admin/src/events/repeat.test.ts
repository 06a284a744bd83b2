import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { editedEventList, editedEventView } from '@psp/contracts/events';
import { romanianMoment } from '@psp/contracts/romania';
import { anEvent } from '@psp/domain/testing/an-event';
import { bffAdmin } from '../app.ts';

const { app, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });

/* A year in which the days of these tests are to come; its March has the change of clocks on the 28th. */
const YEAR = 2049;
const at = (day: string, time: string) => romanianMoment(`${YEAR}-${day}`, time).toISOString();
const create = async (day: string, title: string, more = {}) => {
  const sittings = [{ startsAt: at(day, '10:00'), endsAt: at(day, '13:00') }];
  const given = anEvent(undefined, { title, sittings, closesAt: at(day, '09:00'), seats: 7, ...more });
  return editedEventView.parse((await admin.post('/events', given)).json());
};
const repeat = (id: string, more: object = {}, headers?: Record<string, string>) =>
  admin.post(`/events/${id}/repeat`, { every: 'week', times: 2, version: 1, ...more }, headers);
const draftsOf = async (title: string) =>
  editedEventList
    .parse((await admin.get(`/events?show=draft&q=${encodeURIComponent(title)}`)).json())
    .items.map(({ startsAt }) => new Date(startsAt).toISOString());

test('an event is repeated at the same hour across the change of clocks, as drafts with all its text and seats', async () => {
  const { id, content } = await create('03-22', 'Săptămânal', { body: '<p>Despre <strong>oferte</strong>.</p>' });
  expect((await repeat(id)).statusCode).toBe(204);
  const days = [at('03-22', '10:00'), at('03-29', '10:00'), at('04-05', '10:00')];
  expect(await draftsOf('Săptămânal')).toEqual(days);
  const [, second] = await rows<{ id: string }>("select id from event where title = 'Săptămânal' order by starts_at");
  const copy = editedEventView.parse((await admin.get(`/events/${second?.id}`)).json());
  expect(copy).toMatchObject({ status: 'draft', taken: 0, content: { body: content.body, seats: 7 } });
  expect(new Date(copy.content.closesAt).toISOString()).toBe(at('03-29', '09:00'));
  const { history } = editedEventView.parse((await admin.get(`/events/${id}`)).json());
  expect(history.at(-1)?.action).toBe('event.repeat');
});

test('an event of the 31st is repeated on the last day of shorter months', async () => {
  const { id } = await create('01-31', 'Lunar');
  await repeat(id, { every: 'month', times: 3 });
  expect(await draftsOf('Lunar')).toEqual(['01-31', '02-28', '03-31', '04-30'].map((day) => at(day, '10:00')));
});

test('a repeated request prepares the events once', async () => {
  const { id } = await create('05-03', 'Cerut de două ori');
  const key = { 'idempotency-key': 'aceeasi-repetare' };
  const both = await Promise.all([repeat(id, {}, key), repeat(id, {}, key)]);
  expect(both.filter(({ statusCode }) => statusCode === 204).length).toBeGreaterThan(0);
  expect(await draftsOf('Cerut de două ori')).toHaveLength(3);
});

test('one or thirteen times, an outdated version, the past, an unknown event and a viewer are refused', async () => {
  const { id } = await create('06-07', 'Refuzat');
  expect((await repeat(id, { times: 1 })).statusCode).toBe(400);
  expect((await repeat(id, { times: 13 })).statusCode).toBe(400);
  expect((await repeat(id, { version: 2 })).json()).toMatchObject({ code: 'version.stale' });
  expect((await repeat(admin.actor.accountId)).statusCode).toBe(404);
  const viewer = await app.as({ kind: 'admin', role: 'viewer' });
  expect((await viewer.post(`/events/${id}/repeat`, { every: 'week', times: 2, version: 1 })).statusCode).toBe(403);
  const past = anEvent(-24 * 30, { title: 'De anul trecut' });
  const { id: old } = editedEventView.parse((await admin.post('/events', past)).json());
  expect((await repeat(old)).json()).toMatchObject({ code: 'event.repeat_past' });
  expect([await draftsOf('Refuzat'), await draftsOf('De anul trecut')]).toEqual([
    [at('06-07', '10:00')],
    [new Date(past.sittings[0]?.startsAt ?? '').toISOString()],
  ]);
});
