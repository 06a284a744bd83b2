import type { publicNewsletterOperations } from '@psp/contracts/newsletter';
import { createApi } from '@psp/remote/api';

/** Client for newsletter operations, which are authorised by the token of a mail. */
export const newsletter = createApi<typeof publicNewsletterOperations>('public');
