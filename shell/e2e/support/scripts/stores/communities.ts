import type { Screen, Store } from '../store.ts';

const COMMUNITIES = '/api/admin/communities';

/** A showcase that the association keeps, one that it hides and one that it deletes. */
export async function storeTexts({ send, act, read }: Store): Promise<Screen[]> {
  const known = {
    ...{ countyCode: 'SB', featuredImageId: null, population: 900, areaKm2: null },
    ...{ email: 'contact@exemplu.ro', phone: '0269208800' },
  };
  const create = () => send('admin', 'POST', COMMUNITIES, { ...known, siruta: null, isPublished: true });
  const [kept, hidden, deleted] = [await create(), await create(), await create()];
  await send('admin', 'PUT', `${COMMUNITIES}/${kept.id}`, { ...known, version: kept.version });
  await act('admin', `${COMMUNITIES}/${hidden.id}`, 'withdraw');
  const { name } = await read('admin', `${COMMUNITIES}/${deleted.id}`);
  await act('admin', `${COMMUNITIES}/${deleted.id}`, 'delete', { name });
  return [
    ['admin', '/admin/communities'],
    ['admin', '/admin/communities?state=deleted'],
    ...[kept, hidden, deleted].map(({ id }) => ['admin', `/admin/communities/${id}`] as const),
    ['visitor', `/comunitati/${kept.id}`],
  ];
}

export const notReached = {
  'POST /api/admin/communities/{id}/delete name': 'compared with the name of the showcase, and not stored',
};
