import type { workConfirmationOperations } from '@psp/contracts/work-confirmations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export const confirmations = createApi<typeof workConfirmationOperations>('uat');

/** What a firm asks to be confirmed; the key is the secret of a link, or an id. */
export const confirmationQuery = (key: string) =>
  readQuery(confirmations, ['uat', 'work-confirmations', key], 'GET /work-confirmations/:key', { key });
