import { acting, implement } from '@psp/bff-kit/implement';
import { sendExport } from '@psp/bff-kit/tables/send-export';
import { sendDocument } from '@psp/bff-kit/documents/send-document';
import type { PortalApp } from '@psp/bff-kit/service';
import type { Actor } from '@psp/domain/actor';
import { inThread } from '@psp/domain/threads';
import type { Write } from '@psp/domain/write';
import { offerOperations } from '@psp/contracts/own-offer-operations';
import { ownUnansweredOperations } from '@psp/contracts/unanswered';
import {
  discardOffer,
  reviseOffer,
  saveOffer,
  submitOffer,
  withdrawOffer,
} from '@psp/domain/sourcing/offers/own-offer';
import { EXPORT_COLUMNS, exportOffers } from '@psp/domain/sourcing/offers/export';
import { listOffers } from '@psp/domain/sourcing/offers/list';
import { offerPaper } from '@psp/domain/sourcing/offers/paper';
import { readOfferText } from '@psp/domain/sourcing/offers/read-text';
import { exportStrings } from '@psp/domain/sourcing/offers/strings';
import { unansweredByContent } from '@psp/domain/sourcing/offers/unanswered/queries';
import { fileOfOwnOffer } from '@psp/domain/sourcing/offers/attached-files';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { attachmentUploads } from '@psp/features/attachments/server/routes';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { strings } from './strings.ts';
import { changedOpportunity } from '../opportunities/views.ts';
import type { writeOffer } from './write-pdf.ts';

const printOffer = inThread<typeof writeOffer>(new URL('./write-pdf.ts', import.meta.url), 'writeOffer');

/* Runs a command that returns the id of the request, and responds with the changed opportunity. */
const step = <Input>(command: (write: Write<Actor>, input: Input) => Promise<string>) =>
  acting({ command, answer: changedOpportunity });

/** The offers of a firm: list, export, PDF, and the actions on one. */
export const offerRoutes = (app: PortalApp): void => {
  attachmentUploads(app, 'firma');
  implement(app, 'firma', offerOperations, {
    list: ({ db, actor }, query) => listOffers(db, actor, query),
    export: sendExport({ name: exportStrings.file, columns: EXPORT_COLUMNS, rows: exportOffers }),
    text: ({ db, actor }, { id }) => readOfferText(db, actor, id),
    pdf: async ({ db, actor, now }, { id }, reply) => {
      const paper = await offerPaper(db, actor, id);
      const name = strings.file(paper.request.number, paper.status === 'draft');
      const content = await printOffer({ paper, now }, actor.organisationId);
      return sendDocument(reply, { name, content });
    },
    attachment: attachmentDownload(fileOfOwnOffer),
    save: step(saveOffer),
    submit: step(submitOffer),
    revise: step(reviseOffer),
    withdraw: step(withdrawOffer),
    discard: acting({
      command: discardOffer,
      // Null is possible: without a draft the firm may not see a request for invited firms only.
      answer: ({ db, actor, now }, requestId) => readOpportunity(db, actor, requestId, now),
    }),
  });
  implement(app, 'firma', ownUnansweredOperations, {
    check: ({ db, actor }, input) => unansweredByContent(db, actor, input),
  });
};
