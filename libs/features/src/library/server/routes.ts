import { acting, implement, type Read } from '@psp/bff-kit/implement';
import { withBody } from '@psp/bff-kit/rich-text';
import { ATTACHMENT_SIZE, RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile, showStoredPdf } from '@psp/bff-kit/uploads/send-file';
import {
  libraryOpinionOperations,
  libraryOperations,
  libraryProposalOperations,
} from '@psp/contracts/library-operations';
import type { Actor } from '@psp/domain/actor';
import { JsonText } from '@psp/domain/json-text';
import { readOpinions, reportError, reviewDocument, setFavourite } from '@psp/domain/knowledge/library/opinions';
import { findDocumentFile, listLibrary, readDocument, readFileText } from '@psp/domain/knowledge/library/queries';
import {
  findProposalFile,
  listProposals,
  proposeDocument,
  readProposal,
  resendProposal,
} from '@psp/domain/knowledge/library/proposals';
import { keepLibraryFile } from '@psp/domain/knowledge/library/files';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import { summariseDocument } from '@psp/domain/knowledge/library/summary';
import { countUse } from '@psp/domain/knowledge/library/uses';
import { found } from '@psp/domain/load';
import type { Write } from '@psp/domain/write';

/** Handler that stores one file until a document keeps it. */
export const libraryUpload = {
  size: ATTACHMENT_SIZE,
  receive: async ({ request, db, now, actor }: Read) => {
    const { orm, files } = request.server.portal;
    await countAttemptApart(orm, 'attachment:account', actor.accountId);
    return receiveFile(request, { ...RECEPTION, size: ATTACHMENT_SIZE }, (received) =>
      keepLibraryFile({ db, now }, files, received, actor),
    );
  },
};

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
    summary: ({ db, actor }, { id }) => summariseDocument(db, actor, id),
    open: async ({ db, now, actor }, { id }) => {
      found((await countUse({ db, now }, actor, { id, kind: 'view' })) || null);
    },
    download: async ({ db, now, actor }, which, reply) => {
      const file = found(await findDocumentFile(db, actor, which));
      await countUse({ db, now }, actor, { id: which.id, kind: 'download' });
      return sendStoredFile(reply, app.portal.files, file);
    },
    text: ({ db, actor }, which) => readFileText(db, actor, which),
    show: async ({ db, actor }, which, reply) =>
      showStoredPdf(reply, app.portal.files, found(await findDocumentFile(db, actor, which))),
  });
  implement(app, kind, libraryOpinionOperations, {
    opinions: ({ db, actor }, { id }) => readOpinions(db, actor, id),
    favour: step(setFavourite),
    review: step(reviewDocument),
    report: step(reportError),
  });
  implement(app, kind, libraryProposalOperations, {
    list: ({ db, actor }, query) => listProposals(db, actor, query),
    view: ({ db, actor, now }, { id }) => readProposal(db, actor, id, now),
    download: async ({ db, actor }, which, reply) =>
      sendStoredFile(reply, app.portal.files, found(await findProposalFile(db, actor, which))),
    upload: libraryUpload,
    propose: acting({
      ...withBody(proposeDocument),
      answer: async ({ db, actor, now }, id: string) => found(await readProposal(db, actor, id, now)),
    }),
    resend: acting({
      ...withBody(resendProposal),
      answer: async ({ db, actor, now }, _, { id }) => found(await readProposal(db, actor, id, now)),
    }),
  });
};
