import type { Read } from '@psp/bff-kit/implement';
import { RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { change } from '@psp/bff-kit/write';
import type { ImportKind } from '@psp/contracts/community-import';
import type { importRows, previewImport } from '@psp/domain/presenting/communities/import';
import { namesOf, readOffered } from '@psp/domain/operating/taxonomies/values';
import { inThread } from '@psp/domain/threads';
import type { readUpload } from './read-import.ts';

const read = inThread<typeof readUpload>(new URL('./read-import.ts', import.meta.url), 'readUpload');

/**
 * Handler of an upload of projects or attractions: the file is read row by row in a thread, then given to `command`. A row that is
 * there already is passed over.
 */
export const receiveImport = (command: typeof previewImport | typeof importRows) => ({
  receive: ({ request, db, actor, now }: Read, { id, kind }: { id: string; kind: ImportKind }) =>
    receiveFile(request, RECEPTION, async ({ path }) => {
      const types = namesOf(await readOffered(db, 'attraction-types'));
      const content = await read({ kind, path, now, types }, actor.organisationId);
      return change(request, (write) => command(write, { id, ...content }));
    }),
});
