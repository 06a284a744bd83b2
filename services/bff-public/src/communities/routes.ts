import { anyone } from '@psp/auth/server/access';
import { sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { id } from '@psp/contracts/common';
import { communitiesOverview, communityList, communityQuery, communityView } from '@psp/contracts/communities';
import { listCommunities, readCommunitiesOverview } from '@psp/domain/communities/queries';
import { readCommunity } from '@psp/domain/communities/read-community';
import { DomainError } from '@psp/domain/errors';
import { z } from 'zod';

/* Suspensions and collaborations change them too. */
const config = { access: anyone, topics: ['communities', 'partners'] as const };
const ofOne = { access: anyone, topics: [...config.topics, 'articles'] as const };
/* An address that cannot be a showcase's is answered like that of one that is gone. */
const params = z.strictObject({ id: z.string() });

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
    { config: ofOne, schema: { params, response: { 200: communityView } } },
    async (request, reply) => {
      const wanted = id.safeParse(request.params.id);
      const text = wanted.success ? await readCommunity(request.db, wanted.data) : 'null';
      if (text === 'null') throw new DomainError('not_found');
      return sendJson(reply, text);
    },
  );
}
