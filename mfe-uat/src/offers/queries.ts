import type { RequestView } from '@psp/contracts/service-requests';
import { api } from '../common/api.ts';

const act = (offerId: string, action: string, body: object) =>
  api.post<RequestView>(`/offers/${offerId}/${action}`, body);

/** Decisions about an offer; each answers with the fresh view of its request. */
export const offerActions = {
  shortlist: (offerId: string, version: number) => act(offerId, 'shortlist', { version }),
  /** `declineReason` goes to every other firm; '' when there is none. */
  accept: (offerId: string, version: number, declineReason: string) =>
    act(offerId, 'accept', { version, declineReason }),
  decline: (offerId: string, version: number, reason: string) => act(offerId, 'decline', { version, reason }),
};
