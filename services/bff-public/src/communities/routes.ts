import { anyone } from '@psp/contracts/access';
import { sendFound, sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { communitiesOverview, communityList, communityQuery, communityView } from '@psp/contracts/communities';
import { listCommunities, readCommunitiesOverview } from '@psp/domain/presenting/communities/queries';
import { readCommunity } from '@psp/domain/presenting/communities/read-community';

/* Suspensions and collaborations change them too. */
const config = { access: anyone, topics: ['communities', 'partners'] as const };
const ofOne = { access: anyone, topics: [...config.topics, 'articles'] as const };

/** The directory of communities and their showcases. */
export function communityRoutes(app: PortalApp): void {
  app.get(
    '/communities',
    { config, schema: { querystring: communityQuery, response: { 200: communityList } } },
    async (request, reply) => {
      const { query } = request;
      return sendJson(
        reply,
        await shared(`communities ${JSON.stringify(query)}`, () => listCommunities(request.db, query)),
      );
    },
  );
  app.get(
    '/communities/overview',
    { config, schema: { response: { 200: communitiesOverview } } },
    async (request, reply) =>
      sendJson(reply, await shared('communities overview', () => readCommunitiesOverview(request.db))),
  );
  app.get(
    '/communities/:id',
    { config: ofOne, schema: { params: idParams, response: { 200: communityView } } },
    async (request, reply) => sendFound(reply, await readCommunity(request.db, request.params.id)),
  );
}
