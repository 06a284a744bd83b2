import type { OfferExportQuery, OfferListQuery } from '@psp/contracts/offer-list';
import { type OfferContent, type OfferView, placesOfOffer } from '@psp/contracts/offers';
import type { opportunityOperations } from '@psp/contracts/opportunity-operations';
import type { offerOperations } from '@psp/contracts/own-offer-operations';
import type { ownUnansweredOperations } from '@psp/contracts/unanswered';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { AREA } from '../common/area.ts';

export const api = createApi<typeof offerOperations | typeof opportunityOperations | typeof ownUnansweredOperations>(
  'firma',
);

export const offersQuery = (filters: OfferListQuery) =>
  listQuery(api, [AREA, 'offers', filters], 'GET /offers', { query: filters });

/** The content of an earlier offer. */
export const offerTextQuery = (id: string) => readQuery(api, [AREA, 'offer-text', id], 'GET /offers/:id', { id });

/** Download address of the filtered list. */
export const exportHref = ({ page: _, ...shown }: OfferListQuery, format: OfferExportQuery['format']) =>
  api.href('GET /offers/export', { query: { ...shown, format } });

type Saved = Pick<OfferView, 'id' | 'version'>;

/** Creates the draft of an offer. */
export const createOffer = (id: string, content: OfferContent, idempotencyKey: string) =>
  api.call('POST /opportunities/:id/offers', { id, body: { content }, idempotencyKey });

/** Replaces the content of a draft, or of an offer to be reconfirmed. */
export const saveOffer = ({ id, version }: Saved, content: OfferContent) =>
  api.call('PUT /offers/:id', { id, body: { version, content } });

/** Submits a new version of a submitted offer. */
export const reviseOffer = ({ id, version }: Saved, content: OfferContent) =>
  api.call('POST /offers/:id/revise', { id, body: { version, content, places: placesOfOffer(content) } });

export const readOpportunity = (id: string) => api.call('GET /opportunities/:id', { id });
