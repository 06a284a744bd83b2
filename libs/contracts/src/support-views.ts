import { z } from 'zod';
import { editors, owners, viewers } from './access.ts';
import {
  id,
  isoDate,
  isoDateTime,
  ORGANISATION_STATUSES,
  pageOf,
  paging,
  party,
  ROLES,
  version,
  versioned,
} from './common.ts';
import { COMMUNITY_STATUSES } from './communities.ts';
import { COMPLETED_PARTS, LACKS } from './company-lacks.ts';
import { REQUEST_KINDS } from './request-kinds.ts';
import { LIMIT_NAMES } from './limit-names.ts';
import { CONVERSATION_STATUSES } from './messages.ts';
import { eventChoice } from './notification-choices.ts';
import { OFFER_STATUSES } from './offer-names.ts';
import { act, operations, read } from './operations.ts';
import { overseenOfferList } from './overseen.ts';
import { todo } from './own-dashboards.ts';
import { MEMBER_PACKAGES, STANDINGS } from './package-names.ts';
import { projectList } from './project-list.ts';
import { requestList } from './service-request-list.ts';
import { SUPPORT_REASON_LEAST, SUPPORT_REASON_MOST, SUPPORT_SECTION_NAMES } from './support-view-names.ts';
import { domainSlug } from './taxonomies.ts';

/* What an administrator saw of an organisation, and why. */
const shown = {
  id,
  by: z.string(),
  reason: z.string(),
  openedAt: isoDateTime,
  /** When it ended, or ends by itself. */
  endsAt: isoDateTime,
  isOpen: z.boolean(),
  /** Sections that were read, in the order of the first reading. */
  sections: z.array(z.enum(SUPPORT_SECTION_NAMES)),
};

export const supportView = z.object({ ...shown, version });
export type SupportView = z.infer<typeof supportView>;

/** The support views of an organisation, for the association. */
export const supportViews = z.object({
  organisation: party.extend({ kind: z.enum(['uat', 'firma']), status: z.enum(ORGANISATION_STATUSES) }),
  canOpen: z.boolean(),
  /** The reader's own open view. */
  open: supportView.nullable(),
  /** The newest ones, open ones of others among them. */
  items: z.array(supportView),
});
export type SupportViews = z.infer<typeof supportViews>;

/** The newest support views of the reader's organisation. */
export const ownSupportViews = z.object({ items: z.array(z.object(shown)) });
export type OwnSupportViews = z.infer<typeof ownSupportViews>;
export type ShownSupportView = OwnSupportViews['items'][number];

export const openSupportView = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(SUPPORT_REASON_LEAST, `Scrieți motivul în cel puțin ${SUPPORT_REASON_LEAST} caractere.`)
    .max(SUPPORT_REASON_MOST, `Motivul poate avea cel mult ${SUPPORT_REASON_MOST} de caractere.`),
});

/** To-dos and figures; a figure that the organisation's kind does not have is null. Offers count once they are opened. */
export const supportDashboard = z.object({
  todos: z.array(todo),
  figures: z.object({
    requests: z.int().nullable(),
    drafts: z.int().nullable(),
    matching: z.int().nullable(),
    activeProjects: z.int(),
    completedProjects: z.int(),
    rating: z.number().nullable(),
    reviewCount: z.int(),
  }),
  /** A firm's opened offers by state. */
  offers: z.array(z.object({ status: z.enum(OFFER_STATUSES), offers: z.int() })),
});
export type SupportDashboard = z.infer<typeof supportDashboard>;

/** Requests that were sent; of drafts only their number. */
export const supportRequests = requestList.extend({ drafts: z.int() });
export type SupportRequests = z.infer<typeof supportRequests>;

/** Opportunities without what tells of a sealed offer of the firm. */
export const supportOpportunities = pageOf(
  z.object({
    ...{ id, kind: z.enum(REQUEST_KINDS), number: z.string(), title: z.string(), category: domainSlug },
    ...{ uat: z.string(), sentAt: isoDateTime, deadline: isoDateTime },
    status: z.enum(['active', 'closed']),
  }),
);
export type SupportOpportunities = z.infer<typeof supportOpportunities>;

