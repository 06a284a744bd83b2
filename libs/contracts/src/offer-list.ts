import { z } from 'zod';
import { id, isoDate, isoDateTime, pageOf, paging, searchText } from './common.ts';
import { attachmentViews } from './files.ts';
import { offerContent } from './offers.ts';
import { OFFER_STATUSES, OFFER_FILTERS, OFFER_SORTS, type OfferSort } from './offer-names.ts';
import { domainSlug } from './taxonomies.ts';

const offerSorts = Object.keys(OFFER_SORTS) as [OfferSort, ...OfferSort[]];

const offersShown = {
  q: searchText,
  status: z.enum(OFFER_FILTERS).optional(),
  /** Category of the request. */
  category: domainSlug.optional(),
  /** First and last day of the last submission, inclusive, in Romania. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  sort: z.enum(offerSorts).default('updated'),
};
export const offerListQuery = z.strictObject({ ...offersShown, ...paging });
export type OfferListQuery = z.infer<typeof offerListQuery>;
/** Export of the list under the same filters. */
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

/** Content of one of the firm's offers, in any status, to start another one from. */
export const offerText = z.object({
  id,
  request: z.object({ id, number: z.string(), title: z.string() }),
  content: offerContent,
  attachments: attachmentViews,
});
export type OfferText = z.infer<typeof offerText>;
