import { z } from 'zod';
import { anyone } from './access.ts';
import { ATTRACTION_TYPES, type AttractionType } from './attraction-types.ts';
import { id, isoDate, isoDateTime, pageOf, paging, type StatusLabel, searchText } from './common.ts';
import { pictureView } from './images.ts';
import { operations, read } from './operations.ts';
import { uatType } from './organisations.ts';
import { PROJECT_STATUSES } from './project-statuses.ts';
import { countyCode } from './taxonomies.ts';

export const COMMUNITY_STATUSES = ['draft', 'published', 'withdrawn'] as const;
export type CommunityStatus = (typeof COMMUNITY_STATUSES)[number];
export const COMMUNITY_STATUS: Record<CommunityStatus, StatusLabel> = {
  draft: { label: 'Ciornă', tone: 'draft' },
  published: { label: 'Publicat', tone: 'success' },
  withdrawn: { label: 'Retras', tone: 'danger' },
};
export const COMMUNITY_ACTIONS = [
  'edit',
  'publish',
  'unpublish',
  'withdraw',
  'restore',
  'delete',
  'undelete',
  'handOver',
] as const;
export type CommunityAction = (typeof COMMUNITY_ACTIONS)[number];

const attractionTypes = Object.keys(ATTRACTION_TYPES) as [AttractionType, ...AttractionType[]];

/** Actions on a project without a partner; a collaboration has the status of its project. */
export const COMMUNITY_PROJECT_ACTIONS = [
  'edit',
  'remove',
  'start',
  'setProgress',
  'pause',
  'resume',
  'evaluate',
  'continue',
  'complete',
] as const;
export type CommunityProjectAction = (typeof COMMUNITY_PROJECT_ACTIONS)[number];

export const communityQuery = z.strictObject({
  ...paging,
  q: searchText,
  judet: countyCode.optional(),
});
export type CommunityQuery = z.infer<typeof communityQuery>;

/** A showcase in lists. */
export const communityCard = z.object({
  id,
  name: z.string(),
  countyCode,
  /** Kind of the authority; null for one that is not a member. */
  uatType: uatType.nullable(),
  /** First part of the description. */
  excerpt: z.string(),
  picture: pictureView.nullable(),
  population: z.int().nullable(),
  attractions: z.int(),
  /** Projects under way: neither planned nor completed. */
  projectsUnderWay: z.int(),
  /** True for a showcase of a demonstration that stands for no place. */
  isTest: z.boolean().optional(),
});
export type CommunityCard = z.infer<typeof communityCard>;
export const communityList = pageOf(communityCard);

/** Totals of all public showcases. `byCounty` has only counties with one. */
export const communitiesOverview = z.object({
  communities: z.int(),
  counties: z.int(),
  projectsUnderWay: z.int(),
  byCounty: z.partialRecord(countyCode, z.int()),
});
export type CommunitiesOverview = z.infer<typeof communitiesOverview>;

/** A picture with its description; '' or absent if there is none. */
const describedPicture = pictureView.extend({ alt: z.string().optional() });

export const attractionView = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** A type of the portal's own, whose sign is shown; 'cultural' for those that the association has added. */
  type: z.enum(attractionTypes),
  typeName: z.string(),
  pictures: z.array(describedPicture),
});
export type AttractionView = z.infer<typeof attractionView>;

export const communityProjectView = z.object({
  id,
  title: z.string(),
  description: z.string(),
  status: z.enum(PROJECT_STATUSES),
  /** Percent. */
  progress: z.int(),
  startsOn: isoDate,
  endsOn: isoDate.nullable(),
  /** Partner of a collaboration. */
  partner: z.object({ id, name: z.string() }).nullable(),
});
export type CommunityProjectView = z.infer<typeof communityProjectView>;

export const galleryPicture = pictureView.extend({ caption: z.string() });
export type GalleryPicture = z.infer<typeof galleryPicture>;

/** A public showcase. Unknown figures are null. */
export const communityView = communityCard.omit({ excerpt: true, attractions: true, projectsUnderWay: true }).extend({
  /** Full name of the authority, if it is a member. */
  institution: z.string().nullable(),
  /** Organisation that receives messages of firms, if the authority is a member. */
  authorityId: id.nullable().optional(),
  /** Description of the picture; '' or absent if there is none. */
  pictureAlt: z.string().optional(),
  description: z.string(),
  objectives: z.string(),
  areaKm2: z.number().nullable(),
  projectsCompleted: z.int().nullable(),
  budgetAllocated: z.string().nullable(),
  citizensServed: z.int().nullable(),
  contact: z.object({
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
  }),
  attractions: z.array(attractionView),
  projects: z.array(communityProjectView),
  gallery: z.array(galleryPicture),
  articles: z.array(z.object({ id, title: z.string(), publishedAt: isoDateTime })),
  updatedAt: isoDateTime,
});
export type CommunityView = z.infer<typeof communityView>;

/* Also changed by suspensions and collaborations. */
const listed = { access: anyone, topics: ['communities', 'partners'] } as const;
/** The directory of communities and their showcases. */
export const publicCommunityOperations = operations(['public'], {
  list: read('/communities', { ...listed, query: communityQuery, view: communityList }),
  overview: read('/communities/overview', { ...listed, view: communitiesOverview }),
  view: read('/communities/:id', {
    access: anyone,
    topics: ['communities', 'partners', 'articles'],
    view: communityView,
  }),
});
