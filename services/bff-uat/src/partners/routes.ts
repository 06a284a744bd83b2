import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import {
  memberPartnerList,
  memberPartnerQuery,
  memberSolutionList,
  memberSolutionQuery,
} from '@psp/contracts/marketplace';
import { partnerOptions } from '@psp/contracts/partners';
import { addFavourite, removeFavourite } from '@psp/domain/presenting/partners/favourites';
import { listForMember } from '@psp/domain/presenting/partners/market';
import { suggestPartners } from '@psp/domain/presenting/partners/queries';
import { favourSolution, unfavourSolution } from '@psp/domain/presenting/solutions/favourites';
import { listMarketForMember } from '@psp/domain/presenting/solutions/queries';
import { z } from 'zod';

const querystring = z.strictObject({ q: z.string().trim().max(200).default('') });

export const partnerRoutes = (app: PortalApp): void => {
  app.get(
    '/partners',
    { config: { access: viewers('uat') }, schema: { querystring, response: { 200: partnerOptions } } },
    async (request, reply) => sendJson(reply, await suggestPartners(request.db, request.query.q)),
  );
  marketplace(app);
  const favourite = { access: editors('uat'), params: idParams, body: z.strictObject({}) };
  actRoute(app, 'partner.favour', '/marketplace/partners/:id/favourite', { ...favourite, command: addFavourite });
  actRoute(app, 'partner.unfavour', '/marketplace/partners/:id/unfavourite', {
    ...favourite,
    command: removeFavourite,
  });
  actRoute(app, 'solution.favour', '/marketplace/solutions/:id/favourite', { ...favourite, command: favourSolution });
  actRoute(app, 'solution.unfavour', '/marketplace/solutions/:id/unfavourite', {
    ...favourite,
    command: unfavourSolution,
  });
};

const marketplace = (app: PortalApp): void => {
  const config = { access: viewers('uat') };
  app.get(
    '/marketplace/partners',
    { config, schema: { querystring: memberPartnerQuery, response: { 200: memberPartnerList } } },
    async (request, reply) => sendJson(reply, await listForMember(request.db, actorOf(request), request.query)),
  );
  app.get(
    '/marketplace/solutions',
    { config, schema: { querystring: memberSolutionQuery, response: { 200: memberSolutionList } } },
    async (request, reply) => sendJson(reply, await listMarketForMember(request.db, actorOf(request), request.query)),
  );
};
