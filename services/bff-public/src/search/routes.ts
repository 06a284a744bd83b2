import { anyone } from '@psp/contracts/access';
import { sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { searchQuery, searchView, suggestionQuery, suggestionView } from '@psp/contracts/search';
import { CAPABILITIES } from '@psp/domain/capabilities';
import { search, suggest } from '@psp/domain/operating/search/queries';

/** Of whatever is found. */
const topics = CAPABILITIES.flatMap(({ searched = {} }) => Object.values(searched));

export const searchRoutes = (app: PortalApp): void => {
  app.get(
    '/search',
    {
      config: { access: anyone, topics },
      schema: { querystring: searchQuery, response: { 200: searchView } },
    },
    async (request, reply) =>
      sendJson(reply, await shared(`search ${JSON.stringify(request.query)}`, () => search(request.db, request.query))),
  );
  // Not kept by anybody: what is typed letter by letter would push out what is asked for again.
  app.get(
    '/search/suggestions',
    { config: { access: anyone }, schema: { querystring: suggestionQuery, response: { 200: suggestionView } } },
    async (request, reply) =>
      sendJson(reply, await shared(`suggestions ${request.query.q}`, () => suggest(request.db, request.query.q))),
  );
};
