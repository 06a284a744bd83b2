import { z } from 'zod';
import { historyEntry, id, isoDate, isoDateTime, party, version } from './common.ts';
import { offerPoints } from './comparison.ts';
import { attachmentIds, attachmentViews } from './files.ts';
import { offerLine, offerLines } from './offer-lines.ts';
import { placesInAll } from './places.ts';
import { priceInLei } from './prices.ts';
import { isVatRate } from './vat-rates.ts';
import { whenValid } from './when-valid.ts';
import { OFFER_STATUSES } from './offer-names.ts';

export const OFFER_ACTIONS = [
  'edit',
  'discard',
  'submit',
  'revise',
  'withdraw',
  'shortlist',
  'accept',
  'decline',
  'reconfirm',
  'expire',
  'close',
] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

const content = z.strictObject({
  /** For an offer with lines, their sum; a sent value is ignored. */
  price: priceInLei.nullable(),
  /** For an offer with lines, their effective rate, with two decimals. */
  vatRate: z.number('Alegeți cota de TVA.').min(0).max(100),
  deliveryDays: z
    .int('Introduceți un număr întreg de zile.')
    .min(1, 'Introduceți cel puțin o zi.')
    .max(3650, 'Cel mult 3.650 de zile.')
    .nullable(),
  validUntil: isoDate.nullable(),
  method: z.string().trim().max(20_000, 'Metoda poate avea cel mult 20.000 de caractere.'),
  team: z.string().trim().max(5000, 'Echipa poate avea cel mult 5.000 de caractere.'),
  attachments: attachmentIds,
  /** Empty for a single price and rate. Absent in offers written before lines were introduced. */
  lines: offerLines.optional(),
});
/** Content of an offer; without lines, its VAT rate must be a legal one. */
export const offerContent = content.superRefine(
  ({ lines, vatRate: rate }, { addIssue }) => {
    if (!lines?.length && !isVatRate(rate))
      addIssue({ code: 'custom', path: ['vatRate'], message: 'Alegeți cota de TVA.' });
  },
  whenValid('lines', 'vatRate'),
);
export type OfferContent = z.infer<typeof offerContent>;

export const startOffer = z.strictObject({ content: offerContent });
export const saveOffer = z.strictObject({ version, content: offerContent });

/** Number of unfilled places in an offer's texts. */
export const placesOfOffer = ({ method, team }: Pick<OfferContent, 'method' | 'team'>): number =>
  placesInAll(method, team);
/** Number of unfilled places that the sender confirmed; absent from pages of the previous release. */
const places = z.int().min(0).optional();
export const submitOffer = z.strictObject({ version, places });
export const reviseOffer = saveOffer.extend({ places });

/** An offer in the comparison. Prices in lei; `priceWithVat` is summed by line if it has lines. */
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
  /** Null for a single price. */
  lines: z.array(offerLine).nullable(),
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
  /** Reason why it was declined or ended without a decision. */
  declineReason: z.string().nullable(),
  /** Reason why it was accepted. */
  acceptReason: z.string().nullable(),
  actions: z.array(z.enum(OFFER_ACTIONS)),
});
export type OfferComparisonItem = z.infer<typeof offerComparisonItem>;

const decisionReason = z.string().trim().max(2000, 'Motivul poate avea cel mult 2.000 de caractere.');

export const acceptOffer = z.strictObject({
  version,
  /** Reason of the choice, shown to the firm. */
  reason: decisionReason.min(1, 'Scrieți motivul alegerii.').optional(),
  /** Reason for all other firms without one in `declineReasons`. */
  declineReason: decisionReason.default(''),
  /** Reasons by offer. */
  declineReasons: z
    .array(z.strictObject({ offerId: id, reason: decisionReason }))
    .max(1000)
    .optional(),
  /** Version of the request whose comparison the person read. */
  requestVersion: version.optional(),
});
export type AcceptOffer = z.infer<typeof acceptOffer>;

const offerVersion = z.object({
  submittedAt: isoDateTime,
  content: offerContent,
  /** Names of its files. */
  files: z.array(z.string()),
});

/** Rank of an offer among the opened ones, without names. Prices in lei without VAT. */
const offerStanding = z.object({
  /** Rank by price, lowest first; equal prices share a place. */
  place: z.int(),
  of: z.int(),
  /** Lowest price of the other offers; null if they are too few to hide the price of one. */
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
});

/** The firm's view of its offer. */
export const offerView = z.object({
  id,
  version,
  status: z.enum(OFFER_STATUSES),
  /** Content without lines. */
  content,
  lines: z.array(offerLine).optional(),
  attachments: attachmentViews,
  requestRevision: z.int(),
  submittedAt: isoDateTime.nullable(),
  decidedAt: isoDateTime.nullable(),
  /** Reason why it was declined or ended without a decision. */
  declineReason: z.string().nullable(),
  /** Reason why it was accepted. */
  acceptReason: z.string().nullable(),
  projectId: id.nullable(),
  /** Null until an offer is accepted. */
  standing: offerStanding.nullable(),
  /** Null until an offer is accepted, or the request ends after a rating; absent from services of the previous release. */
  points: offerPoints.nullable().optional(),
  /** Earlier submitted contents, newest first. */
  versions: z.array(offerVersion),
  history: z.array(historyEntry),
  actions: z.array(z.enum(OFFER_ACTIONS)),
});
export type OfferView = z.infer<typeof offerView>;
