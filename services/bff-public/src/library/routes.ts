import { implement } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile, showStoredPdf } from '@psp/bff-kit/uploads/send-file';
import { publicLibraryOperations } from '@psp/contracts/library-operations';
import { countVisitorUse } from '@psp/domain/knowledge/library/count-visitor';
import { findDocumentFile, listLibrary, readDocument } from '@psp/domain/knowledge/library/queries';
import { summariseDocument } from '@psp/domain/knowledge/library/summary';
import { found } from '@psp/domain/load';
import { visitorOf } from '../count-view.ts';

/** Documents of the library that visitors may read. */
export const libraryRoutes = (app: PortalApp): void => {
  const { orm, files } = app.portal;
  implement(app, 'public', publicLibraryOperations, {
    list: ({ db }, query) => shareRead(`library ${JSON.stringify(query)}`, () => listLibrary(db, null, query)),
    view: ({ db }, which) => readDocument(db, null, which),
    summary: ({ db }, { id }) => summariseDocument(db, null, id),
    open: async ({ request, now }, { id }) =>
      countVisitorUse(orm, { id }, visitorOf(request), now).then(() => undefined),
    download: async ({ db, request, now }, which, reply) => {
      const file = found(await findDocumentFile(db, null, which));
      await countVisitorUse(orm, which, visitorOf(request), now);
      return sendStoredFile(reply, files, file);
    },
    show: async ({ db }, which, reply) => showStoredPdf(reply, files, found(await findDocumentFile(db, null, which))),
  });
};
