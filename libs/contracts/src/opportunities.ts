import { z } from 'zod';
import { anyone } from './access.ts';
import { id, isoDateTime, pageOf, paging, party, searchText } from './common.ts';
import { weights } from './comparison.ts';
import { ownAnswer } from './consultations.ts';
import { REQUEST_KINDS } from './request-kinds.ts';
import { cpvView } from './cpv.ts';
import { attachmentViews } from './files.ts';
import { askedPart } from './group-parts.ts';
import { matchReasons } from './matching.ts';
import { offerView } from './offers.ts';
import { oneClickLink, oneClickPress, withToken } from './one-click.ts';
import { call, file, operations } from './operations.ts';
import { questionView } from './questions.ts';
import { adoptedFrom } from './service-requests.ts';
import { URGENCIES } from './urgencies.ts';
import { countyCode, domainSlug } from './taxonomies.ts';
import { PURCHASE_KINDS } from './thresholds.ts';
import { OPPORTUNITY_STATUSES, OPPORTUNITY_SORTS, type OpportunitySort } from './opportunity-names.ts';

const sorts = Object.keys(OPPORTUNITY_SORTS) as [OpportunitySort, ...OpportunitySort[]];

/**
 * Why a request accepts no answers any more: its deadline passed, its offers were opened early, another firm's or the firm's own offer
 * was accepted, it was cancelled, it expired, or its consultation was concluded.
 */
export const OPPORTUNITY_ENDS = ['deadline', 'opened', 'chosen', 'won', 'cancelled', 'expired', 'concluded'] as const;

export const opportunityQuery = z.strictObject({
  ...paging,
  q: searchText,
  category: domainSlug.optional(),
  county: countyCode.optional(),
  /** `ignored`: requests that the firm ignores, in any status; the other values exclude these. */
  status: z.enum([...OPPORTUNITY_STATUSES, 'ignored', 'all']).default('active'),
  kind: z.enum(REQUEST_KINDS).optional(),
  /** `suited`: in a domain of the firm, or with an invitation. */
  fit: z.enum(['suited']).optional(),
  /** Only requests that became visible to the firm after this time. */
  since: isoDateTime.optional(),
  sort: z.enum(sorts).default('fit'),
});
export type OpportunityQuery = z.infer<typeof opportunityQuery>;

export const opportunityItem = z.object({
  id,
  kind: z.enum(REQUEST_KINDS),
  number: z.string(),
  title: z.string(),
  category: domainSlug,
  excerpt: z.string(),
  countyCode: countyCode.nullable(),
  locality: z.string(),
  deadline: isoDateTime,
  budgetMin: z.number().nullable(),
  budgetMax: z.number().nullable(),
  urgency: z.enum(URGENCIES),
  status: z.enum(OPPORTUNITY_STATUSES),
  uat: z.string(),
  sentAt: isoDateTime,
  views: z.int(),
  /** Number of received offers or answers; null while they are sealed. */
  responses: z.int().nullable(),
  offerId: id.nullable(),
  /** Whether the firm's offer must be confirmed again. */
  toConfirm: z.boolean(),
  /** Null while it accepts answers. */
  end: z.object({ why: z.enum(OPPORTUNITY_ENDS), at: isoDateTime }).nullable(),
  /** Whether the firm ignores it. */
  ignored: z.boolean(),
  /** Why it matches the firm: domain, county, invitation. */
  fit: z.object({ domain: z.boolean(), county: z.boolean(), invited: z.boolean() }),
  /** All reasons for and against the match. */
  reasons: matchReasons,
});
export type OpportunityItem = z.infer<typeof opportunityItem>;

export const opportunityList = pageOf(opportunityItem);

export const opportunityView = opportunityItem.omit({ excerpt: true, uat: true }).extend({
  description: z.string(),
  /** Kind of purchase; null for requests sent before kinds were introduced. */
  purchaseKind: z.enum(PURCHASE_KINDS).nullable().optional(),
  cpv: cpvView.nullable().optional(),
  /** Published weights of the comparison, or null. */
  weights: weights.nullable().optional(),
  attachments: attachmentViews,
  adoptedFrom: adoptedFrom.nullable().optional(),
  revision: z.int(),
  uat: party.extend({ county: z.string().nullable() }),
  submissionOpen: z.boolean(),
  outcome: z.enum(['pending', 'won', 'lost', 'cancelled', 'none']),
  cancelReason: z.string().nullable(),
  questions: z.array(questionView),
  offer: offerView.nullable(),
  /** The firm's own answer to a consultation. */
  answer: ownAnswer.nullable(),
  /** The authority's conclusion of a consultation. */
  conclusion: z.string().nullable(),
  /** Confirmed parts of a group request; null for other kinds. */
  parts: z.array(askedPart).nullable(),
  actions: z.array(z.enum(['ask', 'startOffer', 'answer', 'ignore', 'restore'])),
});
export type OpportunityView = z.infer<typeof opportunityView>;

/** Stops opportunity alerts, for the holder of a mailed link. */
export const alertOperations = operations(['public'], {
  stop: call('POST /opportunity-alerts/stop', { access: anyone, body: withToken, view: z.object({}) }),
});
export const alertOneClick = operations(['public'], {
  press: call('POST /opportunity-alerts/unsubscribe', oneClickPress),
  open: file('/opportunity-alerts/unsubscribe', oneClickLink),
});
