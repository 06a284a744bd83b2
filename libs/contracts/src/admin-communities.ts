import { z } from 'zod';
import {
  historyEntry,
  id,
  isoDateTime,
  pageOf,
  paging,
  party,
  type StatusLabel,
  searchText,
  version,
  versioned,
  upTo,
} from './common.ts';
import { COMMUNITY_ACTIONS } from './communities.ts';
import { COMMUNITY_SECTIONS } from './community-bodies.ts';
import { pictureView } from './images.ts';
import { countyCode } from './taxonomies.ts';
import { whenValid } from './when-valid.ts';

/** Days for which a deleted showcase can be restored. */
export const DELETED_DAYS = 30;
/** Number of showcases that one act creates in a demonstration. */
export const TEST_COMMUNITIES = 5;

/** States of a showcase for the association. `inactive`: published, but its organisation is not approved at present. */
export const KEPT_STATES = ['published', 'draft', 'inactive', 'withdrawn', 'deleted'] as const;
export type KeptState = (typeof KEPT_STATES)[number];
export const KEPT_STATE: Record<KeptState, StatusLabel> = {
  published: { label: 'Publică', tone: 'success' },
  draft: { label: 'Ciornă', tone: 'draft' },
  inactive: { label: 'Instituție inactivă', tone: 'closed' },
  withdrawn: { label: 'Ascunsă', tone: 'waiting' },
  deleted: { label: 'Ștearsă', tone: 'danger' },
};

/** What a complete showcase has. */
export const COMMUNITY_LACKS = ['description', 'picture', 'contact', 'population'] as const;
export type CommunityLack = (typeof COMMUNITY_LACKS)[number];

/** Filters of all showcases. `state` is `all` for all but the deleted ones. */
export const adminCommunityQuery = z.strictObject({
  ...paging,
  q: searchText,
  state: z.enum(['all', ...KEPT_STATES]).default('all'),
  county: countyCode.optional(),
  owner: z.enum(['all', 'member', 'none', 'test']).default('all'),
  complete: z.enum(['all', 'yes', 'no']).default('all'),
  sort: z.enum(['newest', 'changed', 'name']).default('newest'),
});
export type AdminCommunityQuery = z.infer<typeof adminCommunityQuery>;

const shown = {
  id,
  version,
  name: z.string(),
  countyCode,
  state: z.enum(KEPT_STATES),
  isTest: z.boolean(),
  /** Null while the association keeps the showcase. */
  owner: party.nullable(),
  /** A member for which the association seems to keep the showcase. */
  joined: party.nullable(),
  lacks: z.array(z.enum(COMMUNITY_LACKS)),
  picture: pictureView.nullable(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
  /** When a deleted showcase is removed. */
  removedAt: isoDateTime.nullable(),
  actions: z.array(z.enum(COMMUNITY_ACTIONS)),
};
export const adminCommunityItem = z.object({ ...shown, excerpt: z.string() });
export type AdminCommunityItem = z.infer<typeof adminCommunityItem>;
export const adminCommunityList = pageOf(adminCommunityItem).extend({
  /** Number of test showcases; null where none can be created. */
  tests: z.int().nullable(),
});
export type AdminCommunityList = z.infer<typeof adminCommunityList>;

/** The association's view of a showcase. */
export const adminCommunityView = z.object({
  ...shown,
  /** Name of the authority in the registry, if the showcase was created for one. */
  authority: z.string().nullable(),
  /** Reason why it is hidden or deleted. */
  reason: z.string().nullable(),
  description: z.string(),
  objectives: z.string(),
  pictureAlt: z.string(),
  address: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  population: z.int().nullable(),
  areaKm2: z.number().nullable(),
  attractions: z.int(),
  projects: z.int(),
  pictures: z.int(),
  history: z.array(historyEntry),
});
export type AdminCommunityView = z.infer<typeof adminCommunityView>;

/** Texts that the association edits in one form. */
export const adminCommunityContent = z.strictObject({
  ...COMMUNITY_SECTIONS.profile.shape,
  ...COMMUNITY_SECTIONS.contact.shape,
  ...COMMUNITY_SECTIONS.location.shape,
});
export type AdminCommunityContent = z.infer<typeof adminCommunityContent>;

export const createAdminCommunity = z
  .strictObject({
    ...adminCommunityContent.shape,
    /** Code of the authority in the registry, if it is chosen there. */
    siruta: z.int().positive().nullable().default(null),
    isPublished: z.boolean(),
  })
  .refine(({ isPublished, description }) => !isPublished || description !== '', {
    ...whenValid('isPublished', 'description'),
    path: ['description'],
    error: 'Scrieți o descriere, sau lăsați prezentarea ca ciornă.',
  });
export type CreateAdminCommunity = z.infer<typeof createAdminCommunity>;
export const editAdminCommunity = z.strictObject({ ...adminCommunityContent.shape, version });
export type EditAdminCommunity = z.infer<typeof editAdminCommunity>;

/** `name` confirms the deletion: it is the name of the showcase. */
export const deleteCommunity = z.strictObject({
  version,
  name: upTo(200),
  reason: z.string().trim().min(1, 'Scrieți motivul.').max(2000, 'Cel mult 2.000 de caractere.'),
});
export const handOverCommunity = versioned.extend({ organisationId: id });
/** Members that can take over a showcase. */
export const communityTakers = z.object({
  items: z.array(z.object({ id, name: z.string(), county: z.string().nullable() })),
});
export const takerQuery = z.strictObject({ q: searchText });
export const keptQuery = z.strictObject({ organisation: id });
/** Showcases that the association seems to keep for a member. */
export const keptForMember = z.object({ items: z.array(party) });
/** Number of test showcases that were created or removed. */
export const testCommunities = z.object({ count: z.int() });
