import { z } from 'zod';
import {
  historyEntry,
  id,
  isoDate,
  isoDateTime,
  pageOf,
  paging,
  party,
  searchText,
  type StatusLabel,
  version,
} from './common.ts';
import { attachmentIds, attachmentViews } from './files.ts';
import { domainSlug } from './taxonomies.ts';

export const OFFER_STATUSES = [
  'draft',
  'submitted',
  'to_confirm',
  'withdrawn',
  'shortlisted',
  'accepted',
  'declined',
  'expired',
  'closed',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
export const OFFER_STATUS: Record<OfferStatus, StatusLabel> = {
  draft: { label: 'Ciornă', tone: 'draft' },
  submitted: { label: 'Depusă', tone: 'waiting' },
  to_confirm: { label: 'De reconfirmat', tone: 'progress' },
  withdrawn: { label: 'Retrasă', tone: 'closed' },
  shortlisted: { label: 'Preselectată', tone: 'chosen' },
  accepted: { label: 'Acceptată', tone: 'success' },
  declined: { label: 'Respinsă', tone: 'danger' },
  expired: { label: 'Expirată', tone: 'closed' },
  closed: { label: 'Închisă', tone: 'neutral' },
};

export const OFFER_ACTIONS = [
  'edit',
  'discard',
  'submit',
  'withdraw',
  'shortlist',
  'accept',
  'decline',
  'reconfirm',
  'expire',
  'close',
] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** VAT rates in Romania since 1 August 2025 (Legea 141/2025), in percent: standard, reduced, zero. */
export const VAT_RATES = [21, 11, 0] as const;

/** A price in lei without VAT. */
export const priceInLei = z
  .number('Scrieți prețul în cifre, de exemplu 15.000.')
  .min(0.01, 'Prețul trebuie să fie mai mare decât zero.')
  .multipleOf(0.01, 'Scrieți cel mult două zecimale.')
  .max(999_999_999_999, 'Prețul este prea mare.');

export const offerContent = z.strictObject({
  price: priceInLei.nullable(),
  vatRate: z
    .number('Alegeți cota de TVA.')
    .refine((rate) => VAT_RATES.some((known) => known === rate), 'Alegeți cota de TVA.'),
  deliveryDays: z
    .int('Introduceți un număr întreg de zile.')
    .min(1, 'Introduceți cel puțin o zi.')
    .max(3650, 'Cel mult 3.650 de zile.')
    .nullable(),
  validUntil: isoDate.nullable(),
  method: z.string().trim().max(20_000, 'Metoda poate avea cel mult 20.000 de caractere.'),
  team: z.string().trim().max(5000, 'Echipa poate avea cel mult 5.000 de caractere.'),
  attachments: attachmentIds,
});
export type OfferContent = z.infer<typeof offerContent>;

export const startOffer = z.strictObject({ content: offerContent });
export const saveOffer = z.strictObject({ version, content: offerContent });

/** An offer in the comparison. Prices in lei; `priceWithVat` is rounded to bani by the database. */
export const offerComparisonItem = z.object({
  id,
  version,
  status: z.enum(OFFER_STATUSES),
  firma: party.extend({
    county: z.string().nullable(),
    locality: z.string(),
    verified: z.boolean(),
    suspended: z.boolean(),
  }),
  price: z.number(),
  vatRate: z.number(),
  priceWithVat: z.number(),
  deliveryDays: z.int(),
  validUntil: isoDate,
  method: z.string(),
  team: z.string(),
  attachments: attachmentViews,
  rating: z.number().nullable(),
  reviewCount: z.int(),
  completedProjects: z.int(),
  /** The authority's mark of the method, 0 to 10. */
  methodMark: z.int().nullable(),
  submittedAt: isoDateTime,
  /** Why it was declined, or ended without a decision. */
  declineReason: z.string().nullable(),
  /** Why it was accepted. */
  acceptReason: z.string().nullable(),
  actions: z.array(z.enum(OFFER_ACTIONS)),
});
export type OfferComparisonItem = z.infer<typeof offerComparisonItem>;

const decisionReason = z.string().trim().max(2000, 'Motivul poate avea cel mult 2.000 de caractere.');

/** Pages of the release before send neither `reason`, `declineReasons` nor `requestVersion`. */
export const acceptOffer = z.strictObject({
  version,
  /** Why this offer: its firm reads it. */
  reason: decisionReason.min(1, 'Scrieți motivul alegerii.').optional(),
  /** Sent to the other firms that offered and have no reason of their own. */
  declineReason: decisionReason.default(''),
  /** A reason for each of the other firms. */
  declineReasons: z
    .array(z.strictObject({ offerId: id, reason: decisionReason }))
    .max(1000)
    .optional(),
  /** The version of the request whose comparison the reasons speak of. */
  requestVersion: version.optional(),
});
export type AcceptOffer = z.infer<typeof acceptOffer>;

/** `open`: those that have not ended, drafts among them; `decided`: those that were accepted or declined. */
export const OFFER_FILTERS = [...OFFER_STATUSES, 'open', 'decided'] as const;
export type OfferFilter = (typeof OFFER_FILTERS)[number];
export const OFFER_SORTS = {
  updated: 'Ultima modificare',
  deadline: 'Termen',
  price: 'Preț',
  title: 'Titlu',
} as const;
export type OfferSort = keyof typeof OFFER_SORTS;
const offerSorts = Object.keys(OFFER_SORTS) as [OfferSort, ...OfferSort[]];

const offersShown = {
  q: searchText,
  status: z.enum(OFFER_FILTERS).optional(),
  /** Of the request. */
  category: domainSlug.optional(),
  /** Days of Romania between which the offer was submitted last, both among them. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  sort: z.enum(offerSorts).default('updated'),
};
export const offerListQuery = z.strictObject({ ...paging, ...offersShown });
export type OfferListQuery = z.infer<typeof offerListQuery>;
/** The rows of the list under the same filters, as a file. */
export const offerExportQuery = z.strictObject({ ...offersShown, format: z.enum(['csv', 'xlsx']) });
export type OfferExportQuery = z.infer<typeof offerExportQuery>;
export const offerListItem = z.object({
  id,
  status: z.enum(OFFER_STATUSES),
  request: z.object({ id, number: z.string(), title: z.string(), uat: z.string(), deadline: isoDateTime }),
  price: z.number().nullable(),
  updatedAt: isoDateTime,
  submittedAt: isoDateTime.nullable(),
  projectId: id.nullable(),
});
export type OfferListItem = z.infer<typeof offerListItem>;
export const offerList = pageOf(offerListItem);

/** The firm's view of its offer. */
export const offerView = z.object({
  id,
  version,
  status: z.enum(OFFER_STATUSES),
  content: offerContent,
  attachments: attachmentViews,
  requestRevision: z.int(),
  submittedAt: isoDateTime.nullable(),
  decidedAt: isoDateTime.nullable(),
  /** Why it was declined, or ended without a decision. */
  declineReason: z.string().nullable(),
  /** Why it was accepted. */
  acceptReason: z.string().nullable(),
  projectId: id.nullable(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(OFFER_ACTIONS)),
});
export type OfferView = z.infer<typeof offerView>;
