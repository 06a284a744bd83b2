import { z } from 'zod';
import { historyEntry, id, isoDate, isoDateTime, pageOf, paging, party, searchText, version } from './common.ts';
import { adminRequestItem, REPORTED_OUTCOMES, REQUEST_OUTCOMES } from './dashboards.ts';
import { attachmentViews } from './files.ts';
import { OFFER_STATUSES, type OfferStatus } from './offer-names.ts';
import { projectListItem } from './project-list.ts';
import { PROJECT_STATUSES } from './project-statuses.ts';
import { REQUEST_STATUSES } from './service-requests.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

const AMOUNT_MAX = 999_999_999_999;
const amount = z.coerce.number().int().min(0).max(AMOUNT_MAX).optional();

/* Filters that the association's lists of requests, projects and offers share. */
const shared = {
  q: searchText,
  /** County of the request. */
  county: countyCode.optional(),
  category: domainSlug.optional(),
  authority: id.optional(),
  /** Only firms that the authority of the request may know: of opened offers and of projects. */
  firm: id.optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** Lei: the budget of a request, the price of an opened offer or of a project. */
  min: amount,
  max: amount,
  /** `yes`: only what is past its deadline and waits for somebody. */
  overdue: z.enum(['yes']).optional(),
};

const FORMATS = { format: z.enum(['csv', 'xlsx']) };
/** Filters of a list, without page and format. */
type FiltersOf<Query> = Omit<Query, 'page'>;

export const REQUEST_ORDERS = ['newest', 'deadline'] as const;
export type RequestOrder = (typeof REQUEST_ORDERS)[number];
/** `offers`: requests for offers, also of a group; `consultation`: market consultations. */
export const REQUESTED_KINDS = ['offers', 'consultation'] as const;
export type RequestedKind = (typeof REQUESTED_KINDS)[number];
const requestFilters = {
  ...shared,
  outcome: z.enum([...REQUEST_OUTCOMES, ...REPORTED_OUTCOMES]).optional(),
  kind: z.enum(REQUESTED_KINDS).optional(),
  status: z.enum(REQUEST_STATUSES).optional(),
  sort: z.enum(REQUEST_ORDERS).default('newest'),
};
export const overseenRequestQuery = z.strictObject({ ...paging, ...requestFilters });
export type OverseenRequestQuery = z.infer<typeof overseenRequestQuery>;
export type OverseenRequestFilters = FiltersOf<OverseenRequestQuery>;
export const overseenRequestExport = z.strictObject({ ...requestFilters, ...FORMATS });

export const PROJECT_ORDERS = ['touched', 'due'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];
/** `active`: neither completed nor stopped; `stopped`: ended with its request. */
export const OVERSEEN_PROJECT_STATES = ['active', ...PROJECT_STATUSES, 'stopped'] as const;
export type OverseenProjectState = (typeof OVERSEEN_PROJECT_STATES)[number];
const projectFilters = {
  ...shared,
  status: z.enum(OVERSEEN_PROJECT_STATES).optional(),
  sort: z.enum(PROJECT_ORDERS).default('touched'),
};
export const overseenProjectQuery = z.strictObject({ ...paging, ...projectFilters });
export type OverseenProjectQuery = z.infer<typeof overseenProjectQuery>;
export type OverseenProjectFilters = FiltersOf<OverseenProjectQuery>;
export const overseenProjectExport = z.strictObject({ ...projectFilters, ...FORMATS });

/** Statuses of offers that an authority may read, and with it the association. */
export const OPENED_STATUSES = [
  'submitted',
  'shortlisted',
  'accepted',
  'declined',
  'expired',
  'closed',
] as const satisfies readonly OfferStatus[];
export const OFFER_ORDERS = ['opened', 'price'] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];
const offerFilters = {
  ...shared,
  status: z.enum(OPENED_STATUSES).optional(),
  sort: z.enum(OFFER_ORDERS).default('opened'),
};
export const overseenOfferQuery = z.strictObject({ ...paging, ...offerFilters });
export type OverseenOfferQuery = z.infer<typeof overseenOfferQuery>;
export type OverseenOfferFilters = FiltersOf<OverseenOfferQuery>;
export const overseenOfferExport = z.strictObject({ ...offerFilters, ...FORMATS });

/** Names of what the filters `authority` and `firm` select; null for an unknown one. */
const chosen = z.object({ authority: z.string().nullable(), firm: z.string().nullable() });
export type ChosenParties = z.infer<typeof chosen>;

export const overseenRequest = adminRequestItem.extend({
  deadline: isoDateTime.nullable(),
  countyCode: countyCode.nullable(),
  budget: z.number().nullable(),
  isOverdue: z.boolean(),
});
export type OverseenRequest = z.infer<typeof overseenRequest>;
export const overseenRequestList = pageOf(overseenRequest).extend({ chosen });

export const overseenProject = projectListItem.extend({ price: z.number().nullable(), isOverdue: z.boolean() });
export type OverseenProject = z.infer<typeof overseenProject>;
export const overseenProjectList = pageOf(overseenProject).extend({ chosen });

export const overseenOffer = z.object({
  id,
  status: z.enum(OFFER_STATUSES),
  request: z.object({ id, number: z.string(), title: z.string() }),
  uat: party,
  firma: party,
  price: z.number().nullable(),
  submittedAt: isoDateTime.nullable(),
  openedAt: isoDateTime,
  isOverdue: z.boolean(),
});
export type OverseenOffer = z.infer<typeof overseenOffer>;
export const overseenOfferList = pageOf(overseenOffer).extend({ chosen });

const entries = z.array(historyEntry.extend({ entity: z.string(), traceId: z.string().nullable() }));
export type OverseenEntry = z.infer<typeof entries>[number];

/** Acts of the association on a request. */
export const OVERSEEN_REQUEST_ACTIONS = ['cancel', 'remind', 'remindFirms'] as const;
export const overseenRequestView = z.object({
  request: overseenRequest.extend({
    version,
    authority: party,
    attachments: attachmentViews,
    openedAt: isoDateTime.nullable(),
    cancelReason: z.string().nullable(),
    project: z.object({ id, firma: party }).nullable(),
    actions: z.array(z.enum(OVERSEEN_REQUEST_ACTIONS)),
  }),
  entries,
});
export type OverseenRequestView = z.infer<typeof overseenRequestView>;

export const OVERSEEN_PROJECT_ACTIONS = ['cancel', 'remind'] as const;
export const overseenProjectView = overseenProject.extend({
  version,
  request: z.object({ id, number: z.string() }),
  offerId: id,
  createdAt: isoDateTime,
  completedAt: isoDateTime.nullable(),
  stopReason: z.string().nullable(),
  /** Side that has to act next; null for a project that has ended. */
  acts: z.enum(['uat', 'firma']).nullable(),
  actions: z.array(z.enum(OVERSEEN_PROJECT_ACTIONS)),
  entries,
});
export type OverseenProjectView = z.infer<typeof overseenProjectView>;

export const overseenOfferView = overseenOffer.extend({
  priceWithVat: z.number().nullable(),
  deliveryDays: z.int().nullable(),
  validUntil: isoDate.nullable(),
  decidedAt: isoDateTime.nullable(),
  reason: z.string().nullable(),
  projectId: id.nullable(),
  entries,
});
export type OverseenOfferView = z.infer<typeof overseenOfferView>;

export const REMINDER_MAX = 1000;
/** A reminder by the association, with its own words. */
export const sendReminder = z.strictObject({
  version,
  text: z.string().trim().min(1, 'Scrieți textul.').max(REMINDER_MAX, 'Textul poate avea cel mult 1.000 de caractere.'),
});
