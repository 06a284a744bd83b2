import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { actRoute } from '@psp/bff-kit/act-route';
import type { Actor } from '@psp/domain/actor';
import type { Write } from '@psp/domain/write';
import { idParams } from '@psp/contracts/common';
import { startOffer as startBody } from '@psp/contracts/offers';
import { opportunityList, opportunityQuery, opportunityView } from '@psp/contracts/opportunities';
import { askQuestion as askBody } from '@psp/contracts/questions';
import { requestVersions } from '@psp/contracts/request-versions';
import { versionsForFirm } from '@psp/domain/sourcing/service-requests/versions';
import { found } from '@psp/domain/load';
import { startOffer } from '@psp/domain/sourcing/offers/own-offer';
import { listOpportunities } from '@psp/domain/sourcing/opportunities/list';
import { fileOfOpportunity } from '@psp/domain/sourcing/attachments/read-file';
import { attachmentDownload } from '@psp/features/attachments/server/routes';
import { ignoreOpportunity, restoreOpportunity } from '@psp/domain/sourcing/opportunities/ignored';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { recordView } from '@psp/domain/sourcing/opportunities/visible-request';
import { askQuestion } from '@psp/domain/sourcing/questions/commands';
import { z } from 'zod';
import { deadlineFile } from './deadline-file.ts';
import { changedOpportunity } from './views.ts';

const nothing = z.strictObject({});
const read = { access: viewers('firma') };
const one = { params: idParams, response: { 200: opportunityView } };
const edit = {
  access: editors('firma'),
  params: idParams,
  view: opportunityView,
  answer: (write: Write<Actor>, _: void, { id }: { id: string }) => changedOpportunity(write, id),
};

export const opportunityRoutes = (app: PortalApp): void => {
  app.get(
    '/opportunities',
    { config: read, schema: { querystring: opportunityQuery, response: { 200: opportunityList } } },
    async (request, reply) => sendJson(reply, await listOpportunities(request.db, actorOf(request), request.query)),
  );
  app.get('/opportunities/:id', { config: read, schema: one }, async (request) =>
    found(await readOpportunity(request.db, actorOf(request), request.params.id, request.now)),
  );
  app.get(
    '/opportunities/:id/versions',
    { config: read, schema: { params: idParams, response: { 200: requestVersions } } },
    async (request, reply) => sendJson(reply, await versionsForFirm(request.db, actorOf(request), request.params.id)),
  );
  app.get('/opportunities/:id/deadline.ics', { config: read, schema: { params: idParams } }, async (request, reply) => {
    const { db, params } = request;
    const view = found(await readOpportunity(db, actorOf(request), params.id, request.now));
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${view.number}.ics"`);
    return deadlineFile(view, app.portal.publicOrigin);
  });
  attachmentDownload(app, 'firma', '/opportunities/:id', fileOfOpportunity);
  actRoute(app, 'service-request.view', '/opportunities/:id/views', {
    ...read,
    params: idParams,
    body: nothing,
    command: recordView,
  });
  const changed = { ...edit, on: 'service-request' } as const;
  actRoute(app, 'question.ask', '/opportunities/:id/questions', { ...changed, body: askBody, command: askQuestion });
  actRoute(app, 'opportunity.ignore', '/opportunities/:id/ignore', {
    ...{ ...changed, body: nothing, command: ignoreOpportunity },
  });
  actRoute(app, 'opportunity.restore', '/opportunities/:id/restore', {
    ...{ ...changed, body: nothing, command: restoreOpportunity },
  });
  actRoute(app, 'offer.create', '/opportunities/:id/offers', { ...changed, body: startBody, command: startOffer });
};
