import type { Screen } from './sourcing.ts';
import type { Store } from './store.ts';

/** What an authority and a firm write to each other. */
export async function storeMessages({ send, read }: Store): Promise<Screen[]> {
  const { session } = await read('firma2', '/api/identity/session');
  const about = { to: session.organisation.id, project: undefined, request: undefined };
  const { id } = await send('primarie', 'POST', '/api/uat/conversations', about);
  await send('firma2', 'POST', `/api/firma/conversations/${id}/messages`, { isNote: false });
  await send('primarie', 'POST', `/api/uat/conversations/${id}/messages`, { isNote: true });
  return [
    ['primarie', '/uat/messages'],
    ['primarie', `/uat/messages/${id}`],
    ['firma2', `/firma/messages/${id}`],
  ];
}
