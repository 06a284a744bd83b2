import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { idParams, versioned } from '@psp/contracts/common';
import { offerList, offerListQuery, saveOffer as saveBody } from '@psp/contracts/offers';
import { opportunityView } from '@psp/contracts/opportunities';
import { discardOffer, saveOffer, submitOffer, withdrawOffer } from '@psp/domain/sourcing/offers/own-offer';
import { listOffers } from '@psp/domain/sourcing/offers/queries';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { within } from '@psp/domain/read-db';
import { changedOpportunity, orShowCurrent } from '../opportunities/views.ts';

const config = { access: editors('firma') };
const one = { params: idParams, response: { 200: opportunityView } };

export const offerRoutes = (app: PortalApp): void => {
  app.get(
    '/offers',
    { config: { access: viewers('firma') }, schema: { querystring: offerListQuery, response: { 200: offerList } } },
    async (request, reply) => sendJson(reply, await listOffers(request.db, actorOf(request), request.query)),
  );
  app.put('/offers/:id', { config, schema: { ...one, body: saveBody } }, (request) =>
    write(request, async (em, actor) => {
      const { version, content } = request.body;
      const { id } = request.params;
      const save = () => saveOffer(em, actor, id, version, content, new Date());
      return changedOpportunity(em, actor, await orShowCurrent(em, actor, id, save));
    }),
  );
  for (const [path, command] of [
    ['submit', submitOffer],
    ['withdraw', withdrawOffer],
  ] as const) {
    app.post(`/offers/:id/${path}`, { config, schema: { ...one, body: versioned } }, (request) =>
      write(request, async (em, actor) =>
        changedOpportunity(em, actor, await command(em, actor, request.params.id, request.body.version, new Date())),
      ),
    );
  }
  app.post('/offers/:id/discard', { config, schema: { params: idParams, body: versioned } }, async (request, reply) => {
    const view = await write(request, async (em, actor) => {
      const requestId = await discardOffer(em, actor, request.params.id, request.body.version, new Date());
      await em.flush();
      return readOpportunity(within(em), actor, requestId, new Date());
    });
    // Without its draft the firm may no longer see a request that went to invited firms only.
    return view ?? reply.status(204).send();
  });
};
