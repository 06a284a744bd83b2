import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDate, isoDateTime, pageOf, paging, searchText, versioned } from './common.ts';
import { attachmentViews } from './files.ts';
import { OFFER_STATUSES, offerContent, reviseOffer, saveOffer, submitOffer } from './offers.ts';
import { act, file, operations, read } from './operations.ts';
import { opportunityView } from './opportunities.ts';
import { domainSlug } from './taxonomies.ts';

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

/** What one of the firm's own offers says, whatever became of it: to begin another from. */
export const offerText = z.object({
  id,
  request: z.object({ id, number: z.string(), title: z.string() }),
  content: offerContent,
  attachments: attachmentViews,
});
export type OfferText = z.infer<typeof offerText>;

const step = { access: editors, view: opportunityView };
/** A firm's own offers. */
export const offerOperations = operations(['firma'], {
  list: read('/offers', { access: viewers, query: offerListQuery, view: offerList }),
  export: file('/offers/export', { access: viewers, query: offerExportQuery }),
  text: read('/offers/:id', { access: viewers, view: offerText }),
  pdf: file('/offers/:id/pdf', { access: viewers }),
  attachment: file('/offers/:id/attachments/:fileId', { access: viewers }),
  save: act('offer.edit', 'PUT /offers/:id', { ...step, body: saveOffer }),
  submit: act('offer.submit', 'POST /offers/:id/submit', { ...step, body: submitOffer }),
  revise: act('offer.revise', 'POST /offers/:id/revise', { ...step, body: reviseOffer }),
  withdraw: act('offer.withdraw', 'POST /offers/:id/withdraw', { ...step, body: versioned }),
  discard: act('offer.discard', 'POST /offers/:id/discard', { ...step, body: versioned }),
});
