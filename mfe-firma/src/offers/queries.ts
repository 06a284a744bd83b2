import type { OfferExportQuery, OfferListQuery } from '@psp/contracts/offer-list';
import { type OfferContent, type OfferView, placesOfOffer } from '@psp/contracts/offers';
import type { opportunityOperations } from '@psp/contracts/opportunity-operations';
import type { offerOperations } from '@psp/contracts/own-offer-operations';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { AREA } from '../common/area.ts';

export const api = createApi<typeof offerOperations | typeof opportunityOperations>('firma');

export const offersQuery = (filters: OfferListQuery) =>
  listQuery(api, [AREA, 'offers', filters], 'GET /offers', { query: filters });

/** What an earlier offer says. */
export const offerTextQuery = (id: string) => readQuery(api, [AREA, 'offer-text', id], 'GET /offers/:id', { id });

/** Where the rows of the list are downloaded as a file. */
export const exportHref = ({ page: _, ...shown }: OfferListQuery, format: OfferExportQuery['format']) =>
  api.href('GET /offers/export', { query: { ...shown, format } });

type Saved = Pick<OfferView, 'id' | 'version'>;

/** Makes the draft of an offer. */
export const createOffer = (id: string, content: OfferContent, idempotencyKey: string) =>
  api.call('POST /opportunities/:id/offers', { id, body: { content }, idempotencyKey });

/** Replaces the text of a draft, or of an offer that waits to be confirmed. */
export const saveOffer = ({ id, version }: Saved, content: OfferContent) =>
  api.call('PUT /offers/:id', { id, body: { version, content } });

/** Replaces the text of a submitted offer by another version. */
export const reviseOffer = ({ id, version }: Saved, content: OfferContent) =>
  api.call('POST /offers/:id/revise', { id, body: { version, content, places: placesOfOffer(content) } });

export const readOpportunity = (id: string) => api.call('GET /opportunities/:id', { id });
