import type { Screen, Store } from '../store.ts';

const EVENTS = '/api/admin/events';
const day = (time: string): string => `2033-05-20T${time}:00.000Z`;

/** An event with somebody whose registration the association cancels, and one that is cancelled. */
export async function storeTexts({ read, send, act, writeInto }: Store): Promise<Screen[]> {
  const write = writeInto(`POST ${EVENTS}`);
  const known = {
    ...{ kind: 'workshop', readers: 'everyone', seats: 5, perOrganisation: null, price: 0, closesAt: day('07:00') },
    sittings: [{ startsAt: day('08:00'), endsAt: day('11:00') }],
    program: [{ startsAt: day('08:00'), title: write('program[].title', 160), note: write('program[].note', 300) }],
    ...{ countyCode: 'SB', mapUrl: null, onlineUrl: null, isOnline: false, isPublic: false, hasCertificate: false },
  };
  const { id, version } = await send('admin', 'POST', EVENTS, known);
  await send('admin', 'PUT', `${EVENTS}/${id}`, { ...known, version });
  await act('admin', `${EVENTS}/${id}`, 'publish');
  const { people } = await read('primarie', `/api/uat/events/${id}`);
  const [{ accountId }] = people;
  await send('primarie', 'POST', `/api/uat/events/${id}/registrations`, { accountIds: [accountId] });
  const { items } = await read('admin', `${EVENTS}/${id}/registrations`);
  const [registration] = items;
  await send('admin', 'POST', `/api/admin/event-registrations/${registration.id}/cancel`, {
    version: registration.version,
  });
  const cancelled = await send('admin', 'POST', EVENTS, known);
  await act('admin', `${EVENTS}/${cancelled.id}`, 'publish');
  await act('admin', `${EVENTS}/${cancelled.id}`, 'cancel');
  return [
    ['admin', '/admin/events'],
    ...['', '/text'].map((page) => ['admin', `/admin/events/${id}${page}`] as const),
    ['admin', `/admin/events/${cancelled.id}`],
    ['primarie', '/uat/events'],
    ['primarie', '/notificari'],
    ...[id, cancelled.id].map((one: string) => ['primarie', `/uat/events/${one}`] as const),
    ['firma', `/firma/network/evenimente/${id}`],
  ];
}
