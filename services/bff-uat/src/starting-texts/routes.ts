import { viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import {
  ownPlace,
  purchaseLimit,
  purchaseLimitQuery,
  startingTextQuery,
  startingTexts,
} from '@psp/contracts/starting-texts';
import { listStartingTexts, readOwnPlace } from '@psp/domain/sourcing/starting-texts/queries';
import { readPurchaseLimit } from '@psp/domain/sourcing/starting-texts/purchase-limit';

const config = { access: viewers('uat') };

/** What a new request starts from: texts, the authority's place, and the limits for its budget. */
export const startingTextRoutes = (app: PortalApp): void => {
  app.get(
    '/starting-texts',
    { config, schema: { querystring: startingTextQuery, response: { 200: startingTexts } } },
    async (request, reply) => sendJson(reply, await listStartingTexts(request.db, request.query.category)),
  );
  app.get('/own-place', { config, schema: { response: { 200: ownPlace } } }, async (request, reply) =>
    sendJson(reply, await readOwnPlace(request.db, actorOf(request))),
  );
  app.get(
    '/purchase-limit',
    { config, schema: { querystring: purchaseLimitQuery, response: { 200: purchaseLimit } } },
    (request) => readPurchaseLimit(request.db, actorOf(request), request.query, request.now),
  );
};
