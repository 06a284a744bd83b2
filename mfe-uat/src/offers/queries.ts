import type { openedOfferOperations } from '@psp/contracts/service-request-operations';
import type { RequestView } from '@psp/contracts/service-requests';
import type { openedUnansweredOperations } from '@psp/contracts/unanswered';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

/** Client of the opened offers. A decision about an offer returns the updated view of its request. */
export const offers = createApi<typeof openedOfferOperations | typeof openedUnansweredOperations>('uat');

/** What the opened offers leave unanswered. */
export const unansweredQuery = ({ id }: Pick<RequestView, 'id'>) =>
  readQuery(offers, ['uat', 'unanswered', id], 'GET /service-requests/:id/unanswered', { id });
