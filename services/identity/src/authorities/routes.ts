import { anyone } from '@psp/contracts/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { authorityList, authorityQuery } from '@psp/contracts/organisations';
import { searchAuthorities } from '@psp/domain/joining/authorities/queries';

/* For anyone: who signs up for an authority chooses it here. */
export function authorityRoutes(app: PortalApp): void {
  const schema = { querystring: authorityQuery, response: { 200: authorityList } };
  app.get('/authorities', { config: { access: anyone }, schema }, async (request, reply) =>
    sendJson(reply, await searchAuthorities(request.db, request.query.county, request.query.q)),
  );
}
