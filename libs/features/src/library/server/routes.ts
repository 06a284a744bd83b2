import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { libraryOperations } from '@psp/contracts/library-operations';
import { findDocumentFile, listLibrary, readDocument } from '@psp/domain/knowledge/library/queries';
import { countUse } from '@psp/domain/knowledge/library/uses';
import { found } from '@psp/domain/load';

/** Registers the library for the readers of one area. */
export const libraryRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, libraryOperations, {
    list: ({ db, actor }, query) => listLibrary(db, actor, query),
    view: ({ db, actor }, which) => readDocument(db, actor, which),
    open: async ({ db, now, actor }, { id }) => {
      found((await countUse({ db, now }, actor, { id, kind: 'view' })) || null);
    },
    download: async ({ db, now, actor }, which, reply) => {
      const file = found(await findDocumentFile(db, actor, which));
      await countUse({ db, now }, actor, { id: which.id, kind: 'download' });
      return sendStoredFile(reply, app.portal.files, file);
    },
  });
