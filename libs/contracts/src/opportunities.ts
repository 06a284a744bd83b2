import { z } from 'zod';
import { anyone } from './access.ts';
import { id, isoDateTime, pageOf, paging, party, type StatusLabel, searchText } from './common.ts';
import { weights } from './comparison.ts';
import { ownAnswer, REQUEST_KINDS } from './consultations.ts';
import { cpvView } from './cpv.ts';
import { attachmentViews } from './files.ts';
import { askedPart } from './group-parts.ts';
import { matchReasons } from './matching.ts';
import { offerView } from './offers.ts';
import { oneClickLink, oneClickPress, withToken } from './one-click.ts';
import { call, file, operations } from './operations.ts';
import { questionView } from './questions.ts';
import { URGENCIES } from './service-requests.ts';
import { countyCode, domainSlug } from './taxonomies.ts';
import { PURCHASE_KINDS } from './thresholds.ts';
import type { Errors, Labels } from './words.ts';

/** Derived from the request and the firm's own offer; not stored. */
export const OPPORTUNITY_STATUSES = ['active', 'responded', 'closed'] as const;
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number];
export const OPPORTUNITY_STATUS: Record<OpportunityStatus, StatusLabel> = {
  active: { label: 'Activ', tone: 'open' },
  responded: { label: 'Ai răspuns', tone: 'success' },
  closed: { label: 'Închis', tone: 'closed' },
};

export const OPPORTUNITY_SORTS = { fit: 'Potrivire', deadline: 'Termen', newest: 'Cele mai noi' } as const;
export type OpportunitySort = keyof typeof OPPORTUNITY_SORTS;
const sorts = Object.keys(OPPORTUNITY_SORTS) as [OpportunitySort, ...OpportunitySort[]];

/**
 * Why nobody can answer a request any more: its time is over, its authority has opened the offers before, chose another's or the
 * firm's own, took it back, let it end without a choice, or drew its conclusion from a consultation.
 */
export const OPPORTUNITY_ENDS = ['deadline', 'opened', 'chosen', 'won', 'cancelled', 'expired', 'concluded'] as const;

export const opportunityQuery = z.strictObject({
  ...paging,
  q: searchText,
  category: domainSlug.optional(),
  county: countyCode.optional(),
  /** `ignored`: what the firm ignores, in whatever state; everything else is without these. */
  status: z.enum([...OPPORTUNITY_STATUSES, 'ignored', 'all']).default('active'),
  kind: z.enum(REQUEST_KINDS).optional(),
  /** `suited`: to the firm's domains, or sent to it by invitation. */
  fit: z.enum(['suited']).optional(),
  /** Only what has come to the firm after this moment. */
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
  /** Offers or answers that came; null while they are sealed. */
  responses: z.int().nullable(),
  offerId: id.nullable(),
  /** True when the firm's offer must be confirmed again. */
  toConfirm: z.boolean(),
  /** Null while it takes answers. */
  end: z.object({ why: z.enum(OPPORTUNITY_ENDS), at: isoDateTime }).nullable(),
  /** True when the firm ignores it. */
  ignored: z.boolean(),
  /** Why it matches the firm: domain, county, invitation. */
  fit: z.object({ domain: z.boolean(), county: z.boolean(), invited: z.boolean() }),
  /** The same with all else that speaks for it or against. */
  reasons: matchReasons,
});
export type OpportunityItem = z.infer<typeof opportunityItem>;

export const opportunityList = pageOf(opportunityItem);

export const opportunityView = opportunityItem.omit({ excerpt: true, uat: true }).extend({
  description: z.string(),
  /** What is bought; null for what was sent before it was asked. */
  purchaseKind: z.enum(PURCHASE_KINDS).nullable().optional(),
  cpv: cpvView.nullable().optional(),
  /** Weights of the comparison; null when they were not announced. */
  weights: weights.nullable().optional(),
  attachments: attachmentViews,
  revision: z.int(),
  uat: party.extend({ county: z.string().nullable() }),
  submissionOpen: z.boolean(),
  outcome: z.enum(['pending', 'won', 'lost', 'cancelled', 'none']),
  cancelReason: z.string().nullable(),
  questions: z.array(questionView),
  offer: offerView.nullable(),
  /** The firm's own answer to a consultation. */
  answer: ownAnswer.nullable(),
  /** What the authority concluded from a consultation. */
  conclusion: z.string().nullable(),
  /** What each authority of a group asks for; null for one authority alone. */
  parts: z.array(askedPart).nullable(),
  actions: z.array(z.enum(['ask', 'startOffer', 'answer', 'ignore', 'restore'])),
});
export type OpportunityView = z.infer<typeof opportunityView>;

/** The end of alerts of opportunities from their mails, for whoever holds one. */
export const alertOperations = operations(['public'], {
  stop: call('POST /opportunity-alerts/stop', { access: anyone, body: withToken, view: z.object({}) }),
});
export const alertOneClick = operations(['public'], {
  press: call('POST /opportunity-alerts/unsubscribe', oneClickPress),
  open: file('/opportunity-alerts/unsubscribe', oneClickLink),
});

export const ERRORS = {
  'opportunity.begun': [409, 'Firma dvs. a început să răspundă la această solicitare, de aceea nu poate fi ignorată.'],
} as const satisfies Errors;

export const ACTS = {
  'opportunity.ignore': 'Oportunitate ignorată',
  'opportunity.restore': 'Oportunitate readusă în listă',
} satisfies Labels;
