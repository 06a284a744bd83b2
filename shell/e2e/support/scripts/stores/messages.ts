import type { Screen, Store } from '../store.ts';

/** What an authority and a firm write to each other. */
export async function storeTexts({ send, read, act }: Store): Promise<Screen[]> {
  const { session } = await read('firma2', '/api/identity/session');
  const about = { to: session.organisation.id, project: undefined, request: undefined };
  const { id } = await send('primarie', 'POST', '/api/uat/conversations', about);
  await send('firma2', 'POST', `/api/firma/conversations/${id}/messages`, { isNote: false });
  await send('primarie', 'POST', `/api/uat/conversations/${id}/messages`, { isNote: true });
  await send('primarie', 'POST', `/api/uat/conversations/${id}/report`, { messageId: null, reason: 'other' });
  await send('firma2', 'POST', `/api/firma/conversations/${id}/report`, { messageId: null, reason: 'other' });
  const { items } = await read('admin', '/api/admin/reported-conversations?status=all');
  const [dismissed, locked, opened] = items.map(
    (report: { id: string }) => `/api/admin/reported-conversations/${report.id}`,
  );
  await act('admin', dismissed, 'dismiss');
  for (const upheld of [locked, opened]) await act('admin', upheld, 'uphold');
  await act('admin', opened, 'lift');
  return [
    ...items.map((report: { id: string }) => ['admin', `/admin/reported-conversations/${report.id}`] as const),
    ['admin', '/admin/reported-conversations?status=all'],
    ['primarie', '/uat/messages'],
    ['primarie', `/uat/messages/${id}`],
    ['firma2', `/firma/messages/${id}`],
  ];
}
