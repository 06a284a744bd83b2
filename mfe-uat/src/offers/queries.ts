import type { openedOfferOperations } from '@psp/contracts/service-request-operations';
import { createApi } from '@psp/remote/api';

/** Client of the opened offers. A decision about an offer returns the updated view of its request. */
export const offers = createApi<typeof openedOfferOperations>('uat');
