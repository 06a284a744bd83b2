import { z } from 'zod';
import { id, isoDateTime, version } from './common.ts';
import {
  attractionView,
  COMMUNITY_ACTIONS,
  COMMUNITY_PROJECT_ACTIONS,
  COMMUNITY_STATUSES,
  communityProjectView,
} from './communities.ts';
import { describedPictureView, pictureView } from './images.ts';
import { countyCode } from './taxonomies.ts';

export const ownAttraction = attractionView.extend({ version, pictures: z.array(describedPictureView) });
export type OwnAttraction = z.infer<typeof ownAttraction>;

export const ownCommunityProject = communityProjectView.extend({
  version,
  /** Id of the collaboration that it shows. */
  projectId: id.nullable(),
  actions: z.array(z.enum(COMMUNITY_PROJECT_ACTIONS)),
});
export type OwnCommunityProject = z.infer<typeof ownCommunityProject>;

/** A showcase as those who keep it work on it. Each section has a version of its own, so that two people merge. */
export const ownCommunityView = z.object({
  id,
  version,
  status: z.enum(COMMUNITY_STATUSES),
  withdrawnReason: z.string().nullable(),
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

/** The organisation's showcase; null where none was started. */
export const ownCommunity = z.object({ community: ownCommunityView.nullable() });
export type OwnCommunity = z.infer<typeof ownCommunity>;
