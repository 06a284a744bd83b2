import { implement } from '@psp/bff-kit/implement';
import { shareRead } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { publicCommunityOperations } from '@psp/contracts/communities';
import { listCommunities, readCommunitiesOverview } from '@psp/domain/presenting/communities/queries';
import { readCommunity } from '@psp/domain/presenting/communities/read-community';

/** The directory of communities and their showcases. */
export const communityRoutes = (app: PortalApp): void =>
  implement(app, 'public', publicCommunityOperations, {
    list: ({ db }, query) => shareRead(`communities ${JSON.stringify(query)}`, () => listCommunities(db, query)),
    overview: ({ db }) => shareRead('communities overview', () => readCommunitiesOverview(db)),
    view: ({ db }, { id }) => readCommunity(db, id),
  });
