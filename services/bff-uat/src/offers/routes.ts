import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { openedOfferOperations } from '@psp/contracts/service-request-operations';
import { openedUnansweredOperations } from '@psp/contracts/unanswered';
import { fileOfOpenedOffer } from '@psp/domain/sourcing/offers/attached-files';
import { acceptOffer, declineOffer, shortlistOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { unansweredByOpened } from '@psp/domain/sourcing/offers/unanswered/queries';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import { onItsRequest } from '../service-requests/views.ts';

export const offerRoutes = (app: PortalApp): void => {
  implement(app, 'uat', openedOfferOperations, {
    attachment: attachmentDownload(fileOfOpenedOffer),
    shortlist: onItsRequest(shortlistOffer),
    accept: onItsRequest(acceptOffer),
    decline: onItsRequest(declineOffer),
  });
  implement(app, 'uat', openedUnansweredOperations, {
    view: ({ db, actor }, { id }) => unansweredByOpened(db, actor, id),
  });
};
