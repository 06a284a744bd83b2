import { viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/context';
import { sendJson } from '@psp/bff-kit/read';
import { ownResults, suggestionQuery } from '@psp/contracts/search';
import { isSearchable } from '@psp/contracts/search-limits';
import { type SearchSide, searchOwn } from '@psp/domain/operating/search/own';

const NOTHING = JSON.stringify({ groups: [] });

/** What the header's search finds of the organisation's own. */
export const ownSearchRoutes = (app: PortalApp, side: SearchSide): void => {
  app.get(
    '/search',
    { config: { access: viewers(side) }, schema: { querystring: suggestionQuery, response: { 200: ownResults } } },
    async (request, reply) => {
      const { q } = request.query;
      return sendJson(reply, isSearchable(q) ? await searchOwn(request.db, actorOf(request), side, q) : NOTHING);
    },
  );
};
