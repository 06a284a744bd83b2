import { payloadFor } from '../payloads.ts';
import type { Screen, Store } from '../store.ts';

const LIBRARY = '/api/admin/library';
const PROPOSALS = '/api/firma/library-proposals';
const IMPORTS = '/api/admin/library-imports';

/* An import with a table and a file that could not be uploaded. Returns its id. */
async function storeImport({ send, upload, numberOf, writeInto }: Store): Promise<string> {
  const text = payloadFor(numberOf(`POST ${IMPORTS} title`), 200).replaceAll('"', '""');
  const table = `Fișier;Titlu;Tip;Categorie;Descriere;Citit de\na.pdf;"${text}";Ghid;Legislație;D;Membri`;
  const file = { name: 'titluri.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  const { id, version } = await upload('admin', IMPORTS, file);
  const name = writeInto(`POST ${IMPORTS}/{id}/start`)('refused[].name', 255);
  await send('admin', 'POST', `${IMPORTS}/${id}/start`, {
    ...{ version, publishes: false, refused: [{ name, reason: 'not_sent' }] },
  });
  return id;
}

/** A published document with a second version, a review and a reported error, one that is archived, two proposals, and an import. */
export async function storeTexts(store: Store): Promise<Screen[]> {
  const { send, act, writeInto } = store;
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
  await send('primarie', 'POST', `/api/uat/library/${id}/views`, {});
  await send('primarie', 'POST', `/api/uat/library/${id}/reviews`, { rating: 5 });
  const { reports } = await send('primarie', 'POST', `/api/uat/library/${id}/reports`, {});
  await send('admin', 'POST', `/api/admin/library-reports/${reports[0].id}/answer`, { version: 1 });
  const { verifiedOn: _, ownerId: __, relatedIds: ___, access: ____, ...proposed } = known;
  const proposal = await send('firma', 'POST', PROPOSALS, {
    ...proposed,
    tags: [writeInto('POST /api/…/library-proposals')('tags[]', 60)],
  });
  await act('admin', `${LIBRARY}/${proposal.id}`, 'reject');
  const imported = await storeImport(store);
  return [
    ['admin', '/admin/library/import'],
    ['admin', `/admin/library/import/${imported}`],
    ['admin', '/admin/library/semnalari?status=all'],
    ['admin', `/admin/library/${proposal.id}`],
    ['firma', '/firma/network/resources/propuneri'],
    ['firma', `/firma/network/resources/propuneri/${proposal.id}`],
    ['firma', `/firma/network/resources/propuneri/${proposal.id}/text`],
    ['admin', '/admin/library'],
    ...[id, archived.id].map((one: string) => ['admin', `/admin/library/${one}`] as const),
    ['primarie', '/uat/library'],
    ['primarie', `/uat/resource/${id}`],
    ['primarie', `/uat/resource/${id}?versiune=1`],
    ['firma', '/firma/network/resources'],
    ['firma', `/firma/resource/${id}`],
  ];
}

const ADDRESS = 'an address, not a text; it is shown as the href of a link, and its form is tested beside the route';
export const notReached = {
  'POST /api/admin/library url': ADDRESS,
  'POST /api/admin/library/{id}/versions url': ADDRESS,
  'POST /api/…/library-proposals url': ADDRESS,
};
