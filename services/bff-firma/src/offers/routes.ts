import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import { exportRoute } from '@psp/bff-kit/tables/export-route';
import { sendDocument } from '@psp/bff-kit/documents/send-document';
import type { PortalApp } from '@psp/bff-kit/service';
import { inThread } from '@psp/domain/threads';
import { idParams, versioned } from '@psp/contracts/common';
import { offerExportQuery, offerList, offerListQuery, offerText } from '@psp/contracts/offer-list';
import { reviseOffer as reviseBody, saveOffer as saveBody, submitOffer as submitBody } from '@psp/contracts/offers';
import { opportunityView } from '@psp/contracts/opportunities';
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
import { fileOfOwnOffer } from '@psp/domain/sourcing/attachments/read-file';
import { attachmentDownload, attachmentUploads } from '@psp/features/attachments/server/routes';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { strings } from './strings.ts';
import { changedOpportunity } from '../opportunities/views.ts';
import type { writeOffer } from './write-pdf.ts';

const printOffer = inThread<typeof writeOffer>(new URL('./write-pdf.ts', import.meta.url), 'writeOffer');

const changed = {
  access: editors('firma'),
  params: idParams,
  body: versioned,
  view: opportunityView,
  answer: changedOpportunity,
};

export const offerRoutes = (app: PortalApp): void => {
  app.get(
    '/offers',
    { config: { access: viewers('firma') }, schema: { querystring: offerListQuery, response: { 200: offerList } } },
    async (request, reply) => sendJson(reply, await listOffers(request.db, actorOf(request), request.query)),
  );
  exportRoute(app, '/offers/export', {
    ...{ access: viewers('firma'), query: offerExportQuery, name: exportStrings.file },
    ...{ columns: EXPORT_COLUMNS, rows: exportOffers },
  });
  app.get(
    '/offers/:id',
    { config: { access: viewers('firma') }, schema: { params: idParams, response: { 200: offerText } } },
    (request) => readOfferText(request.db, actorOf(request), request.params.id),
  );
  app.get(
    '/offers/:id/pdf',
    { config: { access: viewers('firma') }, schema: { params: idParams } },
    async (request, reply) => {
      const actor = actorOf(request);
      const paper = await offerPaper(request.db, actor, request.params.id);
      const name = strings.file(paper.request.number, paper.status === 'draft');
      const content = await printOffer({ paper, now: request.now }, actor.organisationId);
      return sendDocument(reply, { name, content });
    },
  );
  attachmentUploads(app, 'firma');
  attachmentDownload(app, 'firma', '/offers/:id', fileOfOwnOffer);
  actRoute(app, 'offer.edit', '/offers/:id', { ...changed, method: 'PUT', body: saveBody, command: saveOffer });
  actRoute(app, 'offer.submit', '/offers/:id/submit', { ...changed, body: submitBody, command: submitOffer });
  actRoute(app, 'offer.revise', '/offers/:id/revise', { ...changed, body: reviseBody, command: reviseOffer });
  actRoute(app, 'offer.withdraw', '/offers/:id/withdraw', { ...changed, command: withdrawOffer });
  actRoute(app, 'offer.discard', '/offers/:id/discard', {
    ...changed,
    command: discardOffer,
    // Without its draft the firm may no longer see a request that went to invited firms only.
    answer: ({ db, actor, now }, requestId) => readOpportunity(db, actor, requestId, now),
  });
};
