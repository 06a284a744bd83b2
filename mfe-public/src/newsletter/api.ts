import type { publicNewsletterOperations } from '@psp/contracts/newsletter';
import { createApi } from '@psp/remote/api';

/** The newsletter, for whoever holds one of its mails. */
export const newsletter = createApi<typeof publicNewsletterOperations>('public');
