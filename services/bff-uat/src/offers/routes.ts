import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned, withReason } from '@psp/contracts/common';
import { acceptOffer as acceptBody } from '@psp/contracts/offers';
import { requestView } from '@psp/contracts/service-requests';
import { acceptOffer, declineOffer, shortlistOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { fileOfOpenedOffer } from '@psp/domain/sourcing/attachments/read-file';
import { attachmentDownload } from '@psp/features/attachments/server/routes';
import { changedRequest } from '../service-requests/views.ts';

const one = { access: editors('uat'), params: idParams, view: requestView, answer: changedRequest };

export const offerRoutes = (app: PortalApp): void => {
  actRoute(app, 'offer.shortlist', '/offers/:id/shortlist', { ...one, body: versioned, command: shortlistOffer });
  actRoute(app, 'offer.accept', '/offers/:id/accept', { ...one, body: acceptBody, command: acceptOffer });
  attachmentDownload(app, 'uat', '/offers/:id', fileOfOpenedOffer);
  actRoute(app, 'offer.decline', '/offers/:id/decline', { ...one, body: withReason, command: declineOffer });
};
