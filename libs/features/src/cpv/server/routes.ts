import { viewers } from '@psp/contracts/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { cpvList, cpvQuery } from '@psp/contracts/cpv';
import { searchCpvCodes } from '@psp/domain/operating/taxonomies/cpv/queries';

/** Codes of the Common Procurement Vocabulary by digits or words, for the area's members. */
export const cpvRoutes = (app: PortalApp, area: 'uat' | 'firma'): void => {
  app.get(
    '/cpv-codes',
    { config: { access: viewers(area) }, schema: { querystring: cpvQuery, response: { 200: cpvList } } },
    async (request, reply) => sendJson(reply, await searchCpvCodes(request.db, request.query.q)),
  );
};
