import { z } from 'zod';
import { presenters, viewers } from './access.ts';
import { id, isoDateTime, version, versioned } from './common.ts';
import {
  attractionView,
  COMMUNITY_ACTIONS,
  COMMUNITY_PROJECT_ACTIONS,
  COMMUNITY_STATUSES,
  communityProjectView,
  communityView,
} from './communities.ts';
import {
  attractionContent,
  attractionOrder,
  COMMUNITY_SECTIONS,
  communityProgress,
  communityProjectContent,
  moveCommunityProject,
  saveAttraction,
  saveCommunityProject,
  saveGallery,
} from './community-bodies.ts';
import { importParams, importReport } from './community-import.ts';
import { describedPictureView, pictureView } from './images.ts';
import { act, operations, read, upload } from './operations.ts';
import { countyCode } from './taxonomies.ts';

export const ownAttraction = attractionView.extend({
  version,
  /** The type that was chosen. */
  type: z.string(),
  pictures: z.array(describedPictureView),
});
export type OwnAttraction = z.infer<typeof ownAttraction>;

export const ownCommunityProject = communityProjectView.extend({
  version,
  /** Id of the collaboration that it shows. */
  projectId: id.nullable(),
  actions: z.array(z.enum(COMMUNITY_PROJECT_ACTIONS)),
});
export type OwnCommunityProject = z.infer<typeof ownCommunityProject>;

/** The owner's view of a showcase. Each section has its own version, so that two people can edit different sections. */
export const ownCommunityView = z.object({
  id,
  version,
  status: z.enum(COMMUNITY_STATUSES),
  withdrawnReason: z.string().nullable(),
  /** Present if the association has deleted it; its status is then `withdrawn`. */
  deletion: z.object({ reason: z.string(), removedAt: isoDateTime }).nullable().optional(),
  profile: z.object({
    version,
    name: z.string(),
    description: z.string(),
    objectives: z.string(),
    featuredImageId: id.nullable(),
    featuredImageAlt: z.string(),
    featuredImage: pictureView.nullable(),
  }),
  contact: z.object({
    version,
    address: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
  }),
  location: z.object({
    version,
    countyCode,
    population: z.int().nullable(),
    areaKm2: z.number().nullable(),
  }),
  statistics: z.object({
    version,
    projectsCompleted: z.int(),
    budgetAllocated: z.string(),
    citizensServed: z.int(),
  }),
  attractions: z.array(ownAttraction),
  projects: z.array(ownCommunityProject),
  gallery: z.object({ version, pictures: z.array(describedPictureView) }),
  actions: z.array(z.enum(COMMUNITY_ACTIONS)),
  updatedAt: isoDateTime,
});
export type OwnCommunityView = z.infer<typeof ownCommunityView>;

/** The organisation's showcase, or null. */
export const ownCommunity = z.object({ community: ownCommunityView.nullable() });
export type OwnCommunity = z.infer<typeof ownCommunity>;

const change = { access: presenters, view: ownCommunity };
const step = { ...change, body: versioned };
const { profile, contact, location, statistics } = COMMUNITY_SECTIONS;
/** The showcase of an authority; acts return it after the change. */
export const ownCommunityOperations = operations(['uat'], {
  view: read('/community', { access: viewers, view: ownCommunity }),
  preview: read('/communities/:id/preview', { access: viewers, view: communityView }),
  create: act('community.create', 'POST /communities', { ...change, body: z.strictObject({}) }),
  publish: act('community.publish', 'POST /communities/:id/publish', step),
  unpublish: act('community.unpublish', 'POST /communities/:id/unpublish', step),
  editProfile: act('community.edit', 'PUT /communities/:id/profile', {
    ...change,
    body: z.strictObject({ version, content: profile }),
  }),
  editContact: act('community.edit', 'PUT /communities/:id/contact', {
    ...change,
    body: z.strictObject({ version, content: contact }),
  }),
  editLocation: act('community.edit', 'PUT /communities/:id/location', {
    ...change,
    body: z.strictObject({ version, content: location }),
  }),
  editStatistics: act('community.edit', 'PUT /communities/:id/statistics', {
    ...change,
    body: z.strictObject({ version, content: statistics }),
  }),
  addPicture: upload('community.addPicture', '/communities/pictures', { access: presenters, view: pictureView }),
});

/** The gallery of a showcase. */
export const galleryOperations = operations(['uat', 'admin'], {
  edit: act('community.editGallery', 'PUT /communities/:id/gallery', { ...change, body: saveGallery }),
});

/** The attractions of a showcase. */
export const attractionOperations = operations(['uat', 'admin'], {
  add: act('community.addAttraction', 'POST /communities/:id/attractions', {
    ...change,
    body: z.strictObject({ content: attractionContent }),
  }),
  edit: act('community.editAttraction', 'PUT /communities/:id/attractions/:attractionId', {
    ...change,
    body: saveAttraction,
  }),
  remove: act('community.removeAttraction', 'POST /communities/:id/attractions/:attractionId/remove', step),
  order: act('community.orderAttractions', 'POST /communities/:id/attractions/order', {
    ...change,
    body: attractionOrder,
  }),
});

/** The projects of a showcase. The status of a collaboration is changed on its own page. */
export const communityProjectOperations = operations(['uat', 'admin'], {
  add: act('community-project.add', 'POST /communities/:id/projects', {
    ...change,
    body: z.strictObject({ content: communityProjectContent }),
  }),
  edit: act('community-project.edit', 'PUT /communities/:id/projects/:communityProjectId', {
    ...change,
    body: saveCommunityProject,
  }),
  remove: act('community-project.remove', 'POST /communities/:id/projects/:communityProjectId/remove', step),
  setProgress: act('community-project.setProgress', 'POST /communities/:id/projects/:communityProjectId/progress', {
    ...change,
    body: communityProgress,
  }),
  move: act('community-project.edit', 'POST /communities/:id/projects/:communityProjectId/move', {
    ...change,
    body: moveCommunityProject,
  }),
});

const imported = { access: presenters, params: importParams, view: importReport };
/** Import of projects or attractions: a file is checked first, then imported completely or not at all. */
export const communityImportOperations = operations(['uat', 'admin'], {
  check: upload('community.import', '/communities/:id/import/:kind/check', imported),
  save: upload('community.import', '/communities/:id/import/:kind', imported),
});
