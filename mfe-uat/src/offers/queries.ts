import type { AcceptOffer } from '@psp/contracts/offers';
import type { RequestView } from '@psp/contracts/service-requests';
import { api } from '../common/api.ts';

const act = (offerId: string, action: string, body: object) =>
  api.post<RequestView>(`/offers/${offerId}/${action}`, body);

/** Where a file of an opened offer is downloaded. */
export const attachmentHref = (offerId: string, fileId: string) => `/api/uat/offers/${offerId}/attachments/${fileId}`;

/** Decisions about an offer; each answers with the fresh view of its request. */
export const offerActions = {
  shortlist: (offerId: string, version: number) => act(offerId, 'shortlist', { version }),
  accept: (offerId: string, body: Partial<AcceptOffer> & { version: number }) => act(offerId, 'accept', body),
  decline: (offerId: string, version: number, reason: string) => act(offerId, 'decline', { version, reason }),
};
