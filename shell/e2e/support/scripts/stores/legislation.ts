import type { Screen, Store } from '../store.ts';

const ACTS = '/api/admin/legislation';

/** An act with two versions, a text in preparation and a reported error, and one that is withdrawn. */
export async function storeTexts({ read, send, act }: Store): Promise<Screen[]> {
  const known = { category: 'legislatie', access: 'signed_in', isSummary: true, sourceUrl: null };
  const versionOf = async (id: string): Promise<number> => (await read('admin', `${ACTS}/${id}`)).version;
  const write = async (id: string, body: object = {}) =>
    send('admin', 'PUT', `${ACTS}/${id}/draft`, { version: await versionOf(id), ...body });
  const publish = async (id: string, from: string | null) =>
    send('admin', 'POST', `${ACTS}/${id}/publish`, { version: await versionOf(id), from });
  const { id } = await send('admin', 'POST', ACTS, known);
  await send('admin', 'PUT', `${ACTS}/${id}`, { ...known, version: await versionOf(id) });
  await write(id, { text: 'Art. 1 Unu.' });
  await publish(id, null);
  await write(id);
  await publish(id, '2020-01-01');
  await write(id);
  const { reports } = await send('primarie', 'POST', `/api/uat/legislation/${id}/reports`, {});
  await send('admin', 'POST', `/api/admin/library-reports/${reports[0].id}/answer`, { version: 1 });
  // A number is kept once.
  const withdrawn = await send('admin', 'POST', ACTS, { ...known, number: 'Legea nr. 2' });
  await write(withdrawn.id);
  await publish(withdrawn.id, null);
  await act('admin', `${ACTS}/${withdrawn.id}`, 'withdraw');
  return [
    ['admin', '/admin/legislation'],
    ...[id, withdrawn.id].map((one: string) => ['admin', `/admin/legislation/${one}`] as const),
    ['admin', `/admin/legislation/${id}/text`],
    ['primarie', '/uat/legislation'],
    ['primarie', `/uat/legislation/${id}`],
    ['firma', `/firma/legislation/${id}`],
  ];
}
