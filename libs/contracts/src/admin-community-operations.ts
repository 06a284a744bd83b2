import { z } from 'zod';
import { editors, viewers } from './access.ts';
import {
  adminCommunityList,
  adminCommunityQuery,
  adminCommunityView,
  communityTakers,
  createAdminCommunity,
  deleteCommunity,
  editAdminCommunity,
  handOverCommunity,
  keptForMember,
  keptQuery,
  takerQuery,
  testCommunities,
} from './admin-communities.ts';
import { versioned, withReason } from './common.ts';
import { communityView } from './communities.ts';
import { pictureView } from './images.ts';
import { ownCommunity } from './own-community.ts';
import { act, operations, read, upload } from './operations.ts';

const change = { access: editors, view: adminCommunityView };
const tests = { access: editors, body: z.strictObject({}), view: testCommunities };
/** All showcases, as the association keeps them. */
export const adminCommunityOperations = operations(['admin'], {
  list: read('/communities', { access: viewers, query: adminCommunityQuery, view: adminCommunityList }),
  keptFor: read('/communities/kept', { access: viewers, query: keptQuery, view: keptForMember }),
  takers: read('/communities/takers', { access: viewers, query: takerQuery, view: communityTakers }),
  view: read('/communities/:id', { access: viewers, view: adminCommunityView }),
  /** The showcase with its attractions, projects and pictures, for editing them. */
  showcase: read('/communities/:id/showcase', { access: viewers, view: ownCommunity }),
  preview: read('/communities/:id/preview', { access: viewers, view: communityView }),
  create: act('community.create', 'POST /communities', { ...change, body: createAdminCommunity }),
  edit: act('community.edit', 'PUT /communities/:id', { ...change, body: editAdminCommunity }),
  publish: act('community.publish', 'POST /communities/:id/publish', { ...change, body: versioned }),
  unpublish: act('community.unpublish', 'POST /communities/:id/unpublish', { ...change, body: versioned }),
  withdraw: act('community.withdraw', 'POST /communities/:id/withdraw', { ...change, body: withReason }),
  restore: act('community.restore', 'POST /communities/:id/restore', { ...change, body: versioned }),
  delete: act('community.delete', 'POST /communities/:id/delete', { ...change, body: deleteCommunity }),
  undelete: act('community.undelete', 'POST /communities/:id/undelete', { ...change, body: versioned }),
  handOver: act('community.handOver', 'POST /communities/:id/hand-over', { ...change, body: handOverCommunity }),
  createTests: act('community.createTests', 'POST /communities/tests', tests),
  removeTests: act('community.removeTests', 'POST /communities/tests/remove', tests),
  addPicture: upload('community.addPicture', '/communities/pictures', { access: editors, view: pictureView }),
  addPictureOf: upload('community.addPicture', '/communities/:id/pictures', { access: editors, view: pictureView }),
});
