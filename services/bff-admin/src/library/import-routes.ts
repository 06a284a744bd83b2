import { implement, type Read } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { csvOf } from '@psp/bff-kit/tables/csv';
import { ATTACHMENT_SIZE, RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { change } from '@psp/bff-kit/write';
import { libraryImportOperations } from '@psp/contracts/library-import-operations';
import { LIBRARY_IMPORT_COLUMNS } from '@psp/contracts/library-imports';
import { createImport, keepImportFile, startImport, stopImport } from '@psp/domain/knowledge/library/import';
import { listImports, readImport } from '@psp/domain/knowledge/library/import-queries';
import { offeredCategories } from '@psp/domain/knowledge/categories';
import { exampleRow } from '@psp/domain/knowledge/library/import-strings';
import { found } from '@psp/domain/load';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import { namesOf } from '@psp/domain/operating/taxonomies/values';
import { readTable } from '@psp/features/library/server/import-table';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readImport(db, actor, id, now);
const step = actsOn(viewOf);

const receiveTable = ({ request, db, actor }: Read) =>
  receiveFile(request, RECEPTION, async ({ path, name }) => {
    const categories = namesOf(await offeredCategories(db));
    const table = await readTable({ path, categories }, actor.organisationId);
    return change(request, async (write) => found(await viewOf(write, await createImport(write, { name, table }))));
  });

const receiveOne = async ({ request, db, now, actor }: Read, { id, position }: { id: string; position: number }) => {
  const { orm, files } = request.server.portal;
  await countAttemptApart(orm, 'library-import-file:account', actor.accountId);
  return receiveFile(request, { ...RECEPTION, size: ATTACHMENT_SIZE }, (received) =>
    keepImportFile({ db, now }, files, received, { id, position, actor }),
  );
};

/** The imports of files with a table of titles into the library. */
export const libraryImportRoutes = (app: PortalApp): void => {
  implement(app, 'admin', libraryImportOperations, {
    list: ({ db }, query) => listImports(db, query),
    view: (read, { id }) => viewOf(read, id),
    example: async ({ db }, _, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="import-biblioteca.csv"')
        .send(csvOf([[...LIBRARY_IMPORT_COLUMNS], exampleRow(await offeredCategories(db))])),
    create: { receive: receiveTable },
    upload: { size: ATTACHMENT_SIZE, receive: receiveOne },
    start: step(startImport),
    stop: step(stopImport),
  });
};
