import { actorOf } from '@psp/auth/server/plugin';
import { editors, viewers } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { alikeRequests, putBack as putBackBody, setApart as setApartBody } from '@psp/contracts/alike-requests';
import { idParams } from '@psp/contracts/common';
import { cpvList } from '@psp/contracts/cpv';
import { putBack, readAlike, setApart } from '@psp/domain/sourcing/service-requests/alike';
import { cpvForRequest } from '@psp/domain/sourcing/service-requests/suggest-cpv';

const config = { access: viewers('uat') };

/** What a request buys: codes that suit its text, and the requests that count with it for the threshold. */
export const purchaseRoutes = (app: PortalApp): void => {
  app.get(
    '/service-requests/:id/cpv-codes',
    { config, schema: { params: idParams, response: { 200: cpvList } } },
    async (request, reply) => sendJson(reply, await cpvForRequest(request.db, actorOf(request), request.params.id)),
  );
  const path = '/service-requests/:id/alike';
  app.get(path, { config, schema: { params: idParams, response: { 200: alikeRequests } } }, (request) =>
    readAlike(request.db, actorOf(request), request.params.id, request.now),
  );
  const changed = { access: editors('uat'), params: idParams, view: alikeRequests };
  actRoute(app, 'service-request.setApart', `${path}/set-apart`, {
    ...{ ...changed, body: setApartBody, command: setApart },
    answer: ({ db, actor, now }, _, { id }) => readAlike(db, actor, id, now),
  });
  actRoute(app, 'service-request.putBack', `${path}/put-back`, {
    ...{ ...changed, body: putBackBody, command: putBack },
    answer: ({ db, actor, now }, _, { id }) => readAlike(db, actor, id, now),
  });
};
