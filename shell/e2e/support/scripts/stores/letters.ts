import { randomUUID } from 'node:crypto';
import { dayFromNow } from '../../page.ts';
import { secretFor } from '../mails.ts';
import type { Screen, Store } from '../store.ts';

/** A newsletter, a legal document with a version that is announced, and a ticket with its answers. */
export async function storeTexts(store: Store): Promise<Screen[]> {
  const { send, read, act } = store;
  const all = { audience: 'all', countyCode: null, domain: null };
  const issue = await send('admin', 'POST', '/api/admin/newsletter/issues', all);
  const path = `/api/admin/newsletter/issues/${issue.id}`;
  await send('admin', 'PUT', `${path}/content`, { ...all, version: issue.version });
  await send('admin', 'POST', `${path}/test`);
  const { current } = await read('admin', '/api/admin/legal/termeni');
  await send('admin', 'PUT', '/api/admin/legal/termeni', { version: null });
  const { draft, earliest } = await read('admin', '/api/admin/legal/termeni');
  const announced = { version: draft.version, effectiveOn: earliest ?? dayFromNow(30) };
  await send('admin', 'POST', '/api/admin/legal/termeni/publish', announced);
  const asked = { email: 'ana@exemplu.example', website: '', kind: 'support', filledInMs: 9000, key: randomUUID() };
  await send('visitor', 'POST', '/api/public/tickets', asked);
  const [ticket] = (await read('admin', '/api/admin/tickets?q=ana@exemplu.example')).items;
  await act('admin', `/api/admin/tickets/${ticket.id}`, 'answer');
  await act('admin', `/api/admin/tickets/${ticket.id}`, 'note', { version: undefined });
  const token = await secretFor(store, 'ana@exemplu.example');
  await send('visitor', 'POST', '/api/public/tickets/reply', { token, key: randomUUID() });
  const number: number = current.number + 1;
  return [
    ['admin', '/admin/newsletter'],
    ['admin', `/admin/newsletter/${issue.id}`],
    ['visitor', `/legal/termeni?versiune=${number}`],
    ['visitor', '/legal/termeni'],
    ['admin', '/admin/legal/termeni'],
    ['admin', '/admin/tickets'],
    ['admin', `/admin/tickets/${ticket.id}`],
    ['visitor', `/tichet/${token}`],
  ];
}

const TRAP = 'a trap for programs, which no person sees';
export const notReached = {
  'POST /api/public/tickets website': TRAP,
  'POST /api/public/newsletter/subscriptions website': TRAP,
  'POST /api/public/unknown-paths path': 'a line of the log',
};
