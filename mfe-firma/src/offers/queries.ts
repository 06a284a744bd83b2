import type { PageOf } from '@psp/contracts/common';
import type { OfferExportQuery, OfferListItem, OfferListQuery, OfferText } from '@psp/contracts/offer-list';
import { type OfferContent, type OfferView, placesOfOffer } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { listQuery, readQuery } from '@psp/remote/reads';
import { searchString } from '@psp/remote/client';
import { AREA, api } from '../common/api.ts';

export const offersQuery = (filters: OfferListQuery) =>
  listQuery<PageOf<OfferListItem>>(api, [AREA, 'offers', filters], '/offers', filters);

/** What an earlier offer says. */
export const offerTextQuery = (id: string) => readQuery<OfferText>(api, [AREA, 'offer-text', id], `/offers/${id}`);

/** Where the rows of the list are downloaded as a file. */
export const exportHref = ({ page: _, ...shown }: OfferListQuery, format: OfferExportQuery['format']) =>
  `/api/firma/offers/export${searchString({ ...shown, format })}`;

/** Where a file of an offer is downloaded. */
export const attachmentHref = (offerId: string, fileId: string) => `/api/firma/offers/${offerId}/attachments/${fileId}`;

type Saved = Pick<OfferView, 'id' | 'version'>;

/** Where an offer is downloaded as it is stored, on paper. */
export const pdfHref = (offerId: string) => `/api/firma/offers/${offerId}/pdf`;

/** Makes the draft of an offer. */
export const createOffer = (opportunityId: string, content: OfferContent, idempotencyKey: string) =>
  api.post<OpportunityView>(`/opportunities/${opportunityId}/offers`, { content }, { idempotencyKey });

/** Replaces the text of a draft, or of an offer that waits to be confirmed. */
export const saveOffer = ({ id, version }: Saved, content: OfferContent) =>
  api.put<OpportunityView>(`/offers/${id}`, { version, content });

/** Replaces the text of a submitted offer by another version. */
export const reviseOffer = ({ id, version }: Saved, content: OfferContent) =>
  api.post<OpportunityView>(`/offers/${id}/revise`, { version, content, places: placesOfOffer(content) });

export const readOpportunity = (id: string) => api.get<OpportunityView>(`/opportunities/${id}`);

/** What is done with an offer as a whole. */
type OfferAct = 'withdraw' | 'discard';

/** Does something with an offer; answers with the opportunity's fresh view. */
export const actOnOffer = ({ id, version }: Pick<OfferView, 'id' | 'version'>, act: OfferAct) =>
  api.post<OpportunityView>(`/offers/${id}/${act}`, { version });

/** Submits an offer; `places`: how many unfilled places the sender was told of. */
export const submitOffer = ({ id, version }: Saved, places: number) =>
  api.post<OpportunityView>(`/offers/${id}/submit`, { version, places });
