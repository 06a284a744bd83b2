import type { ServiceRequest } from '../service-requests/service-request.entity.ts';
import type { OfferedRequest } from './transitions.ts';

/** State of a request at `now`, as far as its offers depend on it. */
export const offeredRequest = (request: ServiceRequest, now: Date): OfferedRequest => ({
  organisationId: request.organisationId,
  revision: request.revision,
  deadline: request.deadline ?? null,
  open: request.isOpenForOffers(now),
  opened: request.openedAt != null && request.status === 'sent',
});
