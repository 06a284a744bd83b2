import type { Screen, Store } from '../store.ts';

const LIBRARY = '/api/admin/library';

/** A published document with a second version, and one that is archived. */
export async function storeTexts({ send, act, writeInto }: Store): Promise<Screen[]> {
  const known = {
    ...{ type: 'recording', category: 'digitalizare', access: 'signed_in', url: 'https://exemplu.ro/film' },
    ...{ verifiedOn: null, ownerId: null, fileIds: [], relatedIds: [] },
  };
  const document = { ...known, tags: [writeInto(`POST ${LIBRARY}`)('tags[]', 60)] };
  const { id, version } = await send('admin', 'POST', LIBRARY, document);
  await send('admin', 'PUT', `${LIBRARY}/${id}`, { ...document, version });
  const { version: published } = await act('admin', `${LIBRARY}/${id}`, 'publish');
  await send('admin', 'POST', `${LIBRARY}/${id}/versions`, {
    ...{ ...known, version: published },
    tags: [writeInto('POST /api/admin/library/{id}/versions')('tags[]', 60)],
  });
  const archived = await send('admin', 'POST', LIBRARY, document);
  await act('admin', `${LIBRARY}/${archived.id}`, 'publish');
  await act('admin', `${LIBRARY}/${archived.id}`, 'archive');
  return [
    ['admin', '/admin/library'],
    ...[id, archived.id].map((one: string) => ['admin', `/admin/library/${one}`] as const),
    ['primarie', '/uat/library'],
    ['primarie', `/uat/resource/${id}`],
    ['primarie', `/uat/resource/${id}?versiune=1`],
    ['firma', '/firma/network/resources'],
    ['firma', `/firma/resource/${id}`],
  ];
}

export const notReached = {};
