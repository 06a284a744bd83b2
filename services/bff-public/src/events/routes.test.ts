import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type EventContent, publicEventList, publicEventView } from '@psp/contracts/events';
import { searchView } from '@psp/contracts/search';
import { romanianDay } from '@psp/contracts/romania';
import { openEventCalendar } from '@psp/domain/attending/events/calendar';
import { cancelEvent, createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { registerForEvent } from '@psp/domain/attending/events/take-part';
import { acting } from '@psp/domain/testing/acting';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
const by = acting(database.orm);
const { actor: admin } = await app.as({ kind: 'admin' });

const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const anEvent = async (isPublic: boolean): Promise<string> => {
  const content: EventContent = {
    ...{ kind: 'workshop', title: 'Atelier', summary: 'Pe scurt.', body: '', organiser: 'Asociația', contact: '' },
    ...{ program: [], isOnline: true, place: 'Online', countyCode: null, mapUrl: null, price: 0, seats: 5 },
    ...{ onlineUrl: 'https://exemplu.ro/sala', perOrganisation: null, readers: 'everyone', isPublic },
    ...{ hasCertificate: true, sittings: [{ startsAt: after(10), endsAt: after(11) }], closesAt: after(9) },
  };
  const id = await by(admin, createEvent, content);
  await by(admin, publishEvent, { id, version: 1 });
  return id;
};

test('visitors read public events, without the address of the online meeting', async () => {
  const [open, closed] = [await anEvent(true), await anEvent(false)];
  const list = publicEventList.parse((await app.anonymous.get('/events')).json());
  expect(list.items.map(({ id }) => id)).toEqual([open]);
  const page = await app.anonymous.get(`/events/${open}`);
  publicEventView.parse(page.json());
  expect(page.body).not.toContain('exemplu.ro/sala');
  expect((await app.anonymous.get(`/events/${open}/calendar.ics`)).body).not.toContain('exemplu.ro/sala');
  expect((await app.anonymous.get(`/events/${closed}`)).statusCode).toBe(404);
  expect((await app.anonymous.get(`/events/${closed}/calendar.ics`)).statusCode).toBe(404);
});

test('whoever has the address of a calendar reads the seats of its person, also that an event is cancelled', async () => {
  const { actor } = await app.as({ kind: 'uat' });
  const id = await anEvent(false);
  await by(actor, registerForEvent, { id, accountIds: [actor.accountId] });
  const token = await by(actor, (write) => openEventCalendar(write), undefined);
  const feed = () => app.anonymous.get(`/event-calendar/${token}.ics`);
  const first = await feed();
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(first.body).toContain('SEQUENCE:2');
  expect(first.body.replace(/\r\n /g, '')).toContain('https://exemplu.ro/sala');
  await by(admin, cancelEvent, { id, version: 2, reason: 'Lectorul este bolnav.' });
  const second = await feed();
  expect(second.body).toContain(`UID:event-${id}-1@portal-psp`);
  expect(second.body).toContain('STATUS:CANCELLED');
  expect((await app.anonymous.get(`/event-calendar/${'x'.repeat(43)}.ics`)).statusCode).toBe(404);
});

test('visitors filter events by month and find public ones, until they are cancelled', async () => {
  const id = await anEvent(true);
  await anEvent(false);
  const found = async () => {
    const { groups } = searchView.parse((await app.anonymous.get('/search?q=atelier')).json());
    return groups.find(({ kind }) => kind === 'publicEvent')?.items.map(({ href }) => href);
  };
  expect(await found()).toContain(`/evenimente/${id}`);
  const month = romanianDay(new Date(after(10))).replace(/..$/, '01');
  const listed = async (first: string) =>
    publicEventList.parse((await app.anonymous.get(`/events?month=${first}`)).json()).items.map((one) => one.id);
  expect(await listed(month)).toContain(id);
  expect(await listed('2020-01-01')).toEqual([]);
  const before = (await found())?.length ?? 0;
  await by(admin, cancelEvent, { id, version: 2, reason: 'Lectorul este bolnav.' });
  expect(await found()).toHaveLength(before - 1);
});
