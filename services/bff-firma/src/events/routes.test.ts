import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type EventContent, eventList, eventView, nextEvents } from '@psp/contracts/events';
import { cancelEvent, createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { acting } from '@psp/domain/testing/acting';
import { bffFirma } from '../app.ts';

const { app, database } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });
const firm = await app.as({ kind: 'firma' });
const other = await app.as({ kind: 'firma' });

const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const content: EventContent = {
  ...{ kind: 'conference', title: 'Conferința', summary: 'Pe scurt.', body: '<p>Text</p>', organiser: 'Asociația' },
  ...{ contact: '', program: [], isOnline: true, place: 'Online', countyCode: null, mapUrl: null, price: 400 },
  ...{ onlineUrl: 'https://exemplu.ro/sala', seats: 1, perOrganisation: 2, readers: 'everyone', isPublic: true },
  ...{ hasCertificate: true, sittings: [{ startsAt: after(10), endsAt: after(11) }], closesAt: after(9) },
};
const id = await by(admin, createEvent, content);
await by(admin, publishEvent, { id, version: 1 });
const body = ({ actor }: typeof firm) => ({ accountIds: [actor.accountId] });

test('a firm signs up once however often the form is sent, and finds the event among its own', async () => {
  const answer = await firm.post(`/events/${id}/registrations`, body(firm));
  expect(answer.statusCode).toBe(200);
  const view = eventView.parse(answer.json());
  expect(view).toMatchObject({ price: 400, ownPrice: 200, free: 0, onlineUrl: 'https://exemplu.ro/sala' });
  expect((await firm.post(`/events/${id}/registrations`, body(firm))).json()).toMatchObject({
    code: 'seats.registered',
  });
  const list = eventList.parse((await firm.get('/events?show=own')).json());
  expect(list.items).toMatchObject([{ id, own: [{ status: 'confirmed' }] }]);
  expect(list.counts).toEqual({ coming: 1, own: 1, past: 0 });
});

test('another firm waits, cannot touch the seat of the first, and is offered it once it is given up', async () => {
  const waiting = eventView.parse((await other.post(`/events/${id}/registrations`, body(other))).json());
  expect(waiting.people[0]?.registration).toMatchObject({ status: 'waitlisted', place: 1 });
  const seat = eventView.parse((await firm.get(`/events/${id}`)).json()).people[0]?.registration;
  const cancel = (caller: typeof firm) =>
    caller.post(`/event-registrations/${seat?.id}/cancel`, { version: seat?.version });
  expect((await cancel(other)).statusCode).toBe(404);
  expect((await cancel(firm)).statusCode).toBeLessThan(300);
  const offered = eventView.parse((await other.get(`/events/${id}`)).json()).people[0]?.registration;
  expect(offered).toMatchObject({ status: 'offered', actions: expect.arrayContaining(['accept']) });
  const accept = await other.post(`/event-registrations/${offered?.id}/accept`, { version: offered?.version });
  expect(accept.statusCode).toBeLessThan(300);
});

test('people of another organisation, a viewer and an unknown event are refused', async () => {
  expect((await firm.post(`/events/${id}/registrations`, body(other))).statusCode).toBe(422);
  const viewer = await app.as({ kind: 'firma', role: 'viewer' });
  expect((await viewer.post(`/events/${id}/registrations`, body(viewer))).statusCode).toBe(403);
  expect((await firm.get(`/events/${admin.accountId}`)).statusCode).toBe(404);
});

test('the calendar file names the day, and the address of the calendar is shown once', async () => {
  const file = await other.get(`/events/${id}/calendar.ics`);
  expect(file.body).toContain(`UID:event-${id}-1@portal-psp`);
  expect(file.body).toContain('STATUS:CONFIRMED');
  const opened = await other.post('/event-calendar/open', {});
  expect(opened.json().address).toMatch(/\/api\/public\/event-calendar\/[\w-]{43}\.ics$/);
  expect((await other.get('/event-calendar')).json().openedAt).toBeTruthy();
});

test('the dashboard shows own events before earlier ones that are open, and none that is closed or cancelled', async () => {
  const of = async (title: string, days: number, more: Partial<EventContent> = {}) => {
    const sittings = [{ startsAt: after(days), endsAt: after(days + 1) }];
    const one = await by(admin, createEvent, { ...content, title, sittings, closesAt: after(days - 1), ...more });
    await by(admin, publishEvent, { id: one, version: 1 });
    return one;
  };
  await of('Mai devreme', 5);
  await of('Închis', 4, { closesAt: after(-1) });
  await of('Pentru autorități', 3, { readers: 'uat' });
  const cancelled = await of('Anulat', 2);
  await by(admin, cancelEvent, { id: cancelled, version: 2, reason: 'Vremea.' });
  const titlesOf = async (caller: typeof firm) =>
    nextEvents.parse((await caller.get('/next-events')).json()).items.map(({ title, own }) => [title, own.length]);
  expect(await titlesOf(other)).toEqual([
    ['Conferința', 1],
    ['Mai devreme', 0],
  ]);
  expect(await titlesOf(firm)).toEqual([
    ['Mai devreme', 0],
    ['Conferința', 0],
  ]);
});
