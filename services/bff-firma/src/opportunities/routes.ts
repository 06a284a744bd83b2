import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { idParams } from '@psp/contracts/common';
import { startOffer as startBody } from '@psp/contracts/offers';
import { opportunityList, opportunityQuery, opportunityView } from '@psp/contracts/opportunities';
import { askQuestion as askBody } from '@psp/contracts/questions';
import { found } from '@psp/domain/load';
import { startOffer } from '@psp/domain/sourcing/offers/own-offer';
import { listOpportunities } from '@psp/domain/sourcing/opportunities/list';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { recordView } from '@psp/domain/sourcing/opportunities/visible-request';
import { askQuestion } from '@psp/domain/sourcing/questions/commands';
import { z } from 'zod';
import { changedOpportunity } from './views.ts';

const read = { access: viewers('firma') };
const edit = { access: editors('firma') };
const one = { params: idParams, response: { 200: opportunityView } };

export const opportunityRoutes = (app: PortalApp): void => {
  app.get(
    '/opportunities',
    { config: read, schema: { querystring: opportunityQuery, response: { 200: opportunityList } } },
    async (request, reply) => sendJson(reply, await listOpportunities(request.db, actorOf(request), request.query)),
  );
  app.get('/opportunities/:id', { config: read, schema: one }, async (request) =>
    found(await readOpportunity(request.db, actorOf(request), request.params.id, new Date())),
  );
  app.post(
    '/opportunities/:id/views',
    { config: read, schema: { params: idParams, body: z.strictObject({}) } },
    async (request, reply) => {
      await write(request, (em, actor) => recordView(em, actor, request.params.id));
      return reply.status(204).send();
    },
  );
  app.post('/opportunities/:id/questions', { config: edit, schema: { ...one, body: askBody } }, (request) =>
    write(request, async (em, actor) => {
      await askQuestion(em, actor, request.params.id, request.body.body, new Date());
      return changedOpportunity(em, actor, request.params.id);
    }),
  );
  app.post('/opportunities/:id/offers', { config: edit, schema: { ...one, body: startBody } }, (request) =>
    write(request, async (em, actor) => {
      await startOffer(em, actor, request.params.id, request.body.content, new Date());
      return changedOpportunity(em, actor, request.params.id);
    }),
  );
};
