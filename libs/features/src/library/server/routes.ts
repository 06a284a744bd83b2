import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { libraryOpinionOperations } from '@psp/contracts/library-opinions';
import { libraryOperations } from '@psp/contracts/library-operations';
import type { Actor } from '@psp/domain/actor';
import { JsonText } from '@psp/domain/json-text';
import { readOpinions, reportError, reviewDocument, setFavourite } from '@psp/domain/knowledge/library/opinions';
import { findDocumentFile, listLibrary, readDocument } from '@psp/domain/knowledge/library/queries';
import { countUse } from '@psp/domain/knowledge/library/uses';
import { found } from '@psp/domain/load';
import type { Write } from '@psp/domain/write';

const step = <Input extends { id: string }>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({
    command,
    answer: async ({ db, actor }, _, { id }: Input) => new JsonText(await readOpinions(db, actor, id)),
  });

/** Registers the library for the readers of one area. */
export const libraryRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
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
  implement(app, kind, libraryOpinionOperations, {
    opinions: ({ db, actor }, { id }) => readOpinions(db, actor, id),
    favour: step(setFavourite),
    review: step(reviewDocument),
    report: step(reportError),
  });
};
