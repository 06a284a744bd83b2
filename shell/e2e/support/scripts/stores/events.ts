import { endEvent } from '../../held-event.ts';
import type { Screen, Store } from '../store.ts';

const EVENTS = '/api/admin/events';
const HOUR_MS = 3_600_000;
/* Attendance is marked from the day before an event. */
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** An event that is over, with its materials, and the opinion of somebody who attended it. Returns its id. */
async function storeAfterwards({ read, send, act }: Store, known: object, databaseUrl: string): Promise<string> {
  const { id } = await send('admin', 'POST', EVENTS, known);
  await act('admin', `${EVENTS}/${id}`, 'publish');
  const { people } = await read('primarie', `/api/uat/events/${id}`);
  const accountIds = [people[0].accountId];
  await send('primarie', 'POST', `/api/uat/events/${id}/registrations`, { accountIds, freeSeats: 0 });
  const { items } = await read('admin', `${EVENTS}/${id}/registrations`);
  const mark = { registrationId: items[0].id, ticket: null, sitting: 0, isPresent: true, way: 'tick', at: inHours(0) };
  await send('admin', 'POST', `${EVENTS}/${id}/attendance`, { marks: [mark] });
  const link = { audience: 'registered', fileId: null, url: 'https://exemplu.ro/ghid' };
  const added = await send('admin', 'POST', `${EVENTS}/${id}/materials`, link);
  const [material] = added.items;
  await send('admin', 'PUT', `${EVENTS}/${id}/materials/${material.id}`, {
    version: material.version,
    audience: 'present',
  });
  await endEvent({ id }, 0, databaseUrl);
  const marks = { overall: 5, content: 4, speakers: 4, organisation: 3, recommends: true };
  await send('primarie', 'PUT', `/api/uat/events/${id}/feedback`, { version: 0, ...marks });
  return id;
}

/** An event with somebody whose registration the association cancels, and one that is cancelled. */
export async function storeTexts(store: Store, databaseUrl: string): Promise<Screen[]> {
  const { read, send, act, writeInto } = store;
  const write = writeInto(`POST ${EVENTS}`);
  const known = {
    ...{ kind: 'workshop', readers: 'everyone', seats: 5, perOrganisation: null, price: 0, closesAt: inHours(1) },
    sittings: [{ startsAt: inHours(2), endsAt: inHours(4) }],
    program: [{ startsAt: inHours(2), title: write('program[].title', 160), note: write('program[].note', 300) }],
    ...{ countyCode: 'SB', mapUrl: null, onlineUrl: null, isOnline: false, isPublic: false, hasCertificate: false },
  };
  const { id, version } = await send('admin', 'POST', EVENTS, known);
  await send('admin', 'PUT', `${EVENTS}/${id}`, { ...known, version });
  await act('admin', `${EVENTS}/${id}`, 'publish');
  const { people } = await read('primarie', `/api/uat/events/${id}`);
  const [{ accountId }] = people;
  await send('primarie', 'POST', `/api/uat/events/${id}/registrations`, {
    accountIds: [accountId],
    freeSeats: 0,
  });
  await send('admin', 'POST', `${EVENTS}/${id}/messages`, { audience: 'all' });
  const { items } = await read('admin', `${EVENTS}/${id}/registrations`);
  const [registration] = items;
  await send('admin', 'POST', `/api/admin/event-registrations/${registration.id}/cancel`, {
    version: registration.version,
  });
  await send('admin', 'POST', `${EVENTS}/${id}/walk-ins`, { sitting: 0, email: '' });
  const cancelled = await send('admin', 'POST', EVENTS, known);
  await act('admin', `${EVENTS}/${cancelled.id}`, 'publish');
  await act('admin', `${EVENTS}/${cancelled.id}`, 'cancel');
  const past = await storeAfterwards(store, known, databaseUrl);
  return [
    ['admin', '/admin/events'],
    ...['', '/feedback'].map((page) => ['admin', `/admin/events/${past}${page}`] as const),
    ['primarie', `/uat/events/${past}`],
    ...['', '/text', '/prezenta'].map((page) => ['admin', `/admin/events/${id}${page}`] as const),
    ['admin', `/admin/events/${cancelled.id}`],
    ['primarie', '/uat/events'],
    ...[id, cancelled.id].map((one: string) => ['primarie', `/uat/events/${one}`] as const),
    ['firma', `/firma/network/evenimente/${id}`],
  ];
}

export const notReached = {
  'POST /api/admin/events/{id}/materials url': 'an address of http; others are refused, which its route proves',
  'POST /api/admin/events/{id}/attendance marks[].ticket': 'compared with tickets, shown nowhere',
  'POST /api/admin/proformas/{id}/unpay reason': 'read in the notification of the organisation',
  'POST /api/public/verifications/{code}/holder name': 'compared with the certificate, shown nowhere',
  'POST /api/…/event-registrations/{id}/cancel reason': 'read in the notification of the person',
};
