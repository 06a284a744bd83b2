import type { cpvOperations } from '@psp/contracts/cpv';
import { createApi } from '@psp/remote/api';
import { listQuery } from '@psp/remote/queries';

/** Query of the codes that match a text. */
export const cpvQuery = (area: 'uat' | 'firma', q: string) =>
  listQuery(createApi<typeof cpvOperations>(area), [area, 'cpv', q], 'GET /cpv-codes', { query: { q } });
