import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { keepPicture } from '@psp/bff-kit/uploads/keep-picture';
import { adminCommunityOperations } from '@psp/contracts/admin-community-operations';
import { communityPartRoutes } from '@psp/features/communities/server/routes';
import { found } from '@psp/domain/load';
import { listCommunitiesForAdmin, readCommunityForAdmin } from '@psp/domain/presenting/communities/admin-queries';
import {
  publishCommunity,
  restoreCommunity,
  unpublishCommunity,
  withdrawCommunity,
} from '@psp/domain/presenting/communities/details';
import { handOverCommunity, keptFor, takersOf } from '@psp/domain/presenting/communities/hand-over';
import {
  createKeptCommunity,
  deleteCommunity,
  editCommunity,
  undeleteCommunity,
} from '@psp/domain/presenting/communities/kept';
import { ownerOfCommunity } from '@psp/domain/presenting/communities/own-community';
import { readEditedCommunity } from '@psp/domain/presenting/communities/own-queries';
import { previewCommunity } from '@psp/domain/presenting/communities/read-community';
import { createTestCommunities, removeTestCommunities } from '@psp/domain/presenting/communities/tests';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readCommunityForAdmin(db, actor, id, now);
const step = actsOn(viewOf);
const counted = (command: typeof createTestCommunities) =>
  acting({ command, answer: async (_, count: number) => ({ count }) });

/** The showcases of all communities, and those that the association keeps itself. */
export const communityRoutes = (app: PortalApp): void => {
  communityPartRoutes(app, 'admin');
  implement(app, 'admin', adminCommunityOperations, {
    list: ({ db, actor, now }, query) => listCommunitiesForAdmin(db, actor, query, now),
    keptFor: ({ db }, { organisation }) => keptFor(db, organisation),
    view: (read, { id }) => viewOf(read, id),
    showcase: async ({ db, actor, now }, { id }) => ({
      community: found(await readEditedCommunity(db, actor, id, now)),
    }),
    preview: ({ db, actor }, { id }) => previewCommunity(db, actor, id),
    takers: ({ db }, { q }) => takersOf(db, q),
    create: acting({ command: createKeptCommunity, answer: async (write, id) => found(await viewOf(write, id)) }),
    edit: step(editCommunity),
    publish: step(publishCommunity),
    unpublish: step(unpublishCommunity),
    withdraw: step(withdrawCommunity),
    restore: step(restoreCommunity),
    delete: step(deleteCommunity),
    undelete: step(undeleteCommunity),
    handOver: step(handOverCommunity),
    createTests: counted(createTestCommunities),
    removeTests: counted(removeTestCommunities),
    addPicture: keepPicture({ ownerOf: async () => null }),
    addPictureOf: keepPicture({ ownerOf: ({ db }, { id }: { id: string }) => ownerOfCommunity(db, id) }),
  });
};
