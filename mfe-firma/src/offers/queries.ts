import type { PageOf } from '@psp/contracts/common';
import type { OfferContent, OfferExportQuery, OfferListItem, OfferListQuery, OfferView } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { listQuery } from '@psp/remote/reads';
import { searchString } from '@psp/remote/client';
import { AREA, api } from '../common/api.ts';

export const offersQuery = (filters: OfferListQuery) =>
  listQuery<PageOf<OfferListItem>>(api, [AREA, 'offers', filters], '/offers', filters);

/** Where the rows of the list are downloaded as a file. */
export const exportHref = ({ page: _, ...shown }: OfferListQuery, format: OfferExportQuery['format']) =>
  `/api/firma/offers/export${searchString({ ...shown, format })}`;

/** Where an offer's files are sent to, and where one is downloaded. */
export const UPLOADS = '/api/firma/uploads';
export const attachmentHref = (offerId: string, fileId: string) => `/api/firma/offers/${offerId}/attachments/${fileId}`;

/** Makes the draft of an offer. */
export const createOffer = (opportunityId: string, content: OfferContent, idempotencyKey: string) =>
  api.post<OpportunityView>(`/opportunities/${opportunityId}/offers`, { content }, { idempotencyKey });

/** Replaces the text of a draft, or of an offer that waits to be confirmed. */
export const saveOffer = (offerId: string, version: number, content: OfferContent) =>
  api.put<OpportunityView>(`/offers/${offerId}`, { version, content });

export const readOpportunity = (id: string) => api.get<OpportunityView>(`/opportunities/${id}`);

/** What is done with an offer as a whole. */
type OfferAct = 'submit' | 'withdraw' | 'discard';

/** Does something with an offer; answers with the opportunity's fresh view. */
export const actOnOffer = ({ id, version }: Pick<OfferView, 'id' | 'version'>, act: OfferAct) =>
  api.post<OpportunityView>(`/offers/${id}/${act}`, { version });
