import { acting, implement } from '@psp/bff-kit/implement';
import { withBody } from '@psp/bff-kit/rich-text';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { libraryReportOperations, libraryEditingOperations } from '@psp/contracts/library-operations';
import { JsonText } from '@psp/domain/json-text';
import { listEditedLibrary, readChoices, readEditedDocument } from '@psp/domain/knowledge/library/edited-queries';
import {
  approveProposal,
  archiveDocument,
  createDocument,
  editDocument,
  publishDocument,
  rejectProposal,
  restoreDocument,
  reviseDocument,
  verifyDocument,
} from '@psp/domain/knowledge/library/manage-library';
import { answerReport } from '@psp/domain/knowledge/library/opinions';
import { listReports, readReport } from '@psp/domain/knowledge/library/report-queries';
import { findDocumentFile } from '@psp/domain/knowledge/library/queries';
import { found } from '@psp/domain/load';
import { libraryUpload } from '@psp/features/library/server/routes';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readEditedDocument(db, actor, id, now);
const step = actsOn(viewOf);

/** The library as the association keeps it. */
export const libraryEditingRoutes = (app: PortalApp): void => {
  const { files } = app.portal;
  implement(app, 'admin', libraryEditingOperations, {
    list: ({ db }, query) => listEditedLibrary(db, query),
    choices: ({ db, actor }) => readChoices(db, actor),
    view: (read, { id }) => viewOf(read, id),
    download: async ({ db, actor }, which, reply) =>
      sendStoredFile(reply, files, found(await findDocumentFile(db, actor, which))),
    upload: libraryUpload,
    create: acting({
      ...withBody(createDocument),
      answer: async (write, id: string) => found(await viewOf(write, id)),
    }),
    edit: acting({ ...withBody(editDocument), answer: async (write, _, { id }) => found(await viewOf(write, id)) }),
    publish: step(publishDocument),
    approve: step(approveProposal),
    reject: step(rejectProposal),
    revise: acting({ ...withBody(reviseDocument), answer: async (write, _, { id }) => found(await viewOf(write, id)) }),
    verify: step(verifyDocument),
    archive: step(archiveDocument),
    restore: step(restoreDocument),
  });
  implement(app, 'admin', libraryReportOperations, {
    list: ({ db }, query) => listReports(db, query),
    answer: acting({
      command: answerReport,
      answer: async ({ db }, id) => new JsonText(await readReport(db, id)),
    }),
  });
};
