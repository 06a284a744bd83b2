import { editors } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { idParams, versioned, withReason } from '@psp/contracts/common';
import { acceptOffer as acceptBody } from '@psp/contracts/offers';
import { requestView } from '@psp/contracts/service-requests';
import { acceptOffer, declineOffer, shortlistOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { changedRequest } from '../service-requests/views.ts';

const config = { access: editors('uat') };
const one = { params: idParams, response: { 200: requestView } };

export const offerRoutes = (app: PortalApp): void => {
  app.post('/offers/:id/shortlist', { config, schema: { ...one, body: versioned } }, (request) =>
    write(request, async (em, actor) =>
      changedRequest(em, actor, await shortlistOffer(em, actor, request.params.id, request.body.version, new Date())),
    ),
  );
  app.post('/offers/:id/accept', { config, schema: { ...one, body: acceptBody } }, (request) =>
    write(request, async (em, actor) => {
      const { version, declineReason } = request.body;
      return changedRequest(
        em,
        actor,
        await acceptOffer(em, actor, request.params.id, version, declineReason, new Date()),
      );
    }),
  );
  app.post('/offers/:id/decline', { config, schema: { ...one, body: withReason } }, (request) =>
    write(request, async (em, actor) => {
      const { version, reason } = request.body;
      return changedRequest(em, actor, await declineOffer(em, actor, request.params.id, version, reason, new Date()));
    }),
  );
};