/** Conversations without their texts. `unread`: messages of the other side that nobody of the organisation has read. */
export const supportConversations = pageOf(
  z.object({
    ...{ id, status: z.enum(CONVERSATION_STATUSES), other: party, subject: z.string(), number: z.string().nullable() },
    ...{ unread: z.int(), lastAt: isoDateTime },
  }),
);
export type SupportConversations = z.infer<typeof supportConversations>;

const member = { id, displayName: z.string(), role: z.enum(ROLES) };
export const supportMembers = z.object({
  members: z.array(
    z.object({ ...member, position: z.string(), isSuspended: z.boolean(), lastSeenAt: isoDateTime.nullable() }),
  ),
});
export type SupportMembers = z.infer<typeof supportMembers>;

/** Mail and notifications of each member: how many events at each time, and the choices that differ from the standard. */
export const supportNotifications = z.object({
  members: z.array(
    z.object({
      ...member,
      mail: z.object({ now: z.int(), daily: z.int(), weekly: z.int(), off: z.int() }),
      changed: z.array(eventChoice.pick({ event: true, label: true, mail: true, inPortal: true })),
    }),
  ),
});
export type SupportNotifications = z.infer<typeof supportNotifications>;

export const supportPackage = z.object({
  package: z.enum(MEMBER_PACKAGES).nullable(),
  standing: z.enum(STANDINGS),
  startsOn: isoDate.nullable(),
  endsOn: isoDate.nullable(),
  /** What the parts of a firm's profile lack, empty where nothing; none for an authority. */
  profile: z.array(
    z.object({
      part: z.enum(COMPLETED_PARTS),
      lacks: z.array(z.object({ what: z.enum(LACKS), count: z.int() })),
    }),
  ),
  /** State of an authority's showcase; null without one, and for a firm. */
  community: z.enum(COMMUNITY_STATUSES).nullable(),
});
export type SupportPackage = z.infer<typeof supportPackage>;

/** Limits that apply to the organisation or to each member who acts for it alone, of which the highest number counts. */
export const supportLimits = z.object({
  items: z.array(z.object({ limit: z.enum(LIMIT_NAMES), used: z.int(), times: z.int() })),
});
export type SupportLimits = z.infer<typeof supportLimits>;

export const supportPage = z.strictObject(paging);

const changed = { access: editors, view: supportViews };
/** What an organisation sees, read by the association for support: the sections answer while the reader's view is open. */
export const supportViewOperations = operations(['admin'], {
  ofOrganisation: read('/organisations/:id/support-views', { access: viewers, view: supportViews }),
  open: act('support-view.open', 'POST /organisations/:id/support-views', {
    ...{ ...changed, body: openSupportView },
    on: 'organisation',
  }),
  end: act('support-view.end', 'POST /support-views/:id/end', { ...changed, body: versioned }),
  dashboard: read('/organisations/:id/support-view/dashboard', { access: editors, view: supportDashboard }),
  requests: read('/organisations/:id/support-view/requests', {
    ...{ access: editors, query: supportPage, view: supportRequests },
  }),
  opportunities: read('/organisations/:id/support-view/opportunities', {
    ...{ access: editors, query: supportPage, view: supportOpportunities },
  }),
  offers: read('/organisations/:id/support-view/offers', {
    ...{ access: editors, query: supportPage, view: overseenOfferList },
  }),
  projects: read('/organisations/:id/support-view/projects', {
    ...{ access: editors, query: supportPage, view: projectList },
  }),
  conversations: read('/organisations/:id/support-view/conversations', {
    ...{ access: editors, query: supportPage, view: supportConversations },
  }),
  members: read('/organisations/:id/support-view/members', { access: editors, view: supportMembers }),
  notifications: read('/organisations/:id/support-view/notifications', { access: editors, view: supportNotifications }),
  package: read('/organisations/:id/support-view/package', { access: editors, view: supportPackage }),
  limits: read('/organisations/:id/support-view/limits', { access: editors, view: supportLimits }),
});

/** Support views of the reader's organisation, for its owners. */
export const ownSupportViewOperations = operations(['uat', 'firma'], {
  list: read('/support-views', { access: owners, view: ownSupportViews }),
});
