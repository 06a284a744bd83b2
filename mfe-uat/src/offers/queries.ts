import type { openedOfferOperations } from '@psp/contracts/service-request-operations';
import { createApi } from '@psp/remote/api';

/** Offers that were opened; decisions about one answer with the fresh view of its request. */
export const offers = createApi<typeof openedOfferOperations>('uat');
